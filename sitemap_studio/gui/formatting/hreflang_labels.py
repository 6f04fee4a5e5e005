"""Labels, icons and colours of hreflang states, and texts about hreflang clusters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_studio.core.messages import join, listed, msg, plural
from sitemap_studio.document.hreflang_completion import ClusterPlan
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, format_number, localized, separate_thousands, text_for_count
from sitemap_studio.gui.theme import Tint
from sitemap_studio.protocol.language_codes import X_DEFAULT, alternate_fault
from sitemap_studio.validation.hreflang import Fault, LanguageCell, LanguageMatrix

_CONTEXT: Final = "Languages"


@dataclass(frozen=True)
class StateStyle:
    """Label, icon and colours of the state of a language in a cluster.

    Attributes:
        label: Short English text, for translation.
        icon_name: Name of the icon; each state has a different shape.
        tint: Colour of the icon.
        has_background: Whether the cell has a background in this colour.
    """

    label: str
    icon_name: str
    tint: Tint
    has_background: bool = True


MISSING_STYLE: Final = StateStyle(QT_TRANSLATE_NOOP("Languages", "missing"), "absent", Tint.QUIET, has_background=False)
FAULT_STYLES: Final = {
    Fault.NONE: StateStyle(QT_TRANSLATE_NOOP("Languages", "OK"), "tick", Tint.GOOD, has_background=False),
    Fault.NO_RETURN: StateStyle(QT_TRANSLATE_NOOP("Languages", "no return link"), "no-return", Tint.ERROR),
    Fault.CONFLICT: StateStyle(QT_TRANSLATE_NOOP("Languages", "conflict"), "warning", Tint.WARNING),
    Fault.ELSEWHERE: StateStyle(QT_TRANSLATE_NOOP("Languages", "not in the set"), "missing", Tint.WARNING),
    Fault.PARTIAL: StateStyle(QT_TRANSLATE_NOOP("Languages", "not linked by all pages"), "partial", Tint.INFO),
    Fault.NAMELESS: StateStyle(QT_TRANSLATE_NOOP("Languages", "without a language"), "info", Tint.INFO),
}
"""Style by the worst fault of a language."""


def translated(text: str, number: int | None = None) -> str:
    """Return a text of this module in the user's language, with `number` for its placeholder %n."""
    if number is None:
        return QCoreApplication.translate(_CONTEXT, text)
    return QCoreApplication.translate(_CONTEXT, text, None, number)


def style_of_fault(fault: Fault | None) -> StateStyle:
    """Return the style of the worst fault of a language; None means that the cluster lacks the language."""
    return MISSING_STYLE if fault is None else FAULT_STYLES[fault.worst]


def language_name(code: str) -> str:
    """Return the name of a code, such as “German (Austria)”; for an invalid code, the reason and any suggestion."""
    if code.lower() == X_DEFAULT:
        return translated("Default (x-default)")
    fault = alternate_fault(code)
    if fault is not None:
        reason = translated("“{code}” is not valid: {reason}.").format(code=code, reason=localized(fault.reason))
        meant = translated("Probably meant: {code}").format(code=fault.suggestion) if fault.suggestion else ""
        return f"{reason} {meant}".strip()
    language, *rest = code.split("-")
    locale = QLocale(code)
    if QLocale().language() is QLocale.Language.English or locale.language() is QLocale.Language.C:
        name = QLocale.languageToString(QLocale.codeToLanguage(language.lower()))
        parts = [_subtag_name(part) for part in rest]
    else:
        # Qt has names of languages only in English and in the language itself; the latter is clearer without English.
        name = locale.nativeLanguageName()
        parts = [locale.nativeTerritoryName() if len(part) == 2 else _subtag_name(part) for part in rest]
    return f"{name} ({', '.join(parts)})" if parts else name


def _subtag_name(subtag: str) -> str:
    """Return the name of the script or region that a subtag of a language code denotes."""
    if len(subtag) == 4:
        return QLocale.scriptToString(QLocale.codeToScript(subtag.title()))
    return QLocale.territoryToString(QLocale.codeToTerritory(subtag.upper()))


def language_details(matrix: LanguageMatrix, cluster: int, column: int) -> str:
    """Return lines about the language in a column of a cluster: code and name, then URLs and problems, or a note."""
    code = matrix.languages[column]
    name = language_name(code)
    head = code if code.lower() == X_DEFAULT else f"{code} · {name}"
    cell = matrix.cell(cluster, column)
    if cell is None:
        return head + "\n" + translated("No page of this group links to this language.")
    return "\n".join([head, *cell.addresses, *_problem_sentences(matrix, cluster, cell)])


