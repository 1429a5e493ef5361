#!/usr/bin/env python3
"""Measures the built app as its users meet it: medians and ratios in one run, as a table and as JSON in .build/bench/app.json.

    python3 tools/bench [--runs N] [--renders N] [--sessions N]

Each figure is set against its goal: CPU seconds of a headless sync of 10,000 records beyond start-up; milliseconds from start to the ready line;
with 100,000 readings in the database the server time of the logbook page, beside nginx with the same bytes in a file, and of the insights;
from event to patch;
resident memory then, and how much it grows over many renders and many sessions; bytes of script and style; the slowest view bodies to compile.
"""
import argparse
import json
import os
import pathlib
import statistics
import tempfile
import time

from app import Server, Tab, sync
from bodies import slowest_bodies
from meters import write_script
from nginx import Nginx, requests_per_second

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = ROOT / ".build/bin/meterbook"
OUTPUT = ROOT / ".build/bench"
LINKS = ["/devices", "/logbook"]


class Figures:
    """What was measured, each against its goal; a figure without one is there to compare with."""

    def __init__(self):
        self.rows = []

    def add(self, name, values, unit, goal=None):
        median = statistics.median(values)
        ratio = None if goal is None else median / goal
        self.rows.append({"name": name, "unit": unit, "median": median, "min": min(values), "max": max(values), "goal": goal, "ratio": ratio})

    def print(self):
        print(f"{'figure':52} {'median':>11} {'min':>11} {'max':>11} {'goal':>8} {'of goal':>8}")
        for row in self.rows:
            values = " ".join(f"{row[key]:8.3f} {row['unit']:2}" for key in ("median", "min", "max"))
            goal = "" if row["goal"] is None else f"{row['goal']:5} {row['unit']:2} {row['ratio']:7.2f}"
            print(f"{row['name']:52} {values} {goal}".rstrip())


def percentile(values, share):
    """The value below which a share of the values lies."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def measure_command_line(figures, folder, runs):
    empty = write_script(folder / "empty.json", 1, 0)
    ten_thousand = write_script(folder / "sync.json", 1, 10_000)
    starts = [sync(BINARY, folder / f"empty-{n}", empty) for n in range(runs)]
    syncs = [sync(BINARY, folder / f"sync-{n}", ten_thousand) for n in range(runs)]
    base = statistics.median(cpu for cpu, _ in starts)
    figures.add("start-up alone, CPU", [cpu for cpu, _ in starts], "s", 0.15)
    figures.add("sync of 10,000 records, CPU beyond start-up", [cpu - base for cpu, _ in syncs], "s", 1.0)
    figures.add("sync of 10,000 records, wall", [wall for _, wall in syncs], "s", 2.0)


def measure_server(figures, folder, arguments):
    sync(BINARY, folder / "big", write_script(folder / "big.json", 2, 50_000))
    readies = []
    for _ in range(arguments.runs):
        server = Server(BINARY, folder / "big")
        readies.append(server.ready_ms)
        server.stop()
    figures.add("start to ready line, 100,000 readings", readies, "ms", 150)
    server = Server(BINARY, folder / "big")
    times, page = server.page_times("/logbook", 200)
    figures.add("logbook page, 100,000 readings, p50", times[20:], "ms", 5)
    insights, _ = server.page_times("/insights", 200)
    figures.add("insights page, 100,000 readings, p50", insights[20:], "ms", 20)
    figures.add("script and style, sent", [server.sent_bytes(page) / 1000], "kB", 40)
    compare_with_nginx(figures, folder / "nginx", server, page)
    tab = Tab(server, "/logbook")
    patches = tab.patch_times(LINKS, 200)[20:]
    figures.add("event to patch, 100,000 readings, p50", patches, "ms", 10)
    figures.add("event to patch, 100,000 readings, p99", [percentile(patches, 0.99)], "ms")
    figures.add("resident memory, 100,000 readings", [server.resident_megabytes], "MB", 80)
    measure_growth(figures, server, tab, arguments)
    server.stop()


def compare_with_nginx(figures, folder, server, page):
    nginx = Nginx(folder, page.encode())
    files = []
    for _ in range(200):
        started = time.perf_counter()
        nginx.request("GET", "/page")
        files.append((time.perf_counter() - started) * 1000)
    figures.add("the same bytes as a file by nginx, p50", files, "ms")
    rounds = range(3)
    ours = [requests_per_second(f"http://{server.host}/logbook", 300, 4, server.cookie) for _ in rounds]
    theirs = [requests_per_second(f"http://{nginx.host}/page", 10_000, 4) for _ in rounds]
    figures.add("logbook page, requests", ours, "/s")
    figures.add("nginx, requests", theirs, "/s")
    nginx.stop()


def measure_growth(figures, server, tab, arguments):
    """Memory after many renders and sessions, and after as many again: pools fill once, a leak goes on."""
    for name, count, use in [
        ("renders of a page", arguments.renders, lambda n: tab.patch_times(LINKS, n)),
        ("sessions opened and closed", arguments.sessions, lambda n: server.page_times("/devices", n)),
    ]:
        use(count)
        before = server.resident_megabytes
        use(count)
        figures.add(f"resident memory grows over {count:,} more {name} by", [server.resident_megabytes - before], "MB", 4)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--renders", type=int, default=20_000)
    parser.add_argument("--sessions", type=int, default=5_000)
    arguments = parser.parse_args()
    figures = Figures()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        measure_command_line(figures, folder, arguments.runs)
        measure_server(figures, folder, arguments)
    bodies = slowest_bodies(ROOT, OUTPUT / "bodies")
    figures.add(f"slowest body to type-check, {bodies[0][1]}", [bodies[0][0]], "ms", 100)

    OUTPUT.mkdir(parents=True, exist_ok=True)
    (OUTPUT / "app.json").write_text(json.dumps({"schema": 1, "cores": os.cpu_count(), "rows": figures.rows}, indent=2) + "\n")
    figures.print()
    print("\nslowest view bodies to type-check: " + ", ".join(f"{place} {milliseconds:.0f} ms" for milliseconds, place in bodies[:5]))


if __name__ == "__main__":
    main()
