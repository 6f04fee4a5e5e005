"""Extensions spliced into an entry: kept ones keep their bytes, new ones get the layout of their neighbours."""

import pytest
from lxml import etree

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.extensions.extension_parsing import join_pieces, split_pieces
from sitemap_studio.formats.extensions.extension_splicing import (
    add_needed_declarations,
    lay_out_extensions,
    reindent,
    replace_extensions,
)
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

AROUND = {"": SITEMAP, "image": EXTENSIONS["image"], "x": "urn:x"}
A, B, C = (f"<image:image><image:loc>{name}</image:loc></image:image>" for name in "abc")
CANONICAL = "<image:image>\n      <image:loc>c</image:loc>\n    </image:image>"
LINES = f"<url>\r\n\t<loc>u</loc> <!-- main -->\r\n\t{A}\r\n\t{B}\r\n</url>"


def replaced_extensions(entry: str, *pieces: str, around=None) -> str:
    xml = join_pieces([piece.encode() for piece in pieces])
    return replace_extensions(entry.encode(), xml, around or AROUND).decode()


def test_replacing_extensions_by_equal_ones_returns_same_object():
    entry = LINES.encode()
    assert replace_extensions(entry, f"<!-- main -->\n    {A}\n    {B}", AROUND) is entry


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (("<!-- main -->", A, B, C), LINES.replace(B, f"{B}\r\n\t{C}")),
        (("<!-- main -->", A, C, B), LINES.replace(B, f"{C}\r\n\t{B}")),
        (("<!-- main -->", C, A, B), LINES.replace(A, f"{C}\r\n\t{A}")),
        (("<!-- main -->", A), LINES.replace(f"\r\n\t{B}", "")),
        (("<!-- main -->", B), LINES.replace(f"\r\n\t{A}", "")),
        (("<!-- main -->", B, A), LINES.replace(A, "A").replace(B, A).replace("A", B, 1)),
        ((A, B), LINES.replace(" <!-- main -->", "")),
        ((), "<url>\r\n\t<loc>u</loc>\r\n</url>"),
        (
            ("<!-- main -->", A, CANONICAL),
            LINES.replace(B, CANONICAL.replace("\n    ", "\r\n\t").replace("\t  ", "\t\t")),
        ),
    ],
)
def test_replacing_extensions_does_not_change_bytes_of_others(pieces, expected):
    assert replaced_extensions(LINES, *pieces) == expected


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("<url/>", f"<url>{A}</url>"),
        ("<url></url>", f"<url>{A}</url>"),
        ("<url>\n  </url>", f"<url>\n    {A}\n  </url>"),
        ("<url><loc>u</loc></url>", f"<url><loc>u</loc>{A}</url>"),
        ("<url><loc>u</loc>\n   <priority/>\n  </url>", f"<url><loc>u</loc>\n   <priority/>\n   {A}\n  </url>"),
        ("<url>\n\n  <loc>u</loc>\n</url>", f"<url>\n\n  <loc>u</loc>\n  {A}\n</url>"),
    ],
)  # fmt: skip
def test_first_extension_is_inserted_after_fields(entry, expected):
    assert replaced_extensions(entry, A) == expected


def test_replaced_extension_retains_position_and_layout():
    entry = f"<url>{A}<loc>u</loc></url>"
    assert replaced_extensions(entry, C) == f"<url>{C}<loc>u</loc></url>"
    assert replaced_extensions(entry, A, B) == f"<url>{A}<loc>u</loc>{B}</url>"
    entry = "<url>\n\t<loc>u</loc>\n\t" + CANONICAL + "\n</url>"
    changed = CANONICAL.replace(">c<", ">d<")
    assert replaced_extensions(entry, changed) == entry.replace(CANONICAL, changed)


