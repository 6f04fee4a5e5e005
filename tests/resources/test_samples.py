"""That the sample set is what its generator makes, holds what it should, and breaks just the rules it is meant to."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from xml.sax.saxutils import unescape

import numpy as np
import pytest

import make_samples
from sitemap_studio.core.paths import resource
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.protocol.catalogue import RULES

COUNTS = {"pages.xml": 120, "products.xml.gz": 1_580, "gallery.xml": 160, "blog.xml": 172}
"""Entries of each sitemap, in the order of the index."""

MAX_BYTES = 300_000
"""The samples come with every download."""

INDEX = resource("samples/sitemap.xml")
"""The sample set."""


@pytest.fixture(scope="module")
def listed():
    """What the command line says of the sample set, as it would say it to a script."""
    command = [sys.executable, "-P", "-m", "sitemap_studio", "check", str(INDEX), "--format", "json"]
    command += ["--base-url", f"{make_samples.SITE}/"]
    answer = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    assert answer.stderr == ""
    assert answer.returncode == 1
    return json.loads(answer.stdout)["problems"]


def test_the_generator_makes_the_same_bytes_every_time(tmp_path, capsys):
    for folder in (tmp_path / "first", tmp_path / "second"):
        assert make_samples.main([str(folder)]) == 0
        assert "products.xml.gz" in capsys.readouterr().out
    made = {path.name: path.read_bytes() for path in (tmp_path / "first").iterdir()}
    assert made == {path.name: path.read_bytes() for path in (tmp_path / "second").iterdir()}


def test_the_samples_are_what_the_generator_makes_small_and_without_a_time():
    # Unpacked: the packed bytes depend on the version of zlib that Python was built with.
    shipped = {
        path.name: gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        for path in INDEX.parent.iterdir()
    }
    assert shipped == {name: text.encode() for name, text in make_samples.sample_files().items()}
    header = (INDEX.parent / "products.xml.gz").read_bytes()[:8]
    assert header[:2] == b"\x1f\x8b"
    assert header[4:8] == bytes(4)
    assert sum(path.stat().st_size for path in INDEX.parent.iterdir()) < MAX_BYTES


def test_the_samples_open_with_all_their_entries_and_extensions():
    document = open_path(INDEX)
    assert {sitemap.name: document.facts(sitemap.id).urls for sitemap in document.sitemaps} == COUNTS
    assert [sitemap.name for sitemap in document.sitemaps if sitemap.error] == []
    assert [sitemap.name for sitemap in document.sitemaps if sitemap.is_gzipped] == ["products.xml.gz"]
    kept = "".join(document.table.extensions_of(document.table.order)["xml"])
    written = "".join(make_samples.sample_files().values())
    for tag in ("<xhtml:link ", "<image:image>", "<video:video>"):
        assert kept.count(tag) == written.count(tag) > 10


def test_the_blog_has_its_mistakes_pages_lack_alternates_and_nothing_else_is_wrong(listed):
    assert [(p["rule"], p["field"], p["value"]) for p in _of("blog.xml", listed)] == [
        (mistake.rule, mistake.field, mistake.value or "") for mistake in make_samples.MISTAKES
    ]
    told = _of("pages.xml", listed)
    assert {p["rule"] for p in told} == {"alternate-no-return"}
    assert len(told) == len(make_samples.UNRETURNED) * (len(make_samples.LANGUAGES) - 1)
    for page, language in make_samples.UNRETURNED.items():
        assert sum(f"{make_samples.SITE}/{language}/{page}" in p["message"] for p in told) == 2
    assert {p["sitemap"].rpartition("/")[2] for p in listed} == {"pages.xml", "blog.xml"}


def test_there_are_problems_of_every_severity_and_most_can_be_fixed(listed):
    assert {p["severity"] for p in listed} == {"error", "warning", "info"}
    rules = {p["rule"] for p in listed}
    assert len(rules) > 30
    assert sum(bool(RULES[rule].fix) for rule in rules) > 15


def test_no_date_lies_in_the_future_on_whatever_day_the_set_is_opened():
    # Years of the sample set go no further; what is later stands only in what was mistaken for a date.
    dates = re.findall(
        r"<(?:lastmod|video:publication_date)>([0-9]{4}-[^<]*)<", "".join(make_samples.sample_files().values())
    )
    assert len(dates) > 1_900
    assert max(dates) < "2025-11"


def test_every_mistake_is_found_on_its_line(listed):
    lines = (INDEX.parent / "blog.xml").read_text(encoding="utf-8").splitlines()
    values = {(p["line"], p["field"]): p["value"] for p in _of("blog.xml", listed) if p["rule"] != "loc-missing"}
    assert {
        place: unescape(lines[place[0] - 1].strip()).removeprefix(f"<{place[1]}>").removesuffix(f"</{place[1]}>")
        for place in values
    } == values


def test_without_the_mistaken_entries_nothing_is_wrong():
    document = open_path(INDEX)
    wrong = document.table.positions()[check(document).with_problems()]
    document.do(RemoveEntries(wrong.astype(np.int64)))
    assert len(wrong) == len(make_samples.MISTAKES) + 2 * len(make_samples.UNRETURNED)
    assert list(problems_in_order(document)) == []


def _of(name, problems):
    """The problems of one file."""
    return [problem for problem in problems if problem["sitemap"].rpartition("/")[2] == name]
