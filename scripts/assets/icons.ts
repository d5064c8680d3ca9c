/**
 * Writes src/sdk/react/icons.ts: the icons whose names stand as strings in src/ and apps/, so that a phone carries those in use and no
 * more. After using a new one: `npm run icons`. Every icon has viewBox "0 -960 960 960"; the suffix `_fill` is the selected drawing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled, renamed } from './iconNames.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'node_modules/@material-symbols/svg-400/rounded');
const target = join(root, 'src/sdk/react/icons.ts');

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && path !== target) yield path;
  }
}

const fileOf = (name: string, fill: boolean): string => join(source, `${renamed[name] ?? name}${fill ? '-fill' : ''}.svg`);

function pathOf(file: string): string {
  const svg = readFileSync(file, 'utf8');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(m => m[1]);
  if (paths.length === 0 || !svg.includes('viewBox="0 -960 960 960"')) throw new Error(`${file}: no path in the expected view box`);
  return paths.join('');
}

const used = new Set<string>();
for (const folder of ['src', 'apps']) for (const file of sources(join(root, folder))) for (const [, word] of readFileSync(file, 'utf8').matchAll(/['"]([a-z0-9_]{3,})['"]/g)) used.add(word!);

const entries = new Map<string, string>();
for (const word of used) {
  const name = word.endsWith('_fill') ? word.slice(0, -5) : word;
  if (!existsSync(fileOf(name, false))) continue;
  entries.set(name, pathOf(fileOf(name, false)));
  if ((word !== name || filled.includes(name)) && existsSync(fileOf(name, true))) entries.set(`${name}_fill`, pathOf(fileOf(name, true)));
}
const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(target, `// Made by scripts/assets/icons.ts from Material Symbols Rounded (Apache-2.0).

/** Path data of the icons in use, drawn in viewBox "0 -960 960 960"; \`_fill\` marks the selected drawing. */
export const icons = {
${sorted.map(([name, d]) => `  ${/^[a-z_]\w*$/.test(name) ? name : `'${name}'`}: '${d}',`).join('\n')}
} as const;

export type IconName = keyof typeof icons;
`);
console.log(`${sorted.length} icons`);
