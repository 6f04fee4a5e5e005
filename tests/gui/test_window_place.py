"""Where a window is put that nobody could get hold of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from sitemap_studio.gui.docks import brought_back

SCREENS = [QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1000)]


@pytest.mark.parametrize("frame", [QRect(100, 100, 900, 600), QRect(3000, 400, 900, 600), QRect(-700, 20, 900, 600)])
def test_a_window_that_can_be_got_hold_of_stays(frame: QRect):
    assert brought_back(frame, SCREENS) is None


@pytest.mark.parametrize(
    "frame",
    [
        QRect(5000, 100, 900, 600), QRect(100, -400, 900, 600), QRect(-880, 20, 900, 600), QRect(100, 1039, 900, 600),
        QRect(-(2**24), -(2**24), 900, 600),
    ],
)  # fmt: skip
def test_a_window_out_of_reach_is_put_into_the_middle(frame: QRect):
    place = brought_back(frame, SCREENS)
    assert place is not None
    assert place.size() == QSize(900, 600)
    assert SCREENS[0].contains(place)


def test_a_window_larger_than_the_screen_is_made_to_fit():
    place = brought_back(QRect(QPoint(9_000, 9_000), QSize(9_000, 9_000)), SCREENS)
    assert place == SCREENS[0]
