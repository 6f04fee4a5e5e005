"""The place to report a fault is named once in the code, and alike wherever else it stands."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

from sitemap_studio.core.errors import REPORT_URL

ROOT = Path(__file__).parents[2]


def test_the_project_software_centres_and_the_readme_name_the_place_that_the_program_names():
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert urls["Issues"] == REPORT_URL
    assert REPORT_URL.startswith(urls["Homepage"])
    (metainfo,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    named = {url.get("type"): url.text for url in ET.parse(metainfo).getroot().iter("url")}
    assert named["bugtracker"] == REPORT_URL
    assert f"<{REPORT_URL}>" in (ROOT / "README.md").read_text(encoding="utf-8")
