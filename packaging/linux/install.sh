#!/bin/sh
# Installs this folder: for you alone (below ~/.local), or below the folder that you name, such as /usr/local.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${1:-$HOME/.local}
case $prefix in
*[\"\`\$\\]*)
    echo "install.sh: menus cannot start programs from a folder with \", \`, \$ or \\ in its name" >&2
    exit 2
    ;;
/*) ;;
*)
    echo "install.sh: give the folder from the root on, such as /usr/local" >&2
    exit 2
    ;;
esac
library=$prefix/lib/@NAME@
list=$library/installed.txt

if [ -e "$library" ] && [ ! -f "$list" ]; then
    echo "install.sh: $library is there, and not from this program: nothing was done" >&2
    exit 1
fi
# an older version goes first; games, settings and layouts lie elsewhere
if [ -f "$list" ]; then
    sh "$here/uninstall.sh" "$prefix" >/dev/null
fi
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -RP "$here/lib/@NAME@" "$library"
cp "$here/uninstall.sh" "$library/uninstall.sh"
(cd "$here" && find bin share ! -type d) >"$list"
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # a link or an old file is replaced, never written through
    rm -f "$prefix/$file"
    cp -P "$here/$file" "$prefix/$file"
done <"$list"
# menus start programs by their place: ~/.local/bin is not in everybody's PATH
place=$(printf '%s' "$prefix/bin/" | sed 's/[|&\\]/\\&/g')
for entry in "$prefix"/share/applications/@GAME_ID@*.desktop; do
    sed "s|^Exec=\([a-z-]*\)|Exec=\"$place\1\"|" "$entry" >"$entry.new"
    mv "$entry.new" "$entry"
done
if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" || :; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || :; fi
echo "Installed below $prefix. Start it with $prefix/bin/@NAME@ or from the menu."
echo "To remove it: sh $library/uninstall.sh $prefix"
