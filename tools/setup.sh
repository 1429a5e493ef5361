#!/usr/bin/env bash
# Installs the Debian packages that are missing, by name; silent when none is.
#   tools/setup.sh run      what building and running the app needs
#   tools/setup.sh test     that, and what the tests need: a browser and Python
set -euo pipefail

packages=(libmicrohttpd-dev libsqlite3-dev pkg-config python3)
case "${1:-run}" in
run) ;;
test) packages+=(binutils chromium chromium-driver) ;;
*) echo "usage: tools/setup.sh [run|test]" >&2; exit 2 ;;
esac

if ! swift --version 2>/dev/null | grep -Eq 'Swift version (6\.([3-9]|[1-9][0-9])|[7-9])'; then
    echo "setup: the Swift toolchain 6.3 or newer is not on PATH; install it from swift.org and try again" >&2
    exit 1
fi

missing=()
for package in "${packages[@]}"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ "${#missing[@]}" -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "setup: ${missing[*]} missing and neither root nor sudo is at hand; as root run: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "setup: installing ${missing[*]}" >&2
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
