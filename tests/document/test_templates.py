"""Templates of site generators: they open read-only with one finding, and nothing in them is judged or changed."""

from __future__ import annotations

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from tests.builders import HOST, index, put, urlset

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
def test_a_template_opens_read_only_with_one_finding(tmp_path, name, suffix):
    document = open_path(put(tmp_path / f"a.{suffix}", TEMPLATES[name]))
    check(document)
    problems = document.problems.noted
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
def test_a_published_sitemap_with_a_forgotten_placeholder_is_judged(tmp_path, text):
    document = open_path(put(tmp_path / "a.xml", text))
    assert document.sitemaps[0].read_only is None
    assert len(document.table)


def test_a_template_in_a_set_leaves_the_others_as_they_are(tmp_path):
    put(tmp_path / "one.xml", JEKYLL)
    put(tmp_path / "two.xml", urlset(f"{HOST}/b"))
    document = open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml")))
    check(document)
    assert document.table.locs() == [f"{HOST}/b"]
    assert [(problem.rule.id, problem.sitemap) for problem in document.problems.noted] == [("template", 0)]


def test_many_comments_that_do_not_end_take_no_time(tmp_path):
    text = urlset(HOST).replace("</urlset>", "{{ " + "<!--" * 300_000)
    document = open_path(put(tmp_path / "a.xml", text))
    assert document.table.locs() == [HOST]
