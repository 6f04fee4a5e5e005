"""Download the current versions of fetched files without changing the user's copies."""

from __future__ import annotations

from pathlib import Path

from sitemap_studio.core.errors import WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.sources.download import FetchOptions
from sitemap_studio.sources.fetched_copies import read_copies, write_copies
from sitemap_studio.sources.fetched_versions import SiteVersions, downloaded_bytes
from sitemap_studio.sources.site_fetch import FetchFailedError, fetch_sitemaps


def download_versions(
    url: str, folder: Path, temporary: Path, *, options: FetchOptions | None = None, progress: Progress | None = None
) -> SiteVersions:
    """Download the current sitemaps of a site into a temporary folder; the user's copies are not changed.

    Files that have not changed on the site since the last download are not downloaded again.

    Args:
        url: The URL of the site, as for `fetch_sitemaps`.
        folder: The folder of the copies.
        temporary: An empty folder.
        options: Limits.
        progress: Counts files; can stop the download.

    Raises:
        WriteError: The temporary folder can't be used.
        FetchFailedError: No sitemap could be downloaded.
    """
    known, former, site = read_copies(folder), temporary / "former", temporary / "site"
    try:
        site.mkdir(parents=True)
        former.mkdir()
        for copy in known.files.values():
            data = downloaded_bytes(folder, copy)
            for home in (former, site) if data is not None else ():
                target = home / copy.path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data or b"")
        write_copies(site, known)
    except OSError as error:
        raise WriteError(msg("The temporary folder can't be used: {reason}.", reason=system_reason(error))) from error
    try:
        report = fetch_sitemaps(url, site, options=options, progress=progress)
    except FetchFailedError as error:
        # The hint would refer to a URL that the user typed.
        raise FetchFailedError(error.message, requests=error.requests) from error
    for file in report.files:
        if file.state == "failed" and file.url in known.files:
            # The downloaded version is outdated.
            (site / known.files[file.url].path).unlink(missing_ok=True)
    return SiteVersions(former, site, known, report)
