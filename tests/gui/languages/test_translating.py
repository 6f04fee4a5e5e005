"""Selection of the language, its formats, and translations in the window."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from sitemap_studio.gui import i18n
from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.i18n import LANGUAGES, chosen_language, use_language
from sitemap_studio.gui.window_menus import ProfileBox, Toolbar
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from tests.builders import put


@pytest.fixture(autouse=True)
def _usual_language(qapp: QApplication) -> Iterator[None]:
    """Restore English after the test."""
    usual = QLocale()
    yield
    use_language(qapp, "en")
    QLocale.setDefault(usual)


@pytest.mark.parametrize(
    ("preferred", "system_languages", "expected"),
    [
        ("de", ["fr-FR"], "de"),
        ("", ["de-AT", "en"], "de"),
        ("", ["pt-BR", "es-ES", "en"], "es"),
        ("", ["fr_CA"], "fr"),
        ("", ["C"], "en"),
        ("", [], "en"),
        ("ar", ["en"], "en"),
        ("ar", ["ar-SA"], "en"),
        ("ar", ["de"], "de"),
        ("", ["", "-", "../../etc"], "en"),
    ],
    ids=[
        "preferred",
        "region",
        "first-supported",
        "underscore",
        "c-locale",
        "no-locale",
        "unsupported-preferred",
        "unsupported-both",
        "unsupported-preferred-german",
        "invalid-locales",
    ],
)
def test_preferred_language_precedes_first_supported_system_language(
    preferred: str, system_languages: list[str], expected: str
):
    assert chosen_language(preferred, system_languages) == expected


def test_qt_texts_and_number_format_use_last_set_language(qapp: QApplication):
    for language, word, number in (
        ("de", "Abbrechen", "12.401"),
        ("ja", "キャンセル", "12,401"),
        ("en", "Cancel", "12,401"),
    ):
        assert use_language(qapp, language) == language
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word
        assert QLocale().toString(12_401) == number


@pytest.mark.parametrize(
    ("environment", "expected_lines"),
    [
        ({"LANG": "en_US", "LC_NUMERIC": "de_DE"}, ["12,401", "1.5", "Monday, November 2, 2026"]),
        ({"LANG": "pl_PL"}, ["12,401", "1.5", "poniedziałek, 2 listopada 2026"]),
        ({"LANG": "de_DE", "LC_NUMERIC": "en_US"}, ["12.401", "1,5", "Montag, 2. November 2026"]),
    ],
    ids=["en", "pl", "de"],
)
def test_number_format_follows_program_language_date_format_system_locale(
    environment: dict[str, str], expected_lines: list[str]
):
    script = """
        from PySide6.QtCore import QDate, QLocale
        from PySide6.QtWidgets import QApplication
        from sitemap_studio.gui.i18n import format_number
        from sitemap_studio.gui.i18n import date_locale, use_language

        use_language(QApplication([]), "")
        print(format_number(12_401), QLocale().toString(1.5, "f", 1), sep="\\n")
        print(date_locale().toString(QDate(2026, 11, 2), QLocale.FormatType.LongFormat))
    """
    others = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    told = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        env={**others, **environment, "PYTHONUTF8": "1"}, stdout=subprocess.PIPE, timeout=60, check=True,
    )  # fmt: skip
    assert told.stdout.decode().splitlines() == expected_lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_mnemonics_are_unique_in_every_language(qapp: QApplication, language: str):
    owner = QWidget()
    english = {action.text() for entries in _menus(owner) for action in entries} if language != "en" else set()
    use_language(qapp, language)
    # Texts that are not translated yet have the key of the English text.
    translated = [[each for each in entries if each.text() not in english] for entries in _menus(owner)]
    assert [doubled for entries in translated for doubled in _doubled_keys(entries)] == []
    owner.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_toolbar_fits_into_1024_pixels_in_every_language(qapp: QApplication, bundled_font: None, language: str):
    use_language(qapp, language)
    window = QMainWindow()
    actions = Actions(window)
    toolbar = Toolbar(actions, ProfileBox(DEFAULT_PROFILE, actions.menu("profile"), window), window)
    assert toolbar.sizeHint().width() <= 1024
    window.deleteLater()


def _menus(owner: QWidget) -> list[list[QAction]]:
    """Return the entries of the menu bar and of each menu."""
    bar = QMenuBar(owner)
    Actions(owner).fill_menu_bar(bar)
    return [bar.actions(), *(menu.actions() for menu in owner.findChildren(QMenu))]


def _doubled_keys(entries: Iterable[QAction]) -> list[str]:
    keys = Counter(found[1].casefold() for each in entries if (found := re.search(r"(?<!&)&(\w)", each.text())))
    return [key for key, count in keys.items() if count > 1]


def test_translation_is_found_by_context_or_without_context(qapp: QApplication):
    use_language(qapp, "fr")
    assert QCoreApplication.translate("AnyDialog", "1 sitemap") == "1 sitemap"
    assert QCoreApplication.translate("AnyDialog", "%n entries", None, 0) == "0 entrée"
    assert QCoreApplication.translate("AnyDialog", "%n entries", None, 2) == "2 entrées"
    assert QCoreApplication.translate("Facets", "New") == "Nouvelles"
    assert QCoreApplication.translate("AnyDialog", "New") == "Nouveau"
    assert QCoreApplication.translate("AnyDialog", "No such text") == "No such text"


def test_unsupported_preferred_language_uses_english_without_log(qapp: QApplication, caplog: pytest.LogCaptureFixture):
    assert use_language(qapp, "ar") == "en"
    assert caplog.records == []


@pytest.mark.logs_expected
@pytest.mark.parametrize("content", [None, b"", b"\x00\xff", b"\xde\x12\x04\x95", b"PK\x03\x04" * 9])
def test_missing_or_broken_catalogue_is_logged_and_english_used(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    content: bytes | None,
    caplog: pytest.LogCaptureFixture,
):
    if content is not None:
        put(tmp_path / "de" / "LC_MESSAGES" / "sitemap-studio.mo", content)
    monkeypatch.setattr(i18n, "resource", lambda _name: tmp_path)
    assert use_language(qapp, "de") == "en"
    assert "can't be read" in caplog.text
    assert qapp.findChildren(QTranslator, options=Qt.FindChildOption.FindDirectChildrenOnly) == []
