"""Packs: what goes in comes out, the same makes the same, and nothing hostile gets through."""

import io
import json
import stat
import zipfile
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.limits import MAX_PACKED_BYTES, MAX_PACKED_ENTRIES
from hullwright.schema.packs.archive import archived
from hullwright.schema.packs.building import PackContents, pack_of
from hullwright.schema.packs.checking import pack_problems
from hullwright.schema.packs.pack import MANIFEST, pack_from, packed, read_pack
from hullwright.schema.packs.previews import preview_fault
from hullwright.schema.packs.signature import SignatureState, new_key, signed

from ...pack_making import BELLWETHER, code_plugin, small_pack, stated
from ...plugin_zips import entry

names = st.from_regex(r"\A[a-z][a-z0-9]{0,8}\Z").map(lambda each: f"maps/{each}-map.json")
ONE = small_pack()


@given(st.dictionaries(names, st.binary(max_size=200), min_size=1, max_size=5))
@settings(max_examples=40)
def test_whatever_is_packed_comes_out_again(files):
    made = packed(stated(), files)
    again = pack_from(made.content, "a.hullpack")
    assert again.files == files
    assert again.manifest == made.manifest
    assert again.content == made.content


@given(st.permutations(["maps/a.json", "maps/b.json", "scenarios/c.json"]))
@settings(max_examples=6)
def test_the_order_in_which_files_are_put_in_makes_no_difference(order):
    files = {each: each.encode() for each in order}
    assert packed(stated(), files).content == packed(stated(), dict(sorted(files.items()))).content


def test_the_same_content_makes_the_same_bytes_however_it_is_written(tmp_path):
    crowded = tmp_path / "bellwether.json"
    crowded.write_text(json.dumps(json.loads(BELLWETHER.read_text("utf-8"))), "utf-8")
    one, other = (pack_of(stated(), [each]).content for each in (BELLWETHER, crowded))
    assert one == other


@given(
    st.text(max_size=40),
    st.lists(st.sampled_from(["en", "de", "pt-BR"]), unique=True),
    st.integers(0, 99),
)
@settings(max_examples=40)
def test_any_manifest_survives_being_written_and_read(text, languages, number):
    said = stated(version=f"1.{number}", description=text, languages=tuple(languages))
    whole = packed(said, {"maps/a.json": b"{}"}).manifest
    assert build(whole.to_json(), "pack.json") == whole


def hostile(*entries: tuple[zipfile.ZipInfo | str, bytes]) -> bytes:
    """Return a sound pack with something more in it."""
    made = io.BytesIO(small_pack().content)
    with zipfile.ZipFile(made, "a") as zipped:
        for name, content in entries:
            zipped.writestr(name, content)
    return made.getvalue()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("../outside.json", b"", "can't be the name of a file on every system"),
        ("/outside.json", b"", "can't be the name of a file on every system"),
        ("maps/aux.json", b"", "can't be the name of a file on every system"),
        ("maps/BELLWETHER.json", b"", "appears in it twice"),
        ("/".join("d" * 40), b"", "too many folders deep"),
        ("maps/more.json", b"{}", "is in it, but not in its manifest"),
        ("zeros", bytes(MAX_PACKED_BYTES // 2), "is in it, but not in its manifest"),
    ],
)
def test_a_pack_with_something_odd_in_it_is_not_opened(tmp_path, name, content, said):
    path = tmp_path / "a.hullpack"
    path.write_bytes(hostile((entry(name), content)))
    with pytest.raises(HullwrightError, match=said):
        read_pack(path)


def test_a_link_in_a_pack_is_refused(tmp_path):
    path = tmp_path / "a.hullpack"
    path.write_bytes(hostile((entry("maps/link.json", stat.S_IFLNK | 0o777), b"/etc/passwd")))
    with pytest.raises(HullwrightError, match="neither a file nor a folder"):
        read_pack(path)


