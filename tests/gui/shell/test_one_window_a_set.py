"""A set is open in one window only: whoever asks for it, or for a file of it, is led there."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import OPEN_IN
from sitemap_studio.gui.windows import Windows
from tests.gui.shell.conftest import index_xml


def names(windows: Windows) -> list[str]:
    return [window.files.name if window.files.is_open else "" for window in windows.all]


def test_a_sitemap_of_a_set_that_is_open_is_shown_in_its_window(windows, settle, another, a_set):
    windows.open_each([a_set, another])
    settle()
    first, second = windows.all
    second.files.open(a_set.parent / "two.xml.gz")
    settle()
    assert names(windows) == [a_set.name, "another.xml"]
    assert first.sitemaps.selected() == [1]
    assert first.messages.text == f"“two.xml.gz” is open here as a sitemap of “{a_set.name}”."
    first.files.open(a_set.parent / "one.xml")
    settle()
    assert (names(windows), first.sitemaps.selected()) == ([a_set.name, "another.xml"], [0])


def test_a_sitemap_takes_the_place_of_its_set_where_one_window_is_preferred(windows, settle, a_set, preferences):
    preferences.change({OPEN_IN: "this window"})
    windows.all[0].files.open(a_set)
    settle()
    windows.all[0].files.open(a_set.parent / "two.xml.gz")
    settle()
    assert names(windows) == ["two.xml.gz"]


def test_a_folder_whose_index_is_open_leads_to_its_window(windows, settle, another, a_set, qtbot: QtBot):
    windows.open_each([a_set, another])
    settle()
    windows.all[1].files.open(a_set.parent)
    settle()
    assert [name for name in names(windows) if name] == [a_set.name, "another.xml"]
    assert windows.all[-1].messages.text == f"“{a_set.name}” is open in another window already."
    qtbot.waitUntil(windows.all[0].isActiveWindow)


def test_what_another_window_holds_leads_there_and_can_be_edited_once_it_is_let_go(
    windows, settle, a_set, qtbot: QtBot
):
    other_index = a_set.with_name("other.xml")
    other_index.write_text(index_xml("https://a.example/one.xml"), encoding="utf-8")
    for path in (a_set, other_index):
        windows.open_each([path])
        settle()
    first, second = windows.all
    assert second.session.document.lock is not None
    assert f"“{a_set.name}” is open for editing in another window." in second.messages.text
    assert "Here it is read-only." in second.messages.text
    (button,) = [button for button in second.messages.offers if button.text() == "Go there"]
    second.activateWindow()
    button.click()
    qtbot.waitUntil(first.isActiveWindow)
    assert not second.session.may_change(0)
    first.files.close()
    settle()
    assert second.session.may_change(0)
    assert second.messages.text == "“other.xml” is not open elsewhere any more: it can be edited here."
    first.files.open(a_set)
    settle()
    assert not first.session.may_change(0)
    windows.quit()
    assert list(a_set.parent.glob(".*.lock")) == []
