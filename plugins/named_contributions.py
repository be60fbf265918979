"""Contributions that people name or choose: by their id where that is enough, and with did-you-mean."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .contributions import full_name, worded
from .host import Contributed, Host

T = TypeVar("T")


@late_dataclass
class NamedContribution:
    """Something that a plugin brings and that people choose by its name or its title."""

    contributed: Contributed

    @property
    def name(self) -> str:
        """Its name, which nothing else of its sort has."""
        return full_name(self.contributed)

    @property
    def kind(self) -> str:
        """The map kind it is for, or nothing if it is for all."""
        return self.contributed.contribution.kind

    def title(self, language: str) -> str:
        """Return its title in a language."""
        return worded(self.contributed.contribution.title, language, self.contributed.id)


class UnknownWords(NamedTuple):
    """What is said of a name that nobody knows, with the gaps `name`, `meant` and `known`."""

    alone: str
    """If there is nothing of the sort."""
    meant: str
    known: str


def by_name(host: Host, sort: str, make: Callable[[Contributed], T]) -> Mapping[str, T]:
    """Return what plugins contribute of a sort by name, also where the plugin is not trusted yet.

    Where two plugins call something the same, the later one is known as `plugin/name`.
    """
    made: dict[str, T] = {}
    for each in host.contributions(sort):
        made[full_name(each) if each.id in made else each.id] = make(each)
    return made


def named(
    host: Host, sort: str, make: Callable[[Contributed], T], name: str, words: UnknownWords
) -> T:
    """Return what a name stands for, short or in full; HullwrightError with the likely one if there is none."""
    known = by_name(host, sort, make)
    if name in known:
        return known[name]
    for each in host.contributions(sort):
        if full_name(each) == name:
            return make(each)
    meant = closest(name, known)
    template = words.meant if meant else words.known if known else words.alone
    raise HullwrightError(message(template, name=name[:80], meant=meant, known=", ".join(known)))
