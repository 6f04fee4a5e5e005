"""What users read can be translated: words of the window go through `tr`, messages of other packages through `msg`."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest

import words
from sitemap_studio.gui.actions import ACTIONS
from sitemap_studio.gui.catalogues import CatalogueMessage, languages, n_forms, read_catalogue
from words import fields

TRANSLATED_INTO = [language for language in languages() if language != "en"]

SHOWING = re.compile(
    r"(^|\.)(set(Text|ToolTip|StatusTip|WhatsThis|WindowTitle|Title|PlaceholderText|AccessibleName|AccessibleDescription"
    r"|SpecialValueText|IconText|ItemText|TabText|TabToolTip|HeaderLabels|InformativeText|DetailedText|LabelText|Label)"
    r"|add(Action|Menu|Item|Items|Tab|Section|Button|Row)|Q(Label|PushButton|ToolButton|CheckBox|RadioButton|GroupBox"
    r"|Action|Menu|DockWidget|CommandLinkButton|LineEdit|TreeWidgetItem|ListWidgetItem)|TintedLabel|show_message|start)$"
)
"""Calls whose literals would be read by users."""

NO_WORDS = {
    "…",
    "UTF-8",
    "utf-8",
    "iso-8859-1",
    "ISO-8859-1",
    "Windows-1252",
    "+01:00",
    "https://www.example.com/",
    "drafts/*, *.inc.html",
}
NO_WORDS |= {spec.id for spec in ACTIONS}
"""What is the same in every language."""

TRANSLATING = re.compile(r"(^|\.)tr$|^(QCoreApplication\.)?translate$|^translated$|^QT_TRANSLATE_NOOP$")


def modules(room: str = "") -> dict[str, words.Module]:
    """The modules of a room by their names below the package."""
    return {name: module for name, module in words.modules().items() if name.startswith(room)}


def rooms_without_qt() -> dict[str, words.Module]:
    silent = ("gui/", *words.NOT_FOR_THE_WINDOW)
    return {name: module for name, module in modules().items() if not name.startswith(silent)}


def has_words(text: str) -> bool:
    return re.search("[A-Za-z]{2}", text) is not None and text not in NO_WORDS and "://" not in text


def test_no_widget_is_given_words_that_are_not_translated():
    bare = [
        f"{name}:{argument.lineno} {argument.value!r}"
        for name, module in modules("gui").items()
        for called in module.calls
        if SHOWING.search(called.name)
        for argument in (*called.call.args, *(each.value for each in called.call.keywords if each.arg != "topic"))
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and has_words(argument.value)
    ]
    assert bare == []


def test_no_widget_is_given_words_with_values_already_put_in():
    composed = [
        f"{name}:{argument.lineno} {ast.unparse(argument)}"
        for name, module in modules("gui").items()
        for called in module.calls
        if SHOWING.search(called.name)
        for argument in called.call.args
        if isinstance(argument, ast.JoinedStr)
        if has_words(pattern(argument, ""))
    ]
    assert composed == []


def test_only_literals_are_given_to_be_translated_by_those_who_search_the_source():
    composed = [
        f"{name}:{called.call.lineno} {ast.unparse(called.call)}"
        for name, module in modules().items()
        for called in module.calls
        if TRANSLATING.search(called.name)
        if any(isinstance(argument, (ast.JoinedStr, ast.BinOp)) for argument in called.call.args[:2])
    ]
    assert composed == []


def test_what_is_said_is_a_literal():
    composed = [
        f"{name}:{called.call.lineno} {ast.unparse(called.call)}"
        for name, module in modules().items()
        if name != "core/messages.py"
        for called in module.calls
        if called.name in ("msg", "plural") and not isinstance(called.call.args[0], ast.Constant)
    ]
    assert composed == []


def test_every_value_of_what_is_said_has_its_name_in_the_words():
    wrong = []
    for name, module in modules().items():
        for called in module.calls:
            if called.name == "msg" and called.call.keywords and isinstance(called.call.args[0], ast.Constant):
                given = {keyword.arg for keyword in called.call.keywords if keyword.arg}
                if given != fields(str(called.call.args[0].value)):
                    wrong.append(f"{name}:{called.call.lineno} {ast.unparse(called.call)}")
    assert wrong == []


def test_no_english_stands_in_the_place_of_a_value():
    """Units, reasons and the like are said as well; quotation marks and lists are drawn by `quoted` and `listed`."""
    english = [
        f"{name}:{call.lineno} {keyword.arg}={literal!r}"
        for name, module in modules().items()
        if not name.startswith(words.NOT_FOR_THE_WINDOW)
        if any(called.name in SAYING and called.call.keywords for called in module.calls)
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and words.name_of(call.func) in SAYING
        for keyword in call.keywords
        for literal in literals(keyword.value, function)
        if ENGLISH.search(literal) and literal not in NAMES
    ]
    assert english == []


SAYING = ("msg", "plural", "msg_from")

ENGLISH = re.compile(r"[A-Za-z]{2}|[“”]|^(, |; )$")
MARKUP = {"&amp;", "&lt;", "]]&gt;", "<?xml", "?xml", "U+FEFF", "sitemap-2.xml", "{name}-{n}"}
NAMES = MARKUP | {"UTF-8", "UTF-16", "WINDOWS-1252", "sitemap", "url", "tar", ".xml"}
"""What is called so in every language."""


def literals(node: ast.AST, function: ast.FunctionDef, known: tuple[str, ...] = ()) -> Iterator[str]:
    """The literals that a value may be or hold, also by names that a function gives them."""
    match node:
        case ast.Constant(value=str(literal)):
            yield literal
        case ast.IfExp() | ast.BoolOp() | ast.BinOp() | ast.JoinedStr():
            parts = (node.body, node.orelse) if isinstance(node, ast.IfExp) else ast.iter_child_nodes(node)
            for part in parts:
                yield from literals(part, function, known)
        case ast.Call(func=ast.Attribute(value=between, attr="join")):
            yield from literals(between, function, known)
        case ast.Name(id=name) if name not in known:
            for statement in ast.walk(function):
                if isinstance(statement, ast.Assign) and any(map(partial(is_name, name), statement.targets)):
                    yield from literals(statement.value, function, (*known, name))


def is_name(name: str, target: ast.expr) -> bool:
    """Whether something is given this name."""
    return isinstance(target, ast.Name) and target.id == name


def test_rooms_without_qt_put_no_values_into_sentences_themselves():
    """Words with values already in them can't be found in any catalogue."""
    composed = [
        f"{name}:{node.lineno} {ast.unparse(node)}"
        for name, module in rooms_without_qt().items()
        if not name.startswith(words.NO_PROSE)
        for node in composed_sentences(module)
    ]
    assert composed == []


