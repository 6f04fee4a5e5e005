"""Find the messages of the program in its source, and bring the catalogues of all languages up to date.

    python packaging/words.py   update resources/translations and print how complete each language is

Messages of the window are literals given to `tr` and `translate`. Messages of packages without Qt are literals given to
`msg` and `plural`, sentences given to errors as plain literals, and the texts of declared tables; these share one context.
Texts given to `untranslated`, which only the command line prints, stay English.
"""

from __future__ import annotations

import ast
import re
import string
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from sitemap_studio.gui.catalogues import CatalogueMessage

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "sitemap_studio"
TRANSLATIONS: Final = ROOT / "resources" / "translations"


class Words(NamedTuple):
    """A message of the program.

    Attributes:
        is_counted: Whether it has plural forms, with `%n` for the number.
        singular: The English text for exactly one, which the first plural form of a translation stands for.
    """

    context: str
    text: str
    is_counted: bool = False
    singular: str = ""


APART: Final = {
    *("After", "Before", "Cyrillic", "Export", "Greek", "New", "Remove", "Removed", "Replace"),
    *("Source", "extensions", "it is too large"),
}
"""Texts that languages translate differently in different contexts; all others are translated once."""

NOT_FOR_THE_WINDOW: Final = (
    "cli/", "document/reporting/",
    "__main__.py", "document/bulk_edit.py", "sources/generator_config.py",
)  # fmt: skip
"""What is said on the command line and in files that others read: in English, whoever reads them."""

NO_PROSE: Final = (
    "document/command_line.py", "protocol/language_codes.py", "protocol/namespaces.py",
    "protocol/rules/", "__init__.py",
)  # fmt: skip
"""Modules whose plain literals are no sentences, or none that the window says; those of rules are taken from the
catalogue of problems."""
SHARED: Final = "Messages"
"""The context of texts that several others have, and of the messages of packages without Qt."""
PROSE: Final = re.compile(r"[A-Za-z“]{2,} [a-z{“]|[}”] [a-z]{2,}")
"""What a literal holds that reads like a sentence."""

SILENT: Final = re.compile(
    r"(^|\.)_?log(ging)?\.(debug|info|warning|error|exception|critical|log)$|(^|\.)(re|pl|np|struct|etree|warnings|os)\.|(Key|Value|Type|Index|Memory|FileNotFound|OS|Runtime)Error$"
    r"|^EditKind$|^Condition$|^Preference$|removeprefix$|\._give_up$|^Final$|compile$"
)
"""Calls that nobody reads the words of."""


@cache
def words_of_program() -> frozenset[Words]:
    """Return all messages that the window can show, without those that follow from others.

    Texts of several contexts are in the shared one. Labels without a key follow from those with one.
    """
    from sitemap_studio.gui.catalogues import plainer

    found = set(words_of_tables())
    translators = {
        f"sitemap_studio.{name.removesuffix('.py').replace('/', '.')}": _translators(module.tree)
        for name, module in modules().items()
        if name.startswith("gui/")
    }
    for name, module in modules().items():
        if name.startswith("gui/"):
            found.update(_window_words(module, translators))
        elif not name.startswith(NOT_FOR_THE_WINDOW):
            found.update(_engine_words(module, name))
    contexts = defaultdict(set)
    for context, text, *_ in found:
        contexts[text].add(context)
    shared = {text for text, its in contexts.items() if len(its) > 1 and text not in APART}
    merged: dict[tuple[str, str], Words] = {}
    # The last one of a text has a singular, if any has.
    for each in sorted(found, key=lambda each: each.singular):
        context = SHARED if each.text in shared else each.context
        merged[context, each.text] = each._replace(context=context)
    labels = [each.text for each in merged.values() if "&" in each.text or each.text.endswith("…")]
    derived = {plain for label in labels for plain in plainer(label) if plain != label} - APART
    return frozenset(each for each in merged.values() if each.text not in derived)


@dataclass(frozen=True)
class Called:
    """A call in the source.

    Attributes:
        name: What is called, such as `self.tr`.
        owner: The class that it stands in; empty outside of classes.
        call: The call itself.
    """

    name: str
    owner: str
    call: ast.Call


