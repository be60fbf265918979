"""What is told, asked and under way while somebody works on a map."""

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from hullwright.editor.languages.words import tr
from hullwright.editor.shell.notice_progress import progress
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def messages(person: WindowSession, path: Path) -> None:
    """A map in work that was changed elsewhere, with what was told meanwhile and a measurement under way."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bellwether.json"
        write(read_map(SAMPLES["bellwether"]), file)
        person.new_map("Trefoil")
        person.key("b")
        person.drag("C03", "H03")
        trefoil = person.place
        person.program.open([file])
        person.wait(lambda: person.place is not trefoil)
        person.problems()
        person.key("2")
        person.drag("K03", "L04", "M04")
        person.program.services.files.closing.close(trefoil)
        person.command("file.share")
        write(read_map(SAMPLES["thimble"]), file)
        person.program.services.files.watch.check()
        person.wait(person.program.frame.strips.seen)
        notices = person.program.services.notices
        notices.begin("picture", tr("Measuring {name} …", name="Bellwether"), lambda: None)
        notices.advance("picture", progress(0.6, 6.0))
        person.point_at("K08")
        QApplication.processEvents()
        person.picture(path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "messages": ("dark", messages),
}
