"""Panels around the table, each with its model and commands; no panel knows another."""
