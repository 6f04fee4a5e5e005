"""The pages of the help about the format, made from the tables of the protocol: fields, dates, extensions, limits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.core.sentences import listed
from sitemap_studio.gui.help.blocks import (
    Block,
    Code,
    Grid,
    Heading,
    Page,
    Points,
    Text,
    Words,
    code,
    joined,
    lines,
    link,
    plain,
)
from sitemap_studio.gui.help.prose import told
from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP
from sitemap_studio.gui.words.numbers import numbered, spelled
from sitemap_studio.gui.words.spoken import spoken
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import Precision
from sitemap_studio.protocol.extension import Extension, ExtensionAttribute, ExtensionField
from sitemap_studio.protocol.extension_fields import EXTENSIONS
from sitemap_studio.protocol.fields import DEFAULT_PRIORITY, FIELDS, Field
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS, MIB, PROFILES

DATE_FORMS: Final[tuple[tuple[Precision, str, str], ...]] = (
    ("year", "2025", QT_TRANSLATE_NOOP("Help", "A year")),
    ("month", "2025-10", QT_TRANSLATE_NOOP("Help", "A month")),
    ("day", "2025-10-28", QT_TRANSLATE_NOOP("Help", "A day: the form that most sitemaps use")),
    ("minute", "2025-10-28T17:33+01:00", QT_TRANSLATE_NOOP("Help", "A minute, with its zone")),
    ("second", "2025-10-28T17:33:00Z", QT_TRANSLATE_NOOP("Help", "A second; Z is the zone of Greenwich, UTC")),
    ("fraction", "2025-10-28T17:33:00.25+01:00", QT_TRANSLATE_NOOP("Help", "A part of a second")),
)
"""The six forms of a date, an example of each, and what it says."""

NO_DATES: Final = (
    ("28.10.2025", QT_TRANSLATE_NOOP("Help", "Another order")),
    ("2025-10-28 17:33", QT_TRANSLATE_NOOP("Help", "No T, and no zone")),
    ("2025-10-28T17:33:00", QT_TRANSLATE_NOOP("Help", "A time without its zone")),
    ("2025-09-31", QT_TRANSLATE_NOOP("Help", "There is no such day")),
    ("2025-10-28T24:00Z", QT_TRANSLATE_NOOP("Help", "Hours end with 23")),
)
"""What is no date, and why."""

ESCAPES: Final = (("&", "&amp;"), ("'", "&apos;"), ('"', "&quot;"), (">", "&gt;"), ("<", "&lt;"))
"""Characters that the protocol wants escaped. Sitemap Protocol 0.9, Entity escaping."""

EXAMPLE: Final = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://www.example.com/catalog?item=12&amp;colour=red</loc>
    <lastmod>2025-10-28</lastmod>
    <changefreq>weekly</changefreq>
    <priority>0.8</priority>
  </url>
</urlset>"""
"""A sitemap of one entry."""

Item = ExtensionField | ExtensionAttribute

translate: Final = QCoreApplication.translate


def reference_page() -> Page:
    """The pages about the format, below one that shows a sitemap."""
    blocks = (
        Text(
            translate(
                "Help",
                "A sitemap is a text in XML, encoded in UTF-8, that lists pages of one "
                "site. It may be compressed with gzip. An index lists sitemaps.",
            )
        ),
        Code(EXAMPLE),
    )
    pages = (_fields(), _dates(), _escaping(), _extensions(), _limits())
    return Page("format", translate("Help", "The format"), blocks, pages)


def _fields() -> Page:
    heads = [
        told(words)
        for words in (
            QT_TRANSLATE_NOOP("Help", "Field"),
            QT_TRANSLATE_NOOP("Help", "Meaning"),
            QT_TRANSLATE_NOOP("Help", "Values"),
        )
    ]
    rows = [[code(field.name), plain(_field_advice(field)), _field_values(field)] for field in FIELDS]
    intro = translate(
        "Help",
        "Each entry has up to four fields; only `loc` is required. The columns of a CSV file have these names, too.",
    )
    names = [[code(field.name), joined(map(code, field.csv_names), ", ")] for field in FIELDS]
    heading = translate("Help", "Columns of CSV files")
    blocks: tuple[Block, ...] = (Text(intro), Grid(heads, rows), Heading(heading), Grid((), names))
    return Page("fields", translate("Help", "Fields of an entry"), blocks)


