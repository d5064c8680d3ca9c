# Over 300 lines: the space, one phone and several, each with Gymnasium's own checks.
"""Gymnasium's own checker, and what it does not ask, against phones."""

from __future__ import annotations

import time
import unittest
import warnings

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tapworld
import tapworld.gym
from tapworld.gym import ACTIONS, PhoneEnv, PhoneVectorEnv, action_mask
from tapworld.gym.spaces import action_of, action_space, arrays_of
from tapworld.observation import Observation, Step

from .fake import ELEMENTS, Die, FakeServer
from .real import connection, title_and_body

TASK = "notes/create-note"


def settings(**more):
    return {"task_id": TASK, "url": connection().url, **more}


class OnePhone(unittest.TestCase):
    def make(self, **more) -> PhoneEnv:
        env = PhoneEnv(**settings(**more))
        self.addCleanup(env.close)
        return env

    def test_gymnasiums_checker_is_content(self) -> None:
        for more in ({"scale": 0.5, "render_mode": "rgb_array"}, {"pictures": False}):
            env = gymnasium.make("tapworld/Phone-v0", **settings(**more))
            self.addCleanup(env.close)
            with warnings.catch_warnings(record=True) as warned:
                warnings.simplefilter("always")
                check_env(env.unwrapped)
            self.assertEqual([str(w.message) for w in warned if "None render mode" not in str(w.message)], [])

    def test_a_random_agent_stays_in_the_spaces_and_plays_to_its_budget(self) -> None:
        env = gymnasium.make("tapworld/Phone-v0", **settings(pictures=False, budget=30))
        self.addCleanup(env.close)
        env.action_space.seed(1)
        mask = action_mask(env.action_space)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            env.reset(seed=1)
            for left in range(29, -1, -1):
                seen, reward, terminated, truncated, info = env.step(env.action_space.sample(mask))
                self.assertIn(seen, env.observation_space)
                self.assertTrue(np.isfinite(reward))
                self.assertNotIn("INVALID_ACTION", info["error"] or "")
                self.assertEqual((terminated, truncated), (False, left == 0))

    def test_a_mask_leaves_out_types_of_actions(self) -> None:
        space = action_space(8, 20)
        space.seed(1)
        only_taps = action_mask(space, [name for name in ACTIONS if name != "tap"])
        self.assertEqual({ACTIONS[space.sample(only_taps)["type"]] for _ in range(20)}, {"tap"})
        drawn = {ACTIONS[space.sample(action_mask(space))["type"]] for _ in range(500)}
        self.assertEqual(drawn, set(ACTIONS) - {"done", "impossible"})
        with self.assertRaisesRegex(ValueError, "There is no action type 'fly'"):
            action_mask(space, ["fly"])

    def test_played_to_success_by_arrays(self) -> None:
        env = self.make(pictures=False, reward="sparse", text_length=500)
        _, info = env.reset(seed=4)
        self.assertEqual((info["task_id"], info["seed"], info["steps"], info["outcome"]), (TASK, 4, 0, None))
        title, body = title_and_body(env.last)

        def act(kind: str, **parts):
            return env.step({**env.action_space.sample(), "type": ACTIONS.index(kind), **parts})

        act("open_app", text="notes")
        act("tap_element", element=env.last.observation.find("button", "New note").index)
        for field, text in (("Title", title), ("Note", body)):
            x, y = env.last.observation.find("textbox", field).center
            act("tap", point=np.array([x / 1080, y / 2400], np.float32))
            act("type", text=text)
        act("key", key=tapworld.KEYS.index("back"))
        _, reward, terminated, truncated, info = env.step(tapworld.done())
        self.assertEqual(
            (reward, terminated, truncated, info["outcome"], info["rewarded"]),
            (1.0, True, False, "success", True),
        )

    def test_seeds_and_options(self) -> None:
        env = self.make(pictures=False)
        seeds = [
            env.reset(**given)[1]["seed"] for given in ({"seed": 5}, {}, {}, {"seed": 5}, {}, {"options": {"seed": 9}})
        ]
        self.assertEqual((seeds[0], seeds[3], seeds[5]), (5, 5, 9))
        self.assertEqual(seeds[1], seeds[4])
        self.assertNotEqual(seeds[1], seeds[2])
        _, info = env.reset(options={"task_id": "settings/wifi-off", "seed": 1, "budget": 3})
        self.assertEqual((info["task_id"], info["budget"]), ("settings/wifi-off", 3))
        with self.assertRaisesRegex(ValueError, "There is no option colour"):
            env.reset(options={"colour": 1})
        several = self.make(pictures=False, task_id=[TASK, "settings/wifi-off"])
        self.assertEqual({several.reset()[1]["task_id"] for _ in range(12)}, {TASK, "settings/wifi-off"})
        bare = self.make(pictures=False, task_id=None)
        _, info = bare.reset(seed=1)
        self.assertEqual(info["goal"], None)
        self.assertEqual(bare.step(tapworld.key("home"))[1], 0.0)

    def test_a_fork_is_taken_up(self) -> None:
        env = self.make(pictures=False)
        env.reset(seed=1)
        env.step(tapworld.open_app("notes"))
        fork = env.phone.fork(1)[0]
        self.addCleanup(fork.close)
        other = self.make(pictures=False)
        _, info = other.reset(options={"resume": fork.resume_token})
        self.assertEqual((info["steps"], info["state_hash"]), (1, env.last.info["state_hash"]))

    def test_what_infrastructure_ended_is_truncated(self) -> None:
        with FakeServer() as server:
            env = PhoneEnv("notes/a", url=server.url, pictures=False)
            self.addCleanup(env.close)
            env.reset(seed=1)
            seen = server._seen

            def lost(own, reward, look=False):
                message = seen(own, None, look)
                message["data"]["done"] = True
                message["data"]["observation"]["outcome"] = "infra_error"
                return message

            server._seen = lost
            _, reward, terminated, truncated, info = env.step(tapworld.wait(1))
            self.assertEqual(
                (reward, terminated, truncated, info["outcome"], info["rewarded"], info["mask"]),
                (0.0, False, True, "infra_error", False, 0),
            )

    def test_a_step_that_infrastructure_lost_truncates_and_the_next_episode_goes_on(self) -> None:
        with FakeServer() as server:
            env = PhoneEnv("notes/a", url=server.url, pictures=False, timeout=0.5)
            self.addCleanup(env.close)

            def die() -> None:
                server.sessions.clear()
                raise Die

            server.lost = ["RENDERER_LOST", "SESSION_ERROR"]
            for before_step in (lambda: None, lambda: None, die, lambda: time.sleep(1)):
                seen, _ = env.reset(seed=1)
                server.before_step = before_step
                last, reward, terminated, truncated, info = env.step(tapworld.wait(1))
                self.assertEqual(
                    (reward, terminated, truncated, info["outcome"], info["rewarded"], info["mask"]),
                    (0.0, False, True, "infra_error", False, 0),
                )
                self.assertRegex(info["error"], "RENDERER_LOST|SESSION_ERROR|CONNECTION_LOST|TIMEOUT")
                self.assertEqual((last["count"], last in env.observation_space), (seen["count"], True))
                server.before_step = lambda: None
                with self.assertRaises(gymnasium.error.ResetNeeded):
                    env.step(tapworld.wait(1))
            env.reset(seed=1)
            env.step(tapworld.done())
            with self.assertRaisesRegex(tapworld.TapworldError, "EPISODE_ENDED"):
                env.step(tapworld.wait(1))
            # In a vector the others go on, and so does this one with its next episode.
            envs = PhoneVectorEnv(3, task_id="notes/a", url=server.url, pictures=False)
            self.addCleanup(envs.close)
            envs.reset(seed=1, options={"session": "mine"})
            self.assertEqual(sorted(server.named), ["mine-0", "mine-1", "mine-2"])
            server.lost = ["RENDERER_LOST"]
            for ended, rewarded in ((1, 2), (0, 2)):
                _, rewards, _, truncated, infos = envs.step([tapworld.wait(1)] * 3)
                self.assertEqual(
                    (int(truncated.sum()), int(infos["rewarded"].sum()), float(rewards.sum())),
                    (ended, rewarded, 0.25 * rewarded),
                )

    def test_pictures(self) -> None:
        env = self.make(scale=0.5, render_mode="rgb_array")
        seen, _ = env.reset(seed=1)
        self.assertEqual(seen["screenshot"].shape, (400, 180, 3))
        self.assertGreater(len(np.unique(seen["screenshot"])), 50)
        np.testing.assert_array_equal(env.render(), seen["screenshot"])
        blind = self.make(scale=0.5, render_mode="rgb_array", pictures=False)
        blind.reset(seed=1)
        np.testing.assert_array_equal(blind.render(), seen["screenshot"])
        with self.assertRaisesRegex(ValueError, "There is no render mode"):
            self.make(render_mode="human")


