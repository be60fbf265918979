"""No text for people is written where it is shown, or glued together there: all of it goes through tr()."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullwright import editor
from hullwright.editor.drawing.inks import DARK

SHOWN = frozenset(
    {
        *("QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction"),
        *("setText", "setTitle", "setToolTip", "setWhatsThis", "setStatusTip", "setWindowTitle"),
        *("setPlaceholderText", "setAccessibleName", "setAccessibleDescription", "setSuffix"),
        *("setPrefix", "setSpecialValueText", "setHeaderLabels", "setTabText", "setTabToolTip"),
        *("setHorizontalHeaderLabels", "setHeaderLabel", "setLabelText", "setInformativeText"),
        *("addItem", "addItems", "addAction", "addTab", "addRow", "addButton", "addMenu"),
        *("Offer", "Fix", "Heading", "WrappedLabel", "show_note", "show_lines"),
    }
)
"""What shows a text to people: widgets, their setters, and records made of a text."""

FIRST = frozenset({"tell", "Notice", "apply", "apply_to_layout", "Pattern"})
"""What shows its first argument: notices, which have topics, too, steps of the history, files of a sort."""

TITLED = {"Command": ("title", "help"), "Dock": ("title", "help")}
"""Records whose fields are shown as they are."""

NAMES = frozenset({"topic", "ink", "name", "objectName"})
"""Arguments that are names for the program."""


def called(call: ast.Call) -> str:
    """Return the last part of the name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def is_text(node: ast.AST) -> bool:
    """Tell whether something is a text with words in it; names of inks are none."""
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and any(map(str.isalpha, node.value))
        and node.value not in DARK
    )


def texts(node: ast.AST) -> Iterator[str]:
    """Yield what is written or glued in an expression, unless it goes through a function."""
    if isinstance(node, ast.JoinedStr):
        if any(map(is_text, node.values)):
            yield ast.unparse(node)
    elif is_text(node):
        yield ast.unparse(node)
    else:
        for each in inside(node):
            yield from texts(each)


def inside(node: ast.AST) -> list[ast.expr]:
    """Return the parts of an expression that become parts of its value."""
    match node:
        case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
            return [one, other]
        case ast.List(elts=members) | ast.Tuple(elts=members) | ast.BoolOp(values=members):
            return members
        case ast.Call(func=ast.Attribute(value=template, attr="format")):
            return [template]
    return []


def shown(call: ast.Call) -> Iterator[ast.expr]:
    """Yield what a call shows to people."""
    name = called(call)
    if name in FIRST:
        yield from call.args[:1]
    if name in SHOWN:
        yield from call.args
        yield from (each.value for each in call.keywords if each.arg not in NAMES)
    for field in TITLED.get(name, ()):
        yield from (each.value for each in call.keywords if each.arg == field)


def glued(code: str) -> list[str]:
    return [
        f"{node.lineno}: {text}"
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
        for each in shown(node)
        for text in texts(each)
    ]


def window_modules() -> list[Path]:
    root = Path(*editor.__path__)
    return [each for each in root.rglob("*.py") if not each.is_relative_to(root / "cli")]


def test_no_text_of_the_window_bypasses_the_catalogues() -> None:
    assert [each for path in window_modules() for each in glued(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "code",
    [
        'label.setText("Save")',
        'label.setToolTip(f"Save {name}")',
        'label.setText("Save " + name)',
        'QLabel("Save" if odd else "")',
        'box.addItems(["Save"])',
        'notices.tell("Saved {name}".format(name=name))',
        'label.setText("%s sectors" % count)',
        'Command(name="a", title="Save", run=run, menu="File")',
        'document.apply("Paint", edit)',
    ],
)
def test_written_and_glued_texts_are_found(code: str) -> None:
    assert len(glued(code)) == 1


@pytest.mark.parametrize(
    "code",
    [
        'label.setText(tr("Save"))',
        'label.setText(f"{name} · {other}")',
        'label.setText("–")',
        'label.setObjectName("save")',
        'Command(name="a", title=tr("Save"), run=run, menu="File")',
        'notices.tell(tr("Saved"), topic="saving")',
        'Pattern(tr("Maps"), "*.json")',
    ],
)
def test_translated_texts_and_names_are_left_alone(code: str) -> None:
    assert glued(code) == []
