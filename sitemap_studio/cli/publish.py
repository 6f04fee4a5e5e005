"""Command publish: list the steps that announce a set to search engines, and submit URLs to IndexNow."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import ExitStack
from typing import Any
from urllib.parse import urljoin

from sitemap_studio.cli.command_support import open_set, require_option
from sitemap_studio.cli.set_versions import open_version
from sitemap_studio.cli.terminal import print_note, print_result, printable, warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.base_url import parse_base_url
from sitemap_studio.document.command_line import KEY_VARIABLE
from sitemap_studio.document.document import Document
from sitemap_studio.document.publishing import (
    PublishPlan,
    add_sitemaps_to_robots,
    key_file_path,
    plan_publishing,
    write_key_file,
)
from sitemap_studio.document.reporting.output_format import JSON_VERSION, count_with_noun
from sitemap_studio.protocol.url_syntax import web_host
from sitemap_studio.sources.indexnow import (
    ENDPOINT,
    SubmissionReport,
    SubmitOptions,
    create_key,
    has_failures,
    key_file_name,
    key_file_url,
    plan_submission,
    submit_urls,
)

NEW_KEY = "new"
"""Value of `--indexnow` that creates a key."""

KEY_FROM_ENVIRONMENT = "env"
"""Value of `--indexnow` that reads the key from the environment."""


def publish(options: argparse.Namespace) -> bool:
    """Run the command: print the steps of publishing, run the requested ones, and return whether all succeeded."""
    require_option("indexnow", ("all", "endpoint", "key_location"), options)
    if options.endpoint is not None and web_host(options.endpoint) is None:
        hint = f"Give --endpoint an https URL, for example {ENDPOINT}."
        raise RequestError(f"“{options.endpoint}” is not a complete URL.", hint=hint)
    key = _indexnow_key(options)
    if options.key_location is not None:
        options.key_location = key_file_url(key or "", options.key_location)
    if key is not None and options.indexnow != NEW_KEY and options.since is None and not options.all:
        hint = "Name one with --since, or use --all to submit every URL."
        raise RequestError("There is no earlier version to compare with.", hint=hint)
    if options.path in options.labels:
        message = "Standard input can't be published: its URL depends on the name of the file."
        raise RequestError(message, hint="Give the path of the file.")
    document = open_set(options.path, options=options)
    if options.base_url is not None:
        document.base_url = parse_base_url(options.base_url)
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
        _add_to_robots(plan, options)
    report = SubmissionReport()
    is_compared = since is not None
    try:
        if options.indexnow == NEW_KEY and key is not None:
            facts |= _write_new_key(key, document, plan, options)
        elif key is not None:
            _submit_changed_urls(plan, key, report, options)
    except KeyboardInterrupt:
        # Some URLs may have been submitted.
        _print_publishing(facts, plan, report, options, is_compared=is_compared)
        raise
    _print_publishing(facts, plan, report, options, is_compared=is_compared)
    return not has_failures(report.unsubmitted)


def _indexnow_key(options: argparse.Namespace) -> str | None:
    """Return the IndexNow key for `--indexnow`: new, from the environment, or as given; None without the option.

    Raises:
        RequestError: The key is missing or invalid.
    """
    if options.indexnow == NEW_KEY:
        return create_key()
    if options.indexnow != KEY_FROM_ENVIRONMENT:
        if options.indexnow is not None:
            key_file_name(options.indexnow)
        key: str | None = options.indexnow
        return key
    key = os.environ.get(KEY_VARIABLE, "").strip()
    if not key:
        raise RequestError(f"The environment variable {KEY_VARIABLE} is not set.", hint="Set it to the key.")
    try:
        key_file_name(key)
    except RequestError as error:
        # Without the value, which may be another secret.
        raise RequestError(f"The value of {KEY_VARIABLE} is not a valid key.", hint=error.hint) from None
    return key


def _print_publishing(
    facts: dict[str, Any],
    plan: PublishPlan,
    report: SubmissionReport,
    options: argparse.Namespace,
    *,
    is_compared: bool,
) -> None:
    """Print the plan and the results of submissions, as JSON or as text.

    Args:
        facts: Facts about the plan for JSON.
        plan: The plan.
        report: The results of submissions; printed as JSON only with the option `--indexnow`.
        options: Options of the command.
        is_compared: Whether the plan compares the set with an earlier version.
    """
    if options.json:
        print(json.dumps(facts | (_submissions_json(report) if options.indexnow is not None else {}), indent=2))
    else:
        _print_plan(plan, options, is_compared=is_compared)
        _print_submissions(report, options)


def _submissions_json(report: SubmissionReport) -> dict[str, Any]:
    """Return the requests of a submission and the URLs that were not submitted, for JSON output."""
    return {
        "submissions": [
            {
                "host": each.host, "urls": each.n_urls, "status": each.status, "message": each.message,
                "response": each.text,
            }
            for each in report.submissions
        ],
        "not_submitted": [
            {"url": each.url, "reason": each.reason, "message": each.message} for each in report.unsubmitted
        ],
    }  # fmt: skip


def _print_submissions(report: SubmissionReport, options: argparse.Namespace) -> None:
    """Print a line for each request of a submission, and for each URL that was not submitted."""
    for each in report.submissions:
        text = f" Response: “{each.text}”" if each.text else ""
        urls = count_with_noun(each.n_urls, "URL", "URLs")
        print_result(options, f"IndexNow: {urls} of {each.host}: {each.message}{text}")
    for url in report.unsubmitted:
        print_result(options, f"not submitted {printable(url.url)}: {url.message}")


def _print_plan(plan: PublishPlan, options: argparse.Namespace, *, is_compared: bool) -> None:
    """Print the lines for robots.txt, the files to upload or remove, and the changed URLs of a comparison."""
    for line in plan.robots_lines:
        print(line)
    for file in plan.files:
        if file.state != "unchanged":
            print_result(options, f"{'remove' if file.state == 'removed' else 'upload'} {file.path} ({file.state})")
    if is_compared:
        for sign, urls in (("+", plan.changed), ("-", plan.removed)):
            for url in urls:
                print(f"{sign} {url}")


def _print_result_unless_json(options: argparse.Namespace, sentence: str) -> None:
    """Print a sentence about the result, unless JSON output is selected."""
    if not options.json:
        print_result(options, sentence)


def _add_to_robots(plan: PublishPlan, options: argparse.Namespace) -> None:
    """Add the sitemaps to the robots.txt of --robots, which is created if missing; only print it in a dry run."""
    path = options.robots
    n_added = add_sitemaps_to_robots(path, plan.sitemap_urls, is_dry_run=options.dry_run)
    if not n_added:
        _print_result_unless_json(options, f"{path}: already lists the sitemap")
    elif options.dry_run:
        _print_result_unless_json(options, f"{path}: {count_with_noun(n_added, 'line', 'lines')} would be added")
    else:
        _print_result_unless_json(options, f"Wrote {path}")


def _write_new_key(key: str, document: Document, plan: PublishPlan, options: argparse.Namespace) -> dict[str, Any]:
    """Write the file of a new key into the folder of the set, and return its JSON output; empty in a dry run."""
    url = options.key_location or urljoin(plan.sitemap_urls[0], f"/{key_file_name(key)}")
    path = key_file_path(document, url)
    if options.dry_run:
        print_note(options, f"A file with a new key would be written, for example “{path}”.")
        return {}
    write_key_file(path, key)
    location = f" --key-location {url}" if options.key_location else ""
    print_note(options, f"Wrote “{path}”. Upload it to {url}, then submit with --indexnow {key}{location}")
    return {"key_file": {"path": str(path), "url": url, "key": key}}


def _submit_changed_urls(plan: PublishPlan, key: str, report: SubmissionReport, options: argparse.Namespace) -> None:
    """Submit changed and removed URLs to IndexNow, record the results in `report`, and print failures."""
    submission = plan_submission((*plan.changed, *plan.removed, *plan.incomplete), key, options.key_location)
    if options.dry_run or not submission.n_urls:
        report.unsubmitted.extend(submission.unsubmitted)
        _print_result_unless_json(options, f"IndexNow: {count_with_noun(submission.n_urls, 'URL', 'URLs')} to submit")
    else:
        submit_options = SubmitOptions(endpoint=options.endpoint or ENDPOINT)
        submit_urls(submission, options=submit_options, progress=options.progress, report=report)
    for each in report.submissions:
        if not each.is_received:
            warn(f"{each.host}: {each.message}")
    if has_failures(report.unsubmitted):
        n_failed = sum(each.reason != "duplicate" for each in report.unsubmitted)
        state = (
            "cannot be submitted" if options.dry_run else "was not submitted" if n_failed == 1 else "were not submitted"
        )
        warn(f"IndexNow: {count_with_noun(n_failed, 'URL', 'URLs')} {state}.")
