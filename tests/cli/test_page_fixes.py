"""The option `fix --pages`: output, choices, uncertain fixes, errors, and the workflow with a site on this machine."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from tests.builders import put, urlset
from tests.cli.conftest import Run
from tests.pages.site import HTML, Site, html
from tests.pages.stored_facts import facts_of, store_facts

pytestmark = pytest.mark.usefixtures("facts_folder")
SITE = "https://example.com"
GONE, OLD, MOVED, FINE = f"{SITE}/gone", f"{SITE}/old", f"{SITE}/moved", f"{SITE}/fine"


@pytest.fixture
def sitemap(tmp_path: Path, facts_folder: Path) -> Path:
    """Sitemap with stored facts: a redirect, a redirect to another host, a missing page, and three that are fine."""
    store_facts(
        facts_of(OLD, "redirect", f"{SITE}/new"), facts_of(f"{SITE}/new"), facts_of(GONE, "not-found"),
        facts_of(MOVED, "redirect", "https://other.example/new"), facts_of("https://other.example/new"), facts_of(FINE),
    )  # fmt: skip
    return put(tmp_path / "sitemap.xml", urlset(OLD, MOVED, GONE, FINE))


def test_certain_redirects_are_replaced_and_others_reported(run: Run, sitemap: Path):
    before = sitemap.read_text()
    result = run("fix", sitemap, "--pages")
    assert result.code == 1
    assert result.out.splitlines() == [
        f"{sitemap}: entry 1 [redirect]",
        f"    before: {OLD}",
        f"    after:  {SITE}/new",
        "Replaced 1 URL.",
        f"Wrote {sitemap}",
    ]
    assert f"{MOVED}: The host changes to other.example. [redirect]" in result.err
    assert "1 uncertain fix was not applied. Apply all fixes with --all." in result.err
    assert sitemap.read_text() == before.replace("/old<", "/new<")


def test_all_option_applies_uncertain_fixes(run: Run, sitemap: Path):
    result = run("fix", sitemap, "--pages", "--all", "--remove", "not-found", "--replace", "redirect,canonical")
    assert (result.code, result.err) == (0, "")
    assert sitemap.read_text() == urlset(f"{SITE}/new", "https://other.example/new", FINE)
    assert "Replaced 2 URLs, removed 1 entry." in result.out
    assert run("fix", sitemap, "--pages", "--all").out.splitlines() == ["Nothing to fix."]


def test_remove_option_alone_replaces_nothing(run: Run, sitemap: Path):
    assert run("fix", sitemap, "--pages", "--remove", "not-found").code == 0
    assert sitemap.read_text() == urlset(OLD, MOVED, FINE)


def test_dry_run_writes_nothing_and_prints_json(run: Run, sitemap: Path):
    before = sitemap.read_text()
    result = run("fix", sitemap, "--pages", "--dry-run", "--json", "--remove", "not-found", "--replace", "redirect")
    assert result.code == 1
    assert sitemap.read_text() == before
    assert result.json == {
        "version": 1,
        "path": str(sitemap),
        "dry_run": True,
        "fixes": [
            {
                "sitemap": str(sitemap), "entry": 1, "reason": "redirect", "action": "replace", "before": OLD,
                "after": f"{SITE}/new", "kept": None, "doubt": None,
            },
            {
                "sitemap": str(sitemap), "entry": 3, "reason": "not-found", "action": "remove", "before": GONE,
                "after": None, "kept": None, "doubt": None,
            },
        ],
        "links": [],
        "uncertain": [
            {
                "sitemap": str(sitemap), "entry": 2, "reason": "redirect", "action": "replace", "before": MOVED,
                "after": "https://other.example/new", "kept": None,
                "doubt": "The host changes to other.example.",
            }
        ],
        "unfixed": [],
    }  # fmt: skip


def test_listed_target_is_shown_as_kept_entry(run: Run, sitemap: Path):
    put(sitemap, urlset(OLD, f"{SITE}/new"))
    result = run("fix", sitemap, "--pages")
    assert result.code == 0
    assert result.out.splitlines()[:3] == [
        f"{sitemap}: entry 1 [redirect]",
        f"    removed: {OLD}",
        f"    kept:    {sitemap}: entry 2: {SITE}/new",
    ]
    assert sitemap.read_text() == urlset(f"{SITE}/new")


def test_redirects_file_has_source_target_and_status(run: Run, sitemap: Path, tmp_path: Path):
    output = tmp_path / "redirects.csv"
    assert f"Wrote {output}" in run("fix", sitemap, "--pages", "--redirects", output).out
    assert output.read_text() == f"from,to,status\n{OLD},{SITE}/new,301\n{MOVED},https://other.example/new,301\n"
    assert run("fix", sitemap, "--pages", "--redirects", output).code == 2


def test_redirects_option_refuses_several_sets(run: Run, sitemap: Path, tmp_path: Path):
    before = sitemap.read_text()
    other = put(tmp_path / "other.xml", before)
    output = tmp_path / "redirects.csv"
    result = run("fix", sitemap, other, "--pages", "--redirects", output, "--overwrite")
    assert result.code == 2
    assert "--redirects needs a single set." in result.err
    assert (sitemap.read_text(), other.read_text(), output.exists()) == (before, before, False)


def test_redirects_go_to_standard_output(run: Run, sitemap: Path, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rows = f"from,to,status\n{OLD},{SITE}/new,301\n{MOVED},https://other.example/new,301\n"
    for more in (("--dry-run",), ()):
        result = run("fix", sitemap, "--pages", "--redirects", "-", *more)
        assert result.out == rows
        assert "eplace" in result.err
        assert "stdout" not in result.err
    assert not Path("-").exists()
    assert f"{SITE}/new" in sitemap.read_text()


@pytest.mark.parametrize("more", [("--json",), ("--output", "-")])
def test_only_redirects_can_go_to_standard_output(run: Run, sitemap: Path, more):
    before = sitemap.read_text()
    result = run("fix", sitemap, "--pages", "--redirects", "-", *more)
    assert (result.code, sitemap.read_text()) == (2, before)
    assert "goes to standard output" in result.err


def test_changed_links_are_printed(run: Run, sitemap: Path):
    xml = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{url}"/>' for code, url in (("de", OLD), ("en", GONE))
    )
    entries = OLD, GONE, {"loc": FINE, "xml": xml}
    declared = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    put(sitemap, urlset(*entries, declared=declared))
    result = run("fix", sitemap, "--pages", "--remove", "not-found", "--replace", "redirect", "--dry-run", "--json")
    place = {"sitemap": str(sitemap), "entry": 3}
    assert result.json["links"] == [
        place | {"before": OLD, "after": f"{SITE}/new"}, place | {"before": GONE, "after": None},
    ]  # fmt: skip
    result = run("fix", sitemap, "--pages", "--remove", "not-found", "--replace", "redirect")
    assert result.out.splitlines()[5:] == [
        f"{sitemap}: entry 3 [hreflang]",
        f"    before: {OLD}",
        f"    after:  {SITE}/new",
        f"{sitemap}: entry 3 [hreflang]",
        f"    removed: {GONE}",
        "Replaced 1 URL, replaced 1 hreflang link, removed 1 hreflang link, removed 1 entry.",
        f"Wrote {sitemap}",
    ]
    fine = {"loc": FINE, "xml": xml[: xml.index("/>") + 2].replace(OLD, f"{SITE}/new")}
    assert sitemap.read_text() == urlset(f"{SITE}/new", fine, declared=declared)


@pytest.mark.parametrize("reason", ["blocked", "login", "unreachable", "soft-404"])
def test_remove_option_refuses_reasons_of_unknown_pages(run: Run, sitemap: Path, reason: str):
    before = sitemap.read_text()
    result = run("fix", sitemap, "--pages", "--remove", f"not-found,{reason}", "--all")
    assert result.code == 2
    assert f"Pages with the reason “{reason}” are unknown, and can't be removed." in result.err
    assert sitemap.read_text() == before


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--replace", "redirect"), "--replace needs --pages."),
        (("--all",), "--all needs --pages."),
        (
            ("--pages", "--rule", "loc-fragment"),
            "With --pages, --rule accepts only page-lastmod-late and page-lastmod-early.",
        ),
        (("--pages", "--replace", "not-found"), "Pages with the reason “not-found” have no new URL."),
        (("--pages", "--bot", "googlebot"), "There are no stored facts about the pages of “sitemap.xml”."),
    ],
)
def test_invalid_page_options_are_refused(run: Run, sitemap: Path, words, message):
    result = run("fix", sitemap, *words)
    assert result.code == 2
    assert message in result.err


def test_only_blocked_page_remains_after_check_and_fix(run: Run, httpserver: HTTPServer, tmp_path: Path):
    site = Site(httpserver)
    folders = [f"/{first}{second}" for first in "abcde" for second in "fghij"]
    for path in folders:
        site.page(path, "", 301, Location=f"{path}/")
        site.page(f"{path}/")
    site.page("/listed")
    site.page("/to-listed", "", 301, Location="/listed#part")
    site.page("/one", "", 308, Location="/both")
    site.page("/two", "", 301, Location="/one")
    site.page("/both", html())
    site.page("/copy", html('<link rel="canonical" href="/original">'))
    site.page("/original", html(body="An original."))
    site.page("/hidden", html('<meta name="robots" content="noindex">'))
    site.page("/private")
    site.page("/robots.txt", "User-agent: *\nDisallow: /private", content_type="text/plain")
    site.page("/loop", "", 302, Location="/loop")
    site.page("/blocked", "", 403)
    site.page("/umlaut", "", 301, Location="/%C3%A4")
    site.pages["/ä"] = site.pages["/listed"]
    others = (
        "/listed", "/to-listed", "/one", "/two", "/copy", "/hidden", "/private", "/loop", "/blocked", "/missing",
        "/umlaut",
    )  # fmt: skip

    def written(*paths: str) -> str:
        return urlset(*map(site.url, paths)).replace("<urlset", "<!-- Made by hand. -->\n<urlset")

    sitemap = put(tmp_path / "sitemap.xml", written(*folders, *others))
    found = run("pages", sitemap, "--format", "json").json
    assert [(cause["kind"], cause["urls"]) for cause in found["causes"]] == [("slash-added", 25)]
    choices = ("--remove", "not-found,noindex,robots.txt,redirect-loop", "--replace", "redirect,canonical")
    n_requests = len(site.all_requests)
    result = run("fix", sitemap, "--pages", *choices, "--json")
    assert (result.code, result.json["uncertain"], result.json["unfixed"]) == (0, [], [])
    assert len(site.all_requests) == n_requests
    others_after = ("/listed", "/both", "/original", "/blocked", "/%C3%A4")
    expected = written(*(f"{path}/" for path in folders), *others_after)
    assert sitemap.read_text() == expected
    again = run("pages", sitemap, "--max-age", "0", "--format", "json").json
    assert again["causes"] == []
    assert again["counts"]["reasons"] == {"blocked": 1, "ok": 29}
    assert run("fix", sitemap, "--pages", *choices).out.splitlines() == ["Nothing to fix."]


PASSWORD = html(body="<form><input name=user><input type=' PassWord '></form>")
FINE_PAGE = html()
LOCATION = "The new page names the listed URL as an alternate, so that the redirect may depend on the visitor."
NEEDS_SCRIPT = "The new page has hardly any text without JavaScript, so that it may be a login."
OTHER_SITE = "http://127.0.0.1:{port}"


LISTED = (
    # Path of the listed page, the URL to which it redirects, the page there, None for a status of 401, and why it is refused
    ("/a1", "/members", PASSWORD, "asks for a password"),
    ("/a2", OTHER_SITE + "/a2", PASSWORD, "asks for a password"),
    ("/a3?id=1", "/a3", PASSWORD, "asks for a password"),
    ("/a4", "/who", html(body="<form><input type=email autocomplete='section-a USERNAME webauthn'></form>"), "asks for a password"),
    *(
        (f"/b{number}", target, FINE_PAGE, "looks like a login, a consent, or an error page")
        for number, target in enumerate((
            "/login", "/anmelden", "/de/konto/anmelden.html", "/my/sign-in", "/Connexion/", "/shop/iniciar_sesion", "/se-connecter",
            "/auth/realms/shop", "/wp-login.php", "/Account/Login.aspx", "/%D0%B2%D1%85%D0%BE%D0%B4", "/%E7%99%BB%E5%BD%95",
            "/sso", "/saml2/idp", "/oauth2/authorize", "/session-expired", "/consent", "/cookie-wall", "/error", "/fehler.html",
            "/maintenance", "/captcha", "/access-denied", "/age-verification", "/unsupported-browser", "/login/start", "/404.html",
            "/cgi-sys/suspendedpage.cgi", "/coming-soon", "/select-country", "/geoblocked",
            "/start?client_id=shop&response_type=code&state=x", "/start?SAMLRequest=fZJ",
        ))
    ),
    ("/c1", "/cart", FINE_PAGE, "is a shopping cart or a checkout"),
    ("/c2", "/photo.jpg", FINE_PAGE, "is an image, not a page"),
    ("/d1", OTHER_SITE + "/start?return=http%3A%2F%2Flocalhost%3A{port}%2Fcallback", FINE_PAGE, "leads back to the page"),
    ("/d2", "/start?next=%2Fd2", FINE_PAGE, "leads back to the page"),
    ("/d3", "/start?next=%252Fd3", FINE_PAGE, "leads back to the page"),
    ("/d4", "/start?from=/D4/", FINE_PAGE, "leads back to the page"),
    ("/e1", "/", FINE_PAGE, "is the home page"),
    ("/en/e2", "/en/", FINE_PAGE, "is the home page"),
    ("/e3", "/index.php", FINE_PAGE, "is the home page"),
    ("/index.php?id=4", "/index.php", FINE_PAGE, "is the home page"),
    ("/?p=5", "/", FINE_PAGE, "is the home page"),
    ("/f1", "/nested", html("<p " + " ".join(f"a{number}" for number in range(2_000)) + ">"), "could not be parsed"),
    ("/f2", "/hidden", html('<meta name="robots" content="noindex">'), "is not known to be indexable: noindex"),
    ("/f3", "/private", FINE_PAGE, "robots.txt disallows the target"),
    ("/f4", "/closed", None, "is not known to be indexable: login"),
    ("/f5", "http://127.0.0.1:1/", FINE_PAGE, "The target was not read"),
)  # fmt: skip


def test_target_without_moved_content_replaces_no_url(run: Run, httpserver: HTTPServer, tmp_path: Path):
    site = Site(httpserver)
    site.page("/robots.txt", "User-agent: *\nDisallow: /private", content_type="text/plain")
    targets = dict[str, str]()
    for path, url, _, _ in LISTED:
        targets[path] = url.format(port=httpserver.port)

    def respond(request: Request) -> Response:
        """Redirect requests for listed pages on the first host, and return the target pages for others."""
        if "localhost" in request.host and (url := targets.get(request.full_path.rstrip("?"))) is not None:
            return Response("", 301, [("Location", url)])
        page = next(page for _, url, page, _ in LISTED if unquote(urlsplit(url).path) == request.path)
        return Response(page or "", 200 if page else 401, content_type="text/html")

    for path, url in targets.items():
        site.handle(path.partition("?")[0], respond)
        site.handle(unquote(urlsplit(url).path), respond)
    sitemap = put(tmp_path / "sitemap.xml", urlset(*map(site.url, targets)))
    before = sitemap.read_text()
    run("pages", sitemap)
    found = run("fix", sitemap, "--pages", "--all", "--json").json
    assert sitemap.read_text() == before
    reasons = {
        urlsplit(page["loc"])._replace(scheme="", netloc="").geturl(): page["message"] for page in found["unfixed"]
    }
    assert {path: text for path, _, _, text in LISTED if text not in reasons[path]} == {}


@pytest.mark.parametrize(
    ("path", "target", "page", "doubt"),
    [
        ("/Forum/Topic", "/forum/topic/", PASSWORD, None),
        ("/topic", "/en/topic", PASSWORD, None),
        ("/login/", "/login", PASSWORD, None),
        ("/home", "/", FINE_PAGE, None),
        ("/", "/en/", FINE_PAGE, None),
        ("/guides/login-tips", "/blog/login-tips", FINE_PAGE, None),
        ("/old", "/new", html(body="<header><form><input type=password></form></header>A page."), None),
        ("/?utm_source=a", "/", FINE_PAGE, None),
        ("/shop/gone", "/shop", FINE_PAGE, "The new URL is a folder above the page, which may have been removed."),
        ("/a", "/app", "<script src=a.js></script><div id=app></div>", NEEDS_SCRIPT),
        ("/a", "/app", f"<script src=a.js></script><p>{'word ' * 50}", None),
        *(
            (
                "/a",
                "/b",
                f"<title>{title}</title><p>Text.",
                f"The title of the new page, “{title}”, is that of a login or an error page.",
            )
            for title in (
                "Sign in",
                "Shop | Log in",
                "Login – Shop",
                "Sign in to Shop",
                "Anmelden: Shop",
                "Log in or sign up",
                "Page not found",
                "404 - Shop",
                "Error 404 (Not Found)!!1",
                "Access Denied",
                "Maintenance",
                "Session expired",
            )
        ),
        *(
            ("/a", "/b", f"<title>{title}</title><p>Text.", None)
            for title in (
                "Login tips for beginners",
                "404 ways to cook",
                "Bike maintenance",
                "The Great Error",
                "Signs in art",
            )
        ),
        ("/a", "/b?returnUrl=L2E=", FINE_PAGE, "The new URL has the parameter “returnUrl”, as a login does."),
        ("/a", "/b?continue=x", FINE_PAGE, "The new URL has the parameter “continue”, as a login does."),
        ("/a", "/b?page=a", FINE_PAGE, None),
        *(
            ("/a", target, FINE_PAGE, "The new URL looks like a registration or a subscription.")
            for target in ("/sign-up", "/my/registrieren", "/subscribe.html", "/paywall")
        ),
        ("/a?id=1", "/a", FINE_PAGE, "The new URL has no query, so that it may be another page."),
        ("/a?utm_source=b&PHPSESSID=5f", "/a", FINE_PAGE, None),
        ("/a", "/b#/login", FINE_PAGE, "The redirect leads to “#/login” in the new URL, which may be another page."),
        ("/a", "/b#part", FINE_PAGE, None),
        (
            "/",
            "/de/",
            html('<link rel=alternate hreflang=x-default href="/"><link rel=alternate hreflang=de href="/de/">'),
            LOCATION,
        ),
        ("/", "/de/", html('<link rel=alternate hreflang=de href="/de/">'), None),
    ],
)
def test_moved_page_replaces_url(run: Run, httpserver: HTTPServer, tmp_path: Path, path, target, page, doubt):
    site = Site(httpserver)

    def respond(request: Request) -> Response:
        """Redirect requests for the listed page, and return the target page for others."""
        is_listed = request.full_path.rstrip("?") == path
        return Response("", 301, [("Location", target)]) if is_listed else Response(page, content_type=HTML)

    for url in (path, target):
        site.handle(urlsplit(url).path, respond)
    sitemap = put(tmp_path / "sitemap.xml", urlset(site.url(path)))
    run("pages", sitemap)
    found = run("fix", sitemap, "--pages", "--json").json
    (fix,) = found["uncertain" if doubt else "fixes"]
    assert (fix["after"], fix["doubt"]) == (site.url(urldefrag(target).url), doubt)


@pytest.mark.parametrize(
    ("head", "status", "fields"),
    [
        ("", 300, {"Location": "/new"}),
        ("", 302, {"Location": "/new"}),
        ("", 303, {"Location": "/new"}),
        ("", 307, {"Location": "/new"}),
        ("<meta http-equiv=refresh content='5; url=/new'>", 200, {}),
        ("", 200, {"Refresh": "10;/new"}),
    ],
)
def test_temporary_redirect_is_an_uncertain_fix(run: Run, httpserver: HTTPServer, tmp_path: Path, head, status, fields):
    site = Site(httpserver)
    urls = [
        site.page("/now", html("<meta http-equiv=refresh content='0.9; url=/moved'>")),
        site.page("/a", html(head), status, **fields),
    ]
    site.page("/new", FINE_PAGE)
    site.page("/moved", html(body="Another page."))
    sitemap = put(tmp_path / "sitemap.xml", urlset(*urls))
    run("pages", sitemap)
    found = run("fix", sitemap, "--pages", "--json").json
    assert [fix["after"] for fix in found["fixes"]] == [site.url("/moved")]
    (fix,) = found["uncertain"]
    assert fix["doubt"] == "The redirect is temporary, so that search engines may keep the listed URL."


@pytest.mark.parametrize(
    ("language", "other", "doubt"),
    [
        ("de-AT", "en", "The page is in another language than its canonical URL: de-AT, en."),
        ("de-AT", "DE", None),
        ("de_AT", "de-DE", None),
        ("de", "", None),
        ("", "en", None),
    ],
)
def test_canonical_in_other_language_is_uncertain(
    run: Run, httpserver: HTTPServer, tmp_path: Path, language, other, doubt
):
    site = Site(httpserver)
    canonical = html('<link rel="canonical" href="/b">')
    sitemap = put(tmp_path / "a.xml", urlset(site.page("/a", canonical.replace("<html", f'<html lang="{language}"'))))
    site.page("/b", html(body="Another text.").replace("<html", f'<html lang="{other}"'))
    run("pages", sitemap)
    found = run("fix", sitemap, "--pages", "--json").json
    (fix,) = found["uncertain" if doubt else "fixes"]
    assert (fix["after"], fix["doubt"]) == (site.url("/b"), doubt)
