"""Fixes of extension values: certain fixes, fixes that need a decision, and written values."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import FixPlan, plan_fixes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.protocol.decisions import BASE_URL, LANGUAGE_CODE
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices
from tests.builders import HOST, put, urlset

DECLARED = (
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)


def open_checked(folder: Path, *extensions: str) -> Document:
    """Open and check a sitemap with one entry for each piece of XML."""
    entries = [{"loc": f"{HOST}/{number}", "xml": xml} for number, xml in enumerate(extensions)]
    document = open_path(put(folder / "sitemap.xml", urlset(*entries, declared=DECLARED)))
    check(document)
    return document


def image(url: str) -> str:
    return f"<image:image><image:loc>{url}</image:loc></image:image>"


def link(code: str, url: str = f"{HOST}/0") -> str:
    return f'<xhtml:link rel="alternate" hreflang="{code}" href="{url}"/>'


def video(field: str, text: str, attributes: str = "") -> str:
    return (
        f"<video:video><video:thumbnail_loc>{HOST}/t.jpg</video:thumbnail_loc><video:title>T</video:title>"
        f"<video:description>D</video:description><video:content_loc>{HOST}/v.mp4</video:content_loc>"
        f"<video:{field}{attributes}>{text}</video:{field}></video:video>"
    )


def fixed_values(plan: FixPlan) -> list[tuple[str, str]]:
    """Return the labels and new texts of fixed values."""
    return list(plan.extensions.fixed.select("label", "fixed").iter_rows())


@pytest.mark.parametrize("path", ["50%25deal.jpg", "a?u=https%253A%252F%252Fb.example"])
def test_valid_escapes_in_image_url_are_not_fixed(tmp_path: Path, path: str) -> None:
    assert not fixed_values(plan_fixes(open_checked(tmp_path, image(f"{HOST}/{path}"))))


def test_fix_changes_only_wrong_values_in_file(tmp_path: Path) -> None:
    pieces = (
        f"<image:image><!-- a --><image:loc><![CDATA[{HOST}/ok.jpg]]></image:loc></image:image>"
        f"{image(f'{HOST}/a b.jpg')}<own xmlns='urn:own'>x</own>"
        f"{image(f'{HOST}/c.jpg')}{link('en_GB')}{link('de')}"
    )
    document = open_checked(tmp_path, pieces)
    path = tmp_path / "sitemap.xml"
    before = path.read_text(encoding="utf-8")
    document.do(plan_fixes(document).edit(document.table))
    save(document)
    after = path.read_text(encoding="utf-8")
    assert after == before.replace("a b.jpg", "a%20b.jpg").replace("en_GB", "en-GB")


def test_fix_changes_only_wrong_occurrence_of_repeated_field(tmp_path: Path) -> None:
    xml = video("tag", "first</video:tag><video:tag>second").replace(
        "</video:video>",
        f'<video:content_segment_loc duration="10">{HOST}/1.mp4</video:content_segment_loc>'
        f'<video:content_segment_loc duration="PT20S">{HOST}/2 2.mp4</video:content_segment_loc></video:video>',
    )
    document = open_checked(tmp_path, xml)
    document.do(plan_fixes(document).edit(document.table))
    written = document.table.extensions_of(document.table.order)["xml"][0]
    assert f'<video:content_segment_loc duration="10">{HOST}/1.mp4<' in written
    assert f'<video:content_segment_loc duration="20">{HOST}/2%202.mp4<' in written


def test_required_decision_is_counted_and_its_answer_applied(tmp_path: Path) -> None:
    document = open_checked(tmp_path, image("/a.jpg"), link("jp"), link("en_US"))
    plan = plan_fixes(document)
    assert (len(plan), plan.n_unfixed) == (1, 2)
    assert plan.n_waiting == {"base-url": 1, "language-code": 1}
    assert plan.decision_of(0, "image:loc", "/a.jpg") is BASE_URL
    assert plan.decision_of(1, "hreflang", "jp") is LANGUAGE_CODE
    choices = FixChoices.from_answers({"base-url": f"{HOST}/", "language-code": "yes"})
    answered = plan_fixes(document, choices=choices)
    assert fixed_values(answered) == [("image:loc", f"{HOST}/a.jpg"), ("hreflang", "ja"), ("hreflang", "en-US")]
    assert answered.n_waiting == {}


@pytest.mark.parametrize(
    "xml", [image(f"{HOST}/${{slug}}.jpg"), link("de", f"{HOST}/undefined/"), image("{{ image.url }}")]
)
def test_placeholder_is_counted_and_not_fixed(tmp_path: Path, xml: str) -> None:
    document = open_checked(tmp_path, xml)
    plan = plan_fixes(document)
    assert (len(plan), plan.n_waiting) == (0, {"placeholder": 1})
    (problem,) = [
        each for each in document.problems.of_slot(document.table, 0) if each.rule.id.endswith("-placeholder")
    ]
    assert not problem.can_be_fixed


def test_entity_in_text_is_decoded_on_request(tmp_path: Path) -> None:
    document = open_checked(tmp_path, video("uploader", "Tom &amp;amp; Jerry"))
    assert plan_fixes(document).n_waiting == {"escaped-text": 1}
    choices = FixChoices.from_answers({"escaped-text": "yes"})
    assert fixed_values(plan_fixes(document, choices=choices)) == [("video:uploader", "Tom & Jerry")]


def test_entry_excluded_from_plan_is_not_fixed(tmp_path: Path) -> None:
    document = open_checked(tmp_path, image(f"{HOST}/a b.jpg"), image(f"{HOST}/c d.jpg"))
    plan = plan_fixes(document).exclude_cells([(0, "extensions")])
    assert len(plan) == 1
    document.do(plan.edit(document.table))
    locs = document.table.extensions_of(document.table.order)["xml"].to_list()
    assert ["%20" in xml for xml in locs] == [False, True]


def test_problem_shows_fix_of_its_value(tmp_path: Path) -> None:
    document = open_checked(tmp_path, f"{image(f'{HOST}/a b.jpg')}{image('/c.jpg')}")
    found = {problem.value: problem for problem in document.problems.of_slot(document.table, 0)}
    assert found[f"{HOST}/a b.jpg"].fix == f"{HOST}/a%20b.jpg"
    assert (found["/c.jpg"].fix, found["/c.jpg"].decision) == (None, "base-url")


def test_undo_of_fix_restores_extensions_exactly(tmp_path: Path) -> None:
    document = open_checked(tmp_path, f"{image(f'{HOST}/a b.jpg')} <!-- x --> {link('en_US')}")
    before = document.table.extensions_of(document.table.order)["xml"].to_list()
    undo = document.do(plan_fixes(document, choices=NO_CHOICES).edit(document.table))
    document.do(undo)
    assert document.table.extensions_of(document.table.order)["xml"].to_list() == before
