"""What users read can be translated: words of the window go through `tr`, messages of other packages through `msg`."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache, partial

from sitemap_studio.gui.actions import ACTIONS

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

TRANSLATING = re.compile(r"(^|\.)tr$|(^|\.)translate$|^_?translated$|^QT_TRANSLATE_NOOP$|^msg$|^plural$")


@cache
def modules(folder: str = "") -> dict[str, ast.Module]:
    """Return the modules below a folder of the program, by their paths."""
    from translations import PACKAGE  # needs Babel

    paths = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}
    return {name: ast.parse(path.read_bytes()) for name, path in paths.items() if name.startswith(folder)}


def is_translated(name: str) -> bool:
    """Return whether the window shows messages of a module."""
    from translations import ENGLISH_FOLDERS

    return ENGLISH_FOLDERS.match(name) is None


def calls_in(module: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Yield each call with the name of what is called."""
    return ((name_of(node.func), node) for node in ast.walk(module) if isinstance(node, ast.Call))


def name_of(function: ast.expr) -> str:
    """Return the name of what is called, such as `self.tr`."""
    if isinstance(function, ast.Name):
        return function.id
    return f"{name_of(function.value)}.{function.attr}" if isinstance(function, ast.Attribute) else ""


def pattern(node: ast.JoinedStr) -> str:
    """Return a formatted literal without its values."""
    return "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))


def fields(text: str) -> set[str]:
    """Return the names of the placeholders in a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def has_words(text: str) -> bool:
    return re.search("[A-Za-z]{2}", text) is not None and text not in NO_WORDS and "://" not in text


def test_no_widget_is_given_words_that_are_not_translated():
    bare = [
        f"{name}:{argument.lineno} {argument.value!r}"
        for name, module in modules("gui").items()
        for called, call in calls_in(module)
        if SHOWING.search(called)
        for argument in (*call.args, *(each.value for each in call.keywords if each.arg != "topic"))
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and has_words(argument.value)
    ]
    assert bare == []


def test_no_widget_is_given_words_with_values_already_put_in():
    composed = [
        f"{name}:{argument.lineno} {ast.unparse(argument)}"
        for name, module in modules("gui").items()
        for called, call in calls_in(module)
        if SHOWING.search(called)
        for argument in call.args
        if isinstance(argument, ast.JoinedStr)
        if has_words(pattern(argument))
    ]
    assert composed == []


def test_only_literals_are_translated():
    composed = [
        f"{name}:{call.lineno} {ast.unparse(call)}"
        for name, module in modules().items()
        for called, call in calls_in(module)
        if TRANSLATING.search(called)
        if any(isinstance(argument, (ast.JoinedStr, ast.BinOp)) for argument in call.args[:2])
    ]
    assert composed == []


def test_every_value_of_what_is_said_has_its_name_in_the_words():
    wrong = []
    for name, module in modules().items():
        for called, call in calls_in(module):
            if called == "msg" and call.keywords and isinstance(call.args[0], ast.Constant):
                given = {keyword.arg for keyword in call.keywords if keyword.arg}
                if given != fields(str(call.args[0].value)):
                    wrong.append(f"{name}:{call.lineno} {ast.unparse(call)}")
    assert wrong == []


def test_no_english_stands_in_the_place_of_a_value():
    """Units, reasons and the like are said as well; quotation marks and lists are drawn by `quoted` and `listed`."""
    english = [
        f"{name}:{call.lineno} {keyword.arg}={literal!r}"
        for name, module in modules().items()
        if is_translated(name)
        if any(called in SAYING and call.keywords for called, call in calls_in(module))
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and name_of(call.func) in SAYING
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


def test_no_text_is_translated_within_a_formatted_literal():
    """Babel does not look into these before Python 3.12."""
    hidden = [
        f"{name}:{node.lineno}"
        for name, module in modules().items()
        if is_translated(name)
        for node in ast.walk(module)
        if isinstance(node, ast.JoinedStr)
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and TRANSLATING.search(name_of(call.func))
        if any(isinstance(argument, ast.Constant) for argument in call.args)
    ]
    assert hidden == []
