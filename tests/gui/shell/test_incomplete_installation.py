"""An installation that lacks a file that came with it: something plain stands for it, and all else works."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from sitemap_studio.core import paths
from sitemap_studio.core.preferences import FONT_POINTS
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.icons import icon, picture, program_icon
from sitemap_studio.gui.theme import Theme, Tint, apply_theme, tint_color
from tests.builders import locs, put, urlset

pytestmark = pytest.mark.logs_expected


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of resources of an installation that has none."""
    folder = tmp_path / "installed" / "resources"
    (folder / "icons").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", folder.parent)
    return folder


@pytest.mark.parametrize(
    ("name", "content"),
    [("none", None), ("torn", b"<svg"), ("no-text", b"\xff\xfe\x00"), ("empty", b""), ("other", b"<html/>")],
)
def test_a_plain_drawing_stands_for_one_that_is_missing_or_broken(
    qapp: QApplication, installation, caplog, name: str, content: bytes | None
):
    if content is not None:
        (installation / "icons" / f"{name}.svg").write_bytes(content)
    wanted = tint_color(Tint.ERROR, qapp.palette())
    for _time in range(2):
        image = icon(name, Tint.ERROR).pixmap(QSize(48, 48)).toImage()
    drawn = {image.pixelColor(x, 10).name() for x in range(48) if image.pixelColor(x, 10).alpha() == 255}
    assert drawn == {wanted.name()}
    assert not picture(name, QColor("black"), 1.0).isNull()
    (said,) = caplog.messages
    assert f"“{name}”" in said


def test_the_program_starts_without_its_own_icon(qapp: QApplication, installation, caplog):
    assert program_icon().isNull()
    assert caplog.messages == ["The installation lacks resources/icons/sitemap-studio.svg."]


def test_larger_letters_do_without_larger_arrows(qapp: QApplication, installation, preferences, caplog):
    appearance = Appearance(qapp, preferences)
    try:
        preferences.change({FONT_POINTS: 20})
        assert "down-arrow" not in qapp.styleSheet()
        assert "QCheckBox::indicator" in qapp.styleSheet()
        assert "arrows/" in caplog.text
    finally:
        preferences.change({FONT_POINTS: FONT_POINTS.default})
        appearance.deleteLater()
        apply_theme(qapp, Theme.LIGHT)


def test_what_can_t_be_validated_for_want_of_a_schema_is_a_line_among_the_problems(installation, tmp_path: Path):
    (problem,) = validate(open_path(put(tmp_path / "a.xml", urlset(*locs(3)))))
    assert problem.rule.id == "rule-failed"
    assert "validity by the schemas" in problem.message


def test_the_start_page_tells_that_there_is_no_sample_set(window, installation):
    window.files.open_sample()
    assert window.messages.text == "This installation lacks the sample set."
