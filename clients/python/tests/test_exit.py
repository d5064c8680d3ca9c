"""Programs that end without closing what they opened: they end, and leave nothing on the server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

import tapworld

from .fake import FakeServer
from .real import HOME, connection

SRC = str(Path(tapworld.__file__).parents[1])
LIMIT = 20.0
"""Seconds within which each of them ends: far more than it takes, and far less than for ever."""

OPENS = {
    "Env": "env = tapworld.Env(url)\nenv.reset('notes/create-note', seed=1)\n",
    "AsyncEnv": (
        "import asyncio\nenv = None\nasync def main():\n    global env\n    env = tapworld.AsyncEnv(url)\n"
        "    await env.reset('notes/create-note', seed=1)\nasyncio.run(main())\n"
    ),
    "gym": "import gymnasium, tapworld.gym\nenv = gymnasium.make('tapworld/Phone-v0', task_id='notes/create-note', url=url, pictures=False)\nenv.reset(seed=1)\n",
    "vector": "import tapworld.gym\nenv = tapworld.gym.PhoneVectorEnv(3, task_id='notes/create-note', url=url, pictures=False)\nenv.reset(seed=1)\n",
}
"""Ways to open an environment in a variable of the module."""
ENDS = {"last line": "", "exception": "raise LookupError('expected')\n", "sys.exit": "sys.exit(3)\n"}


def start(url: str, body: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": SRC, "PYTHONWARNINGS": "default"}
    code = f"import os, sys, tapworld\nurl = {url!r}\n{body}"
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )


def end(program: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Its status and what it printed. Fails where it does not end."""
    try:
        out, err = program.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        program.kill()
        out, err = program.communicate()
        raise AssertionError(f"It did not end within {LIMIT:g} s: {err}") from None
    return program.returncode, out, err


