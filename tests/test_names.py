"""Names and borders in the whole tree: one class to a name, and no circle of imports between rooms."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from .syntax_trees import PARTS, statements, trees


def imported(module: tuple[str, ...], node: ast.AST) -> Iterator[tuple[str, ...]]:
    """Yield what a line of a module imports, as parts of a path under the root."""
    if isinstance(node, ast.Import):
        yield from (tuple(each.name.split("."))[1:] for each in node.names)
    elif isinstance(node, ast.ImportFrom):
        named = tuple(node.module.split(".")) if node.module else ()
        base = module[: -node.level] + named if node.level else named[1:]
        yield from ((*base, each.name) for each in node.names)


@cache
def rooms_used(part: str) -> dict[str, set[str]]:
    """Return for each package and loose module of a part the others that it imports, at whatever moment."""
    modules = {path.with_suffix("").parts: tree for path, tree in trees().items()}
    rooms = {module[1] for module in modules if module[0] == part}
    used: dict[str, set[str]] = {room: set() for room in rooms}
    for module, tree in modules.items():
        if module[0] == part:
            for node in statements(tree):
                used[module[1]] |= {
                    each[1]
                    for each in imported(module, node)
                    if len(each) > 1 and each[0] == part and each[1] in rooms
                }
    return used


def reached(room: str, used: dict[str, set[str]]) -> set[str]:
    """Return every other room that one imports, directly or through others; itself only by a circle."""
    found: set[str] = set()
    new = used[room] - {room}
    while new:
        found |= new
        new = {other for each in new for other in used[each] - {each}} - found
    return found


def test_a_public_class_name_is_used_once() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path, tree in trees().items():
        for node in statements(tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.as_posix())
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


@pytest.mark.parametrize("part", PARTS)
def test_no_room_lies_on_a_circle_of_imports(part: str) -> None:
    used = rooms_used(part)
    assert [room for room in used if room in reached(room, used)] == []


@pytest.mark.parametrize("part", PARTS)
def test_the_imports_between_rooms_are_seen(part: str) -> None:
    assert any(others - {room} for room, others in rooms_used(part).items())


def test_a_circle_through_several_rooms_is_found() -> None:
    assert "a" in reached("a", {"a": {"b"}, "b": {"c"}, "c": {"a", "c"}})
    assert "c" not in reached("c", {"a": {"b"}, "b": {"c"}, "c": {"c"}})
