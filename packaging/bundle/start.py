"""Where the bundled program begins: worker processes first, then the same way in as everywhere."""

import multiprocessing
import sys

if __name__ == "__main__":
    # Before anything is imported: a worker has its own work, and needs neither window nor command line.
    multiprocessing.freeze_support()
    from sitemap_studio.__main__ import main

    sys.exit(main())