def composed_sentences(module: words.Module) -> Iterator[ast.JoinedStr]:
    """Formatted literals that read like a sentence and are given to somebody, but for those that nobody reads."""
    silent = {
        id(node)
        for called in module.calls
        if words.SILENT.search(called.name) or called.name in NO_SENTENCES
        for node in ast.walk(called.call)
    }
    for node in module.composed:
        text = pattern(node, "{}")
        if id(node) not in silent and words.PROSE.search(text) and "<" not in text and "\n" not in text:
            yield node


def pattern(node: ast.JoinedStr, value: str) -> str:
    """A formatted literal with the same in the place of all values."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else value for part in node.values)


NO_SENTENCES = {"Rule", "_rule", "_Field", "_Attribute", "argparse.ArgumentTypeError", "hashlib.sha256"}
"""Tables whose words are taken whole, and what only the command line says."""


def test_classes_that_others_inherit_from_do_not_count_by_tr():
    """Qt asks for the words of a heir's class first, puts the number in, and so takes them for translated."""
    parents = {
        words.name_of(base) for module in modules("gui").values() for each in module.classes for base in each.bases
    }
    counting = [
        f"{name}:{called.call.lineno} {ast.unparse(called.call)}"
        for name, module in modules("gui").items()
        for called in module.calls
        if called.owner in parents and called.name == "self.tr" and len(called.call.args) > 2
    ]
    assert counting == []


@pytest.fixture(scope="module")
def said() -> frozenset[words.Words]:
    return words.words_of_program()


def test_all_kinds_of_words_are_found(said: frozenset[words.Words]):
    found = {(each.context, each.text): each.is_counted for each in said}
    assert not found["Actions", "&File"]
    assert not found["Messages", "{value} has no host."]
    assert not found["Messages", "Missing XML tag"]
    assert not found["Messages", "Applies after a restart."]
    assert not found["Messages", "Choose Save as."]
    assert found["Messages", "%n groups"]
    assert not any(text.startswith("Judging by") for _, text in found)


def test_a_text_for_one_is_translated_with_the_text_for_many(said: frozenset[words.Words]):
    (match,) = (each for each in said if each.text == "%n matches")
    assert match.singular == "1 match"
    assert "1 match" not in {each.text for each in said}
    placeholders = [each for each in said if each.singular and fields(each.singular) != fields(each.text)]
    assert placeholders == []


def test_a_text_of_several_contexts_is_translated_once(said: frozenset[words.Words]):
    contexts = Counter(each.text for each in said)
    assert {text for text, count in contexts.items() if count > 1} == words.APART & set(contexts)
    assert set(contexts) >= words.APART


def test_whatever_counts_things_has_a_form_for_every_number(said: frozenset[words.Words]):
    """Languages choose forms by `%n` only; what is always counted in thousands may go without."""
    counting = {each.text for each in said if not each.is_counted and COUNTS_THINGS.search(each.text)}
    assert counting == set()


COUNTS_THINGS = re.compile(r"\{(?:count|total|size|number|n_\w+)(?::,)?\} (?:[a-z]+ )?(?!is\b)[a-z]+[^s\W]s\b|\w\(s\)")
"""A number and what there are so many of; or both forms in one."""


@pytest.mark.parametrize("language", TRANSLATED_INTO)
def test_translations_hold_the_values_of_their_words(language: str):
    wrong = [
        message
        for message in finished(language)
        for form in message.forms
        if fields(form) - fields(message.source) or (not message.is_numerus and fields(form) != fields(message.source))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED_INTO)
def test_translations_have_every_form_of_plurals_of_their_language(language: str):
    wrong = [
        message for message in catalogue(language) if message.is_numerus and len(message.forms) != n_forms(language)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED_INTO)
def test_translations_begin_and_end_as_their_words_do(language: str):
    """Blanks at an end join what stands beside it, and a mark of a key lets menus be used by keyboard.

    In front of a comma or a semicolon some languages have a blank, too, or write something else that needs one.
    """
    wrong = [
        message
        for message in finished(language)
        for form in message.forms
        if (form.lstrip() != form and message.source[:1] not in ",;", form.rstrip() != form)
        != (message.source.lstrip() != message.source, message.source.rstrip() != message.source)
        or bool(re.search(r"&\w", form)) != bool(re.search(r"&\w", message.source))
    ]
    assert wrong == []


@cache
def catalogue(language: str) -> list[CatalogueMessage]:
    return read_catalogue(Path(words.TRANSLATIONS) / f"sitemap-studio_{language}.ts")


def finished(language: str) -> list[CatalogueMessage]:
    return [message for message in catalogue(language) if not message.is_unfinished]
