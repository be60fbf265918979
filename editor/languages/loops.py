"""Loops and tables: what a name runs through, and the texts in tables that are written down."""

import ast
from collections.abc import Iterable, Iterator


def looped(function: ast.AST, name: ast.Name) -> Iterator[tuple[ast.expr, tuple[int, ...]]]:
    """Yield what a name runs through in the loops around it, and where in each row it stands."""
    for node in ast.walk(function):
        for target, table in _loops(node):
            steps = list(_steps(target, name.id))
            if steps and any(each is name for each in ast.walk(node)):
                yield from (_unwound(table, each) for each in steps)


def _loops(node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    """Return what a loop or comprehension gives values to, and what it goes through."""
    if isinstance(node, ast.For):
        return [(node.target, node.iter)]
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        return [(each.target, each.iter) for each in node.generators]
    return []


def _unwound(table: ast.expr, steps: tuple[int, ...]) -> tuple[ast.expr, tuple[int, ...]]:
    """Return which table a loop goes through behind `zip` and `enumerate`."""
    match table, steps:
        case ast.Call(func=ast.Name(id="zip"), args=tables), (place, *rest):
            return tables[place], tuple(rest)
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]), (1, *rest):
            return inner, tuple(rest)
    return table, steps


def _steps(target: ast.expr, name: str) -> Iterator[tuple[int, ...]]:
    match target:
        case ast.Name(id=found) if found == name:
            yield ()
        case ast.Tuple(elts=members):
            for place, each in enumerate(members):
                yield from ((place, *rest) for rest in _steps(each, name))


def rows_of(table: ast.expr) -> Iterable[ast.expr]:
    """Return the rows of a table, or the values of a dict."""
    return table.values if isinstance(table, ast.Dict) else members_of(table)


def members_of(row: ast.expr) -> list[ast.expr]:
    """Return what stands in a row, one by one."""
    return row.elts if isinstance(row, ast.Tuple | ast.List | ast.Set) else []


def texts_in(value: ast.AST) -> Iterator[str]:
    """Yield the texts in an expression; keys of dicts are names, not texts."""
    if isinstance(value, ast.Constant):
        if isinstance(value.value, str) and any(map(str.isalpha, value.value)):
            yield value.value
        return
    inner = value.values if isinstance(value, ast.Dict) else ast.iter_child_nodes(value)
    for each in inner:
        yield from texts_in(each)
