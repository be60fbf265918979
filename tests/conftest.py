"""Settings for all tests."""

import os
import sys

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
