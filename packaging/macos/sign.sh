#!/bin/bash
# Signs an app, from the innermost code outwards, or a disk image; bash 3.2, which macOS brings, is enough.
#
#   sign.sh "Mahjong Qt.app"
#   sign.sh mahjong-qt-1.0.0-macos-arm64.dmg
#
# MAHJONG_QT_SIGNING_IDENTITY names the certificate ("Developer ID Application: …"), which lies in a keychain that is
# open. Without it the app is signed ad hoc: it runs on the Mac that made it, and others warn of it.
set -euo pipefail
set +x
export LC_ALL=C

here=$(cd "$(dirname "$0")" && pwd)
entitlements=$here/entitlements.plist
identity=${MAHJONG_QT_SIGNING_IDENTITY:-}
list=""
trap 'if [ -n "$list" ]; then rm -f "$list"; fi' EXIT

fail() {
    printf 'sign.sh: %s\n' "$1" >&2
    exit 1
}

# Prints so many bytes of a file from a place on, as hexadecimal digits.
bytes() {
    od -An -v -tx1 -j "$2" -N "$3" "$1" | tr -d ' \n'
}

# Prints "program" or "library" for code, nothing for another file; looks at the head, not at the name.
kind() {
    local head place=0 digits
    head=$(bytes "$1" 0 8) || return 1
    case $head in
        # a number of processors; class files of Java, which begin alike, have more there
        cafebabe000000[01]? | cafebabf000000[01]?)
            if [ "${head:0:8}" = cafebabe ]; then digits=$(bytes "$1" 16 4); else digits=$(bytes "$1" 20 4); fi || return 1
            place=$((16#$digits))
            ;;
        cffaedfe* | cefaedfe*) ;;
        *) return 0 ;;
    esac
    if [ "$(bytes "$1" $((place + 12)) 4)" = 02000000 ]; then echo program; else echo library; fi
}

# Prints what is to be signed for a piece of code: the version of a framework whose own library it is, or itself.
target() {
    local folder=${1%/*} name=${1##*/} framework
    framework=${folder%/Versions/*}
    if [ "$framework" != "$folder" ] && [ "${folder##*/Versions/}" = "${folder##*/}" ] \
        && [ "${framework##*/}" = "$name.framework" ]; then
        printf '%s\n' "$folder"
    else
        printf '%s\n' "$1"
    fi
}

# Signs one thing: kind, path.
sign() {
    printf 'signing %s\n' "$2"
    if [ -z "$identity" ]; then
        # the hardened runtime would refuse libraries that no team has signed
        codesign --force --sign - "$2" </dev/null
    elif [ "$1" = program ]; then
        codesign --force --sign "$identity" --options runtime --timestamp --entitlements "$entitlements" "$2" \
            </dev/null
    else
        codesign --force --sign "$identity" --options runtime --timestamp "$2" </dev/null
    fi
}

# Writes depth, kind and path of all that is to be signed in an app, except the app itself, into the list.
collect() {
    local app=$1 main=$2 path what files
    files=$(find "$app" -type f)
    while IFS= read -r path; do
        what=$(kind "$path")
        if [ -n "$what" ] && [ "$path" != "$main" ]; then
            path=$(target "$path")
            printf '%s\t%s\t%s\n' "$(printf '%s' "$path" | tr -cd / | wc -c | tr -d ' ')" "$what" "$path"
        fi
    done >"$list" <<<"$files"
}

sign_app() {
    local app=$1 name main what path depth sorted
    name=$(sed -n '/<key>CFBundleExecutable<\/key>/{n;s/.*<string>\(.*\)<\/string>.*/\1/p;}' "$app/Contents/Info.plist")
    main=$app/Contents/MacOS/$name
    if [ -z "$name" ] || [ ! -f "$main" ]; then fail "Info.plist names no program that is there"; fi
    list=$(mktemp)
    collect "$app" "$main"
    # what lies deeper is part of what is signed after it
    sorted=$(sort -t "$(printf '\t')" -k1,1nr -k3 "$list")
    while IFS="$(printf '\t')" read -r depth what path; do
        if [ -n "$depth" ]; then sign "$what" "$path"; fi
    done <<<"$sorted"
    # signs its main program with it
    sign program "$app"
    codesign --verify --deep --strict --verbose=2 "$app"
}

if [ $# -ne 1 ]; then fail "give one app or one disk image"; fi
case $1 in
    *.app | *.app/)
        if [ ! -d "$1/Contents" ]; then fail "there is no app $1"; fi
        sign_app "${1%/}"
        ;;
    *.dmg)
        if [ ! -f "$1" ]; then fail "there is no disk image $1"; fi
        if [ -z "$identity" ]; then fail "a disk image is signed with an identity or not at all"; fi
        printf 'signing %s\n' "$1"
        codesign --force --sign "$identity" --timestamp "$1"
        codesign --verify --strict --verbose=2 "$1"
        ;;
    *) fail "$1 is neither an app nor a disk image" ;;
esac
