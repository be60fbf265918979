"""Engines, rulesets and bots of plugins on trial; where code may run, a game is played."""

from collections.abc import Callable, Iterator
from itertools import islice

from hullwright.engines.conformance import violations
from hullwright.engines.contract import CannotPlay, Engine, Game
from hullwright.engines.loader import OWN_ENGINES
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import JsonPath
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message

from ..brought_engines import engine_of
from ..brought_kinds import map_kind_of
from ..brought_rulesets import RulesetDefinition, composed_on, read_ruleset, ruleset_files
from ..host import Contributed
from ..strangers_code import bounded
from .data_files import unread_files
from .languages import lacking_languages
from .mistake import Mistake, in_file, in_manifest, mistakes_of
from .surroundings import Surroundings
from .taken_names import taken

MOST = 5
"""So many violations of the contract are told."""
MOST_ACTIONS = 2_000
SECONDS = 30.0
"""How long the games of an engine's trial may take together."""


def engine_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with an engine; if its plugin has a kind of map for it, a game is played."""
    if not contributed.contribution.game:
        # Said of all sorts that need it.
        return
    if other := taken(contributed, around, OWN_ENGINES, "game"):
        yield in_manifest(contributed, "game", other)
    if around.runs_code:
        for told in _said_by(lambda: _trial(contributed)):
            yield in_manifest(contributed, "code", told)


def _said_by(trial: Callable[[], Iterator[Message]]) -> Iterator[Message]:
    try:
        yield from trial()
    except HullwrightError as fault:
        yield message("{reason}", reason=fault)


def _trial(contributed: Contributed) -> Iterator[Message]:
    engine = engine_of(contributed, contributed.contribution.game)
    for game in _games(contributed, engine):
        with bounded(contributed.plugin, SECONDS):
            found = islice(violations(game, [min(game.seats)], games=1, most=MOST_ACTIONS), MOST)
            told = tuple(found)
        yield from told


def _games(contributed: Contributed, engine: Engine) -> Iterator[Game]:
    """Yield a game on a new map of each kind that the plugin has for the engine, where such a map can be played."""
    for each in contributed.plugin.contributions("map_kinds"):
        kind = map_kind_of(each, each.contribution.kind)
        if kind.game != engine.name:
            continue
        ruleset = next(iter(engine.rulesets))
        scenario = Scenario(name="Trial", game=engine.name, ruleset=ruleset)
        examination = Examination(kind.new("Trial", kind.blank(None)))
        try:
            game = Prepared(engine, examination, scenario, RuleBook()).game
            # As the plugin made it: the contract is asked of that, not of what we put around it.
            yield getattr(game, "unbounded", game)
        except CannotPlay:
            # A new map need not have everything that a game needs.
            continue


def bot_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake for what makes no bots."""
    if not around.runs_code:
        return
    for told in _said_by(lambda: _no_bot(contributed)):
        yield in_manifest(contributed, "code", told)


def _no_bot(contributed: Contributed) -> Iterator[Message]:
    maker = contributed.load()
    with bounded(contributed.plugin):
        is_bot = callable(maker) and callable(getattr(maker(1), "choose", None))
    if not is_bot:
        yield message(
            "“{code}” makes no bots: called with a seed, it has to return something that can "
            "choose.",
            code=contributed.contribution.code,
        )


def ruleset_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with each ruleset of a contribution."""
    engine = engine_at_hand(contributed.contribution.game, around)
    for path in ruleset_files(contributed):
        try:
            found = read_ruleset(path)
        except (HullwrightError, OSError) as fault:
            yield from mistakes_of(fault, contributed.plugin, path)
            continue
        if told := lacking_languages([found.title, found.text]):
            yield in_file(contributed.plugin, path, told, Severity.HINT)
        for at, what in _unfit(found, contributed.contribution.game, engine):
            yield in_file(contributed.plugin, path, what, at=at)
    yield from unread_files(contributed)


def _unfit(
    found: RulesetDefinition, stated: str, engine: Engine | None
) -> Iterator[tuple[JsonPath, Message]]:
    """Yield why a ruleset can't be used, each reason with its place."""
    if found.game != stated:
        told = message(
            "The ruleset is for “{game}”, but the manifest says that it is for “{stated}”.",
            game=found.game,
            stated=stated,
        )
        yield ("game",), told
    elif engine:
        if found.name in engine.rulesets:
            told = message("The game already has a ruleset “{name}”.", name=found.name)
            yield ("name",), told
        try:
            for finding in composed_on(engine, found).findings:
                yield ("sets",), finding.message
        except CannotPlay as fault:
            yield ("base",), message("{reason}", reason=fault)


def engine_at_hand(game: str, around: Surroundings) -> Engine | None:
    """Return the engine of a game, if it is ours, or the plugin's own and its code may run."""
    if game in OWN_ENGINES:
        return OWN_ENGINES[game]
    for each in around.plugin.contributions("engines"):
        if around.runs_code and each.contribution.game == game:
            try:
                return engine_of(each, game)
            except HullwrightError:
                # Said of the engine itself.
                return None
    return None
