"""How long the compiler takes to type-check each view's body: the floor of the build loop."""
import re
import subprocess

LINE = re.compile(r"^([\d.]+)ms\t(?:.*/)?(\S+?\.swift):(\d+):\d+\t.*body")


def slowest_bodies(root, scratch):
    """Milliseconds of each `body` of CommonUI and of the features' views, slowest first, as (ms, file:line)."""
    subprocess.run(["rm", "-rf", scratch], check=True)
    flags = [word for flag in ("-debug-time-function-bodies",) for word in ("-Xswiftc", "-Xfrontend", "-Xswiftc", flag)]
    run = subprocess.run(
        ["swift", "build", "--build-system", "native", "--package-path", root / "Packages/Features/Logbook", "--scratch-path", scratch,
         "--target", "LogbookViews", *flags],
        check=True, capture_output=True, text=True)
    found = {}
    for line in (run.stdout + run.stderr).splitlines():
        match = LINE.match(line.strip())
        if match:
            place = f"{match.group(2)}:{match.group(3)}"
            found[place] = max(found.get(place, 0), float(match.group(1)))
    assert found, "the compiler named no body"
    return sorted(((milliseconds, place) for place, milliseconds in found.items()), reverse=True)
