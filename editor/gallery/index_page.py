"""The index: a card for each map, and filters in a player's words where scripts run."""

from collections.abc import Iterator, Sequence

from hullwright.plugins.library.query import NEW_DAYS, SMALL, SYMMETRIC
from hullwright.schema.documents.verdicts import FAIR

from ..languages.words import tr
from ..library.filter_words import LANGUAGES, MINUTES, MOST_PLAYERS, SWITCHES
from ..library.pack_words import game_title, players_words, verdict_words
from .map_entry import MapEntry
from .markup import GalleryFrame, line, text

LONGEST_NAME = 90


def index_page(site: str, entries: Sequence[MapEntry]) -> str:
    """Return the index in the language in use, the newest maps first."""
    frame = GalleryFrame(
        title=site, site=site, up="../", place="index.html", scripts=("assets/index.js",)
    )
    return frame.page(_content(site, entries))


def _content(site: str, entries: Sequence[MapEntry]) -> Iterator[str]:
    yield f"<h1>{line(site, LONGEST_NAME)}</h1>"
    yield '<div class="browse">'
    yield from _filters(entries)
    yield '<div class="found">'
    yield f'<p class="count" role="status">{text(tr("{count} maps", count=len(entries)))}</p>'
    yield f'<p class="nothing" hidden>{text(tr("No map fits. Ask for less, or show all."))}</p>'
    yield f'<ul class="cards" data-new-days="{NEW_DAYS}">'
    for each in entries:
        yield from _card(each)
    yield "</ul>\n</div>\n</div>"


def _filters(entries: Sequence[MapEntry]) -> Iterator[str]:
    games = sorted({each.game for each in entries if each.game})
    yield f'<form class="filters" role="search" hidden aria-label="{text(tr("Filters"))}">'
    yield (
        f'<label>{text(tr("Search"))} <input type="search" name="text" '
        f'autocomplete="off" maxlength="200"></label>'
    )
    yield f"<details open>\n<summary>{text(tr('Filters'))}</summary>"
    yield from _choice(
        "game", tr("Game"), tr("Any game"), [(each, game_title(each)) for each in games]
    )
    players = [(str(each), str(each)) for each in range(1, MOST_PLAYERS + 1)]
    yield from _choice("players", tr("Players tonight"), tr("Any number"), players)
    lengths = [(str(each), tr("Up to {minutes} minutes", minutes=each)) for each in MINUTES]
    yield from _choice("minutes", tr("How long"), tr("Any length"), lengths)
    languages = [(code, tr(title)) for code, title in LANGUAGES.items()]
    yield from _choice("language", tr("Language of the map"), tr("Any language"), languages)
    for name, (title, about) in SWITCHES.items():
        yield (
            f'<label class="switch" title="{text(tr(about))}">'
            f'<input type="checkbox" name="{name}"> {text(tr(title))}</label>'
        )
    yield f'<button type="reset">{text(tr("Show all"))}</button>\n</details>\n</form>'


def _choice(
    name: str, title: str, anything: str, values: Sequence[tuple[str, str]]
) -> Iterator[str]:
    yield f'<label>{text(title)} <select name="{name}"><option value="">{text(anything)}</option>'
    yield from (f'<option value="{text(code)}">{text(said)}</option>' for code, said in values)
    yield "</select></label>"


def _card(entry: MapEntry) -> Iterator[str]:
    """Yield a card, with all that filters ask of it."""
    least, most = (entry.players.min, entry.players.max) if entry.players else (0, 0)
    verdicts = " ".join(
        f"{each.players},{each.fairness.replace(' ', '-') or '-'},{each.minutes}"
        for each in entry.verdicts
    )
    words = " ".join((entry.name, entry.subtitle, entry.author, *entry.tags, entry.description))
    yield (
        f'<li class="card" data-game="{text(entry.game)}" data-least="{least}" data-most="{most}" '
        f'data-verdicts="{text(verdicts)}" data-language="{text(entry.language)}" '
        f'data-published="{text(entry.published)}" data-words="{line(words, 600)}"'
        f"{' data-symmetric' if entry.symmetry >= SYMMETRIC else ''}"
        f"{' data-small' if 1 <= entry.spaces <= SMALL else ''}>"
    )
    yield (
        f'<a href="maps/{entry.slug}.html"><span class="picture"><img src="../maps/{entry.slug}/card.svg" '
        f'alt="" loading="lazy" width="240" height="150"></span>'
    )
    yield f'<strong class="name">{line(entry.name, LONGEST_NAME)}</strong></a>'
    if entry.author:
        yield f'<span class="author">{line(entry.author, LONGEST_NAME)}</span>'
    yield f'<span class="facts">{text(facts_line(entry))}</span>'
    yield f"{_chip(entry)}</li>"


def facts_line(entry: MapEntry) -> str:
    """Return the line of facts on a card."""
    players = entry.players
    parts = [
        game_title(entry.game),
        players_words(players.min, players.max) if players else "",
        tr("{count} spaces", count=entry.spaces) if entry.spaces else "",
        tr("{count} minutes", count=entry.minutes) if entry.minutes else "",
    ]
    return " · ".join(filter(None, parts))


def _chip(entry: MapEntry) -> str:
    if entry.is_judged and not entry.fairness:
        return f'<span class="chip known">{text(tr("judged by the lab"))}</span>'
    sort = "fair" if entry.fairness == FAIR else "known" if entry.fairness else "unknown"
    return f'<span class="chip {sort}">{text(verdict_words(entry.fairness))}</span>'
