"""Files in other encodings: choice of an unknown encoding, and messages about conversion to UTF-8."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.opening_dialogs import EncodingDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.rule import Severity
from tests.gui.shell.conftest import NAMESPACE, index_xml, sitemap_xml
from tests.gui.shell.window_actions import fail_to_open, only_visible, save

# Two bytes above ASCII that are no UTF-8, in two entries.
RUSSIAN = sitemap_xml("https://a.example/каталог", "https://a.example/цены").encode("cp1251")


@pytest.fixture
def undeclared_file(tmp_path: Path) -> Path:
    """Sitemap in Windows-1251 that declares UTF-8."""
    path = tmp_path / "shop.xml"
    path.write_bytes(RUSSIAN)
    return path


@pytest.fixture
def undeclared_set(tmp_path: Path) -> Path:
    """Index with a plain sitemap and two in Windows-1251 that declare UTF-8."""
    (tmp_path / "one.xml").write_text(sitemap_xml("https://a.example/1"), encoding="utf-8")
    for name in ("two.xml", "three.xml"):
        (tmp_path / name).write_bytes(RUSSIAN)
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(*(f"https://a.example/{n}.xml" for n in ("one", "two", "three"))), encoding="utf-8")
    return path


def dialog_of(window: MainWindow, qtbot: QtBot, path: Path | None = None) -> EncodingDialog:
    """Open a file, press the button of the error message, and return the dialog."""
    if path is not None:
        fail_to_open(window, path, qtbot)
    assert window.messages.offer_button.text() == "Choose its encoding …"
    window.messages.offer_button.click()
    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in window.findChildren(EncodingDialog)))
    return only_visible(window, EncodingDialog)


def choose_russian(window: MainWindow, dialog: EncodingDialog, qtbot: QtBot) -> None:
    dialog.encodings.setCurrentRow(row_of(dialog, "Windows-1251"))
    with qtbot.waitSignal(window.checking.settled):
        dialog.open_button.click()


def row_of(dialog: EncodingDialog, encoding: str) -> int:
    return next(
        row for row in range(dialog.encodings.count()) if dialog.encodings.item(row).text().startswith(encoding)
    )


def locs(window: MainWindow) -> list[str | None]:
    return window.session.document.table.locs()


def test_text_before_xml_is_repaired_after_encoding_choice(window, undeclared_file, qtbot: QtBot):
    undeclared_file.write_bytes(b"Warning: something failed\n" + RUSSIAN)
    choose_russian(window, dialog_of(window, qtbot, undeclared_file), qtbot)
    assert locs(window) == ["https://a.example/каталог", "https://a.example/цены"]
    assert [repair.rule for _, repair in window.session.document.repairs] == ["before-declaration"]


def test_encoding_dialog_previews_encodings_and_cancel_opens_nothing(window, undeclared_file, qtbot):
    dialog = dialog_of(window, qtbot, undeclared_file)
    assert "“shop.xml”" in window.messages.text
    assert not window.files.is_open
    dialog.encodings.setCurrentRow(row_of(dialog, "Windows-1251"))
    assert "каталог" in "".join(dialog.preview_lines.stringList())
    dialog.encodings.setCurrentRow(row_of(dialog, "Windows-1252"))
    assert "êàòàëîã" in "".join(dialog.preview_lines.stringList())
    assert "“shop.xml”" in dialog.intro.text()
    assert "until you save" in dialog.intro.text()
    assert dialog.intro.textFormat() is Qt.TextFormat.PlainText
    assert dialog.preview.layoutDirection() is Qt.LayoutDirection.LeftToRight
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert not dialog.isVisible()
    assert not window.files.is_open
    assert window.messages.offer_button.isVisible()


def test_encoding_chosen_by_keyboard_decodes_save_writes_utf_8(window, undeclared_file, qtbot: QtBot):
    dialog = dialog_of(window, qtbot, undeclared_file)
    assert dialog.focusWidget() is dialog.encodings
    for _ in range(row_of(dialog, "Windows-1251")):
        qtbot.keyClick(dialog.encodings, Qt.Key.Key_Down)
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog.encodings, Qt.Key.Key_Return)
    assert locs(window) == ["https://a.example/каталог", "https://a.example/цены"]
    assert window.status.encoding.text() == "Windows-1251 → UTF-8"
    assert undeclared_file.read_bytes() == RUSSIAN
    assert "Saving a change writes UTF-8." in window.messages.text
    window.actions_by_id["add-entry"].trigger()
    save(window, qtbot)
    assert "https://a.example/каталог" in undeclared_file.read_text(encoding="utf-8")
    assert window.status.encoding.text() == "UTF-8"


def test_file_removed_before_encoding_choice_is_reported(window, undeclared_file, qtbot: QtBot):
    fail_to_open(window, undeclared_file, qtbot)
    undeclared_file.unlink()
    window.messages.offer_button.click()
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert "does not exist" in window.messages.text
    assert not window.findChildren(EncodingDialog)


def test_one_encoding_choice_decodes_all_undecodable_sitemaps(open_set, undeclared_set, qtbot: QtBot):
    window = open_set(undeclared_set)
    assert locs(window) == ["https://a.example/1"]
    assert window.messages.text.startswith("The encoding of 2 sitemaps is unknown.")
    assert window.messages.severity is Severity.WARNING
    dialog = dialog_of(window, qtbot)
    assert "“two.xml”" in dialog.intro.text()
    assert "“sitemap.xml”" in dialog.intro.text()
    choose_russian(window, dialog, qtbot)
    assert len(locs(window)) == 5
    assert window.messages.text.endswith("2 files are not in UTF-8. Saving a change writes UTF-8.")


def test_opening_latin_1_file_announces_conversion_to_utf_8(open_set, tmp_path: Path):
    path = tmp_path / "shop.xml"
    text = sitemap_xml("https://a.example/café").replace('"UTF-8"', '"ISO-8859-1"')
    path.write_bytes(text.encode("latin-1"))
    window = open_set(path)
    assert window.messages.text == "“shop.xml” is encoded in ISO-8859-1. Saving a change writes UTF-8."
    assert window.messages.severity is Severity.INFO
    assert window.messages.offer_button.isHidden()
    assert window.status.encoding.text() == "ISO-8859-1 → UTF-8"
    assert "It will be saved in UTF-8" in window.status.encoding.toolTip()


def test_message_about_repairs_also_announces_conversion_to_utf_8(open_set, tmp_path: Path):
    path = tmp_path / "shop.xml"
    text = sitemap_xml("https://a.example/café?x=1&y=2").replace('"UTF-8"', '"ISO-8859-1"')
    path.write_bytes(text.encode("latin-1"))
    window = open_set(path)
    assert window.messages.text.startswith("“shop.xml” had 1 error that was repaired.")
    assert "“shop.xml” is encoded in ISO-8859-1. Saving a change writes UTF-8." in window.messages.text


def test_encoding_of_utf_16_text_list_is_reported(open_set, three_entries, tmp_path: Path):
    window = open_set(three_entries)
    assert window.messages.text == ""
    assert window.status.encoding.text() == "UTF-8"
    assert NAMESPACE not in window.status.encoding.toolTip()
    path = tmp_path / "list.txt"
    path.write_bytes(codecs.BOM_UTF16_LE + "https://a.example/é\n".encode("utf-16-le"))
    window = open_set(path)
    assert "“list.txt” is encoded in UTF-16." in window.messages.text


@pytest.mark.parametrize(
    ("data", "expected_sentence"),
    [
        (b"", "“a.xml” is empty."),
        (b" \n", "“a.xml” is empty."),
        (b'<?xml version="1.0"?>\n', "“a.xml” contains no XML element."),
    ],
    ids=["no bytes", "white space", "declaration"],
)
def test_opening_empty_file_fails_with_message(window, tmp_path, qtbot: QtBot, data, expected_sentence):
    path = tmp_path / "a.xml"
    path.write_bytes(data)
    fail_to_open(window, path, qtbot)
    assert window.messages.text == f"{expected_sentence} Download or export it again."


def test_empty_sitemap_file_of_set_is_reported_as_malformed(open_set, undeclared_set):
    (undeclared_set.parent / "one.xml").write_bytes(b"")
    window = open_set(undeclared_set)
    assert window.session.document.problems.counts() == {"malformed": 3, "empty-sitemap": 1}
