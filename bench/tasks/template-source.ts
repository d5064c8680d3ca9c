import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskSourceText } from '../../src/protocol/wire/tasks.ts';
import type { Task } from './form.ts';
import * as index from './index.ts';

const FOLDER = import.meta.dirname;
/** An export of the index: its names, and the file that has them. */
const EXPORT = /export \{([^}]*)\} from '\.\/([^']+)'/g;

/** The name under which the index exports each template, by id. */
const names: ReadonlyMap<string, string> = new Map(
  (Object.entries(index) as unknown as [string, Task][]).map(([name, { id }]) => [id, name]),
);

/** A template in a file of its suite, and its name there, which the index may change. */
interface Place {
  file: string;
  local: string;
}

/** Where the templates are, by the names that the index gives them. Read once. */
let places: ReadonlyMap<string, Place> | undefined;
const placesByName = (): ReadonlyMap<string, Place> =>
  (places ??= new Map(
    [...readFileSync(join(FOLDER, 'index.ts'), 'utf8').matchAll(EXPORT)].flatMap(([, list, file]) =>
      list!.split(',').flatMap(entry => {
        const [local, name = local] = entry.trim().split(' as ');
        return local && name ? [[name, { file: file!, local }] as const] : [];
      }),
    ),
  ));

const placeOf = ({ origin }: Pick<Task, 'origin'>): Place | undefined =>
  placesByName().get(names.get(origin) ?? '');

/** Where a template's source lies in the repository; null for one that the index does not have. */
export function sourcePath(task: Pick<Task, 'origin'>): string | null {
  const place = placeOf(task);
  return place ? `bench/tasks/${place.file}` : null;
}

/** The source of a template, and where it begins in it; null for one that the index does not have. */
export function readSource(task: Pick<Task, 'origin'>): TaskSourceText | null {
  const place = placeOf(task);
  if (!place) return null;
  const text = readFileSync(join(FOLDER, place.file), 'utf8');
  const declares = new RegExp(`\\b(const|function) ${place.local}\\b`);
  const line = text.split('\n').findIndex(each => declares.test(each));
  return { path: `bench/tasks/${place.file}`, line: Math.max(0, line) + 1, text };
}