class Arrays(unittest.TestCase):
    screen: tapworld.ScreenSize = {"width": 1080, "height": 2400, "scale": 3}

    def seen(self, elements) -> dict:
        raw = {"elements": elements, "foreground": {}, "keyboard": True, "clock": 0, "budget": 8, "steps": 2}
        return arrays_of(Step(Observation(raw), None, False), self.screen, None, 4)

    def test_of_elements(self) -> None:
        seen = self.seen(ELEMENTS)
        np.testing.assert_allclose(
            seen["bounds"],
            [[0, 0, 1, 1], [100 / 1080, 200 / 2400, 300 / 1080, 400 / 2400], [0] * 4, [0] * 4],
            rtol=1e-6,
        )
        self.assertEqual((int(seen["count"]), int(seen["keyboard"]), float(seen["steps_left"][0])), (2, 1, 0.75))
        self.assertEqual([tapworld.gym.ROLES[i] for i in seen["roles"]], ["list", "button", "other", "other"])
        self.assertEqual(seen["states"].sum(), 4)
        self.assertEqual(int(self.seen(ELEMENTS * 5)["count"]), 4)

    def test_of_a_phone_on_its_side_are_upright(self) -> None:
        wide = {**ELEMENTS[1], "bounds": [0, 540, 2400, 1080]}
        np.testing.assert_allclose(self.seen([wide])["bounds"][0], [0.5, 0, 1, 1])
        corner = {**ELEMENTS[1], "bounds": [2160, 0, 2400, 108]}
        bounds = self.seen([wide, corner])["bounds"][1]
        np.testing.assert_allclose(bounds, [0, 0, 0.1, 0.1], atol=1e-6)
        # A tap in the middle of the upright box hits the middle of the element.
        tap = {
            "type": ACTIONS.index("tap"),
            "point": [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2],
        }
        made = action_of(tap, True, 0, None)
        np.testing.assert_allclose([made["x"] * 2400, made["y"] * 1080], [2280, 54], rtol=1e-5)

    def test_as_actions(self) -> None:
        base = {"point": [0, 1], "to": [0.5, 0.5], "element": 3, "direction": 1, "key": 0, "text": "x"}
        sheet = {"title": "T", "fields": {"day": {}, "count": {}}}
        for kind, wanted in {
            "tap": {"type": "tap", "x": 0, "y": 1 - 1e-6, "space": "unit"},
            "tap_element": {"type": "tap", "element": 3},
            "long_press": {"type": "long_press", "x": 0, "y": 1 - 1e-6, "space": "unit"},
            "swipe": {"type": "swipe", "from": [0, 1 - 1e-6], "to": [0.5, 0.5], "space": "unit"},
            "scroll": {"type": "scroll", "direction": "down"},
            "type": {"type": "type", "text": "x"},
            "key": {"type": "key", "key": "back"},
            "open_app": {"type": "open_app", "app": "x"},
            "wait": {"type": "wait", "ms": 70},
            "answer": {"type": "answer", "fields": {"day": "x"}},
            "done": {"type": "done"},
            "impossible": {"type": "impossible"},
        }.items():
            self.assertEqual(action_of({**base, "type": ACTIONS.index(kind)}, False, 70, sheet), wanted)
        answer = {**base, "type": ACTIONS.index("answer")}
        self.assertEqual(action_of({**answer, "text": '{"count": 4}'}, False, 0, sheet)["fields"], {"count": 4})
        self.assertEqual(action_of(answer, False, 0, None)["fields"], {})
        self.assertEqual(action_of(tapworld.done(), False, 0, None), {"type": "done"})


