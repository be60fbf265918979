"""`hullwright docs`: print a page of the manual or of the documentation."""

from collections.abc import Sequence

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..drawing.terminal_style import style
from ..shell.docs_shelf import shelf
from .printing import echo, echo_lines
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("page", required=False)
@click.option("--path", "as_path", is_flag=True, help="Print where its file is instead.")
def docs(page: str | None, as_path: bool) -> None:
    """Print a page of the manual, or of the documentation for programmers, which is in English.

    Without PAGE, the pages are listed. The window has them in its Help menu.
    """
    from hullwright.docs import HERE

    if page is None:
        echo(str(HERE)) if as_path else _list()
        return
    known = shelf()
    if page not in known:
        raise HullwrightError(_unknown(page, list(known)))
    if as_path:
        echo(str(known[page].path))
    else:
        echo_lines(known[page].path.read_text("utf-8").rstrip())


def _list() -> None:
    known = shelf()
    width = max(map(len, known))
    for name, each in known.items():
        echo(f"{style(f'{name:<{width}}', bold=True)}  {each.title}")


def _unknown(page: str, known: Sequence[str]) -> Message:
    meant = closest(page, known)
    if meant:
        return message(
            "There is no page “{page}” (did you mean “{meant}”?).", page=page, meant=meant
        )
    return message(
        "There is no page “{page}”; there are {known}.", page=page, known=", ".join(known)
    )
