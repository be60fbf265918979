"""A game that is going to be killed: says how many actions are done, after each of them."""

import sys
from pathlib import Path

from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.files.reader import read_map


def main(path: str, map_path: str, players: str, seed: str) -> None:
    """Go on with the game of a journal, or begin it, and play until somebody ends this process."""
    journal = Path(path)
    if journal.exists():
        session = GameSession.resumed(journal, RuleBook())
    else:
        document = read_map(Path(map_path))
        ready = prepared(document, plain_scenario(document, name="Plain"), RuleBook())
        seats = [Seat(name=f"Player {number}", bot="random") for number in range(int(players))]
        session = GameSession(ready, seats, int(seed))
        session.keep(journal)
    while not session.is_over:
        session.apply(session.state.to_move, session.bots_choice())
        print(len(session.actions), flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
