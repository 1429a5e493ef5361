#!/usr/bin/env python3
"""Measures the built app as its users meet it: medians and ratios in one run, as a table and as JSON in .build/bench/app.json.

    tools/bench.py [--runs N]

Figures: CPU seconds of a headless sync of 10,000 records beyond start-up; milliseconds from start to the ready line; server time of the
logbook page and event-to-patch time with 100,000 readings in the database; resident memory then. Each is set against its goal.
"""
import argparse
import http.client
import json
import os
import pathlib
import re
import resource
import statistics
import struct
import subprocess
import tempfile
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = ROOT / ".build/bin/meterbook"
OUTPUT = ROOT / ".build/bench"


def record(sequence, minute):
    """A plausible measurement frame: mg/dL, capillary plasma, finger; base time `minute` minutes after 2000-01-01."""
    stamp = time.gmtime(946684800 + minute * 60)
    value = 70 + sequence * 37 % 130
    date = struct.pack("<HBBBBB", stamp.tm_year, stamp.tm_mon, stamp.tm_mday, stamp.tm_hour, stamp.tm_min, stamp.tm_sec)
    return (struct.pack("<BH", 0x03, sequence) + date + struct.pack("<hH", 0, 0xB000 | value) + b"\x12").hex()


def write_script(path, meters, records):
    """A meter script of so many meters with so many records each, two hours apart; all end on the same day."""
    script = {
        "meters": [
            {
                "name": f"Bench {index}", "address": f"00:00:00:00:01:{index:02X}", "manufacturer": "Bench", "model": "B", "serial": f"B{index}",
                "passkey": 1, "feature": "ff07", "clock": "2026-03-01T08:00:00",
                "records": [{"measurement": record(n, 120 * n + 3 * index)} for n in range(records)],
            }
            for index in range(meters)
        ]
    }
    path.write_text(json.dumps(script))
    return path


def sync(folder, name, script):
    """CPU and wall seconds of one headless sync into a fresh database."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.monotonic()
    subprocess.run(
        [BINARY, "sync", "--transport", "simulated", "--meter-script", script, "--data-dir", folder / name],
        check=True, stdout=subprocess.DEVNULL)
    wall = time.monotonic() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


class Server:
    """A running app with a signed-in connection."""

    def __init__(self, data):
        started = time.monotonic()
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", "0", "--no-open", "--transport", "simulated", "--data-dir", data],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        self.ready_ms = (time.monotonic() - started) * 1000
        url = urllib.parse.urlsplit(line.split()[-1])
        self.host = url.netloc
        self.connection = http.client.HTTPConnection(url.hostname, url.port)
        self.cookie = None
        answer, _ = self.request("GET", f"{url.path}?{url.query}")
        self.cookie = answer.getheader("Set-Cookie").split(";")[0]

    def request(self, method, path, body=None):
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers |= {"Content-Type": "application/json", "Origin": f"http://{self.host}"}
            body = json.dumps(body)
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        return answer, answer.read()

    def page_times(self, path, count):
        times = []
        for _ in range(count):
            started = time.perf_counter()
            answer, body = self.request("GET", path)
            times.append((time.perf_counter() - started) * 1000)
            assert answer.status == 200, f"{path}: {answer.status}"
        return times, body.decode()

    def patch_times(self, page, links, count):
        """Milliseconds from posting a navigation to its patch on the event stream."""
        live = re.search(r'data-live="([0-9a-f]+)"', page).group(1)
        host, port = self.host.split(":")
        stream = http.client.HTTPConnection(host, int(port))
        stream.request("GET", f"/live/{live}/events", headers={"Cookie": self.cookie, "Accept": "text/event-stream"})
        events = stream.getresponse()
        revision = self.next_patch(events, 0)["rev"]
        times = []
        for turn in range(count):
            event = {"seq": turn + 1, "rev": revision, "h": "", "kind": "open", "value": links[turn % len(links)]}
            started = time.perf_counter()
            answer, _ = self.request("POST", f"/live/{live}/event", event)
            assert answer.status == 204, f"event: {answer.status}"
            revision = self.next_patch(events, turn + 1)["rev"]
            times.append((time.perf_counter() - started) * 1000)
        stream.close()
        return times

    @staticmethod
    def next_patch(events, ack):
        """The next patch that answers event `ack`."""
        while True:
            line = events.readline()
            assert line, "the event stream ended"
            if line.startswith(b"data: "):
                patch = json.loads(line[6:])
                if patch["ack"] >= ack:
                    return patch

    @property
    def resident_megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=5)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--runs", type=int, default=5)
    runs = arguments.parse_args().runs
    rows = []

    def add(name, values, unit, goal):
        median = statistics.median(values)
        rows.append({"name": name, "unit": unit, "median": median, "min": min(values), "max": max(values), "goal": goal, "ratio": median / goal})

    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        empty = write_script(folder / "empty.json", 1, 0)
        ten_thousand = write_script(folder / "sync.json", 1, 10_000)
        starts = [sync(folder, f"empty-{n}", empty) for n in range(runs)]
        syncs = [sync(folder, f"sync-{n}", ten_thousand) for n in range(runs)]
        base = statistics.median(cpu for cpu, _ in starts)
        add("start-up alone, CPU", [cpu for cpu, _ in starts], "s", 0.15)
        add("sync of 10,000 records, CPU beyond start-up", [cpu - base for cpu, _ in syncs], "s", 1.0)
        add("sync of 10,000 records, wall", [wall for _, wall in syncs], "s", 2.0)

        big = write_script(folder / "big.json", 2, 50_000)
        sync(folder, "big", big)
        readies = []
        for _ in range(runs):
            server = Server(folder / "big")
            readies.append(server.ready_ms)
            server.stop()
        add("start to ready line, 100,000 readings", readies, "ms", 150)
        server = Server(folder / "big")
        times, page = server.page_times("/logbook", 200)
        add("logbook page, 100,000 readings", times[20:], "ms", 5)
        patches = server.patch_times(page, ["/devices", "/logbook"], 200)
        add("event to patch, 100,000 readings", patches[20:], "ms", 10)
        add("resident memory, 100,000 readings", [server.resident_megabytes], "MB", 80)
        server.stop()

    OUTPUT.mkdir(parents=True, exist_ok=True)
    (OUTPUT / "app.json").write_text(json.dumps({"schema": 1, "cores": os.cpu_count(), "rows": rows}, indent=2) + "\n")
    print(f"{'figure':48} {'median':>10} {'min':>10} {'max':>10} {'goal':>8} {'of goal':>8}")
    for row in rows:
        unit = row["unit"]
        print(f"{row['name']:48} {row['median']:8.3f} {unit:2}{row['min']:8.3f} {unit:2}{row['max']:8.3f} {unit:2}{row['goal']:6} {unit:2}{row['ratio']:7.2f}")


if __name__ == "__main__":
    main()
