"""Files beyond the ceilings: they are told, and may be opened all the same."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.formats.container import RATIO_FREE_BYTES
from tests.gui.shell.coming_back import fail_to_open
from tests.gui.shell.conftest import index_xml, sitemap_xml

LOCS = [f"https://a.example/{n}" for n in range(11)]


@pytest.fixture
def dense(tmp_path: Path) -> Path:
    """A sitemap with so much white space between its entries that it is several hundred times as large as its file."""
    path = tmp_path / "dense.xml.gz"
    gap = " " * (RATIO_FREE_BYTES // 10)
    text = sitemap_xml(*LOCS).replace("</url>", f"</url>{gap}")
    path.write_bytes(gzip.compress(text.encode()))
    return path


def test_a_file_beyond_a_ceiling_is_refused_with_the_ceilings_and_opened_when_the_user_wants_it(window, dense, qtbot):
    fail_to_open(window, dense, qtbot)
    assert "“dense.xml.gz”" in window.messages.text
    assert "200 times its size" in window.messages.text
    assert "1,024 MB" in window.messages.text
    assert window.messages.offer_button.text() == "Open all the same"
    with qtbot.waitSignal(window.checking.settled, timeout=20_000):
        window.messages.offer_button.click()
    assert window.session.document.table.locs() == LOCS
    assert window.messages.text == ""


def test_a_sitemap_of_a_set_beyond_a_ceiling_is_opened_with_the_set_when_the_user_wants_it(opened, dense, qtbot: QtBot):
    path = dense.with_name("sitemap.xml")
    path.write_text(index_xml("https://a.example/dense.xml.gz"), encoding="utf-8")
    window = opened(path)
    assert window.session.document.table.locs() == []
    assert "“dense.xml.gz”" in window.messages.text
    with qtbot.waitSignal(window.checking.settled, timeout=20_000):
        window.messages.offer_button.click()
    assert window.session.document.table.locs() == LOCS


def test_what_no_ceiling_is_to_blame_for_offers_nothing(window, broken_file, qtbot: QtBot):
    fail_to_open(window, broken_file, qtbot)
    assert window.messages.offer_button.isHidden()
