"""Update the translation catalogues with the texts of the program; Babel extracts, merges and compiles.

    python packaging/translations.py

Texts are literal arguments of the functions in `KEYWORDS`, and texts of declared tables. Only `translate` and
`QT_TRANSLATE_NOOP` give a text a context.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "sitemap_studio"
TRANSLATIONS: Final = ROOT / "resources" / "translations"
DOMAIN: Final = "sitemap-studio"

KEYWORDS: Final = parse_keywords(
    [
        # Texts with a number are both singular and plural, because English has a separate text for exactly one.
        *(
            "tr:1",
            "tr:1,1,3t",
            "translate:1c,2",
            "translate:1c,2,2,4t",
            "QT_TRANSLATE_NOOP:1c,2",
            "msg:1",
            "plural:1,2",
        ),
        # Functions that translate their argument.
        *("translated:1", "translated:1,1,2t", "_translated:1"),
    ]
)
"""Functions and the positions of their text arguments, in the syntax of `pybabel extract --keyword`."""

ENGLISH_FOLDERS: Final = re.compile(r"cli/|document/reporting/|__main__|document/bulk_edit|sources/generator_config")
"""Modules whose messages are not translated, because only the command line and reports show them."""


@cache
def extract_template() -> Catalog:
    """Return a catalogue of all translatable texts of the window, without translations."""
    catalog = Catalog(domain=DOMAIN)
    for name, _, found, comments, context in extract_from_dir(
        PACKAGE, [("**.py", "python")], keywords=KEYWORDS, directory_filter=lambda _: True
    ):
        if ENGLISH_FOLDERS.match(name):
            continue
        if isinstance(found, tuple) and found[0] != found[1]:
            one, found = found[0], (found[1], found[1])
            catalog.add(one, locations=[(name, 0)])
        catalog.add(found, locations=[(name, 0)], auto_comments=comments, context=context)
    for context, text in table_texts():
        catalog.add((text, text) if "%n" in text else text, context=context)
    return catalog


def table_texts() -> Iterator[tuple[str | None, str]]:
    """Yield the texts of declared tables, each with its context or None."""
    from sitemap_studio.core.preferences import PREFERENCES, TOPICS
    from sitemap_studio.document.bulk_operations import OPERATIONS
    from sitemap_studio.gui.actions import ACTIONS, MENUS, TOOLBAR
    from sitemap_studio.gui.formatting.extension_titles import KIND_LABELS
    from sitemap_studio.protocol.decisions import DECISIONS
    from sitemap_studio.protocol.extension_fields import EXTENSIONS
    from sitemap_studio.protocol.fields import FIELDS
    from sitemap_studio.protocol.profiles import PROFILES
    from sitemap_studio.protocol.rule_table import CATALOGUE

    texts: list[str] = [text for spec in ACTIONS for text in (spec.text, spec.tip)]
    texts += [*MENUS, *(label for _, label in filter(None, TOOLBAR))]
    texts += [text for kind_labels in KIND_LABELS.values() for text in kind_labels]
    for topic, rules in CATALOGUE.items():
        texts += [topic, *(text for rule in rules for text in (rule.title, rule.explanation, rule.fix))]
    for preference in PREFERENCES:
        words = getattr(preference.kind, "words", ())
        texts += [preference.label, preference.tip, *((words,) if isinstance(words, str) else words)]
        texts += [getattr(preference.kind, name, "") for name in ("empty", "zero", "unit", "hint")]
    for operation in OPERATIONS.values():
        texts += [operation.label, operation.advice, *(each.label for each in operation.parameters)]
    for decision in DECISIONS.values():
        texts += [decision.one, decision.many, decision.reason, decision.question]
        texts += [answer.label for answer in decision.answers]
    texts += [field.advice for field in FIELDS]
    for extension in EXTENSIONS:
        texts += [field.advice for field in (*extension.attributes, *extension.all_fields())]
    texts += [profile.title for profile in PROFILES.values()]
    templates = (getattr(text, "words", text) for text in texts)
    yield from ((None, text) for text in templates if re.search("[A-Za-z]{2}", text))
    # Titles are nouns; the same text may be a verb in a command.
    yield from (("Messages", topic.title) for topic in TOPICS)


def compile_catalog(catalog: Catalog) -> bytes:
    """Return a catalogue as the bytes of a `.mo` file, without fuzzy translations."""
    content = BytesIO()
    write_mo(content, catalog)
    return content.getvalue()


def read_catalog(path: Path) -> Catalog:
    """Read a `.po` file in LANGUAGE/LC_MESSAGES, and return its catalogue."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name, domain=DOMAIN)


def write_catalog(catalog: Catalog, path: Path) -> None:
    """Write a catalogue as a `.po` file, and the compiled `.mo` file beside it."""
    content = BytesIO()
    write_po(content, catalog, width=120, sort_output=True, include_lineno=False)
    path.write_bytes(content.getvalue())
    path.with_suffix(".mo").write_bytes(compile_catalog(read_catalog(path)))


def main() -> int:
    """Update and compile every catalogue, and print its completeness; return the exit code."""
    sys.path.insert(0, str(ROOT))
    for path in sorted(TRANSLATIONS.glob("*/LC_MESSAGES/*.po")):
        catalog = read_catalog(path)
        # Translations of similar texts would be guesses.
        catalog.update(extract_template(), no_fuzzy_matching=True, update_creation_date=False)
        write_catalog(catalog, path)
        n_untranslated = sum(
            not (message.string and all(message.string)) or message.fuzzy for message in catalog if message.id
        )
        print(
            f"{path.parent.parent.name}: {1 - n_untranslated / len(catalog):.1%} complete, {n_untranslated:,} of {len(catalog):,} to translate"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
