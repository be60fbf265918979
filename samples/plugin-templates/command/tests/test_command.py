"""The command does what its help says."""

from pathlib import Path

from hullwright.plugins.commands import CommandInput
from hullwright.plugins.fixtures import code_of, zone

FOLDER = Path(__file__).parents[1]


def test_dangerous_sectors_become_silent():
    calm = code_of(FOLDER, "calm_command:calm")
    document = zone(["Hdd", "...", "A.."])
    assert calm(CommandInput(document)).contents == {"B01": "silent", "C01": "silent"}
    assert calm(CommandInput(document, ("B01",))).contents == {"B01": "silent"}
