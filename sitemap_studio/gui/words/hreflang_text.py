"""Words for hreflang on screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sitemap_studio.document.hreflang import ClusterPlan
from sitemap_studio.gui.i18n import counted


def describe_plan(plan: ClusterPlan) -> str:
    """Tell what completing alternates changes, and what it leaves as it is."""
    translate = QCoreApplication.translate
    count, unclear, locked, nameless = map(len, (plan.completed, plan.unclear, plan.locked, plan.nameless))
    told = [translate("Languages", "There is nothing to complete.")]
    if count:
        one = translate("Languages", "1 entry gets further alternates.")
        told = [counted(count, one, translate("Languages", "%n entries get further alternates.", None, count))]
    if unclear:
        one = translate("Languages", "1 entry stays as it is: a language of its cluster has several addresses.")
        many = translate(
            "Languages",
            "%n entries stay as they are: a language of their cluster has several addresses.",
            None,
            unclear,
        )
        told.append(counted(unclear, one, many))
    if locked:
        one = translate("Languages", "1 entry stays as it is: its file is read-only.")
        many = translate("Languages", "%n entries stay as they are: their files are read-only.", None, locked)
        told.append(counted(locked, one, many))
    if nameless:
        one = translate("Languages", "1 entry gets no link to itself: no page gives it a language.")
        many = translate(
            "Languages", "%n entries get no link to themselves: no page gives them a language.", None, nameless
        )
        told.append(counted(nameless, one, many))
    return " ".join(told)
