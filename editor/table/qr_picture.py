"""QR pictures: an address that a phone's camera reads."""

from io import BytesIO


def qr_svg(address: str) -> bytes:
    """Return an address as an SVG file that cameras can read, black on white in any light."""
    import segno

    found = BytesIO()
    segno.make(address, error="m", micro=False).save(
        found,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        xmldecl=False,
        scale=8,
        omitsize=True,
    )
    return found.getvalue()


def qr_lines(address: str) -> str:
    """Return an address as a picture for the terminal."""
    from io import StringIO

    import segno

    found = StringIO()
    segno.make(address, error="l", micro=False).terminal(found, compact=True, border=2)
    return found.getvalue().rstrip("\n")


def qr_rows(address: str) -> tuple[str, ...]:
    """Return an address as rows of 0 and 1 with a quiet margin, for whoever draws it.

    >>> rows = qr_rows("http://127.0.0.1:8642/BCDFG")
    >>> len(rows) == len(rows[0]), set("".join(rows)) == {"0", "1"}
    (True, True)
    """
    import segno

    made = segno.make(address, error="m", micro=False)
    return tuple("".join(map(str, row)) for row in made.matrix_iter(border=4))
