"""Edited extensions are saved in one line each, and other parts keep their bytes."""

import difflib

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import ReadOnlyError, RequestError
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.entry_extensions import (
    extensions_of,
    plan_extension_urls,
    plan_extensions,
    read_extension_values,
)
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.document.saving.external_changes import allow_overwriting, find_external_changes, watched_files
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    NAMESPACE_DECLARATIONS,
    EditGroup,
    InsertEntries,
    RemoveEntries,
    SetCells,
    plan_move,
    plan_set_extensions,
)
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import HOST, content, extension_frame, index, locs, positions_of, put, urlset

IMAGE_AS_P = f' xmlns:p="{EXTENSIONS["image"]}"'
PICTURE = f"<p:image>\n      <p:loc>{HOST}/1.png</p:loc>\n    </p:image>"


@pytest.fixture
def image_document(tmp_path):
    """Sitemap of two entries, the first with an image and an unknown element."""
    first = {"loc": f"{HOST}/a", "xml": f"{PICTURE}\n    <!-- why -->\n    <y:y xmlns:y='urn:y'/>"}
    return put(tmp_path / "a.xml", urlset(first, f"{HOST}/b", declared=IMAGE_AS_P))


def test_reading_items_changes_no_extensions(image_document):
    document = open_path(image_document)
    slots = document.table.order
    first, second = (extensions_of(document, slot).items() for slot in slots.tolist())
    assert [item.kind for item in first] == ["image", "other", "other"]
    assert first[0].text("loc") == f"{HOST}/1.png"
    assert second == ()
    assert len(plan_extensions(document, slots, lambda entry: entry.without_items([99])).slots) == 0
    with pytest.raises(RequestError, match="in line 1, column 4"):
        plan_extensions(document, slots, lambda entry: entry.with_other_xml("a & b"))
    assert document.changed_sitemaps() == set()


def test_extension_change_is_saved_and_undone(image_document):
    before, document = content(image_document), open_path(image_document)
    slots = document.table.order
    edit = plan_extensions(document, slots[:1], lambda entry: entry.with_values(0, [("loc", "/2.png"), ("title", "T")]))
    undo = document.do(edit)
    save(document)
    new = "/2.png</p:loc>\n      <p:title>T</p:title>"
    assert content(image_document) == before.replace(f"{HOST}/1.png</p:loc>", new)
    document.do(undo)
    save(document)
    assert content(image_document) == before


def test_new_item_uses_namespace_prefix_of_file(image_document):
    before, document = content(image_document), open_path(image_document)
    add = plan_extensions(document, document.table.order[1:], lambda entry: entry.with_item("image", [("loc", "/2")]))
    document.do(add)
    edit = plan_extension_urls(
        document, document.table.order, lambda urls: urls.str.replace(HOST, "https://new.example", literal=True)
    )
    assert edit.slots.tolist() == [0]
    document.do(edit)
    save(document)
    after = before.replace(f"{HOST}/1.png", "https://new.example/1.png")
    new = "/b</loc>\n    <p:image>\n      <p:loc>/2</p:loc>\n    </p:image>"
    assert content(image_document) == after.replace("/b</loc>", new)


def test_extension_edit_updates_problems(image_document):
    document = open_path(image_document)
    check(document)
    assert rules(document) == ["namespace-unknown"]
    undo = document.do(plan_extensions(document, document.table.order[:1], lambda e: e.with_values(0, [("loc", "/x")])))
    assert rules(document) == ["namespace-unknown", "image-url-incomplete"]
    document.do(undo)
    assert rules(document) == ["namespace-unknown"]