def _field_advice(field: Field) -> str:
    return spoken(field.advice)


def _field_values(field: Field) -> Words:
    if field.choices:
        return joined(map(code, field.choices), ", ")
    words = {
        "loc": QT_TRANSLATE_NOOP("Help", "An address of http or https of at most {count} characters"),
        "lastmod": QT_TRANSLATE_NOOP("Help", "One of the [forms of dates](dates)"),
        "priority": QT_TRANSLATE_NOOP("Help", "A number from 0.0 to 1.0; without it {usual} holds"),
    }
    return told(words[field.name]).format(count=spelled(MAX_LOC_CHARACTERS), usual=DEFAULT_PRIORITY)


def _dates() -> Page:
    heads = [translate("Help", "Written"), translate("Help", "Says")]
    blocks = (
        Text(translate("Help", "The protocol takes the six forms of the W3C note on dates and times.")),
        Grid(heads, [[code(example), told(words)] for _, example, words in DATE_FORMS]),
        Text(
            translate(
                "Help",
                "A date should say when the page itself last changed. Search engines stop "
                "trusting dates that are always today.",
            )
        ),
        Heading(translate("Help", "What is not a date")),
        Grid((), [[code(example), told(words)] for example, words in NO_DATES]),
    )
    return Page("dates", translate("Help", "Forms of dates"), blocks)


def _escaping() -> Page:
    heads = [translate("Help", "Character"), translate("Help", "In the file")]
    blocks = (
        Text(
            translate(
                "Help",
                "Five characters are escaped in the file. The table shows and takes them "
                "plain: type `&`, and the file gets `&amp;`.",
            )
        ),
        Grid(heads, [[code(character), code(escape)] for character, escape in ESCAPES]),
        Text(
            translate(
                "Help",
                "In an address, characters beyond ASCII and spaces are written with percent signs: `ü` as "
                "`%C3%BC`, a space as `%20`. Fixes and the bulk edit **Escape** do that. Hosts have a form of "
                "their own: `münchen` is `xn--mnchen-3ya`.",
            )
        ),
    )
    return Page("escaping", translate("Help", "Escaping"), blocks)


def _extensions() -> Page:
    intro = translate(
        "Help",
        "Entries may hold more than their fields: pictures, videos, news, "
        "alternates. Unknown XML is kept as it is written.",
    )
    title = translate("Help", "Extensions")
    return Page("extensions", title, (Text(intro),), [_extension(extension) for extension in EXTENSIONS])


def _extension(extension: Extension) -> Page:
    blocks: list[Block] = [Grid((), _facts(extension))]
    if extension.attributes:
        blocks += [Heading(translate("Help", "Attributes")), _items(extension.attributes)]
    if extension.fields:
        blocks += [Heading(translate("Help", "Fields")), _items(extension.fields)]
    for field in extension.all_fields():
        inner: tuple[Item, ...] = (*field.attributes, *field.fields)
        if inner:
            heading = translate("Help", "Inside {field}")
            blocks += [Heading(heading.format(field=field.name)), _items(inner)]
    return Page(f"extension-{extension.prefix}", f"<{extension.shown_name}>", blocks)


def _facts(extension: Extension) -> list[list[Words]]:
    rows: list[list[Words]] = [
        [translate("Help", "Namespace"), code(extension.namespace)],
        [translate("Help", "Source"), plain(extension.source)],
    ]
    at_most = (
        (extension.max_per_entry, QT_TRANSLATE_NOOP("Help", "In an entry")),
        (extension.max_per_sitemap, QT_TRANSLATE_NOOP("Help", "In a sitemap")),
    )
    for count, words in at_most:
        if count is not None:
            rows.append([told(words), plain(translate("Help", "at most {count}").format(count=spelled(count)))])
    rows += [[translate("Help", "At least one of"), joined(map(code, group), ", ")] for group in extension.one_of]
    if extension.is_deprecated:
        rows.append([translate("Help", "Note"), translate("Help", "Nobody reads it any more.")])
    return rows


