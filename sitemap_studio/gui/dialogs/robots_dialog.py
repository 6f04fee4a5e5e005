"""The robots.txt files of the open set: the dialog that assigns them to hosts, and validation after their changes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QSize, QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder, is_file, path_exists
from sitemap_studio.document.checking import robots_by_host
from sitemap_studio.document.document import Document
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import format_number, localized, localized_error
from sitemap_studio.gui.message_bar import BarMessage, Offer
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.desktop import make_file_dialog
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.labels import AnnouncedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import FileListModel
from sitemap_studio.protocol.robots_files import RobotsFile, host_key
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import split_loc
from sitemap_studio.sources.robots_txt import read_robots
from sitemap_studio.validation.locations import count_sites

if TYPE_CHECKING:
    from sitemap_studio.gui.actions import Handlers

_FILE_NAME: Final = "robots.txt"
_SIZE: Final = QSize(680, 340)
_PAUSE_MS: Final = 400
_MAX_COUNTED: Final = 100_000


class RobotsDialog(Dialog):
    """Dialog that asks for the robots.txt file of each host of a set; `chosen` has the paths by host.

    Args:
        hosts: Number of entries by host.
        paths: Current files by host.
        folder: Folder in which the file dialog starts.
        parent: The parent of the dialog.
    """

    def __init__(self, hosts: Mapping[str, int], paths: Mapping[str, Path], folder: Path, parent: QWidget) -> None:
        """Create the dialog for robots.txt files, and list the hosts and their current files."""
        super().__init__(parent)
        self.setWindowTitle(_FILE_NAME)
        self._hosts, self._paths, self._folder = dict.fromkeys(paths, 0) | dict(hosts), dict(paths), folder
        note = self.make_note(
            self.tr(
                "URLs that the robots.txt of their host disallows are reported as problems, and so are sitemaps that it "
                "does not list. A sitemap may contain URLs of another host if the robots.txt of that host lists the sitemap."
            ),
            Tint.TEXT,
        )
        self.rows = FileListModel((self.tr("Host"), self.tr("URLs"), _FILE_NAME), (1,), self)
        self.view = ListView(self.rows, {0: 200, 1: 80}, self)
        self.view.setAccessibleName(self.tr("Hosts of the set"))
        self.view.set_placeholder_text(self.tr("No entry has a complete URL."))
        self.view.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        self.choose_button = QPushButton(self.tr("Choose &file …"), self)
        self.remove_button = QPushButton(self.tr("&Don't use"), self)
        for button, action in ((self.choose_button, self._choose_file), (self.remove_button, self._remove)):
            button.setAutoDefault(False)
            button.clicked.connect(action)
        self.answer = AnnouncedLabel(Tint.ERROR, parent=self)
        self.answer.setWordWrap(True)
        row = fill(QHBoxLayout(), self.choose_button, self.remove_button, (self.answer, 1), spacing=8)
        self.lay_out_column(note, (self.view, 1), row, self.make_ok_cancel_box(), size=_SIZE)
        self.view.doubleClicked.connect(self._choose_file)
        self.view.selectionModel().currentRowChanged.connect(self._update_buttons)
        self._update_rows()

    def chosen_value(self) -> dict[str, Path]:
        """Return the paths of the assigned files by host."""
        return self._paths

    @property
    def _host(self) -> str:
        """Host in the current row of the list."""
        return list(self._hosts)[self.view.currentIndex().row()]

    def _update_rows(self) -> None:
        """List the hosts with their files; retain the current row."""
        current = max(0, self.view.currentIndex().row())
        self.rows.show_rows(
            ("", host, format_number(count), str(self._paths.get(host) or self.tr("none")))
            for host, count in self._hosts.items()
        )
        self.view.setCurrentIndex(self.rows.index(current, 0))
        self._update_buttons()

    @Slot()
    def _update_buttons(self) -> None:
        """Enable the button that assigns a file if there is a current host, and Don't use if it has a file."""
        has_host = self.view.currentIndex().isValid()
        self.choose_button.setEnabled(has_host)
        self.remove_button.setEnabled(has_host and self._host in self._paths)

    @Slot()
    def _choose_file(self) -> None:
        """Open a file dialog for the robots.txt of the current host."""
        known = self._paths.get(self._host)
        title = self.tr("robots.txt of {host}").format(host=self._host)
        dialog = make_file_dialog(self, title, known.parent if known else self._folder)
        dialog.selectFile(known.name if known else _FILE_NAME)
        dialog.fileSelected.connect(self.set_file)
        dialog.open()

    @Slot(str)
    def set_file(self, path: str) -> None:
        """Assign the file at a path to the current host, or show why it is unreadable."""
        try:
            read_robots(Path(path))
        except StudioError as error:
            self.answer.setText(localized_error(error))
            return
        self.answer.setText("")
        self._paths[self._host] = Path(path)
        self._update_rows()

    @Slot()
    def _remove(self) -> None:
        """Remove the file of the current host from the assignment."""
        self._paths.pop(self._host, None)
        self._update_rows()


