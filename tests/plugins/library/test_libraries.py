"""Libraries: packs published to a folder are found, installed, updated and removed in another home."""

import json
from dataclasses import replace

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.library.copies import copies_of
from hullwright.plugins.library.libraries import Libraries
from hullwright.plugins.library.local_index import LocalIndex
from hullwright.plugins.library.map_facts import MapMeasures
from hullwright.plugins.library.publishing import index_in, publish, withdraw
from hullwright.plugins.library.query import LibraryQuery
from hullwright.schema.documents.libraries import LibraryIndex
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.layout import HexZone
from hullwright.schema.packs.building import PackContents
from hullwright.schema.packs.pack import packed
from hullwright.schema.packs.signature import new_key

from ...pack_making import BELLWETHER, code_plugin, folder_served, library_in, small_pack, stated


@pytest.fixture
def libraries(tmp_path):
    made = Libraries(Keeper(tmp_path / "home", ()))
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path):
    return library_in(tmp_path / "library", small_pack(is_judged=True), small_pack("rosewheel"))


def titles(libraries, **wanted):
    return [each.title for each in libraries.search(LibraryQuery(**wanted))]


def test_a_pack_comes_from_a_server_and_is_updated_and_removed(libraries, folder):
    with folder_served(folder) as address:
        libraries.add(address)
        assert titles(libraries, text="bellw") == ["Bellwether"]
        libraries.install_offered(libraries.offered("bellwether"))
        library_in(folder, small_pack(version="1.1", changes="A wider hall."))
        assert not libraries.refresh()
        (update,) = libraries.updates()
        assert update.offered.version.changes == "A wider hall."
        libraries.install_offered(update.offered)
    (pack,) = libraries.shelf.packs()
    assert pack.manifest.pack_version == "1.1"
    assert pack.files("maps")[0].is_file()
    taken = libraries.remove("bellwether")
    assert not libraries.shelf.packs()
    assert libraries.shelf.put_back(taken).manifest.pack_version == "1.1"


def test_without_a_network_everything_goes_on_that_was_fetched(libraries, folder):
    with folder_served(folder) as address:
        libraries.add(address)
        offered = libraries.offered("bellwether")
        libraries.fetch(offered)
    assert titles(libraries) == ["Bellwether", "Rosewheel"]
    libraries.install_offered(offered)
    (fault,) = libraries.refresh()
    assert "can't be reached" in str(fault)
    assert titles(libraries) == ["Bellwether", "Rosewheel"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"players": 4}, ["Bellwether", "Rosewheel"]),
        ({"players": 40}, []),
        ({"fair": True}, ["Bellwether"]),
        ({"fair": True, "players": 4}, ["Bellwether"]),
        ({"fair": True, "players": 5}, []),
        ({"minutes": 60}, ["Bellwether"]),
        ({"minutes": 30}, []),
        ({"game": "eftaios"}, ["Bellwether", "Rosewheel"]),
        ({"game": "no_escape"}, []),
        ({"small": True}, []),
        ({"symmetric": True}, []),
        ({"language": "tlh"}, []),
        ({"text": "rose*\"' OR"}, []),
        ({"text": "ROSEWH"}, ["Rosewheel"]),
        ({"text": "ada"}, ["Bellwether", "Rosewheel"]),
    ],
)
def test_people_find_what_fits_tonight(libraries, folder, wanted, found):
    libraries.add(str(folder))
    assert sorted(titles(libraries, **wanted)) == found


def test_a_withdrawn_version_is_neither_found_nor_installed_and_its_owners_are_told(
    libraries, folder
):
    libraries.add(str(folder))
    libraries.install_offered(libraries.offered("rosewheel"))
    withdraw(folder, "rosewheel", "1.0", "A pod can't be reached.")
    libraries.refresh()
    assert titles(libraries) == ["Bellwether"]
    with pytest.raises(HullwrightError, match=r"withdrawn|no version"):
        libraries.offered("rosewheel", "1.0")
    assert [reason for _, reason in libraries.withdrawals()] == ["A pod can't be reached."]


def test_code_in_a_pack_waits_to_be_trusted_like_that_of_any_plugin(libraries, tmp_path):
    shelved = libraries.install(small_pack(plugin=code_plugin(tmp_path)))
    assert shelved.waiting == ("berths",)
    assert libraries.shelf.keeper.plugin("berths").status == "untrusted"
    libraries.shelf.keeper.trust("berths")
    newer = small_pack(version="2.0", plugin=code_plugin(tmp_path / "new", "2.0"))
    assert libraries.install(newer).waiting == ("berths",)
    libraries.remove("bellwether")
    assert not libraries.shelf.keeper.plugins()


