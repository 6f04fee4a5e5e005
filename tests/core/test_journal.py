"""The door for files that belong together: all of them, or none, and nothing beside them."""

from __future__ import annotations

import errno
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, WriteError
from sitemap_studio.core.set_journal import JournalledSave, journalled_save
from tests.core.journal_cases import NEW, OLD, lay_out, save_all, texts


def no_links(source: object, target: object) -> None:
    raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))


def begun(folder: Path, *names: str) -> JournalledSave:
    """A save of some files with the content "new", staged."""
    save = JournalledSave(folder, names[0], [folder / name for name in names])
    for name in names:
        save.stage(folder / name, b"new")
    return save


def test_all_files_get_their_content_and_nothing_is_left_beside_them(tmp_path):
    save_all(lay_out(tmp_path))
    assert texts(tmp_path) == NEW
    assert (tmp_path / "three.xml").is_symlink()


def test_nothing_has_happened_without_a_commit(tmp_path):
    before = texts(lay_out(tmp_path))
    with journalled_save(tmp_path, "index.xml", [tmp_path / "sub" / "two.xml"]) as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.stage(tmp_path / "sub" / "two.xml", b"new")
        save.remove(tmp_path / "gone.xml")
    assert texts(tmp_path) == before


def test_a_save_without_files_leaves_no_trace(tmp_path):
    with journalled_save(tmp_path / "nowhere", "index.xml") as save:
        assert save.commit() == {}
    assert list(tmp_path.iterdir()) == []


def test_the_caller_is_told_what_each_file_is_now(tmp_path):
    lay_out(tmp_path)
    with journalled_save(tmp_path, "index.xml") as save:
        foretold = {name: save.stage(tmp_path / name, b"new") for name in ("one.xml", "three.xml")}
        written = save.commit()
    assert written == {tmp_path / name: Fingerprint.of((tmp_path / name).stat()) for name in foretold}
    assert list(written.values()) == list(foretold.values())


def test_several_threads_may_stage_at_once(tmp_path):
    paths = [tmp_path / f"{number}.xml" for number in range(40)]
    with journalled_save(tmp_path, "index.xml", paths) as save:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda path: save.stage(path, path.name.encode()), paths))
        save.commit()
    assert texts(tmp_path) == {path.name: path.name for path in paths}


def test_a_file_system_without_links_does_as_well(tmp_path, monkeypatch):
    lay_out(tmp_path)
    monkeypatch.setattr(os, "link", no_links)
    save_all(tmp_path)
    assert texts(tmp_path) == NEW


def test_what_fails_half_way_is_undone_without_links_too(tmp_path, monkeypatch):
    before = texts(lay_out(tmp_path))
    monkeypatch.setattr(os, "link", no_links)
    save = begun(tmp_path, "index.xml", "one.xml", "sub/two.xml")
    (tmp_path / "sub" / "two.xml").write_text("meanwhile")
    with pytest.raises(ChangedOnDiskError):
        save.commit()
    save.close()
    assert texts(tmp_path) == before | {"sub/two.xml": "meanwhile"}


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_file_that_somebody_replaced_meanwhile_is_left_alone_and_so_are_all(tmp_path, place):
    before = texts(lay_out(tmp_path))
    names = ("one.xml", "sub/two.xml", "index.xml")
    save = begun(tmp_path, *names)
    (tmp_path / "theirs").write_text("theirs")
    (tmp_path / "theirs").replace(tmp_path / names[place])
    with pytest.raises(ChangedOnDiskError, match="was changed by another program while it was being saved") as caught:
        save.commit()
    save.close()
    assert caught.value.path == tmp_path / names[place]
    assert texts(tmp_path) == before | {names[place]: "theirs"}


def test_a_file_that_appeared_meanwhile_is_left_alone(tmp_path):
    save = begun(tmp_path, "index.xml", "one.xml")
    (tmp_path / "one.xml").write_text("theirs")
    with pytest.raises(ChangedOnDiskError, match=r"“one\.xml”.*; all files are as they were before"):
        save.commit()
    save.close()
    assert texts(tmp_path) == {"one.xml": "theirs"}


def test_a_file_to_be_taken_away_that_somebody_replaced_stays(tmp_path):
    before = texts(lay_out(tmp_path))
    with journalled_save(tmp_path, "index.xml") as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.remove(tmp_path / "gone.xml")
        (tmp_path / "gone.xml").write_text("theirs, not ours")
        with pytest.raises(ChangedOnDiskError):
            save.commit()
    assert texts(tmp_path) == before | {"gone.xml": "theirs, not ours"}


