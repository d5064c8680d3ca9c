/**
 * Writes src/sdk/react/icons.ts, the icons whose names stand as strings in the shell and the kit, and apps/<id>/ui/icons.ts, those that an app has
 * beside them: a phone carries what is in use, and an app's come with its screens. After using a new one: `npm run icons`. Every icon has viewBox "0 -960 960 960"; the suffix `_fill` is the selected drawing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled, renamed } from './iconNames.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'node_modules/@material-symbols/svg-400/rounded');
const target = join(root, 'src/sdk/react/icons.ts');
const appTarget = (app: string): string => join(root, 'apps', app, 'ui/icons.ts');

const apps = readdirSync(join(root, 'apps'), { withFileTypes: true })
  .filter(e => e.isDirectory())
  .map(e => e.name)
  .sort();
const made = new Set([target, ...apps.map(appTarget)]);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !made.has(path)) yield path;
  }
}

const fileOf = (name: string, fill: boolean): string =>
  join(source, `${renamed[name] ?? name}${fill ? '-fill' : ''}.svg`);

function pathOf(file: string): string {
  const svg = readFileSync(file, 'utf8');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(m => m[1]);
  if (paths.length === 0 || !svg.includes('viewBox="0 -960 960 960"'))
    throw new Error(`${file}: no path in the expected view box`);
  return paths.join('');
}

/** The icons whose names stand in the sources of a folder, with their paths, in order. */
function inUse(...folders: string[]): Map<string, string> {
  const used = new Set<string>();
  for (const file of folders
    .flatMap(folder => [...sources(join(root, folder))])
    .filter(file => !/\.test\.tsx?$|\/kit\/gallery/.test(file)))
    for (const [, word] of readFileSync(file, 'utf8').matchAll(/['"]([a-z0-9_]{3,})['"]/g)) used.add(word!);
  const entries = new Map<string, string>();
  for (const word of used) {
    const name = word.endsWith('_fill') ? word.slice(0, -5) : word;
    if (!existsSync(fileOf(name, false))) continue;
    entries.set(name, pathOf(fileOf(name, false)));
    if ((word !== name || filled.includes(name)) && existsSync(fileOf(name, true)))
      entries.set(`${name}_fill`, pathOf(fileOf(name, true)));
  }
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/.test(name) ? name : `'${name}'`);
const rows = (icons: ReadonlyMap<string, string>): string =>
  [...icons].map(([name, d]) => `  ${keyOf(name)}: '${d}',`).join('\n');
const MADE = '// Made by scripts/assets/icons.ts from Material Symbols Rounded (Apache-2.0).';

/** Where the phone's own icons are named: what is for tests, for people's pages and for the kit's gallery costs every phone its bytes. */
const base = inUse('src/shell', 'src/sdk');
const names = new Set<string>();
for (const app of apps) {
  const own = new Map([...inUse(`apps/${app}`)].filter(([name]) => !base.has(name)));
  for (const name of own.keys()) names.add(name);
  writeFileSync(
    appTarget(app),
    `${MADE}\nimport { addIcons } from '../../../src/sdk/react/kit/Icon.tsx';\n\naddIcons({\n${rows(own)}\n});\n`,
  );
}
writeFileSync(
  target,
  `${MADE}

/** Path data of the icons of the phone itself, drawn in viewBox "0 -960 960 960"; \`_fill\` marks the selected drawing. */
export const icons = {
${rows(base)}
} as const;

export type IconName = keyof typeof icons
${[...names]
  .sort()
  .map(name => `  | '${name}'`)
  .join('\n')};
`,
);
console.log(`${base.size} icons of the phone, ${names.size} of its apps`);
