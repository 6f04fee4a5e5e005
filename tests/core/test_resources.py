"""The locator of files that come with the program: from a source tree, a wheel and a frozen bundle."""

from __future__ import annotations

import sys

import pytest

from sitemap_studio.core import paths
from sitemap_studio.core.paths import resource
from tests.builders import put


def test_a_sample_is_found_in_the_source_tree():
    assert resource("samples").is_dir()


def test_what_is_lacking_is_named():
    with pytest.raises(FileNotFoundError, match="lacks resources/no/such"):
        resource("no/such")


def test_a_file_inside_the_installed_package_is_found(tmp_path, monkeypatch):
    installed = put(tmp_path / "sitemap_studio" / "resources" / "a.txt", "a")
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "sitemap_studio")
    assert resource("a.txt") == installed


@pytest.mark.parametrize("place", ["resources", "sitemap_studio/resources"])
def test_a_file_in_a_frozen_bundle_comes_first(tmp_path, monkeypatch, place):
    bundled = put(tmp_path / place / "samples" / "a.txt", "a")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("samples/a.txt") == bundled
