"""Language codes of alternates and of news: which are valid, and what an invalid one was probably meant to be.

Codes are compared without regard to case, as their standards say.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.iso_codes import country_codes, language_codes, language_names

LANGUAGES: Final = frozenset(["aa", "ab", "ae", "af", "ak", "am", "an", "ar", "as", "av", "ay", "az", "ba", "be", "bg", "bh", "bi", "bm", "bn", "bo", "br", "bs", "ca", "ce", "ch", "co", "cr", "cs", "cu", "cv", "cy", "da", "de", "dv", "dz", "ee", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi", "fj", "fo", "fr", "fy", "ga", "gd", "gl", "gn", "gu", "gv", "ha", "he", "hi", "ho", "hr", "ht", "hu", "hy", "hz", "ia", "id", "ie", "ig", "ii", "ik", "io", "is", "it", "iu", "ja", "jv", "ka", "kg", "ki", "kj", "kk", "kl", "km", "kn", "ko", "kr", "ks", "ku", "kv", "kw", "ky", "la", "lb", "lg", "li", "ln", "lo", "lt", "lu", "lv", "mg", "mh", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "na", "nb", "nd", "ne", "ng", "nl", "nn", "no", "nr", "nv", "ny", "oc", "oj", "om", "or", "os", "pa", "pi", "pl", "ps", "pt", "qu", "rm", "rn", "ro", "ru", "rw", "sa", "sc", "sd", "se", "sg", "si", "sk", "sl", "sm", "sn", "so", "sq", "sr", "ss", "st", "su", "sv", "sw", "ta", "te", "tg", "th", "ti", "tk", "tl", "tn", "to", "tr", "ts", "tt", "tw", "ty", "ug", "uk", "ur", "uz", "ve", "vi", "vo", "wa", "wo", "xh", "yi", "yo", "za", "zh", "zu"])  # fmt: skip
"""The codes of languages in two letters. ISO 639-1."""

SCRIPTS: Final = frozenset(["Adlm", "Afak", "Aghb", "Ahom", "Arab", "Aran", "Armi", "Armn", "Avst", "Bali", "Bamu", "Bass", "Batk", "Beng", "Bhks", "Blis", "Bopo", "Brah", "Brai", "Bugi", "Buhd", "Cakm", "Cans", "Cari", "Cham", "Cher", "Chis", "Chrs", "Cirt", "Copt", "Cpmn", "Cprt", "Cyrl", "Cyrs", "Deva", "Diak", "Dogr", "Dsrt", "Dupl", "Egyd", "Egyh", "Egyp", "Elba", "Elym", "Ethi", "Gara", "Geok", "Geor", "Glag", "Gong", "Gonm", "Goth", "Gran", "Grek", "Gujr", "Gukh", "Guru", "Hanb", "Hang", "Hani", "Hano", "Hans", "Hant", "Hatr", "Hebr", "Hira", "Hluw", "Hmng", "Hmnp", "Hntl", "Hrkt", "Hung", "Inds", "Ital", "Jamo", "Java", "Jpan", "Jurc", "Kali", "Kana", "Kawi", "Khar", "Khmr", "Khoj", "Kitl", "Kits", "Knda", "Kore", "Kpel", "Krai", "Kthi", "Lana", "Laoo", "Latf", "Latg", "Latn", "Leke", "Lepc", "Limb", "Lina", "Linb", "Lisu", "Loma", "Lyci", "Lydi", "Mahj", "Maka", "Mand", "Mani", "Marc", "Maya", "Medf", "Mend", "Merc", "Mero", "Mlym", "Modi", "Mong", "Moon", "Mroo", "Mtei", "Mult", "Mymr", "Nagm", "Nand", "Narb", "Nbat", "Newa", "Nkgb", "Nkoo", "Nshu", "Ogam", "Olck", "Onao", "Orkh", "Orya", "Osge", "Osma", "Ougr", "Palm", "Pauc", "Pcun", "Pelm", "Perm", "Phag", "Phli", "Phlp", "Phlv", "Phnx", "Piqd", "Plrd", "Prti", "Psin", "Ranj", "Rjng", "Rohg", "Roro", "Runr", "Samr", "Sara", "Sarb", "Saur", "Sgnw", "Shaw", "Shrd", "Shui", "Sidd", "Sind", "Sinh", "Sogd", "Sogo", "Sora", "Soyo", "Sund", "Sunu", "Sylo", "Syrc", "Syre", "Syrj", "Syrn", "Tagb", "Takr", "Tale", "Talu", "Taml", "Tang", "Tavt", "Telu", "Teng", "Tfng", "Tglg", "Thaa", "Thai", "Tibt", "Tirh", "Tnsa", "Todr", "Tols", "Toto", "Tutg", "Ugar", "Vaii", "Visp", "Vith", "Wara", "Wcho", "Wole", "Xpeo", "Xsux", "Yezi", "Yiii", "Zanb", "Zinh", "Zmth", "Zsye", "Zsym", "Zxxx", "Zyyy", "Zzzz"])  # fmt: skip
"""The codes of scripts in four letters, without those for private use. ISO 15924."""

COUNTRIES: Final = frozenset(["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"])  # fmt: skip
"""The codes of countries and territories in two letters. ISO 3166-1 alpha-2."""

SHORT_FORMS: Final = dict(pair.split("=") for pair in ["aar=aa", "abk=ab", "afr=af", "aka=ak", "alb=sq", "amh=am", "ara=ar", "arg=an", "arm=hy", "asm=as", "ava=av", "ave=ae", "aym=ay", "aze=az", "bak=ba", "bam=bm", "baq=eu", "bel=be", "ben=bn", "bih=bh", "bis=bi", "bod=bo", "bos=bs", "bre=br", "bul=bg", "bur=my", "cat=ca", "ces=cs", "cha=ch", "che=ce", "chi=zh", "chu=cu", "chv=cv", "cor=kw", "cos=co", "cre=cr", "cym=cy", "cze=cs", "dan=da", "deu=de", "div=dv", "dut=nl", "dzo=dz", "ell=el", "eng=en", "epo=eo", "est=et", "eus=eu", "ewe=ee", "fao=fo", "fas=fa", "fij=fj", "fin=fi", "fra=fr", "fre=fr", "fry=fy", "ful=ff", "geo=ka", "ger=de", "gla=gd", "gle=ga", "glg=gl", "glv=gv", "gre=el", "grn=gn", "guj=gu", "hat=ht", "hau=ha", "heb=he", "her=hz", "hin=hi", "hmo=ho", "hrv=hr", "hun=hu", "hye=hy", "ibo=ig", "ice=is", "ido=io", "iii=ii", "iku=iu", "ile=ie", "ina=ia", "ind=id", "ipk=ik", "isl=is", "ita=it", "jav=jv", "jpn=ja", "kal=kl", "kan=kn", "kas=ks", "kat=ka", "kau=kr", "kaz=kk", "khm=km", "kik=ki", "kin=rw", "kir=ky", "kom=kv", "kon=kg", "kor=ko", "kua=kj", "kur=ku", "lao=lo", "lat=la", "lav=lv", "lim=li", "lin=ln", "lit=lt", "ltz=lb", "lub=lu", "lug=lg", "mac=mk", "mah=mh", "mal=ml", "mao=mi", "mar=mr", "may=ms", "mkd=mk", "mlg=mg", "mlt=mt", "mon=mn", "mri=mi", "msa=ms", "mya=my", "nau=na", "nav=nv", "nbl=nr", "nde=nd", "ndo=ng", "nep=ne", "nld=nl", "nno=nn", "nob=nb", "nor=no", "nya=ny", "oci=oc", "oji=oj", "ori=or", "orm=om", "oss=os", "pan=pa", "per=fa", "pli=pi", "pol=pl", "por=pt", "pus=ps", "que=qu", "roh=rm", "ron=ro", "rum=ro", "run=rn", "rus=ru", "sag=sg", "san=sa", "sin=si", "slk=sk", "slo=sk", "slv=sl", "sme=se", "smo=sm", "sna=sn", "snd=sd", "som=so", "sot=st", "spa=es", "sqi=sq", "srd=sc", "srp=sr", "ssw=ss", "sun=su", "swa=sw", "swe=sv", "tah=ty", "tam=ta", "tat=tt", "tel=te", "tgk=tg", "tgl=tl", "tha=th", "tib=bo", "tir=ti", "ton=to", "tsn=tn", "tso=ts", "tuk=tk", "tur=tr", "twi=tw", "uig=ug", "ukr=uk", "urd=ur", "uzb=uz", "ven=ve", "vie=vi", "vol=vo", "wel=cy", "wln=wa", "wol=wo", "xho=xh", "yid=yi", "yor=yo", "zha=za", "zho=zh", "zul=zu"])  # fmt: skip
"""The code of two letters by the code of three letters for the same language. ISO 639-1 and 639-2."""


X_DEFAULT: Final = "x-default"
"""Code of the page for all other languages. Google Search Central, localized versions of a page."""

_MISTAKEN_LANGUAGES: Final = {
    "jp": "ja", "cn": "zh", "gr": "el", "cz": "cs", "dk": "da", "vn": "vi", "ua": "uk",
    "by": "be", "rs": "sr", "al": "sq", "us": "en-US", "gb": "en-GB", "at": "de-AT", "mx": "es-MX", "in": "id",
    "iw": "he", "ji": "yi", "hk": "zh-HK",
}  # fmt: skip
"""Intended code by invalid language code: mostly a country code or a withdrawn one."""

_MISTAKEN_COUNTRIES: Final = {"uk": "GB", "en": "GB", "ja": "JP", "el": "GR", "cs": "CZ", "da": "DK", "ko": "KR"}

_HOME_COUNTRIES: Final = {
    "uk": "UA", "he": "IL", "hi": "IN", "fa": "IR", "ka": "GE", "sq": "AL", "ur": "PK", "te": "IN", "ta": "IN",
    "kk": "KZ", "hy": "AM", "nb": "NO", "eu": "ES", "xh": "ZA", "zu": "ZA", "ky": "KG", "ja": "JP",
}  # fmt: skip
"""Main country by language code that is not a country code, for codes such as ja-JA."""

_MISTAKEN_SCRIPTS: Final = {"chs": "Hans", "cht": "Hant"}
"""Script code by former code of simplified and traditional Chinese."""

_CHINESE: Final = ("zh-cn", "zh-tw")
_DEFAULTS: Final = frozenset(("default", "xdefault", "x-defaults", "x-default-"))


class LanguageCodeError(NamedTuple):
    """Reason why a language code is invalid, or probably mistaken.

    Attributes:
        reason: Text that follows a colon.
        suggestion: The code that was probably intended; empty if unclear.
    """

    reason: str
    suggestion: str = ""


class _Confusion(NamedTuple):
    """Valid language code that is nearly always a mistake.

    Attributes:
        name: The English name of the language of the code.
        meant: The code that was probably meant; empty if that is unclear.
        countries: Countries in which the language is spoken: with them, the code is right.
    """

    name: str
    meant: str
    countries: tuple[str, ...] = ()


_CONFUSED_LANGUAGES: Final = {
    "ae": _Confusion("Avestan", "ar-AE"),
    "br": _Confusion("Breton", "pt-BR", ("FR",)),
    "ch": _Confusion("Chamorro", "", ("GU", "MP")),
    "co": _Confusion("Corsican", "es-CO", ("FR",)),
    "cr": _Confusion("Cree", "es-CR", ("CA",)),
    "ee": _Confusion("Ewe", "et", ("GH", "TG")),
    "ie": _Confusion("Interlingue", "en-IE"),
    "kg": _Confusion("Kongo", "ky", ("CD", "CG", "AO")),
    "kr": _Confusion("Kanuri", "ko", ("NG", "NE", "TD", "CM")),
    "kw": _Confusion("Cornish", "ar-KW", ("GB",)),
    "lu": _Confusion("Luba-Katanga", "", ("CD",)),
    "ng": _Confusion("Ndonga", "en-NG", ("NA", "AO")),
    "sa": _Confusion("Sanskrit", "ar-SA", ("IN",)),
    "se": _Confusion("Northern Sami", "sv", ("NO", "FI")),
    "sg": _Confusion("Sango", "en-SG", ("CF",)),
    "si": _Confusion("Sinhala", "sl", ("LK",)),
    "tw": _Confusion("Twi", "zh-TW", ("GH",)),
    "za": _Confusion("Zhuang", "en-ZA", ("CN",)),
}
"""Codes of rare languages that are also codes of countries. ISO 639-1, ISO 3166-1."""

_CONFUSED_CODES: Final = {
    "af-AF": ("Afghanistan", "af-ZA"), "am-AM": ("Armenia", "am-ET"), "bn-BN": ("Brunei", "bn-BD"),
    "be-BE": ("Belgium", "nl-BE or fr-BE"), "be-DE": ("Germany", "de-BE"), "be-FR": ("France", "fr-BE"),
    "be-NL": ("the Netherlands", "nl-BE"), "bs-BS": ("the Bahamas", "bs-BA"), "ca-CA": ("Canada", "ca-ES"),
    "cy-CY": ("Cyprus", "cy-GB"), "es-LA": ("Laos", "es"), "et-ET": ("Ethiopia", "et-EE"), "ga-GA": ("Gabon", "ga-IE"),
    "gl-GL": ("Greenland", "gl-ES"), "kn-KN": ("Saint Kitts and Nevis", "kn-IN"), "lb-LB": ("Lebanon", "lb-LU"),
    "ml-ML": ("Mali", "ml-IN"), "mr-MR": ("Mauritania", "mr-IN"), "ms-MS": ("Montserrat", "ms-MY"),
    "my-MY": ("Malaysia", "ms-MY"), "ne-NE": ("Niger", "ne-NP"), "pa-PA": ("Panama", "pa-IN"),
    "pt-LA": ("Laos", "pt-BR"), "sl-SL": ("Sierra Leone", "sl-SI"), "sr-SR": ("Suriname", "sr-RS"),
    "sv-SV": ("El Salvador", "sv-SE"), "tk-TK": ("Tokelau", "tk-TM"), "vi-VI": ("the U.S. Virgin Islands", "vi-VN"),
}  # fmt: skip
"""Codes whose language is hardly spoken in their country: name of the country, and the intended code."""


def doubtful_code(code: str) -> LanguageCodeError | None:
    """Return why a valid code of an alternate is nearly always a mistake; None for other codes, also invalid ones."""
    text = code.strip(XML_SPACE)
    language, *rest = text.split("-")
    country = rest[-1].upper() if rest and len(rest[-1]) == 2 else ""
    if (known := _CONFUSED_CODES.get(f"{language.lower()}-{country}")) is not None:
        return LanguageCodeError(msg("“{country}” stands for {name}", country=country, name=known[0]), known[1])
    confusion = _CONFUSED_LANGUAGES.get(language.lower())
    if confusion is None or country in confusion.countries or alternate_fault(text) is not None:
        return None
    return LanguageCodeError(
        msg("“{code}” is the language {name}, not a country", code=language.lower(), name=confusion.name),
        confusion.meant,
    )


def alternate_fault(code: str) -> LanguageCodeError | None:
    """Return why a language code of an alternate is invalid; None if it is valid. XML white space around it is ignored.

    Source: Google Search Central, localized versions of a page: ISO 639-1, maybe with ISO 15924 and ISO 3166-1 alpha-2.
    """
    text = code.strip(XML_SPACE)
    if text.lower() == X_DEFAULT:
        return None
    reason = _invalid_reason(text)
    if reason is None:
        return None
    meant = _intended_code(text)
    return LanguageCodeError(reason, meant if _invalid_reason(meant) is None or meant == X_DEFAULT else "")


_WRONG_FORM: Final = msg("it must have a form such as en, en-GB or zh-Hant-TW")


def _invalid_reason(text: str) -> str | None:
    """Return the reason why a language code of an alternate is invalid, to follow a colon; None if it is valid."""
    if not text:
        return msg("it is empty")
    if "" in text.split("-") or "_" in text:
        return _WRONG_FORM
    language, *rest = text.split("-")
    if language.lower() not in LANGUAGES:
        return msg("“{code}” is not a language code of ISO 639-1", code=language)
    if rest and len(rest[0]) == 4:
        script = rest.pop(0)
        if script.title() not in SCRIPTS:
            return msg("“{code}” is not a script code of ISO 15924", code=script)
    country = rest.pop(0) if rest else ""
    if country and country.upper() not in COUNTRIES:
        return msg("“{code}” is not a country code of ISO 3166-1", code=country)
    return _WRONG_FORM if rest else None


def _intended_code(text: str) -> str:
    """Return the code that an invalid one was probably meant to be; the same code if that is unclear."""
    parts = [part for part in re.split("[-_]", text) if part]
    if "-".join(parts).lower() in _DEFAULTS or [part.lower() for part in parts] == ["x", "default"]:
        return X_DEFAULT
    if not parts:
        return text
    language, *rest = parts
    if len(rest) == 1 and language.upper() in COUNTRIES and rest[0].lower() in LANGUAGES and language.isupper():
        language, rest = rest[0], [language]
    lower = language.lower()
    language = SHORT_FORMS.get(lower, _MISTAKEN_LANGUAGES.get(lower, language_names().get(lower, language)))
    if rest:
        language = language.partition("-")[0]
    return "-".join([language, *_intended_region(language.lower(), rest)])


def _intended_region(language: str, rest: list[str]) -> list[str]:
    """Return the script and country that the parts after a language probably mean; unclear parts remain."""
    if not rest:
        return []
    last = rest[-1].lower()
    if (whole := country_codes().get("".join(rest).lower())) is not None:
        return [whole]
    if last == language and last in _HOME_COUNTRIES:
        return [*rest[:-1], _HOME_COUNTRIES[last]]
    meant = _MISTAKEN_SCRIPTS.get(last) or _MISTAKEN_COUNTRIES.get(last)
    return [*rest[:-1], meant or country_codes().get(last.upper()) or country_codes().get(last) or rest[-1]]


def news_fault(code: str) -> LanguageCodeError | None:
    """Return why the language code of a news publication is invalid; None if it is valid.

    Source: Google Search Central, news sitemaps: ISO 639 in two or three letters, zh-cn or zh-tw for Chinese.
    """
    text = code.strip(XML_SPACE)
    if text in _CHINESE or text in LANGUAGES or text in language_codes():
        return None
    lower = text.replace("_", "-").lower()
    meant = lower if lower in _CHINESE else _intended_code(text).partition("-")[0].lower()
    return LanguageCodeError(
        msg("news sitemaps require an ISO 639 code, zh-cn or zh-tw"),
        meant if meant in _CHINESE or meant in LANGUAGES else "",
    )
