"""All messages about broken sets and invalid input are translated completely.

A catalogue puts all words that it has into brackets, each piece for itself. What stands outside of them must be text of
users, or a name of the protocol.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.preferences import PREFERENCES, Preferences
from sitemap_studio.document.base_url import parse_base_folder
from sitemap_studio.document.bulk_operations import OPERATIONS, parse_parameters
from sitemap_studio.document.checking import problems_in_order
from sitemap_studio.document.export_folder import expand_name_template
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.document.set_edits.sitemap_edits import refuse_invalid_name
from sitemap_studio.formats.extensions.extension_editing import check_xml
from sitemap_studio.gui.i18n import localized, localized_error
from sitemap_studio.protocol.extension_fields import EXTENSIONS, YES_NO
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS
from sitemap_studio.protocol.fields import CHANGEFREQS, FIELD_NAMES
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAK_PATTERNS
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.search.filter_language import FILTER_FIELDS, OPERATORS, parse_filter
from sitemap_studio.search.find_replace import parse_template
from sitemap_studio.validation.index_validation import FileFacts, validate_limits
from sitemap_studio.validation.run_rule import failure_problems
from sitemap_studio.validation.value_validation import describe
from tests.builders import put
from tests.gui.languages.pseudo import marked, spoken_in
from tests.validation.rule_cases import CASES
from tests.validation.test_every_rule import problems_of
from tests.validation.test_messages import SENTENCES
from tests.validation.wrong_values import UNTESTED, WRONG_VALUES

DATA = Path(__file__).parents[2] / "data"
MOST_BYTES = 12_000  # larger files of the corpus take their time, and say nothing else

ENCODINGS = (
    *("UTF-8", "UTF-16", "UTF-32", "UTF-16LE", "UTF-16BE", "Windows-1251", "Windows-1252", "ISO-8859-1", "KOI8-R"),
    *("GB2312", "Shift_JIS", "CP037", "CP500", "CP1140"),
)
"""In which the files of the corpus are written, or taken to be."""

NAMES = " ".join((
    *FIELD_NAMES, *CHANGEFREQS, *RULES, *FILTER_FIELDS, *OPERATORS, *OPERATIONS, *PROFILES, *EXTENSION_NAMES, *YES_NO,
    *(path for specs in SPECS.values() for path in specs),
    *(choice for specs in SPECS.values() for spec in specs.values() for choice in spec.choices),
    *(each.shown_name for each in EXTENSIONS), "url urlset sitemap sitemapindex http https",
    "ex\u0430mple nchen",  # hosts, read from what they are written as
    "zip tar bzip2 xz RAR",  # kinds of archives
    *(choice for word in FILTER_FIELDS.values() for choice in word.choices), *(leak.name for leak in DEFAULT_LEAK_PATTERNS),
    *(each.key for each in PREFERENCES),
    *(name for each in PREFERENCES for about in ("fields", "choices") for name in getattr(each.kind, about, ())),
))  # fmt: skip
"""What is called the same in every language."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_NAMES = frozenset(_WORD.findall(NAMES))
_NO_WORD = re.compile(
    r"\[?U\+[0-9A-F]{4,6}\]?|&(?:amp|lt|gt);|(?:%[0-9A-Fa-f]{2})+|\b[0-9A-F]{2}\b|xn--\S+|https?:\S+|[\w-]+\.(?:xml|toml)\b\S*"
)
_ESCAPES = re.compile("(?:%[0-9A-Fa-f]{2})+")
_SAID = re.compile("⟦[^⟦⟧]*⟧")
_PARSER_SAID = re.compile(r"(?:(?<=⟦\): ⟧)|(?<=rejects “⟧)([^⟦⟧]*)⟦”: ⟧)[^⟦⟧]*(?=⟦\.⟧)")
"""Why the parser refuses a file, or a schema an element, in its own words."""

_GROUPED = re.compile(r"(?<=\d),(?=\d)")
"""Numbers are grouped where a window was made before: numbers are the locale's, and the plain one groups none."""


