#!/usr/bin/env bash
# Unpacks a release elsewhere, moves the build tree away, and lets the app do its main job: sync the bundled meter, list the readings, serve the page.
#   tools/smoke.sh TARBALL VERSION SCRATCH
set -euo pipefail
tarball=$(realpath "$1") version=$2 scratch=$(realpath "$3")

place=$(mktemp -d)
away="$scratch.away"
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    [ ! -d "$away" ] || mv "$away" "$scratch"
    rm -rf "$place"
}
trap finish EXIT
mv "$scratch" "$away"

tar -C "$place" -xzf "$tarball"
mkdir "$place/links"
ln -s "$place"/meterbook-*/bin/meterbook "$place/links/meterbook"
app=$place/links/meterbook
data=(--data-dir "$place/data")
export XDG_DATA_HOME="$place/xdg" XDG_CONFIG_HOME="$place/xdg"

said=$("$app" --version)
[ "$said" = "meterbook $version" ] || { echo "smoke: --version says “$said”, not “meterbook $version”" >&2; exit 1; }

cd /
"$app" devices add 00:60:19:4A:71:C5 --transport simulated "${data[@]}"
"$app" sync --transport simulated "${data[@]}"
count=$("$app" readings --format json "${data[@]}" | grep -c '"id"') || true
[ "$count" -gt 300 ] || { echo "smoke: only $count readings came from the bundled meter" >&2; exit 1; }

mkfifo "$place/ready"
"$app" serve --port 0 --no-open --ui-test "${data[@]}" >"$place/ready" &
server=$!
read -r -t 10 line <"$place/ready" || { echo "smoke: no ready line" >&2; exit 1; }
url=${line##* }
cookies=$place/cookies
page=$(curl -fsSL -c "$cookies" -b "$cookies" "$url")
grep -q '<html' <<<"$page" || { echo "smoke: no page at $url" >&2; exit 1; }
for asset in $(grep -oE '/assets/[a-zA-Z0-9./_-]+' <<<"$page" | sort -u); do
    curl -fsS -b "$cookies" "${url%%/\?*}$asset" -o /dev/null || { echo "smoke: $asset is missing" >&2; exit 1; }
done
kill "$server"
wait "$server" || { echo "smoke: the app did not end well" >&2; exit 1; }
server=
echo "smoke: $version runs from another folder, with the build tree moved away"
