"""Debian's Chromium, for tests that look at pages as people see them."""

from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

from playwright.sync_api import Browser, sync_playwright

# Without a graphics card a process that stands in for one takes most of the time of every page.
_ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--in-process-gpu")


@contextmanager
def browser() -> Iterator[Browser]:
    """Run the browser."""
    with sync_playwright() as tools:
        found = tools.chromium.launch(executable_path=which("chromium"), args=_ARGUMENTS)
        try:
            yield found
        finally:
            found.close()
