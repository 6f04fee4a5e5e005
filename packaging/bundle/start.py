"""Entry point of the bundled program."""

import os
import sys

from sitemap_studio.__main__ import main


def restore_library_path() -> None:
    """Restore the library search path that PyInstaller replaced, so that started programs load the system's libraries."""
    original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if original is not None:
        os.environ["LD_LIBRARY_PATH"] = original
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    restore_library_path()
    sys.exit(main())
