# Over 300 lines: one test for each way in which a session can go on or end.
"""The session and its two environments, against a server without a phone."""

from __future__ import annotations

import asyncio
import json
import threading
import unittest

import numpy as np

import tapworld

from .fake import Die, FakeServer, once

STEP = tapworld.tap(1, 2)


class Sessions(unittest.TestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)

    def env(self, **settings) -> tapworld.Env:
        env = tapworld.Env(self.server.url, timeout=5, **settings)
        self.addCleanup(env.close)
        return env

    def sent(self, kind: str) -> list[dict]:
        return [message["data"] for message in self.server.received if message["type"] == kind]

    def test_an_episode(self) -> None:
        env = self.env(observe={"screenshot": False})
        step = env.reset("notes/a", seed=3, budget=2, reward="sparse")
        self.assertEqual((step.goal, step.budget, step.steps, step.reward, step.done), ("Count", 2, 0, None, False))
        self.assertEqual(
            self.sent("reset"),
            [
                {
                    "task_id": "notes/a",
                    "seed": 3,
                    "budget": 2,
                    "reward": "sparse",
                    "observe": {"screenshot": False},
                }
            ],
        )
        step = env.step(STEP, format_ok=True)
        self.assertEqual((step.reward, step.done, step.resumed), (0.25, False, False))
        self.assertEqual(
            self.sent("step"),
            [{"type": "tap", "x": 1, "y": 2, "observe": {"screenshot": False}, "format": {"ok": True}}],
        )
        step = env.step(STEP)
        self.assertEqual((step.done, step.truncated, step.terminated, step.outcome), (True, True, False, "truncated"))
        with self.assertRaises(tapworld.TapworldError) as ended:
            env.step(STEP)
        self.assertEqual(ended.exception.code, "EPISODE_ENDED")
        self.assertEqual(env.verdict()["progress"], 1.0)
        self.assertEqual(env.state()["step_count"], 2)
        step = env.reset("notes/a")
        self.assertEqual(step.steps, 0)

    def test_a_reset_selects_the_observations_of_its_episode(self) -> None:
        env = self.env(observe={"screenshot": False})
        env.reset("notes/a", observe={"tree": "text"})
        env.step(STEP)
        env.step(STEP, observe={"marks": True})
        env.reset("notes/a")
        self.assertEqual([d.get("observe") for d in self.sent("step")], [{"tree": "text"}, {"marks": True}])
        self.assertEqual([d.get("observe") for d in self.sent("reset")], [{"tree": "text"}, {"screenshot": False}])

    def test_a_phone_without_a_task_has_no_rewards(self) -> None:
        env = self.env()
        self.assertIsNone(env.reset().goal)
        self.assertIsNone(env.step(STEP).reward)

    def test_a_phone_speaks_its_own_language(self) -> None:
        self.env().reset("notes/a", language="en", phone_language="zh")
        asked = self.sent("reset")[0]
        self.assertEqual((asked["language"], asked["phone_language"]), ("en", "zh"))

    def test_a_step_before_a_reset(self) -> None:
        with self.assertRaisesRegex(tapworld.TapworldError, "NO_SESSION"):
            self.env().step(STEP)
        self.assertEqual(self.server.received, [])

    def test_a_socket_that_dies_before_the_step_sends_it_again(self) -> None:
        env = self.env()
        env.reset("notes/a")
        self.server.before_step = once()
        step = env.step(STEP)
        self.assertEqual((step.steps, step.reward, step.resumed), (1, 0.25, False))
        self.assertEqual([d.get("resume") for d in self.sent("reset")], [None, "t1"])

    def test_a_socket_that_dies_after_the_step_does_not_take_it_twice(self) -> None:
        env = self.env()
        env.reset("notes/a")
        self.server.after_step = once()
        step = env.step(STEP)
        self.assertEqual((step.steps, step.reward, step.resumed), (1, 0.25, True))
        self.assertEqual(len(self.sent("step")), 1)
        self.assertIs(env.last, step)
        self.assertEqual(env.step(STEP).steps, 2)

    def test_a_step_taken_while_its_socket_died_has_the_observation_asked_for(self) -> None:
        env = self.env()
        env.reset("notes/a")
        self.server.after_step = once()
        step = env.step(STEP, observe={"tree": "text"})
        self.assertEqual((step.steps, step.reward, step.resumed), (1, 0.25, True))
        self.assertEqual(self.sent("observe"), [{"observe": {"tree": "text"}}])

    def test_steps_that_a_server_lost_are_taken_again(self) -> None:
        env = self.env()
        env.reset("notes/a")
        for _ in range(3):
            env.step(STEP)

        def fall_behind() -> None:
            # The machine that takes over knows the last value in the store, which is of two steps ago.
            self.server.before_step = lambda: None
            self.server.sessions["t1"]["steps"] = 1
            raise Die

        self.server.before_step = fall_behind
        step = env.step({"type": "done"})
        self.assertEqual((step.steps, step.done, step.reward), (4, True, 1.0))
        blind = {"screenshot": False, "elements": False}
        again = [d["type"] for d in self.sent("step") if d.get("observe") == blind]
        self.assertEqual(again, [STEP["type"]] * 2)

    def test_steps_that_nobody_remembers_are_told(self) -> None:
        env = self.env()
        env.reset("notes/a", budget=100)
        for _ in range(70):
            env.step(STEP)

        def forget() -> None:
            self.server.before_step = lambda: None
            self.server.sessions["t1"]["steps"] = 0
            raise Die

        self.server.before_step = forget
        with self.assertRaisesRegex(tapworld.ConnectionLost, "lost step 1"):
            env.step(STEP)

    def test_a_gateway_whose_cell_has_just_died_is_asked_again(self) -> None:
        env = self.env()
        env.reset("notes/a")
        left = [8]

        def die() -> None:
            if left[0] > 0:
                left[0] -= 1
                raise Die

        self.server.before_step = once()
        self.server.before_reset = die
        step = env.step(STEP)
        self.assertEqual((step.steps, len(self.sent("step"))), (1, 2))

    def test_a_lost_session(self) -> None:
        env = self.env()
        env.reset("notes/a")

        def die() -> None:
            self.server.sessions.clear()
            raise Die

        self.server.before_step = die
        with self.assertRaisesRegex(tapworld.ConnectionLost, "no such session"):
            env.step(STEP)
        self.server.before_step = lambda: None
        self.assertEqual(env.reset("notes/a").steps, 0)

    def test_a_late_answer_is_not_read_as_the_next(self) -> None:
        env = self.env()
        env.reset("notes/a")
        env.timeout = 0.2
        taken, held = threading.Event(), threading.Event()
        self.server.after_step = lambda: taken.set() or (held.wait(9) and None)
        with self.assertRaisesRegex(tapworld.TapworldError, "TIMEOUT"):
            env.step(STEP)
        taken.wait(9)
        env.timeout = 5
        self.server.after_step = lambda: None
        held.set()
        step = env.step(tapworld.done())
        self.assertEqual((step.steps, step.reward, step.outcome), (2, 1.0, "success"))
        self.assertEqual(len(self.sent("step")), 2)

    def test_observing_changes_nothing(self) -> None:
        env = self.env()
        first = env.reset("notes/a")
        self.assertEqual(env.observe({"tree": "text"}).steps, 0)
        self.assertIs(env.last, first)

    def test_forks_continue_from_the_current_step(self) -> None:
        env = self.env()
        env.reset("notes/a", seed=9)
        env.step(STEP)
        forks = env.fork(3, reseed=True)
        self.assertEqual(self.sent("fork"), [{"count": 3, "reseed": True}])
        self.assertEqual([fork.last.steps for fork in forks], [1, 1, 1])
        self.assertEqual(forks[0].step(STEP).steps, 2)
        self.assertEqual(env.last.steps, 1)
        self.assertEqual(len({fork.resume_token for fork in forks} | {env.resume_token}), 4)
        for fork in forks:
            fork.close()
        self.server.before_step = lambda: None
        env.close()
        self.assertIsNone(env.resume_token)

    def test_a_fork_whose_answer_is_lost_is_not_repeated(self) -> None:
        env = self.env()
        env.reset("notes/a")
        answer = self.server._answer

        def lost(kind, data, own):
            made = answer(kind, data, own)
            if kind == "fork":
                raise Die
            return made

        self.server._answer = lost
        with self.assertRaisesRegex(tapworld.ConnectionLost, "fork"):
            env.fork(2)
        self.assertEqual(len(self.sent("fork")), 1)
        self.assertEqual(env.step(STEP).steps, 1)

    def test_a_socket_that_died_between_calls_is_replaced(self) -> None:
        env = self.env()
        env.reset("notes/a")
        for call in (lambda: env.fork(1)[0].close(), env.verdict, env.observe, lambda: env.step(STEP)):
            env._drop()
            call()
        self.assertEqual((env.last.steps, len(self.sent("fork"))), (1, 1))

    def test_a_full_server(self) -> None:
        self.server.full = 1
        with self.assertRaises(tapworld.CapacityReached) as full:
            self.env().reset("notes/a")
        self.assertEqual(
            (full.exception.retry_after, full.exception.active_sessions, full.exception.max_sessions),
            (0.01, 2, 2),
        )
        self.server.full = 3
        self.assertEqual(self.env(capacity_wait=1).reset("notes/a").steps, 0)
        self.server.full = 1_000
        with self.assertRaises(tapworld.CapacityReached):
            self.env(capacity_wait=0.05).reset("notes/a")

    def test_a_start_that_a_renderer_lost_is_made_again(self) -> None:
        env = self.env()
        self.server.lost_starts = ["RENDERER_LOST"] * 4
        self.assertEqual(env.reset("notes/a").steps, 0)
        for lost, tries in ((["RENDERER_LOST"] * 9, 5), (["SETUP_FAILED"], 1)):
            self.server.received.clear()
            self.server.lost_starts = lost
            with self.assertRaisesRegex(tapworld.TapworldError, "RENDERER_LOST|SETUP_FAILED"):
                env.reset("notes/a")
            self.assertEqual(len(self.sent("reset")), tries)

    def test_errors_have_the_servers_code(self) -> None:
        with self.assertRaises(tapworld.TapworldError) as wrong:
            self.env().reset("no/such")
        self.assertEqual(
            (wrong.exception.code, str(wrong.exception)),
            ("TASK_NOT_FOUND", "TASK_NOT_FOUND: No task no/such"),
        )

    def test_without_a_server(self) -> None:
        with self.assertRaisesRegex(tapworld.TapworldError, "CONNECTION_REFUSED"):
            tapworld.Env("http://127.0.0.1:1").reset()
        with self.assertRaisesRegex(ValueError, "not the URL"):
            tapworld.Env("127.0.0.1:8100")

    def test_the_operators_token(self) -> None:
        with FakeServer(token="secret") as server:
            with self.assertRaisesRegex(tapworld.TapworldError, "UNAUTHORIZED"):
                tapworld.Env(server.url).reset()
            with tapworld.connect(server.url, "secret").env() as env:
                self.assertEqual(env.reset("notes/a").steps, 0)

    def test_closing_ends_the_session(self) -> None:
        env = self.env()
        env.reset("notes/a")
        env.close()
        env.close()
        self.assertEqual(self.server.all_received()[-1], {"type": "close"})

    def test_a_name_starts_one_session_also_if_the_first_answer_was_lost(self) -> None:
        env = self.env()
        self.server.after_reset = once()
        step = env.reset("notes/a", seed=3, session="mine")
        self.assertEqual((step.steps, len(self.server.sessions)), (0, 1))
        self.assertEqual([d.get("session") for d in self.sent("reset")], ["mine", "mine"])
        env.step(STEP)
        other = self.env(observe={"screenshot": False})
        step = other.reset("notes/a", seed=3, session="mine")
        self.assertEqual((step.steps, step.info["last_step"]["reward"], len(self.server.sessions)), (1, 0.25, 1))

    def test_a_name_is_not_used_for_anything_else_or_again(self) -> None:
        env = self.env()
        env.reset("notes/a", session="mine")
        for session, code in (("mine", "KEY_REUSED"), ("gone", "SESSION_CLOSED")):
            other = self.env()
            if session == "gone":
                other.reset("notes/b", session=session)
                self.assertEqual(env.close_session(session), "closed")
                self.assertEqual(env.close_session(session), "already_closed")
            with self.assertRaises(tapworld.TapworldError) as refused:
                other.reset("notes/b", session=session)
            self.assertEqual(refused.exception.code, code)
        self.assertEqual(self.env().close_session("never"), "unknown")
        env._drop()
        self.assertEqual(env.close_session("never"), "unknown")
        self.assertEqual(env.step(STEP).steps, 1)

    def test_what_infrastructure_broke_is_masked(self) -> None:
        env = self.env()
        self.assertEqual((env.reset("notes/a").mask, env.step(STEP).mask), (1, 1))
        self.server.lost = ["RENDERER_LOST"]
        with self.assertRaisesRegex(tapworld.TapworldError, "RENDERER_LOST"):
            env.step(STEP)
        seen = env.observe()
        self.assertEqual((seen.outcome, seen.reward, seen.mask), ("infra_error", None, 0))

    def test_numbers_of_numpy_can_be_sent_and_other_objects_cannot(self) -> None:
        env = self.env()
        env.reset("notes/a", seed=np.int64(7))
        env.step(tapworld.swipe(np.array([1, 2]), np.array([0.5, 4], np.float32)))
        self.assertEqual(self.sent("reset")[0]["seed"], 7)
        self.assertEqual(self.sent("step")[0], {"type": "swipe", "from": [1, 2], "to": [0.5, 4.0]})
        with self.assertRaisesRegex(TypeError, "has no place in a message"):
            env.step({"type": "tap", "x": object(), "y": 1})
        self.assertEqual(env.step(STEP).steps, 2)

    def test_any_action_of_a_policy_is_a_step(self) -> None:
        env = self.env()
        env.reset("notes/a", budget=99)
        nan, deep = float("nan"), []
        for _ in range(900):
            deep = [deep]
        env.step(tapworld.tap(nan, np.float32("inf")))
        env.step(tapworld.swipe(np.array([1, nan]), (2, 3)))
        env.step(tapworld.answer({"a": {"b": (nan, 1.5, "x")}}))
        env.step(tapworld.answer({"a": deep}))
        # What stands beside an action is the caller's to say.
        env.step({**STEP, "observe": 7, "format": {"ok": True}, "metadata": [1]})
        env.step({**STEP, "observe": 7, "format": True}, observe={"scale": 1}, format_ok=False)
        sent = self.sent("step")
        self.assertEqual(sent[0], {"type": "tap", "x": None, "y": None})
        self.assertEqual(sent[1], {"type": "swipe", "from": [1, None], "to": [2, 3]})
        self.assertEqual(sent[2]["fields"], {"a": {"b": [None, 1.5, "x"]}})
        self.assertTrue(32 < json.dumps(sent[3]).count("[") < 50)
        self.assertEqual(sent[4:], [STEP, {**STEP, "observe": {"scale": 1}, "format": {"ok": False}}])
        with self.assertRaises(ValueError):
            env.reset("notes/a", reward={"name": "dense", "weight": nan})

    def test_an_environment_that_is_not_closed_warns_and_ends(self) -> None:
        env = tapworld.Env(self.server.url)
        env.reset("notes/a")
        with self.assertWarnsRegex(ResourceWarning, "was not closed"):
            del env
        self.assertEqual(self.server.all_received()[-1], {"type": "close"})


