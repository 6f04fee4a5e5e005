"""What is not content of the files of a set: links, modes, owners and other names stay as they are when it is saved."""

from __future__ import annotations

import os
import stat

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.external_changes import find_obstacles
from sitemap_studio.document.saving.saving import save
from tests.builders import HOST, content, locs, put, small_set, urlset

if os.name == "posix":

    def test_modes_and_owners_of_all_files_are_kept(tmp_path, set_cell):
        path = small_set(tmp_path)
        # Only the administrator can give files away; anybody else sees their own stay their own.
        owner = (65534, 65534) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
        modes = {"sitemap.xml": 0o640, "one.xml": 0o604, "two.xml.gz": 0o600}
        for name, mode in modes.items():
            os.chown(tmp_path / name, *owner)
            (tmp_path / name).chmod(mode)
        document = open_path(path)
        set_cell(document, 0, "loc", f"{HOST}/new")
        set_cell(document, 3, "loc", f"{HOST}/newer")
        assert len(save(document).paths) == 3
        for name, mode in modes.items():
            status = (tmp_path / name).stat()
            assert (stat.S_IMODE(status.st_mode), status.st_uid, status.st_gid) == (mode, *owner), name

    def test_links_to_sitemaps_and_to_the_index_stay_links(tmp_path, set_cell):
        site = tmp_path / "site"
        small_set(site / "real")
        for name in ("sitemap.xml", "one.xml", "two.xml.gz"):
            (site / name).symlink_to(f"real/{name}")
        document = open_path(site / "sitemap.xml")
        # Links may lead out of the folder of the index only where the index itself does.
        set_cell(document, 0, "loc", f"{HOST}/new")
        save(document)
        for name in ("sitemap.xml", "one.xml", "two.xml.gz"):
            assert (site / name).is_symlink(), name
        assert f"{HOST}/new" in content(site / "real" / "one.xml")
        assert sorted(each.name for each in (site / "real").iterdir()) == ["one.xml", "sitemap.xml", "two.xml.gz"]

    def test_other_names_of_a_file_keep_the_old_content_and_are_known_beforehand(tmp_path, set_cell):
        path = small_set(tmp_path)
        before = content(tmp_path / "one.xml")
        (tmp_path / "other").hardlink_to(tmp_path / "one.xml")
        document = open_path(path)
        set_cell(document, 0, "loc", f"{HOST}/new")
        targets = [tmp_path / name for name in ("sitemap.xml", "one.xml", "two.xml.gz")]
        assert find_obstacles(targets).linked == (tmp_path / "one.xml",)
        save(document)
        assert content(tmp_path / "other") == before
        assert find_obstacles(targets).linked == ()

    def test_a_file_that_is_gone_is_written_with_the_mode_of_new_files(tmp_path, set_cell):
        path = put(tmp_path / "a.xml", urlset(*locs(2)))
        path.chmod(0o600)
        document = open_path(path)
        set_cell(document, 0, "loc", f"{HOST}/new")
        path.unlink()
        save(document)
        umask = os.umask(0)
        os.umask(umask)
        assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~umask


def test_files_that_are_not_there_are_no_obstacles(tmp_path):
    found = find_obstacles([tmp_path / "gone.xml", tmp_path / "no" / "a.xml", tmp_path / "a\0b.xml"])
    assert (found.unwritable, found.linked) == ((), ())