@dataclass(frozen=True)
class Module:
    """A module of the program, as far as words matter.

    Attributes:
        tree: Its source.
        calls: All calls in it.
        composed: All formatted literals in it.
        classes: All classes in it.
    """

    tree: ast.Module
    calls: list[Called] = field(default_factory=list)
    composed: list[ast.JoinedStr] = field(default_factory=list)
    classes: list[ast.ClassDef] = field(default_factory=list)

    @cached_property
    def singulars(self) -> dict[ast.expr, ast.expr]:
        """Texts for one beside the texts for many that they belong to, by the expressions that make them."""
        found: dict[ast.expr, ast.expr] = {}
        assigned = sorted(
            (node for node in ast.walk(self.tree) if isinstance(node, ast.Assign)), key=lambda node: node.lineno
        )

        def value_of(node: ast.expr) -> ast.expr:
            """Return what a name was last given above."""
            if not isinstance(node, ast.Name):
                return node
            above = [each for each in assigned if each.lineno <= node.lineno and is_named(each.targets[0], node.id)]
            return above[-1].value if above else node

        for node in ast.walk(self.tree):
            if isinstance(node, ast.Tuple):
                found.update(pairwise(node.elts))
            elif isinstance(node, ast.Call) and name_of(node.func) == "counted" and len(node.args) > 2:
                found[value_of(node.args[1])] = value_of(node.args[2])
        return found

    @classmethod
    def read(cls, path: Path) -> Module:
        """Go through a file once."""
        module = cls(ast.parse(path.read_text(encoding="utf-8")))
        waiting: list[tuple[str, ast.AST]] = [("", module.tree)]
        while waiting:
            owner, node = waiting.pop()
            if isinstance(node, ast.Call):
                module.calls.append(Called(name_of(node.func), owner, node))
            elif isinstance(node, ast.JoinedStr):
                module.composed.append(node)
            elif isinstance(node, ast.ClassDef):
                module.classes.append(node)
                owner = node.name
            waiting += [(owner, child) for child in ast.iter_child_nodes(node)]
        return module


@cache
def modules() -> dict[str, Module]:
    """Every module of the program, by its name below the package."""
    return {path.relative_to(PACKAGE).as_posix(): Module.read(path) for path in sorted(PACKAGE.rglob("*.py"))}


def words_of_tables() -> Iterator[Words]:
    """The words of declared tables."""
    from sitemap_studio.core.preferences import PREFERENCES, TOPICS
    from sitemap_studio.document.bulk_operations import OPERATIONS
    from sitemap_studio.gui.actions import ACTIONS, MENUS, TOOLBAR
    from sitemap_studio.gui.words.extension_words import KIND_WORDS
    from sitemap_studio.protocol.catalogue import CATALOGUE
    from sitemap_studio.protocol.decisions import DECISIONS
    from sitemap_studio.protocol.extension_fields import EXTENSIONS
    from sitemap_studio.protocol.fields import FIELDS
    from sitemap_studio.protocol.profiles import PROFILES

    for spec in ACTIONS:
        yield from (Words("Actions", text) for text in filter(None, (spec.text, spec.tip)))
    yield from (Words("Actions", title) for title in (*MENUS, *(label for _, label in filter(None, TOOLBAR))))
    for kind_words in KIND_WORDS.values():
        yield from (Words("Extensions", text) for text in kind_words)
    for topic, rules in CATALOGUE.items():
        yield Words(SHARED, topic)
        for rule in rules:
            yield from _spoken(rule.title, rule.explanation, rule.fix)
    for preference in PREFERENCES:
        kind = preference.kind
        words = getattr(kind, "words", ())
        yield from _spoken(preference.label, preference.tip, *((words,) if isinstance(words, str) else words))
        yield from _spoken(*(getattr(kind, name, "") for name in ("zero", "unit", "hint")))
    yield from _spoken(*(topic.title for topic in TOPICS))
    for operation in OPERATIONS.values():
        yield from _spoken(operation.words, operation.advice)
        yield from _spoken(*(text for each in operation.parameters for text in (each.words, each.request)))
    for decision in DECISIONS.values():
        yield Words(SHARED, decision.many, is_counted=True, singular=decision.one)
        yield from _spoken(decision.reason, decision.question, *(answer.label for answer in decision.answers))
    for known in FIELDS:
        yield from _spoken(known.advice)
    for extension in EXTENSIONS:
        yield from _spoken(*(each.advice for each in extension.all_fields()))
    yield from _spoken(*(profile.title for profile in PROFILES.values()))


