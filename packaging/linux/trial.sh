#!/bin/sh
# Runs inside a fresh Debian, as root, with the artifacts beside it: installs, runs and removes each.
# NAME, GAME_ID and VERSION come from makers/linux/trial.py.
set -eu
cd /trial
results=/trial/results
mkdir -p $results
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root
export QT_LOGGING_RULES="*.debug=false"
programs="mahjong-qt mahjong-layout-editor mahjong-layouts"

# whatever still runs would keep the folder of this system in use, and whoever waits for our output waiting
xvfb=""
program=""
trap 'if [ -n "$program$xvfb" ]; then kill $program $xvfb 2>/dev/null || :; fi' EXIT

say() { echo "trial: $*"; }
fail() {
    echo "trial: FAILED: $*" >&2
    exit 1
}

# what there is, without what the system writes by itself
files() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /trial -o -path /tmp -o -path /var/cache \
        -o -path /var/log -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/lib/rpm -o -path /run \) -prune \
        -o \( ! -type d -o -path "*mahjong*" \) -print | grep -v -e '/\.rpmdb/' -e '/mimeinfo.cache$' -e '/icon-theme.cache$' \
        -e '^/usr/share/mime/' -e '^/root/\.cache/fontconfig' -e '^/var/cache/' | sort
}

# since /tmp/before was written, package $1 has added and taken away nothing, apart from what $2 matches
nothing_is_left() {
    files >/tmp/after
    left=$(diff /tmp/before /tmp/after | grep '^[<>]' | grep -v "${2:-^$}") || :
    [ -z "$left" ] || fail "$1 left behind or took away: $left"
}

# what apt is to do, and with what
get() {
    apt-get -qq --yes --no-install-recommends "$@" >/tmp/apt.log 2>&1 || fail "apt $*: $(cat /tmp/apt.log)"
}

# the program in PATH or at $1 shows in its report that it is whole
self_test() {
    say "self-test of $2"
    "$1" --self-test "$results/self-test-$2.json" || {
        cat "$results/self-test-$2.json" || :
        fail "self-test of $2"
    }
}

