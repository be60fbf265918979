"""`hullwright docs`: print a page of the documentation."""

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..drawing.terminal_style import style
from ..languages.words import tr
from ..shell.docs_titles import TITLES
from .printing import echo, echo_lines
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("page", required=False)
@click.option("--path", "as_path", is_flag=True, help="Print where its file is instead.")
def docs(page: str | None, as_path: bool) -> None:
    """Print a page of the documentation, which is in English.

    Without PAGE, the pages are listed. The window has them in its Help menu.
    """
    from hullwright.docs import HERE, pages

    if page is None:
        echo(str(HERE)) if as_path else _list()
        return
    known = pages()
    if page not in known:
        raise HullwrightError(_unknown(page))
    if as_path:
        echo(str(known[page]))
    else:
        echo_lines(known[page].read_text("utf-8").rstrip())


def _list() -> None:
    width = max(map(len, TITLES))
    for name, title in TITLES.items():
        echo(f"{style(f'{name:<{width}}', bold=True)}  {tr(title)}")


def _unknown(page: str) -> Message:
    meant = closest(page, TITLES)
    if meant:
        return message(
            "There is no page “{page}” (did you mean “{meant}”?).", page=page, meant=meant
        )
    return message(
        "There is no page “{page}”; there are {known}.", page=page, known=", ".join(TITLES)
    )
