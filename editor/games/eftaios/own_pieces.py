"""Items and characters of one's own: how forms ask for them, and how they are read."""

from collections.abc import Collection, Iterator, Mapping

from hullwright.engines.eftaios.item_effects import MOMENTS, OWN_TURN, VOCABULARY
from hullwright.engines.eftaios.own_checks import NAMES_IN, known_items
from hullwright.engines.eftaios.own_pieces import is_played, own_text, own_titles
from hullwright.engines.eftaios.ruleset import EftaiosRuleset
from hullwright.engines.eftaios.value_words import VALUE_WORDS
from hullwright.engines.eftaios.vocabulary import ABILITIES, CHARACTERS, ITEM, ITEMS
from hullwright.schema.effects import effects_text
from hullwright.schema.messages import Message, joined, message, verbatim
from hullwright.schema.records import JsonObject

from ...languages.words import tr_in
from ..own_pieces import EFFECTS, TEXT, TITLE, OwnPieces, PieceSort

USERS: Mapping[str, Message] = {
    "humans": message("Humans"),
    "aliens": message("Aliens"),
    "everybody": message("everybody"),
}
SIDES: Mapping[str, Message] = {"human": message("Human"), "alien": message("Alien")}
FOR_PRINT = message("Print only: bots and games played here ignore it.")
ANY_TIME = message("at any point of their turn")
NO_ITEM = ""


def _texts(language: str) -> dict[str, JsonObject]:
    return {
        TITLE: _titled(language, message("Title"), type="string", minLength=1, maxLength=60),
        TEXT: _titled(
            language, message("Text for the card"), type="string", minLength=0, maxLength=600
        ),
    }


def _titled(language: str, title: Message, **terms: object) -> JsonObject:
    return {"titles": {language: tr_in(language, title)}, **terms}


def _choice(language: str, words: Mapping[str, Message]) -> JsonObject:
    labels = {each: {language: tr_in(language, said)} for each, said in words.items()}
    return {"enum": list(words), "labels": labels}


def _item(_: EftaiosRuleset, language: str) -> Mapping[str, JsonObject]:
    return {
        **_texts(language),
        "cards": _titled(
            language, message("Cards in the deck"), type="integer", minimum=0, maximum=99
        ),
        "when": _titled(
            language,
            message("When it is used"),
            type="array",
            items=_choice(language, MOMENTS),
            default=list(OWN_TURN),
        ),
        "used_by": _titled(language, message("Who uses it"), default="humans")
        | _choice(language, USERS),
        "declared": _titled(
            language, message("Its use is announced"), type="boolean", default=True
        ),
        "print_only": _titled(language, message("Print only"), type="boolean", default=False),
    }


def _character(rules: EftaiosRuleset, language: str) -> Mapping[str, JsonObject]:
    abilities = {each: VALUE_WORDS.of(each) for each in ABILITIES}
    items = {NO_ITEM: message("none"), **_item_titles(rules, language)}
    return {
        **_texts(language),
        "side": _titled(language, message("Side"), default="") | _choice(language, SIDES),
        "abilities": _titled(
            language,
            message("Abilities"),
            type="array",
            items=_choice(language, abilities),
            default=[],
        ),
        "start_item": _titled(language, message("Begins with"), default=NO_ITEM)
        | _choice(language, items),
        "print_only": _titled(language, message("Print only"), type="boolean", default=False),
    }


def _item_titles(rules: EftaiosRuleset, language: str) -> dict[str, Message]:
    """Return what people call each item of the box and of one's own."""
    own = own_titles(rules, language)
    return {
        each: verbatim(own[each]) if each in own else VALUE_WORDS.of(each)
        for each in known_items(rules)
    }


def _item_told(told: JsonObject, _: EftaiosRuleset, language: str) -> Iterator[str]:
    text = own_text(told.get(TEXT), language)
    if text:
        yield text
    if not is_played(told):
        yield tr_in(language, FOR_PRINT)
        return
    moments = [each for each in told.get("when", OWN_TURN) if each in MOMENTS]
    when = ANY_TIME if set(moments) == set(OWN_TURN) else joined(MOMENTS[each] for each in moments)
    used_by = USERS.get(str(told.get("used_by", "humans")), USERS["humans"])
    declared = told.get("declared", True)
    yield tr_in(
        language,
        message("Used by {users}: {when}.", users=used_by, when=when)
        if declared
        else message("Used by {users}, unseen: {when}.", users=used_by, when=when),
    )
    yield tr_in(language, effects_text(told.get(EFFECTS, ()), VOCABULARY))


def _character_told(told: JsonObject, rules: EftaiosRuleset, language: str) -> Iterator[str]:
    text = own_text(told.get(TEXT), language)
    if text:
        yield text
    if not is_played(told):
        yield tr_in(language, FOR_PRINT)
    side = SIDES.get(str(told.get("side")), SIDES["human"])
    yield tr_in(
        language,
        message(
            "{side}: {abilities}.",
            side=side,
            abilities=VALUE_WORDS.of(tuple(told.get("abilities", ()))),
        ),
    )
    if told.get("start_item"):
        item = _item_titles(rules, language)[told["start_item"]]
        yield tr_in(language, message("Begins with: {item}.", item=item))


def _titles(rules: EftaiosRuleset, language: str) -> Mapping[str, str]:
    titles = own_titles(rules, language)
    cards = {
        f"{ITEM}{name}": tr_in(language, message("Item: {item}", item=titles[name]))
        for name in rules.own_items
    }
    return {**titles, **cards}


def _names_in(field: str, rules: EftaiosRuleset) -> Collection[str]:
    return tuple(NAMES_IN[field](rules)) if field in NAMES_IN else ()


OWN_PIECES = OwnPieces(
    (
        PieceSort(
            name="item",
            field="own_items",
            title=message("Items"),
            new=message("Make an item"),
            about=message(
                "An item of your own: write what its card says, and put together what it does."
            ),
            blank={EFFECTS: []},
            asked=_item,
            told=_item_told,
            counts="own_cards",
            vocabulary=VOCABULARY,
            taken=ITEMS,
        ),
        PieceSort(
            name="character",
            field="own_characters",
            title=message("Characters"),
            new=message("Make a character"),
            about=message("A character of your own, which is dealt with the others of its side."),
            blank={"side": "human"},
            asked=_character,
            told=_character_told,
            taken=CHARACTERS,
        ),
    ),
    _titles,
    _names_in,
)
"""What can be added to the game."""
