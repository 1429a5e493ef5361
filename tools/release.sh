#!/usr/bin/env bash
# Assembles .build/dist: the stripped release binary with its resources, as a folder and a tarball with checksums. The version is that of the
# tag (v1.2.3 gives 1.2.3; commits after it give 1.2.3-4-gabc123). Then the result is tried from another folder with the build tree moved away.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(git describe --tags --match 'v[0-9]*' --dirty 2>/dev/null || echo "v0.0.0-$(git rev-parse --short HEAD)")
version=${version#v}
name="meterbook-$version-linux-$(uname -m)"
scratch=.build/release
dist=.build/dist

swift build --build-system native --package-path App --scratch-path "$scratch" -c release --product meterbook --static-swift-stdlib \
    -Xcc "-DMETERBOOK_VERSION=\"$version\""

rm -rf "$dist"
mkdir -p "$dist/$name/bin" "$dist/$name/share/meterbook"
strip --strip-all -o "$dist/$name/bin/meterbook" "$scratch/release/meterbook"
for resources in "$scratch"/release/*.resources; do
    cp -RL "$resources" "$dist/$name/share/meterbook/"
done
cp -R App/Sources/Meterbook/Licences "$dist/$name/share/meterbook/licences"
tar -C "$dist" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" -czf "$dist/$name.tar.gz" "$name"
(cd "$dist" && sha256sum "$name.tar.gz" >SHA256SUMS)

tools/smoke.sh "$dist/$name.tar.gz" "$version" "$scratch"
printf 'Released %s\n' "$dist/$name.tar.gz"
