"""Hypothesis strategies for documents, as valid as the published schemas demand."""

from hypothesis import strategies as st

from hullwright.schema.boards.hexes import from_odd_q, neighbours, offset_label, to_odd_q
from hullwright.schema.documents.manifests import Contribution, Manifest
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.documents.recordings import RecordedOutcome, Recording, Seat
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.effects import Effect, EffectParameter
from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS, SectorEdge
from hullwright.schema.kinds.hex_zone.layout import KNOWN, HexZone, SectorKind
from hullwright.schema.kinds.hex_zone.sector_effects import SECTOR_EFFECTS
from hullwright.schema.kinds.hex_zone.sector_symbols import SYMBOLS

words = st.text(max_size=30)
names = st.text(min_size=1, max_size=30)
whole_numbers = st.integers(-(2**53), 2**53)
plain = st.one_of(st.none(), st.booleans(), whole_numbers, words)
json_values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)
extras = st.dictionaries(words.map("x-{}".format), json_values, max_size=2)


@st.composite
def sector_effects(draw: st.DrawFn) -> Effect:
    """Return an effect of the vocabulary, with some of its parameters."""
    name = draw(st.sampled_from(sorted(SECTOR_EFFECTS)))
    said = {
        key: draw(_values(each))
        for key, each in SECTOR_EFFECTS[name].parameters.items()
        if "default" not in each.schema or draw(st.booleans())
    }
    return {"do": name, **said}


def _values(parameter: EffectParameter) -> st.SearchStrategy[str | int]:
    schema = parameter.schema
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    return st.integers(schema["minimum"], min(schema["maximum"], 12))


strange_effects = st.dictionaries(
    st.from_regex(r"\A[a-z]{1,8}\Z"),
    st.integers(-9999, 9999) | st.booleans() | st.text(max_size=9),
    max_size=2,
).map(lambda said: {**said, "do": "sing"})
"""Effects that nobody knows."""

sector_kinds = st.builds(
    SectorKind,
    kind=st.sampled_from(KNOWN) | st.from_regex(r"\A[a-z][a-z0-9_.:-]{0,20}\Z"),
    number=st.none() | st.integers(1, 9999),
    like=st.none() | st.sampled_from(KNOWN),
    title=words,
    symbol=st.just("")
    | st.sampled_from(sorted(SYMBOLS))
    | st.from_regex(r"\A[a-z][a-z0-9-]{0,8}\Z"),
    colour=st.just("") | st.from_regex(r"\A#[0-9a-fA-F]{6}\Z"),
    effects=st.lists(sector_effects() | strange_effects, max_size=3).map(tuple),
    extra=extras,
)


@st.composite
def hex_zones(draw: st.DrawFn, most: int = 8) -> HexZone:
    legend = draw(
        st.dictionaries(st.characters(codec="utf-8"), sector_kinds, min_size=1, max_size=6)
    )
    width = draw(st.integers(1, most))
    row = st.text(alphabet=sorted(legend), min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=1, max_size=most))
    edges = draw(st.lists(sector_edges(width, len(rows)), max_size=4))
    return HexZone(legend=legend, rows=tuple(rows), edges=tuple(edges), extra=draw(extras))


@st.composite
def sector_edges(draw: st.DrawFn, width: int, height: int) -> SectorEdge:
    """Return an edge, mostly between two sectors that touch."""
    column, row = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
    beside = [to_odd_q(each) for each in neighbours(from_odd_q(column, row))]
    on_the_sheet = [each for each in beside if min(each) >= 0] or [(column, row + 1)]
    to = draw(st.sampled_from(on_the_sheet) | st.just((column + 3, row)))
    kind = draw(st.sampled_from(sorted(EDGE_KINDS)))
    return SectorEdge(
        start=offset_label(column, row), to=offset_label(*to), kind=kind, extra=draw(extras)
    )


rule_uses = st.builds(
    RuleUse,
    code=st.from_regex(r"\A[A-Z]\.[0-9]{1,2}\Z"),
    parameters=st.dictionaries(words.filter(lambda key: key != "code"), json_values, max_size=3),
)