commands_work() {
    "$1mahjong-layouts" --version | grep -q "$VERSION" || fail "mahjong-layouts --version"
    "$1mahjong-qt" --version | grep -q "$VERSION" || fail "mahjong-qt --version"
    "$1mahjong-layout-editor" --version | grep -q "$VERSION" || fail "mahjong-layout-editor --version"
    # one that a player has: it says that there is one like it
    "$1mahjong-layouts" check ./*.mjlayout >/dev/null || fail "mahjong-layouts check"
}

# a real window on a screen of its own, with no setting of ours: a picture of it, called $2, after a start with $3
window_opens() {
    say "window of $2"
    Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp -fbdir /tmp 3>/tmp/display 2>/tmp/xvfb.log &
    xvfb=$!
    tries=0
    until [ -s /tmp/display ]; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || fail "Xvfb: $(cat /tmp/xvfb.log)"
        sleep 0.1
    done
    DISPLAY=:$(cat /tmp/display)
    export DISPLAY
    "$1" "$3" >/tmp/program.log 2>&1 &
    program=$!
    tries=0
    until xdotool search --onlyvisible --classname "^$1\$" >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 200 ] || fail "no window of $2: $(xdotool search --onlyvisible --name . getwindowname %@) $(cat /tmp/program.log)"
        kill -0 $program 2>/dev/null || fail "$2 ended: $(cat /tmp/program.log)"
        sleep 0.1
    done
    sleep 3
    kill -0 $program 2>/dev/null || fail "$2 ended: $(cat /tmp/program.log)"
    cp /tmp/Xvfb_screen0 "$results/$2.xwd"
    # a second start leaves the file to the first one and ends
    if [ "$2" = window ]; then
        timeout 20 "$1" ./*.mjlayout || fail "a second start did not end: $?"
    fi
    kill -TERM $program
    wait $program 2>/dev/null || :
    kill $xvfb
    wait $xvfb || :
    program=""
    xvfb=""
    unset DISPLAY
    rm -f /tmp/display
    [ ! -s /tmp/program.log ] || fail "$2 wrote: $(cat /tmp/program.log)"
}

apt-get update -qq

deb=./${NAME}_${VERSION}_amd64.deb
say "deb: with nothing but what it asks for"
# first what it asks for, so that all that is new after that is from the package itself
get satisfy "$(dpkg-deb --field "$deb" Depends)"
files >/tmp/before
get install "$deb"
commands_work ""
# every library that a window needs is there: without display, Qt would not even look for them
for plugin in platforms/libqxcb.so platforms/libqwayland.so; do
    missing=$(LD_LIBRARY_PATH=/usr/lib/$NAME/_internal ldd "/usr/lib/$NAME/_internal/PySide6/Qt/plugins/$plugin" | grep "not found") || :
    [ -z "$missing" ] || fail "$plugin: $missing"
done
[ -d /usr/share/X11/xkb/rules ] || fail "there are no keyboard layouts for libxkbcommon"
self_test mahjong-qt deb
get purge "$NAME"
nothing_is_left deb

say "deb: used and removed"
get install xvfb xdotool
files >/tmp/before
get install "$deb"
window_opens mahjong-qt window MJ1-L00-AAAAABL
window_opens mahjong-layout-editor editor-window --new
get purge "$NAME"
# the player's games stay
nothing_is_left deb '^> /root/\.\(local/share\|config\|cache\)/'
grep -q "^/root/.local/share/mahjong-qt/game" /tmp/after || fail "the game was not kept: $(grep /root/ /tmp/after)"
# the shell remembers where it found them
hash -r
for command in $programs; do
    if command -v "$command" >/dev/null; then fail "$command is still there"; fi
done

say "rpm"
get install rpm
files >/tmp/before
rpm --install --nodeps --nosignature "./${NAME}-${VERSION}-1.x86_64.rpm" || fail "rpm --install"
rpm --verify --nodeps "$NAME" || fail "rpm --verify"
commands_work ""
self_test mahjong-qt rpm
rpm --erase "$NAME" || fail "rpm --erase"
nothing_is_left rpm

say "archive, as a player without rights"
get install xz-utils
useradd --create-home player
tar --extract --file "$NAME-$VERSION-linux-x86_64.tar.xz" --directory /home/player
chown -R player: /home/player
unpacked=/home/player/$NAME-$VERSION-linux-x86_64
su player -c "cd && $unpacked/bin/mahjong-qt --version" | grep -q "$VERSION" || fail "as it was unpacked"
su player -c "sh $unpacked/install.sh" || fail "install.sh"
su player -c "sh $unpacked/install.sh" >/dev/null || fail "install.sh over itself"
rm -rf "$unpacked"
chmod 777 $results
grep -q '^Exec="/home/player/.local/bin/mahjong-qt" %F' "/home/player/.local/share/applications/$GAME_ID.desktop" || fail "menu entry"
su player -c "\$HOME/.local/bin/mahjong-qt --self-test $results/self-test-archive.json" || fail "self-test of the archive"
su player -c "sh \$HOME/.local/lib/$NAME/uninstall.sh" || fail "uninstall.sh"
left=$(find /home/player -path "*mahjong*" ! -path "*/.cache/*")
[ -z "$left" ] || fail "uninstall.sh left $left"

say "AppDir"
app="/trial/Mahjong_Qt-$VERSION-x86_64.AppDir"
"$app/AppRun" --version | grep -q "Mahjong Qt $VERSION" || fail "AppRun"
"$app/AppRun" --program=mahjong-layouts --version | grep -q "mahjong-layouts $VERSION" || fail "AppRun --program"
ARGV0=mahjong-layout-editor "$app/AppRun" --version | grep -q "Editor $VERSION" || fail "AppRun by name"
self_test "$app/AppRun" app-dir
say "all is well"
