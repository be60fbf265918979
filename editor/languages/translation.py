"""Translations: how sentences are made in a language, out of templates and what fills their gaps."""

from collections.abc import Mapping
from functools import cache

from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message
from hullwright.schema.visible_text import visible_line

from .catalogue import ENGLISH, LANGUAGES, SEVERAL, catalogue, deciding, text_of
from .further import further_text
from .locales import number_in


class Translation:
    """Makes the sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._is_ours = language in LANGUAGES
        ours = (language, ENGLISH) if self._is_ours else (ENGLISH,)
        self._catalogues = tuple(map(catalogue, dict.fromkeys(ours)))

    def sentence(self, said: Message) -> str:
        """Return a sentence; what is in no catalogue stays English."""
        return self.filled(said.template, said.values)

    def filled(self, template: str, values: Mapping[str, object]) -> str:
        """Return a template with values for its gaps; what is in no catalogue stays English."""
        # To gettext an empty text is the head of a catalogue.
        text = template and self._text(template, deciding(template, values))
        if "{" not in text and "}" not in text:
            return text
        return text.format_map({gap: self._filling(each) for gap, each in values.items()})

    def _text(self, template: str, number: int) -> str:
        """Return a template in this language: ours first where it is one of ours, then what plugins say."""
        if not self._is_ours:
            said = further_text(self.language, template, number)
            return text_of(self._catalogues, template, number) if said is None else said
        text = text_of(self._catalogues, template, number)
        # English stands in the code, of plugins too: only the form for a single one can be another.
        if text is not template or (self.language == ENGLISH and number == SEVERAL):
            return text
        return further_text(self.language, template, number) or text

    def error(self, fault: HullwrightError) -> str:
        """Return what an error says, with every complaint about a file on a line of its own."""
        first = self._filling(fault.args[0])
        if not isinstance(fault, Unreadable):
            return first
        lines = [first, *(f"  {self.complaint(each)}" for each in fault.complaints)]
        if fault.left_out:
            lines.append(f"  … ({fault.rest})")
        return "\n".join(lines)

    def complaint(self, complaint: Complaint) -> str:
        """Return a complaint about a file, with its place where it has one."""
        text = self.sentence(complaint.message)
        if not complaint.place:
            return text
        place = self._filling(complaint.place)
        return self.sentence(Message("{place}: {text}", {"place": place, "text": text}))

    def _filling(self, value: object) -> str:
        """Return what fills a gap, in this language: sentences and numbers change, names stay."""
        if type(value) is str:
            # Most are names, and what they are is found out last.
            return visible_line(value)
        match value:
            case Message():
                return self.sentence(value)
            case HullwrightError():
                return self.error(value)
            case bool():
                return str(value)
            case int() | float():
                return number_in(self.language, value)
        # What is not ours neither steers a terminal nor begins a line, nor hides in a name.
        return visible_line(str(value))


@cache
def translation(language: str) -> Translation:
    """Return how a language is spoken."""
    return Translation(language)
