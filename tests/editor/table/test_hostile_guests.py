"""Hostile guests: each gets a clear refusal, and everybody else plays on."""

import http.client
import json
from contextlib import closing, suppress
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hullwright.editor.table.doorkeeper import Doorkeeper, RequestPace
from hullwright.editor.table.guest import Guest, Teller
from hullwright.editor.table.limits import (
    MOST_GUESTS_OF_AN_ADDRESS,
    MOST_LETTERS_OF_A_NAME,
    MOST_LETTERS_OF_A_REQUEST,
    MOST_REFUSED_KEYS,
    MOST_UNREAD,
    REQUESTS_AT_ONCE,
    SECONDS_OF_DISTRUST,
)
from hullwright.editor.table.web import HEADERS, POLICY
from hullwright.schema.messages import message

from ...waiting import PATIENCE
from .hosted import Caller, Hosted, dial, hosted, opened


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    with hosted(opened("eftaios", tmp_path_factory.mktemp("table"))) as running:
        yield running


@pytest.fixture(scope="module")
def ana(table) -> Caller:
    """An honest guest, whom nothing here may harm."""
    guest = table.guest().sit(0, "Ana")
    guest.say(do="begin")
    while not guest.desk.get("is_asked"):
        guest.hear()
    return guest


@pytest.fixture(autouse=True)
def ana_plays_on(ana, table):
    actions = len(table.table.session.actions)
    yield
    ana.say(do="why", path=[{"sort": "space", "name": "A01"}])
    assert ana.until("why")["text"]
    assert len(table.table.session.actions) == actions


@pytest.fixture
def mallory(table) -> Caller:
    return table.guest()


def test_a_guessed_key_opens_nothing(table):
    mallory = table.guest("0" * 32)
    assert mallory.seat is None
    assert any(each["tell"] == "old-key" for each in mallory.heard)
    mallory.act(["move", "D02"])
    assert mallory.refusal() == "Take a seat first."
    assert not mallory.desk


def test_who_guesses_codes_has_to_wait_but_a_guest_with_a_key_comes_in():
    now = [0.0]
    doorkeeper = Doorkeeper(lambda: now[0])
    for _ in range(MOST_REFUSED_KEYS):
        assert not doorkeeper.distrusts("10.0.0.9")
        doorkeeper.refuse("10.0.0.9")
    assert doorkeeper.distrusts("10.0.0.9")
    assert not doorkeeper.distrusts("10.0.0.8")
    now[0] = SECONDS_OF_DISTRUST + 1
    assert not doorkeeper.distrusts("10.0.0.9")


def test_a_wrong_code_is_refused_in_a_sentence_and_guessing_on_is_too(tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        ana = table.guest().sit(0, "Ana")
        table.opened.file.__dict__["code"] = "WRONG"
        found = [wrong_code(table) for _ in range(MOST_REFUSED_KEYS + 1)]
        assert found[0].startswith("There is no table with this code.")
        assert found[-1].startswith("Too many wrong codes")
        table.opened.file.__dict__["code"] = table.table.file.code
        assert table.guest(ana.key).seat == 0


def wrong_code(table: Hosted) -> str:
    line = table.lines.enter_context(connect_to(table, "/XXXXX/socket"))
    line.send(json.dumps({"do": "hello"}))
    return str(json.loads(line.recv())["text"])


def connect_to(table: Hosted, path: str):
    from websockets.sync.client import connect

    base = f"{table.server.name}:{table.server.port}"
    return connect(f"ws://{base}{path}", origin=f"http://{base}")


def test_a_guest_decides_for_no_other_seat(table, ana, mallory):
    mallory.say(do="act", edition=ana.edition, action=ana.desk["choices"][0]["action"], seat=0)
    assert mallory.refusal() == "Take a seat first."


def test_a_decision_about_an_old_state_is_refused(ana):
    ana.say(do="act", edition=ana.edition - 1, action=ana.desk["choices"][0]["action"])
    assert ana.refusal() == "The game has moved on. Look again."


@pytest.mark.parametrize(
    "action",
    [["move", "Z99"], ["move"], [], None, "move", {"move": 1}, ["move", ["D02"]], [None, {}], 7],
    ids=str,
)
def test_an_action_that_is_not_offered_is_refused(ana, action):
    ana.act(action)
    assert ana.refusal() == "This is not possible now."


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"do": "dance"}',
        '{"do": ["act"]}',
        '{"do": "hello"}',
        '{"do": "sit", "seat": "0", "name": "x"}',
        '{"do": "sit", "seat": true, "name": "x"}',
        '{"do": "sit", "seat": 1e999, "name": "x"}',
        '{"do": "why", "path": [1]}',
        '{"do": "why", "path": [{"sort": "soul", "name": "x"}]}',
        '{"do": "why", "path": "' + "x" * 50 + '"}',
        "[" * 4000,
    ],
    ids=lambda text: text[:30],
)
def test_what_no_page_of_ours_sends_is_refused_in_a_sentence(mallory, text):
    mallory.line.send(text)
    assert mallory.refusal().startswith("This message can't be understood.")


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(mallory):
    mallory.line.send('{"do": "sit", "name": "' + "x" * MOST_LETTERS_OF_A_REQUEST + '"}')
    assert mallory.refusal().startswith("This message is too long")
    send_much(mallory)
    with pytest.raises(ConnectionClosed):
        mallory.hear()


