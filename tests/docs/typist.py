"""A reader who types in a page of the documentation, block after block, as it stands there.

All of a page is typed in one folder, which is also the folder for the reader's own plugins.

- A block of any language whose first line is only the name of a file (`# night-watch/plugin.toml`,
  `// night-watch/rules/short-night.json`) is written there without that line. A TOML block that begins with `[[`
  is added at the end of the file.
- `console`: lines that begin with `$` are commands; what follows is what they print, and `…` stands for what
  is left out, in a line or as a line of its own. `# exit code 1` behind a command says how it ends if not with 0.
- `sh`: every line is a command; nothing is said of what it prints.
- Commands are `hullwright` and `python`, with `> FILE` where the output goes to a file. What is for other
  programs is in blocks of other languages (`bash`, `zsh`, `fish`, `text`), which nobody types.
- `python`: run, with what earlier blocks of the page have defined; functions named `test_…` are called. If it goes
  to a file, it is only written. A block `output` that follows is what it prints.
- `json`: a document, rule or piece is validated; `json NAME` is a part of a document, by the name of
  its schema and of the fields that lead there: `json rule`, `json tile-maze.actions`.
- `toml`: a manifest is validated when its plugin is checked; `[[contributes.…]]` without a file as a
  part of one.
"""

import io
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path

from jsonschema import Draft202012Validator

from hullwright.plugins.host.discovery import MANIFEST
from hullwright.schema.documents.manifests import MANIFEST_FORMAT, MANIFEST_VERSION
from hullwright.schema.files.bundles import bundled
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import build

from ..editor.cli.terminal import run
from .page import Block

_ENDS = re.compile(r"\s+# exit code (\d+)$")


@dataclass
class Typist:
    """A reader at work on one page."""

    folder: Path
    environment: Mapping[str, str]
    _names: dict[str, object] = field(default_factory=lambda: {"__name__": "page"})
    _printed: str = ""

    def type_in(self, block: Block) -> None:
        """Do what a block asks for, and compare what it shows."""
        if block.file:
            block.write(self.folder)
        act = _ACTS.get(block.language)
        if act:
            act(self, block)

    def plugins(self) -> Iterator[Path]:
        """Yield the folders of plugins that were typed in."""
        for manifest in sorted(self.folder.glob(f"*/{MANIFEST}")):
            yield manifest.parent

    def hullwright(self, *arguments: object, code: int = 0) -> str:
        """Run a command and return what it prints."""
        done = run(*arguments, code=code, folder=self.folder, environment=self.environment)
        return done.stdout + done.stderr

    def _commands(self, block: Block) -> None:
        for line in block.text.splitlines():
            if line and not line.startswith("#"):
                self._command(line)

    def _session(self, block: Block) -> None:
        for each in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, shown = each.partition("\n")
            printed = self._command(command)
            if shown.strip():
                assert agree(shown, printed), f"{block.place}: {command}\n{printed}"

    def _command(self, line: str) -> str:
        ends = _ENDS.search(line)
        words = shlex.split(line, comments=True)
        target = words[words.index(">") + 1] if ">" in words else ""
        words = words[: words.index(">")] if target else words
        printed = _PROGRAMS[words[0]](self, words[1:], int(ends[1]) if ends else 0)
        if target:
            (self.folder / target).write_text(printed, "utf-8")
        return printed

    def _run_hullwright(self, words: list[str], code: int) -> str:
        return self.hullwright(*words, code=code)

    def _run_python(self, words: list[str], code: int) -> str:
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=dict(self.environment),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    def _python(self, block: Block) -> None:
        if block.file:
            compile(block.text, block.place, "exec")
            return
        known = set(self._names)
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(block.text, block.place, "exec"), self._names)
            for name in self._names.keys() - known:
                test = self._names[name]
                if name.startswith("test_") and callable(test):
                    test()
        self._printed = printed.getvalue()

    def _output(self, block: Block) -> None:
        assert agree(block.text, self._printed), f"{block.place}\n{self._printed}"

    def _json(self, block: Block) -> None:
        text = block.text if block.text.lstrip()[0] in "{[" else f"{{{block.text}}}"
        value = json.loads(text)
        if block.about:
            found = list(Draft202012Validator(part(*block.about.split("."))).iter_errors(value))
        else:
            found = list(_faults(value, block))
        assert not found, f"{block.place}: {found}"

    def _toml(self, block: Block) -> None:
        value = tomllib.loads(block.text)
        if "contributes" in value and "id" not in value:
            build({**_LEAST, **value}, block.place)


def _faults(value: dict[str, object], block: Block) -> Iterator[object]:
    if "format" in value:
        build(value, block.place)
    elif {"code", "game"} <= value.keys():
        yield from faults(value, "rule")
    elif {"id", "piece"} <= value.keys():
        yield from faults(value, "piece")


def part(name: str, *fields: str) -> dict[str, object]:
    """Return the schema of a part of a document, which may leave out what a whole one must say."""
    whole = bundled(name)
    within = whole["$defs"][name] if fields else whole
    for each in fields:
        within = within["properties"][each]
    return {**within, "$defs": whole.get("$defs", {}), "required": []}


def agree(shown: str, printed: str) -> bool:
    """Return whether what a page shows is what is printed, apart from what it leaves out.

    >>> agree("one …", "one two"), agree("one\\n…\\nfour", "one\\ntwo\\nthree\\nfour"), agree("one", "two")
    (True, True, False)
    """
    lines = [
        r"(?:.*\n)*?" if line.strip() == "…" else rf"{_loose(line)}\n"
        for line in shown.strip("\n").splitlines()
    ]
    told = "".join(f"{line.rstrip()}\n" for line in printed.strip("\n").splitlines())
    return re.fullmatch("".join(lines), told) is not None


def _loose(line: str) -> str:
    return ".*".join(map(re.escape, line.rstrip().split("…")))


_LEAST = {
    "format": MANIFEST_FORMAT,
    "version": MANIFEST_VERSION,
    "id": "page",
    "name": "Page",
    "plugin_version": "1.0",
}
"""What a manifest must say."""

_ACTS: Mapping[str, Callable[[Typist, Block], None]] = {
    "console": Typist._session,
    "sh": Typist._commands,
    "python": Typist._python,
    "output": Typist._output,
    "json": Typist._json,
    "toml": Typist._toml,
}

_PROGRAMS: Mapping[str, Callable[[Typist, list[str], int], str]] = {
    "hullwright": Typist._run_hullwright,
    "python": Typist._run_python,
}
