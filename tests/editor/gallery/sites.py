"""Galleries for tests: built as people build them, and looked at in a real browser."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from hullwright.editor.gallery.building import GalleryBuild, GalleryOrder
from hullwright.editor.gallery.site_folder import SiteFolder
from hullwright.schema.processes.executor import ChildExecutor

PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 720}


def build(maps: Path | str, site: Path, now: datetime | None = None, **order: Any) -> GalleryBuild:
    """Build a gallery, or bring it up to date."""
    folder = SiteFolder(site)
    executor = ChildExecutor(2)
    try:
        with folder.opened(forced=False):
            wanted = GalleryOrder(str(maps), order.pop("title", "Ada's maps"), **order)
            made = GalleryBuild(wanted, folder, now or datetime.now(UTC))
            made.plan()
            list(made.run(executor, 2))
            made.publish()
    finally:
        executor.dismiss()
    return made


class Reader:
    """Somebody who reads a site from the disk, and complains about whatever the browser complains about."""

    def __init__(self, browser: Browser, site: Path, **context: Any) -> None:
        context.setdefault("viewport", LAPTOP)
        self._context = browser.new_context(**context)
        self._site = site
        self.complaints: list[str] = []
        self.requested: list[str] = []
        self.page = self._context.new_page()
        self.page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        self.page.on("request", lambda request: self.requested.append(request.url))
        self.page.on("dialog", lambda dialog: self.complaints.append(dialog.message))

    def open(self, place: str) -> Page:
        self.page.goto(f"{self._site.as_uri()}/{place}")
        return self.page

    def shown(self) -> list[str]:
        """Return the names of the maps that are shown."""
        return self.page.locator(".card:visible .name").all_inner_texts()

    def is_wider_than_the_screen(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )

    def close(self) -> None:
        """Close the page; nothing was complained about, and nothing was asked of anybody else."""
        self._context.close()
        assert not self.complaints
        outside = [each for each in self.requested if not each.startswith(self._site.as_uri())]
        assert not outside
