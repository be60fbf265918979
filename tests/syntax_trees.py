"""The syntax of our own modules, read once for all tests that look at how things are named."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hullwright.schema

ROOT = Path(str(hullwright.schema.__file__)).parent.parent
PARTS = ("schema", "engines", "plugins", "editor")


def sources() -> Iterator[tuple[Path, str]]:
    """Yield every module's path under the root and its text."""
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py"):
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the syntax of every module by its path under the root."""
    return {path: ast.parse(text) for path, text in sources()}


BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where statements have others in them."""


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the statements of a module, however deep: a fraction of all that it is made of."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for name in BLOCKS:
            inner = getattr(node, name, ())
            # The branches of an expression are no lists.
            if isinstance(inner, list):
                waiting += inner
