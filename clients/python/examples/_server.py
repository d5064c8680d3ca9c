"""What the examples share: the server of ``--url``, or one that is started and stopped here."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

import tapworld


def arguments(describe: str) -> argparse.ArgumentParser:
    """Options that every example has."""
    parser = argparse.ArgumentParser(description=describe)
    parser.add_argument("--url", help="base URL of a server; without it, one is started (see tapworld.Server)")
    parser.add_argument("--token", help="the operator's token")
    parser.add_argument("--task", default="notes/create-note", help="suite and name")
    parser.add_argument("--seed", type=int, default=1, help="which instance")
    return parser


@contextmanager
def server_of(options: argparse.Namespace) -> Iterator[tapworld.Connection]:
    """The server."""
    if options.url:
        yield tapworld.connect(options.url, options.token)
    else:
        with tapworld.Server(token=options.token) as server:
            yield server
