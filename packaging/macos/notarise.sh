#!/bin/bash
# Has Apple's notary look at a signed app or disk image, fastens the ticket to it, and asks macOS whether it would open it.
#
#   notarise.sh "Mahjong Qt.app"
#   notarise.sh mahjong-qt-1.0.0-macos-arm64.dmg
#
# Who asks, one of:
#   MAHJONG_QT_NOTARY_PROFILE   name of a profile in the keychain (xcrun notarytool store-credentials)
#   MAHJONG_QT_NOTARY_KEY, MAHJONG_QT_NOTARY_KEY_ID, MAHJONG_QT_NOTARY_ISSUER
#                               a key of App Store Connect (the text of the .p8 file), its id, and the id of its team
# The key stands on no command line and in no log: it goes into a file that only this user may read, and that is removed.
set -euo pipefail
set +x
umask 077

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM

fail() {
    printf 'notarise.sh: %s\n' "$1" >&2
    exit 1
}

# Prints the value of a text in the notary's answer.
answer() {
    sed -n 's/.*"'"$1"'" *: *"\([^"]*\)".*/\1/p' "$folder/answer.json" | head -n 1
}

if [ $# -ne 1 ]; then fail "give one app or one disk image"; fi
thing=${1%/}
if [ ! -e "$thing" ]; then fail "there is no $thing"; fi

if [ -n "${MAHJONG_QT_NOTARY_PROFILE:-}" ]; then
    who=(--keychain-profile "$MAHJONG_QT_NOTARY_PROFILE")
elif [ -n "${MAHJONG_QT_NOTARY_KEY:-}" ] && [ -n "${MAHJONG_QT_NOTARY_KEY_ID:-}" ] \
    && [ -n "${MAHJONG_QT_NOTARY_ISSUER:-}" ]; then
    # printf belongs to bash: no other process sees the key
    printf '%s\n' "$MAHJONG_QT_NOTARY_KEY" >"$folder/key.p8"
    who=(--key "$folder/key.p8" --key-id "$MAHJONG_QT_NOTARY_KEY_ID" --issuer "$MAHJONG_QT_NOTARY_ISSUER")
else
    fail "set MAHJONG_QT_NOTARY_PROFILE, or MAHJONG_QT_NOTARY_KEY with its _ID and MAHJONG_QT_NOTARY_ISSUER"
fi
# what is started from here on need not know it
unset MAHJONG_QT_NOTARY_KEY

case $thing in
    *.app)
        sent=$folder/app.zip
        ditto -c -k --keepParent "$thing" "$sent"
        assessment=(--type execute)
        ;;
    *.dmg)
        sent=$thing
        assessment=(--type open --context context:primary-signature)
        ;;
    *) fail "$thing is neither an app nor a disk image" ;;
esac

printf 'waiting for the notary, who looks at %s\n' "$thing"
sent_well=yes
xcrun notarytool submit "$sent" "${who[@]}" --wait --timeout 30m --output-format json >"$folder/answer.json" || sent_well=no
# a refusal may end with 0 too; what takes longer than the time is not refused, but not accepted either
if [ $sent_well = no ] || [ "$(answer status)" != Accepted ]; then
    id=$(answer id)
    printf 'answer: %s\n' "$(answer status) $(answer message)" >&2
    if [ -n "$id" ]; then xcrun notarytool log "$id" "${who[@]}" >&2 || true; fi
    fail "the notary has not accepted $thing"
fi
xcrun stapler staple "$thing"
xcrun stapler validate "$thing"
# as Gatekeeper does; before the ticket it would say no
spctl --assess --verbose=4 "${assessment[@]}" "$thing"
printf 'notarised: %s\n' "$thing"