class Ends(unittest.TestCase):
    def setUp(self) -> None:
        fake = FakeServer()
        self.addCleanup(fake.close)
        self.fake = fake

    def leaves_nothing(self) -> None:
        self.fake.all_received()
        self.assertEqual(list(self.fake.sessions), [])

    def test_without_a_close(self) -> None:
        for kind, opens in OPENS.items():
            for how, ends in ENDS.items():
                with self.subTest(kind, end=how):
                    status, _, err = end(start(self.fake.url, opens + ends))
                    self.assertEqual(status, {"last line": 0, "exception": 1, "sys.exit": 3}[how], err)
                    self.assertEqual("LookupError: expected" in err, how == "exception", err)
                    self.assertNotIn("Exception ignored", err)
                    self.leaves_nothing()

    def test_in_a_function_and_in_threads(self) -> None:
        in_function = "def main():\n    env = tapworld.Env(url)\n    env.reset()\n    raise LookupError\nmain()\n"
        in_coroutine = "import asyncio\nasync def main():\n    env = tapworld.AsyncEnv(url)\n    await env.reset()\nasyncio.run(main())\n"
        threads = (
            "import threading\nenvs = []\ndef work():\n    envs.append(tapworld.Env(url))\n    envs[-1].reset()\n"
            "threads = [threading.Thread(target=work, daemon=n % 2 == 0) for n in range(4)]\n"
            "for t in threads: t.start()\nfor t in threads: t.join()\n"
        )
        forks = "env = tapworld.Env(url)\nenv.reset()\nforks = env.fork(3)\n"
        for body in (in_function, in_coroutine, threads, forks):
            with self.subTest(body):
                end(start(self.fake.url, body))
                self.leaves_nothing()

    def test_a_daemon_thread_in_the_middle_of_a_step(self) -> None:
        begun = threading.Event()
        self.fake.before_step = begun.set
        body = "import threading\nenv = tapworld.Env(url)\nenv.reset(budget=10**9)\ndef work():\n    while True: env.step(tapworld.wait(1))\nthreading.Thread(target=work, daemon=True).start()\nsys.stdin.readline()\n"
        program = start(self.fake.url, body)
        self.assertTrue(begun.wait(LIMIT))
        end(program)
        self.leaves_nothing()

    def test_ctrl_c_in_the_middle_of_a_step(self) -> None:
        opens_async = "import asyncio\nasync def main():\n    global env\n    env = tapworld.AsyncEnv(url)\n    await env.reset()\n    await env.step(tapworld.wait(1))\nasyncio.run(main())\n"
        for body in (
            OPENS["Env"] + "env.step(tapworld.wait(1))\n",
            opens_async,
            OPENS["gym"] + "env.unwrapped.phone.step(tapworld.wait(1))\n",
        ):
            with self.subTest(body):
                begun, go_on = threading.Event(), threading.Event()

                def step(begun: threading.Event = begun, go_on: threading.Event = go_on) -> None:
                    begun.set()
                    go_on.wait(LIMIT)

                self.fake.before_step = step
                program = start(self.fake.url, body)
                self.assertTrue(begun.wait(LIMIT))
                program.send_signal(signal.SIGINT)
                # The step is answered after the program was told to end.
                threading.Timer(0.3, go_on.set).start()
                _, _, err = end(program)
                self.assertIn("KeyboardInterrupt", err)
                self.leaves_nothing()

    def test_a_forked_child_leaves_its_parent_the_session(self) -> None:
        body = (
            "env = tapworld.Env(url)\nenv.reset(budget=9)\nimport gc\n"
            "if os.fork() == 0:\n"
            "    try:\n        env.step(tapworld.wait(1))\n    except tapworld.TapworldError as wrong:\n        print(wrong.code, flush=True)\n"
            "    env.reset()\n    del env\n    gc.collect()\n    other = tapworld.Env(url)\n    other.reset()\n    sys.exit()\n"
            "os.wait()\nprint(env.step(tapworld.wait(1)).steps, flush=True)\n"
        )
        status, out, err = end(start(self.fake.url, body))
        self.assertEqual((status, out.split()), (0, ["NO_SESSION", "1"]), err)
        self.leaves_nothing()

    def test_a_worker_of_multiprocessing(self) -> None:
        body = (
            "import multiprocessing\nenv = None\ndef work():\n    global env\n    env = tapworld.Env(url)\n    env.reset()\n"
            "worker = multiprocessing.get_context('fork').Process(target=work)\nworker.start()\nworker.join()\nprint(worker.exitcode)\n"
        )
        status, out, err = end(start(self.fake.url, body))
        self.assertEqual((status, out.strip()), (0, "0"), err)
        self.leaves_nothing()

    def test_a_program_that_survives_an_interrupt_keeps_its_session(self) -> None:
        begun, go_on, taken = threading.Event(), threading.Event(), threading.Event()

        def step() -> None:
            begun.set()
            go_on.wait(LIMIT)

        self.fake.before_step, self.fake.after_step = step, taken.set
        goes_on = (
            "print('interrupted', flush=True)\n    sys.stdin.readline()\n    print(env.step(tapworld.wait(1)).steps)\n"
        )
        program = start(
            self.fake.url,
            OPENS["Env"] + "try:\n    env.step(tapworld.wait(1))\nexcept KeyboardInterrupt:\n    " + goes_on,
        )
        self.assertTrue(begun.wait(LIMIT))
        program.send_signal(signal.SIGINT)
        assert program.stdout is not None
        self.assertEqual(program.stdout.readline().strip(), "interrupted")
        go_on.set()
        self.assertTrue(taken.wait(LIMIT))
        status, out, err = end(program)
        self.assertEqual((status, out.strip()), (0, "2"), err)
        self.leaves_nothing()


class Real(unittest.TestCase):
    def test_no_phone_is_left(self) -> None:
        server = connection()
        before = server.client().phones()
        for opens in (OPENS["Env"], OPENS["AsyncEnv"], OPENS["vector"]):
            end(start(server.url, opens + "raise LookupError\n"))
        for _ in range(50):
            if server.client().phones() == before:
                return
            time.sleep(0.1)
        self.fail(f"Phones are left: {server.client().phones()}")

    def test_no_server_is_left(self) -> None:
        body = (
            f"server = tapworld.Server({str(HOME)!r}, renderers=1)\nprint(server._process.pid, flush=True)\nenv = server.env()\nenv.reset()\n"
            "if os.fork() == 0: sys.exit()\nos.wait()\nassert server.running and env.observe() is not None\nraise LookupError\n"
        )
        _, out, err = end(start("", body))
        self.assertIn("LookupError", err)
        with self.assertRaises(ProcessLookupError):
            os.kill(int(out), 0)
