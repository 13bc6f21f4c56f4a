#!/bin/sh
# Removes what install.sh installed, and nothing else: your games, settings and layouts stay.
set -eu
prefix=${1:-$HOME/.local}
library=$prefix/lib/@NAME@
list=$library/installed.txt
if [ ! -f "$list" ]; then
    echo "uninstall.sh: nothing is installed below $prefix" >&2
    exit 1
fi
while IFS= read -r file; do
    rm -f "$prefix/$file"
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
    rm -rf "$mime"
fi
if [ "$(ls "$applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -rf "$applications"
elif [ -d "$applications" ] && command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$applications" || :
fi
rmdir "$prefix/lib" "$prefix/bin" "$prefix/share" "$prefix" 2>/dev/null || :
echo "Removed. Your games are kept in ${XDG_DATA_HOME:-$HOME/.local/share}/@NAME@."
