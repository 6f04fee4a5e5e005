"""Reports: problems and rules as text, JSON, CSV, SARIF and HTML."""
