"""Facts about pages that are not too old for the rules."""

from __future__ import annotations

from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.page_columns import NO_PAGE, PageColumns, PageRows
from sitemap_studio.protocol.rule import RuleContext

NO_LOCS: Final = pl.Series("loc", [], dtype=pl.String)
"""URLs for values of pages that do not depend on them."""


def current_rows(columns: PageColumns, locs: pl.Series, context: RuleContext) -> PageRows:
    """Return the rows of the pages of URLs as `PageColumns.rows_of`; `NO_PAGE` also for facts that are too old."""
    rows = columns.rows_of(locs)
    rows[~are_current(columns, rows, context)] = NO_PAGE
    return rows


def are_current(columns: PageColumns, rows: PageRows, context: RuleContext) -> NDArray[np.bool_]:
    """Return a mask of the rows whose facts are not too old; True also for `NO_PAGE`."""
    not_before = max(int(context.time_before(context.max_page_age).timestamp()), 0)
    is_current = columns.values("checked", rows, NO_LOCS) >= not_before
    return is_current.fill_null(value=True).to_numpy()