def _problem_sentences(matrix: LanguageMatrix, cluster: int, cell: LanguageCell) -> list[str]:
    """Return sentences about the faults of a language in a cluster; without faults one that its links are complete."""
    size = matrix.size(cluster)
    sentences = []
    if Fault.CONFLICT in cell.faults:
        several = translated("The pages of this group link to several URLs.")
        claimed = translated("The page uses another language for itself.")
        sentences.append(several if len(cell.addresses) > 1 else claimed)
    if Fault.NO_RETURN in cell.faults:
        sentences.append(translated("It has no link back to {loc}.").format(loc=matrix.loc(cell.named_by)))
    if Fault.ELSEWHERE in cell.faults:
        sentences.append(translated("This URL is not in the set."))
    if Fault.PARTIAL in cell.faults:
        words = separate_thousands(size, translated("{naming} of %n pages link to it.", size))
        sentences.append(words.format(naming=format_number(cell.n_naming)))
    if not cell.faults:
        one = translated("The page links to itself.")
        sentences.append(one if size == 1 else translated("All pages of this group link to it, and it links back."))
    return sentences


def page_count_text(matrix: LanguageMatrix, cluster: int) -> str:
    """Return lines with the number of pages of a cluster and, if there are any, of its pages without a language."""
    size, nameless = matrix.size(cluster), int(matrix.nameless[cluster])
    sentences = [text_for_count(size, translated("1 page of the set"), translated("%n pages of the set", size))]
    if nameless:
        one = translated("No link gives 1 of them a language.")
        sentences.append(text_for_count(nameless, one, translated("No link gives %n of them a language.", nameless)))
    return "\n".join(sentences)


class ClusterFilter(Enum):
    """Filters of the list of clusters, with labels as values; one named as a `Fault` selects clusters with it."""

    ALL = QT_TRANSLATE_NOOP("Languages", "All hreflang groups")
    FAULTY = QT_TRANSLATE_NOOP("Languages", "Only with problems")
    NO_RETURN = QT_TRANSLATE_NOOP("Languages", "Without return link")
    CONFLICT = QT_TRANSLATE_NOOP("Languages", "With conflicts")
    ELSEWHERE = QT_TRANSLATE_NOOP("Languages", "With pages not in the set")
    PARTIAL = QT_TRANSLATE_NOOP("Languages", "Not linked by all pages")
    NAMELESS = QT_TRANSLATE_NOOP("Languages", "With pages without a language")
    GAPS = QT_TRANSLATE_NOOP("Languages", "With missing languages")


def matching_clusters(matrix: LanguageMatrix, chosen: ClusterFilter) -> NDArray[np.bool_]:
    """Return a mask over all clusters of a matrix, True for the clusters that a filter selects."""
    if chosen is ClusterFilter.ALL:
        return np.ones(len(matrix), np.bool_)
    if chosen is ClusterFilter.FAULTY:
        faulty: NDArray[np.bool_] = matrix.faults != 0
        return faulty
    return (
        matrix.clusters_with_gaps() if chosen is ClusterFilter.GAPS else matrix.clusters_with_fault(Fault[chosen.name])
    )


def cluster_counts_text(matrix: LanguageMatrix) -> str:
    """Return two sentences: the numbers of clusters and languages, without x-default, and of clusters by fault."""
    n_languages = len(matrix.languages) - matrix.has_default
    groups, languages = plural("1 group", "%n groups", len(matrix)), plural("1 language", "%n languages", n_languages)

    def count(fault: Fault) -> int:
        """Return the number of clusters with a fault."""
        return int(np.count_nonzero(matrix.clusters_with_fault(fault)))

    faults = (
        plural("1 lacks return links", "%n lack return links", count(Fault.NO_RETURN)),
        plural("1 has conflicts", "%n have conflicts", count(Fault.CONFLICT)),
        plural("1 has pages not in this set", "%n have pages not in this set", count(Fault.ELSEWHERE)),
        plural("1 has pages that not all link to", "%n have pages that not all link to", count(Fault.PARTIAL)),
        plural("1 has pages without a language", "%n have pages without a language", count(Fault.NAMELESS)),
    )
    found = listed(text for text in faults if text.number)
    details = msg("{faults}.", faults=found) if found else msg("No problems were found.")
    return localized(join([msg("{groups} in {languages}.", groups=groups, languages=languages), details]))


def describe_completion(plan: ClusterPlan) -> str:
    """Describe in sentences how many entries a plan completes, if any, and how many it skips and why."""
    count, unclear, locked, nameless = map(len, (plan.completed, plan.ambiguous, plan.locked, plan.without_language))
    sentences = [translated("There is nothing to complete.")]
    if count:
        one = translated("hreflang links will be added to 1 entry.")
        sentences = [text_for_count(count, one, translated("hreflang links will be added to %n entries.", count))]
    if unclear:
        one = translated("1 entry is skipped: a language has several URLs.")
        many = translated("%n entries are skipped: a language has several URLs.", unclear)
        sentences.append(text_for_count(unclear, one, many))
    if locked:
        one = translated("1 entry in a read-only sitemap is skipped.")
        sentences.append(
            text_for_count(locked, one, translated("%n entries in read-only sitemaps are skipped.", locked))
        )
    if nameless:
        one = translated("1 entry gets no link to itself, because its language is unknown.")
        many = translated("%n entries get no link to themselves, because their language is unknown.", nameless)
        sentences.append(text_for_count(nameless, one, many))
    return " ".join(sentences)