def test_undoing_saved_item_retains_namespace_of_later_item(tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    before, document = content(path), open_path(path)
    slots = document.table.order
    undone = []
    for place in range(2):
        add = plan_extensions(
            document, slots[place : place + 1], lambda entry: entry.with_item("image", [("loc", "/")])
        )
        undone.append(document.do(add))
        save(document)
    document.do(undone[0])
    save(document)
    assert [extensions_of(document, slot).items() != () for slot in slots.tolist()] == [False, True]
    assert len(extensions_of(open_path(path), 1).items()) == 1
    document.do(undone[1])
    save(document)
    assert content(path) == before


def test_extension_edit_of_read_only_entry_is_refused(tmp_path):
    declared = urlset(f"{HOST}/a").replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')
    document = open_path(put(tmp_path / "a.xml", declared))
    add = plan_extensions(document, document.table.order, lambda entry: entry.with_item("mobile", []))
    with pytest.raises(ReadOnlyError):
        document.do(add)
    assert document.table.extensions_of(document.table.order).is_empty()


LINKS = f' xmlns:x="{EXTENSIONS["xhtml"]}"'
PICTURES = f' xmlns:x="{EXTENSIONS["image"]}"'


def link(code, loc):
    return f'<x:link rel="alternate" hreflang="{code}" href="{loc}"/>'


@pytest.fixture
def set_of_two(tmp_path):
    """Set of a file with alternates and one with images, both with the namespace prefix x."""
    both = link("en", f"{HOST}/en/1") + link("de", f"{HOST}/de/1")
    entries = [{"loc": f"{HOST}/{code}/1", "xml": both} for code in ("en", "de")]
    put(tmp_path / "one.xml", urlset(*entries, declared=LINKS))
    picture = {"loc": f"{HOST}/pictured", "xml": "<x:image><x:loc>/a.jpg</x:loc></x:image>"}
    put(tmp_path / "two.xml", urlset(picture, declared=PICTURES))
    return open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml")))


def rules(document):
    return [problem.rule.id for problem in problems_in_order(document)]


def test_extensions_are_validated_with_prefixes_of_their_file(set_of_two):
    document = set_of_two
    found = read_extension_values(document, document.table, document.table.order)
    assert found.filter(pl.col("field") == "")["extension"].to_list() == ["alternate"] * 4 + ["image"]
    assert found.filter(pl.col("field") == "loc")["value"].to_list() == ["/a.jpg"]
    check(document)
    assert rules(document) == ["image-url-incomplete"]
    (placed,) = located_problems(document)
    problem = placed.problem
    assert (problem.sitemap, problem.field, problem.value) == (1, None, "/a.jpg")
    assert placed.line is not None
    assert problem.message.startswith("Image 1: the URL ")
    copies = document.add_copies(document.table.order[2:])
    found = read_extension_values(document, document.table, copies)
    assert found["extension"].unique().to_list() == ["image"]
    assert found["slot"].unique().to_list() == copies.tolist()


def test_alternates_are_revalidated_after_url_edit_undo_and_removal(set_of_two, set_cell):
    document = set_of_two
    check(document)
    undo = set_cell(document, 0, "loc", f"{HOST}/en/2")
    assert rules(document) == [
        "alternate-no-self",
        "alternate-no-return",
        "alternate-elsewhere",
        "image-url-incomplete",
    ]
    document.do(undo)
    assert rules(document) == ["image-url-incomplete"]
    undo = document.do(RemoveEntries(np.array([1])))
    assert rules(document) == ["image-url-incomplete"]
    document.do(undo)
    save(document)
    assert rules(document) == ["image-url-incomplete"]


PICTURED = f"<image:image><image:loc>{HOST}/a.jpg</image:loc></image:image>"


def append_new_entry(document, xml):
    """Put an entry that comes from no file behind all others."""
    frame = entry_frame({"loc": [f"{HOST}/new"]})
    slots = document.add_entries(frame, sitemap=0, extensions=extension_frame((0, xml)))
    document.do(InsertEntries(np.array([len(document.table)]), slots))
    return slots


def test_new_entry_is_validated_with_default_prefixes(tmp_path):
    document = open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/1")))
    check(document)
    slots = append_new_entry(document, PICTURED)
    assert rules(document) == []
    assert read_extension_values(document, document.table, slots)["extension"].unique().to_list() == ["image"]
    check(document)
    assert rules(document) == []
    append_new_entry(document, "<own:thing/>")
    assert "extension-unreadable" in rules(document)


@pytest.mark.parametrize(
    ("declared", "expected_rules"),
    [
        pytest.param("", [], id="no-prefix"),
        pytest.param(LINKS, [], id="another-prefix"),
        pytest.param(' xmlns:image="http://www.example.com/pictured"', ["namespace-unknown"], id="prefix-in-use"),
    ],
)
def test_saved_new_entry_has_same_extension_values_and_findings(tmp_path, declared, expected_rules):
    document = open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/1", declared=declared)))
    append_new_entry(document, PICTURED)
    save(document)
    again = open_path(tmp_path / "a.xml")
    check(again)
    check(document)
    assert rules(again) == rules(document) == expected_rules
    found = read_extension_values(again, again.table, again.table.order)
    assert found.select("extension", "field", "value").rows() == [
        ("image", "", None),
        ("image", "loc", f"{HOST}/a.jpg"),
    ]


IMAGE = f' xmlns:image="{EXTENSIONS["image"]}"'


def image(name, declaration=""):
    return f"<image:image{declaration}><image:loc>{HOST}/{name}</image:loc></image:image>"


def set_xml(document, position, xml):
    return document.do(plan_set_extensions(document.table, document.table.order[position : position + 1], texts(xml)))


def texts(*xml):
    return pl.Series(xml, dtype=pl.String)


def changed(before, after):
    return [line for line in difflib.ndiff(before.splitlines(), after.splitlines()) if line[0] in "+-"]


@pytest.fixture
def pictures(tmp_path):
    """Sitemap of three entries, the second with two images."""
    second = {"loc": f"{HOST}/b", "xml": f"{image('1.png')}\n    {image('2.png')}"}
    return put(tmp_path / "a.xml", urlset(f"{HOST}/a", second, f"{HOST}/c", declared=IMAGE))


def test_image_edit_during_save_is_written_by_next_save(pictures):
    before, document = content(pictures), open_path(pictures)
    set_xml(document, 0, image("0.png"))
    plan = prepare_save(document)
    # An edit during a save is in the next save.
    set_xml(document, 1, f"{image('1.png')}\n    {image('3.png')}")
    finish_save(document, plan.write())
    assert changed(before, content(pictures)) == [f"+     {image('0.png')}"]
    assert document.is_changed(0)
    before = content(pictures)
    save(document)
    assert content(pictures) == before.replace("2.png", "3.png")
    assert not document.is_changed(0)


def test_fields_and_extensions_of_an_entry_are_saved_together(pictures):
    document = open_path(pictures)
    slots = document.table.order[:1]
    cells = SetCells("lastmod", slots, texts("2026"))
    undo = document.do(EditGroup([plan_set_extensions(document.table, slots, texts(image("0.png"))), cells]))
    before = content(pictures)
    save(document)
    assert changed(before, content(pictures)) == ["+     <lastmod>2026</lastmod>", f"+     {image('0.png')}"]
    document.do(undo)
    save(document)
    assert content(pictures) == before


@pytest.mark.parametrize("xml", [None, image("2.png"), f"{image('2.png')}\n    {image('1.png')}\n    <!-- c -->"])
def test_undoing_saved_extension_edit_restores_file_bytes(pictures, xml):
    before, document = pictures.read_bytes(), open_path(pictures)
    undo = set_xml(document, 1, xml)
    save(document)
    middle = pictures.read_bytes()
    assert middle != before
    redo = document.do(undo)
    save(document)
    assert pictures.read_bytes() == before
    document.do(redo)
    save(document)
    assert pictures.read_bytes() == middle


def test_missing_namespace_is_declared_on_root_while_needed(tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(2)))
    before, document = content(path), open_path(path)
    undo = set_xml(document, 0, image("0.png", NAMESPACE_DECLARATIONS["image"]))
    save(document)
    assert content(path).count("xmlns:image") == 1
    assert changed(before, content(path))[1].endswith(f"{IMAGE}>")
    assert image("0.png") in content(path)
    assert read_extension_values(document, document.table, document.table.order)["extension"].unique().to_list() == [
        "image"
    ]
    other = set_xml(document, 1, image("1.png", NAMESPACE_DECLARATIONS["image"]))
    document.do(undo)
    save(document)
    assert content(path) == urlset(locs(2)[0], {"loc": locs(2)[1], "xml": image("1.png")}, declared=IMAGE)
    document.do(other)
    save(document)
    assert content(path) == before


