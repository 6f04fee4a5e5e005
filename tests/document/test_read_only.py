"""Read-only sitemaps and templates: intact entries are shown, and no command writes the files."""

from __future__ import annotations

import gzip

import numpy as np
import pytest

from sitemap_studio.core.errors import ReadOnlyError
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import EditGroup, InsertEntries, RemoveEntries, plan_move
from tests.builders import HOST, content, files_in, index, locs, positions_of, put, put_set, urlset

DECLARED = urlset(*locs(2)).replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')


def set_with_a_doubted_sitemap(folder) -> Document:
    """Index of an intact sitemap of three entries, a damaged one of two, and another intact one of three."""
    put(folder / "one.xml", urlset(*locs(3)))
    put(folder / "odd.xml", DECLARED)
    put(folder / "two.xml", urlset(*locs(3, 10)))
    return open_path(put(folder / "index.xml", index(*(f"{HOST}/{name}.xml" for name in ("one", "odd", "two")))))


def test_read_only_file_has_reason_and_entries(tmp_path):
    document = open_path(put(tmp_path / "a.xml", DECLARED))
    assert document.table.locs() == locs(2)
    check(document)
    problem = next(problem for problem in problems_in_order(document) if problem.rule.id == "read-only")
    assert problem.message == (
        "“a.xml” declares a document type or entities, which are not supported. "
        "The readable part (2 entries) is shown read-only."
    )
    assert problem.line == 2


def test_wrong_gzip_checksum_makes_file_read_only(tmp_path):
    packed = bytearray(gzip.compress(urlset(*locs(3)).encode(), mtime=0))
    packed[-8] ^= 1
    document = open_path(put(tmp_path / "a.xml.gz", bytes(packed)))
    assert document.table.locs() == locs(3)
    assert document.sitemaps[0].read_only_reason is not None
    with pytest.raises(ReadOnlyError):
        save(document)


def test_all_edits_of_read_only_entries_are_refused(tmp_path, add_entry, set_cell):
    document = set_with_a_doubted_sitemap(tmp_path)
    before = document.table.order.tolist()
    table = document.table
    for position in (3, 4):
        with pytest.raises(ReadOnlyError, match=r"“odd\.xml” is read-only"):
            set_cell(document, position, "loc", "new")
    with pytest.raises(ReadOnlyError):
        add_entry(document, 4, sitemap=1, loc="new")
    for edit in (
        RemoveEntries(positions_of(4)),
        RemoveEntries(positions_of(0, 3)),
        plan_move(table, positions_of(3), 5),
        plan_move(table, positions_of(0), 4, sitemap=1),
        plan_move(table, positions_of(4), 0, sitemap=0),
        EditGroup([RemoveEntries(positions_of(0)), RemoveEntries(positions_of(2))]),
    ):
        with pytest.raises(ReadOnlyError):
            document.do(edit)
    assert (document.table.order.tolist(), document.version) == (before, 0)
    # Undoing an edit beside it is no edit of it.
    document.do(document.do(RemoveEntries(np.arange(3))))
    assert document.table.order.tolist() == before


def test_sitemaps_beside_read_only_one_are_saved(tmp_path, set_cell, add_entry):
    document = set_with_a_doubted_sitemap(tmp_path)
    before = files_in(tmp_path)
    set_cell(document, 0, "loc", f"{HOST}/new")
    document.do(RemoveEntries(positions_of(1)))
    document.do(plan_move(document.table, positions_of(0), 5, sitemap=2))
    add_entry(document, 0, sitemap=0, loc=f"{HOST}/added")
    save(document)
    after = files_in(tmp_path)
    assert {name for name in after if after[name] != before[name]} == {"one.xml", "two.xml"}
    assert open_path(tmp_path / "index.xml").table.locs() == document.table.locs()


def test_read_only_single_file_is_never_saved(tmp_path):
    document = open_path(put(tmp_path / "a.xml", DECLARED))
    for target in (None, tmp_path / "b.xml"):
        with pytest.raises(ReadOnlyError, match=r"“a\.xml” is read-only"):
            save(document, target)
    assert files_in(tmp_path) == {"a.xml": DECLARED.encode()}
    copies = document.add_copies(document.table.order)
    with pytest.raises(ReadOnlyError):
        document.do(InsertEntries(np.arange(2), copies))


def test_read_only_sitemap_is_copied_with_set_and_exported(tmp_path):
    document = set_with_a_doubted_sitemap(tmp_path)
    save(document, tmp_path / "elsewhere" / "index.xml")
    assert content(tmp_path / "elsewhere" / "odd.xml") == DECLARED
    write_export(plan_export(document, ExportOptions(tmp_path / "out")))
    assert content(tmp_path / "out" / "sitemap-1.xml").count("<url>") == 8


