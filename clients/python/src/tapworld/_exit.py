"""Closes sessions and stops servers that a program left open, before its interpreter finalises.

After that the threads of sockets no longer run, and waiting for one would never end.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import time
import weakref
from typing import Protocol

CLOSING = 5.0
"""Seconds that a server has to end a session: it answers the step under way first."""


class Session(Protocol):
    """An environment, in the way that it is ended without its owner."""

    def _send_close(self) -> None:
        """Asks the server to end the session, without waiting."""

    def _await_close(self, deadline: float) -> None:
        """Waits until the server closes the socket, or until a time of ``time.monotonic``."""

    def _forget(self) -> None:
        """Drops a socket that belongs to the parent process."""


class Stoppable(Protocol):
    """A server that was started here."""

    def stop(self) -> None: ...


_sessions: weakref.WeakSet[Session] = weakref.WeakSet()
_servers: set[Stoppable] = set()
_finalized_in = 0


def add_session(session: Session) -> None:
    """Ends a session with the program, if it still exists by then."""
    _sessions.add(session)
    _also_in_a_worker()


def add_server(server: Stoppable) -> None:
    """Stops a server with the program, unless it is removed before."""
    _servers.add(server)
    _also_in_a_worker()


def remove_server(server: Stoppable) -> None:
    """Removes a server that has been stopped."""
    _servers.discard(server)


def _also_in_a_worker() -> None:
    # A forked worker of multiprocessing ends without atexit, but runs its own finalizers.
    global _finalized_in
    process, util = sys.modules.get("multiprocessing.process"), sys.modules.get("multiprocessing.util")
    if process is None or util is None or process.parent_process() is None or _finalized_in == os.getpid():
        return
    _finalized_in = os.getpid()
    util.Finalize(None, end_all, exitpriority=10)


@atexit.register
def end_all() -> None:
    """Ends all sessions at once, and then all servers."""
    sessions = list(_sessions)
    deadline = time.monotonic() + CLOSING
    for session in sessions:
        with contextlib.suppress(Exception):
            session._send_close()
    for session in sessions:
        with contextlib.suppress(Exception):
            session._await_close(deadline)
    for server in list(_servers):
        with contextlib.suppress(Exception):
            server.stop()


def _forget_all() -> None:
    for session in list(_sessions):
        session._forget()
    _sessions.clear()
    _servers.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
