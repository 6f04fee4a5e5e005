"""The URL for reports of faults is the same everywhere."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

from sitemap_studio.core.errors import REPORT_URL

ROOT = Path(__file__).parents[2]


def test_metadata_and_readme_contain_issue_url_of_program():
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert urls["Issues"] == REPORT_URL
    assert REPORT_URL.startswith(urls["Homepage"])
    (metainfo,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    named = {url.get("type"): url.text for url in ET.parse(metainfo).getroot().iter("url")}
    assert named["bugtracker"] == REPORT_URL
    assert f"<{REPORT_URL}>" in (ROOT / "README.md").read_text(encoding="utf-8")
