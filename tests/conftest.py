"""Settings for all tests."""

import os

from hypothesis import settings

# Tests read English texts, whatever the developer speaks.
os.environ["HULLWRIGHT_LANGUAGE"] = "en"

# A change is judged by the same examples every time; at a developer's desk new ones are tried.
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
