"""Settings for all tests."""

import gc
import os
import sys

import pytest
from hypothesis import HealthCheck, settings

# Tests read English texts, whatever the developer speaks.
os.environ["HULLWRIGHT_LANGUAGE"] = "en"

# What is compiled once is kept, also where Python is told otherwise: workers and the programs that
# tests start would each compile all of it again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# A change is judged by the same examples every time; at a developer's desk new ones are tried, and with
# HULLWRIGHT_EXAMPLES=1000 far more of them than the minutes of a usual run allow.
EXAMPLES = int(os.environ.get("HULLWRIGHT_EXAMPLES", "40"))
# How long an example takes says more about what else the machine does than about the program.
PATIENT = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("desk", PATIENT)
settings.register_profile("ci", PATIENT, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_configure() -> None:
    """Look for no cycles while tests are collected: everything that is made then stays."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for cycles among what tests make, as rarely as the program does, and not among the tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    gc.enable()