def send_much(mallory: Caller) -> None:
    """Send a message of ten megabytes, and hear what is said before the connection ends."""
    with suppress(ConnectionClosed):
        mallory.line.send("x" * 10_000_000)
        while True:
            mallory.hear()


def test_bytes_instead_of_a_text_end_the_connection(table):
    line = dial(table)
    line.send(b"\x00\xff")
    with pytest.raises(ConnectionClosed):
        line.recv(timeout=PATIENCE)


def test_a_flood_is_shown_out(mallory):
    flood(mallory, 2 * REQUESTS_AT_ONCE)
    assert any("Too many requests" in each.get("text", "") for each in mallory.heard)


def flood(mallory: Caller, size: int) -> None:
    # Who floods may be shown out before everything is said; what was told until then can still be heard.
    with suppress(ConnectionClosed):
        for _ in range(size):
            mallory.say(do="why", path=[])
    with suppress(ConnectionClosed):
        while True:
            mallory.hear()


def test_who_asks_and_asks_and_reads_no_answer_is_let_go(table):
    """A connection that is closed on the way: what waits for it is bounded."""
    guest = Guest(table.table, NoLine(), Teller(), "")
    for _ in range(MOST_UNREAD + 1):
        guest.tell_lobby()
        assert not guest.is_deaf
        guest.say("why", message("Too late."))
    assert guest.is_deaf


class NoLine:
    """A line on which nothing is ever heard."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


def test_a_guest_may_ask_as_often_as_a_hand_can():
    now = [0.0]
    pace = RequestPace(lambda: now[0])
    for _ in range(1000):
        now[0] += 0.1
        assert pace.allows()
    assert sum(pace.allows() for _ in range(1000)) in {REQUESTS_AT_ONCE - 1, REQUESTS_AT_ONCE}


def test_too_many_open_pages_are_refused_but_a_guest_with_a_key_comes_in(table, ana):
    pages = [dial(table) for _ in range(MOST_GUESTS_OF_AN_ADDRESS + 1)]
    for each in pages:
        each.send(json.dumps({"do": "hello"}))
    told = [json.loads(each.recv(timeout=PATIENCE)) for each in pages]
    assert any(each["tell"] == "gone" and "Too many pages" in each["text"] for each in told)
    for each in pages:
        each.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"], ids=str)
def test_a_page_of_somebody_else_gets_no_connection(table, origin):
    with pytest.raises(InvalidStatus):
        dial(table, origin=origin)


def test_another_name_for_our_address_gets_no_page(table):
    """So a page whose name is made to lead here reads nothing."""
    assert asked(table, "/", Host="evil.example").status == 421


@pytest.mark.parametrize("path", ["/", "/XXXXX", "/page/main.js", "/page/../limits.py", "/x/y/z"])
def test_every_answer_forbids_what_pages_of_ours_never_do(table, path):
    answer = asked(table, path)
    assert "Final" not in answer.body
    if answer.status == 200:
        assert HEADERS.items() <= answer.headers.items()
    assert "unsafe" not in POLICY


def test_names_are_taken_as_they_are_but_not_longer_and_not_twice(tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        table.guest().sit(0, "<img src=x onerror=alert(1)>"[:MOST_LETTERS_OF_A_NAME])
        mallory = table.guest()
        for name in ("", "   ", "x" * (MOST_LETTERS_OF_A_NAME + 1), "<IMG SRC=X ONERROR=ALERT"):
            mallory.say(do="sit", seat=1, name=name)
            assert mallory.refusal()
        mallory.sit(1, "a\u202eb")
        assert "\u202e" not in json.dumps(mallory.until("lobby"), ensure_ascii=False)


def test_two_who_want_one_seat_at_once_do_not_both_get_it(tmp_path):
    with hosted(opened("eftaios", tmp_path)) as table:
        one, other = table.guest(), table.guest()
        one.say(do="sit", seat=0, name="One")
        other.say(do="sit", seat=0, name="Other")
        told = {seated_or_refused(each) for each in (one, other)}
        assert told == {"key", "refused"}


def seated_or_refused(guest: Caller) -> str:
    while (told := guest.hear()["tell"]) not in {"key", "refused"}:
        pass
    return str(told)


def test_a_drawing_is_for_those_who_were_told_of_it(table, ana):
    folder = f"/{table.table.code}/drawing/en"
    answer = asked(table, f"{folder}/{ana.desk['drawing']}.svg")
    assert answer.status == 200
    assert 'data-cell="D02"' in answer.body
    assert asked(table, f"{folder}/AAAAAAAAAAAAAAAA.svg").status == 404


class Answer(NamedTuple):
    """What a server answers to a request."""

    status: int
    headers: dict[str, str]
    body: str


def asked(table: Hosted, path: str, **headers: str) -> Answer:
    with closing(http.client.HTTPConnection(table.server.name, table.server.port)) as line:
        line.request("GET", path, headers=headers)
        found = line.getresponse()
        told = {
            name: found.headers[name] for name in HEADERS if found.headers.get(name) is not None
        }
        return Answer(found.status, told, found.read().decode())
