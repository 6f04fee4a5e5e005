"""Which language the window has."""

from __future__ import annotations

import os
import re
import shutil
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

import words
from sitemap_studio.gui import catalogues, i18n
from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.catalogues import languages, native_name
from sitemap_studio.gui.i18n import chosen_language, use_language
from sitemap_studio.gui.window_menus import ProfileBox, Toolbar
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE


@pytest.fixture(autouse=True)
def _usual_language(qapp: QApplication) -> Iterator[None]:
    """Whatever is used, the next test finds English."""
    usual = QLocale()
    yield
    use_language(qapp, "en")
    QLocale.setDefault(usual)


def test_a_file_is_enough_for_a_language(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for code, word in (("cs", "Otevřít"), ("pt_BR", "Abrir")):
        messages = [catalogues.CatalogueMessage("Actions", "&Open …", (word,))]
        (tmp_path / f"sitemap-studio_{code}.ts").write_text(words.written(code, messages), encoding="utf-8")
    monkeypatch.setattr(catalogues, "resource", lambda name: tmp_path.joinpath(*name.split("/")[1:]))
    assert languages() == ["cs", "en", "pt_BR"]
    assert [native_name(code) for code in languages()] == ["Čeština", "English", "Português (Brasil)"]
    for wanted, used, word in (("cs-CZ", "cs", "Otevřít"), ("pt-BR", "pt_BR", "Abrir"), ("pt-PT", "en", "&Open …")):
        assert use_language(qapp, chosen_language("", [wanted])) == used
        assert QCoreApplication.translate("Actions", "&Open …") == word
        assert QCoreApplication.translate("Actions", "&Save") == "&Save"


@pytest.mark.parametrize(
    ("wanted", "of_system", "used"),
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
)
def test_the_language_is_the_one_wanted_or_the_first_that_the_system_names(
    wanted: str, of_system: list[str], used: str
):
    assert chosen_language(wanted, of_system) == used


def test_qts_own_words_and_numbers_follow_the_language_used_last(qapp: QApplication):
    for language, word, number in (
        ("de", "Abbrechen", "12.401"),
        ("ja", "キャンセル", "12,401"),
        ("en", "Cancel", "12,401"),
    ):
        assert use_language(qapp, language) == language
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word
        assert QLocale().toString(12_401) == number


@pytest.mark.parametrize(
    ("system", "written"),
    [
        ({"LANG": "en_US", "LC_NUMERIC": "de_DE"}, ["12,401", "1.5", "Monday, November 2, 2026"]),
        ({"LANG": "pl_PL"}, ["12,401", "1.5", "poniedziałek, 2 listopada 2026"]),
        ({"LANG": "de_DE", "LC_NUMERIC": "en_US"}, ["12.401", "1,5", "Montag, 2. November 2026"]),
    ],
    ids=["en", "pl", "de"],
)
def test_numbers_follow_the_words_around_them_and_dates_the_system(system: dict[str, str], written: list[str]):
    script = """
        from PySide6.QtCore import QDate, QLocale
        from PySide6.QtWidgets import QApplication
        from sitemap_studio.gui.i18n import format_number
        from sitemap_studio.gui.i18n import locale_of_dates, use_language

        use_language(QApplication([]), "")
        print(format_number(12_401), QLocale().toString(1.5, "f", 1), sep="\\n")
        print(locale_of_dates().toString(QDate(2026, 11, 2), QLocale.FormatType.LongFormat))
    """
    others = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    told = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        env={**others, **system, "PYTHONUTF8": "1"}, stdout=subprocess.PIPE, timeout=60, check=True,
    )  # fmt: skip
    assert told.stdout.decode().splitlines() == written


def test_a_language_without_a_catalogue_is_english(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(i18n, "catalogue_path", lambda language: _missing(tmp_path / language))
    assert use_language(qapp, "de") == "en"
    assert qapp.findChildren(QTranslator, options=Qt.FindChildOption.FindDirectChildrenOnly) == []


def _missing(path: Path) -> Path:
    raise FileNotFoundError(path)


@pytest.mark.logs_expected
@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"<TS>", b"PK\x03\x04"])
def test_a_catalogue_that_is_broken_is_told_to_the_log_and_english_used(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    content: bytes,
    caplog: pytest.LogCaptureFixture,
):
    broken = tmp_path / "de.ts"
    broken.write_bytes(content)
    monkeypatch.setattr(i18n, "catalogue_path", lambda _language: broken)
    assert use_language(qapp, "de") == "en"
    assert "can't be read" in caplog.text
    shutil.rmtree(tmp_path)


@pytest.mark.parametrize("language", languages())
def test_no_two_entries_of_a_menu_have_the_same_key(qapp: QApplication, language: str):
    owner = QWidget()
    english = {action.text() for entries in _menus(owner) for action in entries} if language != "en" else set()
    use_language(qapp, language)
    # What is not translated yet has the key of the English text.
    translated = [[each for each in entries if each.text() not in english] for entries in _menus(owner)]
    assert [doubled for entries in translated for doubled in _doubled_keys(entries)] == []
    owner.deleteLater()


@pytest.mark.parametrize("language", languages())
def test_the_toolbar_with_the_profile_fits_into_a_window_of_1024_pixels(
    qapp: QApplication, bundled_font: None, language: str
):
    use_language(qapp, language)
    window = QMainWindow()
    actions = Actions(window)
    toolbar = Toolbar(actions, ProfileBox(DEFAULT_PROFILE, actions.menu("profile"), window), window)
    assert toolbar.sizeHint().width() <= 1024
    window.deleteLater()


def _menus(owner: QWidget) -> list[list[QAction]]:
    """The entries of the menu bar and of each menu."""
    bar = QMenuBar(owner)
    Actions(owner).fill_menu_bar(bar)
    return [bar.actions(), *(menu.actions() for menu in owner.findChildren(QMenu))]


def _doubled_keys(entries: Iterable[QAction]) -> list[str]:
    keys = Counter(found[1].casefold() for each in entries if (found := re.search(r"(?<!&)&(\w)", each.text())))
    return [key for key, count in keys.items() if count > 1]


def test_one_of_what_several_windows_count_is_translated(qapp: QApplication):
    use_language(qapp, "de")
    # Other windows count sitemaps, too, but never one.
    assert QCoreApplication.translate("ExportDialog", "1 sitemap") == "1 Sitemap"
