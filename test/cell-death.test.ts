import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TestCells } from '../server/testing/cells.ts';
import { rule } from '../server/testing/fake.ts';
import { findPython, runPython } from './python.ts';

const CLIENT = fileURLToPath(new URL('../clients/python/src', import.meta.url));
const ENVS = 4;
const STEPS = 6;

/** Plays with the Python client on cells behind a gateway. Where `dies`, the first cell is killed in the middle of it. */
async function play(how: 'vector' | 'aio', names: readonly string[], dies = false): Promise<unknown> {
  const cells = new TestCells();
  for (const name of names) await cells.start(name);
  const url = await cells.open();
  let playedThere = 0;
  const killer = createServer((_, response) => {
    playedThere = cells.cells.get(names[0]!)!.f.app.context.phones.size;
    cells.kill(names[0]!);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(killer, 'listening');
  const kill = dies ? `http://127.0.0.1:${(killer.address() as AddressInfo).port}` : null;
  const action = rule('notes', 'create', { kind: 'plain' });
  try {
    const given = { how, url, kill, action, envs: ENVS, steps: STEPS, task: 'notes/create-note' };
    const env = { ...process.env, PYTHONPATH: CLIENT };
    const played = await runPython(await findPython(), 'openenv/cell_death.py', given, env);
    if (dies) expect(playedThere).toBeGreaterThan(0);
    return played;
  } finally {
    killer.close();
    await cells.close();
  }
}

it.each(['vector', 'aio'] as const)(
  'environments of Python (%s) outlive the death of a cell: rewards and phones are those of a quiet run',
  async how => {
    const quiet = await play(how, ['quiet']);
    expect(await play(how, ['left', 'right'], true)).toEqual(quiet);
  },
);
