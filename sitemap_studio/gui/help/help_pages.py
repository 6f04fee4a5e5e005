"""Pages of the help: Markdown files of `resources/help`, and generated pages about rules and extensions.

A line or code span such as `{fields}` in a file is a placeholder for generated text. The help is in English; names of
actions and texts of rules are in the language of the window, which shows them too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtGui import QAction, QKeySequence

from sitemap_studio.core.paths import resource, state_folder_override
from sitemap_studio.core.preferences import preferences_path
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, HelpFormatter, command_parser, window_parser
from sitemap_studio.document.recovery.log_files import recovery_folder
from sitemap_studio.document.reporting.sarif import source_page
from sitemap_studio.gui.about import APPLICATION, ORGANISATION
from sitemap_studio.gui.actions import plain_label
from sitemap_studio.gui.explanation import explanation_lines, severity_text
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.logbook import log_path
from sitemap_studio.model.large_store import CacheLocation
from sitemap_studio.protocol.extension_fields import EXTENSIONS, Extension, ExtensionField
from sitemap_studio.protocol.fields import DEFAULT_PRIORITY, FIELDS, Field
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS, Profile
from sitemap_studio.protocol.rule import Rule, Severity
from sitemap_studio.protocol.rule_table import CATALOGUE

START_PAGE: Final = "first-steps"
"""The page that is shown first."""

CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    START_PAGE: (),
    "window": (
        "table", "sitemaps", "folders", "problems", "repairs", "entry", "languages", "overview", "preview", "finding",
        "history", "export", "saving", "sources", "pages", "page-facts", "filter-words", "patterns", "bulk",
    ),
    "format": ("fields", "dates", "escaping", "extensions", "limits"),
    "rules": (),
    "shortcuts": (),
    "command-line": ("output", "python", "all-rules", "benchmarks"),
    "places": (),
    "glossary": (),
}  # fmt: skip
"""Pages with a file: the pages of the first level, each with the pages below it."""

_PLACEHOLDER: Final = re.compile(r"\{([a-z]+(?:-[a-z]+)*)\}")

translate: Final = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of the help.

    Attributes:
        id: Target of links to the page.
        text: Markdown, whose first line is the title.
        parent: Id of the page above it in the contents; empty on the first level.
        rule: Id of the rule that the page explains; empty for other pages.
        severity: Severity of this rule in the profile; None if the profile ignores it.
    """

    id: str
    text: str
    parent: str = ""
    rule: str = ""
    severity: Severity | None = None

    @property
    def title(self) -> str:
        """Title as plain text."""
        return self.title_markdown.replace("\\", "")

    @property
    def title_markdown(self) -> str:
        """Title as escaped Markdown."""
        return self.text.partition("\n")[0].removeprefix("# ")


def help_pages(profile: Profile, actions: Iterable[QAction]) -> dict[str, HelpPage]:
    """Return all pages by id, in the order of the contents.

    Args:
        profile: Profile that decides the severities of rules.
        actions: Actions whose keys are listed.
    """
    values = {
        "fields": _fields_table(),
        "csv-columns": _markdown_table(
            ["Field", "Columns"], [[_code_span(field.name), _code_spans(field.csv_names)] for field in FIELDS]
        ),
        "profile": profile.title,
        "keys": _keys_table(actions),
        "commands": _command_help(),
        **{name: str(path) for name, path in _folders().items()},
    }

    def pages() -> Iterator[HelpPage]:
        """Yield the pages in the order of the contents, with their placeholders replaced."""
        for top, inner in CONTENTS.items():
            for name in (top, *inner):
                text = resource(f"help/en/{name}.md").read_text(encoding="utf-8")
                text = _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)
                yield HelpPage(name, text, top if name != top else "")
                if name == "rules":
                    yield from _rule_pages(profile)
                elif name == "extensions":
                    yield from map(_extension_page, EXTENSIONS)

    return {page.id: page for page in pages()}


def rule_page_id(rule: Rule) -> str:
    """Return the id of the page about a rule."""
    return f"rule-{rule.id}"


# Generated pages


def _rule_pages(profile: Profile) -> Iterator[HelpPage]:
    """Yield a page for each subject of rules, followed by the pages of its rules."""
    for number, (subject, rules) in enumerate(CATALOGUE.items(), 1):
        yield HelpPage(f"rules-{number}", f"# {localized(subject)}\n", "rules")
        yield from (_rule_page(rule, profile, parent=f"rules-{number}") for rule in rules)


def _rule_page(rule: Rule, profile: Profile, *, parent: str) -> HelpPage:
    """Return the page that explains a rule, with its severity in a profile and a link to its source."""
    severity = rule.severity_in(profile)
    lines = [
        (name, _code_span(text) if is_value else _escape_markdown(text))
        for name, text, is_value in explanation_lines(rule, profile)
    ]
    lines.append((translate("Help", "Name in filters"), _code_span(f"problem = {rule.id}")))
    paragraphs = [f"# {_escape_markdown(localized(rule.title))}", f"**{severity_text(severity)}**"]
    paragraphs += [f"**{name}:** {text}" for name, text in lines]
    if (url := source_page(rule.source)) is not None:
        link = translate("Help", "Read the source on the web")
        paragraphs.append(f"[{link}]({url})")
    return HelpPage(rule_page_id(rule), "\n\n".join(paragraphs), parent, rule.id, severity)


