"""Signs that a page to which another one leads is not its moved content: a login, a consent or an error page, or the home page.

A listed URL is never replaced by such a page, also if only a single page leads to it. Weaker signs make the replacement
uncertain. The names are common ones of content management systems and login services, in the most frequent languages of the
web.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl, unquote

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.pages.page_causes import change_kinds
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.pages.page_reasons import leads_back
from sitemap_studio.protocol.language_codes import LANGUAGES
from sitemap_studio.protocol.robots_files import host_key, url_key
from sitemap_studio.protocol.url_fixes import without_session, without_trackers
from sitemap_studio.protocol.url_syntax import is_web, split_loc

_UNSAFE_KINDS: Final = frozenset(("host", "query"))
"""Kinds of changes after which a page can be another one; after all others, it is the same page under another URL."""

_LOGIN_NAME: Final = re.compile(
    "log-?(?:in|on|out)|sign-?(?:in|on|out)|wp-login|sso|saml2?|oauth2?|oidc|openid(?:-connect)?|idp|adfs"
    "|auth(?:enticat(?:e|ion)|orize)?|(?:lost|forgot|forgotten|reset)-?password|anmeld(?:en|ung)|einloggen|inloggen|aanmelden"
    "|(?:se-)?connexion|se-connecter|identification|iniciar-sesion|inicio-(?:de-)?sesion|acceder|iniciar-sessao|entrar"
    "|accedi|accesso|logowanie|zaloguj(?:-sie)?|prihla(?:seni|sit|senie)|bejelentkezes|autentificare|conectare"
    "|giris(?:-yap)?|logga-in|inloggning|log-ind|logg-inn|innlogging|kirjaudu|kirjautuminen|prijava|vhod|dang-nhap"
    "|вход|войти|авторизация|вхід|увійти|σύνδεση|ログイン|サインイン|登录|登錄|登入|로그인|تسجيل-الدخول|ورود|התחברות|เข้าสู่ระบบ"
)
"""Names of folders and files of logins."""

_WALL_NAME: Final = re.compile(
    "(?:my-|mijn-|min-)?account|(?:mein-)?konto|(?:mon-)?compte|mi-cuenta|minha-conta|age-?(?:check|gate|verification)"
    "|(?:cookie-|privacy-|gdpr-)?consent|cookie-?wall|(?:enable|no)-?cookies|cookies-required|captcha|challenge"
    "|errors?(?:-page)?|fehler(?:seite)?|erreur|errore|40[0134]|410|50[0-9]|(?:page-)?not-?found|nicht-gefunden|forbidden"
    "|unauthorized|access-?denied|blocked|maintenance|wartung(?:sarbeiten)?|mantenimiento|manutenzione|unavailable"
    "|session-?(?:expired|timeout)|timeout|unsupported-browser|browser-not-supported"
    "|(?:account-?)?suspended(?:-?page)?|defaultwebpage|coming-soon|under-construction|geo-?(?:block(?:ed)?|restricted)"
    "|(?:country|region)-?select(?:or|ion)?|(?:choose|select|change)-(?:your-)?(?:country|region|language)"
)
"""Names of other pages that are shown instead of the requested ones."""

_OFFER_NAME: Final = re.compile(
    "sign-?up|regist(?:er|rieren|rierung|ration|rarse|rarsi|rati|ro)|inscription|create-account|subscri(?:be|ption)|abonnieren"
    "|paywall|members-only"
)
"""Names of pages that offer a registration or a subscription, which sites also show instead of the requested ones."""

_HOME_NAME: Final = re.compile(
    "index|default|home(?:-?page)?|start(?:seite)?|accueil|inicio|main|hem|etusivu|strona-glowna|ana-sayfa"
)
"""Names of the home page as a file or folder."""

_LOGIN_HOST: Final = re.compile(r"(?:login|signin|sso|o?auth|idp|adfs|accounts?|identity|consent)\..+")
"""Hosts of login services."""

_LOGIN_PARAMETERS: Final = (
    {"client_id", "response_type"},
    {"samlrequest"},
    {"openid.mode"},
    {"wa", "wtrealm"},
)
"""Query parameters that together make a URL a request to log in, in lower case.

