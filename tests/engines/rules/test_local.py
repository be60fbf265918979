"""The local rule: numbers and decks that a scenario changes by itself."""

from itertools import permutations
from pathlib import Path

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS, EftaiosRuleset
from hullwright.engines.loader import load, prepared
from hullwright.engines.recordings import agrees, record, replay
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.facts import MapFacts
from hullwright.engines.rules.field_terms import field_terms
from hullwright.engines.rules.fields import notes
from hullwright.engines.rules.findings import Kind
from hullwright.engines.rules.local import LOCAL, as_json, local_definition
from hullwright.engines.rules.parameters import is_possible
from hullwright.engines.rules.soundness import rule_faults
from hullwright.samples import maps
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.recordings import Recording, Seat
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.files.writer import write

POD_CARDS = {"green": 3, "red": 2}


def local(**fields) -> dict:
    return {"code": LOCAL, **fields}


def test_numbers_and_decks_are_set_and_nothing_else(composed):
    made = composed("ultimate", local(rounds=30, pod_deck=POD_CARDS))
    assert not made.findings
    assert [name for name, *_ in made.changes] == ["rounds", "pod_deck"]
    assert (made.ruleset.rounds, made.ruleset.pod_deck) == (30, POD_CARDS)


def test_the_order_never_matters(composed):
    uses = [local(rounds=30, hand_limit=2), "A.1", "C.3"]
    made = [composed("ultimate", *order) for order in permutations(uses)]
    assert all(
        (each.ruleset, each.findings) == (made[0].ruleset, made[0].findings) for each in made
    )


def test_a_rule_that_wants_another_value_is_a_conflict_that_names_both(composed):
    (found,) = composed("ultimate", local(pod_deck=POD_CARDS), "D.2").errors
    assert (found.kind, found.codes) == (Kind.CONFLICT, ("D.2", LOCAL))
    assert "“Pod cards”" in found.text
    assert found.fields == ("pod_deck",)
    forced = composed("ultimate", local(pod_deck=POD_CARDS, force=True), "D.2")
    assert not forced.errors
    assert forced.ruleset.pod_deck == POD_CARDS


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("rounds", 0, "1 … 99"),
        ("rounds", "many", "1 … 99"),
        ("rounds", True, "1 … 99"),
        ("pod_deck", {"blue": 1}, "{green | red: 1 … 99}"),
        ("pod_deck", {"red": 0}, "{green | red: 1 … 99}"),
        ("humans", "all", "half | none"),
        ("fed_by", ["cat"], "[human | alien, …]"),
        ("alien_start", [], "[start | random | pod 1 | pod 2 | …, …]"),
        ("human_start", "pod", "start | random | pod 1 | pod 2 | …"),
        ("human_start", "pod 0", "start | random"),
        ("human_killed", "exits:last", "eliminated | alien_at_start"),
    ],
)
def test_a_value_that_a_field_can_not_have_is_said_with_what_it_can(composed, field, value, part):
    made = composed("ultimate", local(**{field: value}))
    (found,) = made.errors
    assert (found.kind, found.codes) == (Kind.PARAMETER, (LOCAL,))
    assert f"({field})”" in found.text
    assert part in found.text
    assert made.ruleset == made.base


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("start_items", {"soldier": "sword"}, "attack | teleport"),
        ("item_uses_of", {"pilot:sword": 2}, "did you mean “pilot:sensor”?"),
        ("item_deck", {"teleprt": 2}, "did you mean “teleport”?"),
        ("sector_deck", {"silence": 9, "item:kat": 1}, "did you mean “item:cat”?"),
        ("hand_limit_of", {"solder": 4}, "did you mean “soldier”?"),
    ],
)
def test_a_piece_that_nobody_knows_is_told_with_those_that_there_are(composed, field, value, part):
    (found,) = composed("ultimate", local(**{field: value})).errors
    assert (found.kind, found.codes) == (Kind.PARAMETER, (LOCAL,))
    assert f"({field})”" in found.text
    assert part in found.text


