"""The code that a plugin's rules name, read from the bytes that were hashed."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.files.contents import decoded
from hullwright.schema.files.jsontext import parse
from hullwright.schema.limits import MAX_RULE_BYTES

from .data_place import inside

RULES = "rules"
"""The sort of contributions whose data may name code."""


def rule_texts(
    manifest: Manifest, folder: Path, files: Mapping[str, bytes]
) -> tuple[tuple[str, bytes], ...]:
    """Return the files of a plugin's rules as they were read, each with its path inside the plugin."""
    places = (inside(folder, each.data) for each in manifest.contributes.get(RULES, ()))
    found = dict.fromkeys(
        name for place in places if place is not None for name in files if _is_rule(name, place)
    )
    return tuple((name, files[name]) for name in found)


def _is_rule(name: str, place: str) -> bool:
    """Tell whether a file is what a contribution names, or a JSON file in the folder that it names."""
    return name == place or (name.rpartition("/")[0] == place and name.lower().endswith(".json"))


def codes_in(texts: Iterable[tuple[str, bytes]]) -> Iterator[str]:
    """Yield every `module:name` that rules name; a file that can't be read is no rule and names none."""
    from hullwright.engines.rules.named_code import named_codes

    for name, content in texts:
        if len(content) > MAX_RULE_BYTES:
            continue
        try:
            yield from named_codes(parse(decoded(content, Path(name)), name))
        except Unreadable:
            continue
