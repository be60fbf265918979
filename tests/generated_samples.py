"""`make generated-samples`: has experts play the samples that made themselves, and writes into each what came of it.

To be run when the bots of their games have changed: what a sample tells of its balance is what the experts of now make of it.
"""

import argparse

from hullwright.editor.generate.proving import with_proof
from hullwright.engines.generation.candidate import GENERATED
from hullwright.engines.generation.play.standings import played_figure
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write

from .played_maps import balances


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.generated_samples", description=__doc__)
    parser.add_argument("--kinds", nargs="*", help="maps of these kinds; all if not given")
    parser.add_argument("--games", type=int, default=1800, help="games of each")
    parser.add_argument(
        "--seed", type=int, default=20_261_118, help="another one gives other games"
    )
    given = parser.parse_args()
    for path in maps():
        document = read_map(path)
        if GENERATED in document.extra and document.kind in (given.kinds or [document.kind]):
            (found,) = balances([document], given.games, given.seed)
            write(with_proof(document, [played_figure(found)]), path)
            low, high = found.estimate.bounds
            print(
                f"{document.name}: {100 * found.estimate.value:.1f} % ({100 * low:.1f}–{100 * high:.1f}), "
                f"{found.games} games, {found.verdict}",
                flush=True,
            )


if __name__ == "__main__":
    main()
