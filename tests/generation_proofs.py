"""How many generated maps are shown to be fair: `make proofs` asks the installed program, seed by seed, and writes docs/generated.md.

Each seed has as many minutes on as many processes as a person would give it, which takes hours in all. What the page tells
is not asked again, so that a run that was stopped goes on where it was: `make proofs PROOFS="--kinds galaxy --seeds 5"`.
"""

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from time import monotonic

from hullwright.engines.generation.candidate import GENERATED
from hullwright.engines.generation.draft_kinds import DRAFT_KINDS
from hullwright.engines.generation.play.wish_verdict import MET, MISSED, OPEN
from hullwright.engines.generation.preset_choice import presets_by_name, short_name
from hullwright.engines.generation.scoring import Scoring
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import JsonObject

PAGE = Path("docs/generated.md")
RESULTS = Path("out/generation-proofs.sqlite")
"""What was played so far, from which the next seeds learn who should play first, as the window's do."""
WORKERS = "2"
HEAD = """# Generated maps, proven by play

Written by `make proofs`. Each map is the best of `hullwright generate KIND --target TARGET --seed SEED --count 1 --proven
--minutes GIVEN --workers 2 --keep RESULTS`: the program makes maps, has bots choose among them, those first that the results of
earlier seeds speak for, and judges the last one by games on fresh seeds; where it is not as wished, another one is chosen with
more games, as long as there is time. The minutes told last are all that it took.

*Met* means that what is wished of its games is so with 95 % confidence: where a target wishes nothing, that either side (or the
team, where all win together) wins half the games, give or take five points, or where everybody plays alone, that nobody's
place at the table wins five points more or less than its due: 25 % give or take five points is 20 % of the due. *Open* means
that the games of that time could not tell; *missed*, that it is not so. *Sound* means that the map passes its checks without an
error or warning and meets everything that its target requires. By its number a map can be made again:
`python -m tests.generation_wall --proven` makes those of this page, says how different they are, and draws them.
"""
FOLDER = Path("out/proven-maps")
"""Where the maps are kept, to be looked at."""
NOT_TOLD = "–"


@dataclass(frozen=True)
class Proof:
    """What became of one seed."""

    kind: str
    seed: int
    target: str
    verdict: str
    figures: str
    given: float
    """The minutes that it was given, for games."""
    minutes: float
    number: str = NOT_TOLD
    """Which of the maps of its run it is."""
    sound: str = NOT_TOLD
    """Whether it passes its checks and meets what is required: yes or no."""


def proven(kind: str, seed: int, minutes: float) -> Proof:
    """Prove a map of a seed, the targets of a kind taking turns."""
    begun, presets = monotonic(), list(presets_by_name(DRAFT_KINDS[kind]))
    target = presets[seed % len(presets)]
    verdict, path = _asked(kind, target, seed, minutes)
    taken = round((monotonic() - begun) / 60, 1)
    if path is None:
        return Proof(kind, seed, target, verdict, "", minutes, taken)
    document = read_map(path)
    note = document.extra[GENERATED]
    figures = "; ".join(map(_figure, note.get("played", [])))
    told = str(note["number"]), "yes" if is_sound(document) else "no"
    return Proof(kind, seed, target, verdict, figures, minutes, taken, *told)


def is_sound(document: MapDocument) -> bool:
    """Tell whether a map passes its checks without an error or warning, and meets what its target requires."""
    kind = DRAFT_KINDS[document.kind]
    target = presets_by_name(kind)[short_name(document.extra[GENERATED]["target"]["name"])]
    score = Scoring(target, kind.measures).score(kind.measured(document))
    return score.is_fit and not problems(document)


def problems(document: MapDocument) -> Sequence[str]:
    """Return the ids of the errors and warnings of a map."""
    found = Examination(document).problems
    return [each.id for each in found if each.severity is not Severity.HINT]


def _asked(kind: str, target: str, seed: int, minutes: float) -> tuple[str, Path | None]:
    """Have the program make one map and prove it, as somebody at a terminal would; return its verdict and where it is."""
    words = ["generate", kind, "--target", target, "--seed", str(seed), "--count", "1", "--proven"]
    words += ["--minutes", str(minutes), "--workers", WORKERS, "--keep", str(RESULTS)]
    folder = FOLDER / kind / str(seed)
    words += ["--force", "-o", str(folder)]
    program = Path(sys.executable).with_name("hullwright")
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    if done.returncode not in {0, 1}:
        raise SystemExit(f"{' '.join(words)}\n{done.stderr}")
    found = [Path(each) for each in done.stdout.splitlines() if each.endswith(".json")]
    if done.returncode == 0:
        return MET, found[0]
    played = [each for path in found for each in read_map(path).extra[GENERATED].get("played", [])]
    missed = any(each["verdict"] == MISSED for each in played)
    return MISSED if missed else OPEN, found[0] if found else None


def _figure(played: JsonObject) -> str:
    value, low, high = (100 * float(str(played[name])) for name in ("value", "low", "high"))
    return (
        f"{played['measure']} of {played['players']}: {value:.1f} % ({low:.1f}–{high:.1f}), "
        f"{played['games']} games"
    )


def told(page: str) -> list[Proof]:
    """Return everything that a page tells."""
    found, kind = [], ""
    for line in page.splitlines():
        if line.startswith("## "):
            kind = line.removeprefix("## ")
        elif kind and line.startswith("| ") and line.split()[1].isdecimal():
            seed, target, verdict, figures, given, taken, *told = map(
                str.strip, line.strip("|").split("|")
            )
            minutes = float(given), float(taken)
            found.append(Proof(kind, int(seed), target, verdict, figures, *minutes, *told))
    return found


def page(found: Sequence[Proof]) -> str:
    """Return the page with everything that is known so far."""
    return "\n".join([HEAD, *_tables(found)])


def _tables(found: Sequence[Proof]) -> Iterator[str]:
    for kind in DRAFT_KINDS:
        own = sorted((each for each in found if each.kind == kind), key=lambda each: each.seed)
        if not own:
            continue
        counts = Counter(each.verdict for each in own)
        summary = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
        sound = sum(each.sound == "yes" for each in own)
        told = sum(each.sound != NOT_TOLD for each in own)
        seeds = "1 seed" if len(own) == 1 else f"{len(own)} seeds"
        yield f"## {kind}\n\nOf {seeds}: {summary}; sound: {sound} of {told}.\n"
        yield "| seed | target | verdict | games on fresh seeds | given | minutes | map | sound |"
        yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
        for each in own:
            cells = [
                *(each.seed, each.target, each.verdict, each.figures, each.given, each.minutes),
                *(each.number, each.sound),
            ]
            yield f"| {' | '.join(map(str, cells))} |"
        yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", nargs="*", default=list(DRAFT_KINDS), choices=DRAFT_KINDS)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args()
    RESULTS.parent.mkdir(exist_ok=True)
    found = told(PAGE.read_text("utf-8")) if PAGE.exists() else []
    known = {(each.kind, each.seed) for each in found}
    for seed, kind in product(range(given.seeds), given.kinds):
        if (kind, seed) in known:
            continue
        proof = proven(kind, seed, given.minutes)
        print(f"{kind} {seed}: {proof.verdict}, {proof.figures}, {proof.minutes} min", flush=True)
        found.append(proof)
        PAGE.write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