def test_conflicting_prefix_is_declared_on_element_not_root(tmp_path):
    other = {"loc": f"{HOST}/a", "xml": '<image:x xmlns:image="urn:other"/>'}
    path = put(tmp_path / "a.xml", urlset(other, f"{HOST}/b"))
    before, document = content(path), open_path(path)
    set_xml(document, 1, image("0.png", NAMESPACE_DECLARATIONS["image"]))
    save(document)
    assert changed(before, content(path)) == [f"+     {image('0.png', NAMESPACE_DECLARATIONS['image'])}"]


def test_edited_extensions_of_moved_entry_retain_original_namespace(tmp_path):
    put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "xml": "<i:x/>"}, declared=' xmlns:i="urn:one"'))
    put(tmp_path / "b.xml", urlset(f"{HOST}/b", declared=' xmlns:i="urn:two"'))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    document.do(plan_move(document.table, positions_of(0), 2, sitemap=1))
    set_xml(document, 1, "<i:y/>")
    save(document)
    assert '<i:y xmlns:i="urn:one"/>' in content(tmp_path / "b.xml")
    set_xml(document, 1, "<i:z/>")
    save(document)
    assert '<i:z xmlns:i="urn:one"/>' in content(tmp_path / "b.xml")


def test_new_entry_extensions_use_layout_of_file(odd):
    document = open_path(odd)
    slots = document.add_copies(document.table.order[2:])
    document.do(InsertEntries(positions_of(3), slots))
    own = f"<image:image{NAMESPACE_DECLARATIONS['image']}>\n      <image:loc>/p</image:loc>\n    </image:image>"
    set_xml(document, 1, f"<x:more a='1'/>\n    {own}")
    set_xml(document, 3, own)
    save(document)
    lines = content(odd).splitlines()
    assert lines[2].endswith(f' xmlns:x="urn:x"{IMAGE}>')
    assert lines[9:12] == ["\t\t<image:image>", "\t\t\t<image:loc>/p</image:loc>", "\t\t</image:image>"]
    assert lines[-1].startswith("</urlset>")
    assert "\t<url><loc>https://a.b/3</loc><image:image><image:loc>/p</image:loc></image:image></url>" in lines


