"""Messages of packages without Qt are translated by their texts, and values are inserted unchanged."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.messages import join, listed, msg, plural, quoted
from sitemap_studio.gui.i18n import Translator, localized, localized_error
from sitemap_studio.validation.value_validation import describe
from tests.gui.languages.pseudo import MadeCatalogue

Speak = Callable[[dict[str, str | tuple[str, str]]], None]


@pytest.fixture
def use_translations(qapp: QApplication) -> Iterator[Speak]:
    """Function that sets translations of sentences, with the number format of German."""
    installed = []
    usual = QLocale()

    def install(sentences: dict[str, str | tuple[str, str]]) -> None:
        forms = {words: found if isinstance(found, tuple) else (found,) for words, found in sentences.items()}
        installed.append(Translator(MadeCatalogue(forms.get), qapp))
        qapp.installTranslator(installed[-1])
        QLocale.setDefault(QLocale("de_DE"))

    yield install
    QLocale.setDefault(usual)
    for catalogue in installed:
        qapp.removeTranslator(catalogue)
        catalogue.deleteLater()


def test_texts_without_catalogue_are_english():
    assert localized(msg("“{name}” is empty.", name="a.xml")) == "“a.xml” is empty."
    assert localized("Missing XML tag") == "Missing XML tag"
    assert localized("") == ""


def test_localized_text_retains_undecodable_file_name():
    name = os.fsdecode(b"\xff.xml")
    assert localized(f"“{name}” was changed.") == f"“{name}” was changed."
    assert localized(msg("“{name}” is empty.", name=name)) == f"“{name}” is empty."


def test_translation_can_reorder_placeholders(use_translations: Speak):
    use_translations({"{value} is not one of {choices}.": "Von {choices} ist {value} keines."})
    assert (
        localized(msg("{value} is not one of {choices}.", value="“odd”", choices="a, b"))
        == "Von a, b ist “odd” keines."
    )


def test_numbers_and_plurals_follow_language(use_translations: Speak):
    use_translations({"{name} lists {count:,} URLs": "{name} führt {count:,} URLs auf"})
    assert localized(msg("{name} lists {count:,} URLs", name="x", count=50_001)) == "x führt 50.001 URLs auf"
    use_translations({"1 entry": "1 Eintrag", "%n entries": ("%n Eintrag", "%n Einträge")})
    assert [localized(plural("1 entry", "%n entries", count)) for count in (0, 1, 2, 1_204)] == [
        "0 Einträge", "1 Eintrag", "2 Einträge", "1.204 Einträge",
    ]  # fmt: skip


def test_nested_sentences_quotation_marks_and_lists_are_translated(use_translations: Speak):
    use_translations(
        {"“{name}” is damaged: {what}.": "„{name}“ ist beschädigt: {what}.", "it is empty": "sie ist leer"}
    )
    said = join([msg("“{name}” is damaged: {what}.", name="a", what=msg("it is empty")), "a"])
    assert localized(said) == "„a“ ist beschädigt: sie ist leer. a"
    use_translations({"“{text}”": "„{text}“", "{first}, {next}": "{first}、{next}", "empty": "leer"})
    assert localized(listed([quoted("a"), msg("empty"), "c, d"])) == "„a“、leer、c, d"


def test_system_reason_is_translated_for_known_error_only(use_translations: Speak):
    use_translations({"you don't have permission": "Keine Berechtigung"})
    assert localized(system_reason(PermissionError(errno.EACCES, "Permission denied"))) == "Keine Berechtigung"
    assert localized(system_reason(OSError(errno.EBUSY, "Gerät belegt"))) == "Gerät belegt"
    assert localized(system_reason(OSError("odd"))) == "odd"


def test_user_text_equal_to_translated_word_is_not_translated(use_translations: Speak):
    use_translations({"“{name}” is empty.": "„{name}“ ist leer.", "Files": "Dateien"})
    assert localized(msg("“{name}” is empty.", name="Files")) == "„Files“ ist leer."


@pytest.mark.parametrize("text", ["{", "}", "{0}", "{name}", "%n", "%1", "<b>", "&amp;", "{name.__class__}"])
def test_user_text_with_placeholders_or_markup_is_inserted_unchanged(use_translations: Speak, text: str):
    use_translations({"“{name}” is empty.": "„{name}“ ist leer."})
    assert localized(msg("“{name}” is empty.", name=text)) == f"„{text}“ ist leer."


@pytest.mark.logs_expected
@pytest.mark.parametrize("translation", ["{nobody} ist leer.", "{name ist leer.", "{} ist leer.", "{name:q} ist leer."])
def test_unusable_translation_falls_back_to_english_and_is_logged(
    use_translations: Speak, translation: str, caplog: pytest.LogCaptureFixture
):
    use_translations({"“{name}” is empty.": translation})
    assert localized(msg("“{name}” is empty.", name="a.xml")) == "“a.xml” is empty."
    assert "can't be used" in caplog.text


def test_error_with_hint_and_problem_message_are_translated(use_translations: Speak):
    use_translations(
        {"“{name}” is empty.": "„{name}“ ist leer.", "Download or export it again.": "Holen Sie sie noch einmal."}
    )
    error = ReadError(msg("“{name}” is empty.", name="a.xml"), hint="Download or export it again.")
    assert localized_error(error) == "„a.xml“ ist leer. Holen Sie sie noch einmal."
    use_translations({"{value} has no host.": "{value} nennt keinen Host."})
    assert localized(describe("loc-host", "https:///a")) == "“https:///a” nennt keinen Host."
