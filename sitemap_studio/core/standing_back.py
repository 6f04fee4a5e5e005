"""Standing back: what works in the background leaves the processor to what somebody waits for."""

from __future__ import annotations

import os
import sys
import threading
from typing import Final

NICENESS: Final = 10
"""With so much a thread has a tenth of what one with none has of a processor that both want."""


def let_thread_stand_back() -> None:
    """Let other threads go before this one, and before those that it begins, for as long as it lives.

    On Linux alone: there a thread has a niceness of its own (setpriority(2), “C library/kernel differences”). Elsewhere
    a niceness is that of the whole process, and nothing is done.
    """
    if sys.platform == "linux":
        _be_nice(threading.get_native_id())


def let_process_stand_back() -> None:
    """Let other processes go before this one, where the system knows a niceness."""
    if sys.platform != "win32":
        _be_nice(0)


def _be_nice(who: int) -> None:
    try:
        if os.getpriority(os.PRIO_PROCESS, who) < NICENESS:
            os.setpriority(os.PRIO_PROCESS, who, NICENESS)
    except OSError:
        # What the system does not let be nice works as it is.
        return
