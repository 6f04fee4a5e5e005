"""Mending text that is no XML, place by place, so that the strict readers can take it; every repair is listed."""
