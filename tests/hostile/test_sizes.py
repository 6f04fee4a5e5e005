"""Files of a size that shows whether the work grows with its square."""

from __future__ import annotations

from sitemap_studio.document.opening import open_path
from tests.builders import HOST, IMAGE, put, urlset


def test_many_entries_with_extensions_take_no_longer_than_their_number(tmp_path):
    image = f"<image:image><image:loc>{HOST}/i.png</image:loc></image:image>"
    entries = [{"loc": f"{HOST}/{number}", "xml": image} for number in range(150_000)]
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*entries, declared=f' xmlns:image="{IMAGE}"')))
    assert len(document.table) == document.table.extensions_of(document.table.order).height == len(entries)