def numbers_of_players(most: int) -> st.SearchStrategy[Players]:
    """Return players of which no more are wanted than allowed."""
    numbers = st.lists(st.integers(1, most), min_size=2, max_size=2).map(sorted)
    return st.builds(
        lambda pair, extra: Players(min=pair[0], max=pair[1], extra=extra), numbers, extras
    )


players = numbers_of_players(100)
maps = st.builds(
    MapDocument,
    kind=st.just("hex-zone"),
    name=names,
    subtitle=words,
    description=words,
    author=words,
    players=st.none() | players,
    tags=st.lists(names, max_size=3).map(tuple),
    rules=st.lists(rule_uses, max_size=3).map(tuple),
    layout=hex_zones(),
    extra=extras,
)
scenarios = st.builds(
    Scenario,
    name=names,
    description=words,
    game=names,
    ruleset=names,
    rules=st.lists(rule_uses, max_size=4).map(tuple),
    extra=extras,
)
_bounds = st.lists(
    st.none() | st.floats(-1000, 1000).map(lambda value: value + 0.0), min_size=3, max_size=3
).filter(lambda each: (known := [value for value in each if value is not None]) == sorted(known))
wishes = st.builds(
    lambda measure, bounds, weight, required, extra: Wish(
        measure=measure,
        least=bounds[0],
        best=bounds[1],
        most=bounds[2],
        weight=weight,
        required=required,
        extra=extra,
    ),
    names,
    _bounds,
    st.floats(0, 1000),
    st.booleans(),
    extras,
)
targets = st.builds(
    Target,
    name=names,
    description=words,
    author=words,
    kind=names,
    generator=words,
    options=st.dictionaries(words, json_values, max_size=3),
    wishes=st.lists(wishes, max_size=4).map(tuple),
    scenario=words,
    players=st.sets(st.integers(1, 100), max_size=3).map(tuple),
    extra=extras,
)
recordings = st.builds(
    Recording,
    game=names,
    engine=names,
    seed=st.integers(0, 2**53),
    seats=st.lists(
        st.builds(Seat, name=words, bot=words, extra=extras), min_size=1, max_size=3
    ).map(tuple),
    map=maps,
    scenario=st.none() | scenarios,
    actions=st.lists(json_values, max_size=5).map(tuple),
    outcome=st.none()
    | st.builds(
        RecordedOutcome,
        winners=st.lists(st.integers(0, 8), max_size=3).map(tuple),
        reason=words,
        scores=st.lists(st.floats(-9, 9).map(lambda score: score + 0.0), max_size=3).map(tuple),
    ),
    notes=st.none() | st.dictionaries(words, words, max_size=2),
    extra=extras,
)
# TOML has no null and no lone surrogates; everything else it carries.
toml_words = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=30)
contributions = st.builds(
    Contribution,
    id=st.from_regex(r"\A[a-z][a-z0-9]{0,10}\Z"),
    title=st.dictionaries(st.sampled_from(["en", "es", "pt", "de"]), toml_words, max_size=4),
    code=st.from_regex(r"\A[a-z_]{1,8}:[a-z_]{1,8}\Z"),
    kind=st.sampled_from(["", "hex-zone"]),
)
manifests = st.builds(
    Manifest,
    id=st.from_regex(r"\A[a-z][a-z0-9]{0,10}(-[a-z0-9]{1,5})?\Z"),
    name=toml_words.filter(bool),
    plugin_version=st.from_regex(r"\A[0-9]{1,3}\.[0-9]{1,3}\Z"),
    requires=st.sampled_from(["", ">=0.1,<1"]),
    description=toml_words,
    contributes=st.dictionaries(
        st.sampled_from(["rules", "importers", "bots"]),
        st.lists(contributions, max_size=2).map(tuple),
        max_size=2,
    ),
)
documents = st.one_of(maps, scenarios, recordings, targets, manifests)
