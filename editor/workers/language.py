"""The language of a worker's process, which is that of the window."""

from hullwright.schema.processes.child import Child

from ..languages.words import use_language


def adopt_language(_: Child, language: str) -> None:
    """Speak the language of the window from now on."""
    use_language(language)
