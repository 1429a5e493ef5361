#!/usr/bin/env python3
"""Measures how long a saved change takes until a browser shows it in a preview, beside a build of the same package with nothing to do, and a build of
the whole app after the same change.

    python3 tools/bench/preview.py [--package Packages/Features/Logbook] [--file …/LogbookView.swift] [--runs 10]

One literal of a view is changed in each run, as an editor would save it. The time ends when the page in a headless browser, which was open all the
while, has loaded itself and holds the new text. Writes a table, and JSON to .build/bench/preview.json.
"""
import argparse
import json
import pathlib
import re
import statistics
import subprocess
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FLAGS = ["--disable-index-store", "-debug-info-format", "none"]
ANCHOR = 'ProgressView("logbook.loading")'


class Browser:
    """A headless Chromium, spoken to by WebDriver."""

    def __init__(self):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        line = next(line for line in self.driver.stdout if "started successfully on port" in line)
        self.base = "http://127.0.0.1:" + re.search(r"port (\d+)", line).group(1)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        session = self.post("/session", {"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}})
        self.base += f"/session/{session['sessionId']}"

    def post(self, path, body):
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["value"]

    def open(self, link):
        self.post("/url", {"url": link})

    def url(self):
        with urllib.request.urlopen(self.base + "/url") as answer:
            return json.load(answer)["value"]

    def shows(self, text):
        """Whether the preview in the page's frame holds a text; no while the page is being loaded."""
        script = "return document.querySelector('iframe')?.contentDocument?.body?.innerHTML.includes(arguments[0]) ?? false"
        try:
            return self.post("/execute/sync", {"script": script, "args": [text]})
        except urllib.error.HTTPError:
            return False

    def close(self):
        self.driver.terminate()


def null_build(package, product, runs):
    """Seconds of builds with nothing to do, after one that has everything to do."""
    command = ["swift", "build", "--build-system", "native", "--package-path", package, "--scratch-path", ROOT / ".build/preview/build"]
    times = []
    for run in range(runs + 1):
        started = time.monotonic()
        subprocess.run([*command, "--product", product, *FLAGS], check=True, stdout=subprocess.DEVNULL)
        if run:
            times.append(time.monotonic() - started)
    return times


def app_builds(source, original, runs):
    """Seconds of builds of the whole app, each after a change of the view; without starting it. The first one, of everything, does not count."""
    command = ["swift", "build", "--build-system", "native", "--package-path", ROOT / "App", "--scratch-path", ROOT / ".build/preview/app"]
    times = []
    try:
        for turn in range(runs + 2):
            source.write_text(changed(original, f"app-{turn}"))
            started = time.monotonic()
            subprocess.run([*command, "--product", "meterbook", *FLAGS], check=True, stdout=subprocess.DEVNULL)
            times.append(time.monotonic() - started)
    finally:
        source.write_text(original)
    return times[2:]


def changed(original, mark):
    """The view with one literal more, which the page shows."""
    return original.replace(ANCHOR, f'{ANCHOR}.className("mark-{mark}")', 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--package", default="Packages/Features/Logbook")
    parser.add_argument("--file", default="Packages/Features/Logbook/Sources/LogbookViews/LogbookView.swift")
    parser.add_argument("--preview", default="logbook-loading")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--app-runs", type=int, default=5, help="builds of the whole app; 0 leaves them out")
    options = parser.parse_args()
    product = pathlib.Path(options.package).name + "Previews"
    source = ROOT / options.file
    original = source.read_text()
    assert ANCHOR in original, f"{source} has no {ANCHOR} to change"

    null = null_build(ROOT / options.package, product, 5)
    tool = subprocess.Popen(
        [ROOT / ".build/bin/monorepo", "preview", options.package, "--no-open"], stdout=subprocess.PIPE, cwd=ROOT, text=True)
    browser = Browser()
    try:
        browser.open(tool.stdout.readline().split()[-1])
        browser.open(re.sub(r"\?.*", "", browser.url()) + options.preview)
        times = [change(browser, source, original, turn) for turn in range(options.runs + 2)][2:]
    finally:
        source.write_text(original)
        browser.close()
        tool.terminate()
        tool.wait()
    null += null_build(ROOT / options.package, product, 5)
    report(times, null, app_builds(source, original, options.app_runs) if options.app_runs else [])


def change(browser, source, original, turn):
    """Saves a change and waits until the page shows it. The first two runs only make everything warm."""
    text = changed(original, turn)
    time.sleep(1.5)
    started = time.monotonic()
    source.write_text(text)
    while not browser.shows(f"mark-{turn}"):
        assert time.monotonic() - started < 120, "the change was not shown within two minutes"
        time.sleep(0.005)
    return time.monotonic() - started


def report(times, null, app):
    save, nothing = statistics.median(times), statistics.median(null)
    result = {"schema": 1, "save_to_preview_s": times, "null_build_s": null, "median_s": save, "null_median_s": nothing}
    if app:
        result |= {"app_build_s": app, "app_median_s": statistics.median(app)}
    output = ROOT / ".build/bench"
    output.mkdir(parents=True, exist_ok=True)
    (output / "preview.json").write_text(json.dumps(result, indent=2) + "\n")
    print(f"save to refreshed preview   {save:6.2f} s   (median of {len(times)}, {min(times):.2f} to {max(times):.2f})")
    print(f"a build with nothing to do  {nothing:6.2f} s   (median of {len(null)})")
    print(f"difference                  {save - nothing:6.2f} s   goal 0.5 s: {'yes' if save - nothing <= 0.5 else 'NO'}")
    if app:
        whole = statistics.median(app)
        print(f"building the whole app      {whole:6.2f} s   (median of {len(app)}; {whole / save:.1f} times as long, and no page is shown yet)")


if __name__ == "__main__":
    main()
