"""What the systems are told about the files that the program opens: always as one of several, never as their owner.

Linux reads it from the files in `linux`, Windows from the installer's script; a test holds all of them together.
"""

from __future__ import annotations

from collections.abc import Mapping

GLOBS = tuple(
    f"{name}{ending}"
    for ending in (".xml", ".xml.gz")
    for name in ("sitemap*", "*sitemap", "*sitemap_index", "*sitemap-index")
)
"""What names of sitemaps usually look like. GNOME takes only those that begin with an asterisk before “*.xml”."""

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
"""The namespace of their root elements. Sitemap Protocol 0.9."""

ROOTS = ("urlset", "sitemapindex")
"""Their root elements."""

ENDINGS = (".xml", ".gz", ".txt", ".csv")
"""Endings under which Windows offers the program below “Open with”."""

MIME_TYPES: Mapping[str, str] = {
    "application/x-sitemap+xml": "application/xml",
    "application/x-sitemap+gzip": "application/gzip",
}
"""Our names for the kinds of files, and the general kind of each."""

MACOS_TYPES = ("public.xml", "org.gnu.gnu-zip-archive", "public.comma-separated-values-text", "public.plain-text")
"""What macOS calls the kinds of files that it offers the program for."""


def macos_properties(name: str, version: str) -> dict[str, object]:
    """What the program tells macOS of itself, beyond what every program must.

    Args:
        name: The program's name.
        version: Its version.
    """
    return {
        "CFBundleDisplayName": name,
        "CFBundleName": name,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Sitemap",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": list(MACOS_TYPES),
            }
        ],
        "LSApplicationCategoryType": "public.app-category.developer-tools",
        # One of the two ways to start it has a console; the window belongs in the dock all the same.
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
