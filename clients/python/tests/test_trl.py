"""What TRL reads of an environment, and an episode by tools; by_hand_trl.py has the same with TRL itself."""

from __future__ import annotations

import inspect
import pickle
import re
import subprocess
import sys
import typing
import unittest
from pathlib import Path

import tapworld.trl
from tapworld.trl import PhoneEnvironment

from .fake import Die, FakeServer


def tools_of(environment: PhoneEnvironment) -> dict:
    """As TRL 1.16 finds them: functions of the class but for the reserved ones and those that begin with an underscore."""
    found = [
        name
        for name, _ in inspect.getmembers(type(environment), inspect.isfunction)
        if name not in ("reset", "get_reward") and not name.startswith("_")
    ]
    return {name: getattr(environment, name) for name in found}


class Tools(unittest.TestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)
        self.environment = tapworld.trl.environment(self.server.url, reward="dense")()
        self.addCleanup(self.environment._close)

    def test_are_actions_and_nothing_else(self) -> None:
        self.assertEqual(
            set(tools_of(self.environment)),
            {
                "tap",
                "long_press",
                "type_text",
                "scroll",
                "press_key",
                "open_app",
                "wait",
                "answer",
                "ask_user",
                "done",
                "impossible",
            },
        )
        self.assertEqual(
            inspect.signature(PhoneEnvironment.reset).parameters["row"].kind, inspect.Parameter.VAR_KEYWORD
        )
        owner = tapworld.trl.environment(self.server.url, own_reward=True)()
        self.assertEqual(
            set(dict(inspect.getmembers(owner, inspect.ismethod)))
            - set(dict(inspect.getmembers(self.environment, inspect.ismethod))),
            {"get_reward"},
        )
        self.assertEqual(list(inspect.signature(owner.get_reward).parameters), [])
        self.assertNotEqual(owner.get_reward(), owner.get_reward())
        owner.reset(task_id="notes/a")
        owner.tap(element=1)
        self.assertEqual(owner.get_reward(), 0.25)
        owner._close()

    def test_can_be_made_in_another_process(self) -> None:
        made = pickle.loads(pickle.dumps(tapworld.trl.environment(self.server.url, own_reward=True)))()
        self.addCleanup(made._close)
        self.assertIn("Task: Count", made.reset(task_id="notes/a"))

    def test_are_closed_at_the_end_of_a_program_that_keeps_them(self) -> None:
        # As a trainer does, that is a part of a ring of references.
        keeps = f"import tapworld.trl\nkept = tapworld.trl.environment({self.server.url!r})()\nkept.itself = kept\nkept.reset(task_id='notes/a')"
        subprocess.run(
            [sys.executable, "-c", keeps],
            check=True,
            env={"PYTHONPATH": str(Path(tapworld.__file__).parents[1])},
            timeout=30,
        )
        self.assertEqual([m["type"] for m in self.server.all_received()], ["reset", "close"])

    def test_have_types_and_docstrings_from_which_schemas_are_made(self) -> None:
        for name, tool in tools_of(self.environment).items():
            hints = typing.get_type_hints(tool)
            self.assertIs(hints.pop("return"), str, name)
            self.assertLessEqual(set(hints.values()), {str, int, bool, dict}, name)
            doc = inspect.getdoc(tool)
            described, _, returned = doc.partition("Returns:")
            summary, _, arguments = described.partition("Args:")
            self.assertTrue(summary.strip() and returned.strip(), name)
            lines = [
                re.fullmatch(r"    (\w+): \S.*", line) for line in arguments.strip("\n").split("\n") if line.strip()
            ]
            self.assertTrue(all(lines), doc)
            self.assertEqual([line[1] for line in lines], list(inspect.signature(tool).parameters), name)
            self.assertEqual(set(hints), set(inspect.signature(tool).parameters), name)

    def test_play_an_episode(self) -> None:
        row = {"prompt": [{"role": "user", "content": "x"}], "task_id": "notes/a", "seed": 4, "budget": 3}
        first = self.environment.reset(**row)
        self.assertIn("Task: Count", first)
        self.assertIn('[1] button "Save"', first)
        self.assertEqual(
            self.server.received[0]["data"],
            {
                "task_id": "notes/a",
                "seed": 4,
                "budget": 3,
                "reward": "dense",
                "observe": {"screenshot": False, "elements": True},
            },
        )
        self.assertIn("Steps left: 2", self.environment.tap(element=1))
        self.assertEqual(self.environment.done(), "The episode has ended.")
        with self.assertRaisesRegex(ValueError, "has ended"):
            self.environment.tap(element=1)
        self.assertEqual(tapworld.trl.return_reward(environments=[self.environment], completions=[[]]), [1.25])
        self.assertEqual(tapworld.trl.success_reward(environments=[self.environment]), [1.0])
        self.environment.reset(**row)
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [0.0])
        self.assertEqual(tapworld.trl.success_reward([self.environment]), [0.0])

    def test_every_tool_is_an_action(self) -> None:
        self.environment.reset(task_id="notes/a", budget=99)
        for tool, given, action in [
            ("long_press", {"element": 1}, {"type": "long_press", "element": 1}),
            (
                "type_text",
                {"text": "x", "element": 2, "enter": True},
                {"type": "type", "text": "x", "element": 2, "clear": True, "enter": True},
            ),
            ("scroll", {"direction": "up"}, {"type": "scroll", "direction": "up"}),
            ("press_key", {"key": "back"}, {"type": "key", "key": "back"}),
            ("open_app", {"app": "Notes"}, {"type": "open_app", "app": "Notes"}),
            ("wait", {"seconds": 9_999}, {"type": "wait", "ms": 3_600_000}),
            ("answer", {"fields": {"a": "b"}}, {"type": "answer", "fields": {"a": "b"}}),
            ("ask_user", {"question": "Which?"}, {"type": "ask_user", "question": "Which?"}),
            ("impossible", {"reason": "no"}, {"type": "impossible", "reason": "no"}),
        ]:
            getattr(self.environment, tool)(**given)
            sent = self.server.received[-1]["data"]
            self.assertEqual({k: v for k, v in sent.items() if k != "observe"}, action)
        for wrong in (lambda: self.environment.scroll("sideways"), lambda: self.environment.press_key("any")):
            self.assertRaises(ValueError, wrong)

    def test_a_fork_is_resumed(self) -> None:
        with tapworld.Env(self.server.url) as env:
            env.reset("notes/a", budget=5)
            env.step(tapworld.tap(1, 1))
            self.assertIn("Steps left: 4", self.environment.reset(resume=env.resume_token, prompt="x"))

    def test_rows(self) -> None:
        rows = tapworld.trl.rows(["a/b", "c/d"], range(3), language="zh")
        self.assertEqual([(r["task_id"], r["seed"]) for r in rows], [(t, s) for t in ("a/b", "c/d") for s in range(3)])
        self.assertEqual((rows[0]["language"], rows[0]["prompt"][0]["role"]), ("zh", "user"))

    def test_a_row_without_a_task_is_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "no task_id; it has prompt, task"):
            self.environment.reset(prompt="x", task="notes/a")
        self.assertEqual(self.server.received, [])

    def test_mistakes_of_the_model_are_not_lost_to_infrastructure(self) -> None:
        self.environment.reset(task_id="notes/a")
        self.environment.answer({"a": float("nan")})
        self.environment.tap(element=float("inf"))
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [0.5])

    def test_a_failed_judge_gives_no_reward(self) -> None:
        seen = self.server._seen
        self.environment.reset(task_id="notes/a")
        self.environment.tap(element=1)
        self.server._seen = lambda own, reward, look=False: seen(own, None, look)
        self.environment.tap(element=1)
        self.server._seen = seen
        self.environment.tap(element=1)
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [None])
        self.environment.reset(task_id="notes/a")
        answer = self.server._answer
        self.server._answer = lambda kind, *rest: (
            answer(kind, *rest)
            if kind != "verdict"
            else (rest[1], {"type": "verdict", "data": {"success": False, "error": {"where": "goal"}}})
        )
        self.assertEqual(tapworld.trl.success_reward([self.environment]), [None])

    def test_a_lost_step_gives_no_reward(self) -> None:
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [None])
        self.assertEqual(tapworld.trl.success_reward([self.environment]), [None])
        self.environment.reset(task_id="notes/a")
        self.environment.tap(element=1)
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [0.25])

        def die() -> None:
            self.server.sessions.clear()
            raise Die

        self.server.before_step = die
        with self.assertRaises(tapworld.ConnectionLost):
            self.environment.tap(element=1)
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [None])
        self.assertEqual(tapworld.trl.success_reward([self.environment]), [None])
        self.server.before_step = lambda: None
        self.environment.reset(task_id="notes/a")
        self.assertEqual(tapworld.trl.return_reward([self.environment]), [0.0])
