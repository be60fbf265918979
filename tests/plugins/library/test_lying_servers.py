"""Servers that lie: whatever one answers, nothing is installed or harmed, and a sentence says why."""

import itertools
import json
import zipfile
from hashlib import sha256
from http.server import BaseHTTPRequestHandler

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.library import fetching
from hullwright.plugins.library.addresses import library_address, within
from hullwright.plugins.library.libraries import Libraries
from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_INDEX_BYTES, MAX_PACKED_BYTES

from ...pack_making import folder_served, library_in, served, small_pack


@pytest.fixture
def libraries(tmp_path):
    made = Libraries(Keeper(tmp_path / "home", ()))
    yield made
    made.close()
    assert not made.shelf.packs()


@pytest.fixture
def folder(tmp_path):
    return library_in(tmp_path / "library", small_pack())


class Liar(BaseHTTPRequestHandler):
    """Answers as a test wants it to."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing of it."""

    def send(self, content: bytes, length: int | None = None, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(content) if length is None else length))
        self.end_headers()
        self.wfile.write(content)
        self.close_connection = True


def offered_by(libraries, address):
    libraries.add(address)
    return libraries.offered("bellwether")


def refusal(libraries, offered):
    with pytest.raises(HullwrightError) as found:
        libraries.install_offered(offered)
    return str(found.value)


def test_another_pack_than_the_index_says_is_thrown_away(libraries, folder):
    (pack,) = (folder / "packs").iterdir()
    pack.write_bytes(pack.read_bytes()[:-1] + b"!")
    with folder_served(folder) as address:
        said = refusal(libraries, offered_by(libraries, address))
    assert "is not what the library's index says" in said
    assert not list((libraries.shelf.keeper.home / "library" / "downloads").iterdir())


def test_a_pack_that_is_larger_than_stated_is_cut_off(libraries, folder):
    (pack,) = (folder / "packs").iterdir()
    pack.write_bytes(pack.read_bytes() * 2)
    with folder_served(folder) as address:
        assert "larger than it may be" in refusal(libraries, offered_by(libraries, address))


def lying(folder, answer):
    """Return a handler that serves the index and answers as told for packs."""

    class Server(Liar):
        def do_GET(self):
            if self.path == "/index.json":
                self.send((folder / "index.json").read_bytes())
            else:
                answer(self, (folder / self.path[1:]).read_bytes())

    return Server


def test_a_download_that_was_cut_off_goes_on_where_it_was(libraries, folder):
    ranges = []

    def answer(handler, content):
        ranges.append(handler.headers.get("Range"))
        if len(ranges) == 1:
            handler.send(content[:1000], length=len(content))
        else:
            handler.send_response(206)
            handler.send_header("Content-Range", f"bytes 1000-{len(content) - 1}/{len(content)}")
            handler.send_header("Content-Length", str(len(content) - 1000))
            handler.end_headers()
            handler.wfile.write(content[1000:])

    with served(lying(folder, answer)) as address:
        offered = offered_by(libraries, address)
        assert "was cut off after 1000 of" in refusal(libraries, offered)
        assert libraries.fetch(offered).manifest.id == "bellwether"
    assert ranges == [None, "bytes=1000-"]


def test_half_a_download_of_something_else_is_begun_anew(libraries, folder):
    with folder_served(folder) as address:
        offered = offered_by(libraries, address)
        part = libraries.downloads.place(offered.version.sha256).with_suffix(".part")
        part.parent.mkdir(parents=True)
        part.write_bytes(b"something else")
        assert libraries.fetch(offered).manifest.id == "bellwether"


def test_an_endless_answer_is_left_after_what_was_promised(libraries, folder):
    def answer(handler, _):
        handler.send_response(200)
        handler.end_headers()
        for _ in itertools.count():
            handler.wfile.write(bytes(2**16))

    with served(lying(folder, answer)) as address:
        assert "larger than it may be" in refusal(libraries, offered_by(libraries, address))


