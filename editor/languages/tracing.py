"""Tracing: from where a text is said back to the English templates that it can be said from."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .loops import looped, members_of, rows_of, texts_in
from .sources import Module, argument, assigned, called, parameters

SPEAKERS = {
    "tr": (0, ""),
    "tr_in": (1, ""),
    "message": (0, ""),
    "Message": (0, "template"),
    "unreadable": (1, ""),
}
"""Functions whose argument at that place, or of that name, is a template."""

RECORDS = {
    "Beginning": ("title", "group"),
    "MapKind": ("title",),
    "MenuPart": ("title", "help"),
    "RowWords": ("short", "long"),
    "Words": ("known", "hidden"),
}
"""Records that hold templates, which whoever shows them translates, and the fields they are in."""


@dataclass
class Tracing:
    """Finds the templates of the program, and the calls whose templates can't be found."""

    modules: list[Module]
    found: dict[str, list[str]] = field(default_factory=dict)
    """The places of each template."""
    lost: dict[str, str] = field(default_factory=dict)
    """By place, what is said there that can't be traced back to templates."""

    def __post_init__(self) -> None:
        self._speakers = dict(SPEAKERS)
        self._fields = _fields(self.modules)
        self._constants = {name: each for one in self.modules for name, each in _shared(one)}
        waiting = list(SPEAKERS)
        # A function that hands its own parameter on to a speaker is a speaker, too.
        while waiting:
            before = set(self._speakers)
            self._trace_calls(set(waiting))
            waiting = [name for name in self._speakers if name not in before]
        self._trace_records()

    def _trace_calls(self, names: set[str]) -> None:
        for module in self.modules:
            for call in module.calls:
                if called(call) in names:
                    place, name = self._speakers[called(call)]
                    template = argument(call, place, name)
                    if template is not None:
                        self._note(module, template)

    def _trace_records(self) -> None:
        for module in self.modules:
            for call in module.calls:
                for name in RECORDS.get(called(call), ()):
                    value = argument(call, self._fields[called(call)].index(name), name)
                    if isinstance(value, ast.Constant):
                        self._note(module, value)

    def _note(self, module: Module, said: ast.expr) -> None:
        place = f"{module.name}:{said.lineno}"
        for each in self._origins(module, said):
            if isinstance(each, str):
                places = self.found.setdefault(each, [])
                if place not in places:
                    places.append(place)
            else:
                self.lost[place] = ast.unparse(each)

    def _origins(self, module: Module, said: ast.expr) -> "Iterator[str | ast.expr]":
        """Yield the templates behind an expression, or the expression itself if it hides them."""
        match said:
            case ast.Constant():
                yield from texts_in(said)
            case ast.IfExp(body=one, orelse=other):
                yield from self._origins(module, one)
                yield from self._origins(module, other)
            case ast.Name():
                yield from self._named(module, said)
            case ast.Subscript(value=table, slice=key):
                yield from self._table(module, table, said, key)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *usual]):
                yield from self._table(module, table, said)
                for each in usual:
                    yield from self._origins(module, each)
            case ast.Attribute() | ast.Call():
                # A sentence as a value: its template is written where it was made.
                pass
            case _:
                yield said

    def _named(self, module: Module, name: ast.Name) -> "Iterator[str | ast.expr]":
        for function in module.scopes[name]:
            runs = list(looped(function, name))
            values = [] if runs else _given(function, name.id)
            for table, steps in runs:
                yield from self._entries(module, table, steps, name)
            for each in values:
                yield from self._origins(module, each)
            if runs or values:
                return
            if name.id in parameters(function):
                if isinstance(function, ast.FunctionDef):
                    place = parameters(function).index(name.id)
                    self._speakers.setdefault(function.name, (place, name.id))
                return
        yield from self._table(module, name, name)

    def _table(
        self, module: Module, table: ast.expr, said: ast.expr, key: ast.expr | None = None
    ) -> "Iterator[str | ast.expr]":
        """Yield the texts of a table that is written down somewhere, or those under one key."""
        value = self._literal(module, table)
        if value is None:
            yield said
        elif isinstance(value, ast.Dict) and isinstance(key, ast.Constant):
            for name, entry in zip(value.keys, value.values, strict=True):
                if isinstance(name, ast.Constant) and name.value == key.value:
                    yield from texts_in(entry)
        else:
            yield from self._texts(module, value)

    def _texts(self, module: Module, table: ast.expr) -> Iterator[str]:
        """Yield the texts of a table, and of those that are spread out in it."""
        yield from texts_in(table)
        if isinstance(table, ast.Dict):
            for key, spread in zip(table.keys, table.values, strict=True):
                inner = self._literal(module, spread) if key is None else None
                if inner is not None:
                    yield from self._texts(module, inner)

    def _entries(
        self, module: Module, table: ast.expr, steps: tuple[int, ...], said: ast.expr
    ) -> "Iterator[str | ast.expr]":
        """Yield the texts at one place of each row of a table."""
        value = self._literal(module, table)
        if value is None:
            yield said
            return
        rows = list(rows_of(value))
        for step in steps:
            rows = [members_of(row)[step] for row in rows if step < len(members_of(row))]
        for row in rows:
            yield from self._origins(module, row)

    def _literal(self, module: Module, table: ast.expr) -> ast.expr | None:
        """Return the table that an expression stands for, where it is written down."""
        match table:
            case ast.Tuple() | ast.List() | ast.Dict() | ast.Set():
                return table
            case ast.Call(func=ast.Attribute(value=inner, attr="items"), args=[]):
                return self._pairs(module, inner)
            case ast.Call(func=ast.Attribute(value=inner, attr="values"), args=[]):
                return self._literal(module, inner)
            case ast.Name(id=name):
                return self._constant(module, name)
        return None

    def _pairs(self, module: Module, table: ast.expr) -> ast.expr | None:
        found = self._literal(module, table)
        if not isinstance(found, ast.Dict):
            return None
        pairs = zip(found.keys, found.values, strict=True)
        return ast.Tuple([ast.Tuple([key, value]) for key, value in pairs if key is not None])

    def _constant(self, module: Module, name: str) -> ast.expr | None:
        local = (
            value
            for node in ast.walk(module.tree)
            for given, value in assigned(node)
            if given == name
        )
        return next(local, None) or self._constants.get(name)


def _given(function: ast.AST, name: str) -> list[ast.expr]:
    """Return what a function assigns to a name."""
    return [
        value for node in ast.walk(function) for given, value in assigned(node) if given == name
    ]


def _shared(module: Module) -> Iterable[tuple[str, ast.expr]]:
    return module.constants.items()


def _fields(modules: Iterable[Module]) -> dict[str, list[str]]:
    """Return the fields of the records that hold templates, in their order."""
    classes = (
        node
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef) and node.name in RECORDS
    )
    fields = ((node.name, _annotated(node)) for node in classes)
    # Another class of the same name does not have the fields.
    return {name: each for name, each in fields if set(RECORDS[name]) <= set(each)}


def _annotated(node: ast.ClassDef) -> list[str]:
    return [
        each.target.id
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]
