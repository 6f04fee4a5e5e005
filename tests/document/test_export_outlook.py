"""What there is to tell before an export is done."""

from __future__ import annotations

import gzip

import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.document.export_folder import ExportOptions, plan_export
from sitemap_studio.document.opening.opening import open_path
from tests.builders import HOST, index, locs, put, urlset


@pytest.fixture
def document(tmp_path) -> Document:
    """A sitemap of two entries, and one that is not what its checksum says."""
    packed = bytearray(gzip.compress(urlset(*locs(3)).encode(), mtime=0))
    packed[-8] ^= 1
    put(tmp_path / "sound.xml", urlset(*locs(2)))
    put(tmp_path / "odd.xml.gz", bytes(packed))
    return open_path(put(tmp_path / "index.xml", index(f"{HOST}/sound.xml", f"{HOST}/odd.xml.gz")))


def test_files_that_are_there_already_would_be_replaced(document, tmp_path):
    options = ExportOptions(folder=tmp_path / "out", base_url=HOST)
    plan = plan_export(document, options)
    assert plan.n_replaced == 0
    put(options.folder / plan.files[0].name, "")
    put(options.folder / plan.names[-1], "")
    assert plan_export(document, options).n_replaced == 2


def test_only_sitemaps_in_doubt_that_it_takes_from_are_told(document, tmp_path):
    sound, odd = (document.slots_of(sitemap.id) for sitemap in document.sitemaps)
    for slots, doubted in ((None, 1), (sound, 0), (odd, 1)):
        options = ExportOptions(folder=tmp_path / "out", base_url=HOST, slots=slots)
        assert plan_export(document, options).n_uncertain == doubted
