#!/bin/sh
# Installs this folder: for you alone (below ~/.local), or below the folder that you name, such as /usr/local.
set -eu
# whoever may run programs below that folder may run these
umask 022
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${1:-$HOME/.local}
line='
'
case $prefix in
# %% would be the percent sign, but desktops look for a program of that name
*[\"\`\$\\%]* | *"$line"*)
    echo "install.sh: menus cannot start programs from a folder with \", \`, \$, \\, % or a line's end in its name" >&2
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

if [ -e "$library" ] && [ ! -f "$list" ] && [ -n "$(ls -A "$library")" ]; then
    echo "install.sh: $library is there, and not from this program: nothing was done" >&2
    exit 1
fi
# a command of somebody else, such as one of pipx, is not replaced
for command in "$here"/bin/*; do
    name=bin/$(basename "$command")
    if [ -e "$prefix/$name" ] && ! { [ -f "$list" ] && grep -qxF "$name" "$list"; }; then
        echo "install.sh: $prefix/$name is there, and not from this program: nothing was done" >&2
        exit 1
    fi
done
# an older version goes first, or what was left when one was broken off; games, settings and layouts lie elsewhere
if [ -f "$list" ]; then
    sh "$here/uninstall.sh" "$prefix" >/dev/null
fi
mkdir -p "$library" "$prefix/bin" "$prefix/share"
# the list comes first: with it everything can be removed, however far this gets
(cd "$here" && find bin share ! -type d) >"$list"
cp "$here/uninstall.sh" "$library/uninstall.sh"
cp -RP "$here/lib/@NAME@/." "$library"
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # a link or an old file is replaced, never written through
    rm -f "$prefix/$file"
    cp -P "$here/$file" "$prefix/$file"
    # where bin is a link to another folder, the way from there is another one
    case $file in
    bin/*) [ -e "$prefix/$file" ] || ln -sf "$library/${file#bin/}" "$prefix/$file" ;;
    esac
done <"$list"
# menus start programs by their place: ~/.local/bin is not in everybody's PATH
place=$(printf '%s' "$prefix/bin/" | sed 's/[|&\\]/\\&/g')
for entry in "$prefix"/share/applications/@GAME_ID@*.desktop; do
    sed "s|^Exec=\([a-z-]*\)|Exec=\"$place\1\"|" "$entry" >"$entry.new"
    mv "$entry.new" "$entry"
done
if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" || :; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || :; fi
# as a shell takes them back
quoted() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"; }
echo "Installed below $prefix. Start it with $(quoted "$prefix/bin/@NAME@") or from the menu."
echo "To remove it: sh $(quoted "$library/uninstall.sh")"
