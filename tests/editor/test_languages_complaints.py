"""What is said of broken files is in the catalogues: places and sentences out of tables included."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hullwright.editor.program.texts import has_words
from hullwright.samples import HERE
from hullwright.schema.complaints import Unreadable
from hullwright.schema.files.reader import build
from hullwright.schema.messages import Message

from .translatable_texts import translatable

ZONE, STATION, GALAXY = (
    "hex-zones/bellwether.json",
    "stations/standard.json",
    "galaxies/first-light.json",
)
Change = Callable[[dict[str, Any]], object]


def templates(said: object) -> Iterator[str]:
    """Yield the templates of a sentence and of those in its gaps."""
    if isinstance(said, Message):
        yield said.template
        for each in said.values.values():
            yield from templates(each)


@pytest.mark.parametrize(
    ("sample", "change"),
    [
        (ZONE, lambda it: it["rows"].append("s")),
        (ZONE, lambda it: it["rows"].append("s" * 99)),
        (STATION, lambda it: it["rows"].append(".")),
        (STATION, lambda it: it["rows"].append("." * 99)),
        (GALAXY, lambda it: it["cards"][4].update(card="asteriod")),
        (GALAXY, lambda it: it["cards"][4].update(card="zz")),
        (GALAXY, lambda it: it["card_types"]["planet_food"].update(bonus="fod")),
        (GALAXY, lambda it: it["card_types"]["planet_food"].update(bonus="zz")),
        (GALAXY, lambda it: it["activity"][0].update(type="biuld")),
        (GALAXY, lambda it: it["activity"][0].update(type="zz")),
        (GALAXY, lambda it: next(iter(it["buildings"].values())).update(upgrade={"zz": 1})),
        (GALAXY, lambda it: next(iter(it["events"].values())).update(resets=["zz", "biuld"])),
        *((GALAXY, lambda it, part=part: it.update({part: 5})) for part in ("track", "setup")),
        *((GALAXY, lambda it, part=part: it.update({part: 5})) for part in ("cubes", "time")),
    ],
)
def test_what_is_said_of_a_broken_file_can_be_translated(sample: str, change: Change) -> None:
    value = json.loads((HERE / sample).read_text("utf-8"))
    change(value["layout"])
    with pytest.raises(Unreadable) as caught:
        build(value, sample)
    said = {
        template
        for complaint in caught.value.complaints
        for part in (complaint.place, complaint.message)
        for template in templates(part)
        if has_words(template)
    }
    assert said
    assert sorted(said - translatable()) == []
