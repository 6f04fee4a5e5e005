"""Where the bundled program begins: the same way in as everywhere."""

import os
import sys

from sitemap_studio.__main__ import main


def give_back_search_path() -> None:
    """Let what the program starts, such as a browser or a file manager, load the system's libraries and not ours."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    give_back_search_path()
    sys.exit(main())
