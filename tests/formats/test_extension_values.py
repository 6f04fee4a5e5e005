"""Extension values as columns: by the parser, by the fast reader, and of invalid XML."""

from xml.sax.saxutils import escape, quoteattr

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.extensions import extension_parsing
from sitemap_studio.formats.extensions.extension_headers import COLUMN_KINDS, column_values
from sitemap_studio.formats.extensions.extension_parsing import (
    VALUE_SCHEMA,
    empty_values,
    extension_values,
    without_ordered_extensions,
)
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

DECLARED = {"": SITEMAP, **EXTENSIONS}
IMAGE = "<image:image><image:loc>{}</image:loc></image:image>"


def xml_of_entries(*xmls, origins=()):
    return pl.DataFrame(
        {"slot": range(len(xmls)), "xml": xmls, "origin": origins or [0] * len(xmls)},
        schema={"slot": pl.UInt32, "xml": pl.String, "origin": pl.Int64},
    )


def read(*xmls, declared=DECLARED):
    return extension_values(xml_of_entries(*xmls), {0: declared})


def read_rows(*xmls, declared=DECLARED):
    """Return the rows of extension values without `nth`."""
    return read(*xmls, declared=declared).select("slot", "element", "extension", "field", "value").rows()


def test_values_of_images_and_alternates_have_field_paths():
    assert read_rows(IMAGE.format("http://a.b/c?d=1&amp;e=2")) == [
        (0, 0, "image", "", None),
        (0, 0, "image", "loc", "http://a.b/c?d=1&e=2"),
    ]
    assert read_rows('<xhtml:link rel="alternate" hreflang="de" href="http://a.b/"/>') == [
        (0, 0, "alternate", "", None),
        (0, 0, "alternate", "@rel", "alternate"),
        (0, 0, "alternate", "@hreflang", "de"),
        (0, 0, "alternate", "@href", "http://a.b/"),
    ]


def test_values_of_grouped_fields_and_attributes_have_field_paths():
    xml = (
        "<video:video><video:title>A &lt; <![CDATA[B]]></video:title>"
        "<video:tvshow><video:show_title>S</video:show_title></video:tvshow>"
        '<video:restriction relationship="deny">DE</video:restriction></video:video>'
    )
    assert [(field, value) for *_, field, value in read_rows(xml)] == [
        ("", None),
        ("title", "A < B"),
        ("tvshow", None),
        ("tvshow.show_title", "S"),
        ("restriction", "DE"),
        ("restriction@relationship", "deny"),
    ]
    assert read(xml)["nth"].to_list() == [0] * 6


def test_value_is_joined_text_of_field_without_comments():
    assert read_rows("<image:image><image:title>a<b xmlns=''>c</b>d</image:title></image:image>")[1][-1] == "acd"
    assert read_rows("<!-- a --><image:image><image:loc>a<!-- b -->c</image:loc></image:image>")[1][-1] == "ac"


def test_names_of_foreign_elements_include_namespace():
    xml = f'{IMAGE.format("a")}<x:y xmlns:x="urn:x"/><mobile:mobile/>{IMAGE.format("b")}'
    assert [line[1:] for line in read_rows("", xml) if line[3] == ""] == [
        (0, "image", "", None),
        (1, "other", "", "{urn:x}y"),
        (2, "mobile", "", None),
        (3, "image", "", None),
    ]
    names = [line[3] for line in read_rows("<image:image><loc>a</loc><video:title>b</video:title></image:image>")]
    assert names == ["", f"{{{SITEMAP}}}loc", f"{{{EXTENSIONS['video']}}}title"]


def test_prefixes_are_resolved_by_declarations_of_their_file():
    texts = xml_of_entries(
        *["<p:p><p:loc>a</p:loc></p:p>", "<i:image><i:loc>b</i:loc></i:image>"] * 2, origins=[0, 1, 1, 2]
    )
    declared = {0: {"p": "urn:p"}, 1: {"i": EXTENSIONS["image"]}, 2: {"i": EXTENSIONS["image"]}}
    found = extension_values(texts, declared)
    assert dict(found.filter(pl.col("field") == "").select("slot", "extension").rows()) == {
        0: "other", 1: "image", 2: "unreadable", 3: "image",
    }  # fmt: skip
    assert read_rows("<link hreflang='de'/>", declared={"": EXTENSIONS["xhtml"]})[0][2] == "alternate"


BROKEN = [
    "<image:image>", "</e><e>", "<!--", "-->", "<![CDATA[", "]]>", "<unknown:a/>", "&nbsp;", "<a b=c/>", "\x01",
    "<!DOCTYPE a>", '</e><e n="1">', "<?xml version='1.0'?>",
]  # fmt: skip