def is_named(target: ast.expr, name: str) -> bool:
    """Return whether something is assigned to a name."""
    return isinstance(target, ast.Name) and target.id == name


def fields(text: str) -> set[str]:
    """Return the names of the placeholders in a text."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}


def _spoken(*texts: str) -> Iterator[Words]:
    templates = (getattr(text, "words", text) for text in texts)
    return (Words(SHARED, text) for text in templates if re.search("[A-Za-z]{2}", text))


def _window_words(module: Module, translators: Mapping[str, Mapping[str, str]]) -> Iterator[Words]:
    """Words given to `tr`, by the class that they stand in, and to `translate`, by the context given."""
    constants = dict(_constants(module.tree))
    wrappers = {"QCoreApplication.translate", "translate", "QT_TRANSLATE_NOOP"}
    contexts = _translators(module.tree)
    for statement in module.tree.body:
        if isinstance(statement, ast.ImportFrom):
            theirs = translators.get(statement.module or "", {})
            contexts |= {each.asname or each.name: theirs[each.name] for each in statement.names if each.name in theirs}

    def literals_of(called: Called) -> tuple[str, list[str]]:
        """Return the context and the literals of a call that translates."""
        name, call = called.name, called.call
        if name.endswith((".tr", ".trUtf8")) and call.args:
            return called.owner, list(_texts(call.args[0], constants))
        if (name in wrappers or name.endswith(".translate")) and len(call.args) > 1:
            context = _text(call.args[0], constants)
            return context or "", list(_texts(call.args[1], constants)) if context is not None else []
        if name in contexts and call.args:
            return contexts[name], list(_texts(call.args[0], constants))
        return "", []

    texts = {called.call: literals_of(called) for called in module.calls}
    singulars = {}
    for one, many in module.singulars.items():
        if isinstance(one, ast.Call) and isinstance(many, ast.Call) and one in texts and many in texts:
            pairs = [*zip(texts[one][1], texts[many][1], strict=False)]
            if pairs and all("%n" in b and "%n" not in a and fields(a) == fields(b) for a, b in pairs):
                singulars[many] = [a for a, _ in pairs]
                texts.pop(one)
    for called in module.calls:
        if called.name in ("msg", "plural"):
            yield from _said(called.call, constants)
        elif called.call in texts:
            context, found = texts[called.call]
            for text, singular in zip(found, singulars.get(called.call) or [""] * len(found), strict=True):
                yield Words(context, text, "%n" in text, singular)


def _translators(tree: ast.Module) -> dict[str, str]:
    """Functions of a module that translate what they are given, with their contexts."""
    constants = dict(_constants(tree))
    found = {}
    for function in tree.body:
        if not isinstance(function, ast.FunctionDef) or not function.args.args:
            continue
        first = function.args.args[0].arg
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and name_of(call.func).endswith("translate") and len(call.args) > 1:
                context = _text(call.args[0], constants)
                if context is not None and isinstance(call.args[1], ast.Name) and call.args[1].id == first:
                    found[function.name] = context
    return found


def _engine_words(module: Module, name: str) -> Iterator[Words]:
    """Words given to `msg`, and every other literal that reads like a sentence and that users may see."""
    constants = dict(_constants(module.tree))
    for called in module.calls:
        if called.name in ("msg", "plural"):
            yield from _said(called.call, constants)
    if not name.startswith(NO_PROSE):
        yield from (Words(SHARED, text) for text in _prose(module))


def _said(call: ast.Call, constants: Mapping[str, str]) -> Iterator[Words]:
    if name_of(call.func) == "msg":
        yield from (Words(SHARED, text) for text in _texts(call.args[0], constants))
        return
    for one, many in zip(_texts(call.args[0], constants), _texts(call.args[1], constants), strict=True):
        is_pair = fields(one) == fields(many)
        yield Words(SHARED, many, is_counted=True, singular=one if is_pair else "")
        if not is_pair:
            yield Words(SHARED, one)


def _prose(module: Module) -> Iterator[str]:
    """Literals in calls that read like a sentence, but for those that nobody reads."""
    for called in module.calls:
        function, call = called.name, called.call
        if SILENT.search(function) or function in ("msg", "plural", "untranslated"):
            continue
        arguments = (*call.args, *(keyword.value for keyword in call.keywords if keyword.arg != "source"))
        texts = (each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str))
        yield from (text for text in texts if PROSE.search(text) and "\n" not in text and not text.startswith("<"))


def name_of(function: ast.expr) -> str:
    """What is called, such as `self.tr`; of what is worked out first only the last name."""
    if isinstance(function, ast.Name):
        return function.id
    if isinstance(function, ast.Attribute):
        return f"{name_of(function.value)}.{function.attr}"
    return ""


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for statement in tree.body:
        targets = (
            statement.targets
            if isinstance(statement, ast.Assign)
            else [statement.target]
            if isinstance(statement, ast.AnnAssign)
            else []
        )
        value = getattr(statement, "value", None)
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield target.id, value.value


def _text(node: ast.expr, constants: Mapping[str, str]) -> str | None:
    return next(iter(_texts(node, constants)), None)


def _texts(node: ast.expr, constants: Mapping[str, str]) -> Iterator[str]:
    """The literals that an argument may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and node.id in constants:
        yield constants[node.id]
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, constants)
        yield from _texts(node.orelse, constants)


