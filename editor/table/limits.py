"""What a guest may do how often, and how much of everything there can be."""

from typing import Final

MOST_LETTERS_OF_A_REQUEST: Final = 4_096
"""Letters of a message from a guest; every honest one is far shorter."""
MOST_BYTES_OF_A_FRAME: Final = 65_536
"""Bytes after which the server stops listening to a message at all."""
MOST_TARGETS: Final = 8
"""Things that are pointed at one after another."""
MOST_LETTERS_OF_A_NAME: Final = 24
"""Letters of what a guest is called."""
MOST_LETTERS_OF_A_WORD: Final = 120
"""Letters of any other word in a request."""

REQUESTS_A_SECOND: Final = 12
"""Requests of one guest that are answered in the long run …"""
REQUESTS_AT_ONCE: Final = 40
"""… and so many in a burst; whoever sends more is shown out."""
MOST_REFUSED_KEYS: Final = 10
"""Wrong keys or codes from one address within the time below; then it has to wait."""
SECONDS_OF_DISTRUST: Final = 60.0
"""How long an address is remembered for wrong keys and codes."""

MOST_GUESTS_OF_A_TABLE: Final = 40
"""Open pages at one table: eight seats, a few boards, and pages that are about to notice that they are gone."""
MOST_GUESTS_OF_AN_ADDRESS: Final = 24
"""Open pages from one address that have no seat; guests with their keys always find room."""
MOST_CONNECTIONS: Final = 1_000
"""Connections of any sort to the server."""
SECONDS_TO_GREET: Final = 10.0
"""How long a new connection may stay silent."""
MOST_WAITING: Final = 4
"""Messages that wait for a slow guest before it is told only the newest state."""
MOST_UNREAD: Final = 100
"""Messages that wait for somebody who goes on asking without reading; then the connection ends."""
SECONDS_OF_SILENCE: Final = 20.0
"""Between two pings; a guest who answers none of them is gone."""

MOST_LINES_OF_LOG: Final = 400
"""Lines of the log that a page has."""
LINES_OF_NEWS: Final = 3
"""Lines of what everybody heard last, which are shown without a look at the log."""
MOST_DRAWINGS: Final = 24
"""Drawings of a map that are kept, of the states it was in last."""

MOST_TEMPLATES: Final = 20_000
"""Sentences without their values that are kept in all languages together."""

MOST_SHARED: Final = 200
"""Records of what lies open before everybody that a table keeps as they are told, in each language."""

LETTERS_OF_A_CODE: Final = 5
"""Letters of the code that guests type to find a table."""
LETTERS_OF_CODES: Final = "BCDFGHJKMNPQRSTVWXYZ"
"""Letters that nobody takes for another, and that make no words."""
BYTES_OF_A_KEY: Final = 24
"""Random bytes of the key to a seat."""

BOT_PAUSE: Final = 0.8
"""Seconds before each decision of a bot, so that people can follow."""
BOT_THREADS: Final = 2
"""Bots that think at the same time where they do so in threads."""
DISK_THREADS: Final = 16
"""Journals that are written at the same time."""
SLICE: Final = 0.001
"""Seconds after which whatever works beside the server lets it have a go."""
PORT: Final = 8642
"""Where the server listens if nobody says otherwise."""
