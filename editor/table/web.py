"""The web server's side: addresses, what is served at each, and what browsers are told not to do."""

import json
from collections.abc import Callable, Collection, Mapping
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import TYPE_CHECKING

import anyio.to_thread
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..drawing.page_inks import ink_sheet
from ..languages.catalogue import LANGUAGES
from .guest_requests import known_language
from .hosted_table import HostedTable
from .page_texts import page_texts
from .reception import LineEnded, Reception

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import ASGIApp, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        # No script can make markup out of a text.
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FRESH, FOR_EVER = "no-cache", "private, max-age=31536000, immutable"

TYPES: Mapping[str, str] = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "json": "application/json",
}
PAGE = "table.html"


class GuardedApp:
    """Lets through what is asked of our own addresses, and tells browsers what pages may do.

    A page of somebody else whose name leads to our address is turned away by the name it asks for.
    """

    def __init__(self, app: "ASGIApp", hosts: Collection[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        is_page = scope["type"] == "http"
        is_welcome = host in self._hosts and (is_page or _is_ours(headers, host))
        await (self._app if is_welcome else _refusal(scope))(scope, receive, send)


def _is_ours(headers: Mapping[bytes, bytes], host: str) -> bool:
    """Tell whether a connection is asked for by a page of ours: browsers say whose page it is."""
    return headers.get(b"origin", b"").decode("latin-1").lower() == f"http://{host}"


def _refusal(scope: "Scope") -> "ASGIApp":
    if scope["type"] == "websocket":
        return _closed
    return PlainTextResponse("This address is not one of this server.\n", 421, dict(HEADERS))


async def _closed(_: "Scope", receive: "Receive", send: "Send") -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


class TableWeb:
    """What is served at each address."""

    def __init__(self, reception: Reception, address: Callable[[HostedTable], str]) -> None:
        self._reception = reception
        self._address = address
        """Where guests join a table."""
        folder = files(__package__) / "page"
        self._files = {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}
        self._files["inks.css"] = ink_sheet().encode()
        self._files.update((f"texts-{language}.json", _texts(language)) for language in LANGUAGES)

    def app(self, hosts: Collection[str]) -> GuardedApp:
        """Return the application, for requests that name one of our hosts."""
        routes = [
            Route("/", self._page),
            Route("/page/{name}", self._file),
            Route("/{code}", self._page),
            Route("/{code}/board", self._page),
            Route("/{code}/qr.svg", self._qr),
            Route("/{code}/drawing/{language}/{token}.svg", self._drawing),
            WebSocketRoute("/{code}/socket", self._socket),
            WebSocketRoute("/{code}/board/socket", self._board_socket),
        ]
        return GuardedApp(Starlette(routes=routes, lifespan=self._lifespan), hosts)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> "AsyncIterator[None]":
        import asyncio

        teller = asyncio.get_running_loop().create_task(self._reception.teller.run())
        for table in self._reception.tables.values():
            table.wake_bots()
        yield
        teller.cancel()
        for table in self._reception.tables.values():
            await table.close()

    async def _page(self, _: Request) -> Response:
        return _response(self._files[PAGE], PAGE)

    async def _file(self, request: Request) -> Response:
        name = request.path_params["name"]
        return _response(self._files[name], name) if name in self._files else _missing()

    async def _qr(self, request: Request) -> Response:
        from .qr_picture import qr_svg

        table = self._table(request)
        return _response(qr_svg(self._address(table)), "qr.svg") if table else _missing()

    async def _drawing(self, request: Request) -> Response:
        table = self._table(request)
        drawing = table.drawings.named(request.path_params["token"]) if table else None
        if drawing is None:
            return _missing()
        language = known_language(request.path_params["language"])
        svg = await anyio.to_thread.run_sync(drawing.svg, language)
        return _response(svg.encode(), "drawing.svg", FOR_EVER)

    def _table(self, request: Request) -> HostedTable | None:
        return self._reception.tables.get(str(request.path_params["code"]).upper())

    async def _socket(self, socket: WebSocket) -> None:
        await self._converse(socket, is_board=False)

    async def _board_socket(self, socket: WebSocket) -> None:
        await self._converse(socket, is_board=True)

    async def _converse(self, socket: WebSocket, *, is_board: bool) -> None:
        await socket.accept()
        address = socket.client.host if socket.client else ""
        code = str(socket.path_params["code"])

        async def listen() -> str:
            try:
                return await socket.receive_text()
            # Bytes instead of a text come as a KeyError.
            except (WebSocketDisconnect, RuntimeError, KeyError):
                raise LineEnded from None

        await self._reception.receive(code, socket, listen, address, is_board=is_board)


def _texts(language: str) -> bytes:
    told = {"languages": dict(LANGUAGES), "texts": page_texts(language)}
    return json.dumps(told, ensure_ascii=False).encode()


def _response(content: bytes, name: str, caching: str = FRESH) -> Response:
    kind = TYPES[name.rpartition(".")[2]]
    headers = {**HEADERS, "Cache-Control": caching}
    return Response(content, 200, headers, f"{kind}; charset=utf-8")


def _missing() -> Response:
    return PlainTextResponse("There is nothing here.\n", 404, dict(HEADERS))
