"""Languages on the command line: ours, and those that plugins bring."""

from typing import TYPE_CHECKING

import click

from hullwright.schema.messages import message

from ..languages.catalogue import LANGUAGES
from ..languages.words import tr

if TYPE_CHECKING:
    _TextType = click.ParamType[str]
else:
    # Older versions of click have no types with parameters.
    _TextType = click.ParamType


class LanguageName(_TextType):
    """One of our languages or a further one; plugins are asked only if it is none of ours."""

    name = "language"

    def get_metavar(self, *_: object, **__: object) -> str:
        """Return how help shows it: ours by name, because plugins are not asked for that."""
        return f"[{'|'.join(LANGUAGES)}|…]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the language, or refuse it with those that there are."""
        if value in LANGUAGES:
            return value
        from ..languages.catalogue import languages
        from .wrong_usage import WrongUsage

        known = languages()
        if value in known:
            return value
        said = message(
            "There is no language “{name}”; there are {known}.", name=value, known=", ".join(known)
        )
        if ctx is None:
            raise click.BadParameter(tr(said), param=param)
        raise WrongUsage(said, ctx)


a_language = LanguageName()
