"""Compiles the translators' files before the package is built; everything else stands in pyproject.toml."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithTexts(build_py):
    """Builds the package with its texts in all languages."""

    def run(self) -> None:
        """Compile, then build."""
        for path in Path("editor/languages/locale").glob("*/LC_MESSAGES/*.po"):
            with path.open("rb") as source, path.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, read_po(source))
        super().run()


setup(cmdclass={"build_py": BuildWithTexts})
