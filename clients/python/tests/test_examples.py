"""Each example as a program."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .real import connection

ROOT = Path(__file__).parents[1]


def run(example: str, *arguments: str, **env: str) -> str:
    """What it prints."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-B", "-W", "error::ResourceWarning", str(ROOT / "examples" / example), "--url", connection().url, *arguments],
        capture_output=True, text=True, timeout=60, env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", **env},
    )  # fmt: skip
    if done.returncode:
        raise AssertionError(done.stderr)
    return done.stdout


class FakeModel(ThreadingHTTPServer):
    """Chat completions that write the note which the system message asks for."""

    def __init__(self) -> None:
        self.calls: list[dict] = []
        self.keys: list[str | None] = []
        model = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                model.keys.append(self.headers.get("Authorization"))
                call = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                model.calls.append(call)
                body = json.dumps({"choices": [{"message": {"content": model.reply(call["messages"])}}]}).encode()
                self.send_response(200 if self.path == "/v1/chat/completions" else 404)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def reply(self, messages: list[dict]) -> str:
        title, body = re.search(r"titled “(.*)” that says: (.*)", messages[0]["content"]).groups()
        content = messages[-1]["content"]
        screen = content if isinstance(content, str) else content[0]["text"]

        def number(words: str) -> int:
            return int(re.search(rf"\[(\d+)\] {words}", screen)[1])

        plan = [
            lambda: "I shall open Notes first.",
            lambda: {"type": "open_app", "app": "notes"},
            lambda: {"type": "tap", "element": number('button "New note"')},
            lambda: {"type": "type", "text": title, "element": number('textbox "Title"')},
            lambda: {"type": "type", "text": body, "element": number('textbox "Note"')},
            lambda: {"type": "key", "key": "back"},
            lambda: {"type": "done"},
        ]
        said = plan[len(self.calls) - 1]()
        return said if isinstance(said, str) else json.dumps({"thought": "next", "action": said})


class Examples(unittest.TestCase):
    def test_random_agent(self) -> None:
        said = run("random_agent.py", "--steps", "5", "--seed", "3")
        self.assertRegex(said, r"(?s)write a note.*  5 .*truncated: progress 0\.\d\d, \d+ side effects")
        self.assertEqual(said, run("random_agent.py", "--steps", "5", "--seed", "3"))

    def test_openai_agent(self) -> None:
        for pictures in ([], ["--pictures", "--remember", "2"]):
            with FakeModel() as model:
                self.addCleanup(model.shutdown)
                said = run(
                    "openai_agent.py",
                    "--endpoint",
                    f"http://127.0.0.1:{model.server_port}/v1",
                    "--model",
                    "m",
                    *pictures,
                    OPENAI_API_KEY="k",
                )
                self.assertIn("success, 7 steps", said)
                self.assertEqual(set(model.keys), {"Bearer k"})
                last = model.calls[-1]["messages"]
                self.assertEqual(
                    last[-1]["content"][1]["image_url"]["url"][:22] if pictures else last[-1]["content"][:4],
                    "data:image/jpeg;base64" if pictures else "App:",
                )
                self.assertEqual(len(last), 1 + (5 if pictures else 13))

    def test_grpo_group(self) -> None:
        said = run("grpo_group.py", "--size", "4", "--steps", "3", "--prefix", "1")
        found = re.findall(r"return ([+-][\d.]+), advantage ([+-][\d.]+), (\w+)", said)
        self.assertEqual(len(found), 4)
        self.assertAlmostEqual(sum(float(a) for _, a, _ in found), 0, places=2)
        self.assertEqual(said, run("grpo_group.py", "--size", "4", "--steps", "3", "--prefix", "1"))

    def test_advantages(self) -> None:
        sys.path.insert(0, str(ROOT / "examples"))
        self.addCleanup(sys.path.remove, str(ROOT / "examples"))
        from grpo_group import advantages

        # Mean 0.5, standard deviation 0.5.
        for given, wanted in (([0, 1, 1, 0], [-1, 1, 1, -1]), ([3, 3], [0, 0])):
            for a, b in zip(advantages(given), wanted):
                self.assertAlmostEqual(a, b, places=3)
