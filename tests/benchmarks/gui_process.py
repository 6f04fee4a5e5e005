"""What the program does for its whole process while windows are shown, for benchmarks that show some."""

from __future__ import annotations

import gc
import sys

from PySide6.QtWidgets import QApplication

from sitemap_studio.core.threads import lower_polars_priority
from sitemap_studio.gui.app import SWITCH_SECONDS, GarbageCollector


def as_the_program_does(application: QApplication) -> None:
    """Let threads take turns, and garbage be collected, as in the program: never through modules, nor in a thread."""
    sys.setswitchinterval(SWITCH_SECONDS)
    lower_polars_priority()
    gc.collect()
    gc.freeze()
    GarbageCollector(application)