def test_a_server_that_dribbles_is_given_up(tmp_path, folder):
    quick = Libraries(Keeper(tmp_path / "other", ()), index_seconds=0.3)
    over = fetching.Event()

    class Dribbling(Liar):
        def do_GET(self):
            self.wfile.write(b"HTTP/1.1 200 OK\r\nX: ")
            while not over.wait(0.02):
                self.wfile.write(b"x")
                self.wfile.flush()

    with served(Dribbling) as address:
        with pytest.raises(HullwrightError, match="took longer than"):
            quick.add(address)
        over.set()
    assert not quick.addresses
    quick.close()


@pytest.mark.parametrize(
    "target",
    [
        "file:///etc/passwd",
        "ftp://example.org/index.json",
        "http://example.org/index.json",
        "data:application/json,{}",
        "//example.org/index.json",
    ],
)
def test_nobody_is_sent_on_to_where_no_library_may_be(libraries, target):
    class Elsewhere(Liar):
        def do_GET(self):
            self.send_response(302)
            self.send_header("Location", target)
            self.send_header("Content-Length", "0")
            self.end_headers()

    with served(Elsewhere) as address, pytest.raises(HullwrightError) as found:
        libraries.add(address)
    assert "redirects to" in str(found.value) or "can't be used: libraries" in str(found.value)


def test_a_circle_of_redirects_ends(libraries):
    class Circle(Liar):
        def do_GET(self):
            self.send_response(302)
            self.send_header("Location", "/again/")
            self.send_header("Content-Length", "0")
            self.end_headers()

    with served(Circle) as address, pytest.raises(HullwrightError, match="in a circle"):
        libraries.add(address)


def test_an_index_of_ten_gigabytes_is_not_even_begun(libraries):
    class Huge(Liar):
        def do_GET(self):
            self.send(b"{", length=10 * 2**30)

    with served(Huge) as address, pytest.raises(HullwrightError, match="larger than it may be"):
        libraries.add(address)
    assert MAX_INDEX_BYTES < 10 * 2**30


def listed_as(folder, content, **other):
    """Have the index of a library list this content as its pack."""
    path = folder / "index.json"
    index = json.loads(path.read_text("utf-8"))
    version = index["packs"][0]["versions"][0]
    version.update(size=len(content), sha256=sha256(content).hexdigest(), **other)
    path.write_text(json.dumps(index), "utf-8")
    (folder / version["file"]).write_bytes(content)


def test_a_bomb_whose_hash_is_right_is_not_unfolded(libraries, folder, tmp_path):
    bomb = tmp_path / "bomb.zip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr("maps/a.json", bytes(MAX_PACKED_BYTES // 2))
    listed_as(folder, bomb.read_bytes())
    assert "as only traps do" in refusal(libraries, offered_by(libraries, str(folder)))


def test_another_pack_under_a_known_name_is_refused(libraries, folder):
    listed_as(folder, small_pack("rosewheel").content)
    assert "the pack itself says “rosewheel”" in refusal(
        libraries, offered_by(libraries, str(folder))
    )


@pytest.mark.parametrize(
    "place", ["../secret", "/etc/passwd", "file:///etc/passwd", "a/../../b", "https://x/y"]
)
def test_an_index_can_only_name_files_of_its_own_library(place):
    with pytest.raises(HullwrightError, match="can't be one of its files"):
        within("https://example.org/maps/", place)


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "ftp://example.org/", "https://user:word@example.org/", "https://"],
)
def test_only_https_files_and_this_machine_are_asked(address):
    with pytest.raises(HullwrightError, match="can't be used: libraries"):
        library_address(address)


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b'{"format": "hullwright/map"}', b"\xff"])
def test_an_index_that_is_none_is_refused_and_the_library_not_added(libraries, folder, content):
    (folder / "index.json").write_bytes(content)
    with pytest.raises(HullwrightError):
        libraries.add(str(folder))
    assert not libraries.addresses


def test_a_folder_without_an_index_says_so(libraries, tmp_path):
    with pytest.raises(HullwrightError, match="can't be reached: no such file"):
        libraries.add(str(tmp_path))


def test_a_page_that_is_not_there_says_so(libraries, folder):
    with (
        folder_served(folder / "packs") as address,
        pytest.raises(HullwrightError, match="answers 404"),
    ):
        libraries.add(address)
