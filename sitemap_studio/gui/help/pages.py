"""The pages of the help: Markdown files in `resources/help`, filled in and extended from declared tables.

A line or code span such as `{fields}` in a file is replaced by what is generated for it. Rules and extensions get a
page each. The help is in English; only names of actions, and rules, which the window shows too, are in its language.
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
from sitemap_studio.document.bulk_operations import OPERATIONS
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, HelpFormatter, command_parser, window_parser
from sitemap_studio.document.recovery.log_files import recovery_folder
from sitemap_studio.document.reporting.sarif import source_page
from sitemap_studio.gui.about import APPLICATION, ORGANISATION
from sitemap_studio.gui.actions import plain_label
from sitemap_studio.gui.explanation import explanation_lines, severity_text
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.logbook import log_path
from sitemap_studio.model.large_store import CachePlace
from sitemap_studio.protocol.catalogue import CATALOGUE, RULES
from sitemap_studio.protocol.extension_fields import EXTENSIONS, Extension, ExtensionField
from sitemap_studio.protocol.fields import DEFAULT_PRIORITY, FIELDS, Field
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS, MIB, PROFILES, Profile
from sitemap_studio.protocol.rule import Rule, Severity
from sitemap_studio.protocol.rules.extensions import EXTENSION_RULE_IDS

START: Final = "first-steps"  # the page that is shown where no other was asked for

CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    START: (),
    "window": (
        "table", "sitemaps", "folders", "problems", "repairs", "entry", "languages", "overview", "preview", "finding",
        "history", "export", "saving", "sources", "filter-words", "patterns", "bulk",
    ),
    "format": ("fields", "dates", "escaping", "extensions", "limits"),
    "rules": (),
    "shortcuts": (),
    "command-line": ("output", "python", "all-rules", "benchmarks"),
    "places": (),
    "glossary": (),
}  # fmt: skip
"""The pages that have a file: those of the first level with those below them."""

DIALOG_PAGES: Final = {
    "BulkDialog": "bulk", "ChooseFileDialog": "saving", "ChooseSitemapDialog": "sitemaps", "CompareDialog": "saving", "DuplicatesDialog": "problems",
    "EncodingDialog": "repairs", "ExportDialog": "export", "FaultDialog": "places", "FixesDialog": "problems",
    "GoToDialog": "table", "LanguagesDialog": "languages", "NewSitemapDialog": "sitemaps",
    "PaletteDialog": "shortcuts", "RecoveryDialog": "saving", "SaveFilterDialog": "filter-words",
    "SettingsDialog": "places", "SortDialog": "table", "SplitDialog": "sitemaps", "UnsavedQuestion": "saving",
    "WriteIndexDialog": "sitemaps", "OpenFromWebDialog": "sources", "ScanDialog": "sources", "MergeDialog": "sources",
    "PublishDialog": "sources", "FetchFailuresDialog": "sources",
    "ColumnsDialog": "sources", "SkippedPagesDialog": "sources",
}  # fmt: skip
_PLACEHOLDER: Final = re.compile(r"\{([a-z]+(?:-[a-z]+)*)\}")

translate: Final = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page of the help."""

    id: str  # the target of links to it
    text: str  # markdown; the first line is the title
    pages: tuple[HelpPage, ...] = ()  # the pages below it
    severity: Severity | None = None  # the severity that its icon shows; None for that of an ignored rule
    rule: str = ""  # the id of the rule that it explains; empty for other pages

    @property
    def title(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ").replace("\\", "")

    @property
    def text_with_links(self) -> str:
        titles = ((page.text.partition("\n")[0].removeprefix("# "), page.id) for page in self.pages)
        return self.text + "\n" + "".join(f"- [{title}]({name})\n" for title, name in titles)

    def all_pages(self) -> Iterator[HelpPage]:
        yield self
        for page in self.pages:
            yield from page.all_pages()


def help_pages(profile: Profile, actions: Iterable[QAction]) -> list[HelpPage]:
    """Return the pages of the first level, with all others below them.

    Severities are those of a profile, shortcuts those of the actions.
    """
    values = {
        "fields": _fields(),
        "csv-columns": _table([], [[_code(field.name), _codes(field.csv_names)] for field in FIELDS]),
        "limits": _limits(),
        "severities": _severity_differences(),
        "profile": profile.title,
        "operations": _operations(),
        "keys": _keys(actions),
        "commands": _commands(),
        **{name: str(path) for name, path in _folders().items()},
    }
    generated = {
        "extensions": tuple(_extension(extension) for extension in EXTENSIONS),
        "rules": tuple(
            HelpPage(f"rules-{number}", f"# {localized(subject)}\n", tuple(rule_page(rule, profile) for rule in rules))
            for number, (subject, rules) in enumerate(CATALOGUE.items(), 1)
        ),
    }

    def page(name: str) -> HelpPage:
        text = _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), _read_page(name))
        return HelpPage(name, text, generated.get(name) or tuple(map(page, CONTENTS.get(name, ()))))

    return [page(name) for name in CONTENTS]


