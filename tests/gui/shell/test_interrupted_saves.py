"""What the window says of a save that a killed program left behind, and of one that fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitemap_studio.core.set_journal import JournalledSave
from sitemap_studio.protocol.catalogue import Severity
from tests.builders import files_in, small_set


@pytest.fixture
def interrupted(tmp_path: Path) -> Path:
    """A set of which a save was killed when its journal was there."""
    path = small_set(tmp_path)
    save = JournalledSave(tmp_path, "sitemap.xml", [])
    for name in ("one.xml", "two.xml.gz"):
        save.stage(tmp_path / name, (tmp_path / name).read_bytes())
    save.write_journal()
    assert save.mark is not None
    os.close(save.mark)
    return path


def test_an_interrupted_save_is_completed_and_problem_texts(opened, interrupted):
    window = opened(interrupted)
    told = "An interrupted save of “sitemap.xml” was completed. All its files hold what was saved."
    assert window.messages.text == told
    assert window.messages.severity is Severity.INFO
    assert not window.messages.offer_button.isVisible()
    # It is told of once.
    opened(interrupted)
    assert window.messages.text == ""
    left = {name for name in files_in(interrupted.parent) if not name.endswith(".lock")}
    assert left == {"one.xml", "two.xml.gz", "sitemap.xml"}
