"""Which language the window speaks, and which way it runs."""

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
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from sitemap_studio.core.preferences import LANGUAGE
from sitemap_studio.gui import i18n
from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.catalogues import LANGUAGES
from sitemap_studio.gui.i18n import catalogue_path, chosen_language, use_language


@pytest.fixture(autouse=True)
def _usual_language(qapp: QApplication) -> Iterator[None]:
    """Whatever is used, the next test finds English."""
    usual = QLocale()
    yield
    use_language(qapp, "en")
    QLocale.setDefault(usual)


def test_every_language_that_can_be_chosen_has_a_catalogue():
    choices = set(LANGUAGE.kind.choices) - {""}  # type: ignore[attr-defined]
    assert choices == set(LANGUAGES)
    for language in choices - {"en"}:
        assert catalogue_path(language).is_file()


@pytest.mark.parametrize(
    ("wanted", "of_system", "used"),
    [
        ("de", ["fr-FR"], "de"),
        ("", ["de-AT", "en"], "de"),
        ("", ["pt-BR", "es-ES", "en"], "es"),
        ("", ["fr_CA"], "fr"),
        ("", ["C"], "en"),
        ("", [], "en"),
        ("xx", ["de"], "en"),
        ("", ["", "-", "../../etc"], "en"),
    ],
)
def test_the_language_is_the_one_wanted_or_the_first_that_the_system_names(
    wanted: str, of_system: list[str], used: str
):
    assert chosen_language(wanted, of_system) == used


def test_qts_own_words_and_numbers_follow_the_language_used_last(qapp: QApplication):
    for language, word, number in (("de", "Abbrechen", "12.401"), ("ar", "ألغِ", "12,401"), ("en", "Cancel", "12,401")):
        assert use_language(qapp, language) == language
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word
        assert QLocale().toString(12_401) == number


def test_arabic_runs_from_right_to_left_and_the_others_do_not(qapp: QApplication):
    directions = {}
    for language in LANGUAGES:
        use_language(qapp, language)
        directions[language] = qapp.layoutDirection()
    assert directions.pop("ar") is Qt.LayoutDirection.RightToLeft
    assert set(directions.values()) == {Qt.LayoutDirection.LeftToRight}


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
    assert use_language(qapp, "ar") == "en"
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_the_same_key(qapp: QApplication, language: str):
    use_language(qapp, language)
    owner = QWidget()
    bar = QMenuBar(owner)
    Actions(owner).fill_menu_bar(bar)
    menus = [bar.actions(), *(menu.actions() for menu in bar.findChildren(QMenu))]
    assert [doubled for entries in menus for doubled in _doubled_keys(entries)] == []
    owner.deleteLater()


def _doubled_keys(entries: Iterable[QAction]) -> list[str]:
    keys = Counter(found[1].casefold() for each in entries if (found := re.search(r"(?<!&)&(\w)", each.text())))
    return [key for key, count in keys.items() if count > 1]
