"""Folders of strangers: files beside their maps that bear the names of libraries, and tell when they are run."""

import os
from collections.abc import Sequence
from pathlib import Path

LIBRARIES = [
    "click",
    "jsonschema",
    "networkx",
    "numpy",
    "orjson",
    "PIL",
    "platformdirs",
    "scipy",
    "shapely",
    "shiboken6",
    "tomli_w",
]
OF_PYTHON = [
    "argparse",
    "concurrent",
    "ctypes",
    "dataclasses",
    "datetime",
    "fcntl",
    "hashlib",
    "json",
    "logging",
    "multiprocessing",
    "pickle",
    "queue",
    "random",
    "re",
    "secrets",
    "select",
    "shutil",
    "signal",
    "socket",
    "statistics",
    "struct",
    "subprocess",
    "tempfile",
    "threading",
    "tomllib",
    "typing",
    "unicodedata",
    "zipfile",
]
PACKAGES = ("PySide6", "hullwright", "encodings", "xml", "sitecustomize")
"""As folders; `hullwright` has no beginning of its own, as ours has none."""
TELLING = "open({!r}, 'a').write(__name__ + '\\n')\n"


def hostile_folder(
    folder: Path,
    modules: Sequence[str] = (*LIBRARIES, *OF_PYTHON),
    packages: Sequence[str] = PACKAGES,
) -> None:
    """Make a folder with a file for every name, which tells in a file beside the folder when it is run."""
    text = TELLING.format(str(folder.with_name(f"{folder.name}-ran")))
    folder.mkdir()
    for name in modules:
        (folder / f"{name}.py").write_text(text)
    for name in packages:
        inner = folder / name / ("schema" if name == "hullwright" else "")
        inner.mkdir(parents=True)
        (inner / "__init__.py").write_text(text)


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return the environment of a program that finds no display and has its own home."""
    displays = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH"}
    plain = {name: value for name, value in os.environ.items() if name not in displays}
    return {**plain, "HULLWRIGHT_HOME": str(home), **more}
