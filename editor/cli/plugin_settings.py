"""`hullwright plugins settings`: what can be chosen for a plugin, and choosing it."""

import json
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .completion import plugin_ids
from .printing import echo, echo_json
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.plugins.settings import AskedSettings
    from hullwright.schema.records import Json, JsonObject


@click.command(cls=TranslatedCommand)
@click.argument("plugin_id", metavar="ID", shell_complete=plugin_ids)
@click.argument("changes", nargs=-1, metavar="[KEY=VALUE]…")
@click.option(
    "--reset", is_flag=True, help="Choose nothing any more: everything is as usual again."
)
@click.option("--json", "as_json", is_flag=True, help="Print the settings as JSON for programs.")
def settings(plugin_id: str, changes: tuple[str, ...], reset: bool, as_json: bool) -> None:
    """Show the settings of a plugin, or change some.

    Lists are written with commas. What you choose is kept in your folder, not in the plugin's, so
    that it stays trusted; it is kept when the plugin is removed, too, and --reset forgets it. Exit
    code: 0 shown or changed, 2 something can't be read or chosen.
    """
    from hullwright.plugins.host import Host
    from hullwright.plugins.settings import settings_asked_by
    from hullwright.plugins.settings_file import ChosenSettings

    host = Host()
    chosen = ChosenSettings(host.home, plugin_id)
    if reset and chosen.path.exists():
        chosen.forget()
    asked = settings_asked_by(host.plugin(plugin_id))
    if asked is None:
        echo(tr("{id} has no settings.", id=plugin_id), err=True)
        return
    if changes:
        wanted = dict(_change(each, asked) for each in changes)
        chosen.change(lambda before: {**before, **wanted})
    _print(asked, asked.with_chosen(chosen.read()), as_json=as_json)


def _change(text: str, asked: "AskedSettings") -> "tuple[str, Json]":
    name, sign, value = text.partition("=")
    if not sign:
        raise HullwrightError(
            message(
                "“{text}” is not a change; write it as {example}.", text=text, example=f"{text}=…"
            )
        )
    made = _parsed(value, asked.parts.get(name, {}))
    refusal = asked.refusal(name, made)
    if refusal:
        raise HullwrightError(refusal)
    return name, made


def _parsed(text: str, terms: "JsonObject") -> "Json":
    """Return what a person means who types a value: as the schema has it, or else the text."""
    if terms.get("type") == "array":
        return [_parsed(each.strip(), terms.get("items", {})) for each in text.split(",") if each]
    if terms.get("type") == "string":
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _print(asked: "AskedSettings", values: "JsonObject", *, as_json: bool) -> None:
    from hullwright.engines.rules.parameters import possible, shown
    from hullwright.plugins.contributions import worded

    if as_json:
        echo_json(values)
        return
    for name, terms in asked.parts.items():
        titles = terms.get("titles", {"en": terms.get("title", name)})
        title = worded(titles, language_in_use(), name)
        echo(f"{style(name, bold=True)} = {shown(values[name])}")
        echo(f"    {title} ({possible(terms)})")
