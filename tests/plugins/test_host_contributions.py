"""What plugins contribute: data that lies inside their folder, and code that is named there."""

import pytest

from hullwright.plugins.host import Host
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import with_code, with_data


def test_data_of_a_contribution_is_found_inside_its_plugin(tmp_path):
    folder = with_data(tmp_path)
    (contributed,) = Host(tmp_path, ()).contributions("samples")
    assert contributed.path == folder / "berth.json"
    assert (contributed.plugin.id, contributed.sort) == ("berths", "samples")


def test_data_that_is_not_there_is_named_on_use(tmp_path):
    (with_data(tmp_path) / "berth.json").unlink()
    (contributed,) = Host(tmp_path, ()).contributions("samples")
    with pytest.raises(HullwrightError, match=r"“berth\.json” is not in its folder"):
        _ = contributed.path


def test_data_that_becomes_a_link_out_of_the_folder_is_refused_on_use(tmp_path):
    folder = with_data(tmp_path)
    (contributed,) = Host(tmp_path, ()).contributions("samples")
    (folder / "berth.json").unlink()
    (folder / "berth.json").symlink_to("/etc/hostname")
    with pytest.raises(HullwrightError, match="is not in its folder"):
        _ = contributed.path


def test_data_of_a_plugin_that_waits_for_trust_can_be_used(tmp_path):
    folder = with_code(tmp_path)
    host = Host(tmp_path, ())
    assert host.contributions("samples")[0].path == folder / "berth.json"
    with pytest.raises(HullwrightError, match="is not run: It contains code"):
        host.contributions("importers")[0].load()