class SeveralPhones(unittest.TestCase):
    def make(self, count: int = 3, **more) -> PhoneVectorEnv:
        envs = PhoneVectorEnv(count, **settings(pictures=False, **more))
        self.addCleanup(envs.close)
        return envs

    def test_are_what_single_ones_are(self) -> None:
        envs = gymnasium.make_vec("tapworld/Phone-v0", 3, "vector_entry_point", **settings(scale=0.25))
        self.addCleanup(envs.close)
        self.assertIsInstance(envs, PhoneVectorEnv)
        self.assertEqual((envs.num_envs, envs.metadata["autoreset_mode"]), (3, AutoresetMode.NEXT_STEP))
        seen, info = envs.reset(seed=7)
        self.assertIn(seen, envs.observation_space)
        self.assertEqual(list(info["seed"]), [7, 8, 9])
        one = PhoneEnv(**settings(scale=0.25))
        self.addCleanup(one.close)
        single, _ = one.reset(seed=8)
        for key, value in single.items():
            np.testing.assert_array_equal(seen[key][1], value)
        envs.action_space.seed(2)
        actions = envs.action_space.sample()
        seen, rewards, terminated, truncated, info = envs.step(actions)
        self.assertIn(seen, envs.observation_space)
        self.assertEqual((rewards.shape, terminated.dtype, truncated.dtype), ((3,), np.bool_, np.bool_))
        self.assertEqual(list(info["steps"]), [1, 1, 1])

    def test_the_next_step_resets_what_has_ended(self) -> None:
        envs = self.make(reward="sparse")
        _, first = envs.reset(seed=1)
        home, done = tapworld.key("home"), tapworld.done()
        _, _, terminated, truncated, info = envs.step([home, done, home])
        self.assertEqual(
            (list(terminated), list(truncated), list(info["steps"]), info["outcome"][1]),
            ([False, True, False], [False] * 3, [1, 1, 1], "failure"),
        )
        _, rewards, terminated, _, info = envs.step([home, home, done])
        self.assertEqual((list(info["steps"]), list(terminated), rewards[1]), ([2, 0, 2], [False, False, True], 0))
        self.assertNotEqual(info["seed"][1], first["seed"][1])
        _, _, _, _, info = envs.step([home, home, home])
        self.assertEqual(list(info["steps"]), [3, 1, 0])

    def test_or_the_same_step(self) -> None:
        envs = self.make(2, autoreset_mode="SameStep")
        envs.reset(seed=1)
        seen, _, terminated, _, info = envs.step([tapworld.open_app("notes"), tapworld.done()])
        self.assertEqual((list(terminated), list(info["steps"])), ([False, True], [1, 0]))
        self.assertEqual(info["final_info"]["outcome"][1], "failure")
        self.assertIsNone(info["final_obs"][0])
        self.assertIn(info["final_obs"][1], envs.single_observation_space)
        self.assertIn(seen, envs.observation_space)

    def test_or_the_caller(self) -> None:
        envs = self.make(2, autoreset_mode=AutoresetMode.DISABLED, budget=1)
        envs.reset(seed=1)
        _, _, _, truncated, _ = envs.step([tapworld.wait(1), tapworld.done()])
        self.assertEqual(list(truncated), [True, False])
        with self.assertRaisesRegex(ValueError, r"\[0, 1\] have ended"):
            envs.step([tapworld.wait(1)] * 2)
        _, info = envs.reset(seed=[None, 4], options={"reset_mask": np.array([False, True])})
        self.assertEqual((list(info["_seed"]), info["seed"][1]), ([False, True], 4))
        with self.assertRaisesRegex(ValueError, r"\[0\] have ended"):
            envs.step([tapworld.wait(1)] * 2)

    def test_arguments(self) -> None:
        envs = self.make(2)
        for wrong in (
            lambda: envs.reset(seed=[1]),
            lambda: envs.reset(options={"reset_mask": np.zeros(2, np.bool_)}),
            lambda: PhoneVectorEnv(0),
        ):
            self.assertRaises(ValueError, wrong)
        envs.reset(seed=1)
        self.assertRaises(ValueError, lambda: envs.step([tapworld.done()]))
