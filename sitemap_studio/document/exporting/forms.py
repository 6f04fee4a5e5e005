"""The forms of files - XML, a text list, CSV - and what each can hold: whatever it can't is refused, never lost."""

from __future__ import annotations

from pathlib import Path, PurePath

import polars as pl

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.formats.reading import Kind
from sitemap_studio.formats.text_list import WHITE_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES


def kind_by_name(path: PurePath) -> Kind:
    """What a file is to hold whose name ends so."""
    name = path.name.lower().removesuffix(".gz")
    return "text" if name.endswith(".txt") else "csv" if name.endswith(".csv") else "urlset"


def kind_under_name(target: PurePath, path: PurePath | None, kind: Kind | None) -> Kind:
    """What a file is to hold that is saved under another name.

    Args:
        target: The other name.
        path: Its name now; None for a file that is not there yet.
        kind: What it holds now.

    Returns:
        What it holds, where both names say the same of it, as for XML in `a.txt` and `b.txt`; else what `target` says.
    """
    is_renamed_only = path is not None and kind_by_name(path) == kind_by_name(target)
    return kind if kind is not None and is_renamed_only else kind_by_name(target)


def packs_by_name(path: Path) -> bool:
    """Whether a file is to be compressed whose name ends so."""
    return path.name.lower().endswith(".gz")


def changes_packing(old: Path | None, new: Path) -> bool:
    """Whether a file is to be packed, or unpacked, because its name says so now and did not before."""
    return old is None or packs_by_name(old) != packs_by_name(new)


def refuse_loss(rows: pl.DataFrame, extensions: int, path: Path, kind: Kind) -> None:
    """Refuse entries that have more than a file of this kind can hold.

    Args:
        rows: The fields of all its entries.
        extensions: How many of them have extensions.
        path: Where they will go, for messages.
        kind: What the file will hold.

    Raises:
        WriteError: There are such entries.
    """
    if kind == "urlset":
        return
    others = rows.select(pl.any_horizontal(pl.lit(value=False), pl.col(_others(kind)).is_not_null()).sum())
    more = max(others.item(), extensions)
    if more:
        room = msg("addresses only") if kind == "text" else msg("the four fields only")
        sentence = plural(
            "A {forms} holds {room}; one entry of “{name}” has more than that.",
            "A {forms} holds {room}; %n entries of “{name}” have more than that.",
            more,
            forms=_FORMS[kind],
            room=room,
            name=path.name,
        )
        raise WriteError(sentence, hint="Save as an .xml file to keep it.", path=path)


def refuse_blank(rows: pl.DataFrame, path: Path, kind: Kind) -> None:
    """Refuse to write entries of which nothing would be seen in a file of this kind; see `refuse_loss`."""
    if kind == "urlset":
        return
    kept = pl.col(FIELD_NAMES).exclude(_others(kind)).fill_null("")
    blank = rows.select(pl.all_horizontal(kept.str.strip_chars(WHITE_SPACE) == "").sum()).item()
    if blank:
        lacking = msg("no address") if kind == "text" else msg("no field")
        sentence = plural(
            "One entry of “{name}” has {lacking}, which a {forms} can't hold.",
            "%n entries of “{name}” have {lacking}, which a {forms} can't hold.",
            blank,
            name=path.name,
            lacking=lacking,
            forms=_FORMS[kind],
        )
        raise WriteError(sentence, hint="Fill or delete them, or save as an .xml file.", path=path)


_FORMS = {"text": msg("text list"), "csv": msg("CSV file")}


def _others(kind: Kind) -> list[str]:
    """The fields that a file of this kind has no room for."""
    return list(FIELD_NAMES[1:]) if kind == "text" else []


def compare(written: pl.DataFrame, wanted: pl.DataFrame, path: Path, kind: Kind) -> None:
    """See that what was written is what was wanted, before it replaces anything.

    Raises:
        WriteError: It is something else.
    """
    if not _comparable(written, kind).equals(_comparable(wanted, kind), null_equal=True):
        sentence = msg("“{name}” would not hold what the table shows, so it was not saved.", name=path.name)
        raise WriteError(sentence, hint="Export the entries to a new file, and report this.", path=path)


def _comparable(entries: pl.DataFrame, kind: Kind) -> pl.DataFrame:
    """What a file of this kind can hold of entries."""
    match kind:
        case "text":
            return entries.select(pl.col("loc").str.strip_chars(WHITE_SPACE))
        case "csv":
            return entries.select(pl.col(FIELD_NAMES).fill_null(""))
        case _:
            return entries.select(FIELD_NAMES)
