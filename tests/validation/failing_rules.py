"""Rules made to fail, a sitemap in which every way of judging finds something, and what is told of it."""

from __future__ import annotations

from dataclasses import replace

import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.validation.failures import Failure
from sitemap_studio.validation.values import fields
from tests.builders import HOST

DECLARED = "".join(f' xmlns:{name}="{EXTENSIONS[name]}"' for name in ("image", "video"))
DECLARED += ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def image(loc: str) -> str:
    return f"<image:image><image:loc>{loc}</image:loc></image:image>"


def link(language: str, href: str) -> str:
    return f'<xhtml:link rel="alternate" hreflang="{language}" href="{href}"/>'


ENTRIES = (
    {"loc": f"{HOST}/a%zz", "lastmod": "2026-11-31"},
    {"loc": f"{HOST}/a b", "changefreq": "Daily", "xml": image("relative.jpg")},
    {"loc": f"{HOST}/c%4", "priority": "7", "xml": image("also.jpg")},
    {"loc": f"{HOST}/c", "xml": link("de", f"{HOST}/de") + link("de", f"{HOST}/de")},
    {"loc": f"{HOST}/c/", "lastmod": "2005-01-01", "changefreq": "always", "xml": link("fr", f"{HOST}/c")},
    {"loc": f"{HOST}/c", "priority": "0.5"},
    {"loc": "http://www.example.com/e", "xml": image(f"{HOST}/e.jpg")},
    {"loc": "https://www.example.com/e"},
)
"""Every way of judging finds something in these."""


def others(document: Document) -> list[tuple[str, int | None, str]]:
    """All problems but that rules failed: those of entries, then those that are noted."""
    problems = document.problems.of_slots(document.table, document.table.order)
    problems += [each for each in document.problems.noted if each.slot is None]
    return [(each.rule.id, each.slot, each.message) for each in problems if each.rule.id != "rule-failed"]


def failures(document: Document) -> list[Failure]:
    return [each for each in document.problems.noted if isinstance(each, Failure)]


def failing(function, when=lambda *given: True):
    """The same function, which fails where a condition holds."""

    def fail(*given, **named):
        if when(*given):
            raise ValueError("a fault of ours")
        return function(*given, **named)

    return fail


def let_rule_fail(monkeypatch, field, rule, when) -> None:
    """Have a declared rule of a field raise for columns, and for single texts, that hold what `when` says."""
    declared = fields.FIELD_RULES[field]

    def columns(given):
        column = pl.col("stripped")
        asked = declared.columns(given)
        check_texts = column.map_batches(
            lambda texts: failing(lambda _: pl.repeat(value=False, n=len(texts), eager=True), lambda _: when(texts))(0),
            return_dtype=pl.Boolean,
        )
        return {**asked, rule: asked[rule] | check_texts}

    judge = failing(declared.judge, lambda text, _: when(pl.Series([text], dtype=pl.String)))
    monkeypatch.setitem(fields.FIELD_RULES, field, replace(declared, columns=columns, judge=judge))


def holds(word):
    return lambda texts: bool(texts.str.contains(word, literal=True).any())
