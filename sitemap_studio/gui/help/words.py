"""The pages of the help about words: the glossary, filters, expressions, replacements, bulk edits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.document.bulk.operations import OPERATIONS, Operation
from sitemap_studio.gui.help.blocks import Block, Grid, Heading, Page, Text, Words, code, joined, lines, plain
from sitemap_studio.gui.help.prose import told
from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP
from sitemap_studio.gui.words.operation_words import operation_advice, operation_words, parameter_words
from sitemap_studio.search.words import WORDS, Operator

GLOSSARY: Final = (
    (QT_TRANSLATE_NOOP("Help", "entry"), QT_TRANSLATE_NOOP("Help", "One `<url>` with its fields and extensions.")),
    (QT_TRANSLATE_NOOP("Help", "sitemap"), QT_TRANSLATE_NOOP("Help", "One file of entries.")),
    (QT_TRANSLATE_NOOP("Help", "index"), QT_TRANSLATE_NOOP("Help", "A file that lists sitemaps.")),
    (QT_TRANSLATE_NOOP("Help", "set"),
     QT_TRANSLATE_NOOP("Help", "What is open: an index with its sitemaps, all sitemaps of a folder, or a lone one.")),
    (QT_TRANSLATE_NOOP("Help", "field"),
     QT_TRANSLATE_NOOP("Help", "`loc`, `lastmod`, `changefreq` or `priority` of an entry. [Fields](fields)")),
    (QT_TRANSLATE_NOOP("Help", "extension"),
     QT_TRANSLATE_NOOP("Help", "What an entry holds besides: images, videos, news, alternates, or unknown XML. "
                       "[Extensions](extensions)")),
    (QT_TRANSLATE_NOOP("Help", "problem"),
     QT_TRANSLATE_NOOP("Help", "A fact about the data that a [rule](rules) found, with its source.")),
    (QT_TRANSLATE_NOOP("Help", "profile"),
     QT_TRANSLATE_NOOP("Help", "The limits and habits of one reader of sitemaps. [Limits](limits)")),
    (QT_TRANSLATE_NOOP("Help", "edit"), QT_TRANSLATE_NOOP("Help", "One change that can be undone, of any size.")),
    (QT_TRANSLATE_NOOP("Help", "fix"),
     QT_TRANSLATE_NOOP("Help", "An edit that puts a problem right without guessing.")),
    (QT_TRANSLATE_NOOP("Help", "repair"),
     QT_TRANSLATE_NOOP("Help", "What was mended so that a broken file could be read. [Repairs](repairs)")),
    (QT_TRANSLATE_NOOP("Help", "alternate"),
     QT_TRANSLATE_NOOP("Help", "The same page in another language, named by `hreflang`.")),
    (QT_TRANSLATE_NOOP("Help", "cluster"), QT_TRANSLATE_NOOP("Help", "Pages that name each other as alternates.")),
    (QT_TRANSLATE_NOOP("Help", "job"),
     QT_TRANSLATE_NOOP("Help", "Work in the background, with progress and a button that stops it.")),
)  # fmt: skip
"""The words of the program, and what they mean."""

FILTER_WORDS: Final[dict[str, tuple[str, str]]] = {
    "loc": (QT_TRANSLATE_NOOP("Help", "The address"), "loc contains /blog/"),
    "lastmod": (QT_TRANSLATE_NOOP("Help", "The date; a date stands for all the time that it names"),
                "lastmod < 2025-01-01"),
    "changefreq": (QT_TRANSLATE_NOOP("Help", "The change frequency"), "changefreq in daily, weekly, missing"),
    "priority": (QT_TRANSLATE_NOOP("Help", "The priority, as a number"), "priority in 0.5..0.8, other"),
    "entry": (QT_TRANSLATE_NOOP("Help", "The number of the entry in the set, from 1"), "entry in 1..100"),
    "any": (QT_TRANSLATE_NOOP("Help", "Any of the four fields"), "any contains lamp"),
    "sitemap": (QT_TRANSLATE_NOOP("Help", "The name of the sitemap"), "sitemap = blog.xml"),
    "folder": (QT_TRANSLATE_NOOP("Help", "The folder of the address, with all below it"),
               "folder = https://www.example.com/shop/"),
    "extension": (QT_TRANSLATE_NOOP("Help", "What the entry holds besides its fields"), "extension = image"),
    "problem": (QT_TRANSLATE_NOOP("Help", "A severity, or the id of a rule"), "problem in error, loc-duplicate"),
    "state": (QT_TRANSLATE_NOOP("Help", "What happened to the entry since it was opened or saved"), "state = changed"),
}  # fmt: skip
"""What each word of a filter asks, and a filter with it."""

FILTER_OPERATORS: Final[dict[Operator, str]] = {
    "=": QT_TRANSLATE_NOOP("Help", "is the same"),
    "!=": QT_TRANSLATE_NOOP("Help", "is another"),
    "<": QT_TRANSLATE_NOOP("Help", "is less, or earlier"),
    ">": QT_TRANSLATE_NOOP("Help", "is more, or later"),
    "<=": QT_TRANSLATE_NOOP("Help", "is at most, or no later"),
    ">=": QT_TRANSLATE_NOOP("Help", "is at least, or no earlier"),
    "contains": QT_TRANSLATE_NOOP("Help", "holds the text, in capitals or not"),
    "does not contain": QT_TRANSLATE_NOOP("Help", "does not hold it"),
    "matches": QT_TRANSLATE_NOOP("Help", "holds what a [regular expression](patterns) describes"),
    "does not match": QT_TRANSLATE_NOOP("Help", "holds no such thing"),
    "in": QT_TRANSLATE_NOOP("Help", "is one of a list with commas"),
    "not in": QT_TRANSLATE_NOOP("Help", "is none of the list"),
    "is empty": QT_TRANSLATE_NOOP("Help", "is missing or blank"),
    "is not empty": QT_TRANSLATE_NOOP("Help", "is there"),
}
"""What each comparison means."""

FILTER_ITEMS: Final = (
    ("0.5..0.8", QT_TRANSLATE_NOOP("Help", "numbers from one to another, both included"), "priority in 0.5..0.8"),
    ("2025-01..2025-03", QT_TRANSLATE_NOOP("Help", "dates from one to another; either may be left out"),
     "lastmod in 2025-01..2025-03"),
    ("last 30 days", QT_TRANSLATE_NOOP("Help", "today and the days before"), "lastmod in last 30 days"),
    ("missing", QT_TRANSLATE_NOOP("Help", "no value, or a blank one"), "changefreq in missing"),
    ("other", QT_TRANSLATE_NOOP("Help", "what the field may not say"), "priority in other"),
)  # fmt: skip
"""What may stand in a list besides values."""

PATTERNS: Final = (
    (".", QT_TRANSLATE_NOOP("Help", "any character"), "a.c", "abc"),
    ("[0-9]", QT_TRANSLATE_NOOP("Help", "one of these characters; `[^0-9]` any other"), "item=[0-9]", "item=7"),
    (r"\d  \w  \s", QT_TRANSLATE_NOOP("Help", "a digit; a letter, digit or underscore; a space"), r"\d\d", "42"),
    ("*  +  ?", QT_TRANSLATE_NOOP("Help", "any number of the thing before; at least one; one or none"),
     "colou?r", "color"),
    ("{2,4}", QT_TRANSLATE_NOOP("Help", "two to four of the thing before"), "/[0-9]{2,4}/", "/2025/"),
    ("a|b", QT_TRANSLATE_NOOP("Help", "one or the other"), "jpe?g|png", "jpg"),
    ("(…)", QT_TRANSLATE_NOOP("Help", "a group, for repeating it or for the replacement"), "(ab)+", "abab"),
    ("^  $", QT_TRANSLATE_NOOP("Help", "the beginning; the end"), "^https:", "https://www.example.com/"),
    (r"\.", QT_TRANSLATE_NOOP("Help", "the character itself, where it has a special meaning"), r"\.html$", "a.html"),
    ("(?i)", QT_TRANSLATE_NOOP("Help", "from here on, case does not matter"), "(?i)lamp", "LAMP"),
)  # fmt: skip
"""Signs of expressions, what they mean, an expression with one, and a text that it matches."""

TEMPLATES: Final = (
    ("$1  ${1}", QT_TRANSLATE_NOOP("Help", "what the first group found"),
     r"/(\d+)-(\w+)", "/$2/$1", "/12-lamp", "/lamp/12"),
    ("${name}", QT_TRANSLATE_NOOP("Help", "what the group of that name found"), r"(?<n>\d+)", "no-${n}", "7", "no-7"),
    ("$0  $&", QT_TRANSLATE_NOOP("Help", "all that was found"), "lamp", "[$0]", "lamp", "[lamp]"),
    ("$$", QT_TRANSLATE_NOOP("Help", "a dollar sign"), "EUR", "$$", "EUR", "$"),
    (r"\U … \E", QT_TRANSLATE_NOOP("Help", "in capitals, to the end or to `\\E`"), "(a)(b)", r"\U$1\E$2", "ab", "Ab"),
    (r"\L … \E", QT_TRANSLATE_NOOP("Help", "in small letters"), "([A-Z]+)", r"\L$1", "LAMP", "lamp"),
    (r"\u  \l", QT_TRANSLATE_NOOP("Help", "the next character as a capital, as a small letter"),
     r"(\w+)", r"\u$1", "lamp", "Lamp"),
)  # fmt: skip
"""Signs of replacements, what they mean, and an example: expression, replacement, before, after."""


translate: Final = QCoreApplication.translate


def glossary_page() -> Page:
    """The words of the program."""
    rows = [[joined([f"**{told(word)}**"]), told(meaning)] for word, meaning in GLOSSARY]
    return Page("glossary", translate("Help", "Glossary"), (Grid((), rows),))


def filter_page() -> Page:
    """The words of filters."""
    example_head = translate("Help", "Example")
    words = [[code(name), told(FILTER_WORDS[name][0]), code(FILTER_WORDS[name][1])] for name in WORDS]
    operators = [[code(name), told(meaning)] for name, meaning in FILTER_OPERATORS.items()]
    items = [[code(item), told(meaning), code(example)] for item, meaning, example in FILTER_ITEMS]
    choices = [
        [code(word.name), joined(map(code, sorted(word.choices)), ", ")]
        for word in WORDS.values()
        if word.choices and word.name != "problem"
    ]
    blocks: tuple[Block, ...] = (
        Text(
            translate(
                "Help",
                "Words typed above the table are looked for in the field chosen beside them. `/…/` looks for "
                "a [regular expression](patterns). A filter asks more precisely: a word, a "
                "comparison, a value, several of these joined by `and`. The command line takes "
                "the same filters.",
            )
        ),
        Heading(translate("Help", "Words")),
        Grid((translate("Help", "Word"), translate("Help", "Asks for"), example_head), words),
        Heading(translate("Help", "Comparisons")),
        Grid((), operators),
        Heading(translate("Help", "Lists")),
        Grid((translate("Help", "Item"), translate("Help", "Means"), example_head), items),
        Heading(translate("Help", "Possible values")),
        Grid((), choices),
        Text(
            translate(
                "Help",
                "A value with spaces, commas or quotes may stand in quotes. Filters can be saved under a name, "
                "beside the filter line.",
            )
        ),
    )
    return Page("filter-words", translate("Help", "Filters"), blocks)


def patterns_page() -> Page:
    """Regular expressions, and what replaces what they find."""
    head = [
        told(words)
        for words in (
            QT_TRANSLATE_NOOP("Help", "Sign"),
            QT_TRANSLATE_NOOP("Help", "Means"),
            QT_TRANSLATE_NOOP("Help", "Example"),
            QT_TRANSLATE_NOOP("Help", "Finds"),
        )
    ]
    signs = [[code(sign), told(words), code(example), code(text)] for sign, words, example, text in PATTERNS]
    template_head = [
        told(words)
        for words in (
            QT_TRANSLATE_NOOP("Help", "Sign"),
            QT_TRANSLATE_NOOP("Help", "Puts in"),
            QT_TRANSLATE_NOOP("Help", "Example"),
            QT_TRANSLATE_NOOP("Help", "Before and after"),
        )
    ]
    templates = [
        [code(sign), told(words), lines([code(expression), code(by)]), lines([code(before), code(after)])]
        for sign, words, expression, by, before, after in TEMPLATES
    ]
    blocks: tuple[Block, ...] = (
        Text(
            translate(
                "Help",
                "Expressions follow the syntax of Rust, which takes linear time on any text. It knows neither "
                "look-around nor back-references.",
            )
        ),
        Grid(head, signs),
        Heading(translate("Help", "In the replacement")),
        Grid(template_head, templates),
    )
    return Page("patterns", translate("Help", "Regular expressions"), blocks)


def bulk_page() -> Page:
    """All bulk edits."""
    fields: dict[str, list[Operation]] = {}
    for operation in OPERATIONS.values():
        fields.setdefault(operation.field or "", []).append(operation)
    blocks: list[Block] = [
        Text(
            translate(
                "Help",
                "Ctrl+B changes a field of the entries selected or shown, or of all. Every "
                "value is shown before and after; what can't be changed keeps its value, and is "
                "listed with the reason. One step undoes it.",
            )
        ),
    ]
    for field, operations in fields.items():
        title = Heading(code(field)) if field else Heading(translate("Help", "Any field"))
        blocks += [title, Grid((), [[plain(operation_words(each)), _operation(each)] for each in operations])]
    return Page("bulk", translate("Help", "Bulk edits"), blocks)


def _operation(operation: Operation) -> Words:
    asks = translate("Help", "Asks: {what}")
    asked = [plain(asks.format(what=parameter_words(parameter))) for parameter in operation.parameters]
    return lines([plain(operation_advice(operation)), *asked])