def renew(language: str, words: Iterable[Words]) -> tuple[int, int]:
    """Bring the catalogue of a language up to date: translations of words that are still said stay.

    Words that another part of the program says now keep theirs, too.

    Args:
        language: By ISO 639-1.
        words: All words of the program.

    Returns:
        How many messages there are, and how many of them still lack a translation.
    """
    from sitemap_studio.gui.catalogues import CatalogueMessage, n_forms, read_catalogue

    path = TRANSLATIONS / f"sitemap-studio_{language}.ts"
    known = {(each.context, each.source): each for each in read_catalogue(path)} if path.exists() else {}
    said = sorted(set(words))
    here = {(each.context, each.text) for each in said}
    gone = {source: each for (context, source), each in known.items() if (context, source) not in here}
    messages = []
    for context, source, is_numerus, singular in said:
        old = known.get((context, source)) or gone.get(source)
        n_wanted = n_forms(language) if is_numerus else 1
        kept = old.forms if old is not None and len(old.forms) == n_wanted else ("",) * n_wanted
        is_unfinished = not all(kept) or (old is not None and old.is_unfinished)
        messages.append(CatalogueMessage(context, source, kept, is_numerus, is_unfinished, singular))
    TRANSLATIONS.mkdir(exist_ok=True)
    path.write_text(written(language, messages), encoding="utf-8", newline="\n")
    return len(messages), sum(message.is_unfinished for message in messages)


def written(language: str, messages: Iterable[CatalogueMessage]) -> str:
    """A catalogue as Qt Linguist writes it, without places in the source, which change too often.

    Args:
        language: By ISO 639-1.
        messages: Its messages, those of a context together.
    """
    root = f'<TS version="2.1" language="{language}" sourcelanguage="en">'
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", root]
    context = None
    for message in messages:
        if message.context != context:
            if context is not None:
                lines.append("</context>")
            context = message.context
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        state = ' type="unfinished"' if message.is_unfinished else ""
        lines.append('    <message numerus="yes">' if message.is_numerus else "    <message>")
        lines.append(f"        <source>{escape(message.source)}</source>")
        if message.singular:
            lines.append(f"        <extracomment>{escape(message.singular)}</extracomment>")
        if message.is_numerus:
            forms = [f"            <numerusform>{escape(form)}</numerusform>" for form in message.forms]
            lines += [f"        <translation{state}>", *forms, "        </translation>"]
        else:
            lines.append(f"        <translation{state}>{escape(message.forms[0])}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, *(["</context>"] if context is not None else []), "</TS>", ""])


def main() -> int:
    """Update every catalogue and print how complete it is."""
    sys.path.insert(0, str(ROOT))
    from sitemap_studio.gui.catalogues import SOURCE_LANGUAGE, languages

    words = words_of_program()
    for language in languages():
        if language == SOURCE_LANGUAGE:
            continue
        n_messages, n_left = renew(language, words)
        share = (n_messages - n_left) / n_messages
        print(f"{language}: {share:.1%} complete, {n_left:,} of {n_messages:,} messages to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