@dataclass
class Heard:
    """Collects messages, and their words without translation."""

    english: set[str] = field(default_factory=set)
    count: int = 0

    def hear(self, text: str, data: str = "") -> None:
        """Add a text that users see; the given words are their own and need no translation."""
        self.count += 1
        left = _SAID.sub(" \0 ", _PARSER_SAID.sub("", text))
        theirs = set(_WORD.findall(f"{data} {_ESCAPES.sub(' ', data)}".casefold()))
        words = {word for word in _WORD.findall(_NO_WORD.sub(" ", left)) if word.casefold() not in theirs} - _NAMES
        marks = {mark for mark in "“”," if mark in _GROUPED.sub("", left) and mark not in data}
        if words or marks:
            self.english.add(f"{sorted(words | marks)} in {text!r}")

    def try_to(self, request: Callable[[], object], data: str) -> None:
        """Add the message of the error that a function raises."""
        try:
            request()
        except StudioError as error:
            self.hear(localized_error(error), data)


@pytest.fixture(scope="module")
def _brackets(qapp: QApplication) -> Iterator[None]:
    """Translate all texts into texts in brackets."""
    with spoken_in(marked, qapp):
        yield


@pytest.fixture
def translation_check(_brackets: None) -> Heard:
    """Collector without messages."""
    return Heard()


def test_translation_check_reports_only_untranslated_words(translation_check: Heard):
    translation_check.hear("⟦“⟧a.xml⟦” is ⟧judged⟦, ⟧no⟦.⟧", "")
    assert translation_check.english == {"['judged'] in '⟦“⟧a.xml⟦” is ⟧judged⟦, ⟧no⟦.⟧'"}


@pytest.mark.parametrize("folder", ["hostile", "mending", "reading"])
def test_messages_of_broken_files_are_translated(translation_check: Heard, folder: str, tmp_path: Path):
    for path in sorted((DATA / folder).iterdir()):
        if path.stat().st_size > MOST_BYTES or path.suffix not in (".xml", ".csv", ".txt"):
            continue
        # Alone in a folder, because an index searches its folder for sitemaps.
        lone = put(tmp_path / path.stem / path.name, path.read_bytes())
        data = " ".join((*(path.read_bytes().decode(name, "ignore") for name in ENCODINGS), *ENCODINGS, path.name))
        translation_check.try_to(lambda lone=lone, data=data: _hear_all(translation_check, lone, data), data)  # type: ignore[misc]
    assert translation_check.count > 0
    assert translation_check.english == set()


def _hear_all(translation_check: Heard, path: Path, data: str) -> None:
    document = open_path(path)
    document.add_problems(validate(document))
    _hear(translation_check, (problem.message for problem in problems_in_order(document)), data)
    _hear(translation_check, (repair.message for _, repair in document.repairs), data)
    _hear(translation_check, (finding.message for _, finding in document.findings), data)
    for notice in document.notices:
        translation_check.hear(localized_error(notice), data)


def _hear(translation_check: Heard, sentences: Iterable[str], data: str) -> None:
    for sentence in set(sentences):
        translation_check.hear(localized(sentence), data)


NAMES_IN_MESSAGES = "Site-map: Sitemap: Disallow: RFC 6761, 6.3 Kanuri ko en-GB ftp"
"""Lines of robots.txt, references, protocols and languages, which are the same in every language."""


VALUES = [
    *((rule, value) for rule, value, _ in SENTENCES),
    *((wrong.rule, wrong.value) for wrong in WRONG_VALUES if wrong.says != UNTESTED),
]
"""Values whose messages are tested."""


def test_problem_messages_of_all_rules_are_translated(translation_check: Heard, tmp_path: Path):
    of_values = {rule for rule, _ in VALUES}
    for rule, (case, _) in CASES.items():
        if rule in of_values or sum(map(len, case.files.values())) > MOST_BYTES:
            continue
        files = map(str, case.files.values())
        data = " ".join((*files, *case.files, case.location or "", case.entered, NAMES_IN_MESSAGES))
        _hear(translation_check, (problem.message for problem in problems_of(case, tmp_path / rule)), data)
    assert translation_check.english == set()


def test_descriptions_of_wrong_values_are_translated(translation_check: Heard):
    for rule, value in VALUES:
        translation_check.hear(localized(describe(rule, value, RuleContext())), f"{value} example dot-file URL")
    assert translation_check.english == set()


