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


class Tab:
    """A page that is open in a browser, with its event stream."""

    def __init__(self, server, path):
        self.server = server
        _, page = server.page_times(path, 1)
        self.live = re.search(r'data-live="([0-9a-f]+)"', page).group(1)
        host, port = server.host.split(":")
        self.stream = http.client.HTTPConnection(host, int(port))
        self.stream.request("GET", f"/live/{self.live}/events", headers={"Cookie": server.cookie, "Accept": "text/event-stream"})
        self.events = self.stream.getresponse()
        self.events_sent = 0
        self.revision = self.next_patch()["rev"]

    def patch_times(self, links, count):
        """Milliseconds from posting a navigation to its patch on the event stream, `count` times along the links."""
        times = []
        for _ in range(count):
            link = links[self.events_sent % len(links)]
            self.events_sent += 1
            event = {"seq": self.events_sent, "rev": self.revision, "h": "", "kind": "open", "value": link}
            started = time.perf_counter()
            answer, _ = self.server.request("POST", f"/live/{self.live}/event", event)
            assert answer.status == 204, f"event: {answer.status}"
            self.revision = self.next_patch()["rev"]
            times.append((time.perf_counter() - started) * 1000)
        return times

    def next_patch(self):
        """The next patch that answers the last event."""
        while True:
            line = self.events.readline()
            assert line, "the event stream ended"
            if line.startswith(b"data: "):
                patch = json.loads(line[6:])
                if patch["ack"] >= self.events_sent:
                    return patch
