"""Panels around the table: each shows one side of the open set, and knows no other panel."""