def test_a_bomb_and_a_crowd_are_refused_before_they_unfold(tmp_path):
    bomb, crowd = tmp_path / "bomb.hullpack", tmp_path / "crowd.hullpack"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr("maps/a.json", bytes(MAX_PACKED_BYTES // 2))
    crowd.write_bytes(archived({f"maps/{n}.json": b"" for n in range(MAX_PACKED_ENTRIES + 1)}))
    with pytest.raises(HullwrightError, match="as only traps do"):
        read_pack(bomb)
    with pytest.raises(HullwrightError, match=f"more than {MAX_PACKED_ENTRIES} files"):
        read_pack(crowd)


@pytest.mark.parametrize("content", [b"", b"PK", b"not a zip", archived({"a": b""})])
def test_what_is_no_pack_says_so(tmp_path, content):
    path = tmp_path / "a.hullpack"
    path.write_bytes(content)
    with pytest.raises(HullwrightError, match=r"not a zip file|not a pack"):
        read_pack(path)


def test_a_file_that_is_not_what_the_manifest_says_is_found(tmp_path):
    made = small_pack()
    changed = {**made.files, "maps/bellwether.json": b"{}"}
    path = tmp_path / "a.hullpack"
    path.write_bytes(archived({MANIFEST: made.stated, **changed}))
    with pytest.raises(HullwrightError, match="is not what its manifest says it is"):
        read_pack(path)


def test_a_manifest_with_faults_says_them_all():
    value = {**small_pack().manifest.to_json(), "id": "No Id", "pack_version": "one"}
    with pytest.raises(Unreadable) as found:
        build(value, "pack.json")
    assert len(found.value.complaints) == 2


def test_checking_finds_what_is_wrong_inside():
    sound = small_pack()
    assert not list(pack_problems(sound))
    wrong = packed(sound.manifest, {"maps/a.json": b"{}", "previews/a.png": b"GIF89a"})
    places = {each.place for each in pack_problems(wrong) if each.fails}
    assert places == {"maps/a.json", "previews/a.png"}


def test_an_unknown_license_is_only_pointed_at():
    found = list(pack_problems(small_pack(license="CC BY 4.0")))
    assert [each.fails for each in found] == [False]


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<rect onload="x()"/>',
        '<image href="https://example.org/a.png"/>',
        '<a href="https://example.org"><rect/></a>',
        '<rect fill="url(https://example.org/a)"/>',
    ],
)
def test_a_drawing_that_does_more_than_be_seen_is_no_preview(inside):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'
    assert preview_fault("previews/a.svg", svg.encode()) is not None
    plain = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(#g)"/></svg>'
    assert preview_fault("previews/a.svg", plain.encode()) is None


def test_entities_in_a_drawing_are_refused():
    text = b'<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'
    assert preview_fault("previews/a.svg", text) is not None


def test_a_plugin_in_a_pack_is_all_there(tmp_path):
    made = small_pack(plugin=code_plugin(tmp_path))
    assert made.plugins == ("berths",)
    assert made.has_code
    assert not [each for each in pack_problems(made) if each.fails]


def test_a_link_in_a_plugin_that_is_packed_is_refused(tmp_path):
    plugin = code_plugin(tmp_path)
    (plugin / "more.py").symlink_to("/etc/passwd")
    with pytest.raises(HullwrightError, match="is a link or something else"):
        PackContents().add_path(plugin)


def test_a_signature_holds_for_exactly_one_pack():
    secret = new_key()
    made = small_pack(secret=secret)
    again = pack_from(made.content, "a.hullpack")
    assert signed(again).state is SignatureState.HOLDS
    assert signed(again).key == signed(small_pack(version="1.1", secret=secret)).key
    other = replace(small_pack(version="2.0"), signature=made.signature)
    assert signed(other).state is SignatureState.BROKEN
    assert signed(small_pack()).state is SignatureState.NONE


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
@settings(max_examples=40)
def test_no_bytes_for_a_signature_do_any_harm(content):
    made = replace(ONE, signature=content)
    assert signed(made).state in {SignatureState.NONE, SignatureState.BROKEN}
