"""Dialogs, each with its commands; no dialog knows another."""