def pictures_in(document):
    """Return the URLs of all images, by the slots of their entries."""
    values = read_extension_values(document, document.table, document.table.order)
    return values.filter(pl.col("field") == "loc")["value"].to_list()


def remove_file_and_allow_overwriting(document, path):
    """Remove the file, and let the next save write it again."""
    path.unlink()
    allow_overwriting(document, find_external_changes(watched_files(document)).changes)


def save_as_text_list(document, path):
    """Save the set as a text list."""
    finish_save(document, prepare_save(document, path.with_suffix(".txt")).write())


@pytest.mark.parametrize("lose_layout", [remove_file_and_allow_overwriting, save_as_text_list])
def test_undone_removal_retains_extensions_after_file_was_rewritten(pictures, lose_layout):
    document = open_path(pictures)
    before = pictures_in(document)
    inverse = document.do(RemoveEntries(positions_of(1)))
    lose_layout(document, pictures)
    save(document)
    assert "image" not in content(document.path or pictures)
    document.do(inverse)
    assert pictures_in(document) == before
    save_as = pictures.with_name("again.xml")
    finish_save(document, prepare_save(document, save_as).write())
    assert pictures_in(document) == pictures_in(open_path(save_as)) == before
    set_xml(document, 1, image("3.png"))
    save(document)
    assert pictures_in(document) == pictures_in(open_path(save_as)) == [f"{HOST}/3.png"]


def test_moved_extensions_retain_namespace_after_origin_was_rewritten(tmp_path):
    put(tmp_path / "a.xml", urlset(f"{HOST}/a", {"loc": f"{HOST}/b", "xml": image("1.png")}, declared=IMAGE))
    put(tmp_path / "b.xml", urlset(f"{HOST}/c"))
    document = open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    document.do(plan_move(document.table, positions_of(1), 3, sitemap=1))
    remove_file_and_allow_overwriting(document, tmp_path / "a.xml")
    save(document)
    assert "image" not in content(tmp_path / "a.xml")
    assert pictures_in(document) == [f"{HOST}/1.png"]
    document.do(plan_move(document.table, positions_of(2), 0, sitemap=0))
    save(document)
    assert pictures_in(document) == pictures_in(open_path(tmp_path / "sitemap.xml")) == [f"{HOST}/1.png"]


def test_export_moves_element_declarations_to_root(pictures, tmp_path):
    document = open_path(pictures)
    set_xml(
        document,
        0,
        image("0.png", NAMESPACE_DECLARATIONS["image"]) + f"\n    <video:video{NAMESPACE_DECLARATIONS['video']}/>",
    )
    write_export(plan_export(document, ExportOptions(tmp_path / "new", name="s-{n}.xml")))
    (written,) = (tmp_path / "new").glob("s-*.xml")
    text = content(written)
    assert text.count("xmlns:image") == text.count("xmlns:video") == 1
    assert f"    {image('0.png')}\n    <video:video/>\n" in text


def test_thousands_of_extensions_are_saved_together(tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3_000), declared=IMAGE))
    document = open_path(path)
    before = path.read_bytes()
    xml = pl.Series([image(f"{number}.png") for number in range(3_000)])
    undo = document.do(plan_set_extensions(document.table, document.table.order, xml))
    save(document)
    again = open_path(path)
    assert again.table.extensions_of(again.table.order)["xml"].to_list() == xml.to_list()
    assert document.file_facts(0) == again.file_facts(0)
    assert np.array_equal(document.table.order, again.table.order)
    document.do(undo)
    save(document)
    assert path.read_bytes() == before
