"""Repair of files that can't be read as they are; every repair is declared, verified and listed."""
