"""What of these tests there can be here: a screen reader is heard on Linux, where there is one to be had."""

from __future__ import annotations

import sys

from system_libraries import may_install, missing_screen_reader_tools

if sys.platform != "linux" or (missing_screen_reader_tools() and not may_install()):
    collect_ignore = ["test_screen_reader.py"]
