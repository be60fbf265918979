"""Turning what a tool puts down, by a key or by the wheel."""

from ..concepts.editor_kind import EditorKind


def turns_content(editor_kind: EditorKind, name: str) -> bool:
    """Tell whether a tool of a kind puts down a content that can be turned."""
    tool = next((each for each in editor_kind.tools if each.name == name), None)
    return editor_kind.turned is not None and tool is not None and "turn" in tool.uses


def draws_edges(editor_kind: EditorKind, name: str) -> bool:
    """Tell whether a tool of a kind draws what stands between cells, to which R and M mean something, too."""
    tool = next((each for each in editor_kind.tools if each.name == name), None)
    return editor_kind.edges is not None and tool is not None and "edge" in tool.uses


def turned_content(editor_kind: EditorKind, content: str, turns: int) -> str:
    """Return a content turned to the right so many times, to the left if below 0."""
    return content if editor_kind.turned is None else editor_kind.turned(content, turns)
