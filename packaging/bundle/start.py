"""Where the bundled program begins: worker processes first, then the same way in as everywhere."""

import multiprocessing
import os
import sys


def give_back_search_path() -> None:
    """Let what the program starts, such as a browser or a file manager, load the system's libraries and not ours."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    give_back_search_path()
    # Before anything is imported: a worker has its own work, and needs neither window nor command line.
    multiprocessing.freeze_support()
    from sitemap_studio.__main__ import main

    sys.exit(main())