Sources: RFC 6749, 4.1.1 and 4.2.1; SAML 2.0, Bindings, 3.4.4.1; OpenID Authentication 2.0, 9.1; WS-Federation 1.2, 13.2.1.
"""

_RETURN_PARAMETER: Final = re.compile(
    "(?:return|redirect|continue|goto|forward|callback|destination)(?:[-_]?(?:to|uri|url|path))?|(?:next|back|target)[-_]?(?:uri|url|path)"
    "|next|rurl|relaystate"
)
"""Names of query parameters of logins that contain the page to which they return, in any form, in lower case."""

_LOGIN_TITLE: Final = re.compile(
    f"(?:{_LOGIN_NAME.pattern})(?:-(?:to|or|and|page|form|required|bei|zu|oder|und|sur|ou|en|o|para|per)(?:-.*)?)?"
    f"|(?:{_WALL_NAME.pattern})|errors?-[45].*|[45][0-9]{{2}}-error|oops.*"
    "|(?:.*[-:])?(?:not-found|nicht-(?:mehr-)?gefunden|introuvable|n(?:o|ao|ão)-(?:se-)?encontrad[ao]|non-trovat[ao]|niet-gevonden"
    "|hittades-inte|ikke-funnet|nie-(?:została-)?znalezion[ao]|nenalezena|bulunamad.|не-найдена|не-знайдено)(?:-.*)?|.*(?:見つかりません|找不到|未找到).*"
)
"""Titles of logins and error pages, or a section of them, in lower case with `-` between words."""

_TITLE_SECTIONS: Final = re.compile(r"\s[|–—·•:»«<>-]+\s|[|:]")

ROUTE_MARKS: Final = ("#/", "#!")
"""Beginnings of fragments that choose the shown page by JavaScript."""

_EXTENSION: Final = re.compile(r"\.(?:x?html?|shtml|php\d?|aspx?|jsp|jsf|do|action|cfm|cgi)$")
_LANGUAGE: Final = re.compile(r"([a-z]{2})(?:-[a-z]{2})?")
_SEPARATORS: Final = re.compile(r"[_.\s-]+")


def _names_of(url: str) -> tuple[str, ...]:
    """Return the folders and the file in the path of a URL, without extensions, in lower case, with `-` between words.

    A language code at the beginning, and names of home pages at the end, are left out, so that home pages have no names.
    """
    path = unquote(split_loc(url)[2]).casefold()
    names = [_SEPARATORS.sub("-", _EXTENSION.sub("", name)) for name in path.split("/") if name]
    if names and (language := _LANGUAGE.fullmatch(names[0])) is not None and language[1] in LANGUAGES:
        del names[0]
    while names and _HOME_NAME.fullmatch(names[-1]):
        del names[-1]
    return tuple(names)


def _is_wall(names: tuple[str, ...]) -> bool:
    """Return whether names of a path denote a login, a consent or an error page."""
    return any(map(_LOGIN_NAME.fullmatch, names)) or bool(names and _WALL_NAME.fullmatch(names[-1]))


def find_target_refusal(page: str, url: str, *, has_password: bool) -> Message | None:
    """Return why a page to which another one leads is not its moved content; None if nothing indicates that.

    Another form of the URL of the page is always its moved content; see `is_same_page`.

    Args:
        page: URL of the page that leads to the other one.
        url: URL of the other page.
        has_password: Whether the other page has a field for a password or a user name outside of its navigation.
    """
    if is_same_page(page, url):
        return None
    if leads_back(page, url) or _leads_back_to_site(page, url):
        return msg("{url} leads back to the page, as a login does.", url=url)
    if has_password:
        return msg("{url} asks for a password or a user name, as a login does.", url=url)
    names = _names_of(url)
    if (_is_wall(names) and not _is_wall(_names_of(page))) or _is_login_request(url) or _is_login_host(page, url):
        return msg("{url} looks like a login, a consent, or an error page.", url=url)
    if not names and (_names_of(page) or _is_query_removed(page, url)):
        return msg("{url} is the home page, which is not the moved content of another page.", url=url)
    return None


def find_target_doubts(page: str, url: str, target: PageFacts) -> list[Message]:
    """Return the signs that a page to which another one redirects may not be its moved content; empty without any.

    Args:
        page: URL of the page that redirects.
        url: URL of the other page, with the fragment of the redirect if that may choose the shown page.
        target: Facts about the other page.
    """
    if url_key(page) in {url_key(each.url) for each in target.alternates}:
        return [
            msg("The new page names the listed URL as an alternate, so that the redirect may depend on the visitor.")
        ]
    if is_same_page(page, url):
        return []
    doubts = list[Message]()
    if _is_folder_above(page, url):
        doubts.append(msg("The new URL is a folder above the page, which may have been removed."))
    if (names := _names_of(url)) and _OFFER_NAME.fullmatch(names[-1]):
        doubts.append(msg("The new URL looks like a registration or a subscription."))
    if target.needs_script:
        doubts.append(msg("The new page has hardly any text without JavaScript, so that it may be a login."))
    sections = (_SEPARATORS.sub("-", each.strip(" .!…").casefold()) for each in _TITLE_SECTIONS.split(target.title))
    if any(map(_LOGIN_TITLE.fullmatch, sections)):
        doubts.append(
            msg("The title of the new page, “{title}”, is that of a login or an error page.", title=target.title)
        )
    if parameters := [name for name, _ in _parameters_of(url) if _RETURN_PARAMETER.fullmatch(name.lower())]:
        doubts.append(msg("The new URL has the parameter “{name}”, as a login does.", name=parameters[0]))
    if _is_query_removed(page, url):
        doubts.append(msg("The new URL has no query, so that it may be another page."))
    if (route := split_loc(url)[4]).startswith(ROUTE_MARKS):
        doubts.append(msg("The redirect leads to “{route}” in the new URL, which may be another page.", route=route))
    return doubts


def is_same_page(page: str, url: str) -> bool:
    """Return whether one URL is another form of the other one, as by protocol, trailing slash, letter case or trackers."""
    plain = without_session(without_trackers(page) or page) or page
    kinds = change_kinds(plain, url)
    return url_key(plain) == url_key(url) or (bool(kinds) and _UNSAFE_KINDS.isdisjoint(kinds))


def _is_query_removed(page: str, url: str) -> bool:
    """Return whether a URL has no query, but is otherwise the URL of a page with one, or another form of it."""
    return "query" in change_kinds(page, url)


def _is_folder_above(page: str, url: str) -> bool:
    """Return whether the path of a URL is a folder that contains a page of the same host."""
    folder, path = split_loc(url)[2].rstrip("/"), split_loc(page)[2].rstrip("/")
    return bool(folder) and path.startswith(f"{folder}/") and host_key(page) == host_key(url)


def _leads_back_to_site(page: str, url: str) -> bool:
    """Return whether a query parameter of a URL is a web URL with the host of a page."""
    return any(is_web(value) and host_key(value) == host_key(page) for _, value in _parameters_of(url))


def _is_login_request(url: str) -> bool:
    """Return whether the query of a URL is a request to log in with one of the protocols in `_LOGIN_PARAMETERS`."""
    names = {name.lower() for name, _ in _parameters_of(url)}
    return any(required <= names for required in _LOGIN_PARAMETERS)


def _is_login_host(page: str, url: str) -> bool:
    """Return whether a URL is on another host than a page, and its name begins like names of login services."""
    return host_key(page) != host_key(url) and _LOGIN_HOST.fullmatch(host_key(url)) is not None


def _parameters_of(url: str) -> list[tuple[str, str]]:
    """Return names and values of the query parameters of a URL, unescaped; empty without a query."""
    return parse_qsl(split_loc(url)[3].removeprefix("?")) if "?" in url else []
