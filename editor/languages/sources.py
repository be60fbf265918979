"""Sources: the modules of the program as syntax trees, with what is defined and called in them."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path

PARTS = ("schema", "engines", "plugins", "editor")

Function = ast.FunctionDef | ast.Lambda


@dataclass(eq=False)
class Module:
    """One file of the program."""

    name: str
    """Its place for people, such as "editor/shell/menus.py"."""
    tree: ast.Module
    scopes: dict[ast.AST, tuple[Function, ...]] = field(default_factory=dict)
    """The functions around each node, the innermost first."""

    @classmethod
    def of(cls, name: str, code: str) -> "Module":
        """Return the code of a file as a module."""
        return cls(name, ast.parse(code))

    def __post_init__(self) -> None:
        self._note(self.tree, ())

    def _note(self, node: ast.AST, around: tuple[Function, ...]) -> None:
        for child in ast.iter_child_nodes(node):
            self.scopes[child] = around
            self._note(child, (child, *around) if isinstance(child, Function) else around)

    @cached_property
    def calls(self) -> list[ast.Call]:
        """Every call in the file."""
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    @cached_property
    def constants(self) -> dict[str, ast.expr]:
        """What is assigned to names at the top of the file."""
        return {name: value for node in self.tree.body for name, value in assigned(node)}


def modules(parts: Sequence[str] = PARTS) -> Iterator[Module]:
    """Yield every file of some parts."""
    for part in parts:
        for root in import_module(f"hullwright.{part}").__path__:
            for path in sorted(Path(root).rglob("*.py")):
                place = f"{part}/{path.relative_to(root).as_posix()}"
                yield Module.of(place, path.read_text("utf-8"))


def assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names to which a statement gives a value, with the value."""
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((each.id, value) for each in targets if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield name, value
        case ast.NamedExpr(target=ast.Name(id=name), value=value):
            yield name, value


def called(call: ast.Call) -> str:
    """Return the last part of the name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def parameters(function: Function) -> list[str]:
    """Return the names of a function's parameters as they are given by place, without self."""
    names = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    """Return what a call hands over at a place or under a name."""
    if place < len(call.args):
        found = call.args[place]
        return None if isinstance(found, ast.Starred) else found
    return next((each.value for each in call.keywords if each.arg == name), None)
