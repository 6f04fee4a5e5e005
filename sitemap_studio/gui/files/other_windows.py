"""Functions that a window needs from the other windows of the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sitemap_studio.gui.files.open_request import OpenRequest


@dataclass(frozen=True)
class OtherWindows:
    """Functions of the program that concern windows other than the caller's.

    Attributes:
        open_elsewhere: Shows a set (None: a new one) where it is open or, if preferred, in another window; returns
            False if the caller must open it.
        focus_window_with: Brings the other window to the front that has a file open; returns whether there is one.
        show_new: Shows a new window.
        quit: Closes all windows, after the user confirmed it for each one with unsaved changes.
    """

    open_elsewhere: Callable[[OpenRequest | None], bool]
    focus_window_with: Callable[[Path], bool]
    show_new: Callable[[], object]
    quit: Callable[[], object]