def test_messages_of_limits_and_failed_rules_are_translated(translation_check: Heard):
    narrow = DEFAULT_PROFILE._replace(max_urls=1, max_bytes=10, max_sitemaps=1)
    facts = [FileFacts(None, "i.xml", 2, 11), FileFacts(0, "a.xml", 50_001, 99), FileFacts(1, "b.xml", 0, 1)]
    failed = ("limits", "lastmod-date")
    problems = validate_limits(facts, narrow) + list(failure_problems(failed, narrow))
    _hear(translation_check, (problem.message for problem in problems), " ".join(failed))
    assert translation_check.english == set()


FILTERS = [
    *("loc", "loc ~ x", "loc contains", "loc contains a xor b", "priority > high", "lastmod < soon", "entry in a..b"),
    *("problem in nonsense", "state = old", "folder contains x", "changefreq < daily", "loc matches (", "lastmod in x"),
    *("folder = /blog/", "entry = first", "extension in picture", "loc matches \\p{Foo}", "loc matches (?<a>"),
]


def test_filter_errors_are_translated(translation_check: Heard):
    for text in FILTERS:
        translation_check.try_to(lambda text=text: parse_filter(text), f"{text} blog example last days odd")  # type: ignore[misc]
    assert translation_check.english == set()


WINDOW_CHOICES = {"precision": "day", "order": "DMY"}
"""Where the window lets users choose, so that nothing can be wrong."""


def test_bulk_edit_errors_are_translated(translation_check: Heard):
    for operation in OPERATIONS.values():
        given = {each.name: WINDOW_CHOICES.get(each.kind, "x{") for each in operation.parameters}
        translation_check.try_to(partial(parse_parameters, operation.parameters, given), "x")
    assert translation_check.english == set()


TYPED: list[tuple[Callable[[str], object], str]] = [
    *((lambda text: check_xml(text, {}), text) for text in ("<a>", "</a>", "<a></b>", "\ud800", "<!DOCTYPE a>")),
    *((lambda text: check_xml(text, {}), text) for text in ("<loc/>", "&nbsp;", "&", "<x:a/>", "<a>]]></a>", "&#0;")),
    *((lambda text: parse_template(text, ["one"]), text) for text in ("$9", "${two}", "\\q", "${", "\\")),
    *((lambda text: expand_name_template(text, 3, is_gzipped=False), text) for text in ("", "a/{n}", "a{b}{n}", "same")),
    *((refuse_invalid_name, text) for text in ("CON", "a/b", "x" * 300, ".", "\ud800.xml")),
    *((parse_base_folder, text) for text in ("", "x", "ftp://a", "http://a@b.example/", "http://a.example/#b")),
    *((parse_base_folder, text) for text in ("http://a.example/?b", f"http://a.example/{'b' * 3_000}/")),
]  # fmt: skip


def test_errors_about_typed_text_are_translated(translation_check: Heard):
    for take, text in TYPED:
        translation_check.try_to(partial(take, text), f"{text} example nbsp one xml {'x' * 40}")
    assert translation_check.count == len(TYPED)
    assert translation_check.english == set()


def test_path_errors_are_translated(translation_check: Heard, tmp_path: Path):
    (tmp_path / "gone.xml").symlink_to(tmp_path / "nowhere")
    (tmp_path / "round.xml").symlink_to(tmp_path / "round.xml")
    for name in (
        "",
        "missing.xml",
        "gone.xml",
        "round.xml",
        "\0",
        "x" * 300,
        "https://www.example.com/",
        "gone.xml/a.xml",
    ):
        translation_check.try_to(partial(open_path, tmp_path / name), f"{tmp_path} {name}")
    for target in (tmp_path, tmp_path / "missing" / "a.xml", tmp_path / ("x" * 300), tmp_path / "round.xml" / "a"):
        translation_check.try_to(partial(replace_file, target, b""), str(target))
    assert translation_check.english == set()


def test_warnings_about_invalid_preferences_are_translated(translation_check: Heard, tmp_path: Path):
    wrong = "\n".join(f"{preference.key} = [[1]]" for preference in PREFERENCES)
    for number, text in enumerate((wrong, "\xff", "a = 1e999999999")):
        path = put(tmp_path / str(number) / "preferences.toml", text.encode("latin-1"))
        for complaint in Preferences(path).complaints:
            translation_check.hear(localized(complaint), "preferences.toml broken-")
    assert translation_check.count > len(PREFERENCES)
    assert translation_check.english == set()
