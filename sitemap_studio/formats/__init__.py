"""Bytes on disk to entries and back: containers, encodings, XML, text lists, CSV."""