class Async(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)

    async def test_the_same_by_awaiting(self) -> None:
        async with tapworld.AsyncEnv(self.server.url, timeout=5) as env:
            step = await env.reset("notes/a", budget=9)
            self.server.after_step = once()
            step = await env.step(STEP)
            self.assertEqual((step.steps, step.reward, step.resumed), (1, 0.25, True))
            self.server.before_step = once()
            step = await env.step(STEP)
            self.assertEqual((step.steps, step.resumed), (2, False))
            forks = await env.fork(4)
            steps = await asyncio.gather(*(fork.step(STEP) for fork in forks))
            self.assertEqual([s.steps for s in steps], [3, 3, 3, 3])
            self.assertEqual((await env.verdict())["progress"], 2 / 9)
            self.assertEqual(await env.close_session("never"), "unknown")
            self.assertEqual((await env.state())["step_count"], 2)
            self.assertEqual((await env.observe()).steps, 2)
            await asyncio.gather(*(fork.close() for fork in forks))

    async def test_calls_wait_for_each_other(self) -> None:
        async with tapworld.AsyncEnv(self.server.url, timeout=5) as env:
            await env.reset("notes/a", budget=9)
            steps = await asyncio.gather(*(env.step(STEP) for _ in range(5)))
            self.assertEqual([s.steps for s in steps], [1, 2, 3, 4, 5])

    async def test_a_cancelled_step_leaves_the_session_where_it_stands(self) -> None:
        async with tapworld.AsyncEnv(self.server.url, timeout=5) as env:
            await env.reset("notes/a")
            taken, held = threading.Event(), threading.Event()
            self.server.after_step = lambda: taken.set() or (held.wait(9) and None)
            step = asyncio.create_task(env.step(STEP))
            await asyncio.to_thread(taken.wait, 9)
            step.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await step
            self.server.after_step = lambda: None
            held.set()
            self.assertEqual((await env.step(STEP)).steps, 2)

    async def test_errors_are_the_same(self) -> None:
        env = tapworld.AsyncEnv(self.server.url, timeout=5)
        with self.assertRaisesRegex(tapworld.TapworldError, "NO_SESSION"):
            await env.step(STEP)
        self.server.full = 1
        with self.assertRaises(tapworld.CapacityReached):
            await env.reset()
        held = threading.Event()
        self.server.before_reset = lambda: held.wait(9) and None
        env.timeout = 0.2
        with self.assertRaisesRegex(tapworld.TapworldError, "TIMEOUT"):
            await env.reset()
        held.set()
        await env.close()
        with self.assertRaisesRegex(tapworld.TapworldError, "CONNECTION_REFUSED"):
            await tapworld.AsyncEnv("http://127.0.0.1:1").reset()
