import type { Phone } from '../../../apps/catalogue.ts';
import { allFiles } from '../../../src/sdk/core/storage.ts';
import { probe, type Probe } from '../probe.ts';
import { quoted } from './words.ts';

/** Asks whether a file of this many bytes is at a path of shared storage. */
export const there = (path: string, size: number): Probe =>
  probe('file', { path }, `${path} has ${size} bytes`, found => found?.size === size);

/** Asks whether a file is at a path of shared storage. */
export const lies = (path: string): Probe =>
  probe('file', { path }, `there is ${path}`, found => found !== null);

/** Asks whether a file whose text fits is at a path of shared storage. */
export const reads = (path: string, says: string, fits: (text: string) => boolean): Probe =>
  probe(
    'file',
    { path, text: true },
    `${path} says ${says}`,
    found => found?.text !== undefined && fits(found.text),
  );

/** Asks whether the files of shared storage whose names match these patterns (of `find`) are exactly at these paths. */
export function paths(
  patterns: readonly string[],
  expected: readonly string[],
  kind: 'f' | 'd' = 'f',
): Probe {
  const sorted = (all: readonly string[]) => [...all].sort().join('\n');
  return probe(
    'shell',
    {
      line: `find /sdcard/ -type ${kind} '(' ${patterns.map(pattern => `-name ${quoted(pattern)}`).join(' -o ')} ')'`,
    },
    `${patterns.join(' and ')}: ${expected.join(', ') || 'none'}`,
    ({ out }) =>
      sorted(
        out
          .split(/\r?\n/)
          .filter(Boolean)
          .map(path => path.replace(/^\/sdcard\/+/, '')),
      ) === sorted(expected),
  );
}

/** Paths of the start's files whose names fit. */
export const pathsAt = (was: Phone, names: RegExp, kind: 'file' | 'folder' = 'file'): string[] =>
  allFiles(was.device.storage.files)
    .filter(f => f.kind === kind && names.test(f.name))
    .map(f => f.path);
