"""Catalogues: what translators write is what Qt finds, as Qt's own tools would have packed it."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

import words
from sitemap_studio.core.errors import ReadError
from sitemap_studio.gui.catalogues import Catalogue, CatalogueMessage, n_forms, read_catalogue
from words import Words

NUMBERS = (*range(25), 99, 100, 101, 102, 103, 110, 111, 111_111, 1_000_000)

LANGUAGES = sorted({QLocale.languageToCode(each) for each in QLocale.Language} - {"", "C"})
"""Every language that Qt knows."""


def messages_in(language: str) -> list[CatalogueMessage]:
    forms = tuple(f"{language}{form} %n" for form in range(n_forms(language)))
    return [
        CatalogueMessage("Numbers", "%n entries", forms, is_numerus=True, singular="1 entry"),
        CatalogueMessage("Numbers", "Grüße & <b>", (f"{language} ±∞ & <i>",)),
        CatalogueMessage("Other", "Grüße & <b>", ("another",)),
        CatalogueMessage("Other", "Long words: " + "ü~" * 300, (f"{language} long",)),
        CatalogueMessage("Other", "Not yet", ("",), is_unfinished=True),
    ]


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where Qt's own tool has packed a small catalogue of every language."""
    folder = tmp_path_factory.mktemp("released")
    files = []
    for language in LANGUAGES:
        files.append(folder / f"{language}.ts")
        files[-1].write_text(words.written(language, messages_in(language)), encoding="utf-8")
    tool = Path(PySide6.__path__[0]) / ("lrelease.exe" if os.name == "nt" else "lrelease")
    subprocess.run([tool, "-silent", *files], check=True)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_as_in_what_qts_own_tool_makes(qapp: QApplication, released: Path, language: str):
    ours, theirs = Catalogue(messages_in(language), language, qapp), QTranslator()
    assert theirs.load(str(released / f"{language}.qm"))
    assert not ours.isEmpty()
    for number in NUMBERS:
        assert ours.translate("Numbers", "%n entries", "", number) == theirs.translate(
            "Numbers", "%n entries", "", number
        )
    for context in ("Numbers", "Other", "Nobody"):
        for source in ("Grüße & <b>", "Long words: " + "ü~" * 300, "Not yet", ""):
            assert (ours.translate(context, source) or "") == theirs.translate(context, source)
    ours.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_written_is_read_again(tmp_path: Path, language: str):
    path = tmp_path / "a.ts"
    path.write_text(words.written(language, messages_in(language)), encoding="utf-8")
    assert read_catalogue(path) == messages_in(language)


def test_words_that_nobody_says_any_more_are_left_out(tmp_path: Path):
    path = tmp_path / "a.ts"
    path.write_text(
        "<TS><context><name>A</name><message><source>b</source><translation type='vanished'>c</translation></message>"
        "<message><source>d</source></message></context></TS>"
    )
    assert read_catalogue(path) == []


@pytest.mark.parametrize("text", ["", "<TS>", "no XML", '<!DOCTYPE TS [<!ENTITY a "b">]><TS>&a;</TS>'])
def test_what_is_no_catalogue_is_refused(tmp_path: Path, text: str):
    path = tmp_path / "a.ts"
    path.write_text(text)
    with pytest.raises(ReadError):
        read_catalogue(path)


def test_words_without_a_translation_stay_english(qapp: QApplication):
    catalogue = Catalogue([], "de", qapp)
    assert not catalogue.translate("A", "b")
    catalogue.deleteLater()
    catalogue = Catalogue(messages_in("fr"), "fr", qapp)
    qapp.installTranslator(catalogue)
    try:
        assert QCoreApplication.translate("Other", "Not yet") == "Not yet"
        assert QCoreApplication.translate("Other", "Never heard") == "Never heard"
    finally:
        qapp.removeTranslator(catalogue)
        catalogue.deleteLater()


@pytest.mark.parametrize("language", ["de", "fr", "ar", "ja"])
def test_the_text_for_one_is_the_form_for_one(qapp: QApplication, language: str):
    catalogue = Catalogue(messages_in(language), language, qapp)
    form = {"ar": 1}.get(language, 0)
    assert catalogue.translate("Numbers", "1 entry") == f"{language}{form} 1"
    catalogue.deleteLater()


def test_a_text_of_the_shared_context_is_found_from_every_other(qapp: QApplication):
    messages = [CatalogueMessage("Messages", "Save", ("Sichern",)), CatalogueMessage("A", "Save", ("Speichern",))]
    catalogue = Catalogue(messages, "de", qapp)
    assert [catalogue.translate(context, "Save") for context in ("A", "B")] == ["Speichern", "Sichern"]
    catalogue.deleteLater()


def test_renewing_a_catalogue_keeps_what_is_translated_and_drops_what_is_not_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(words, "TRANSLATIONS", tmp_path)
    words.renew("de", {Words("A", "one"), Words("A", "old"), Words("A", "%n of them", is_counted=True)})
    path = tmp_path / "sitemap-studio_de.ts"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace(
            '<source>one</source>\n        <translation type="unfinished"></translation>',
            "<source>one</source>\n        <translation>eins</translation>",
        ),
        encoding="utf-8",
    )
    assert words.renew("de", {Words("A", "one"), Words("A", "new"), Words("A", "%n of them", is_counted=True)}) == (
        3,
        2,
    )
    assert [(each.source, each.forms, each.is_unfinished) for each in read_catalogue(path)] == [
        ("%n of them", ("", ""), True),
        ("new", ("",), True),
        ("one", ("eins",), False),
    ]


def test_words_that_another_class_says_now_keep_their_translation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(words, "TRANSLATIONS", tmp_path)
    words.renew("de", {Words("A", "moved"), Words("A", "both")})
    path = tmp_path / "sitemap-studio_de.ts"
    translated = [replace(each, forms=(each.source.upper(),), is_unfinished=False) for each in read_catalogue(path)]
    path.write_text(words.written("de", translated), encoding="utf-8")
    assert words.renew("de", {Words("B", "moved"), Words("A", "both"), Words("B", "both")}) == (3, 1)
    assert [(each.context, each.source, each.forms) for each in read_catalogue(path)] == [
        ("A", "both", ("BOTH",)),
        ("B", "both", ("",)),
        ("B", "moved", ("MOVED",)),
    ]


def test_renewing_twice_writes_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(words, "TRANSLATIONS", tmp_path)
    said = {Words("A", 'a "b" <c> & d'), Words("B", "%n", is_counted=True)}
    words.renew("ar", said)
    first = (tmp_path / "sitemap-studio_ar.ts").read_bytes()
    words.renew("ar", said)
    assert (tmp_path / "sitemap-studio_ar.ts").read_bytes() == first


@pytest.mark.parametrize(
    ("source", "translation", "plain", "shown"),
    [
        ("&Open …", "Ö&ffnen …", ["Open …", "Open"], ["Öffnen …", "Öffnen"]),
        ("&Open …", "開く(&O) …", ["Open …", "Open"], ["開く …", "開く"]),
        ("R&&D", "F&&E", ["R&D"], [None]),
    ],
)
def test_a_label_without_its_key_follows_from_the_one_with_it(
    qapp: QApplication, source: str, translation: str, plain: list[str], shown: list[str | None]
):
    catalogue = Catalogue([CatalogueMessage("A", source, (translation,))], "de", qapp)
    assert [catalogue.translate("B", text) for text in plain] == shown
    catalogue.deleteLater()
