"""Words on the command line that a script gives by mistake."""

from __future__ import annotations

import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.cli.main import COULD_NOT
from tests.builders import content, files_in, locs, put, urlset


@pytest.fixture
def path(tmp_path):
    return put(tmp_path / "sitemap.xml", urlset(*locs(3)))


@pytest.mark.parametrize("option", ["--where", "--name"])
def test_an_empty_word_is_not_taken_for_none_at_all(path, option, capsys):
    assert main(["export", str(path), "--to", str(path.parent / "out"), option, ""]) == COULD_NOT
    assert "can't be" in capsys.readouterr().err
    assert list(files_in(path.parent)) == ["sitemap.xml"]


def test_bytes_that_are_no_text_are_told_in_a_sentence(path, capsys):
    words = ["edit", str(path), "--where", "entry = 1", "--set", "loc=https://www.example.com/\udcff"]
    assert main(words) == COULD_NOT
    assert (
        capsys.readouterr().err
        == "sitemap-studio: A word of the command is not text in UTF-8, so nothing was written.\n"
    )
    assert content(path) == urlset(*locs(3))
