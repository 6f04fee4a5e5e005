"""The root of a text, which may be missing, misnamed, closed before its last entry, or opened several times."""

from __future__ import annotations

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.patches import UncertainError
from sitemap_studio.formats.mending.roots import Declarations, declared_in, uri_of
from sitemap_studio.formats.mending.stack import Open, Stack
from sitemap_studio.formats.mending.tag_patches import TagPatches
from sitemap_studio.formats.mending.tokens import Token
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, ROOT_OF_ENTRY, meant, split
from sitemap_studio.protocol.namespaces import SITEMAP, is_readable


class RootMender:
    """Sees to it that all entries stand in one root.

    Attributes:
        root: It, once it was met or added.
        prefixes: Those by which elements of the protocol are known.
    """

    def __init__(self, text: str, patches: TagPatches, stack: Stack, entry_name: str) -> None:
        self._text, self._patches, self._stack = text, patches, stack
        self.root: Open | None = None
        self.prefixes = {""}
        self._name = ROOT_OF_ENTRY[entry_name]
        self._closing: Token | None = None
        self._after = 0
        self._declarations: Declarations | None = None

    def meet_prefix(self, token: Token) -> None:
        """Know the prefix of a further root by the namespace that it is bound to."""
        prefix, local = split(token.name)
        if prefix in self.prefixes or meant(local) not in ENTRY_OF_ROOT:
            return
        bound = declared_in(self._text[token.start : token.end]).get(prefix[:-1])
        if self.root is None or (bound is not None and is_readable(uri_of(bound))):
            self.prefixes.add(prefix)

    def enter(self, token: Token, name: str) -> None:
        """Take a tag for the root's, or join what it opens to the root that is there.

        Raises:
            UncertainError: The root is empty.
        """
        if self.root is None:
            self._patches.rename(token, name)
            if token.kind == "empty":
                raise UncertainError
            self._begin(Open(name, "root", token.start, token.end), token)
            return
        self.reopen(token)
        if self._declarations:
            self._declarations.join(token)
        self._stack.close_down_to(1, token.start)
        message = msg("“{token}” was opened a second time; its entries were joined to those before.", token=token.name)
        self._patches.add(token.start, token.end, "", "root-repeated", message)

    def enter_misnamed(self, token: Token) -> None:
        """Take a tag for the root's that bears another name."""
        name = split(token.name)[0] + self._name
        message = msg(
            "“{token}” declares the namespace of sitemaps, and should be “{name}”.", token=token.name, name=name
        )
        self._patches.add(token.start + 1, token.start + 1 + len(token.name), name, "opening-wrong", message)
        self.prefixes.add(split(name)[0])
        self._begin(Open(name, "root", token.start, token.end), token)

    def reopen(self, token: Token) -> None:
        """Go on, before a tag, in the root that was closed already or is not there yet."""
        if self._stack.open:
            return
        if self.root is None:
            message = msg("The “{name}” around the entries was missing; it was added.", name=self._name)
            self._patches.add(token.start, token.start, f'<{self._name} xmlns="{SITEMAP}">\n', "root-missing", message)
            self._begin(Open(self._name, "root", token.start, token.start), None)
            return
        if self._closing is not None:
            self._patches.drop_after(self._after, token.start)
            closing = self._closing
            message = msg(
                "“{closing}” was closed before its last entry; the entries behind it were joined.", closing=closing.name
            )
            self._patches.add(closing.start, closing.end, "", "root-repeated", message)
            self._closing = None
        self._stack.push(self.root)

    def _begin(self, root: Open, token: Token | None) -> None:
        self.root, self._declarations = root, Declarations(self._text, token)
        self._stack.push(root)

    def keep_declared(self, token: Token) -> None:
        """Declare on an entry what its own root binds otherwise than the first one does."""
        if self._declarations and self._declarations.clashes:
            for patch in self._declarations.kept(token.start, token.end):
                self._patches.add(*patch)

    def close(self, token: Token) -> None:
        """Note a tag that closes the root; it is renamed at the end, when it is known to be the last one."""
        self._closing, self._after = token, token.end

    def drop_behind(self, token: Token) -> None:
        """Leave out a tag of the protocol that closes behind the root, and what stands before it."""
        self._patches.drop_after(self._after, token.start)
        self._patches.drop(token)
        self._after = token.end

    def finish(self) -> None:
        """Leave out what stands behind the root, which is closed by its last closing tag."""
        self._patches.drop_after(self._after, len(self._text))
        if self._closing and self.root:
            self._patches.rename(self._closing, self.root.name)

    def add_declared(self) -> None:
        """Declare on the root what only later ones declared."""
        if self._declarations:
            self._patches.found += self._declarations.added()
