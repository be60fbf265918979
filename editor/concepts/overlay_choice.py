"""Overlays that a map kind offers: what each asks about a map, and the number that people slide."""

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, NamedTuple

from hullwright.schema.messages import Message, filled

from .question import Question
from .surface import LayoutT


class OverlayNumber(NamedTuple, Generic[LayoutT]):
    """A number that an overlay is asked with, such as of turns; people slide it."""

    option: str
    """The option of the question that it fills."""
    largest: Callable[[LayoutT], int]
    """How far it goes on a map; it begins at 1."""
    usual: int | None = None
    """What it is until somebody slides it; None for the largest."""

    def within(self, number: int | None, layout: LayoutT) -> int:
        """Return a number that fits a map, as near as possible to the one that was chosen."""
        most = max(self.largest(layout), 1)
        chosen = self.usual if number is None else number
        return most if chosen is None else min(max(chosen, 1), most)


class OverlayChoice(NamedTuple, Generic[LayoutT]):
    """Something that can be laid over a map: the answer to a question, drawn as a shading."""

    name: str
    title: Message
    """What it is called; where it has a number, that fills the gap `count`."""
    help: Message
    question: Question
    """What is asked about the map in the background; it answers with a `Shading`."""
    number: OverlayNumber[LayoutT] | None = None
    """The number that it is asked with; None if there is none."""
    icon: str = ""
    """The name of a drawing; the window has one for each sort of ours."""
    of_plugin: bool = False
    """Whether a plugin brings it: one that fails is taken off the map until somebody tries it again."""
    group: Message | None = None
    """The heading under which menus list it."""

    def titled(self, layout: LayoutT, chosen: int | None = None) -> Message:
        """Return what it is called on a map, with the number that was chosen there."""
        if self.number is None:
            return self.title
        return filled(self.title, {"count": self.number.within(chosen, layout)})

    def asked(self, layout: LayoutT, chosen: int | None = None) -> Question:
        """Return what is asked about a map, with the number that was chosen there."""
        if self.number is None:
            return self.question
        number = self.number.within(chosen, layout)
        options = {**self.question.options, self.number.option: number}
        return replace(self.question, options=options)
