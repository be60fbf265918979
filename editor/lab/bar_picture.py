"""The interval of a row of figures as a small picture."""

from hullwright.engines.lab.question import AnswerRow

WIDTH, HEIGHT = 200, 24
FAIR = (0.45, 0.55)


def bar_svg(row: AnswerRow, ink: str, line: str) -> str:
    """Return the interval of a share as a bar, with a mark where the value is, and the fair band where that is asked."""
    least = -1.0 if row.bounds.low < 0 or row.value < 0 else 0.0
    middle = 0.0 if least else 0.5

    def at(value: float) -> float:
        return WIDTH * (value - least) / (1 - least)

    low, high = (at(each) for each in row.bounds)
    band = (
        f'<rect x="{at(FAIR[0]):.1f}" y="1" width="{at(FAIR[1]) - at(FAIR[0]):.1f}" height="22" fill="#009e73" opacity=".3"/>'
        if row.verdict != ""
        else ""
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="bar" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" aria-hidden="true">{band}'
        f'<path d="M0 12H{WIDTH}" stroke="{line}"/>'
        f'<path d="M{at(middle):.1f} 2V22" stroke="{line}" stroke-dasharray="2 2"/>'
        f'<rect x="{low:.1f}" y="7" width="{max(high - low, 1):.1f}" height="10" rx="3" fill="{ink}" opacity=".5"/>'
        f'<circle cx="{at(row.value):.1f}" cy="12" r="4" fill="{ink}"/></svg>'
    )
