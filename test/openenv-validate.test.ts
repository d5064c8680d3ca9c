import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import { wayOf } from './adapters/way.ts';
import { findPython, runPython } from './python.ts';

const PACKAGE = fileURLToPath(new URL('../deploy/openenv', import.meta.url));
const PLAN = `${PACKAGE}/validation/runtime.json`;
const CHECKS = `${PACKAGE}/checks.txt`;
/** Writes what is compared here, for after a change of what is checked. */
const UPDATES = process.env['TAPWORLD_UPDATE'] === '1';

type Row = [check: string, status: string, evidence: string];
interface Report {
  static: string;
  plain: Row[];
  ours: Row[];
  url: [string, boolean][];
}

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 2, browsers: 1 });
}, 60_000);
afterAll(() => server.close());

/** What a check is graded by, with its result. */
function lineOf([check, status, evidence]: Row, plain: Row[]): string {
  const [, before] = plain.find(([name]) => name === check)!;
  const by = status === 'skip' ? evidence : before === status ? 'openenv' : 'test/openenv/validate.py';
  return `${status.padEnd(5)} ${check.padEnd(36)} ${by}`;
}

it('the package’s probe is what the solver of its task does', async () => {
  const plan = JSON.parse(readFileSync(PLAN, 'utf8'));
  const { seed, options } = plan.reset;
  const actions = (await wayOf(server, options.task_id, seed)).map(({ action }) => action);
  if (UPDATES) writeFileSync(PLAN, `${JSON.stringify({ ...plan, actions }, null, 2)}\n`);
  else expect(plan.actions).toEqual(actions);
}, 120_000);

it('openenv validate finds nothing wrong at any level, and what it cannot grade is graded here', async () => {
  const python = await findPython();
  const given = { url: server.url, package: PACKAGE };
  const report = await runPython<Report>(python, 'openenv/validate.py', given);
  expect(report.static).toBe('pass');
  expect(report.plain.filter(([, status]) => status === 'fail' || status === 'error')).toEqual([]);
  expect(report.ours.filter(([, status]) => status === 'fail' || status === 'error')).toEqual([]);
  expect(report.url.filter(([, passed]) => !passed)).toEqual([]);
  const lines = [
    ...report.ours.map(row => lineOf(row, report.plain)).sort(),
    ...report.url.map(([check]) => `pass  ${check.padEnd(36)} openenv validate URL`),
  ];
  if (UPDATES) writeFileSync(CHECKS, `${lines.join('\n')}\n`);
  else expect(readFileSync(CHECKS, 'utf8').trim().split('\n')).toEqual(lines);
  expect(server.context.phones.size).toBe(0);
}, 170_000);
