"""Whether advice mends what was spoilt: `make advice-proofs` spoils five samples, asks the program, and writes docs/advice.md.

Each sample is spoilt in one way. `hullwright suggest` is asked to bring it back to what the sample was, its first suggestion
is taken, and all three maps are played on seeds that nothing was chosen by. What the page tells is not asked again.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from hullwright.engines.generation.contract import SPREAD
from hullwright.engines.generation.play.wish_verdict import PlayedWish
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map
from hullwright.schema.records import JsonObject

from .played_maps import balances

PAGE = Path("docs/advice.md")
FRESH = 20_261_119
"""Seeds by which nothing was advised."""
NEAR = 0.05
"""A map is mended that lies so near the sample."""
HEAD = """# Advice, on samples that were spoilt on purpose

Written by `make advice-proofs`. Each sample is spoilt in one way, and `hullwright suggest SPOILT --goal fair=SHARE --minutes M
--workers 2 --change map --change numbers --apply 1` is asked to bring it back to the share that experts make of the sample (of stations: to places at the table that
win their due). What is written here was played on seeds by which nothing was advised, with 95 % intervals: of sides the
games that Humans win among those that one side wins alone, of teams the games that are won, of places by how much
the best or worst one misses its due, in parts of it. *Mended* means that the map lies within five points of the sample.

| sample | how it was spoilt | the sample | spoilt | advice | after it | mended |
| --- | --- | --- | --- | --- | --- | --- |
"""


def _row(layout: JsonObject, number: int, text: str) -> None:
    layout["rows"][number] = text


def _moved_pod(layout: JsonObject) -> None:
    """Bring the pod that is farthest from the Humans beside them."""
    _row(layout, 3, "3H.sdAds.sd")


def _bottleneck(layout: JsonObject) -> None:
    """Close the Humans' way to the north."""
    _row(layout, 2, "..d.ssd.sd.")


def _shifted_start(layout: JsonObject) -> None:
    """Let the Humans begin near a pod, past the Aliens."""
    _row(layout, 3, ".d...d...d.d.d...d...d.")
    _row(layout, 10, "......ddHddds.ddd......")


def _tilted_deck(layout: JsonObject) -> None:
    layout["time"] = {"nothing": 1, "event": 1, "aliens": 4}


def _closed_point(layout: JsonObject) -> None:
    layout["jump_points"] = layout["jump_points"][:-1]


@dataclass(frozen=True)
class Spoilt:
    """A sample, and how it is spoilt."""

    sample: str
    how: str
    spoil: Callable[[JsonObject], None]


SPOILT = (
    Spoilt("hex-zones/thimble", "a pod moved beside the Humans", _moved_pod),
    Spoilt("hex-zones/thimble", "a way closed: a bottleneck", _bottleneck),
    Spoilt("hex-zones/bramble-lock", "the Humans' start shifted past the Aliens", _shifted_start),
    Spoilt("galaxies/first-light", "the time deck tilted toward the Aliens", _tilted_deck),
    Spoilt("stations/rung-spire", "a Jump Point closed", _closed_point),
)


def proven(case: Spoilt, minutes: float, games: int) -> str:
    """Return the row of a case."""
    source = HERE / f"{case.sample}.json"
    with TemporaryDirectory() as folder:
        spoilt, mended = (Path(folder) / name for name in ("spoilt.json", "mended.json"))
        content = json.loads(source.read_text("utf-8"))
        case.spoil(content["layout"])
        spoilt.write_text(json.dumps(content), "utf-8")
        (sample,) = balances([read_map(source)], games, FRESH)
        advice = _advice(spoilt, mended, sample, minutes)
        after = mended if mended.exists() else spoilt
        was, now = balances([read_map(spoilt), read_map(after)], games, FRESH + 1)
        # Asked for while the folder is still there.
        is_advised = mended.exists()
    is_mended = is_advised and abs(now.estimate.value - sample.estimate.value) <= NEAR
    figures = (_told(sample), _told(was), advice, _told(now), ("**no**", "yes")[is_mended])
    return f"| {' | '.join((read_map(source).name, case.how, *figures))} |"


def _advice(spoilt: Path, mended: Path, sample: PlayedWish, minutes: float) -> str:
    """Ask for advice as somebody at a terminal would, take the first, and return what it says."""
    share = 100 * sample.estimate.value
    goal = "fair" if sample.wish.measure == SPREAD else f"fair={share:.1f}"
    words = ["suggest", str(spoilt), "--goal", goal, "--minutes", str(minutes), "--workers", "2"]
    # A map is to be mended, not its rules changed.
    words += ["--change", "map", "--change", "numbers", "--apply", "1", "-o", str(mended), "--json"]
    program = Path(sys.executable).with_name("hullwright")
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    if done.returncode == 1:
        mended.unlink(missing_ok=True)
        return "nothing helps for certain"
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}\n{done.stderr}")
    return str(json.loads(done.stdout)["suggestions"][0]["title"])


def _told(found: PlayedWish) -> str:
    value, (low, high) = found.estimate.value, found.estimate.bounds
    return f"{100 * value:.1f} % ({100 * low:.1f}–{100 * high:.1f}), {found.games} games"


def _known(page: str) -> Iterable[str]:
    """Yield the rows that a page tells."""
    rows = [each for each in page.splitlines() if each.startswith("| ")]
    return rows[2:]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.advice_proofs", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="for each piece of advice")
    parser.add_argument("--games", type=int, default=1000, help="on fresh seeds, of each map")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the page goes")
    given = parser.parse_args()
    rows = list(_known(given.page.read_text("utf-8"))) if given.page.exists() else []
    for case in SPOILT:
        if any(f"| {case.how} |" in each for each in rows):
            continue
        rows.append(proven(case, given.minutes, given.games))
        print(rows[-1], flush=True)
        given.page.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    main()
