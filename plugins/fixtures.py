"""What tests of a plugin can ask for: its functions, its rules and pieces at work, and small maps to try them on.

All of it takes the folder of the plugin, runs what lies in it in this very process, and leaves no trace.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hullwright.engines.loader import engine
from hullwright.schema.checks.survey import Survey
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone import KIND as HEX_ZONE
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.messages import in_a_row
from hullwright.schema.records import Json

from .host import Host, Plugin
from .host.contents import snapshot
from .host.installation import Keeper
from .host.packages import make_importable, private_package, resolved
from .pieces import PluginPiece, pieces_in
from .rules import rule_book
from .testing import looked_at


def plugin_in(folder: Path) -> Plugin:
    """Return the plugin in a folder, as somebody would see it who has no other."""
    with TemporaryDirectory(prefix="hullwright-") as home:
        return looked_at(folder, Host(Path(home), ()))


@contextmanager
def installed(folder: Path) -> Iterator[Keeper]:
    """Give a host that has a copy of the plugin in a folder, trusted, beside those that come with Hullwright."""
    with TemporaryDirectory(prefix="hullwright-") as home:
        host = Keeper(Path(home))
        host.trust(host.install(folder).plugin.id)
        yield host


# Any: what the plugin has under that name.
def code_of(folder: Path, code: str) -> Any:
    """Return what `module:name` is in the plugin in a folder."""
    content = snapshot(folder)
    package = private_package(plugin_in(folder).id, content.content_hash)
    make_importable(package, folder, content)
    return resolved(package, code)


# Any: each game has rulesets of its own.
def ruleset_with(folder: Path, game: str, code: str, **parameters: Json) -> Any:
    """Return the usual ruleset of a game under a rule of the plugin; HullwrightError if it can't be used."""
    with installed(folder) as host:
        played = engine(game)
        use = RuleUse(code=code, parameters=parameters)
        usual = next(iter(played.rulesets))
        scenario = Scenario(name=code, game=game, ruleset=usual, rules=(use,))
        composition = played.compose(scenario, rule_book(host))
    if composition.errors:
        raise HullwrightError(in_a_row(each.message for each in composition.errors))
    return composition.ruleset


def pieces_of(folder: Path, sort: str) -> list[PluginPiece]:
    """Return the tiles or sector kinds of the plugin in a folder; HullwrightError if one can't be read."""
    found = [pieces_in(each) for each in plugin_in(folder).contributions(sort)]
    for trouble in (trouble for each in found for trouble in each.troubles):
        raise trouble
    return [piece for each in found for piece in each.pieces]


def blank_map(kind: str) -> MapDocument:
    """Return a new, empty map of a kind."""
    made = map_kind(kind)
    return made.new("Trial", made.blank(None))


def zone(rows: Sequence[str]) -> MapDocument:
    """Return a hex zone of rows of signs: `.` hull, `s` silent, `d` dangerous, `H` and `A` the starts, digits pods."""
    return HEX_ZONE.new("Trial", HexZone(legend=LEGEND, rows=tuple(rows)))


# Any: each kind has layouts of its own.
def survey_of(document: MapDocument) -> Survey[Any]:
    """Return what a check is given of a map."""
    return map_kind(document.kind).survey(document)
