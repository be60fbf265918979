"""Servers that are killed in the midst of games: what was answered is there when they are back."""

import json
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import connect

from hullwright.schema.files.reader import read_recording

from ...waiting import PATIENCE
from .killable_server import Killable, killable


class Player:
    """Somebody who keeps their key, and plays at random as long as there is a server."""

    def __init__(self, seed: int) -> None:
        self.key = ""
        self.is_over = False
        self.answered: tuple[Any, ...] = ()
        """The actions of the game when the last answer came: none of them may be lost."""
        self._chance = Random(seed)

    def play(self, server: Killable, folder: Path, most: int) -> None:
        """Play some decisions, and kill the server while it works on one more."""
        base = f"127.0.0.1:{server.port}"
        address = f"ws://{base}/{server.codes[0]}/socket"
        desk: dict[str, Any] = {}
        with connect(
            address, origin=f"http://{base}", max_queue=None, open_timeout=PATIENCE, close_timeout=1
        ) as line:
            line.send(json.dumps({"do": "hello", "key": self.key}))
            while not desk.get("result") and most:
                message = json.loads(line.recv(timeout=PATIENCE))
                self._hear(message, desk, line)
                if message["tell"] == "desk":
                    self.answered = played(folder)
                if message["tell"] == "desk" and desk.get("is_asked"):
                    line.send(self._decision(message["edition"], desk))
                    most -= 1
            self.is_over = bool(desk.get("result"))
            server.kill()

    def _hear(self, message: dict[str, Any], desk: dict[str, Any], line: Any) -> None:
        if message["tell"] == "key":
            self.key = message["key"]
            line.send(json.dumps({"do": "begin"}))
        elif message["tell"] == "welcome" and message["seat"] is None:
            line.send(json.dumps({"do": "sit", "seat": 0, "name": "Ana"}))
        elif message["tell"] == "desk":
            desk.update(message["desk"])

    def _decision(self, edition: int, desk: dict[str, Any]) -> str:
        action = self._chance.choice(desk["choices"])["action"]
        return json.dumps({"do": "act", "edition": edition, "action": action})


def played(folder: Path) -> tuple[Any, ...]:
    """Return the actions that the journal of the first table holds."""
    return tuple(read_recording(folder / "0.journal").actions)


def play_with_kills(folder: Path, game: str, kills: int, seed: int = 1) -> int:
    """Kill a server again and again while somebody plays; return how many games were begun."""
    chance, number = Random(seed), 0
    player, where = Player(seed), folder / "0"
    where.mkdir()
    for _ in range(kills):
        with killable(where, game, seats=2) as server:
            player.play(server, where, chance.randint(1, 4))
        assert played(where)[: len(player.answered)] == player.answered
        if player.is_over:
            number += 1
            where = folder / str(number)
            where.mkdir()
            player = Player(number)
    return number + 1
