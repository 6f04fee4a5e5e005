"""Hosts and addresses that the program may request on behalf of a web site.

A public site must not make the program request addresses in the user's own network. Hosts are checked in their IDNA
form, and each address again when its socket is created, so that no answer of a name server can bypass the check.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import getproxies

from sitemap_studio.core.messages import msg

_GLOBAL_UNICAST: Final = ipaddress.ip_network("2000::/3")
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv4 hosts in networks that have IPv6 only; they are as public as the IPv4 address. RFC 6052, 2.1."""

_NOT_GLOBAL: Final = tuple(map(ipaddress.ip_network, ("2001::/32", "2002::/16", "3fff::/20")))
"""Teredo, 6to4 and documentation. RFC 4380, RFC 3056, RFC 9637."""

_LOCAL_NAMES: Final = (".localhost", ".local", ".internal")


class PrivateAddressError(OSError):
    """Error for a refused connection to a private address."""

    def __init__(self) -> None:
        super().__init__(errno.EACCES, msg("private address"))


def is_public(address: str) -> bool:
    """Return whether a numeric IPv4 or IPv6 address belongs to the public web.

    Raises:
        ValueError: The text is not a numeric address.
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in _NAT64 or ip.ipv4_mapped is not None:
            ip = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
        elif ip not in _GLOBAL_UNICAST or any(ip in network for network in _NOT_GLOBAL):
            return False
    return ip.is_global and not ip.is_multicast


@lru_cache(maxsize=4_096)
def numeric_address(host: str) -> str | None:
    """Return the normal form of an IP address in any notation, such as `0x7f.1`; None for a host name."""
    text = host.strip("[]").partition("%")[0]
    with suppress(ValueError):
        return str(ipaddress.ip_address(text))
    with suppress(OSError, ValueError):
        return socket.inet_ntoa(socket.inet_aton(text))
    return None


class AddressFilter:
    """Filter of the hosts that may be requested, and of the addresses that may be connected to.

    Public addresses are allowed. Private addresses are allowed only for the host that the user entered, if it has no
    public address.

    Attributes:
        is_local: Whether the host that the user entered is in a private network, as a staging server is.
    """

    def __init__(
        self, own_addresses: frozenset[str] = frozenset(), proxies: frozenset[tuple[str, int]] = frozenset()
    ) -> None:
        """Create a filter that also allows the private addresses of the start host, and connections to proxies."""
        self.is_local = bool(own_addresses)
        self._own_addresses, self._proxies = own_addresses, proxies

    @classmethod
    async def from_host(cls, host: str) -> AddressFilter:
        """Create the filter for a fetch that starts at a host; resolves the names of the host and of the proxies."""
        found = {address for address, _ in await _resolve_host(host, None)}
        is_local = bool(found) and not any(map(is_public, found))
        proxies = frozenset[tuple[str, int]]()
        for proxy in getproxies().values():
            with suppress(ValueError):
                parts = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
                port = parts.port or (443 if parts.scheme == "https" else 80)
                proxies |= await _resolve_host(parts.hostname or "", port)
        return cls(frozenset(found) if is_local else frozenset(), proxies)

    def allows_host(self, host: str) -> bool:
        """Return whether a host, in ASCII, may be requested.

        A host name is checked by its addresses when a socket is created.
        """
        host = host.lower().removesuffix(".")
        address = numeric_address(host)
        if address is None:
            return self.is_local or not (host == "localhost" or host.endswith(_LOCAL_NAMES))
        return address in self._own_addresses or is_public(address)

    def create_socket(self, address_info: tuple[Any, ...]) -> socket.socket:
        """Create a socket for an address that `getaddrinfo` returned.

        Raises:
            PrivateAddressError: The address is private.
        """
        family, kind, protocol, _, (address, port, *_) = address_info
        address = address.partition("%")[0]
        if not (address in self._own_addresses or (address, port) in self._proxies or is_public(address)):
            raise PrivateAddressError
        return socket.socket(family, kind, protocol)


async def _resolve_host(host: str, port: int | None) -> frozenset[tuple[str, int]]:
    """Return the pairs of address and port of a host; an empty set if the host is unknown."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        return frozenset()
    return frozenset((str(each[4][0]).partition("%")[0], int(each[4][1])) for each in found)