def test_a_mistyped_field_is_told_with_the_one_that_was_meant(composed):
    (found,) = composed("ultimate", local(rouns=3)).errors
    assert "“rouns” (did you mean “rounds”?)" in found.text


def test_functions_can_not_be_named(composed):
    (found,) = composed("ultimate", local(triggers=["a"])).errors
    assert "no parameter “triggers”" in found.text


def test_each_field_is_judged_by_itself(composed):
    made = composed(
        "ultimate", local(rounds=40, hand_limit=2, pods_open_from=3, humans="none"), "E.3"
    )
    assert [(each.kind, each.subject) for each in made.findings] == [
        (Kind.IDLE, "LOCAL.rounds"),
        (Kind.IDLE, "LOCAL.pods_open_from"),
    ]
    assert "because of LOCAL (Humans)" in made.findings[1].text


def test_what_a_field_needs_is_missed(composed):
    (found,) = composed("ultimate-first-game", local(start_items={"soldier": "attack"})).errors
    assert (found.kind, found.codes) == (Kind.NEEDS, (LOCAL,))
    assert found.text.startswith("LOCAL (Starting items) can't be used")


def test_pods_that_are_named_have_to_be_on_the_map(composed):
    facts = MapFacts(frozenset({"pod"}), frozenset({("pod", 1), ("pod", 2)}))
    use = local(human_start="pod 3", alien_start=["pod 1", "pod 2"])
    (found,) = composed("ultimate", use, facts=facts).errors
    assert (
        "LOCAL (Human start) names pod 3, which this map doesn't have; it has 1, 2." in found.text
    )


def test_an_invariant_names_the_local_rule_once(composed):
    (found,) = composed("ultimate", local(rounds=3, pods_open_from=8)).errors
    assert found.codes == (LOCAL,)


@pytest.mark.parametrize("ruleset", list(RULESETS.values()), ids=list(RULESETS))
def test_every_value_of_the_rulesets_we_ship_is_possible_for_its_field(ruleset: EftaiosRuleset):
    terms = field_terms(EftaiosRuleset)
    assert set(terms) == set(notes(EftaiosRuleset)) - {"triggers"}
    for name, schema in terms.items():
        assert is_possible(as_json(getattr(ruleset, name)), schema), name


def test_forms_learn_titles_meanings_and_present_values_from_the_definition():
    made = local_definition(RULESETS["ultimate"], "eftaios")
    assert set(made.title) == set(made.text) == {"en", "es", "pt", "de"}
    deck = made.settings["pod_deck"]
    assert deck["default"] == {"green": 4, "red": 1}
    assert deck["description"].startswith("The pod cards")
    assert list(deck["properties"]) == ["green", "red"]


def test_no_plugin_can_take_the_code():
    rule = {"code": LOCAL, "game": "eftaios", "title": {"en": "x"}, "text": {"en": "x"}}
    (fault,) = rule_faults(rule)
    assert fault.path == ("code",)
    assert "is reserved for" in str(fault.message)


def test_a_game_ends_by_the_local_number_of_rounds_and_its_recording_replays(tmp_path: Path):
    document = read_map(next(each for each in maps() if each.stem == "thimble"))
    scenario = Scenario(
        name="Short",
        game="eftaios",
        ruleset="ultimate",
        rules=(RuleUse(code=LOCAL, parameters={"rounds": 3, "pod_deck": POD_CARDS}),),
    )
    book = RuleBook()
    state = load(document, scenario, book).new_state(4, 7)
    actions = []
    while state.result() is None:
        actions.append(state.legal()[0])
        state.apply(actions[-1])
    assert state.round == 3
    seats = [Seat(name=f"P{number}") for number in range(4)]
    table = prepared(document, scenario, book)
    write(record(table, seats, 7, actions, state), tmp_path / "game.json")
    recording = read(tmp_path / "game.json")
    assert isinstance(recording, Recording)
    assert agrees(recording, replay(recording, book), book)
