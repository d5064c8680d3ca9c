"""The examples' shared options, and their server: that of ``--url``, or one that is started and stopped."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

import tapworld


def arguments(describe: str) -> argparse.ArgumentParser:
    """Makes a parser with the options of every example."""
    parser = argparse.ArgumentParser(description=describe)
    parser.add_argument("--url", help="base URL of a server; without it, one is started (see tapworld.Server)")
    parser.add_argument("--token", help="the operator's token")
    parser.add_argument("--task", default="notes/create-note", help="suite and name")
    parser.add_argument("--seed", type=int, default=1, help="which instance")
    return parser


@contextmanager
def server_of(options: argparse.Namespace) -> Iterator[tapworld.Connection]:
    """Connects to the server of ``--url``, or starts one."""
    if options.url:
        yield tapworld.connect(options.url, options.token)
    else:
        with tapworld.Server(token=options.token) as server:
            yield server
