"""The built app as its users meet it: a headless sync, a running server with a signed-in connection."""
import http.client
import json
import pathlib
import re
import resource
import subprocess
import time
import urllib.parse


def sync(app, data, script):
    """CPU and wall seconds of one headless sync into a fresh database."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.monotonic()
    subprocess.run(
        [app, "sync", "--transport", "simulated", "--meter-script", script, "--data-dir", data],
        check=True, stdout=subprocess.DEVNULL)
    wall = time.monotonic() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


class Server:
    """A running app with a signed-in connection."""

    def __init__(self, app, data):
        started = time.monotonic()
        self.process = subprocess.Popen(
            [app, "serve", "--port", "0", "--no-open", "--transport", "simulated", "--data-dir", data],
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

    def sent_bytes(self, page):
        """Bytes of the scripts and style sheets of a page, as they are sent."""
        paths = re.findall(r'<script[^>]* src="([^"]+)"', page) + re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
        assert len(paths) >= 2, f"no script or style in {page[:400]}"
        return sum(len(self.request("GET", path)[1]) for path in paths)

    @property
    def resident_megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=5)