def test_read_only_index_is_unchanged_while_sitemaps_are_saved(tmp_path, set_cell):
    put(tmp_path / "one.xml", urlset(*locs(3)))
    text = index((f"{HOST}/one.xml", "2020-01-01")).replace("<sitemapindex", "<!DOCTYPE x []>\n<sitemapindex")
    document = open_path(put(tmp_path / "index.xml", text))
    set_cell(document, 0, "loc", f"{HOST}/new")
    saved = save(document)
    assert [path.name for path in saved.paths] == ["one.xml"]
    assert content(tmp_path / "index.xml") == text
    with pytest.raises(ReadOnlyError):
        save(document, tmp_path / "elsewhere" / "index.xml")


def test_read_only_file_has_no_unsaved_changes(tmp_path):
    document = open_path(put_set(tmp_path, {"odd.xml": DECLARED.replace("/0<", "/0?a&b<")}))
    assert (document.changed_sitemaps(), document.repairs) == (set(), [])


JEKYLL = """---
layout: null
---
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  {% for page in site.pages %}
  <url>
    <loc>{{ site.url }}{{ page.url }}</loc>
    <priority>{{ page.priority | default: 0.5 }}</priority>
  </url>
  {% endfor %}
</urlset>
"""
HUGO = """{{ printf "<?xml version=\\"1.0\\" encoding=\\"utf-8\\" standalone=\\"yes\\"?>" | safeHTML }}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  {{ range .Data.Pages }}
  <url><loc>{{ .Permalink }}</loc>{{ if not .Lastmod.IsZero }}<lastmod>{{ .Lastmod }}</lastmod>{{ end }}</url>
  {{ end }}
</urlset>
"""
TEMPLATES = {
    "Jekyll": JEKYLL,
    "Jekyll without statements": "---\r\n---\r\n" + urlset(f"{HOST}/a"),
    "Hugo": HUGO,
    "Hugo, trimmed": HUGO.replace("{{ ", "{{- "),
    "Handlebars": urlset("{{url}}").replace("  <url>", "{{#each pages}}<url>").replace("</url>", "</url>{{/each}}"),
    "Twig": urlset(f"{HOST}/a").replace("<url>", "{%- for page in pages -%}<url>"),
    "placeholders alone": urlset("{{ site.url }}/a", "{{ site.url }}/b"),
    "index": index("{{ site.url }}/a.xml"),
    "list": "---\n---\n{% for page in site.pages %}{{ page.url }}\n{% endfor %}",
}


@pytest.mark.parametrize("name", TEMPLATES)
@pytest.mark.parametrize("suffix", ["xml", "xml.gz"])
def test_template_opens_read_only_with_one_finding(tmp_path, name, suffix):
    document = open_path(put(tmp_path / f"a.{suffix}", TEMPLATES[name]))
    check(document)
    problems = document.problems.individual
    assert [problem.rule.id for problem in problems] == ["template"]
    assert problems[0].message == f"“a.{suffix}” is a template, not the published sitemap."
    assert sum(document.problems.total_by_severity().values()) == 1
    assert (document.sitemaps[0].read_only is not None, len(document.table), document.repairs) == (True, 0, [])


@pytest.mark.parametrize(
    "text",
    [
        urlset(f"{HOST}/a", f"{HOST}/{{{{slug}}}}"),
        urlset(f"{HOST}/a").replace("<urlset", "<!-- made by {% sitemap %} and {{ range }} --><urlset"),
        urlset(f"{HOST}/{{%7Bslug%7D}}", f"{HOST}/{{{{"),
        f"{HOST}/a\n---\n{HOST}/b\n",
    ],
)
def test_published_sitemap_with_template_syntax_is_not_read_only(tmp_path, text):
    document = open_path(put(tmp_path / "a.xml", text))
    assert document.sitemaps[0].read_only is None
    assert len(document.table)


def test_template_in_set_does_not_affect_other_sitemaps(tmp_path):
    document = open_path(put_set(tmp_path, {"one.xml": JEKYLL, "two.xml": urlset(f"{HOST}/b")}, name="sitemap.xml"))
    check(document)
    assert document.table.locs() == [f"{HOST}/b"]
    assert [(problem.rule.id, problem.sitemap) for problem in document.problems.individual] == [("template", 0)]


def test_template_with_many_unclosed_comments_is_opened(tmp_path):
    text = urlset(HOST).replace("</urlset>", "{{ " + "<!--" * 300_000)
    document = open_path(put(tmp_path / "a.xml", text))
    assert document.table.locs() == [HOST]
