"""`hullwright new`: begin a map."""

import re
from dataclasses import replace
from pathlib import Path

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import OWN_KINDS, map_kind
from hullwright.schema.limits import MAX_NAME
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .completion import contributed, map_kinds
from .files import a_file, force, keep_what_is_there, output_writer
from .generated_map import GeneratorOrder, generated, is_usual
from .kind_choice import KindChoice
from .option_values import option_values
from .plugin_events import tell_saved
from .printing import echo
from .samples import list_samples, sample_maps
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("output", type=a_file, metavar="OUT")
@click.option(
    "--kind",
    type=KindChoice(),
    shell_complete=map_kinds,
    default=next(iter(OWN_KINDS)),
    show_default=True,
    help="What kind of map.",
)
@click.option(
    "--size", help="How large, such as 23x14 (columns x rows); each kind has a usual size."
)
@click.option("--name", help="What people call it; the file's name if not given.")
@click.option(
    "--sample",
    help="Begin with a copy of a sample instead; a name that is not known lists them all.",
)
@click.option(
    "--generator",
    metavar="NAME",
    shell_complete=contributed("generators"),
    help="Have it made by a plugin instead; a name that is not known lists them all.",
)
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="For a generator: the same number gives the same map. One is picked and told if not given.",
)
@option_values
@list_samples
@force
@click.pass_context
def new(
    context: click.Context,
    output: Path,
    *,
    kind: str,
    size: str | None,
    name: str | None,
    sample: str | None,
    generator: str | None,
    seed: int | None,
    options: tuple[str, ...],
    force: bool,
) -> None:
    """Write a new map to OUT: an empty one, a copy of a sample, or one that a plugin makes."""
    from hullwright.schema.files.reader import read_map
    from hullwright.schema.files.writer import readable_text

    keep_what_is_there(output, forced=force)
    name = name or _name_for(output)
    if generator:
        chosen = "" if is_usual(context, "kind") else kind
        order = GeneratorOrder(generator, chosen, name, seed, options)
        document = generated(order, given=bool(size or sample))
    elif seed is not None or options:
        raise HullwrightError(
            message("--seed and --option are for generators: name one with --generator as well.")
        )
    elif sample:
        document = replace(read_map(_sample(sample)), name=name)
    else:
        made = map_kind(kind)
        document = made.new(name, made.blank(_size(size) if size else None))
    output_writer(forced=force)(output, [readable_text(document, output)])
    echo(f"{output}: {document.name}", err=True)
    tell_saved(output, document)


def _name_for(output: Path) -> str:
    """Return what a map is called that was given no name: what its file is called, as far as a name goes."""
    return output.stem.replace("-", " ").replace("_", " ").strip().title()[:MAX_NAME] or "New map"


def _size(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d{1,6}([x×,]\d{1,6})*", text):
        raise HullwrightError(message("“{size}” is not a size; write it as 23x14.", size=text))
    return tuple(int(part) for part in re.split("[x×,]", text))


def _sample(name: str) -> Path:
    known = sample_maps()
    if name in known:
        return known[name]
    meant = closest(name, known)
    raise HullwrightError(
        message("There is no sample “{name}” (did you mean “{meant}”?).", name=name, meant=meant)
        if meant
        else message(
            "There is no sample “{name}”; there are {known}.", name=name, known=", ".join(known)
        )
    )
