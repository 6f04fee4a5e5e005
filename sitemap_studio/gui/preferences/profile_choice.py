"""The choice of the profile: a box in the toolbar and a menu that always say the same."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QWidget

from sitemap_studio.core.preference_table import FIRST_PROFILE
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.preferences.kept_preferences import KeptPreferences
from sitemap_studio.gui.preferences.settings import Settings
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.words.localized import localized
from sitemap_studio.protocol.profiles import PROFILES, Profile


def first_profile(preferences: KeptPreferences, settings: Settings) -> Profile:
    """The profile that a new window begins with: the one that is preferred, or else the one chosen last."""
    return PROFILES.get(preferences[FIRST_PROFILE], settings.profile)


class ProfileChoice(QObject):
    """Whose limits hold.

    Attributes:
        box: Where one is chosen.
        place: The box with its name in front of it, for the toolbar.

    Signals:
        chosen: The user chose this `Profile`.
    """

    chosen = Signal(object)

    def __init__(self, current: Profile, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QComboBox(parent)
        self.box.setAccessibleName(self.tr("Profile"))
        self.place = _labelled(self.box, self.box.accessibleName(), parent)
        self.box.setToolTip(self.tr("Whose limits the set is compared with"))
        self._group = QActionGroup(self)
        self._by_name: dict[str, QAction] = {}
        for profile in PROFILES.values():
            self.box.addItem(localized(profile.title), profile.name)
            action = QAction(localized(profile.title), self._group)
            action.setCheckable(True)
            action.setData(profile.name)
            action.setToolTip(profile.source)
            self._by_name[profile.name] = action
            menu.addAction(action)
        self.show_profile(current)
        self.box.activated.connect(self._choose_in_box)
        self._group.triggered.connect(self._choose_in_menu)

    def show_profile(self, profile: Profile) -> None:
        """Say that this profile holds."""
        self.box.setCurrentIndex(self.box.findData(profile.name))
        self._by_name[profile.name].setChecked(True)

    @Slot(int)
    def _choose_in_box(self, place: int) -> None:
        self._choose(str(self.box.itemData(place)))

    @Slot(QAction)
    def _choose_in_menu(self, action: QAction) -> None:
        self._choose(str(action.data()))

    def _choose(self, name: str) -> None:
        self.show_profile(PROFILES[name])
        self.chosen.emit(PROFILES[name])


def _labelled(box: QComboBox, name: str, parent: QWidget) -> QWidget:
    place = QWidget(parent)
    row = QHBoxLayout(place)
    row.setContentsMargins(0, 0, 0, 0)
    label = TintedLabel(Tint.QUIET, name, place)
    label.setBuddy(box)
    row.addWidget(label)
    row.addWidget(box)
    return place
