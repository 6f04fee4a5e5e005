"""Layout of the window: the table has most of the space, and panels fit windows of all sizes."""

from __future__ import annotations

import re
import shutil
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QToolBar, QToolTip, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.gui.actions import PANELS, PanelName
from sitemap_studio.gui.docks import BOTTOM, LEFT, RIGHT
from sitemap_studio.gui.i18n import localized, use_language
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.problems_panel import FIX, LOCATION
from sitemap_studio.gui.theme import WINDOW_FRAME
from sitemap_studio.gui.widgets import job_bars
from tests.gui.languages.pseudo import pseudo, spoken_in
from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.conftest import Opener, Starter, index_xml, sitemap_xml
from tests.gui.shell.problems_page import ProblemsPage, painted_text
from tests.gui.shell.window_actions import first_window

pytestmark = pytest.mark.fonts

LEAST_ROWS = {QSize(1_024, 600): 14, QSize(1_366, 768): 20, QSize(1_440, 900): 26, QSize(2_560, 1_440): 40}


@pytest.fixture(autouse=True)
def _no_jobs_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide running jobs, which would take space below the table on a busy machine."""
    monkeypatch.setattr(job_bars, "SHOWN_AFTER_MS", 600_000)


@pytest.fixture
def ten_files(tmp_path: Path) -> Path:
    """Index with ten sitemaps, the first with a hundred entries and an error."""
    names = [f"sitemap-{number:02}.xml" for number in range(10)]
    for name in names:
        (tmp_path / name).write_text(sitemap_xml(f"https://a.example/{name}"), encoding="utf-8")
    entries = (f"https://a.example/{number}" for number in range(100))
    (tmp_path / names[0]).write_text(sitemap_xml("/relative", *entries), encoding="utf-8")
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(*(f"https://a.example/{name}" for name in names)), encoding="utf-8")
    return path


@pytest.fixture
def samples(tmp_path: Path) -> Path:
    """Sample set, with problems of many kinds."""
    return Path(shutil.copytree(resource("samples"), tmp_path / "samples")) / "sitemap.xml"


def window_rect(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


@pytest.mark.parametrize("font_fixture", ["bundled_font", "qapp"], ids=["bundled", "system"])
@pytest.mark.parametrize("screen", LEAST_ROWS, ids=lambda size: f"{size.width()}x{size.height()}")
def test_table_fills_most_of_maximized_window(
    font_fixture: str,
    screen: QSize,
    request: pytest.FixtureRequest,
    window: MainWindow,
    open_set: Opener,
    ten_files: Path,
):
    request.getfixturevalue(font_fixture)
    window.resize(screen - WINDOW_FRAME)
    open_set(ten_files)
    process_layouts()
    view = window.page.view
    assert view.width() * view.height() >= 0.6 * window.width() * window.height()
    assert view.viewport().height() // view.verticalHeader().defaultSectionSize() >= LEAST_ROWS[screen]
    assert not view.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("font_fixture", ["bundled_font", "qapp"], ids=["bundled", "system"])
@pytest.mark.parametrize("screen", LEAST_ROWS, ids=lambda size: f"{size.width()}x{size.height()}")
def test_table_has_two_fifths_beside_any_further_panel(
    font_fixture: str,
    screen: QSize,
    request: pytest.FixtureRequest,
    window: MainWindow,
    open_set: Opener,
    samples: Path,
):
    request.getfixturevalue(font_fixture)
    window.resize(screen - WINDOW_FRAME)
    open_set(samples)
    shares = {}
    for spec in PANELS:
        dock, table = window.findChild(QDockWidget, spec.id), window.findChild(QWidget, "entries")
        assert dock is not None
        assert table is not None
        if not dock.isVisible():
            window.actions_by_id[spec.id].trigger()
            process_layouts()
            shares[spec.id] = table.width() * table.height() / (window.width() * window.height())
            window.actions_by_id[spec.id].trigger()
            process_layouts()
    assert len(shares) >= 8
    assert {name: share for name, share in shares.items() if share < 0.4} == {}


def test_sitemaps_panel_shows_ten_files_in_low_window(
    bundled_font: None, window: MainWindow, open_set: Opener, ten_files: Path
):
    for size in (QSize(1_024, 600), QSize(1_366, 768)):
        window.resize(size - WINDOW_FRAME)
        open_set(ten_files)
        process_layouts()
        tree = window.sitemaps.tree
        (view,) = window.sitemaps.findChildren(QTreeView)
        last = view.visualRect(tree.index(9, 0, tree.parent_of_sitemaps()))
        assert view.viewport().rect().contains(last)


def test_bottom_panels_span_only_table_width(
    bundled_font: None, window: MainWindow, open_set: Opener, set_with_missing: Path
):
    window.resize(1_280, 800)
    open_set(set_with_missing)
    for name in ("problems", "entry"):
        window.docks.show_panel(name)
    process_layouts()
    table, problems = window_rect(window.page), window_rect(window.docks.dock_of("problems"))
    assert (problems.left(), problems.right()) == (table.left(), table.right())
    assert problems.top() > table.bottom()
    for side in ("folders", "entry"):
        assert window_rect(window.docks.dock_of(side)).bottom() == problems.bottom()


LEAST_ROWS_OF_BOTH = {QSize(720, 450): (3, 3), QSize(1_024, 600): (9, 4), QSize(1_440, 900): (16, 9)}
"""Of the table, and of the list of problems below it."""


@pytest.mark.parametrize("screen", LEAST_ROWS_OF_BOTH, ids=lambda size: f"{size.width()}x{size.height()}")
def test_table_and_problems_below_it_show_several_rows(
    bundled_font: None, screen: QSize, window: MainWindow, open_set: Opener, samples: Path
):
    window.resize(screen - WINDOW_FRAME)
    open_set(samples)
    window.docks.show_panel("problems")
    process_layouts()
    table, problems = window.page.view, window.problems.view
    row = problems.visualRect(window.problems.tree.index(0, 0)).height()
    least_of_table, least_of_problems = LEAST_ROWS_OF_BOTH[screen]
    assert table.viewport().height() // table.verticalHeader().defaultSectionSize() >= least_of_table
    assert problems.visibleRegion().boundingRect().height() // row >= least_of_problems
    assert window.problems.bar.height() < 2 * row


@pytest.mark.parametrize(
    "size", [QSize(683, 384), QSize(512, 300), QSize(420, 300)], ids=lambda size: f"{size.width()}x{size.height()}"
)
def test_smallest_windows_show_rows_of_table_and_problems(
    bundled_font: None, size: QSize, qapp: QApplication, request: pytest.FixtureRequest, samples: Path
):
    with spoken_in(pseudo, qapp):
        window = request.getfixturevalue("window")
        window.resize(size)
        request.getfixturevalue("open_set")(samples)
        window.docks.show_panel("problems")
        process_layouts()
        assert window.size() == size
        table, problems, row = window.page.view, window.problems.view, window.problems.view.sizeHintForRow(0)
        assert table.viewport().height() >= 3 * table.verticalHeader().defaultSectionSize()
        assert problems.visibleRegion().boundingRect().height() >= 2 * row
        assert window.problems.bar.height() < 2 * row
        shown = [
            window_rect(each) for each in window.page.bar.children() if isinstance(each, QWidget) and each.isVisible()
        ]
        assert not any(one.intersects(other) for one, other in combinations(shown, 2))


def test_toolbar_is_hidden_in_very_low_window(bundled_font: None, open_set: Opener, set_with_missing: Path):
    window = open_set(set_with_missing)
    toolbar = window.findChild(QToolBar, "toolbar")
    assert toolbar is not None
    for height in (300, 384, 300, 700):
        window.resize(700, height)
        process_layouts()
        assert toolbar.isVisible() is (height > 300)


def test_narrow_problems_bar_shortens_texts_but_keeps_accessible_names(
    bundled_font: None, window: MainWindow, open_set: Opener, samples: Path
):
    open_set(samples)
    window.docks.show_panel("problems")
    bar, texts = window.problems.bar, dict[int, list[str]]()
    for width in (1_400, 460, 1_400):
        window.resize(width, 400)
        process_layouts()
        texts[width] = [button.text() for button in (*bar.severities.values(), bar.fix_all)]
        names = [button.accessibleName() for button in (*bar.severities.values(), bar.fix_all)]
        assert names == texts[1_400]
        assert bar.report.isVisible() is (width == 1_400)
    assert [text.partition(" ")[0] for text in texts[1_400][:3]] == texts[460][:3]


@pytest.mark.parametrize("font_fixture", ["bundled_font", "qapp", "larger_font"])
@pytest.mark.parametrize("width", [720, 800, 1_024, 1_440])
def test_problem_texts_shorten_only_quoted_values_or_become_titles(
    font_fixture: str, width: int, request: pytest.FixtureRequest, window: MainWindow, open_set: Opener, samples: Path
):
    request.getfixturevalue(font_fixture)
    window.resize(width, 700)
    open_set(samples)
    window.docks.show_panel("problems")
    process_layouts()
    page = ProblemsPage(window)
    whole = [re.sub("“[^”]*”", "“”", text) for text in page.row_texts]
    shown = [painted_text(page.view, page.tree.index(row, 0)) for row in range(page.tree.rowCount())]
    titles = [localized(group.rule.title) for group in page.tree.groups]
    cut = [
        text
        for text, title, words in zip(shown, titles, whole, strict=True)
        if text != title and (re.sub("“[^”]*”", "“”", text) != words or "“”" in text)
    ]
    assert cut == []
    assert width < 1_024 or font_fixture == "larger_font" or len({*shown} - {*titles}) > len(shown) / 2


def test_wide_problems_panel_has_room_for_full_locations(
    bundled_font: None, window: MainWindow, open_set: Opener, samples: Path
):
    window.resize(2_544, 1_392)
    open_set(samples)
    window.docks.show_panel("problems")
    process_layouts()
    page = ProblemsPage(window)
    room = page.view.visualRect(page.tree.index(0, LOCATION)).width()
    assert room > page.view.fontMetrics().horizontalAdvance("products.xml.gz, entry 1,580 · changefreq")


def test_problem_locations_use_comma_of_language(qapp: QApplication, request: pytest.FixtureRequest, samples: Path):
    use_language(qapp, "ja")
    try:
        page = ProblemsPage(request.getfixturevalue("open_set")(samples))
        places = [page.tree.index(row, LOCATION).data() for row in range(page.tree.rowCount())]
        named = [text for text in places if "blog.xml" in text]
        assert named
        assert all("blog.xml、" in text for text in named)
    finally:
        use_language(qapp, "en")


def test_problem_texts_never_end_with_ellipsis_at_any_width(
    bundled_font: None, window: MainWindow, open_set: Opener, samples: Path
):
    open_set(samples)
    window.docks.show_panel("problems")
    page = ProblemsPage(window)
    cut = set()
    for width in range(700, 780):
        window.resize(width, 600)
        process_layouts()
        shown = {painted_text(page.view, page.tree.index(row, 0)) for row in range(page.tree.rowCount())}
        cut |= {(width, text) for text in shown if text.endswith("…")}
    assert cut == set()


def test_problems_panel_at_side_shows_only_counts_on_buttons(
    bundled_font: None, window: MainWindow, open_set: Opener, samples: Path
):
    window.resize(1_024, 600)
    open_set(samples)
    window.docks.move_panel("problems", RIGHT)
    window.docks.show_panel("problems")
    process_layouts()
    bar = window.problems.bar
    widgets = [*bar.severities.values(), bar.line, bar.fix_all]
    assert [widget.text() for widget in (*bar.severities.values(), bar.fix_all)] == ["20", "15", "5", "21"]
    assert all(widget.width() >= widget.sizeHint().width() for widget in bar.severities.values())
    assert all(bar.rect().contains(widget.geometry()) for widget in widgets)


def test_problems_panel_moved_to_side_keeps_sitemaps_panel_width(
    qapp: QApplication, bundled_font: None, request: pytest.FixtureRequest, samples: Path
):
    use_language(qapp, "de")
    try:
        window = request.getfixturevalue("window")
        window.resize(1_008, 552)
        request.getfixturevalue("open_set")(samples)
        process_layouts()
        width = window.docks.panel_size("sitemaps")
        window.docks.show_panel("problems")
        process_layouts()
        window.docks.move_panel("problems", RIGHT)
        process_layouts()
        assert abs(window.docks.panel_size("sitemaps") - width) <= 1
    finally:
        use_language(qapp, "en")


def test_problem_location_is_elided_at_start(bundled_font: None, window: MainWindow, open_set: Opener, samples: Path):
    window.resize(1_366, 768)
    open_set(samples)
    window.docks.show_panel("problems")
    process_layouts()
    page = ProblemsPage(window)
    places = [page.tree.index(row, LOCATION) for row in range(page.tree.rowCount())]
    shown = {str(place.data()): painted_text(page.view, place) for place in places if place.data()}
    cut = {text: part for text, part in shown.items() if part != text}
    assert cut
    assert all(text.endswith(part.removeprefix("…")) for text, part in cut.items())


def test_narrow_problems_panel_shows_fixes_as_icons_with_tooltip(
    bundled_font: None, window: MainWindow, open_set: Opener, samples: Path, qtbot: QtBot
):
    window.resize(1_024, 600)
    open_set(samples)
    window.docks.show_panel("problems")
    process_layouts()
    page = ProblemsPage(window)
    shown = [painted_text(page.view, page.tree.index(row, 0)) for row in range(page.tree.rowCount())]
    titles = {localized(group.rule.title) for group in page.tree.groups}
    assert len({*shown} & titles) < len(shown) / 4
    row = next(row for row in range(page.tree.rowCount()) if page.fix_text(page.tree.index(row, 0)) == "Fix …")
    button = page.view.visualRect(page.tree.index(row, FIX))
    assert button.width() < 2 * button.height()
    at = button.center()
    QApplication.sendEvent(
        page.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, page.view.viewport().mapToGlobal(at))
    )
    qtbot.waitUntil(lambda: QToolTip.text() == "Fix …")
    QToolTip.hideText()


def test_status_bar_button_counts_problems_and_toggles_panel(
    window: MainWindow, open_set: Opener, ten_files: Path, qtbot: QtBot
):
    open_set(ten_files)
    button = window.status.panels["problems"]
    assert button.text() == "1 error · 9 warnings · 1 info"
    assert button.accessibleName() == "Problems: 1 error · 9 warnings · 1 info"
    table = window.page.view.height()
    for is_shown in (True, False):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.docks.is_shown("problems") is is_shown
        assert button.isChecked() is is_shown
        process_layouts()
        assert (window.page.view.height() < table) is is_shown
    qtbot.keyClick(window.page.view, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.docks.is_shown("problems")
    qtbot.keyClick(window.page.view, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert not window.docks.is_shown("problems")


def test_narrowing_window_hides_status_figures_but_not_problems_button(
    bundled_font: None, window: MainWindow, open_set: Opener, set_with_missing: Path
):
    open_set(set_with_missing)
    shown = []
    for width in (1_400, 1_000, 640, 1_400):
        window.resize(width, 600)
        process_layouts()
        line = window.status
        shown.append((line.urls.has_bar, line.urls.isVisible(), line.panels["preview"].isVisible()))
        assert line.panels["problems"].isVisible()
        for button in line.panels.values():
            assert not button.isVisible() or line.rect().contains(
                window_rect(button).translated(-window_rect(line).topLeft())
            )
    assert shown == [(True, True, True), (False, True, True), (False, False, False), (True, True, True)]


def test_tabbed_bottom_panels_share_one_height(
    bundled_font: None, window: MainWindow, open_set: Opener, set_with_missing: Path
):
    window.resize(1_280, 800)
    open_set(set_with_missing)
    for name in ("history", "problems"):
        window.docks.show_panel(name)
    window.docks.resize_panel("problems", 333)
    process_layouts()
    height = window.docks.panel_size("problems")
    assert height > 290
    names: tuple[PanelName, ...] = ("history", "problems")
    for name in names:
        window.status.panels[name].click()
        process_layouts()
        assert [place.spec.panel for place in window.docks.visible_panels(BOTTOM)] == [name]
        assert window.docks.panel_size(name) == height


def test_visible_panels_and_their_sizes_survive_restart(
    start: Starter, bundled_font: None, set_with_missing: Path, qtbot: QtBot
):
    windows = start()
    window = first_window(windows, set_with_missing, qtbot, size=(1_280, 800))
    window.docks.show_panel("overview")
    window.docks.show_panel("folders", False)
    window.docks.resize_panel("overview", 234)
    process_layouts()
    windows.quit()
    later = start()
    later.open_each([set_with_missing])
    (window,) = later.all
    qtbot.waitUntil(lambda: window.files.is_open)
    process_layouts()
    assert {spec.panel for spec in PANELS if window.docks.is_shown(spec.panel)} == {"sitemaps", "overview"}
    assert window.docks.panel_size("overview") == 234


def fits(window: MainWindow, screen: QSize) -> bool:
    least = window.minimumSizeHint()
    return least.boundedTo(screen - WINDOW_FRAME) == least


def test_long_translations_keep_window_within_small_screen(
    bundled_font: None, qapp: QApplication, request: pytest.FixtureRequest, set_with_missing: Path
):
    with spoken_in(pseudo, qapp):
        window = request.getfixturevalue("open_set")(set_with_missing)
        for spec in PANELS:
            window.docks.show_panel(spec.panel)
            process_layouts()
            assert fits(window, QSize(1_024, 600)), spec.id
        for spec in PANELS:
            window.docks.show_panel(spec.panel, spec.side is LEFT)
        for spec in (spec for spec in PANELS if spec.side is BOTTOM):
            window.docks.show_panel(spec.panel)
            process_layouts()
            assert fits(window, QSize(683, 384)), spec.id  # of 1,366 × 768 pixels at 200 %
            window.docks.show_panel(spec.panel, False)


@pytest.mark.parametrize("font_fixture", ["bundled_font", "larger_font"])
def test_content_of_entry_panel_is_never_wider_than_panel(
    font_fixture: str, request: pytest.FixtureRequest, window: MainWindow, open_set: Opener, tmp_path: Path
):
    request.getfixturevalue(font_fixture)
    window.resize(720, 450)
    path = tmp_path / "many.xml"
    path.write_text(sitemap_xml("/relative", *(f"https://a.example/{number}" for number in range(30_000))))
    open_set(path)
    window.docks.show_panel("entry")
    process_layouts()
    for number in (1, 30_001):
        window.page.show_entry_number(number)
        window.entry.refresh()
        process_layouts()
        content = window.entry.title.parentWidget()
        assert content is not None
        assert content.x() == 0
        assert content.width() == content.visibleRegion().boundingRect().width()


def test_first_window_fits_screen_and_maximum_size(start: Starter):
    window = start().show_new()
    screen = window.screen().availableGeometry()
    assert screen.contains(window.frameGeometry())
    assert window.size() == QSize(1_600, 1_000).boundedTo(screen.size() - WINDOW_FRAME)
