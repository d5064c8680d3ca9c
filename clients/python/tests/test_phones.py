"""The client against phones."""

from __future__ import annotations

import asyncio
import hashlib
import time
import unittest

import tapworld

from .real import connection, write_note

BLIND: tapworld.Observe = {"screenshot": False}


class Episodes(unittest.TestCase):
    def test_played_to_success(self) -> None:
        with connection().env(observe=BLIND) as env:
            step = env.reset("notes/create-note", seed=1, budget=40, reward="sparse")
            self.assertEqual(
                (step.budget, step.steps, step.info["task_id"], step.info["seed"]),
                (40, 0, "notes/create-note", 1),
            )
            self.assertIsNone(step.observation.screenshot)
            end = write_note(env, step)
            self.assertEqual(
                (end.done, end.terminated, end.truncated, end.outcome, end.reward),
                (True, True, False, "success", 1),
            )
            verdict = env.verdict()
            self.assertEqual((verdict["success"], verdict["sideEffects"], verdict["outcome"]), (True, [], "success"))
            self.assertEqual(env.state()["step_count"], 6)
            with self.assertRaises(tapworld.TapworldError) as ended:
                env.step(tapworld.wait(1))
            self.assertEqual(ended.exception.code, "EPISODE_ENDED")

    def test_an_invalid_action_is_a_step_and_no_exception(self) -> None:
        with connection().env(observe=BLIND) as env:
            first = env.reset("notes/create-note", seed=1, budget=2)
            step = env.step({"type": "fly"})
            self.assertIn("INVALID_ACTION", step.error)
            self.assertEqual((step.steps, step.info["state_hash"]), (1, first.info["state_hash"]))
            step = env.step(tapworld.tap(element=9_999))
            self.assertEqual((step.done, step.truncated, step.outcome), (True, True, "truncated"))
            self.assertIsNotNone(step.observation.last_error)

    def test_forks_start_alike_and_diverge(self) -> None:
        with connection().env(observe=BLIND) as env:
            env.reset("notes/create-note", seed=2)
            env.step(tapworld.open_app("notes"))
            forks = env.fork(2)
            self.assertEqual({fork.last.info["state_hash"] for fork in forks}, {env.last.info["state_hash"]})
            one = forks[0].step(tapworld.key("home"))
            self.assertNotEqual(one.info["state_hash"], forks[1].observe().info["state_hash"])
            self.assertEqual(forks[1].step(tapworld.key("home")).info["state_hash"], one.info["state_hash"])
            for fork in forks:
                fork.close()
            self.assertEqual(env.observe().observation.foreground.app, "notes")

    def test_a_lost_socket_is_replaced(self) -> None:
        with connection().env(observe=BLIND) as env:
            env.reset("notes/create-note", seed=3)
            before = env.step(tapworld.open_app("notes"))
            env._socket.close_socket()
            step = env.step(tapworld.tap(before.observation.find("button", "New note")))
            self.assertEqual((step.steps, step.observation.foreground.app), (2, "notes"))
            self.assertIsNotNone(step.reward)

    def test_a_step_whose_socket_is_lost_is_taken_once(self) -> None:
        # Each dies at its own time after the step was sent: before, while and after it is taken.
        for pause in (0.0, 0.02, 0.1, 0.4):
            with connection().env(observe=BLIND) as env:
                env.reset("settings/wifi-off", seed=3)
                socket, receive = env._socket, env._socket.recv

                def lost(timeout: float, socket=socket, pause: float = pause, receive=receive) -> str:
                    try:
                        return receive(timeout=pause)
                    except TimeoutError:
                        socket.close_socket()
                        raise EOFError from None

                socket.recv = lost
                step = env.step(tapworld.open_app("settings"))
                self.assertEqual((step.steps, step.observation.foreground.app), (1, "settings"))
                self.assertIsNotNone(step.reward)
                self.assertEqual(env.step(tapworld.key("home")).steps, 2)

    def test_a_session_that_is_resumed_elsewhere(self) -> None:
        with connection().env(observe=BLIND) as env, connection().env(observe=BLIND) as other:
            env.reset("notes/create-note", seed=3)
            other.resume(env.resume_token)
            with self.assertRaisesRegex(tapworld.ConnectionLost, "taken up elsewhere"):
                env.step(tapworld.wait(1))
            self.assertEqual(other.step(tapworld.wait(1)).steps, 1)

    def test_errors_have_the_servers_codes(self) -> None:
        with connection().env() as env:
            for code, reset in {
                "TASK_NOT_FOUND": {"task_id": "no/such"},
                "INVALID_REWARD": {"task_id": "notes/create-note", "seed": 1, "reward": "gold"},
                "VALIDATION_ERROR": {"seed": -1},
                "SESSION_ERROR": {},
            }.items():
                with self.assertRaises(tapworld.TapworldError) as wrong:
                    env.reset(**reset) if reset else env.resume("none")
                self.assertEqual(wrong.exception.code, code)
            self.assertIsNone(env.reset(seed=1, observe=BLIND).goal)
            self.assertIsNone(env.step(tapworld.key("home")).reward)
            with self.assertRaisesRegex(tapworld.TapworldError, "no task"):
                env.verdict()

    def test_by_awaiting(self) -> None:
        async def play() -> list[str | None]:
            async with connection().async_env(observe=BLIND) as env:
                await env.reset("settings/wifi-off", seed=1)
                forks = await env.fork(3)
                steps = await asyncio.gather(*(fork.step(tapworld.impossible("no")) for fork in forks))
                await asyncio.gather(*(fork.close() for fork in forks))
                return [step.outcome for step in steps]

        self.assertEqual(asyncio.run(play()), ["failure"] * 3)


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.client = connection().client()

    def test_phones(self) -> None:
        client = self.client
        made = client.create_phone(
            seed=5, screen={"width": 720, "height": 1280, "scale": 2}, clock=1_700_000_000_000, language="zh"
        )
        phone = made["id"]
        self.addCleanup(client.delete_phone, phone)
        self.assertEqual(made["screen"], {"width": 720, "height": 1280, "scale": 2})
        self.assertIn(phone, [p["id"] for p in client.phones()])
        self.assertEqual(client.phone(phone)["clock"], 1_700_000_000_000)
        step = client.step_phone(phone, [tapworld.open_app("notes"), tapworld.wait(2_000)], observe=BLIND)
        self.assertEqual(
            (step.observation.foreground.app, step.observation.clock, step.error),
            ("notes", 1_700_000_003_000, None),
        )
        self.assertEqual(client.observe_phone(phone, BLIND).foreground.app, "notes")
        self.assertEqual(client.screenshot(phone, scale=0.5)[1:4], b"PNG")
        snapshot, state_hash = client.snapshot(phone), client.phone(phone)["stateHash"]
        self.assertEqual(state_hash, step.state_hash)
        self.assertEqual(
            client.state(phone, "/device/battery/level"), client.state(phone)["device"]["battery"]["level"]
        )
        client.patch_state(phone, [{"op": "replace", "path": "/device/battery/level", "value": 7}])
        self.assertEqual(client.state(phone, "/device/battery/level"), 7)
        self.assertEqual(
            [o["path"] for o in client.diff(phone)["operations"] if o["path"].startswith("/device")],
            ["/device/battery/level"],
        )
        with self.assertRaises(tapworld.TapworldError) as wrong:
            client.patch_state(phone, [{"op": "replace", "path": "/device/battery/level", "value": "full"}])
        self.assertEqual((wrong.exception.code, wrong.exception.status), ("INVALID_STATE", 422))
        self.assertTrue(wrong.exception.details)
        copies = client.fork_phone(phone, 2)
        self.assertEqual(client.diff(copies[0], phone)["operations"], [])
        self.assertEqual(client.restore(copies[0], snapshot), state_hash)
        self.assertNotEqual(client.diff(copies[0], copies[1])["operations"], [])
        for copy in copies:
            client.delete_phone(copy)
        with self.assertRaises(tapworld.TapworldError) as gone:
            client.phone(copies[0])
        self.assertEqual((gone.exception.code, gone.exception.status), ("PHONE_NOT_FOUND", 404))

    def test_the_catalogue(self) -> None:
        self.assertEqual(self.client.health()["status"], "healthy")
        self.assertIn("notes", [app["id"] for app in self.client.apps()])
        self.assertEqual(self.client.app("notes")["package"], "app.tapworld.notes")
        levels = self.client.tasks(suite="notes", level=1)
        self.assertTrue(levels and all(t["suite"] == "notes" and t["level"] == 1 for t in levels))
        self.assertIn("params", self.client.task("notes/create-note"))
        sample = self.client.sample("notes/create-note", 4)
        self.assertEqual(sample, self.client.sample("notes/create-note", 4))
        self.assertIn(sample["params"]["title"], sample["goal"]["en"])
        with self.assertRaisesRegex(tapworld.TapworldError, "TASK_NOT_FOUND"):
            self.client.task("no/such")

    def test_episodes(self) -> None:
        client = self.client
        made = client.create_episode(
            "settings/wifi-off", 1, budget=3, reward={"name": "sparse", "weight": 2}, observe=BLIND
        )
        self.assertEqual((made.budget, made.answer_sheet, made.observation.screenshot), (3, None, None))
        self.assertIn(made.id, [e["id"] for e in client.episodes()])
        agent = tapworld.Client(client.url, made.token)
        seen = agent.step_episode(made.id, tapworld.open_app("settings"), observe=BLIND)
        self.assertEqual((seen.observation.foreground.app, seen.terminated), ("settings", False))
        self.assertEqual(agent.observe_episode(made.id, BLIND).foreground.app, "settings")
        copies = client.fork_episode(made.id, 2)
        end = client.step_episode(copies[0]["id"], tapworld.done(), observe=BLIND, format_ok=True)
        self.assertEqual((end.reward, end.terminated, end.outcome), (0, True, "failure"))
        self.assertFalse(client.verdict(copies[0]["id"])["success"])
        self.assertEqual(client.episode(copies[1]["id"])["steps"], 1)
        for episode in (made.id, *(c["id"] for c in copies)):
            client.delete_episode(episode)

    def test_a_call_with_a_key_is_made_once(self) -> None:
        client = self.client
        phone = client.create_phone(seed=1, key="python-phone")["id"]
        self.addCleanup(client.delete_phone, phone)
        self.assertEqual(client.create_phone(seed=1, key="python-phone")["id"], phone)
        with self.assertRaises(tapworld.TapworldError) as reused:
            client.create_phone(seed=2, key="python-phone")
        self.assertEqual((reused.exception.code, reused.exception.status), ("KEY_REUSED", 409))
        first = client.step_phone(phone, tapworld.wait(1_000), observe=BLIND, key="wait")
        self.assertEqual(client.step_phone(phone, tapworld.wait(1_000), observe=BLIND, key="wait"), first)
        self.assertEqual(client.phone(phone)["stateHash"], first.state_hash)
        copies = client.fork_phone(phone, 2, key="copies")
        self.assertEqual(client.fork_phone(phone, 2, key="copies"), copies)
        for copy in copies:
            client.delete_phone(copy)

    def test_a_step_from_another_state_is_refused(self) -> None:
        client = self.client
        made = client.create_episode("settings/wifi-off", 1, observe=BLIND)
        self.addCleanup(client.delete_episode, made.id)
        step = client.step_episode(made.id, tapworld.wait(1_000), observe=BLIND, base=made.state_hash)
        for call, name in ((client.step_episode, made.id), (client.step_phone, made.phone)):
            with self.assertRaises(tapworld.TapworldError) as moved:
                call(name, tapworld.wait(1_000), observe=BLIND, base=made.state_hash)
            self.assertEqual((moved.exception.code, moved.exception.status), ("STATE_MOVED", 409))
        self.assertEqual(client.episode(made.id)["stateHash"], step.state_hash)

    def test_phones_and_episodes_end_with_their_ttl(self) -> None:
        client = self.client
        brief = client.create_phone(seed=1, ttl=1)["id"]
        kept = client.create_phone(seed=1, ttl="forever")["id"]
        self.addCleanup(client.delete_phone, kept)
        episode = client.create_episode("settings/wifi-off", 1, observe=BLIND, ttl=1).id
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            phones = [phone["id"] for phone in client.phones()]
            if brief not in phones and episode not in [one["id"] for one in client.episodes()]:
                break
            time.sleep(0.1)
        else:
            self.fail(f"{brief} or {episode} is still there")
        self.assertIn(kept, phones)

    def test_blobs(self) -> None:
        data = b"tapworld"
        sha = hashlib.sha256(data).hexdigest()
        self.client.put_blob(sha, data, "text/plain")
        self.assertEqual(self.client.blob(sha), (data, "text/plain"))
        with self.assertRaisesRegex(tapworld.TapworldError, "BLOB_MISMATCH"):
            self.client.put_blob(sha, b"other", "text/plain")

    def test_by_awaiting(self) -> None:
        async def all_of_them() -> list[str]:
            async with connection().async_client(concurrency=4) as client:
                made = await asyncio.gather(*(client.create_phone(seed=i) for i in range(6)))
                await client.step_phone(made[0]["id"], tapworld.key("home"), observe=BLIND)
                await asyncio.gather(*(client.delete_phone(phone["id"]) for phone in made))
                with self.assertRaisesRegex(tapworld.TapworldError, "PHONE_NOT_FOUND"):
                    await client.phone(made[0]["id"])
                return [phone["stateHash"] for phone in made]

        self.assertEqual(len(set(asyncio.run(all_of_them()))), 6)

    def test_synchronous_and_asynchronous_calls_have_the_same_signatures(self) -> None:
        import inspect

        for one, other in ((tapworld.Client, tapworld.AsyncClient), (tapworld.Env, tapworld.AsyncEnv)):
            calls = {name: f for name, f in vars(one).items() if inspect.isfunction(f) and not name.startswith("_")}
            for name, call in calls.items():
                twin = vars(other)[name]
                self.assertTrue(inspect.iscoroutinefunction(twin), name)
                self.assertEqual(inspect.signature(call).parameters, inspect.signature(twin).parameters, name)
                self.assertEqual(
                    str(inspect.signature(call).return_annotation).replace("Env", "AsyncEnv"),
                    str(inspect.signature(twin).return_annotation)
                    .replace("AsyncEnv", "Env")
                    .replace("Env", "AsyncEnv"),
                    name,
                )
