"""Checking a pack as its author would want it: every document in it, its plugins and its pictures."""

from collections.abc import Iterator
from pathlib import Path

from ..complaints import Unreadable
from ..documents.maps import MAP_FORMAT, MapDocument
from ..documents.recordings import RECORDING_FORMAT, Recording
from ..documents.scenarios import SCENARIO_FORMAT, Scenario
from ..documents.verdicts import LabVerdict
from ..errors import HullwrightError
from ..files.contents import decoded
from ..files.jsontext import parse
from ..files.reader import Document, build, manifest_from
from ..kinds import KINDS
from ..late_dataclass import late_dataclass
from ..messages import Message, message
from .licenses import license_fault
from .pack import GAMES, MAPS, PLUGIN_MANIFEST, PLUGINS, PREVIEWS, SCENARIOS, VERDICTS, Pack
from .previews import preview_fault

_SORTS = {MAPS: MapDocument, SCENARIOS: Scenario, GAMES: Recording, VERDICTS: LabVerdict}
_FORMATS = {MAPS: MAP_FORMAT, SCENARIOS: SCENARIO_FORMAT, GAMES: RECORDING_FORMAT}


@late_dataclass
class PackProblem:
    """Something that is wrong with a pack."""

    place: str
    """The file it is about, or nothing for the pack as a whole."""
    text: Message
    fails: bool = True
    """Whether the pack should not be published like that."""

    @property
    def sentence(self) -> Message:
        """What is wrong and where."""
        if not self.place:
            return self.text
        # Nothing in it is to be translated but what fills it.
        return Message("{place}: {what}", {"place": self.place, "what": self.text})


def pack_problems(pack: Pack) -> Iterator[PackProblem]:
    """Yield what is wrong with a pack that could be opened."""
    if fault := license_fault(pack.manifest.license):
        yield PackProblem("", fault, fails=False)
    if not any(pack.in_folder(each) for each in (MAPS, SCENARIOS, PLUGINS)):
        text = message("There is neither a map nor a scenario nor a plugin in it.")
        yield PackProblem("", text)
    for folder in _SORTS:
        for place in pack.in_folder(folder):
            yield from _document_problems(pack, folder, place)
    for each in pack.plugins:
        yield from _plugin_problems(pack, each)
    for place in pack.in_folder(PREVIEWS):
        if reason := preview_fault(place, pack.files[place]):
            yield PackProblem(place, reason)


def _document_problems(pack: Pack, folder: str, place: str) -> Iterator[PackProblem]:
    head = pack.heads.get(place)
    if folder in _FORMATS and (head is None or head.format != _FORMATS[folder]):
        text = message("It is not what the folder “{folder}” is for.", folder=folder)
        yield PackProblem(place, text)
        return
    if head and head.kind and head.kind not in KINDS:
        text = message(
            "It was not checked: the map kind “{kind}” is not known here.", kind=head.kind
        )
        yield PackProblem(place, text, fails=False)
        return
    try:
        document = document_in(pack, place)
    except Unreadable as fault:
        for each in fault.complaints:
            yield PackProblem(place, each.sentence)
        return
    if not isinstance(document, _SORTS[folder]):
        text = message("It is not what the folder “{folder}” is for.", folder=folder)
        yield PackProblem(place, text)
    if isinstance(document, LabVerdict) and document.map not in pack.files:
        yield PackProblem(place, message("The map “{map}” is not in the pack.", map=document.map))


def document_in(pack: Pack, place: str) -> Document:
    """Return a document of a pack; Unreadable with everything that is wrong with it."""
    return build(parse(decoded(pack.files[place], Path(place)), place), place)


def _plugin_problems(pack: Pack, plugin: str) -> Iterator[PackProblem]:
    place = f"{PLUGINS}/{plugin}/{PLUGIN_MANIFEST}"
    if place not in pack.files:
        text = message("There is no plugin.toml in it.")
        yield PackProblem(f"{PLUGINS}/{plugin}", text)
        return
    try:
        manifest = manifest_from(pack.files[place], Path(place))
    except Unreadable as fault:
        for each in fault.complaints:
            yield PackProblem(place, each.sentence)
    except HullwrightError as fault:
        yield PackProblem(place, message("{reason}", reason=fault))
    else:
        if manifest.id != plugin:
            text = message("Its folder has to be named after its id, “{id}”.", id=manifest.id)
            yield PackProblem(place, text)
