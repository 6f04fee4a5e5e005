"""The version of the program, and its name in requests."""

__version__ = "0.1.0"

USER_AGENT = f"SitemapStudio/{__version__} (+https://github.com/sitemap-studio/SitemapStudio)"
"""Value of `User-Agent` in the requests of the program."""
