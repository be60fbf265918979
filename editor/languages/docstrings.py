"""Docstrings that are shown to people: those of commands are their help."""

from inspect import cleandoc


def paragraphs(docstring: str) -> list[str]:
    r"""Return the texts of a docstring, each in one line, so that new line breaks change no text.

    >>> paragraphs("Draw a map.\n\n    No display\n    is needed.")
    ['Draw a map.', 'No display is needed.']
    """
    return [" ".join(part.split()) for part in cleandoc(docstring).split("\n\n")]
