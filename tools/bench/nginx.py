"""nginx as the yardstick: how fast the same bytes could be served if they lay in a file."""
import http.client
import pathlib
import re
import socket
import subprocess
import time

CONFIGURATION = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log; {user}
events {{ }}
http {{
    access_log off; keepalive_requests 1000000; sendfile on; tcp_nopush on;
    client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3; uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5;
    server {{ listen 127.0.0.1:{port}; root {folder}/www; default_type text/html; }}
}}
"""


class Nginx:
    """A running nginx that serves one page."""

    def __init__(self, folder, page):
        folder = pathlib.Path(folder)
        (folder / "www").mkdir(parents=True)
        (folder / "www" / "page").write_bytes(page)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.host = "127.0.0.1:%d" % free.getsockname()[1]
        user = "user root;" if pathlib.Path.home() == pathlib.Path("/root") else ""
        configuration = folder / "nginx.conf"
        configuration.write_text(CONFIGURATION.format(folder=folder, port=self.host.split(":")[1], user=user))
        self.process = subprocess.Popen(["/usr/sbin/nginx", "-c", configuration], stderr=subprocess.DEVNULL)
        self.connection = http.client.HTTPConnection(self.host)
        for _ in range(100):
            try:
                self.connection.connect()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"nginx did not start: {(folder / 'error.log').read_text()}")

    def request(self, method, path):
        self.connection.request(method, path)
        answer = self.connection.getresponse()
        return answer, answer.read()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=5)


def requests_per_second(url, count, concurrency, cookie=None):
    """What ApacheBench reaches over kept connections."""
    command = ["ab", "-q", "-k", "-n", str(count), "-c", str(concurrency)]
    if cookie:
        command += ["-C", cookie]
    output = subprocess.run(command + [url], check=True, capture_output=True, text=True).stdout
    failed = re.search(r"Non-2xx responses:\s+(\d+)", output)
    assert not failed, f"{url}: {failed.group(0)}"
    return float(re.search(r"Requests per second:\s+([\d.]+)", output).group(1))
