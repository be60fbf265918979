"""Commands for tests: each notes that it was carried out."""

from typing import Any

from hullwright.editor.shell.commands import Command


class NotedCommands:
    """Makes commands, and knows which of them were carried out."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.hindrances: dict[str, str] = {}
        self.switched_on: set[str] = set()

    def command(
        self, name: str, title: str = "", *, is_switch: bool = False, **fields: Any
    ) -> Command:
        """Return a command that notes its name when it is carried out; it stands in the File menu."""
        return Command(
            name=name,
            title=title or name.capitalize(),
            run=lambda: self._do(name),
            hindered=lambda: self.hindrances.get(name, ""),
            is_on=(lambda: name in self.switched_on) if is_switch else None,
            **{"menu": "File", **fields},
        )

    def _do(self, name: str) -> None:
        self.done.append(name)
        self.switched_on ^= {name}
