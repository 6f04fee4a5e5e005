#!/bin/sh
# Add the program beside this script to the menu of the current user, with its icon and file types. With --remove, undo this.
# The program itself is not moved.
set -eu

id=io.github.sitemap_studio.SitemapStudio
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    for command in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
        if command -v "${command%% *}" >/dev/null 2>&1; then
            "${command%% *}" "${command#* }" >/dev/null 2>&1 || true
        fi
    done
}

if [ "${1:-}" = "--remove" ]; then
    (cd "$here/share" && find . -type f) | while read -r file; do rm -f "$data/$file"; done
    refresh
    echo "Sitemap Studio is no longer in the menu."
    exit 0
fi

case $here in
    *[\"\`\$\\\|\&%]*)
        echo "The path “$here” contains characters that menus do not allow. Move the program to another folder." >&2
        exit 2
        ;;
esac
mkdir -p "$data"
cp -R "$here/share/." "$data/"
sed "s|^Exec=sitemap-studio|Exec=\"$here/sitemap-studio\"|" "$here/share/applications/$id.desktop" \
    >"$data/applications/$id.desktop"
refresh
echo "Sitemap Studio is in the menu."
