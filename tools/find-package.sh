#!/usr/bin/env bash
# Prints the folder of the package with the given name.
set -euo pipefail
cd "$(dirname "$0")/.."
found=$(find Packages App Tests-Integration tools -name .build -prune -o -name Package.swift -path "*/${1:?usage: tools/find-package.sh NAME}/Package.swift" -print)
case $(wc -w <<<"$found") in
1) dirname "$found" ;;
0) echo "there is no package $1; the packages are: $(find Packages -name .build -prune -o -name Package.swift -printf '%h\n' | xargs -n1 basename | sort | paste -sd' ')" >&2; exit 2 ;;
*) echo "several packages are called $1: $found" >&2; exit 2 ;;
esac
