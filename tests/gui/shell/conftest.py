"""Fixtures of the tests of the main window: real windows, settings and files."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytest_httpserver import HTTPServer
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import FONT_POINTS, Preferences
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.i18n import set_number_locale
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.theme import Theme, apply_theme
from sitemap_studio.gui.windows import Windows
from tests.pages.site import Site, html

# Assertions of the state machine report values, as in test modules.
pytest.register_assert_rewrite("tests.gui.shell.model_based")

# Without Unix sockets, as on Windows, each process of the program opens its own windows.
collect_ignore = [] if hasattr(socket, "AF_UNIX") else ["test_second_start.py"]

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


PLATFORM_NOISE = "This plugin does not support"
"""Start of warnings by Qt's off-screen platform, which supports no minimum size, raising or grabbing."""

Starter = Callable[[], Windows]  # starts the program
Waiter = Callable[[], None]  # waits until nothing is being done


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ignore warnings of the off-screen platform in the tests of this folder."""
    here = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.qt_log_ignore(PLATFORM_NOISE))


def sitemap_xml(*locs: str, lastmod: str = "2026-11-02") -> str:
    """Return a sitemap with these locs."""
    entries = "".join(f"  <url>\n    <loc>{loc}</loc>\n    <lastmod>{lastmod}</lastmod>\n  </url>\n" for loc in locs)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n{entries}</urlset>\n'


def index_xml(*locs: str) -> str:
    """Return an index with these sitemap URLs."""
    entries = "".join(f"  <sitemap>\n    <loc>{loc}</loc>\n  </sitemap>\n" for loc in locs)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="{NAMESPACE}">\n{entries}</sitemapindex>\n'


@pytest.fixture(autouse=True)
def _readable_numbers() -> None:
    """Format numbers in English, independently of earlier tests."""
    set_number_locale("en")


@pytest.fixture
def three_entries(tmp_path: Path) -> Path:
    """Sitemap with three entries and no problems."""
    path = tmp_path / "shop.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/{n}" for n in range(3))), encoding="utf-8")
    return path


@pytest.fixture
def broken_file(tmp_path: Path) -> Path:
    """Sitemap truncated within its first entry, which cannot be repaired."""
    path = tmp_path / "broken.xml"
    path.write_text(sitemap_xml("https://a.example/1").partition("</loc>")[0], encoding="utf-8")
    return path


@pytest.fixture
def set_with_missing(tmp_path: Path) -> Path:
    """Index with a plain, a gzipped and a missing sitemap."""
    (tmp_path / "one.xml").write_text(sitemap_xml("https://a.example/1", "https://a.example/2"), encoding="utf-8")
    bad = sitemap_xml("https://a.example/3", "/relative", "https://a.example/1", lastmod="2026-11-31")
    (tmp_path / "two.xml.gz").write_bytes(gzip.compress(bad.encode()))
    path = tmp_path / "sitemap.xml"
    listed = (f"https://a.example/{name}" for name in ("one.xml", "two.xml.gz", "gone.xml"))
    path.write_text(index_xml(*listed), encoding="utf-8")
    return path


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[Settings]:
    """Empty settings."""
    settings = Settings()
    settings.store.clear()
    yield settings
    settings.flush()


@pytest.fixture
def preferences(tmp_path_factory: pytest.TempPathFactory) -> Preferences:
    """Preferences with default values, in a separate file."""
    return Preferences(tmp_path_factory.mktemp("preferences") / "preferences.toml")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, preferences: Preferences) -> Iterator[MainWindow]:
    """Main window, as at the first start of the program."""
    window = MainWindow(settings, preferences)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.shut_down()
    window.hide()
    window.deleteLater()


@pytest.fixture
def large_font(bundled_font: None, qapp: QApplication, preferences: Preferences) -> Iterator[None]:
    """Use a font of 20 points in the program, about twice the default size."""
    with _letters(20, qapp, preferences):
        yield


@pytest.fixture
def larger_font(bundled_font: None, qapp: QApplication, preferences: Preferences) -> Iterator[None]:
    """Use a font of 11 points in the program, the default size on some desktops."""
    with _letters(11, qapp, preferences):
        yield


@contextmanager
def _letters(points: int, application: QApplication, preferences: Preferences) -> Iterator[None]:
    preferences.change({FONT_POINTS: points})
    appearance = Appearance(application, preferences)
    yield
    preferences.change({FONT_POINTS: 0})
    appearance.deleteLater()
    apply_theme(application, Theme.LIGHT)


def do(window: MainWindow, action: str) -> None:
    """Trigger an action by id, which must be enabled."""
    assert window.actions_by_id[action].isEnabled(), action
    window.actions_by_id[action].trigger()


Opener = Callable[[Path], MainWindow]


@pytest.fixture
def open_set(qtbot: QtBot, window: MainWindow) -> Opener:
    """Function that opens a file in the window, waits until it is checked, and returns the window."""

    def open_and_check(path: Path) -> MainWindow:
        with qtbot.waitSignal(window.checking.settled):
            window.files.open(path)
        return window

    return open_and_check


FLAWED = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="{namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc>https://a.example/right</loc></url>
  <url><loc>https://a.example/a b</loc></url>
  <url><loc>https://a.example/c d</loc><changefreq>Weekly</changefreq></url>
  <url><loc>/relative</loc><lastmod>2999-01-01</lastmod></url>
  <url><loc>https://a.example/pictures</loc>
    <image:image><image:loc>/one.jpg</image:loc></image:image>
    <image:image><image:loc>/two.jpg</image:loc></image:image></url>
</urlset>
"""
"""Two blanks and a wrong case that can be fixed, an address that needs a base, a date of another severity for Bing, and
an entry with two wrong images."""