@pytest.mark.parametrize("xml", BROKEN)
def test_malformed_extensions_are_unreadable_and_neighbors_are_read(xml):
    found = sorted(read_rows(IMAGE.format("a"), "<mobile:mobile/>", xml, "<mobile:mobile/>", IMAGE.format("b")))
    assert [line[:4] for line in found if line[3] == "" and line[2] != "image"] in (
        [(1, 0, "mobile", ""), (2, 0, "unreadable", ""), (3, 0, "mobile", "")],
        # "]]>" alone is a text that libxml2 takes.
        [(1, 0, "mobile", ""), (3, 0, "mobile", "")],
    )
    assert [line[-1] for line in found if line[3] == "loc"] == ["a", "b"]


def test_fragments_well_formed_only_when_joined_are_unreadable():
    assert [line[2] for line in read_rows("<!--", "-->", "<mobile:mobile>", "</mobile:mobile>")] == ["unreadable"] * 3
    elements = "\n    ".join([TITLED.format(1)] * 40_000)
    assert (
        read_rows(f"{elements}\n    <a>") == read_rows(f"{elements}\n    </e><e>") == [(0, 0, "unreadable", "", None)]
    )


def test_entries_without_extensions_give_empty_value_frame():
    assert extension_values(xml_of_entries(), {}).equals(empty_values())
    assert read("").schema == VALUE_SCHEMA


def test_values_of_entries_read_in_chunks_are_complete(monkeypatch):
    monkeypatch.setattr(extension_parsing, "_BYTES_AT_ONCE", 100)
    xmls = [f"<image:image ><image:loc>{number}</image:loc></image:image>" for number in range(40)]
    assert [line[-1] for line in read_rows(*xmls) if line[3]] == [str(number) for number in range(40)]


VALUES = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=12)
TEXTS = st.one_of(
    VALUES.map(escape),
    VALUES.map("<![CDATA[{}]]>".format),
    st.sampled_from(
        [
            "",
            " \n",
            "&#39;&#039;&apos;",
            "&amp;lt;",
            "&#60;",
            "&#xE4;&#228;&#x1F600;&#128512;&#0009;&#xD;",
            "&#0;",
            "&#xD800;",
            "&#55296;",
            "&#xFFFE;",
            "&#65535;",
            "&#x110000;",
            "&#1114112;",
            "&#38;amp;",
            "&am<!-- -->p;",
            "a<!-- <b> & -- -->",
            "<!--a- -b--><!-- ' -->c",
            "<!---->&lt;<!-->-->",
            "<![CDATA[<!-- a -->]]>",
            "<!-- a --><![CDATA[b]]><!-- c -->",
            "![CDATA[a",
            "]]>",
            "a>b",
            'b="c">',
            "a<!-- -->",
            "\n<![CDATA[&amp;]]> ",
        ]
    ),
)
SPACES = st.sampled_from(["", " ", "\n    "])
EXTRA = st.sampled_from(
    ["", "", "", "<!-- -->", "<!--<q:loc>a</q:loc>-->", "<x/>", "text", "<q:loc>a</q:loc>", "<!--->"]
)
ATTRIBUTES = st.one_of(
    VALUES.map(quoteattr),
    VALUES.map(lambda value: f"'{escape(value, {chr(39): '&#39;'})}'"),
    st.sampled_from(["\"a='b'\"", "'a=\"b\"'", '"&#xE4;&#10;&#9;"', '"&#1;"', '"![CDATA[a"', "'<!-- -->'"]),
)
PREFIXES = {"p": "alternate", "q": "image", "q2": "image", "v.v": "video", "n-n": "news", "m": "mobile", "ö": "pagemap"}


@st.composite
def elements(draw, prefix, name, spec):
    """Draw an element with attributes and fields, mostly in the syntax of the fast reader."""
    tag = f"{prefix}:{name}"
    attributes = draw(st.lists(st.sampled_from(spec.attributes), max_size=3)) if spec.attributes else []
    written = "".join(
        f"{draw(st.sampled_from([' ', '  ', chr(10)]))}{attribute.name}={draw(ATTRIBUTES)}" for attribute in attributes
    )
    if draw(st.integers(0, 9)) == 0:
        return f"<{tag}{written}/>"
    inside = [draw(TEXTS)] if not spec.fields and name != "link" else [draw(EXTRA)]
    if spec.fields:
        fields = draw(st.lists(st.sampled_from(spec.fields), max_size=4))
        inside += [draw(elements(prefix, field.name, field)) for field in fields]
    return f"<{tag}{written}>{draw(SPACES).join(inside)}</{tag}>"


@st.composite
def extensions(draw):
    """Draw the extensions of an entry, mostly in the syntax of the fast reader."""
    prefixes = draw(st.lists(st.sampled_from(sorted(PREFIXES)), max_size=3))
    specs = [(prefix, EXTENSION_NAMES[PREFIXES[prefix]]) for prefix in prefixes]
    return draw(SPACES).join([draw(elements(prefix, spec.element, spec)) for prefix, spec in specs] + [draw(EXTRA)])


PREFIX_NAMESPACES = {"": SITEMAP} | {prefix: EXTENSION_NAMES[kind].namespace for prefix, kind in PREFIXES.items()}


