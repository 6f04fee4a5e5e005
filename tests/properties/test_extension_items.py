"""Random changes of extension items change only these items, and survive saving, opening and undo."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of, plan_extensions
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.formats.extensions.extension_editing import EXTENSION_OF_KIND, EntryExtensions
from sitemap_studio.model.edits import Edit
from sitemap_studio.protocol.extension_items import ExtensionItem, ExtensionValue
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from tests.builders import put
from tests.hypothesis_examples import examples

# Carriage returns and line breaks in attributes must be preserved, too.
TEXTS = st.text("ab<>&'\"]\r\n\t ü😀", max_size=6)
DECLARED = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items())

PIECES = (
    "<image:image><image:loc>a</image:loc></image:image>",
    "<image:image>\n\t\t<!-- c --><image:loc><![CDATA[b]]></image:loc>\n\t</image:image>",
    f'<image xmlns="{EXTENSIONS["image"]}"><loc> c </loc><title/></image>',
    "<xhtml:link rel='alternate' href='d' hreflang=\"de\" />",
    "<video:video>\n<video:title>t</video:title>\n<video:tag>1</video:tag><video:tag>2</video:tag>\n</video:video>",
    "<news:news><news:publication><news:name>n</news:name></news:publication></news:news>",
    "<mobile:mobile/>",
    "<y:y xmlns:y='urn:y'> <loc xmlns=''>no</loc></y:y>",
)


@st.composite
def files(draw) -> str:
    """Draw the text of a sitemap of two entries."""
    declared = draw(
        st.sampled_from([DECLARED, DECLARED.replace("image", "i", 1).replace("sitemap-i/", "sitemap-image/")])
    )
    pieces = draw(st.lists(st.sampled_from(PIECES), max_size=4))
    white = draw(st.sampled_from(["\n    ", "", "\r\n\t"]))
    body = "".join(white + piece for piece in ["<loc>a</loc>", *pieces])
    if "xmlns:image" not in declared:
        body = body.replace("image:", "i:")
    return f'<urlset xmlns="{SITEMAP}"{declared}>{white}<url>{body}</url><url><loc>b</loc></url></urlset>'


def paths_of(kind: str) -> list[str]:
    extension = EXTENSION_OF_KIND[kind]
    inner = [f"{field.name}.{each.name}" for field in extension.fields for each in field.fields]
    own = [field.name for field in extension.fields if not field.fields]
    return [*(f"@{attribute.name}" for attribute in extension.attributes), *own, *inner]


def draw_change(draw, entry: EntryExtensions) -> EntryExtensions:
    """Draw a change, and verify its effect on the items."""
    items = entry.items()
    known = [item for item in items if item.kind in EXTENSION_OF_KIND and paths_of(item.kind)]
    what = draw(st.sampled_from(["add", "set", "set", "remove", "move", "other"]))
    if what == "set" and known:
        item = draw(st.sampled_from(known))
        path, text = draw(st.sampled_from(paths_of(item.kind))), draw(st.one_of(st.none(), TEXTS))
        after = entry.with_values(item.number, [(path, text)])
        assert after.items()[item.number].text(path) == (text if text is not None else second_value(item, path))
        assert values_of_other_paths(after.items()[item.number], path) == values_of_other_paths(item, path)
        assert xml_of_other_items(after, item.number) == xml_of_other_items(entry, item.number)
        return after
    if what == "remove" and items:
        number = draw(st.integers(0, len(items) - 1))
        after = entry.without_items([number])
        assert [item.xml for item in after.items()] == xml_of_other_items(entry, number)
        return after
    if what == "move" and items:
        number, to = (draw(st.integers(0, len(items) - 1)) for _ in range(2))
        after = entry.with_moved_item(number, to)
        assert xml_of_other_items(after, to) == xml_of_other_items(entry, number)
        return after
    if what == "other":
        return entry.with_other_xml(draw(st.sampled_from(["", "<!-- <loc> -->", '<z:z xmlns:z="urn:z"/>\n<?p q?>'])))
    kind = draw(st.sampled_from(sorted(EXTENSION_OF_KIND)))
    chosen = draw(st.dictionaries(st.sampled_from(paths_of(kind)), TEXTS, max_size=4)) if paths_of(kind) else {}
    after = entry.with_item(kind, list(chosen.items()))
    new = next((item for item in after.items() if item.xml not in {each.xml for each in items}), None)
    if new is not None:
        assert {value.path: value.text for value in new.values} == chosen
    return after


def second_value(item: ExtensionItem, path: str) -> str | None:
    """Return the second value of a path, which becomes the first when the first is removed."""
    return item.text(path, 1)


def values_of_other_paths(item: ExtensionItem, path: str) -> list[ExtensionValue]:
    return [value for value in item.values if value.path != path]


def xml_of_other_items(entry: EntryExtensions, number: int) -> list[str]:
    """Return the XML of all items except one."""
    return [item.xml for item in entry.items() if item.number != number]


def items_of_entries(document: Document) -> list[list[tuple[str, tuple[ExtensionValue, ...]]]]:
    """Return kind and values of the items of each entry."""
    slots = document.table.order.tolist()
    return [[(item.kind, item.values) for item in extensions_of(document, slot).items()] for slot in slots]


@settings(max_examples=examples(80))
@given(files(), st.data())
def test_changed_extension_items_survive_saving_and_undo_restores_bytes(text, data):
    with TemporaryDirectory() as folder:
        path = put(Path(folder) / "a.xml", text.encode())
        document = open_path(path)
        before = items_of_entries(document)
        inverses: list[Edit] = []
        for _ in range(data.draw(st.integers(1, 4))):
            place = data.draw(st.integers(0, 1))
            slots = document.table.order[place : place + 1]
            edit = plan_extensions(document, slots, lambda entry: draw_change(data.draw, entry))
            inverses.insert(0, document.do(edit))
        save(document)
        assert items_of_entries(open_path(path)) == items_of_entries(document)
        for inverse in inverses:
            document.do(inverse)
        assert items_of_entries(document) == before
        save(document)
        assert path.read_bytes() == text.encode()
