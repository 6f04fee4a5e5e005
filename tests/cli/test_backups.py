"""Commands that save in place back up the originals of repaired files, and delete no file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builders import HOST, backups_in, files_in, index, put, urlset

BROKEN = urlset({"loc": f"{HOST}/a", "changefreq": "Daily"}).replace(f"{HOST}/a", f"{HOST}/?a&b")


EDIT = ("edit", "--where", "loc contains a", "--set", "priority=0.1")


@pytest.mark.parametrize("arguments", [EDIT, ("fix",)], ids=["edit", "fix"])
def test_edit_and_fix_back_up_original_of_repaired_file(run, tmp_path: Path, arguments):
    path = put(tmp_path / "sitemap.xml", BROKEN)
    result = run(*arguments, path)
    assert path.read_text() != BROKEN
    assert backups_in(tmp_path) == {"sitemap.xml": BROKEN.encode()}
    (folder,) = (tmp_path / ".sitemap-studio-backup").glob("2*")
    assert f"The earlier version of “sitemap.xml” is in the backup folder “{folder}”." in result.out + result.err


def test_edit_with_output_option_creates_no_backup(run, tmp_path: Path):
    path = put(tmp_path / "sitemap.xml", BROKEN)
    run(*EDIT, path, "--output", tmp_path / "new.xml")
    assert files_in(tmp_path).keys() == {"sitemap.xml", "new.xml"}
    assert backups_in(tmp_path) == {}


def test_edit_removing_all_entries_of_sitemap_retains_its_file(run, tmp_path: Path):
    for name in ("a.xml", "b.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    path = put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml"))
    run("edit", path, "--where", "loc contains a.xml", "--remove")
    assert files_in(tmp_path).keys() == {"a.xml", "b.xml", "index.xml"}
    assert "<url>" not in (tmp_path / "a.xml").read_text()
