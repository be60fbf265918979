"""Zones that were made to be found out: an unfair one, a mirrored one, one with a bottleneck and one without."""

from hullwright.engines.bot_table import bots
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import build, read_map

UNFAIR = (
    *("...s.d.....", ".dsdd.ssdd.", ".1d.ssd.sd.", "dHdsdAds.ss", "d2..dsd..dd", ".ddds.dssd."),
    "..ssddsdd..",
)
"""The zone Thimble with its pods beside the Humans' start."""
MIRRORED = ("ddddHdddd", "ddsdddsdd", "1ddsdsdd2", "ddddddddd", "dsddAddsd", "ddddddddd")
LOPSIDED = ("ddddddddd", "d1Hdddsdd", "dddsdsddd", "ddddddddd", "dsddAdds2", "ddddddddd")
"""The first pod beside the Humans, the second behind the Aliens."""
NARROW = ("dddd.dddd", "dHdd.ddd1", "ddddddddd", "dAdd.ddd2", "dddd.dddd")
WIDE = ("dddd.dddd", "dHddddddd", "ddddddd1d", "dAddddd2d", "ddddddddd")


def zone(rows: tuple[str, ...]) -> MapDocument:
    """Return a zone for two to four players."""
    value = read_map(HERE / "hex-zones" / "thimble.json").to_json()
    made = build({**value, "layout": {**value["layout"], "rows": list(rows)}}, "")
    assert isinstance(made, MapDocument)
    return made


def made_cell(rows: tuple[str, ...], bot: str, players: int = 4) -> LabCell:
    """Return games of a kind of bot on a zone."""
    document = zone(rows)
    ready = prepared(document, plain_scenario(document), RuleBook())
    kind = BotKind(bot, bots("eftaios")[bot])
    return LabCell(ready, lambda: ready.game, players, (kind,))
