"""Files that another program changes in a way that size and time do not show: they are never spliced."""

from __future__ import annotations

import os

import pytest

from sitemap_studio.core.errors import ChangedOnDiskError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, content, put, slots_of, urlset

TEXT = urlset(f"{HOST}/a", {"loc": f"{HOST}/b", "xml": "<!-- one -->"})


def change_unseen(path, old: str, new: str) -> None:
    """Change a file in place, and give it its time back."""
    status = path.stat()
    path.write_text(path.read_text().replace(old, new))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def with_edit(path):
    document = open_path(path)
    document.do(SetCells("loc", slots_of(0), document.table.rows(slots_of(1), ["loc"])["loc"]))
    return document


@pytest.mark.parametrize(("old", "new"), [("one", "two"), ("/b<", "/c<"), ("  <url>\n", "<url  >\n")])
def test_a_change_of_the_same_size_and_time_is_noticed(tmp_path, old, new):
    path = put(tmp_path / "sitemap.xml", TEXT)
    document = with_edit(path)
    change_unseen(path, old, new)
    with pytest.raises(ChangedOnDiskError, match="changed by another program"):
        save(document)
    assert content(path) == TEXT.replace(old, new)


def test_it_is_noticed_after_a_save_as_well(tmp_path):
    path = put(tmp_path / "sitemap.xml", TEXT)
    document = with_edit(path)
    save(document)
    document.do(SetCells("loc", slots_of(1), document.table.rows(slots_of(0), ["loc"])["loc"]))
    save(document)
    change_unseen(path, "one", "two")
    document.do(SetCells("loc", slots_of(1), document.table.rows(slots_of(0), ["loc"])["loc"] + "?"))
    with pytest.raises(ChangedOnDiskError):
        save(document)
