"""The other windows of the program, as one of them knows them."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from sitemap_studio.gui.files.open_request import OpenRequest


class OtherWindows(Protocol):
    """Who decides in which window a set is shown."""

    def takes(self, number: int, request: OpenRequest | None) -> bool:
        """Show a set in another window than the one that was asked, if it belongs there.

        Args:
            number: The number of the window that was asked.
            request: What is to be opened; None for a new sitemap.

        Returns:
            Whether another window shows it, or has begun to; if not, it belongs into the one that was asked.
        """

    def forward(self, number: int, path: Path) -> bool:
        """Put the window in front that has a file open, alone or in a set.

        Args:
            number: The number of a window that is not meant.
            path: The file.

        Returns:
            Whether there is one.
        """

    def show_new(self) -> object:
        """Show one more window, with nothing open in it."""

    def quit(self) -> None:
        """Close all windows, once everything that is unsaved is settled."""
