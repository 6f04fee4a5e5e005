"""The About dialog: version, system details, and licences of all packages."""

from __future__ import annotations

import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sitemap_studio import __version__
from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.gui.about import PARTS, ProgramPart, environment, facts, is_bundle, program_parts
from sitemap_studio.gui.dialogs.about_dialog import AboutDialog


@pytest.fixture
def about(qtbot: QtBot) -> AboutDialog:
    dialog = AboutDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_about_lists_every_required_package_with_version_and_licence():
    requirements = (Requirement(text) for text in distribution("sitemap-studio").requires or [])
    required = {canonicalize_name(each.name) for each in requirements}
    assert sorted(required - {canonicalize_name(dist) for _name, dist, _licence in PARTS}) == []
    parts = program_parts()
    assert [part.name for part in parts[:2]] == ["Sitemap Studio", "Python"]
    assert [part.name for part in parts if not (part.version and part.licence)] == []
    texts = {part.name: part.text for part in program_parts()}
    assert "Infrae" in texts["lxml"]
    assert "Permission is hereby granted" in texts["tomli-w"]
    assert "NumPy Developers" in texts["NumPy"]
    assert ProgramPart("a part", "1.0", "MIT", (Path("/nowhere/gone"),)).text == ""


def test_licence_texts_are_read_from_folders_of_bundle(tmp_path, monkeypatch):
    for folder, file in (("Sitemap Studio", "LICENSE"), ("Python 3.11.7", "LICENSE.txt"), ("libxcb1", "copyright")):
        (tmp_path / "licences" / folder).mkdir(parents=True)
        (tmp_path / "licences" / folder / file).write_text(f"words for {folder}", encoding="utf-8")
    (tmp_path / "licences" / "Qt").mkdir()
    for name in ("GPL-3.0.txt", "LGPL-3.0.txt"):
        (tmp_path / "licences" / "Qt" / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    texts = {part.name: part.text for part in program_parts()}
    assert texts["Sitemap Studio"] == "words for Sitemap Studio"
    assert texts["Python"] == "words for Python 3.11.7"
    assert texts["libxcb1"] == "words for libxcb1"
    assert "LGPL-3.0.txt" in texts["Qt and PySide6"]
    assert is_bundle()


def test_about_dialog_shows_licences_and_copies_system_details(about, qtbot):
    about.pages.setCurrentIndex(1)
    names = [about.parts.topLevelItem(row).text(0) for row in range(about.parts.topLevelItemCount())]
    about.parts.setCurrentIndex(about.parts.model().index(names.index("lxml"), 0))
    assert "Infrae" in about.licence.toPlainText()
    about.parts.setCurrentIndex(about.parts.model().index(names.index("Qt and PySide6"), 0))
    assert "lacks the text of the licence" in about.licence.toPlainText()
    qtbot.mouseClick(about.copy_button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Sitemap Studio"
    told = dict(line.split(": ", 1) for line in lines[1:])
    assert told["Program"].startswith(__version__)
    assert qVersion() in told["Qt"]
    assert all(word in told["Libraries"] for word in ("lxml", "Polars", "NumPy"))
    assert told["Display"].startswith(QGuiApplication.platformName())
    assert "%" in told["Display"]
    assert "pt" in told["Look"]
    assert told["Language"] == f"{QLocale().name()}, system {QLocale.system().name()}"
    assert len(told) == len(facts())


def test_copied_details_omit_user_folder_and_url_secrets(qapp, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/somebody"))
    monkeypatch.setattr("platform.release", lambda: "6.1 /home/somebody/kernel https://me:s3cret@example.com/?s3cret")
    assert "somebody" not in environment()
    assert "s3cret" not in environment()
    assert "~/kernel" in environment()


def test_report_button_opens_issue_tracker(about: AboutDialog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.toString()))  # type: ignore[func-returns-value]
    button = about.findChild(QPushButton, "report")
    assert button is not None
    assert button.toolTip() == REPORT_URL
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert opened == [REPORT_URL]
