"""Preferences: what the user chose once for all, in one TOML file of the user's own; where it lies is decided here.

`preference_table` declares all that can be chosen. The file is read when the program starts, written at every choice;
what it holds besides is kept, but for comments. What is no wish but a memory, such as the place of the window, is not
kept here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from platformdirs import user_config_path

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.preference_file import (
    NotUnderstood,
    not_kept,
    put_value,
    stored_in,
    value_at,
    write_file,
)
from sitemap_studio.core.preference_table import PREFERENCES, Preference
from sitemap_studio.core.setting_aside import set_aside

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CONFIG"
"""An environment variable with the folder of the file, for those who want it elsewhere; tests do."""

FILE_NAME: Final = "preferences.toml"

_FOLDER: Final = "sitemap-studio"

T = TypeVar("T")

Listener = Callable[[Collection[Preference[Any]]], None]
"""Is told which preferences were chosen anew."""


def preferences_path() -> Path:
    """Where this user's file lies, whether or not it is there."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return (Path(folder) if folder else user_config_path(_FOLDER, appauthor=False)) / FILE_NAME


class Preferences:
    """What is chosen.

    Attributes:
        path: The file.
        complaints: A sentence for everything in the file that could not be understood; defaults stand in for it.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Read the file, if there is one.

        Args:
            path: The file; None for this user's.
        """
        self.path = path or preferences_path()
        self.complaints: list[str] = []
        self._n_told = 0
        self._values: dict[str, Any] = {}
        self._listeners: list[Listener] = []
        try:
            self._take(stored_in(self.path))
        except ReadError as error:
            self.complaints.append(msg("{message} The default preferences apply.", message=error.message))
        except NotUnderstood as error:
            self._set_aside(error.reason)

    def __getitem__(self, preference: Preference[T]) -> T:
        value: T = self._values.get(preference.key, preference.default)
        return value

    def new_complaints(self) -> list[str]:
        """The complaints that were not asked for before, by whichever window."""
        new, self._n_told = self.complaints[self._n_told :], len(self.complaints)
        return new

    def listen(self, listener: Listener) -> None:
        """Tell somebody of every choice from now on."""
        self._listeners.append(listener)

    def listen_no_more(self, listener: Listener) -> None:
        """Tell somebody nothing any more."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def change(self, chosen: Mapping[Preference[Any], object]) -> None:
        """Choose, and write it down at once; what others wrote into the file meanwhile is kept.

        Args:
            chosen: New values. A default is not written: it may be another in a newer version.

        Raises:
            ValueError: A value is not of its preference's kind.
            WriteError: The file can't be written; the choice holds all the same, until the program ends.
        """
        values = {preference.key: preference.kind.taken(chosen[preference]) for preference in chosen
                  if chosen[preference] != preference.default}  # fmt: skip
        try:
            stored = self._read_again()
            for preference in chosen:
                put_value(stored, preference.key, values.get(preference.key))
            self._take(stored)
            write_file(self.path, stored)
        finally:
            for preference in chosen:
                self._values.pop(preference.key, None)
            self._values |= values
            for listener in tuple(self._listeners):
                listener(tuple(chosen))

    def _read_again(self) -> dict[str, Any]:
        try:
            return stored_in(self.path)
        except ReadError as error:
            raise not_kept(self.path, error.message) from error
        except NotUnderstood as error:
            if not self._set_aside(error.reason):
                raise not_kept(self.path, self.complaints[-1]) from error
            return {}

    def _set_aside(self, reason: str) -> bool:
        """Give a file that can't be understood another name, and say so; false if it must stay."""
        what = msg("“{name}” can't be understood ({reason})", name=self.path.name, reason=reason)
        try:
            aside = set_aside(self.path)
        except OSError:
            self._complain(msg("{what}; the default preferences apply.", what=what))
            return False
        self._complain(
            msg("{what} and was set aside as “{aside}”; the default preferences apply.", what=what, aside=aside.name)
        )
        return True

    def _take(self, stored: Mapping[str, Any]) -> None:
        """Take the values that may stand where they stand."""
        self._values = {}
        for preference in PREFERENCES:
            value = value_at(stored, preference.key)
            if value is None:
                continue
            try:
                self._values[preference.key] = preference.kind.taken(value)
            except ValueError as error:
                self._complain(
                    msg(
                        "In “{name}”, “{key}” must be {error}; the default applies.",
                        name=self.path.name,
                        key=preference.key,
                        error=error.args[0],
                    )
                )

    def _complain(self, sentence: str) -> None:
        if sentence not in self.complaints:
            self.complaints.append(sentence)
