"""Settings for all tests."""

import os

from hypothesis import settings

# Tests read English texts, whatever the developer speaks.
os.environ["HULLWRIGHT_LANGUAGE"] = "en"

# A change is judged by the same examples every time; at a developer's desk new ones are tried, and with
# HULLWRIGHT_EXAMPLES=1000 far more of them than the minutes of a usual run allow.
EXAMPLES = int(os.environ.get("HULLWRIGHT_EXAMPLES", "40"))
settings.register_profile("desk", max_examples=EXAMPLES)
settings.register_profile("ci", max_examples=EXAMPLES, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
