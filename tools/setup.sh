#!/usr/bin/env bash
# Installs the Debian packages that are missing, by name; silent when none is.
#   tools/setup.sh run      what building and running the app needs
#   tools/setup.sh test     that, and what the tests need: a browser, a D-Bus of their own, Python, the rules of axe-core, what tests compare with
#   tools/setup.sh bench    what building needs, and the peers of the benchmark
set -euo pipefail

packages=(fonts-inter-variable libcurl4-openssl-dev libmicrohttpd-dev libsqlite3-dev libssl-dev libsystemd-dev pkg-config python3)
case "${1:-run}" in
run) ;;
test) packages+=(binutils chromium chromium-driver dbus-daemon fontconfig imagemagick python3-pip python3-venv) ;;
bench) packages+=(apache2-utils nginx-light) ;;
*) echo "usage: tools/setup.sh [run|test|bench]" >&2; exit 2 ;;
esac

if ! swift --version 2>/dev/null | grep -Eq 'Swift version (6\.([3-9]|[1-9][0-9])|[7-9])'; then
    echo "setup: the Swift toolchain 6.3 or newer is not on PATH; install it from swift.org and try again" >&2
    exit 1
fi

install_missing() {
    local missing=() as_root=() package
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ "${#missing[@]}" -eq 0 ] && return
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "setup: ${missing[*]} missing and neither root nor sudo is at hand; as root run: apt-get install ${missing[*]}" >&2
            exit 1
        fi
        as_root=(sudo)
    fi
    echo "setup: installing ${missing[*]}" >&2
    # The benchmark starts an nginx of its own; the package must not start one for everybody.
    if [[ " ${missing[*]} " == *" nginx-light "* ]] && command -v systemctl >/dev/null; then
        "${as_root[@]}" systemctl mask --quiet nginx.service || true
    fi
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# What makes things faster and is not in every Debian: tried where it is known.
install_wanted() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ] && return
    apt-cache show "$1" >/dev/null 2>&1 || return 0
    (install_missing "$1") || echo "setup: $1 could not be installed; the tests do without" >&2
}

# The rules of axe-core 4.12, with which the browser tests judge every screen, as a Python package carries them.
fetch_axe() {
    local target scratch
    target=$(dirname "$0")/../.build/axe
    [ -e "$target/axe.min.js" ] && return
    echo "setup: fetching axe-core" >&2
    scratch=$(mktemp -d)
    echo "axe-playwright-python==0.1.8 --hash=sha256:fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8" >"$scratch/requirements.txt"
    python3 -m pip download --quiet --no-deps --require-hashes --requirement "$scratch/requirements.txt" --dest "$scratch"
    mkdir -p "$target"
    python3 -m zipfile -e "$scratch"/*.whl "$scratch/wheel"
    cp "$scratch/wheel/axe_playwright_python/axe.min.js" "$target/"
    rm -r "$scratch"
}

# What tests compare with, each in a virtual environment of its own: bluezoo 1.0.2, the fake of BlueZ, and fhir.resources 8.3.0, which knows what FHIR
# allows. Without a way to the package index their tests are skipped, which they say.
fetch_environment() {
    local name=$1 target
    target=$(dirname "$0")/../.build/$name
    [ -e "$target/complete" ] && return
    echo "setup: fetching $name" >&2
    rm -rf "$target"
    {
        python3 -m venv "$target" && "$target/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
            --only-binary=:all: --requirement "$(dirname "$0")/$name.txt" && touch "$target/complete"
    } || {
        echo "setup: $name could not be fetched; its test will be skipped" >&2
        rm -rf "$target"
    }
}

# The app's typeface goes where its resources are; Git ignores it there.
copy_fonts() {
    local fonts
    fonts=$(dirname "$0")/../App/Sources/Meterbook/Fonts
    copy_changed /usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf "$fonts/Inter.ttf"
    copy_changed /usr/share/doc/fonts-inter-variable/copyright "$fonts/Inter-licence.txt"
}

copy_changed() {
    cmp -s "$1" "$2" || install -m 644 "$1" "$2"
}

install_missing "${packages[@]}"
[ "${1:-run}" = test ] && install_wanted chromium-headless-shell
copy_fonts
if [ "${1:-run}" = test ]; then
    fetch_axe
    fetch_environment bluezoo
    fetch_environment fhir
fi