def rule_page(rule: Rule, profile: Profile) -> HelpPage:
    """Return the page about a rule, with its severity for a profile."""
    severity = rule.severity_in(profile)
    rows = [
        [name, _code(text) if is_value else _escaped(text)] for name, text, is_value in explanation_lines(rule, profile)
    ]
    rows.append([translate("Help", "Name in filters"), _code(f"problem = {rule.id}")])
    parts = [f"# {_escaped(localized(rule.title))}", f"**{severity_text(severity)}**", _table([], rows)]
    if (url := source_page(rule.source)) is not None:
        link = translate("Help", "Read the source on the web")
        parts.append(f"[{link}]({url})")
    return HelpPage(rule_page_id(rule), _joined(parts), severity=severity, rule=rule.id)


def rule_page_id(rule: Rule) -> str:
    """Return the id of the page about a rule."""
    return f"rule-{rule.id}"


def _read_page(name: str) -> str:
    return resource(f"help/en/{name}.md").read_text(encoding="utf-8")


# Markdown


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(parts) + "\n"


def _escaped(text: str) -> str:
    return re.sub(r"([\\`*_{}\[\]<>#|~&])", r"\\\1", text).replace("\n", " · ")


def _code(text: str) -> str:
    fence = "``" if "`" in text else "`"
    if text[:1] == text[-1:] == " ":
        # Markdown takes one space off at both ends.
        text = f" {text} "
    return f"{fence}{text}{fence}".replace("|", "\\|").replace("\n", " ")


