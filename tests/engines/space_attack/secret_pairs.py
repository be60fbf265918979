"""What nobody may know in Survive: Space Attack!, as pairs of games: crew values, tile backs, kept tiles."""

from hullwright.engines.space_attack.decisions import refresh
from hullwright.engines.space_attack.state import SpaceAttackState

from ..secret_pairs import Rules, SecretPair, Twins
from .arrange import Scene, made, sample

STANDARD = ("standard",)


def _scene(rules: Rules) -> Scene:
    """Return a scene under some rules, with a few tiles and a crew for each of three."""
    scene = Scene(players=3, game=made(sample(), rules.ruleset, rules.book))
    scene.tiles(cargo="3,4 3,5 3,6 4,4 4,5 4,6 5,4 5,5", habitat="6,6", reactor="7,5")
    for player, cell in enumerate(("7,5", "2,4", "2,6")):
        scene.crew(player, cell)
    return scene


def a_crew_that_is_placed(rules: Rules) -> Twins:
    """SA-4, SA-13: which of its crew somebody places."""

    def placed(value: int) -> SpaceAttackState:
        state = made(sample(), rules.ruleset, rules.book).new_state(3, 1)
        state.apply(("place", value, state.legal()[0][2]))
        return state

    one, other = placed(1), placed(6)
    return Twins(one, other, (one.first,))


def values_after_set_up(rules: Rules) -> Twins:
    """SA-13: what crew are worth once the game has begun; nobody knows, the owner neither."""

    def begun(*values: int) -> SpaceAttackState:
        state = _scene(rules).begin().state
        for crew, value in zip((0, 10, 20), values, strict=True):
            state.values[crew] = value
        refresh(state)
        return state

    seen = (0,) if rules.ruleset.crew_values == "always" else ()
    return Twins(begun(1, 1, 1), begun(6, 1, 1), seen)


def a_back_under_a_tile(rules: Rules) -> Twins:
    """SA-3: what a tile hides while it lies."""

    def lying(back: str) -> SpaceAttackState:
        scene = _scene(rules)
        scene.back("6,6", back)
        return scene.begin().state

    return Twins(lying("black_hole"), lying("hatch"), ())


def a_tile_that_is_kept(rules: Rules) -> Twins:
    """SA-70: which tile somebody has kept."""

    def kept(back: str) -> SpaceAttackState:
        scene = _scene(rules)
        scene.back("3,6", back)
        scene.begin("remove")
        scene.do("remove", "3,6")
        return scene.state

    return Twins(kept("hatch"), kept("swap_crew_ships"), (0,))


def a_defence_that_is_not_played(rules: Rules) -> Twins:
    """SA-94a: that somebody could have turned a creature away, and let it come."""

    def attacked(back: str) -> SpaceAttackState:
        scene = _scene(rules)
        scene.creature("queen", "2,3")
        scene.hold(1, back)
        scene.begin("creature", 0, 1)
        scene.do("creature", "2,3", "2,4")
        if scene.state.phase == "defend":
            scene.do("pass")
        return scene.state

    return Twins(attacked("defend_queen"), attacked("defend_spawn"), (1,))


PAIRS = tuple(
    SecretPair("space_attack", twins.__name__.replace("_", " "), twins, STANDARD)
    for twins in (
        a_crew_that_is_placed,
        values_after_set_up,
        a_back_under_a_tile,
        a_tile_that_is_kept,
        a_defence_that_is_not_played,
    )
)
