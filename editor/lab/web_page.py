"""The report of an experiment as a web page: one file with sentences, bars, maps and method, and no foreign request."""

from collections.abc import Iterator
from html import escape

from hullwright.engines.lab.question import AnswerRow
from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.visible_text import visible

from ..languages.words import language_in_use, tr
from .bar_picture import bar_svg
from .figures import figures_of, is_share, sentence_of
from .method import method_of
from .report_pictures import pictures_of

STYLE = """
:root { color-scheme: light dark; --ink: #1c232d; --paper: #fff; --line: #8894a5; --bar: #0072b2; --faint: #566273; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --paper: #171c24; --bar: #56b4e9; --faint: #abb5c4; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 60rem; padding: 1rem; }
.answer { font-size: 1.5rem; line-height: 1.35; margin: 1rem 0 2rem; }
.rows { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: middle; }
td.figure { white-space: nowrap; font-variant-numeric: tabular-nums; }
svg.bar { width: 12rem; height: 1.5rem; display: block; }
.maps { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 18rem; max-width: 28rem; background: #fff; border-radius: .5rem; padding: .5rem; }
figure img { width: 100%; height: auto; }
figcaption { color: #1c232d; }
.method { color: var(--faint); font-size: .9rem; }
@media print { body { max-width: none; } figure { break-inside: avoid; } }
"""


def page_of(laboratory: LabRun) -> str:
    """Return the text of a page with everything that is known."""
    return "\n".join(_lines(laboratory)) + "\n"


def _lines(laboratory: LabRun) -> Iterator[str]:
    experiment = laboratory.experiment
    title = _text(experiment.name)
    yield f'<!doctype html>\n<html lang="{language_in_use()}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    # Whatever a map or a name holds, the page loads and runs nothing.
    yield (
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">"
    )
    yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{title}</h1>\n<p>{_text(tr(laboratory.question.title))}</p>"
    if experiment.description:
        yield f"<p>{_text(experiment.description)}</p>"
    if laboratory.games:
        yield from _answer(laboratory)
    else:
        yield f'<p class="answer">{_text(tr("Nothing has been played yet."))}</p>'
    yield from _maps(laboratory)
    yield "</body>\n</html>"


def _answer(laboratory: LabRun) -> Iterator[str]:
    answer = laboratory.answer
    yield f'<p class="answer">{_text(sentence_of(answer))}</p>'
    if not laboratory.is_answered:
        told = tr("That is not as sure as it was asked for: let it play on, or raise the limit.")
        yield f"<p>{_text(told)}</p>"
    yield '<div class="rows"><table>'
    for row in answer.rows:
        yield (
            f"<tr><th>{_text(tr(row.title))}</th><td>{_bar(row)}</td>"
            f'<td class="figure">{_text(figures_of(row))}</td><td>{_text(tr(row.told))}</td></tr>'
        )
    yield "</table></div>"
    yield f"<h2>{_text(tr('Method'))}</h2>"
    for told in (*method_of(laboratory), *map(tr, answer.caveats)):
        yield f'<p class="method">{_text(told)}</p>'


def _bar(row: AnswerRow) -> str:
    return bar_svg(row, "var(--bar)", "var(--line)") if is_share(row) else ""


def _maps(laboratory: LabRun) -> Iterator[str]:
    yield '<div class="maps">'
    for each in pictures_of(laboratory):
        # A picture of its own: looks have the same names in every drawing.
        picture = f'<img src="{each.address}" alt="{_text(each.title)}">'
        yield f"<figure>{picture}<figcaption>{_text(each.title)}</figcaption></figure>"
    yield "</div>"


def _text(text: str) -> str:
    return escape(visible(text))
