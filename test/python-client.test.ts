import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import { findPython, runPython } from './python.ts';

interface Ran {
  ran: number;
  skipped: number;
  failures: string[];
  slowest: Record<string, number>;
}

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
}, 60_000);
afterAll(() => server.close());

it('the Python client passes its tests against a server and leaves no phones behind', async () => {
  const python = await findPython();
  const { ran, skipped, failures } = await runPython<Ran>(python, '../clients/python/tests/__main__.py', {
    url: server.url,
  });
  expect(failures).toEqual([]);
  expect(skipped).toBe(0);
  expect(ran).toBeGreaterThan(75);
  await expect.poll(() => server.context.phones.list().map(phone => phone.id)).toEqual([]);
}, 170_000);

it('the package lists the files that it ships', () => {
  for (const file of ['README.md', 'pyproject.toml', 'src/tapworld/py.typed'])
    expect(existsSync(fileURLToPath(new URL(`../clients/python/${file}`, import.meta.url)))).toBe(true);
});
