"""Pages of strangers as SVG: how large they are, and what is refused in them."""

import pytest

from hullwright.plugins.svg_page import MAX_CHARACTERS, MAX_DEPTH, MAX_ELEMENTS, svg_page
from hullwright.schema.errors import HullwrightError

SIZE = 'width="90mm" height="50.5mm"'


def svg(inside: str = "", size: str = SIZE, before: str = "") -> str:
    return f'{before}<svg xmlns="http://www.w3.org/2000/svg" {size}>{inside}</svg>'


def test_a_page_is_as_large_as_its_svg_element_says():
    page = svg_page(svg('<g><rect width="9" height="9" fill="url(#a)"/><text>Ω &lt;</text></g>'))
    assert (page.width, page.height) == (90, 50.5)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (svg("<script>1</script>"), "“script” is not allowed here"),
        (svg('<image href="file:///etc/passwd"/>'), "“image” is not allowed here"),
        (svg('<rect onclick="x()"/>'), "“onclick” is not allowed here"),
        (svg('<text href="http://a.b/">x</text>'), "“href” is not allowed here"),
        (
            svg('<g xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>'),
            "“href” is not allowed here",
        ),
        (svg('<rect fill="URL( http://a.b/c)"/>'), "“fill” leads out of the page"),
        (svg("<rect style=\"fill: url('x.svg#a')\"/>"), "“style” leads out of the page"),
        (svg("<style>@import 'x'</style>"), "“style” is not allowed here"),
        (svg('<use href="#a"/>'), "“use” is not allowed here"),
        (svg(f"<svg {SIZE}/>"), "“svg” is not allowed here"),
        (svg('<rect xmlns="urn:other"/>'), "“rect” is not allowed here"),
        (svg(before='<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), "“<!DOCTYPE” is not allowed here"),
        (svg(before='<?xml-stylesheet href="x"?>'), "is not allowed here"),
        ("<html/>", "“html” is not allowed here"),
        (svg("<g>"), "is not XML"),
        ("", "is not XML"),
        ("\ud800", "is not XML"),
        (svg(size='width="90" height="50mm"'), "needs a width in millimetres"),
        (svg(size='width="90mm" height="5000mm"'), "needs a height in millimetres"),
        (svg(size='width="90mm"'), "needs a height in millimetres"),
        (svg("<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH), "nested more than"),
        (svg("<g/>" * MAX_ELEMENTS), "more than 50,000 elements"),
        (svg(" " * MAX_CHARACTERS), "more than"),
    ],
    ids=lambda each: each[:60],
)
def test_what_does_more_than_draw_is_refused_with_its_place(text, said):
    with pytest.raises(HullwrightError) as refused:
        svg_page(text)
    assert said in str(refused.value).replace("50000", "50,000")