@given(st.lists(extensions(), max_size=6))
def test_extension_values_read_quickly_equal_those_of_parser(xmls):
    quick = read(*xmls, declared=PREFIX_NAMESPACES).sort("slot", maintain_order=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(extension_parsing, "_plain_syntax", lambda declared: None)
        parsed = read(*xmls, declared=PREFIX_NAMESPACES)
    assert quick.rows() == parsed.rows()


@given(st.lists(extensions(), max_size=6))
def test_entries_with_only_ordered_extensions_lose_nothing_in_columns(xmls):
    texts, declared = xml_of_entries(*xmls), {0: PREFIX_NAMESPACES}
    others = without_ordered_extensions(texts, declared, COLUMN_KINDS)
    unstorable = column_values(extension_values(texts, declared)).unstorable["slot"].to_list()
    assert set(unstorable) <= set(others["slot"].to_list())


@pytest.mark.parametrize(
    ("xml", "is_ordered"),
    [
        (IMAGE.format("a") + "<video:video><video:tag>a</video:tag><video:tag>b</video:tag></video:video>", True),
        ('<xhtml:link href="a" rel="alternate" hreflang="de"/>', True),
        ("<image:image><image:title>a</image:title><image:loc>b</image:loc></image:image>", False),
        ("<image:image><image:title>a</image:title><image:title>b</image:title></image:image>", False),
        ("<xhtml:link href='a'/>", True),
        ("<!-- a --><image:image><!-- b --><image:loc>&#xE4;<!-- c --></image:loc></image:image>", True),
        ("<image:image><?a?></image:image>", False),
        ("<mobile:mobile/>", False),
        (IMAGE.format("a") + "<x/>", False),
    ],
    ids=[
        "repeatable field",
        "attributes",
        "order",
        "repeated field",
        "single quotes",
        "comments",
        "instruction",
        "kind",
        "unknown element",
    ],
)
def test_ordered_filter_omits_only_ordered_extensions_of_kinds(xml, is_ordered):
    others = without_ordered_extensions(xml_of_entries(xml), {0: DECLARED}, COLUMN_KINDS)
    assert others.is_empty() == is_ordered


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a &amp;lt; &#039;b&quot; &apos;&#39;", "a &lt; 'b\" ''"),
        (' <![CDATA[a&amp;b;c"]]>\n', ' a&amp;b;c"\n'),
        ("a\r\nb", "a\nb"),
        ('b="c">d', 'b="c">d'),
        ("<![CDATA[a]]><![CDATA[b]]>", "ab"),
        ("&#x41;&#65;&#x1F600;&#38;amp;", "AA\U0001f600&amp;"),
        ("a<!-- <b> -->c", "ac"),
        ("![CDATA[a]]&gt;", "![CDATA[a]]>"),
        ("", ""),
    ],
    ids=[
        "references",
        "CDATA",
        "line ends",
        "attribute in text",
        "CDATA sections",
        "codes of characters",
        "comment",
        "marks of CDATA",
        "empty",
    ],
)
def test_text_of_field_with_attribute_is_decoded(text, value):
    xml = f'<video:video><video:player_loc allow_embed="&lt;" >{text}</video:player_loc><video:tag/></video:video>'
    assert [line[-2:] for line in read_rows(xml)] == [
        ("", None), ("player_loc", value), ("player_loc@allow_embed", "<"), ("tag", ""),
    ]  # fmt: skip


@given(st.lists(st.text("<>/!-[]CDAT&;:exn=\"' image:loc", max_size=20), max_size=4))
def test_random_xml_does_not_affect_values_of_other_entries(xmls):
    found = read(*xmls, IMAGE.format("a"))
    mine = found.filter(pl.col("slot") == len(xmls))
    assert mine.select("element", "extension", "field", "value").rows() == [
        (0, "image", "", None), (0, "image", "loc", "a"),
    ]  # fmt: skip
    for place, xml in enumerate(xmls):
        alone = extension_values(xml_of_entries(xml), {0: DECLARED}).drop("slot")
        assert found.filter(pl.col("slot") == place).drop("slot").rows() == alone.rows()


TITLED = "<image:image>\n    <image:loc>http://a.b/{}</image:loc>\n    <image:title>T</image:title>\n    </image:image>"
"""A picture in the parser's shape, which may be cut at no line but the last."""


@pytest.mark.parametrize("shape", [TITLED, "<x:a>{}</x:a>", "<!-- {} --><x:a/>"])
def test_values_of_large_entry_equal_values_of_separate_entries(shape):
    count = (3 << 20) // len(shape)
    elements = [shape.format(number) for number in range(count)]
    declared = DECLARED | {"x": "http://x/"}
    whole = read("\n    ".join(elements), declared=declared)
    each = read(*elements, declared=declared)
    assert whole["element"].to_list() == each["slot"].to_list()
    assert whole.drop("slot", "element").equals(each.drop("slot", "element"))
