"""Several phones as one Gymnasium vector environment, each over a socket of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, concatenate, create_empty_array, iterate

from .env import PhoneEnv, reach

T = TypeVar("T")


class PhoneVectorEnv(VectorEnv[Any, Any, Any]):
    """Several phones that step at once. The server draws as many frames in parallel as it has renderers.

    Args:
        num_envs: How many phones.
        autoreset_mode: ``NEXT_STEP`` (default): the step after an end resets that phone, takes no action and has
            reward 0. ``SAME_STEP``: an end resets at once; its observation is ``info["final_obs"]`` and
            ``info["final_info"]``. ``DISABLED``: the caller resets with ``options={"reset_mask": …}``.
        **settings: Those of :class:`PhoneEnv`. Without a ``url``, one server is started for all phones.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **settings: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError("num_envs must be 1 or more")
        super().__init__()
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self._own, connection = reach(settings.pop("url", None), settings.pop("token", None))
        self.envs: list[PhoneEnv] = []
        self._threads = ThreadPoolExecutor(num_envs, "tapworld-gym")
        try:
            for _ in range(num_envs):
                self.envs.append(PhoneEnv(url=connection.url, token=connection.token, **settings))
        except BaseException:
            self.close()
            raise
        first = self.envs[0]
        self.metadata = {**first.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = first.render_mode
        self.single_observation_space, self.single_action_space = first.observation_space, first.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen: list[Any] = [None] * num_envs
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Resets all phones, or those of ``options["reset_mask"]``.

        Args:
            seed: ``None``, one for each phone, or the first phone's, after which the others count on.
            options: Those of :meth:`PhoneEnv.reset`, and ``reset_mask``, an array of bools. A ``session`` is the
                beginning of each phone's name, and its number the end: ``a-0``, ``a-1``.

        Raises:
            ValueError: A list of seeds or a mask has another length.
        """
        seeds = (
            [None] * self.num_envs
            if seed is None
            else [seed + i for i in range(self.num_envs)]
            if isinstance(seed, int)
            else list(seed)
        )
        given = dict(options or {})
        mask = np.asarray(given.pop("reset_mask", np.ones(self.num_envs, np.bool_)))
        if len(seeds) != self.num_envs or mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(
                f"seed and reset_mask need {self.num_envs} values each, and reset_mask bools with one True"
            )

        def options_of(i: int) -> dict[str, Any]:
            return {**given, "session": f"{given['session']}-{i}"} if "session" in given else given

        came = self._all(lambda i: self.envs[i].reset(seed=seeds[i], options=options_of(i)) if mask[i] else None)
        infos: dict[str, Any] = {}
        for i, one in enumerate(came):
            if one is not None:
                self._seen[i], info = one
                infos = self._add_info(infos, info, i)
        self._ended = np.logical_and(self._ended, ~mask)
        return self._batch(), infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes one action for each phone: a batch of ``action_space``, or a list of single actions.

        Raises:
            ValueError: With ``DISABLED``, an ended phone was not reset. No phone has moved.
            TapworldError: As :meth:`tapworld.Env.step`.
        """
        if self.autoreset_mode is AutoresetMode.DISABLED and self._ended.any():
            raise ValueError(f"Phones {np.flatnonzero(self._ended).tolist()} have ended: reset them with reset_mask")
        each = list(actions) if isinstance(actions, (list, tuple)) else list(iterate(self.action_space, actions))
        if len(each) != self.num_envs:
            raise ValueError(f"There are {self.num_envs} phones and {len(each)} actions")
        rewards = np.zeros(self.num_envs, np.float64)
        terminated, truncated = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for i, (final, (seen, rewards[i], terminated[i], truncated[i], info)) in enumerate(
            self._all(lambda i: self._one(i, each[i]))
        ):
            self._seen[i] = seen
            if final is not None:
                infos = self._add_info(infos, final, i)
            infos = self._add_info(infos, info, i)
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        self._ended = np.zeros(self.num_envs, np.bool_) if same_step else np.logical_or(terminated, truncated)
        return self._batch(), rewards, terminated, truncated, infos

    def render(self) -> tuple[Any, ...]:
        """Returns the picture of each phone."""
        return tuple(self._all(lambda i: self.envs[i].render()))

    def close_extras(self, **_: Any) -> None:
        """Ends the sessions, and the server if it was started for them."""
        for env in self.envs:
            env.close()
        self._threads.shutdown()
        if self._own is not None:
            self._own.stop()

    def _one(self, i: int, action: Any) -> tuple[dict[str, Any] | None, tuple[Any, float, bool, bool, dict[str, Any]]]:
        env = self.envs[i]
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and self._ended[i]:
            seen, info = env.reset()
            return None, (seen, 0.0, False, False, info)
        step = env.step(action)
        if self.autoreset_mode is not AutoresetMode.SAME_STEP or not (step[2] or step[3]):
            return None, step
        seen, info = env.reset()
        return {"final_obs": step[0], "final_info": step[4]}, (seen, step[1], step[2], step[3], info)

    def _all(self, call: Callable[[int], T]) -> list[T]:
        return list(self._threads.map(call, range(self.num_envs)))

    def _batch(self) -> Any:
        out: Any = create_empty_array(self.single_observation_space, n=self.num_envs, fn=np.zeros)
        return concatenate(self.single_observation_space, self._seen, out)
