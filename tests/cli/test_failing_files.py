"""A file at which the program itself fails costs no other file of its set anything."""

from __future__ import annotations

import pytest

from sitemap_studio.document import file_reading
from sitemap_studio.formats.reading import read_sitemap
from tests.builders import HOST, index, locs, put, urlset

pytestmark = pytest.mark.logs_expected


@pytest.fixture
def failing_file(tmp_path, monkeypatch):
    """A file at which the reader fails, beside a good one and an index of both."""

    def fail_at_bad(container, **options):
        if container.path.name == "bad.xml":
            raise RuntimeError("no reader\nexpects this")
        return read_sitemap(container, **options)

    monkeypatch.setattr(file_reading, "read_sitemap", fail_at_bad)
    put(tmp_path / "good.xml", urlset(*locs(2)))
    put(tmp_path / "sitemap.xml", index(f"{HOST}/bad.xml", f"{HOST}/good.xml"))
    return put(tmp_path / "bad.xml", urlset(HOST))


@pytest.mark.parametrize("name", ["sitemap.xml", ""], ids=["index", "folder"])
def test_a_fault_in_one_file_is_a_problem_of_that_file(run, failing_file, name):
    said = run("check", failing_file.parent / name, "--format", "json")
    (problem,) = said.json["problems"]
    assert (said.code, problem["rule"], problem["severity"]) == (1, "sitemap-unreadable", "error")
    assert problem["sitemap"] == str(failing_file)
    assert problem["message"] == ("“bad.xml” can't be read because of an internal error (RuntimeError: no reader).")
    assert run("info", failing_file.parent / name, "--json").json["urls"] == 2


def test_a_fault_in_a_lone_file_is_one_sentence(run, failing_file):
    said = run("check", failing_file)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("sitemap-studio: “bad.xml” can't be read because of an internal error")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
