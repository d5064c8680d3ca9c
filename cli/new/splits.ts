import { readFileSync, writeFileSync } from 'node:fs';
import { splits } from '../../bench/tasks/registry.ts';

export const SPLITS = ['test', 'train'] as const;
export type SplitName = (typeof SPLITS)[number];

const root = new URL('../../', import.meta.url);
export const splitFile = (split: SplitName): string => `bench/tasks/splits/${split}.json`;

/** Where a new template belongs: with its twin, or else where its suite lacks templates for three of `test` to two of `train`. */
export function defaultSplit(suite: string, twin: string | undefined): SplitName {
  const ofTwin = twin === undefined ? undefined : SPLITS.find(name => splits[name]!.includes(twin));
  if (ofTwin) return ofTwin;
  const count = (name: SplitName) => splits[name]!.filter(id => id.startsWith(`${suite}/`)).length;
  return count('test') * 2 <= count('train') * 3 ? 'test' : 'train';
}

/** Adds an id to a split's file, in its order. */
export function joinSplit(split: SplitName, id: string): void {
  const file = new URL(splitFile(split), root);
  const ids = JSON.parse(readFileSync(file, 'utf8')) as string[];
  writeFileSync(file, `${JSON.stringify([...new Set([...ids, id])].sort(), null, 2)}\n`);
}

/** The ids that are neither in `test` nor in `train`. */
export const inNoSplit = (ids: readonly string[]): string[] =>
  ids.filter(id => !SPLITS.some(name => splits[name]!.includes(id)));