@pytest.mark.parametrize(
    ("line", "unit", "expected"),
    [
        (b"\n    ", b"  ", CANONICAL),
        (b"\n\t", b"\t", "<image:image>\n\t\t<image:loc>c</image:loc>\n\t</image:image>"),
        (b"\r\n", b"", "<image:image>\r\n<image:loc>c</image:loc>\r\n</image:image>"),
        (b"", b"  ", C),
    ],
)
def test_reindent_adapts_canonical_element_to_layout(line, unit, expected):
    assert reindent(CANONICAL.encode(), line, unit).decode() == expected


@pytest.mark.parametrize(
    "element",
    [
        C,
        "<!-- a -->",
        "text",
        "<a>\n      <b/>\n</a>",
        "<a>\n      text\n    </a>",
        "<a>\n      <![CDATA[x]]></a>",
        "<a>\n    </a>",
    ],
)
def test_reindent_leaves_elements_in_other_layouts_unchanged(element):
    assert reindent(element.encode(), b"\n\t", b"\t").decode() == element


def test_namespace_declared_by_entry_is_not_declared_in_extension():
    entry = '<url xmlns:y="urn:y"><loc>u</loc><y:a>1</y:a><y:b/></url>'
    declared = ' xmlns:y="urn:y"'
    assert replace_extensions(entry.encode(), f"<y:a{declared}>1</y:a>\n    <y:b{declared}/>", AROUND).decode() == entry
    assert replaced_extensions(entry, f"<y:a{declared}>2</y:a>", f"<y:b{declared}/>") == entry.replace(">1<", ">2<")
    assert replaced_extensions(entry, f"<y:a{declared}>1</y:a>") == entry.replace("<y:b/>", "")


DECLARING = A.replace("<image:image", f"<image:image{NAMESPACE_DECLARATIONS['image']}", 1)


@pytest.mark.parametrize(
    ("entry", "piece", "around", "expected"),
    [
        ("<url/>", DECLARING, AROUND, f"<url>{A}</url>"),
        ("<url/>", DECLARING, {"": SITEMAP}, f"<url>{DECLARING}</url>"),
        ("<url/>", '<x:a xmlns:x="urn:x"/>', AROUND, '<url><x:a xmlns:x="urn:x"/></url>'),
        (f"<url>{DECLARING}</url>", DECLARING.replace(">a<", ">b<"), AROUND, f"<url>{DECLARING}</url>".replace(">a<", ">b<")),
        (
            '<url xmlns:x="urn:own"><loc>u</loc></url>',
            "<x:a/>",
            AROUND,
            '<url xmlns:x="urn:own"><loc>u</loc><x:a xmlns:x="urn:x"/></url>',
        ),
    ],
    ids=["by the root", "by itself", "as it was typed", "a changed element goes on to", "otherwise by the entry"],
)  # fmt: skip
def test_extension_has_only_needed_or_typed_namespace_declarations(entry, piece, around, expected):
    assert replaced_extensions(entry, piece, around=around) == expected


def test_markup_in_cdata_and_comments_does_not_split_pieces():
    odd = "<x:t><![CDATA[</url><loc>]]><!-- <loc> --><?pi > ?></x:t>"
    entry = f"<url>{odd}<loc>u</loc></url>"
    assert replaced_extensions(entry, odd, A) == f"<url>{odd}<loc>u</loc>{A}</url>"
    assert [piece.text.decode() for piece in split_pieces(f"{odd}\n    <!-- {A} -->\n    te\n    xt")] == [
        odd, f"<!-- {A} -->", "te", "xt",
    ]  # fmt: skip


def test_ten_thousand_images_can_be_reversed_or_partly_removed():
    many = [f"<image:image><image:loc>{number % 7}</image:loc></image:image>" for number in range(10_000)]
    entry = "<url><loc>u</loc>" + "".join(many) + "</url>"
    assert replaced_extensions(entry, *many[::-1]) == "<url><loc>u</loc>" + "".join(many[::-1]) + "</url>"
    assert replaced_extensions(entry, *many[1::2]) == "<url><loc>u</loc>" + "".join(many[1::2]) + "</url>"


