"""Templates on the command line: nothing is repaired, changed or converted."""

from __future__ import annotations

import pytest

from tests.builders import files_in, put
from tests.document.test_templates import JEKYLL


@pytest.mark.parametrize(
    "words",
    [
        ("edit", "a.xml", "--where", "entry = 1", "--set", "priority=0.5"),
        ("repair", "a.xml", "--output", "a.xml"),
        ("repair", "a.xml", "--output", "b.xml"),
        ("convert", "a.xml", "b.txt"),
        ("export", "a.xml", "--to", "out"),
        ("diff", "a.xml", "a.xml"),
    ],
)
def test_no_command_changes_a_template(run, tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", JEKYLL)
    said = run(*words)
    assert said.code == 2
    assert "is a template, not the published sitemap" in said.err
    assert files_in(tmp_path) == {"a.xml": JEKYLL.encode()}


def test_check_tells_of_a_template_and_of_nothing_in_it(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", JEKYLL), "--schema", "--format", "json")
    assert [problem["rule"] for problem in said.json["problems"]] == ["template"]
    assert said.code == 1
