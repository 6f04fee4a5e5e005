"""Process-wide settings of the graphical program, for benchmarks that show windows."""

from __future__ import annotations

import gc
import sys

from PySide6.QtWidgets import QApplication

from sitemap_studio.core.threads import lower_polars_priority
from sitemap_studio.gui.app import SWITCH_SECONDS, GarbageCollector


def configure_process(application: QApplication) -> None:
    """Set thread switching, Polars priority and garbage collection as the graphical program does.

    Modules are excluded from collection, and garbage is collected in the GUI thread only.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    lower_polars_priority()
    gc.collect()
    gc.freeze()
    GarbageCollector(application)
