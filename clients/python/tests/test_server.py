"""A server that is started here."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path
from unittest import mock

import tapworld

from .real import HOME


def program(folder: str, body: str) -> None:
    """A ``tapworld`` on the PATH that does this."""
    path = Path(folder) / "tapworld"
    path.write_text(f"#!{sys.executable}\nimport sys, time, signal\n{body}\n")
    path.chmod(path.stat().st_mode | stat.S_IEXEC)


class Started(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        patch = mock.patch.dict(os.environ, {"PATH": self.folder})
        patch.start()
        self.addCleanup(patch.stop)
        os.environ.pop("TAPWORLD_HOME", None)

    def test_is_started_with_its_options_and_stopped(self) -> None:
        program(
            self.folder,
            'print(\'{"url": "http://127.0.0.1:9/\' + "_".join(sys.argv[1:]) + \'"}\', flush=True)\nsys.stderr.write("x" * 1_000_000)\ntime.sleep(60)',
        )
        with tapworld.Server(renderers=2, step_cache=0, token="t", arguments=["--adb"]) as server:
            self.assertEqual(
                server.url,
                "http://127.0.0.1:9/serve_--port_0_--json_--renderers_2_--step-cache_0_--token_t_--adb",
            )
            self.assertEqual((server.token, server.running), ("t", True))
        self.assertFalse(server.running)
        server.stop()

    def test_a_server_that_does_not_end_is_killed(self) -> None:
        program(
            self.folder,
            'signal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint(\'{"url": "http://127.0.0.1:9"}\', flush=True)\ntime.sleep(60)',
        )
        server = tapworld.Server()
        server.stop(timeout=0.2)
        self.assertFalse(server.running)

    def test_a_server_whose_program_is_killed_ends(self) -> None:
        program(
            self.folder,
            "import os\nprint('{\"url\": \"http://127.0.0.1:' + str(os.getpid()) + '\"}', flush=True)\ntime.sleep(60)",
        )
        starts = "import tapworld, time\nserver = tapworld.Server()\nprint(server.url, flush=True)\ntime.sleep(60)"
        for how in (signal.SIGKILL, signal.SIGTERM):
            env = {**os.environ, "PYTHONPATH": str(Path(tapworld.__file__).parents[1])}
            with subprocess.Popen(
                [sys.executable, "-c", starts], stdout=subprocess.PIPE, text=True, env=env
            ) as started:
                pid = int(started.stdout.readline().rsplit(":", 1)[1])
                os.kill(pid, 0)
                started.send_signal(how)
            for _ in range(100):
                try:
                    # One that ended may still wait for whoever takes its status.
                    if Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
                        break
                except OSError:
                    break
                time.sleep(0.1)
            else:
                os.kill(pid, signal.SIGKILL)
                self.fail(f"The server outlived a program that got {how.name}")

    def test_a_server_that_fails_reports_why(self) -> None:
        program(self.folder, 'sys.exit("no browser")')
        with self.assertRaisesRegex(tapworld.TapworldError, "SERVER_FAILED: .*no browser"):
            tapworld.Server()
        program(self.folder, 'sys.stderr.write("still building\\n"); sys.stderr.flush(); time.sleep(60)')
        with self.assertRaisesRegex(tapworld.TapworldError, r"SERVER_FAILED: The server was not up within 0.5 s"):
            tapworld.Server(timeout=0.5)

    def test_a_missing_server(self) -> None:
        with self.assertRaisesRegex(tapworld.TapworldError, "SERVER_NOT_FOUND: tapworld is not on the PATH"):
            tapworld.Server()
        with self.assertRaisesRegex(tapworld.TapworldError, "SERVER_NOT_FOUND: .* is not a checkout"):
            tapworld.Server(self.folder)
        os.environ["TAPWORLD_HOME"] = str(HOME)
        with self.assertRaisesRegex(tapworld.TapworldError, "SERVER_NOT_FOUND: node is not on the PATH"):
            tapworld.Server()


class Real(unittest.TestCase):
    def test_a_checkout_serves_phones(self) -> None:
        with tapworld.Server(HOME, renderers=1, token="secret") as server:
            with self.assertRaisesRegex(tapworld.TapworldError, "UNAUTHORIZED"):
                tapworld.Client(server.url).phones()
            with self.assertRaisesRegex(tapworld.TapworldError, "UNAUTHORIZED"):
                tapworld.Env(server.url).reset()
            self.assertEqual(server.client().phones(), [])
            with server.env(observe={"screenshot": False}) as env:
                self.assertIsNone(env.reset(seed=1).goal)
        self.assertFalse(server.running)
        with self.assertRaises(OSError):
            urllib.request.urlopen(server.url, timeout=5)
