"""What is said of options and arguments that a command can't take, in the language of the terminal."""

from typing import IO, Any

import click

from hullwright.schema.messages import Message, message, verbatim

from ..languages.words import tr
from .printing import echo, echo_lines

REFUSED = (click.BadParameter, click.NoSuchOption, click.BadOptionUsage)
"""What click raises for want of a sentence in our languages."""


class WrongUsage(click.UsageError):
    """Options or arguments that a command can't take; tells how it is used as well."""

    def __init__(self, said: Message, context: click.Context) -> None:
        super().__init__(tr(said), context)
        self._context = context

    def show(self, _: IO[Any] | None = None) -> None:
        """Print how the command is used, and what is wrong."""
        asking = f"{self._context.command_path} --help"
        lines = (
            self._context.get_usage(),
            tr("Try “{command}” for help.", command=asking),
            "",
            tr("Error: {message}", message=self.message),
        )
        echo_lines("\n".join(lines), err=True)


class Interrupted(click.ClickException):
    """A person who says no, or stops the command."""

    def show(self, _: IO[Any] | None = None) -> None:
        """Print that nothing more is done."""
        echo(self.message, err=True)


def refusal(fault: click.UsageError, command: click.Command) -> Message:
    """Return what is to be said of something that click refuses."""
    match fault:
        case click.MissingParameter(param=click.Option() as option):
            return message("Missing option “{option}”.", option=_longest(option))
        case click.MissingParameter(param=click.Argument() as argument):
            return message("Missing argument “{argument}”.", argument=argument.human_readable_name)
        case click.BadParameter(param=click.Option() as option):
            return _bad_value(option, fault)
        case click.NoSuchOption():
            return _unknown_option(fault)
        case click.BadOptionUsage(option_name=name):
            return _bad_usage(name, command)
    return verbatim(fault.format_message())


def _longest(option: click.Option) -> str:
    return max(option.opts, key=len)


def _bad_value(option: click.Option, fault: click.UsageError) -> Message:
    name = _longest(option)
    match option.type:
        case click.Choice(choices=choices):
            known = ", ".join(map(str, choices))
            return message("“{option}” has to be one of: {known}.", option=name, known=known)
        case click.IntRange(min=least, max=None):
            return message(
                "“{option}” has to be a whole number, {least} or more.",
                option=name,
                least=str(least),
            )
        case click.IntRange(min=least, max=most):
            return message(
                "“{option}” has to be a whole number from {least} to {most}.",
                option=name,
                least=str(least),
                most=str(most),
            )
        case click.types.IntParamType():
            return message("“{option}” has to be a whole number.", option=name)
    return verbatim(fault.format_message())


def _unknown_option(fault: click.NoSuchOption) -> Message:
    name = fault.option_name
    if not fault.possibilities:
        return message("There is no option “{name}”.", name=name)
    meant = fault.possibilities[0]
    return message("There is no option “{name}” (did you mean “{meant}”?).", name=name, meant=meant)


def _bad_usage(name: str, command: click.Command) -> Message:
    """Return what is said of an option that has no value and needs one, or the other way round."""
    known = command.get_params(click.Context(command))
    flags = (each for each in known if isinstance(each, click.Option) and each.is_flag)
    if any(name in (*each.opts, *each.secondary_opts) for each in flags):
        return message("“{option}” takes no value.", option=name)
    return message("“{option}” needs a value.", option=name)