def test_extensions_of_new_entry_adopt_given_line_layout():
    assert lay_out_extensions(f"{A}\n    {CANONICAL}", AROUND, b"\n\t\t", b"\t") == (
        f"{A}\n\t\t<image:image>\n\t\t\t<image:loc>c</image:loc>\n\t\t</image:image>"
    )
    assert lay_out_extensions(f"{A}\n    {CANONICAL}", AROUND, b"") == A + C


# In another document they mean what they meant before.

IMAGE = "<image:image><image:loc>x</image:loc></image:image>"
LEGACY = "http://www.google.com/schemas/sitemap/0.84"


COMMON = {"": SITEMAP} | EXTENSIONS
URNS = {prefix: f"urn:{prefix}" for prefix in ("a", "b", "c", "xsi")}


@pytest.mark.parametrize(
    ("xml", "declared", "target", "expected_xml"),
    [
        (IMAGE, COMMON, COMMON, IMAGE),
        ("<image:x/>", {"image": "urn:i"}, {"": SITEMAP}, '<image:x xmlns:image="urn:i"/>'),
        ("<image:x/>", {"image": "urn:i"}, {"image": "urn:j"}, '<image:x xmlns:image="urn:i"/>'),
        ("<a:x/>", URNS, {"a": "urn:a"}, "<a:x/>"),
        (
            "<!-- a:b: --><a:x/><b:y c:z='1'>text</b:y>",
            URNS,
            {},
            '<!-- a:b: --><a:x xmlns:a="urn:a"/><b:y xmlns:b="urn:b" xmlns:c="urn:c" c:z=\'1\'>text</b:y>',
        ),
        ('<a:x xmlns:a="urn:mine"/>', URNS, {}, '<a:x xmlns:a="urn:mine"/>'),
        ("<a:x><a:y><b:z/></a:y></a:x>", URNS, {"a": "urn:a"}, '<a:x xmlns:b="urn:b"><a:y><b:z/></a:y></a:x>'),
        (
            '<a:x xsi:type="b:kind"/>',
            URNS,
            {"a": "urn:a", "xsi": "urn:xsi"},
            '<a:x xmlns:b="urn:b" xsi:type="b:kind"/>',
        ),
    ],
    ids=[
        "the same declarations", "missing", "another meaning", "not used", "each outermost element", "its own",
        "deep inside", "in a value",
    ],
)  # fmt: skip
def test_needed_declarations_are_added_for_undeclared_prefixes(xml, declared, target, expected_xml):
    assert add_needed_declarations(xml, declared, target) == expected_xml


@pytest.mark.parametrize(
    ("declared", "target", "added"),
    [
        ({"": SITEMAP}, {"": SITEMAP}, ""),
        ({"": LEGACY}, {"": SITEMAP}, ""),
        ({}, {"": SITEMAP}, ""),
        ({"": "urn:d", "s": SITEMAP}, {"": SITEMAP}, ' xmlns="urn:d"'),
        ({"": SITEMAP}, {"s": SITEMAP}, f' xmlns="{SITEMAP}"'),
        ({"s": SITEMAP}, {"": SITEMAP}, ' xmlns=""'),
    ],
)
def test_needed_declarations_retain_namespace_of_unprefixed_element(declared, target, added):
    assert add_needed_declarations("<more/>", declared, target) == f"<more{added}/>"


def test_needed_declarations_retain_nested_namespaces_and_escape_uris():
    xml = add_needed_declarations("<a:x><more/></a:x>", {"": "urn:d", "a": "urn:a"}, {"": SITEMAP})
    root = etree.fromstring(f'<urlset xmlns="{SITEMAP}">{xml}</urlset>')
    assert root[0][0].tag == "{urn:d}more"
    xml = add_needed_declarations("<a:x/>", {"a": "http://a.b/?x&y"}, {})
    assert etree.fromstring(xml).tag == "{http://a.b/?x&y}x"


def test_adding_declarations_to_malformed_xml_is_refused():
    with pytest.raises(WriteError, match="not well-formed"):
        add_needed_declarations("<a:x>", {"a": "urn:a"}, {})
