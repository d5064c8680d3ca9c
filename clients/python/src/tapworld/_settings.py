"""What :class:`~tapworld.Env` and :class:`~tapworld.AsyncEnv` share."""

from __future__ import annotations

from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from ._multipart import ACCEPT
from ._session import Session, SocketDied
from ._wire import is_loopback, socket_url
from .errors import ConnectionLost, TapworldError
from .observation import Step
from .types import Language, Observe, RewardChoice, ScreenSize


class Settings:
    """The settings of an environment, and what both kinds share."""

    def __init__(
        self, url: str, token: str | None, observe: Observe | None, timeout: float, capacity_wait: float
    ) -> None:
        self.url = url
        self.token = token
        self.timeout = timeout
        self._session = Session(observe, capacity_wait)
        self._address = socket_url(url)
        self._options: dict[str, Any] = {
            "max_size": None,
            "open_timeout": min(timeout, 30.0),
            "close_timeout": 2.0,
            "additional_headers": {
                "Accept": ACCEPT,
                **({} if token is None else {"Authorization": f"Bearer {token}"}),
            },
            **({"proxy": None} if is_loopback(url) else {}),
        }

    @property
    def last(self) -> Step | None:
        """The result of the last reset or step."""
        return self._session.last

    @property
    def resume_token(self) -> str | None:
        """The token with which :meth:`resume` continues this session elsewhere; ``None`` before the first reset."""
        return self._session.token

    def _timed_out(self, text: str) -> TapworldError:
        return TapworldError("TIMEOUT", f"No answer within {self.timeout:g} s to {text[:60]}")

    def _died(self, wrong: Exception) -> SocketDied | TapworldError:
        # The server closes a socket properly when another client has resumed its session. Resuming would take it back.
        if isinstance(wrong, ConnectionClosed) and wrong.rcvd is not None and wrong.rcvd.code == 1000:
            return ConnectionLost(f"The server ended the session: {wrong.rcvd.reason or 'no reason given'}")
        return SocketDied(sent=True)

    def _refused(self, wrong: Exception) -> TapworldError:
        if isinstance(wrong, InvalidStatus) and wrong.response.status_code in (401, 403):
            return TapworldError(
                "UNAUTHORIZED",
                f"{self.url} requires the operator's token: give it as token=",
                status=wrong.response.status_code,
            )
        return TapworldError("CONNECTION_REFUSED", f"No session at {self._address}: {wrong}")


def reset_data(
    task_id: str | None,
    seed: int | None,
    episode_id: str | None,
    language: Language | None,
    phone_language: str | None,
    phrasing: int | None,
    budget: int | None,
    reward: RewardChoice | None,
    screen: ScreenSize | None,
    session: str | None,
) -> dict[str, Any]:
    """Returns the data of a reset's message."""
    return {
        "task_id": task_id,
        "seed": seed,
        "episode_id": episode_id,
        "language": language,
        "phone_language": phone_language,
        "phrasing": phrasing,
        "budget": budget,
        "reward": reward,
        "screen": screen,
        "session": session,
    }