def test_a_file_that_is_not_what_was_read_is_refused_at_once(tmp_path):
    lay_out(tmp_path)
    known = Fingerprint.of((tmp_path / "one.xml").stat())
    (tmp_path / "one.xml").write_text("theirs")
    with journalled_save(tmp_path, "index.xml") as save, pytest.raises(ChangedOnDiskError):
        save.stage(tmp_path / "one.xml", b"new", known)
    assert texts(tmp_path) == OLD | {"one.xml": "theirs"}


def test_a_file_to_be_taken_away_that_is_gone_is_gone(tmp_path):
    with journalled_save(tmp_path, "index.xml") as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.remove(tmp_path / "never.xml")
        save.commit()
    assert texts(tmp_path) == {"index.xml": "new"}


def test_a_folder_is_never_taken_away(tmp_path):
    (tmp_path / "folder").mkdir()
    with (
        journalled_save(tmp_path, "index.xml") as save,
        pytest.raises(WriteError, match="“folder” can't be removed: a folder"),
    ):
        save.remove(tmp_path / "folder")
    assert (tmp_path / "folder").is_dir()


def test_two_saves_of_one_set_at_once_are_refused(tmp_path):
    lay_out(tmp_path)
    save = begun(tmp_path, "one.xml")
    with (
        journalled_save(tmp_path, "index.xml") as other,
        pytest.raises(BusyError, match=r"“index\.xml” is being saved"),
    ):
        other.stage(tmp_path / "index.xml", b"other")
    save.commit()
    save.close()
    assert texts(tmp_path) == OLD | {"one.xml": "new"}


def test_a_folder_that_vanishes_meanwhile_takes_nothing_else_along(tmp_path):
    before = texts(lay_out(tmp_path))
    save = begun(tmp_path, "one.xml", "sub/two.xml", "index.xml")
    (tmp_path / "sub").rename(tmp_path / "aside")
    with pytest.raises(WriteError, match="all files are as they were before"):
        save.commit()
    save.close()
    assert {name: text for name, text in texts(tmp_path).items() if "aside" not in name} == {
        name: text for name, text in before.items() if "sub" not in name
    }
    assert (tmp_path / "aside" / "two.xml").read_text() == before["sub/two.xml"]


if os.name == "posix":

    def test_mode_and_owner_are_kept(tmp_path):
        lay_out(tmp_path)
        (tmp_path / "one.xml").chmod(0o640)
        save_all(tmp_path)
        assert stat.S_IMODE((tmp_path / "one.xml").stat().st_mode) == 0o640

    def test_what_lies_beside_the_files_meanwhile_is_nobody_else_s_business(tmp_path):
        lay_out(tmp_path)
        for name in ("one.xml", "index.xml"):
            (tmp_path / name).chmod(0o600)
        save = begun(tmp_path, "one.xml", "index.xml")
        hidden = [path for path in tmp_path.iterdir() if path.name.startswith(".")]
        assert {stat.S_IMODE(path.stat().st_mode) for path in hidden} == {0o600}
        save.close()

    def test_a_refused_rename_puts_the_same_old_files_back(tmp_path, monkeypatch):
        lay_out(tmp_path)
        before = {name: Fingerprint.of((tmp_path / name).stat()) for name in OLD}
        real = os.replace

        def refusing(source, target):
            if str(target) == str(tmp_path / "index.xml") and str(source).endswith(".new"):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            real(source, target)

        monkeypatch.setattr(os, "replace", refusing)
        with pytest.raises(WriteError, match=r"“index\.xml” can't be saved: you may not write there; all files"):
            save_all(tmp_path)
        assert texts(tmp_path) == OLD
        # So that whoever knows them by these takes them for what they read.
        assert {name: Fingerprint.of((tmp_path / name).stat()) for name in OLD} == before

    def test_where_nobody_may_take_others_files_away_nothing_is_laid_beside_them(tmp_path, monkeypatch):
        lay_out(tmp_path)
        tmp_path.chmod(0o1777)
        real, beside = os.link, []

        def watched(source, target, **named):
            beside.append(target)
            real(source, target, **named)

        monkeypatch.setattr(os, "link", watched)
        monkeypatch.setattr(os, "geteuid", lambda: 65534)
        with pytest.raises(WriteError, match=r"“one\.xml” can't be saved: the system does not allow it; all files"):
            save_all(tmp_path)
        # A second name of theirs could be taken away by nobody but them.
        assert not beside
        assert texts(tmp_path) == OLD

    def test_one_s_own_files_are_replaced_there_all_the_same(tmp_path):
        lay_out(tmp_path).chmod(0o1777)
        save_all(tmp_path)
        assert texts(tmp_path) == NEW