@pytest.fixture
def flawed(tmp_path: Path) -> Path:
    """Sitemap with problems of several kinds."""
    path = tmp_path / "flawed.xml"
    path.write_text(FLAWED.format(namespace=NAMESPACE), encoding="utf-8")
    return path


# Several windows


@pytest.fixture
def start(settings: Settings, preferences: Preferences, qtbot: QtBot) -> Iterator[Starter]:
    """Function that starts the program in this process; every program is ended after the test."""
    started: list[Windows] = []

    def start_once() -> Windows:
        started.append(Windows(settings, preferences))
        return started[-1]

    yield start_once
    for windows in started:
        windows.shut_down()
        for window in windows.all:
            window.close_for_good()
    delete_closed_windows()


def delete_closed_windows() -> None:
    """Delete closed windows, which Qt deletes later."""
    send: Callable[..., None] = QCoreApplication.sendPostedEvents
    send(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def windows(start: Starter) -> Windows:
    """Windows of a program that was just started."""
    windows = start()
    windows.show_new()
    return windows


@pytest.fixture
def another_sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "another.xml"
    path.write_text(sitemap_xml("https://b.example/1"), encoding="utf-8")
    return path


@pytest.fixture
def wait_until_idle(windows: Windows, qtbot: QtBot) -> Waiter:
    """Function that waits until no window runs a job or opens a file."""

    def is_settled() -> bool:
        return not any(window.jobs.running or window.files.is_opening for window in windows.all)

    return lambda: qtbot.waitUntil(is_settled)


# Checks of pages


@pytest.fixture
def page_site(httpserver: HTTPServer, facts_folder: Path) -> Site:
    """Site of six pages, of which one redirects and one is missing."""
    site = Site(httpserver)
    for number in range(6):
        site.page(f"/{number}", html(body=f"Page {number}"))
    site.page("/1", "", 301, Location="/0")
    site.page("/2", "", 404)
    return site


@pytest.fixture
def window_of_site(page_site: Site, open_set: Opener, tmp_path: Path) -> MainWindow:
    """Window with a sitemap of the pages of `page_site`."""
    path = tmp_path / "site.xml"
    path.write_text(sitemap_xml(*(page_site.url(f"/{number}") for number in range(6))), encoding="utf-8")
    return open_set(path)
