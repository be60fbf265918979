"""Ready targets in the language of the person for whom maps are made."""

from dataclasses import replace

from hullwright.schema.documents.targets import Target

from .words import language_in_use, tr


def in_own_language(preset: Target) -> Target:
    """Return a ready target with its texts in the language that is in use."""
    return replace(
        preset,
        name=tr(preset.name),
        description=tr(preset.description),
        language=language_in_use(),
    )
