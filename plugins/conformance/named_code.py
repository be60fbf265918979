"""Code that a plugin names as `module:name`: whether it is in the folder, found out without running any."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath

from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from .surroundings import Surroundings

MAX_SOURCE_BYTES = 2**20
"""Longer modules are taken at their word."""

_COMPILED = (".so", ".pyd")


def code_mistake(named: str, around: Surroundings) -> Message | None:
    """Return what is wrong with a `module:name` as far as the files tell, or None."""
    module, _, name = named.partition(":")
    source = _source(module, around.files)
    if source is None:
        return None if _is_compiled(module, around.files) else _no_module(named, module, around)
    try:
        names = _names(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as fault:
        return message(
            "“{code}” can't be loaded: {module} is not Python, see line {line} ({reason}).",
            code=named,
            module=_file(module),
            line=getattr(fault, "lineno", None) or 1,
            reason=getattr(fault, "msg", None) or type(fault).__name__,
        )
    wanted = name.partition(".")[0]
    if names is None or wanted in names:
        return None
    meant = closest(wanted, names)
    if meant:
        return message(
            "“{code}” is missing: {module} has no “{name}” (did you mean “{meant}”?).",
            code=named,
            module=_file(module),
            name=wanted,
            meant=meant,
        )
    return message(
        "“{code}” is missing: {module} has no “{name}”.",
        code=named,
        module=_file(module),
        name=wanted,
    )


def _no_module(named: str, module: str, around: Surroundings) -> Message:
    known = [
        each.removesuffix(".py").replace("/", ".") for each in around.files if _is_module(each)
    ]
    meant = closest(module, known)
    if meant:
        return message(
            "“{code}” is missing: {module} is not in the folder (did you mean “{meant}”?).",
            code=named,
            module=_file(module),
            meant=meant,
        )
    return message(
        "“{code}” is missing: {module} is not in the folder.", code=named, module=_file(module)
    )


def _is_module(name: str) -> bool:
    return name.endswith(".py") and not name.endswith("__init__.py")


def _file(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def _source(module: str, files: Mapping[str, bytes]) -> bytes | None:
    stem = module.replace(".", "/")
    return files.get(f"{stem}.py", files.get(f"{stem}/__init__.py"))


def _is_compiled(module: str, files: Mapping[str, bytes]) -> bool:
    stem = PurePosixPath(module.replace(".", "/"))
    return any(
        PurePosixPath(each).parent == stem.parent
        and PurePosixPath(each).name.split(".")[0] == stem.name
        and each.endswith(_COMPILED)
        for each in files
    )


def _names(source: bytes) -> set[str] | None:
    r"""Return the names that a module has at its top, or None if only running it would tell.

    >>> sorted(_names(b"import os\nif os.name: pods = 3\ndef shake(): inner = 1"))
    ['os', 'pods', 'shake']
    >>> _names(b"from elsewhere import *") is None
    True
    """
    if len(source) > MAX_SOURCE_BYTES:
        return None
    names = set(_bound(ast.parse(source).body))
    return None if names & {"*", "__getattr__", "globals", "setattr"} else names


_NEW_ROOM = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


def _bound(body: list[ast.stmt]) -> Iterator[str]:
    """Yield every name that statements bind, without what is bound inside functions and classes."""
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).partition(".")[0]
        elif isinstance(node, ast.Name):
            # Reading `globals` or `setattr` is enough to bind anything.
            yield from _names_of(node)
        if not isinstance(node, _NEW_ROOM):
            waiting.extend(ast.iter_child_nodes(node))


def _names_of(node: ast.Name) -> Iterator[str]:
    if isinstance(node.ctx, ast.Store) or node.id in {"globals", "setattr"}:
        yield node.id