def _items(items: tuple[Item, ...]) -> Grid:
    heads = [
        told(words)
        for words in (
            QT_TRANSLATE_NOOP("Help", "Name"),
            QT_TRANSLATE_NOOP("Help", "Meaning"),
            QT_TRANSLATE_NOOP("Help", "Values"),
        )
    ]
    return Grid(heads, [[code(item.name), _advice(item), _values(item)] for item in items])


def _advice(item: Item) -> Words:
    words = [spoken(item.advice)]
    if item.is_required:
        words.append(translate("Help", "Required."))
    if item.is_deprecated:
        words.append(translate("Help", "No longer read."))
    return joined(map(plain, words))


def _values(item: Item) -> Words:
    parts: list[Words] = [joined(map(code, item.choices), ", ")] if item.choices else [told(_KINDS[item.kind.value])]
    if item.minimum is not None and item.maximum is not None:
        span = translate("Help", "{least} to {most}")
        parts.append(plain(span.format(least=spelled(int(item.minimum)), most=spelled(int(item.maximum)))))
    elif item.minimum is not None:
        parts.append(plain(translate("Help", "at least {least}").format(least=spelled(int(item.minimum)))))
    if isinstance(item, ExtensionField):
        if item.max_characters is not None:
            most = translate("Help", "at most %n characters", None, item.max_characters)
            parts.append(plain(numbered(item.max_characters, most)))
        if item.max_items is not None:
            most = translate("Help", "at most %n in a list", None, item.max_items)
            parts.append(plain(numbered(item.max_items, most)))
        if item.max_count is None:
            parts.append(translate("Help", "any number of times"))
        elif item.max_count > 1:
            most = translate("Help", "at most %n times", None, item.max_count)
            parts.append(plain(numbered(item.max_count, most)))
    return joined(parts, "; ")


_KINDS: Final = {
    "text": QT_TRANSLATE_NOOP("Help", "a text"),
    "url": QT_TRANSLATE_NOOP("Help", "an address"),
    "date": QT_TRANSLATE_NOOP("Help", "a [date](dates)"),
    "integer": QT_TRANSLATE_NOOP("Help", "a whole number"),
    "decimal": QT_TRANSLATE_NOOP("Help", "a number"),
    "yes-no": QT_TRANSLATE_NOOP("Help", "yes or no"),
    "choice": QT_TRANSLATE_NOOP("Help", "one of a list"),
    "language": QT_TRANSLATE_NOOP("Help", "the code of a language"),
    "country": QT_TRANSLATE_NOOP("Help", "codes of countries"),
    "group": QT_TRANSLATE_NOOP("Help", "fields of its own"),
}
"""What the text of an extension's field is, by its kind."""


def _limits() -> Page:
    heads = [
        told(words)
        for words in (
            QT_TRANSLATE_NOOP("Help", "Profile"),
            QT_TRANSLATE_NOOP("Help", "URLs in a sitemap"),
            QT_TRANSLATE_NOOP("Help", "MB in a file, unpacked"),
            QT_TRANSLATE_NOOP("Help", "Sitemaps in an index"),
        )
    ]
    rows = [
        [
            lines([plain(spoken(profile.title)), plain(profile.source)]),
            plain(spelled(profile.max_urls)),
            plain(spelled(profile.max_bytes // MIB)),
            plain(spelled(profile.max_sitemaps)),
        ]
        for profile in PROFILES.values()
    ]
    blocks: list[Block] = [
        Text(
            translate(
                "Help",
                "A profile is one reader of sitemaps with its limits and habits. Choose it "
                "in the toolbar; exports and problems follow it.",
            )
        ),
        Grid(heads, rows),
        Heading(translate("Help", "How they differ")),
    ]
    ignoring = [spoken(profile.title) for profile in PROFILES.values() if profile.ignores_hints]
    words = translate("Help", "Ignored by {profiles}: `changefreq` and `priority`. They do no harm there.")
    blocks.append(Text(words.format(profiles=spoken(listed(ignoring)))))
    told_otherwise = [link(f"rule-{rule.id}", spoken(rule.title)) for rule in RULES.values() if rule.in_profiles]
    words = translate("Help", "Some rules are more severe for one profile than for another; each page says for which.")
    blocks += [Text(words), Points(told_otherwise)]
    return Page("limits", translate("Help", "Limits and profiles"), blocks)
