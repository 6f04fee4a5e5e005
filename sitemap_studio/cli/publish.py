"""Command publish: what is to be done so that search engines learn of a set, and IndexNow."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from typing import Any

from sitemap_studio.cli.sets import open_set, refuse_unless_given
from sitemap_studio.cli.terminal import note, print_done, warn
from sitemap_studio.cli.versions import open_version
from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.address import read_address
from sitemap_studio.document.publishing import PublishPlan, add_to_robots, plan_publishing
from sitemap_studio.document.reporting.lists import JSON_VERSION, counted
from sitemap_studio.protocol.urls import web_host
from sitemap_studio.sources.indexnow import ENDPOINT, Submission, key_file_name, new_key, submit_urls

NEW_KEY = "new"
"""Instead of a key: one is made."""


def publish(options: argparse.Namespace) -> bool:
    """List what is to be published, and do what the options ask for; return whether all went well."""
    refuse_unless_given("indexnow", ("all", "endpoint"), options)
    if options.endpoint is not None and web_host(options.endpoint) is None:
        hint = f"Give --endpoint an https URL, for example {ENDPOINT}."
        raise RequestError(f"“{options.endpoint}” is not a complete URL.", hint=hint)
    if options.indexnow not in (None, NEW_KEY):
        key_file_name(options.indexnow)
        if options.since is None and not options.all:
            hint = "Name one with --since, or use --all to submit every URL."
            raise RequestError("There is no earlier version to compare with.", hint=hint)
    if options.path in options.labels:
        message = "Standard input can't be published: its URL depends on the name of the file."
        raise RequestError(message, hint="Give the path of the file.")
    document = open_set(options.path, options=options)
    if options.base_url is not None:
        document.address = read_address(options.base_url)
    with ExitStack() as copies:
        since = None
        if options.since is not None:
            since = open_version(options.since, options, copies, compared=options.path)
        plan = plan_publishing(document, since)
    facts: dict[str, Any] = {
        "version": JSON_VERSION,
        "robots": plan.robots_lines,
        "changed": plan.changed,
        "removed": plan.removed,
        "files": [{"path": file.path, "state": file.state} for file in plan.files],
    }
    if options.robots is not None:
        _write_robots(plan, options)
    submissions: list[Submission] = []
    if options.indexnow is not None:
        submissions = _submit(plan, options)
        facts["submissions"] = [
            {"host": each.host, "urls": each.n_urls, "status": each.status, "message": each.message}
            for each in submissions
        ]
    if options.json:
        print(json.dumps(facts, indent=2))
    else:
        _print_plan(plan, options, is_compared=since is not None)
        for each in submissions:
            print_done(options, f"IndexNow: {counted(each.n_urls, 'URL', 'URLs')} of {each.host}: {each.message}")
    return all(each.is_received for each in submissions)


def _print_plan(plan: PublishPlan, options: argparse.Namespace, *, is_compared: bool) -> None:
    for line in plan.robots_lines:
        print(line)
    for file in plan.files:
        if file.state != "unchanged":
            print_done(options, f"{'remove' if file.state == 'removed' else 'upload'} {file.path} ({file.state})")
    if is_compared:
        for sign, urls in (("+", plan.changed), ("-", plan.removed)):
            for url in urls:
                print(f"{sign} {url}")


def _print_done(options: argparse.Namespace, sentence: str) -> None:
    """Print what was done, except beside JSON output."""
    if not options.json:
        print_done(options, sentence)


def _write_robots(plan: PublishPlan, options: argparse.Namespace) -> None:
    """Add the lines to a robots.txt, which may not exist yet."""
    path = options.robots
    n_added = add_to_robots(path, plan.sitemap_urls, is_dry_run=options.dry_run)
    if not n_added:
        _print_done(options, f"{path}: already lists the sitemap")
    elif options.dry_run:
        _print_done(options, f"{path}: {counted(n_added, 'line', 'lines')} would be added")
    else:
        _print_done(options, f"Wrote {path}")


def _submit(plan: PublishPlan, options: argparse.Namespace) -> list[Submission]:
    """Submit the URLs that changed, and those that are gone, as both are to be crawled again."""
    key = options.indexnow
    if key == NEW_KEY:
        key = new_key()
        path = options.path.parent / key_file_name(key)
        if options.dry_run:
            note(options, f"A file with a new key would be written, for example “{path}”.")
            return []
        replace_file(path, key.encode())
        note(options, f"Wrote “{path}”. Upload it to the root of the site, then submit with --indexnow {key}")
        return []
    urls = (*plan.changed, *plan.removed)
    if options.dry_run or not urls:
        _print_done(options, f"IndexNow: {counted(len(urls), 'URL', 'URLs')} to submit")
        return []
    submissions = submit_urls(urls, key, endpoint=options.endpoint or ENDPOINT, progress=options.progress)
    for each in submissions:
        if not each.is_received:
            warn(f"{each.host}: {each.message}")
    return submissions