class SiteRobots(QObject):
    """The robots.txt files that the open set is validated against; stored for its file and its host.

    Attributes:
        paths: The chosen files, by host.
        files: The contents of the readable files, by host.

    Args:
        context: Shared objects of the window.
        use_files: Passes files to validation and to the sitemaps panel.
        validate: Starts a validation of the set.
        parent: The parent of the dialog.
    """

    def __init__(
        self,
        context: Context,
        *,
        use_files: Callable[[Mapping[str | None, RobotsFile]], None],
        validate: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """Create an object without robots.txt files, and connect its file watcher and timer."""
        super().__init__(parent)
        self._session, self._messages, self._set_url = context.session, context.messages, context.set_url
        self._show_note, self._memory, self._parent = context.show_note, context.set_url.memory, parent
        self._use_files, self._validate = use_files, validate
        self.paths: dict[str, Path] = {}
        self.files: dict[str | None, RobotsFile] = {}
        self._shown_failure = ""
        self._message: BarMessage | None = None
        self._watcher = QFileSystemWatcher(self)
        self._update_timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._update_timer.timeout.connect(self._reload_if_changed)
        for signal in (self._watcher.directoryChanged, self._watcher.fileChanged):
            signal.connect(lambda _path: self.update_soon())
        self._session.sitemaps_changed.connect(self.update_soon)

    def handlers(self) -> Handlers:
        """Return the handlers of this class's actions by action id."""
        return {"robots": self.show_dialog}

    @Slot()
    def update_soon(self) -> None:
        """After a pause, read the files again, and validate if they or the URLs of the sitemaps have changed."""
        self._update_timer.start()

    def stop(self) -> None:
        """Stop watching the robots.txt files, and cancel a scheduled update."""
        self._update_timer.stop()
        self._watch([])

    @Slot()
    def show_dialog(self) -> None:
        """Open the dialog that assigns robots.txt files to the hosts of the open set."""
        document, url = self._session.document, self._set_url.likely
        hosts = Counter[str]({host_key(url): 0} if url else {})
        locs = document.table.rows(document.table.order[:_MAX_COUNTED], ["loc"])["loc"]
        for site, count in count_sites(locs).most_common():
            hosts[host_key(site)] += count
        dialog = RobotsDialog(hosts, self.paths, document.folder or home_folder(), self._parent)
        dialog.chosen.connect(lambda paths: self.set_files(paths) if self._session.document is document else None)
        dialog.open()

    @Slot(object)
    def set_files(self, paths: Mapping[str, Path]) -> None:
        """Store and read robots.txt files, given as paths by host, and validate the set if relevant rules differ."""
        stored = json.dumps({host: str(path.absolute()) for host, path in paths.items()})
        self._memory.store_value(self._session.document, "robots", stored)
        self._shown_failure = ""
        self._set_paths(paths)
        self.revalidate_if_changed()

    @Slot()
    def revalidate_if_changed(self) -> None:
        """Start a validation if the relevant robots.txt rules differ from the last validated ones."""
        document = self._session.document
        if robots_by_host(document, self.files, document.profile) != document.problems.context.robots:
            self._validate()

    @Slot(object)
    def restore(self, document: Document) -> None:
        """Set and read the robots.txt files that are stored for a set that is being opened, or for its host."""
        self._shown_failure = ""
        self._set_paths(_parse_paths(self._memory.stored_value(document, "robots")))

    def _set_paths(self, paths: Mapping[str, Path]) -> None:
        """Set, watch and read robots.txt files, given as paths by host, and pass them to validation."""
        self.paths = dict(paths)
        self._watch([str(each) for path in paths.values() for each in (path, path.parent) if path_exists(each)])
        self._read_files()

    def _watch(self, paths: list[str]) -> None:
        """Watch only these files and folders; folders, because the watcher loses replaced files."""
        if known := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(known)
        if paths:
            self._watcher.addPaths(sorted(set(paths)))

    def _read_files(self) -> None:
        """Read the files, pass the readable ones to validation, and show a warning about the first unreadable one."""
        self.files, errors = {}, []
        for host, path in self.paths.items():
            try:
                self.files[host] = read_robots(path)
            except StudioError as error:
                errors.append(error)
        self._use_files(self.files)
        failure = localized(errors[0].message) if errors else ""
        # A message that the user closed must not appear again for the same failure.
        if failure and failure != self._shown_failure:
            hint = self.tr("The set is checked without it.")
            offers: list[Offer] = [(self.tr("Choose robots.txt …"), self.show_dialog)]
            self._message = self._messages.show_message(
                Severity.WARNING, failure, hint, offers=offers, replaces=self._message
            )
        elif not failure:
            self._messages.remove(self._message)
        self._shown_failure = failure

    @Slot()
    def _reload_if_changed(self) -> None:
        """Read the files again, and validate if they or the URLs of the sitemaps have changed."""
        before = dict(self.files)
        self._set_paths(self.paths)
        if self.files != before:
            self._show_note(self.tr("robots.txt has changed, so the set is checked again."))
        self.revalidate_if_changed()

    @Slot()
    def offer_from_folder(self) -> None:
        """Offer the robots.txt in the folder of a set at the root of its site, unless one was assigned or declined."""
        document, url = self._session.document, self._set_url.likely_folder
        path = (document.folder or home_folder()) / _FILE_NAME
        is_root = bool(url) and split_loc(url)[2] == "/"
        if self._memory.stored_value(document, "robots") or document.path is None or not is_root or not is_file(path):
            return
        host = host_key(url)
        sentence = self.tr("The folder of the set contains a robots.txt file.")
        hint = self.tr("Check the URLs of {host} against it?").format(host=host)
        offers: list[Offer] = [
            (self.tr("Use it"), partial(self.set_files, {host: path})), (self.tr("Don't use"), partial(self.set_files, {})),
        ]  # fmt: skip
        self._message = self._messages.show_message(
            Severity.INFO, sentence, hint, offers=offers, replaces=self._message
        )


def _parse_paths(stored: str) -> dict[str, Path]:
    """Return paths by host from their stored JSON text; an empty dict if it is invalid."""
    try:
        found = json.loads(stored or "{}")
    except (ValueError, RecursionError):
        return {}
    pairs = found.items() if isinstance(found, dict) else ()
    return {host: Path(path) for host, path in pairs if isinstance(path, str) and path}
