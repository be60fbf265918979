"""Turning the content that a tool puts down, by a key or by the wheel."""

from ..crafts.craft import Craft


def turns_content(craft: Craft, name: str) -> bool:
    """Tell whether a tool of a craft puts down a content that can be turned."""
    tool = next((each for each in craft.tools if each.name == name), None)
    return craft.turned is not None and tool is not None and "turn" in tool.uses


def turned_content(craft: Craft, content: str, turns: int) -> str:
    """Return a content turned to the right so many times, to the left if below 0."""
    return content if craft.turned is None else craft.turned(content, turns)
