import type { Versions } from '../../src/protocol/wire/versions.ts';

const PARTS = ['harness', 'tasks', 'simulator', 'world'] as const satisfies readonly (keyof Versions)[];

/** Where two builds differ, in words: `tasks 0123456789ab and not ba9876543210`. `is` is null for a server that does not say. */
export function differenceOf(should: Versions, is: Versions | null): string {
  if (!is) return 'its server does not say what it was built from';
  const different = PARTS.filter(part => should[part] !== is[part]);
  return different.map(part => `${part} ${is[part]} and not ${should[part]}`).join(', ');
}