def _extension_page(extension: Extension) -> HelpPage:
    """Return the page about an extension, with tables of its attributes and fields."""
    paragraphs = [
        f"# {_escape_markdown(f'<{extension.shown_name}>')}",
        f"**Namespace:** {_code_span(extension.namespace)}",
        f"**Source:** {_escape_markdown(extension.source)}",
    ]
    for count, place in ((extension.max_per_entry, "an entry"), (extension.max_per_sitemap, "a sitemap")):
        if count is not None:
            paragraphs.append(f"**In {place}:** at most {count:,}")
    paragraphs += [f"**At least one of:** {_code_spans(group)}" for group in extension.one_of]
    if extension.is_deprecated:
        paragraphs.append("Google no longer reads this extension.")
    parts = [("Attributes", extension.attributes), ("Fields", extension.fields)]
    parts += [(f"Inside {field.name}", (*field.attributes, *field.fields)) for field in extension.all_fields()]
    for title, items in parts:
        if items:
            rows = [[_code_span(item.name), _item_advice(item), _item_values(item)] for item in items]
            paragraphs += [f"## {title}", _markdown_table(["Name", "Meaning", "Values"], rows)]
    return HelpPage(f"extension-{extension.prefix}", "\n\n".join(paragraphs), "extensions")


def _item_advice(item: ExtensionField) -> str:
    """Return the meaning of an extension's field as Markdown, and whether it is required or deprecated."""
    sentences = [_escape_markdown(item.advice)] if item.advice else []
    if item.is_required:
        sentences.append("Required.")
    if item.is_deprecated:
        sentences.append("No longer read by Google.")
    return " ".join(sentences)


def _item_values(item: ExtensionField) -> str:
    """Return the permitted values of an extension's field and its maximum number, as Markdown."""
    parts = [_code_spans(item.choices) if item.choices else _VALUE_KINDS[item.kind.value]]
    if item.minimum is not None and item.maximum is not None:
        parts.append(f"{item.minimum:,.0f} to {item.maximum:,.0f}")
    elif item.minimum is not None:
        parts.append(f"at least {item.minimum:,.0f}")
    if item.max_characters is not None:
        parts.append(f"at most {item.max_characters:,} characters")
    if item.max_items is not None:
        parts.append(f"at most {item.max_items:,} in a list")
    if item.max_count is None:
        parts.append("any number of times")
    elif item.max_count > 1:
        parts.append(f"at most {item.max_count:,} times")
    return "; ".join(parts)


_VALUE_KINDS: Final = {
    "text": "a text",
    "url": "a URL",
    "date": "a [date](dates)",
    "integer": "a whole number",
    "decimal": "a number",
    "yes-no": "yes or no",
    "choice": "one of a list",
    "language": "a language code",
    "country": "country codes",
    "group": "fields of its own",
}


# Values of placeholders


def _fields_table() -> str:
    """Return a Markdown table of the fields of entries, with their meaning and values."""
    rows = [[_code_span(field.name), field.advice, _field_values(field)] for field in FIELDS]
    return _markdown_table(["Field", "Meaning", "Values"], rows)


def _field_values(field: Field) -> str:
    """Return the permitted values of a field of entries, as Markdown."""
    if field.choices:
        return _code_spans(field.choices)
    return {
        "loc": f"An http or https URL of at most {MAX_LOC_CHARACTERS:,} characters",
        "lastmod": "One of the [date formats](dates)",
        "priority": f"A number from 0.0 to 1.0; the default is {DEFAULT_PRIORITY}",
    }[field.name]


def _keys_table(actions: Iterable[QAction]) -> str:
    """Return a Markdown table of the actions that have shortcuts."""
    native = QKeySequence.SequenceFormat.NativeText
    rows = [
        [
            _escape_markdown(action.statusTip().rstrip(".") or plain_label(action.text())),
            "  ".join(_code_span(keys.toString(native)) for keys in action.shortcuts()),
        ]
        for action in actions
        if action.shortcuts()
    ]
    return _markdown_table([translate("Help", "Action"), translate("Help", "Keys")], rows)


def _command_help() -> str:
    """Return the printed help of the program and of each command as Markdown, with headings and code blocks."""
    parsers = {PROGRAM: window_parser(), **{name: command_parser(name) for name in COMMANDS}}
    for parser in parsers.values():
        parser.formatter_class = partial(HelpFormatter, width=72)
    return "\n\n".join(f"## {name}\n\n```\n{parser.format_help()}```" for name, parser in parsers.items())


def _folders() -> dict[str, Path]:
    """Return the paths of the files and folders that the program uses, by placeholder."""
    window_file = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION).fileName()
    return {
        "preferences-file": preferences_path(),
        "window-file": Path(window_file),
        "recovery-folder": recovery_folder(),
        "cache-folder": CacheLocation().parent,
        "sample-folder": state_folder_override() or user_data_path(ORGANISATION, appauthor=False),
        "log-file": log_path(),
    }


# Markdown


def _escape_markdown(text: str) -> str:
    """Return plain text as Markdown, with “ · ” for line breaks."""
    return re.sub(r"([\\`*_{}\[\]<>#|~&])", r"\\\1", text).replace("\n", " · ")


def _code_span(text: str) -> str:
    """Return text as a Markdown code span on one line."""
    fence = "``" if "`" in text else "`"
    # Markdown removes one space at both ends.
    padding = " " if text[:1] == text[-1:] == " " else ""
    return f"{fence}{padding}{text}{padding}{fence}".replace("\n", " ")


def _code_spans(texts: Iterable[str]) -> str:
    """Return texts as Markdown code spans, separated by commas."""
    return ", ".join(map(_code_span, texts))


def _markdown_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table from its headings and rows of Markdown cells."""
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, ["---"] * len(heads), *rows))