def _codes(texts: Iterable[str]) -> str:
    return ", ".join(map(_code, texts))


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; without heads its first line stays empty, and is not shown."""
    width = len(heads or rows[0])
    lines = [list(heads) or [""] * width, ["---"] * width, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# Generated parts


def _fields() -> str:
    heads = ["Field", "Meaning", "Values"]
    return _table(heads, [[_code(field.name), field.advice, _field_values(field)] for field in FIELDS])


def _field_values(field: Field) -> str:
    if field.choices:
        return _codes(field.choices)
    texts = {
        "loc": "An http or https URL of at most {count} characters",
        "lastmod": "One of the [date formats](dates)",
        "priority": "A number from 0.0 to 1.0; the default is {usual}",
    }
    return texts[field.name].format(count=f"{MAX_LOC_CHARACTERS:,}", usual=DEFAULT_PRIORITY)


def _limits() -> str:
    heads = [
        "Profile",
        "Max. URLs per sitemap",
        "Max. MB per file, uncompressed",
        "Max. sitemaps per index",
        "Source",
    ]
    rows = [
        [
            profile.title,
            f"{profile.max_urls:,}",
            f"{profile.max_bytes // MIB:,}",
            f"{profile.max_sitemaps:,}",
            _escaped(profile.source),
        ]
        for profile in PROFILES.values()
    ]
    return _table(heads, rows)


def _severity_differences() -> str:
    # Those of extensions follow from one sentence.
    rules = [rule for rule in RULES.values() if rule.in_profiles and rule.id not in EXTENSION_RULE_IDS]
    return "\n".join(f"- [{_escaped(localized(rule.title))}]({rule_page_id(rule)})" for rule in rules)


def _operations() -> str:
    fields: dict[str, list[list[str]]] = {}
    for operation in OPERATIONS.values():
        row = [_escaped(operation.words), _escaped(operation.advice)]
        fields.setdefault(operation.field or "", []).append(row)
    titles = {field: _code(field) if field else "Any field" for field in fields}
    return _joined(f"## {titles[field]}\n\n{_table([], rows)}" for field, rows in fields.items())


def _keys(actions: Iterable[QAction]) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    rows = [
        [
            _escaped(action.statusTip().rstrip(".") or plain_label(action.text())),
            "  ".join(_code(keys.toString(native)) for keys in action.shortcuts()),
        ]
        for action in actions
        if action.shortcuts()
    ]
    return _table([translate("Help", "Action"), translate("Help", "Keys")], rows)


def _commands() -> str:
    """The help of the program and of each command as it is printed, which is in English."""
    parsers = {PROGRAM: window_parser(), **{name: command_parser(name) for name in COMMANDS}}
    for parser in parsers.values():
        parser.formatter_class = partial(HelpFormatter, width=72)
    return _joined(f"## {name}\n\n```\n{parser.format_help()}```" for name, parser in parsers.items())


def _folders() -> dict[str, Path]:
    window_file = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION).fileName()
    return {
        "preferences-file": preferences_path(),
        "window-file": Path(window_file),
        "recovery-folder": recovery_folder(),
        "cache-folder": CachePlace().home,
        "sample-folder": state_folder_override() or user_data_path(ORGANISATION, appauthor=False),
        "log-file": log_path(),
    }


# Extensions


def _extension(extension: Extension) -> HelpPage:
    parts = [f"# {_escaped(f'<{extension.shown_name}>')}", _table([], _extension_facts(extension))]
    if extension.attributes:
        parts += ["## Attributes", _items(extension.attributes)]
    if extension.fields:
        parts += ["## Fields", _items(extension.fields)]
    for field in extension.all_fields():
        inner: tuple[ExtensionField, ...] = (*field.attributes, *field.fields)
        if inner:
            parts += [f"## Inside {field.name}", _items(inner)]
    return HelpPage(f"extension-{extension.prefix}", _joined(parts))


def _extension_facts(extension: Extension) -> list[list[str]]:
    rows = [
        ["Namespace", _code(extension.namespace)],
        ["Source", _escaped(extension.source)],
    ]
    for count, name in (
        (extension.max_per_entry, "In an entry"),
        (extension.max_per_sitemap, "In a sitemap"),
    ):
        if count is not None:
            rows.append([name, f"at most {count:,}"])
    rows += [["At least one of", _codes(group)] for group in extension.one_of]
    if extension.is_deprecated:
        rows.append(["Note", "No longer read by Google."])
    return rows


def _items(items: tuple[ExtensionField, ...]) -> str:
    heads = ["Name", "Meaning", "Values"]
    return _table(heads, [[_code(item.name), _item_advice(item), _item_values(item)] for item in items])


def _item_advice(item: ExtensionField) -> str:
    sentences = [_escaped(item.advice)] if item.advice else []
    if item.is_required:
        sentences.append("Required.")
    if item.is_deprecated:
        sentences.append("No longer read by Google.")
    return " ".join(sentences)


def _item_values(item: ExtensionField) -> str:
    parts = [_codes(item.choices) if item.choices else _KINDS[item.kind.value]]
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


_KINDS: Final = {
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
