"""Items and characters of one's own, as hypothesis chooses them and as tests write them."""

from hypothesis import strategies as st

from hullwright.engines.eftaios.item_effects import (
    AIMS,
    ATTACKED,
    HUMANS_ONLY,
    INSTEAD,
    OWN_TURN,
    SURVIVALS,
    VOCABULARY,
    moments_of,
)
from hullwright.engines.eftaios.vocabulary import ABILITIES

FLARE = {"title": "Flare", "effects": ({"do": "ask_near", "distance": 2},)}
"""Everybody within two sectors says where."""


def effects_of(name):
    """Return a strategy for an effect of a name, with any numbers and choices."""
    parameters = {
        key: st.sampled_from(each.schema["enum"])
        if "enum" in each.schema
        else st.integers(each.schema["minimum"], each.schema["maximum"])
        for key, each in VOCABULARY[name].parameters.items()
    }
    return st.fixed_dictionaries({"do": st.just(name)}, optional=parameters)


@st.composite
def sound_items(draw):
    """An item with any effects that can stand together."""
    struck = draw(st.booleans())
    moments = (ATTACKED,) if struck else OWN_TURN
    when = draw(st.lists(st.sampled_from(moments), unique=True, min_size=1))
    aim = draw(st.sampled_from(["sector", "player"]))
    special = SURVIVALS if struck else INSTEAD
    used_by = draw(st.sampled_from(["humans", "aliens", "everybody"]))
    names = [
        name
        for name in VOCABULARY
        if set(when) <= set(moments_of({"do": name}))
        and AIMS.get(name, aim) == aim
        and not (used_by != "humans" and name in HUMANS_ONLY)
    ]
    plain = [name for name in names if name not in special]
    leading = [name for name in names if name in special]
    chosen = draw(st.lists(st.sampled_from(plain), max_size=4)) if plain else []
    if leading and (struck or not chosen or draw(st.booleans())):
        chosen.append(draw(st.sampled_from(leading)))
    if not chosen:
        chosen = [draw(st.sampled_from(plain))]
    effects = [draw(effects_of(name)) for name in draw(st.permutations(chosen))]
    return {
        "title": "Own",
        "when": tuple(when),
        "used_by": used_by,
        "declared": draw(st.booleans()),
        "effects": tuple(effects),
    }


own_items = st.fixed_dictionaries({}, optional=dict.fromkeys(("own_a", "own_b"), sound_items()))

own_characters = st.dictionaries(
    st.sampled_from(["own_c", "own_d"]),
    st.fixed_dictionaries(
        {
            "title": st.just("Own"),
            "side": st.sampled_from(["human", "alien"]),
            "abilities": st.lists(st.sampled_from(ABILITIES), unique=True, max_size=3).map(tuple),
        }
    ),
)
