"""Pages in a real browser, and people who play on them with mouse, fingers and keys."""

from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from hullwright.engines.seats.desk import BUTTON, CARD, DeskChoice, DeskTarget
from tests.waiting import PATIENCE, wait_until

PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 720}

FOUND = """(query) => {
  const each = document.querySelector(query);
  if (!each) return null;
  const { x, y, width, height } = each.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  return { ...at, inside: each.contains(document.elementFromPoint(at.x, at.y)) };
}"""
"""Returns where something is, and whether it can be seen there."""
SHOWN = """document.querySelector("[data-busy], [aria-busy]") ? null : document.body.dataset.edition ?? null"""
"""Returns which edition of the desk there is to be seen, once the map has been drawn."""


class Person:
    """Somebody who plays on a page, and complains about whatever the browser complains about."""

    def __init__(self, browser: Browser, *, by_keys: bool = False, **context: Any) -> None:
        context.setdefault("viewport", PHONE)
        context.setdefault("has_touch", True)
        context.setdefault("reduced_motion", "reduce")
        self.context = browser.new_context(**context)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.by_keys = by_keys
        self.complaints: list[str] = []
        self.requested: list[str] = []
        self.page = self._open()

    def _open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        page.on("console", self._hear)
        page.on("request", lambda request: self.requested.append(request.url))
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        # A browser complains by itself that a server is gone, which in a test it may be.
        if said.type == "error" and "WebSocket connection" not in said.text:
            self.complaints.append(said.text)

    def join(self, address: str, seat: int, name: str) -> None:
        """Join a table by its address, and take a seat."""
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name=f"Seat {seat + 1}").click()

    @property
    def edition(self) -> str | None:
        """Which edition of the desk the page shows, or None until it is all there."""
        found: str | None = self.page.evaluate(SHOWN)
        return found

    def decide(self, choice: DeskChoice) -> None:
        """Point at one thing after another until something is done."""
        before = self.edition
        # A press of the mouse that a busy machine makes long is a look that ends with it.
        while self._find(".look[aria-pressed=false]"):
            self._press(".look")
        for target in choice.path:
            if not self._point(target):
                self._choose_in_the_list(str(choice.text))
                break
        else:
            if choice.path[-1].sort != BUTTON:
                self._press(".buttons .main")
        wait_until(lambda: self.edition not in {None, before})

    def _point(self, target: DeskTarget) -> bool:
        """Point at something, if it is there."""
        if target.sort == CARD:
            if not self._find(".card"):
                self._press(".bar .hand")
            self._press(f".card[data-card='{target.name}']")
            self._press(".use")
            return True
        query = f"[data-target='{target.sort} {target.name}']"
        if not self._find(query):
            return False
        self._press(query)
        return True

    def _choose_in_the_list(self, text: str) -> None:
        self._press(".more")
        self.page.locator(".choices").get_by_role("button", name=text, exact=True).first.click()

    def _find(self, query: str) -> Any:
        return self.page.evaluate(FOUND, query)

    def _press(self, query: str) -> None:
        """Press something with the mouse, or with keys."""
        at = self._find(query)
        assert at, f"{query} is not on the page"
        if self.by_keys or not at["inside"]:
            self.page.evaluate("query => document.querySelector(query).focus()", query)
            self.page.keyboard.press("Enter")
        else:
            self.page.mouse.click(at["x"], at["y"])

    def close(self) -> None:
        self.context.close()