def test_a_plugin_that_somebody_has_already_is_left_as_it_is(libraries, tmp_path):
    libraries.shelf.keeper.install(code_plugin(tmp_path / "own", "0.9"))
    shelved = libraries.install(small_pack(plugin=code_plugin(tmp_path)))
    assert any("left as it is" in str(each) for each in shelved.notes)
    libraries.remove("bellwether")
    assert [each.id for each in libraries.shelf.keeper.plugins()] == ["berths"]


def test_what_a_pack_needs_and_lacks_is_told_before(libraries):
    value = json.loads(small_pack().files["maps/bellwether.json"])
    strange = json.dumps({**value, "kind": "moebius-band"}).encode()
    needy = packed(replace(small_pack().manifest, requires=">=9"), {"maps/strange.json": strange})
    told = " ".join(map(str, libraries.lacks(needy)))
    assert "made for Hullwright >=9" in told
    assert "moebius-band" in told
    assert not libraries.lacks(small_pack())


def test_a_pack_is_known_by_the_key_of_its_author(libraries):
    mine, other = new_key(), new_key()
    first = libraries.install(small_pack(secret=mine)).notes[0]
    same = libraries.install(small_pack(version="1.1", secret=mine)).notes[0]
    strange = libraries.install(small_pack(version="1.2", secret=other)).notes[0]
    bare = libraries.install(small_pack(version="1.3")).notes[0]
    again = libraries.install(small_pack(version="1.4", secret=mine)).notes[0]
    assert "seen for the first time" in str(first)
    assert str(same) == str(again) == "Signed by the same author as before."
    assert "another key than before" in str(strange)
    assert "not signed, though the version before was" in str(bare)


def test_a_version_is_published_once_and_the_newest_stands_first(folder):
    with pytest.raises(HullwrightError, match="Give the pack a higher version"):
        publish(folder, small_pack(name="Another"), MapMeasures())
    library_in(folder, small_pack(version="1.10"), small_pack(version="1.9"))
    index = index_in(folder)
    (pack,) = [each for each in index.packs if each.id == "bellwether"]
    assert [each.pack_version for each in pack.versions] == ["1.10", "1.9", "1.0"]


def test_a_damaged_local_index_is_made_anew(tmp_path):
    path = tmp_path / "library.sqlite"
    path.write_bytes(b"no database" * 1000)
    index = LocalIndex(path)
    assert index.search(LibraryQuery()) == []
    index.take_in("file:///x/", LibraryIndex(title="X"))
    assert index.titles() == {"file:///x/": ("X", 0)}
    index.close()


def test_a_pack_whose_install_fails_changes_nothing(libraries, tmp_path):
    libraries.install(small_pack())
    broken = small_pack(version="2.0", plugin=code_plugin(tmp_path))
    files = {**broken.files, "plugins/berths/plugin.toml": b"not toml ["}
    with pytest.raises(HullwrightError, match="was not installed"):
        libraries.install(packed(broken.manifest, files))
    assert [each.manifest.pack_version for each in libraries.shelf.packs()] == ["1.0"]
    assert not libraries.shelf.keeper.plugins()


def _mirrored(zone: HexZone) -> HexZone:
    assert zone.width % 2, "odd columns lie lower"
    return replace(zone, rows=tuple(each[::-1] for each in zone.rows))


def test_a_mirrored_copy_of_a_map_in_another_pack_is_recognised(libraries, tmp_path):
    original = read_map(BELLWETHER)
    copy = replace(original, name="Rehtewlleb", layout=_mirrored(original.layout))
    contents = PackContents()
    contents.add_document(copy, "copy")
    folder = library_in(tmp_path / "library", small_pack(), contents.pack(stated("copycat")))
    libraries.add(str(folder))
    (told,) = copies_of(libraries, copy, "copycat")
    assert str(told).startswith("“Rehtewlleb” is also in Bellwether, as “Bellwether 1.0”.")
    assert "may be a shifted, turned or mirrored copy" in str(told)
    libraries.fetch(libraries.offered("bellwether"))
    (told,) = copies_of(libraries, copy, "copycat")
    assert str(told).endswith("It is the same map, mirrored left to right.")


def test_another_map_is_no_copy(libraries, folder):
    libraries.add(str(folder))
    other = replace(read_map(BELLWETHER), layout=replace(read_map(BELLWETHER).layout, rows=("s",)))
    assert not list(copies_of(libraries, other))
