"""Extensions survive the way from XML to CSV and back: lxml reads both XML files."""

from __future__ import annotations

from pathlib import Path

import polars as pl
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from sitemap_studio.document.export_file import export_losses, export_to_file
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.formats.xml_writer import urlset_bytes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES, EXTENSIONS, SITEMAP
from tests.properties.test_written_is_read_back import CHARACTERS

NAMESPACES = {**EXTENSIONS, "s": SITEMAP}
TEXTS = st.text(CHARACTERS, max_size=8)
LANGUAGES = st.sampled_from(["de", "DE", "en-GB", "x-default", "deu", " de", "", "zh-Hant-TW"])


def element(name: str, *parts: str, **attributes: str) -> str:
    root = etree.Element("x", attributes)
    written = etree.tostring(root, encoding="unicode").removeprefix("<x").removesuffix("/>")
    return f"<{name}{written}>{''.join(parts)}</{name}>"


@st.composite
def texts(draw, name, /, **attributes):
    root = etree.Element("x")
    root.text = draw(TEXTS)
    inside = etree.tostring(root, encoding="unicode").removeprefix("<x>").removesuffix("</x>").replace("<x/>", "")
    return element(name, inside, **{key: draw(value) for key, value in attributes.items() if draw(st.booleans())})


@st.composite
def optional(draw, values, *, most=1):
    return "".join(draw(st.lists(values, max_size=most)))


@st.composite
def items(draw):
    match draw(st.sampled_from(["image", "video", "news", "link", "plain"])):
        case "image":
            inside = [draw(optional(texts(f"image:{name}"))) for name in ("loc", "title", "license")]
            return element("image:image", *inside)
        case "video":
            inside = [draw(optional(texts(f"video:{name}"))) for name in ("title", "description")]
            inside.append(draw(optional(texts("video:tag"), most=3)))
            inside.append(draw(optional(texts("video:price", currency=TEXTS, type=TEXTS), most=2)))
            show = draw(optional(texts("video:show_title")))
            return element("video:video", *inside, element("video:tvshow", show) if show else "")
        case "news":
            name = draw(optional(texts("news:name")))
            return element("news:news", element("news:publication", name), draw(optional(texts("news:title"))))
        case "link":
            own = {"rel": st.sampled_from(["alternate", "x"]), "hreflang": LANGUAGES, "media": TEXTS, "href": TEXTS}
            return element("xhtml:link", **{key: draw(value) for key, value in own.items() if draw(st.booleans())})
        case _:
            return element("xhtml:link", rel="alternate", hreflang=draw(LANGUAGES), href=draw(TEXTS))


def described(node: etree._Element) -> object:
    """Return an element without blank values, attributes in order, and texts without surrounding white space."""
    attributes = tuple(
        sorted((key, text.strip(" \t\r\n")) for key, text in node.attrib.items() if text.strip(" \t\r\n"))
    )
    children = tuple(found for child in node if (found := described(child)) is not None)
    text = (node.text or "").strip(" \t\r\n") if not len(node) else ""
    return (node.tag, attributes, text, children) if attributes or text or children else None


def entries_by_kind(data: bytes) -> list[dict[str, list[object]]]:
    """Return the elements of each entry by their names; alternates in any order."""
    entries = []
    for entry in etree.fromstring(data):
        by_name: dict[str, list[object]] = {}
        for child in entry:
            if (found := described(child)) is not None:
                by_name.setdefault(str(child.tag), []).append(found)
        links = by_name.get(f"{{{EXTENSIONS['xhtml']}}}link")
        if links:
            links.sort(key=repr)
        entries.append(by_name)
    return entries


@given(st.lists(st.lists(items(), max_size=5), min_size=1, max_size=4))
def test_extensions_are_equal_after_export_to_csv_and_back(tmp_path_factory, extensions):
    folder = Path(tmp_path_factory.getbasetemp())
    given, table, back = (folder / name for name in ("given.xml", "table.csv", "back.xml"))
    xml = pl.DataFrame(
        [(place, "\n".join(parts)) for place, parts in enumerate(extensions) if parts], EXTENSION_SCHEMA, orient="row"
    )
    frame = entry_frame({"loc": [f"http://a.b/{place}" for place in range(len(extensions))]})
    given.write_bytes(urlset_bytes(frame, extensions=xml, namespaces=DEFAULT_PREFIXES))
    document = open_path(given)
    assert export_losses(document, table) == []
    export_to_file(document, table)
    export_to_file(open_path(table), back)
    assert entries_by_kind(back.read_bytes()) == entries_by_kind(given.read_bytes())
