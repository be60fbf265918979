"""Draws."""

PAGE = """<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm">
<script>alert(1)</script></svg>"""


def work(document, context):
    """Yield a page that does more than draw."""
    yield PAGE
