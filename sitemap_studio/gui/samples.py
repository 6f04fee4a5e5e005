"""The sample set: the user works on a copy, so that saving never changes what came with the program."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from sitemap_studio.core.resources import resource
from sitemap_studio.gui.identity import ORGANISATION

log = logging.getLogger(__name__)

SAMPLE: Final = "samples/sitemap.xml"
"""The file of the sample set to open, below the resources."""


def sample_path() -> Path:
    """Where the sample set lies that came with the program.

    Raises:
        FileNotFoundError: This installation lacks it.
    """
    return resource(SAMPLE)


def own_copy(path: Path) -> Path:
    """A file that the user may change: a fresh copy if it belongs to the sample set, else the file itself."""
    try:
        samples = sample_path().parent.resolve()
        if path.resolve().parent != samples:
            return path
        place = user_data_path(ORGANISATION, appauthor=False) / samples.name
        shutil.copytree(samples, place, dirs_exist_ok=True, copy_function=shutil.copyfile)
    except OSError as error:
        log.info("The sample set is opened where it is: %s", error)
        return path
    return place / path.name
