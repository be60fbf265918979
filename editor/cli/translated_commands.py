"""Commands whose help and complaints are in the language of the terminal.

Their docstrings and the helps of their options are written in English, as click has it, and translated when
they are shown.
"""

from collections.abc import Iterator
from textwrap import shorten
from typing import TYPE_CHECKING, Any

import click

from hullwright.schema.messages import english, message
from hullwright.schema.names import closest

from ..languages.docstrings import paragraphs
from ..languages.words import tr
from .printing import echo
from .wrong_usage import REFUSED, Interrupted, WrongUsage, refusal

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

WORDS_OF_CLICK = (
    english("Commands"),
    english("Options"),
    english("Show the version and exit."),
    english("Show this message and exit."),
)
"""What click itself writes on a page of help."""


class HelpPage(click.HelpFormatter):
    """A page of help with its headings in the language in use."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is used."""
        head = tr("Usage:")
        super().write_usage(prog, args, prefix or f"{head} ")

    def write_heading(self, heading: str) -> None:
        """Write a heading, which click hands over in English."""
        super().write_heading(tr(heading))


class CommandContext(click.Context):
    """What click knows while a command is read, with our pages of help."""

    formatter_class = HelpPage


def _keep_safe(context: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if not is_wanted or context.resilient_parsing:
        return
    # Loaded on use: without it, nobody waits for what plugins need.
    from hullwright.plugins.host.safe_mode import enter_safe_mode, is_safe, leave_safe_mode

    if not is_safe():
        enter_safe_mode()
        context.call_on_close(leave_safe_mode)


SAFE = click.Option(
    ["--safe"],
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_keep_safe,
    help="Use only the plugins that come with Hullwright.",
)
"""What every command takes, and every group of them before its commands."""


def _keep_traces(context: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if is_wanted and not context.resilient_parsing:
        from .traces import keep_traces

        keep_traces()


TRACEBACK = click.Option(
    ["--traceback"],
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_keep_traces,
    help="Print Python's traceback below what is said of a failure.",
)
"""What every command takes as well, for authors of plugins."""


class _Translated(click.Command):
    """What commands and groups of them have in common."""

    context_class = CommandContext

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return what the command takes, with what all take before the request for help."""
        *own, last = super().get_params(ctx)
        return [*own, SAFE, TRACEBACK, last]

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first paragraph of the help, for the list of commands."""
        first, *_ = self._paragraphs()
        return shorten(first, limit, placeholder="...")

    def format_help_text(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(self._paragraphs()))

    def _paragraphs(self) -> list[str]:
        return [tr(each) for each in paragraphs(self.help or "")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options with their helps."""
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        with formatter.section("Options"):
            formatter.write_dl([_row(each, ctx) for each in options])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was typed, or say what is wrong with it."""
        try:
            return super().parse_args(ctx, args)
        except REFUSED as fault:
            raise WrongUsage(refusal(fault, self), ctx) from fault

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """Return what a shell proposes, with the helps that it shows beside."""
        proposed = super().shell_complete(ctx, incomplete)
        for each in proposed:
            purpose = each.help or ""
            each.help = tr(purpose)
        return proposed


class TranslatedCommand(_Translated):
    """A command that speaks the language of the terminal."""

    # So that it is us who refuse them.
    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was typed; more than the command takes is wrong."""
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            said = message("Too many arguments: {rest}", rest=" ".join(rest))
            raise WrongUsage(said, ctx)
        return rest


class TranslatedGroup(_Translated, click.Group):
    """Commands that speak the language of the terminal, under one name."""

    command_class = TranslatedCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, and below them the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that was typed, or say that there is none of that name."""
        name, known = args[0], self.list_commands(ctx)
        if name in known or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        meant = closest(name, known)
        raise WrongUsage(
            message(
                "There is no command “{name}” (did you mean “{meant}”?).", name=name, meant=meant
            )
            if meant
            else message("There is no command “{name}”.", name=name),
            ctx,
        )

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was typed, until it is done or a person stops it."""
        try:
            return super().invoke(ctx)
        except EOFError as fault:
            # The line that shows the keys that were pressed ends here.
            echo(err=True)
            raise Interrupted(tr("Aborted!")) from fault
        except click.Abort as fault:
            raise Interrupted(tr("Aborted!")) from fault


def _row(option: click.Option, context: click.Context) -> tuple[str, str]:
    """Return the names of an option, and what it is for."""
    names, _ = option.get_help_record(context) or ("", "")
    purpose, notes = option.help or "", "; ".join(_notes(option))
    return names, tr(purpose) + (f"  [{notes}]" if notes else "")


def _notes(option: click.Option) -> Iterator[str]:
    """Yield what is to be known of the values of an option."""
    if option.show_default:
        yield tr("default: {value}", value=str(option.default))
    match option.type:
        case click.IntRange(min=least, max=None):
            yield f"≥ {least}"
        case click.IntRange(min=least, max=most):
            yield f"{least}–{most}"
    if option.required:
        yield tr("required")
