"""A question to be answered with yes or no, in the language of the terminal."""

import click

from ..languages.words import tr


def insist_on_yes(question: str) -> None:
    """Ask, and abort unless the answer is yes, in the language of the terminal or in English."""
    yes, no = tr("yes"), tr("no")
    asked = f"{question} [{yes[0]}/{no[0].upper()}]"
    answer: str = click.prompt(asked, default="", show_default=False, err=True)
    if answer.strip().casefold() not in {"y", "yes", yes[0], yes}:
        raise click.Abort
