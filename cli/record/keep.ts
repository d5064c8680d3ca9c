import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kept } from '../../src/protocol/wire/recordings.ts';
import { joinSplit, splitFile, type SplitName } from '../new/splits.ts';
import { taskLine } from '../new/task.ts';
import { RecordingError } from './errors.ts';

/** Where templates are kept: the checkout that this runs from. */
const checkout = new URL('../../', import.meta.url);
const INDEX = 'bench/tasks/index.ts';

export interface Template {
  task: string;
  split: SplitName;
  path: string;
  text: string;
  exportName: string;
}

const isWritable = (path: URL): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether a name is exported by the index of templates, from another file than this one. */
export function isExported(name: string, path: string): boolean {
  const index = readFileSync(new URL(INDEX, checkout), 'utf8');
  return index
    .split('\n')
    .some(
      line =>
        new RegExp(`\\b${name}\\b`).test(line) && !line.includes(`'./${path.replace('bench/tasks/', '')}'`),
    );
}

/**
 * Writes a template, its line in the index and its split. `own` is the path that this recording has kept before, which may be written again.
 * Throws NO_CHECKOUT where there is none, and RECORDING_EXISTS where another template has the name.
 */
export function keep({ task, split, path, text, exportName }: Template, own: string | null): Kept {
  const index = new URL(INDEX, checkout);
  if (!existsSync(index) || !existsSync(new URL('.git', checkout)) || !isWritable(index))
    throw new RecordingError(
      'NO_CHECKOUT',
      'This server does not run from a checkout that it may write: download the file, and add it with `tapworld new task`',
    );
  const file = new URL(path, checkout);
  if (existsSync(file) && own !== path)
    throw new RecordingError('RECORDING_EXISTS', `${path} is there already: give the task another name`);
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
  writeFileSync(file, text);
  const [suite = '', name = ''] = task.split('/');
  const lines = readFileSync(index, 'utf8');
  const place = `'./${suite}/${name}.ts'`;
  const others = lines
    .split('\n')
    .filter(line => !line.includes(place))
    .join('\n');
  writeFileSync(index, `${others.trimEnd()}\n${taskLine(suite, name, exportName)}`);
  joinSplit(split, task);
  return {
    files: [path, INDEX, splitFile(split)],
    command: `npx tapworld check ${task} --mutants 100 --write`,
  };
}
