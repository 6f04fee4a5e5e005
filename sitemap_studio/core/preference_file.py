"""The file of the preferences, as a table of TOML: read, changed in places and written as a whole.

What its values mean, and what may stand there, is the business of `preferences`.
"""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import tomli_w

from sitemap_studio.core.errors import ReadError, WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.replacing import replace_file
from sitemap_studio.core.system_reasons import system_reason

MAX_FILE_BYTES: Final = 4 << 20
"""A larger file was not written by this program."""

_PLACE: Final = re.compile(r"line (\d+), column (\d+)")
_HEAD: Final = (
    "# Preferences of Sitemap Studio, which writes this file: values that it does not know stay, comments do not.\n"
)


class NotUnderstood(Exception):
    """The file is no TOML.

    Args:
        reason: Why, in words that stand in brackets.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def stored_in(path: Path) -> dict[str, Any]:
    """What the file holds; nothing, if there is none.

    Raises:
        ReadError: It can't be read, or is none that this program wrote.
        NotUnderstood: It is no TOML.
    """
    try:
        status = path.stat()
        # A pipe would have to be waited for.
        data = path.read_bytes() if stat.S_ISREG(status.st_mode) and status.st_size <= MAX_FILE_BYTES else None
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise ReadError(
            msg("“{name}” can't be read: {strerror}.", name=path.name, strerror=system_reason(error)), path=path
        ) from error
    if data is None:
        reason = msg("it is too large") if stat.S_ISREG(status.st_mode) else msg("it is not a file")
        raise ReadError(msg("“{name}” can't be read: {reason}.", name=path.name, reason=reason), path=path)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NotUnderstood(msg("line {count} is not UTF-8", count=data[: error.start].count(10) + 1)) from error
    except tomllib.TOMLDecodeError as error:
        raise NotUnderstood(_place(error)) from error
    except (ValueError, RecursionError) as error:
        raise NotUnderstood(msg("it holds numbers or tables without end")) from error


def _place(error: tomllib.TOMLDecodeError) -> str:
    """Where a file stops being TOML; the parser says so at the end of its sentence."""
    found = _PLACE.search(str(error))
    if found is None:
        return msg("at its end")
    return msg("in line {line}, column {column}", line=int(found[1]), column=int(found[2]))


def value_at(stored: Mapping[str, Any], key: str) -> Any:
    """What stands where a key says; None where nothing does."""
    value: Any = stored
    for name in key.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def put_value(stored: dict[str, Any], key: str, value: Any) -> None:
    """Put a value where its key says; None takes it away, and tables that it leaves empty."""
    *names, last = key.split(".")
    tables = [stored]
    for name in names:
        table = tables[-1].get(name)
        tables.append(table if isinstance(table, dict) else {})
    if value is None:
        tables[-1].pop(last, None)
    else:
        tables[-1][last] = value
    for name, outer, table in reversed(list(zip(names, tables, tables[1:], strict=False))):
        if table:
            outer[name] = table
        elif isinstance(outer.get(name), dict):
            del outer[name]


def write_file(path: Path, stored: Mapping[str, Any]) -> None:
    """Write the file anew, whole or not at all.

    Raises:
        WriteError: It can't be written.
    """
    try:
        data = f"{_HEAD}{tomli_w.dumps(stored)}".encode()
    except (ValueError, RecursionError) as error:
        raise not_kept(path, msg("“{name}” holds numbers or tables without end.", name=path.name)) from error
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, data)
    except OSError as error:
        raise not_kept(
            path, msg("“{parent}” can't be made: {strerror}.", parent=path.parent, strerror=system_reason(error))
        ) from error
    except WriteError as error:
        raise not_kept(path, error.message) from error


def not_kept(path: Path, reason: str) -> WriteError:
    """What is said of a choice that can't be written down."""
    return WriteError(reason, hint="The choice holds until the program ends.", path=path)
