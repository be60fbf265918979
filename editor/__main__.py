"""What `make run` does until there is a window: check, export and show a sample."""

import sys
from pathlib import Path

import click

from .cli import commands

SAMPLE = "hex-zones"


def main() -> None:
    """Check all samples, then export and show one of them, saying each command."""
    from hullwright.samples import HERE, maps

    first = next(path for path in maps() if path.parent.name == SAMPLE)
    output = Path("out") / first.name
    output.parent.mkdir(exist_ok=True)
    click.secho(
        "There is no window yet: checking, exporting and showing a sample instead.\n", dim=True
    )
    for arguments in (
        ["check", "--no-hints", str(HERE)],
        ["export", str(first), "-o", str(output)],
        ["show", str(first)],
    ):
        click.secho(f"$ hullwright {' '.join(arguments)}", bold=True)
        try:
            commands.main(arguments, standalone_mode=True)
        except SystemExit as end:
            if end.code:
                sys.exit(end.code)
        click.echo()


if __name__ == "__main__":
    main()
