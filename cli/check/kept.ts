import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Checked } from '../../bench/run/benchmark-page.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { checkerVersion, versions } from '../../bench/tasks/versions.ts';
import { usage } from '../errors.ts';
import type { Options } from './options.ts';

const TASKS = fileURLToPath(new URL('../../bench/tasks/', import.meta.url));
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+\.(?:ts|json))'/g;

/** The files of templates that a file loads, itself included; what lies outside of bench/tasks has versions of its own. */
function loadedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !path.startsWith(TASKS) || !existsSync(path)) return found;
  found.add(path);
  for (const [, to] of readFileSync(path, 'utf8').matchAll(IMPORTED))
    loadedBy(join(dirname(path), to!), found);
  return found;
}

/** What a result depends on: the options, the simulator, harness and world, the checks, and the template with all that it loads. */
async function versionsFor(options: Options): Promise<(task: Task) => string> {
  const { simulator, harness, world } = await versions();
  const { seeds, mutants, disguises, stateOnly = false, write = false } = options;
  const common = JSON.stringify({
    simulator,
    harness,
    world,
    checks: checkerVersion(),
    seeds,
    mutants,
    disguises,
    stateOnly,
    write,
  });
  return task => {
    const sum = createHash('sha256').update(common);
    for (const path of [...loadedBy(join(TASKS, `${task.id}.ts`))].sort()) sum.update(readFileSync(path));
    return sum.digest('hex').slice(0, 12);
  };
}

type Row = { id: string; version: string } & Omit<Checked, 'task'>;

/** Results of templates that a check keeps in a file as they come, one a line, so that a check that was cut short goes on. */
export interface Kept {
  /** The result of a template that passed before, if nothing has changed that it depends on. */
  find(task: Task): Checked | undefined;
  add(checked: Checked): void;
}

const NOTHING_KEPT: Kept = { find: () => undefined, add: () => {} };

function readRows(path: string): Row[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  let rows: Row[];
  try {
    rows = whole
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as Row);
  } catch {
    rows = [];
  }
  if (text !== '' && !rows.some(({ id, version }) => id && version))
    throw usage(`${path} does not hold results of a check; give --resume another file`);
  // A check that was killed may have left half a line.
  if (whole !== text) truncateSync(path, Buffer.byteLength(whole));
  return rows;
}

/**
 * Opens the file of `--resume`. Only what passed is taken from it: a failure is checked again.
 * @throws `USAGE` if the file holds something else.
 */
export async function openKept(options: Options): Promise<Kept> {
  const { resume: path } = options;
  if (path === undefined) return NOTHING_KEPT;
  const rows = new Map(readRows(path).map(row => [row.id, row]));
  const versionOf = await versionsFor(options);
  return {
    find(task) {
      const row = rows.get(task.id);
      if (!row || row.version !== versionOf(task)) return undefined;
      const { id: _, version: __, ...result } = row;
      const hasPassed = result.failures.length === 0 && (result.mutants?.survivors.length ?? 0) === 0;
      return hasPassed ? { task, ...result } : undefined;
    },
    add({ task, ...result }) {
      const row: Row = { id: task.id, version: versionOf(task), ...result };
      appendFileSync(path, `${JSON.stringify(row)}\n`);
    },
  };
}
