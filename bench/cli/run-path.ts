import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './errors.ts';

/** The folder of a run: a path, an id under `runs/`, or `latest` for the one that was begun last. Throws RUN_NOT_FOUND. */
export function findRun(name: string, runs = 'runs'): string {
  const isRun = (path: string) => existsSync(join(path, 'run.json'));
  if (name === 'latest') {
    const found = (existsSync(runs) ? readdirSync(runs) : []).map(id => join(runs, id)).filter(isRun).sort((a, b) => statSync(join(b, 'run.json')).birthtimeMs - statSync(join(a, 'run.json')).birthtimeMs);
    if (found[0] === undefined) throw new CliError('RUN_NOT_FOUND', `There is no run in ${resolve(runs)}: \`tapworld run\` makes one`, { status: 2 });
    return resolve(found[0]);
  }
  const path = [name, join(runs, name)].find(isRun);
  if (path === undefined) throw new CliError('RUN_NOT_FOUND', `${name} is no run: neither it nor ${join(runs, name)} has a run.json`, { status: 2 });
  return resolve(path);
}
