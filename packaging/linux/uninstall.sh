#!/bin/sh
# Removes what install.sh installed, and nothing else: your games, settings and layouts stay. Where it was installed it
# removes the installation that it is part of; beside install.sh it takes the folder that install.sh was given.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
if [ -f "$here/install.sh" ]; then
    prefix=${1:-$HOME/.local}
elif [ $# -gt 0 ]; then
    echo "uninstall.sh: it removes the installation that it is part of, and takes no folder" >&2
    exit 2
else
    prefix=$(CDPATH='' cd -- "$here/../.." && pwd)
fi
library=$prefix/lib/@NAME@
list=$library/installed.txt
if [ ! -f "$list" ]; then
    echo "uninstall.sh: nothing is installed below $prefix" >&2
    exit 1
fi
# modules are loaded when they are wanted: without them a running game would break
inside=$(CDPATH='' cd -- "$library" && pwd -P)
for process in /proc/[0-9]*; do
    case $(readlink "$process/exe" 2>/dev/null) in
    "$inside"/*)
        echo "uninstall.sh: $(basename "$(readlink "$process/exe")") is running: close it first; nothing was done" >&2
        exit 1
        ;;
    esac
done
while IFS= read -r file; do
    # whatever has become of the list: it leads to nothing outside
    case /$file/ in
    */../*) file= ;;
    /bin/?* | /share/?*) ;;
    *) file= ;;
    esac
    if [ -z "$file" ]; then
        echo "uninstall.sh: a line of $list was passed over: it is not from install.sh" >&2
        continue
    fi
    if [ ! -d "$prefix/$file" ] || [ -L "$prefix/$file" ]; then rm -f "$prefix/$file"; fi
    # folders go when they are empty; others may have put something there
    folder=$(dirname "$file")
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
done <"$list"
rm -rf "$library"
# what the system has worked out from our files goes with the last of them
mime=$prefix/share/mime
applications=$prefix/share/applications
if [ -d "$mime/packages" ]; then
    if command -v update-mime-database >/dev/null; then update-mime-database "$mime" || :; fi
elif [ -f "$mime/mime.cache" ]; then
    for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
        rm -f "$mime/$name"
    done
    rm -f "$mime/@LAYOUT_TYPE@.xml"
    rmdir "$mime/$(dirname "@LAYOUT_TYPE@")" "$mime" 2>/dev/null || :
fi
if [ "$(ls "$applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -rf "$applications"
elif [ -d "$applications" ] && command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$applications" || :
fi
rmdir "$prefix/lib" "$prefix/bin" "$prefix/share" "$prefix" 2>/dev/null || :
echo "Removed. Your games are kept in ${XDG_DATA_HOME:-${HOME-}/.local/share}/@NAME@."
