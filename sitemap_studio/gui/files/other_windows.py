"""What the window of a set needs of the other windows of the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sitemap_studio.gui.files.open_request import OpenRequest


@dataclass(frozen=True)
class OtherWindows:
    """Functions that concern the other windows of the program.

    Attributes:
        open_elsewhere: Shows a set, or a new one for None, in another window if it belongs there; returns whether it does.
        focus_window_with: Brings the other window forward that has a file open; returns whether there is one.
        show_new: Shows a new window.
        quit: Closes all windows, after the user confirmed it for each one with unsaved changes.
    """

    open_elsewhere: Callable[[OpenRequest | None], bool]
    focus_window_with: Callable[[Path], bool]
    show_new: Callable[[], object]
    quit: Callable[[], object]
