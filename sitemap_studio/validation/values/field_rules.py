"""How the rules about one field are given: once for columns, once for a single text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import polars as pl

from sitemap_studio.protocol.catalogue import RULES, Scope
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.validation.circumstances import Circumstances


@dataclass(frozen=True)
class FieldRules:
    """How one field is judged. A column is judged in two steps, so that what is plainly right costs little.

    Attributes:
        field: The field.
        ids: The rules, in the order of the catalogue.
        suspects: True or null for every value that must be looked at; over the column of the field.
        prepared: The column of suspects with what several rules need beside it.
        columns: For each rule an expression over that frame which is true where it is broken.
        judge: The ids of the rules that a single text breaks.
    """

    field: FieldName
    ids: tuple[str, ...]
    suspects: Callable[[Circumstances], pl.Expr]
    prepared: Callable[[pl.DataFrame], pl.DataFrame]
    columns: Callable[[Circumstances], dict[str, pl.Expr]]
    judge: Callable[[str | None, Circumstances], tuple[str, ...]]


def rule_ids(field: FieldName) -> tuple[str, ...]:
    """The rules about one value of a field, in the order of the catalogue."""
    return tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD and rule.field == field)


def starts_with(pattern: str, text: pl.Expr) -> pl.Expr:
    """Whether texts begin with what an expression matches."""
    return text.str.contains(f"^(?:{pattern})")


def is_like(pattern: str, text: pl.Expr) -> pl.Expr:
    """Whether an expression matches all of each text."""
    return text.str.contains(f"^(?:{pattern})$")
