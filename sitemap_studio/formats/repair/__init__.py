"""Repairs of files that can't be parsed as they are; each is declared, verified and listed."""
