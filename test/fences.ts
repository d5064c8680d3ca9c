import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What the files under a folder may import. The longest folder that fits a file is its own. */
export interface Fence {
  /** `*` stands for one name. */
  folder: string;
  /** Folders and files of the repo; `<same>` is what the folder's `*` stands for. Its own folder is always allowed. `**` is everything. */
  may: readonly string[];
  /** What may be imported as types alone, beside `may`. */
  types?: readonly string[];
  /** Whether React and style sheets may be imported. */
  react?: boolean;
  /** Whether Node's own modules may be imported. */
  node?: boolean;
}

export const fences: readonly Fence[] = [
  { folder: 'src/state', may: [] },
  { folder: 'src/state/hash.ts', may: ['src/state'], node: true },
  { folder: 'src/state/testing', may: ['src/state'], node: true },
  { folder: 'src/protocol', may: ['src/state'], types: ['src/sdk/core'] },
  { folder: 'src/sdk/core', may: ['src/state'] },
  // The town: data and pure functions, loaded by the apps that show a map.
  { folder: 'src/sdk/city', may: [] },
  { folder: 'src/sdk/react', may: ['src/sdk/core', 'src/sdk/city', 'src/state'], react: true },
  { folder: 'apps', may: ['apps/*/manifest.ts', 'src/sdk/core', 'src/state'] },
  { folder: 'apps/*', may: ['src/sdk/core', 'src/sdk/city', 'src/state'], types: ['src/sdk'] },
  // Where base data is generated: run by hand, loaded by nothing.
  { folder: 'apps/*/build-world.ts', may: ['**'], node: true },
  // What an app shows, for tests and the gallery: loaded by no phone.
  { folder: 'apps/*/scenes.ts', may: ['**'], node: true },
  // What the tests of an app share.
  { folder: 'apps/*/testing.ts', may: ['**'], node: true },
  { folder: 'apps/*/ui', may: ['apps/<same>', 'src/sdk', 'src/state'], react: true },
  { folder: 'src/shell', may: ['src/sdk', 'src/state', 'src/protocol', 'apps/index.ts'], react: true },
  { folder: 'src/studio', may: ['src/protocol', 'src/shell', 'src/sdk', 'src/state'], react: true },
  { folder: 'judges', may: ['src/state', 'src/protocol', 'apps/*/select.ts'], types: ['apps/catalogue.ts'] },
  {
    folder: 'bench',
    may: [
      'judges',
      'src/protocol',
      'src/state',
      'src/sdk/core',
      'src/sdk/city',
      'apps/catalogue.ts',
      'apps/*/select.ts',
      'apps/*/actions.ts',
    ],
    types: ['apps'],
    node: true,
  },
  { folder: 'bench/cli', may: ['**'], node: true },
  {
    folder: 'server',
    may: [
      'src/protocol',
      'src/state',
      'src/sdk/core',
      'judges',
      'bench/tasks',
      'apps/catalogue.ts',
      'scripts/assets/fontconfig.ts',
    ],
    node: true,
  },
  { folder: 'test', may: ['**'], react: true, node: true },
  { folder: 'scripts', may: ['**'], react: true, node: true },
];

/** Where the rules are looked for. */
export const FOLDERS = ['src', 'apps', 'judges', 'bench', 'server', 'test', 'scripts'];

export interface Import {
  from: string;
  typeOnly: boolean;
}

/** Text without comments; strings keep what they hold. */
export function withoutComments(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g,
    (_, text: string | undefined) => text ?? ' ',
  );
}

/** Everything that a file imports: static, re-exported, dynamic, and in types. */
export function importsOf(source: string): Import[] {
  const text = withoutComments(source);
  const found: Import[] = [];
  for (const [, only, from] of text.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\s+(type\s)?[^'"`;()=]*?\bfrom\s*['"]([^'"]+)['"]/g,
  ))
    found.push({ from: from!, typeOnly: only !== undefined });
  for (const [, from] of text.matchAll(/(?:^|[;}\n])\s*import\s*['"]([^'"]+)['"]/g))
    found.push({ from: from!, typeOnly: false });
  for (const [, from, member] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"][^)]*\)(\.[A-Z])?/g))
    found.push({ from: from!, typeOnly: member !== undefined });
  return found;
}

/** Whether a path lies at or under a pattern, in which `*` is one name. Gives what the `*` stood for. */
function under(path: string, pattern: string): string[] | null {
  const names = path.split('/');
  const stars: string[] = [];
  for (const [i, part] of pattern.split('/').entries()) {
    if (names[i] === undefined || (part !== '*' && part !== names[i])) return null;
    if (part === '*') stars.push(names[i]!);
  }
  return stars;
}

const weight = (fence: Fence) => fence.folder.split('/').length + (fence.folder.includes('*') ? 0 : 0.5);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The fence of a file. Files right under apps/ are not apps. */
export function fenceOf(file: string, table: readonly Fence[] = fences): Fence | undefined {
  return table
    .filter(
      fence => under(file, fence.folder) && !(fence.folder === 'apps/*' && file.split('/').length === 2),
    )
    .sort((a, b) => weight(b) - weight(a))[0];
}

/** Why a file may not import this; null where it may. */
export function refusal(
  file: string,
  { from, typeOnly }: Import,
  table: readonly Fence[] = fences,
): string | null {
  const fence = fenceOf(file, table);
  if (!fence) return `${file} lies in no folder of the table`;
  if (!from.startsWith('.')) {
    if (from.startsWith('node:') && !fence.node && !isTest(file))
      return `${file} imports ${from}, and ${fence.folder} does without Node`;
    if (/^(react|react-dom|zustand)(\/|$)/.test(from) && !fence.react)
      return `${file} imports ${from}, and ${fence.folder} does without React`;
    return null;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), from.replace(/\?.*$/, '')));
  if (target.endsWith('.css') && !fence.react)
    return `${file} imports ${target}, and ${fence.folder} does without style sheets`;
  const stars = under(file, fence.folder)!;
  const own = fence.folder
    .split('/')
    .map(part => (part === '*' ? stars.shift()! : part))
    .join('/');
  const same = under(file, fence.folder)![0] ?? '';
  // A test beside the code puts a whole phone together.
  const whole = isTest(file) ? ['apps/catalogue.ts'] : [];
  const allowed = [...fence.may, ...whole, ...(typeOnly ? (fence.types ?? []) : [])].map(pattern =>
    pattern.replace('<same>', same),
  );
  if (allowed.includes('**') || allowed.some(pattern => under(target, pattern)) || under(target, own)) {
    // apps/ itself may not reach into an app, and an app's rules may not reach its screens.
    if (
      fence.folder === 'apps' &&
      /^apps\/[^/]+\/./.test(target) &&
      !under(target, 'apps/*/manifest.ts') &&
      !isTest(file)
    )
      return `${file} imports ${target}, and apps/ knows manifests alone`;
    if (
      fence.folder === 'apps/*' &&
      under(target, `${own}/ui`) &&
      !(file === `${own}/manifest.ts`) &&
      // Names of icons, as types: a page that is made from data names those that the app has.
      !(typeOnly && target === `${own}/ui/icons.ts`) &&
      !isTest(file)
    )
      return `${file} imports ${target}: only the manifest loads screens`;
    return null;
  }
  return `${file} imports ${target}${typeOnly ? ' (types)' : ''}, and ${fence.folder} may import ${allowed.join(', ') || 'nothing'}`;
}

/** Every TypeScript file under the folders, by its path in the repo. */
export function sources(folders: readonly string[] = FOLDERS): string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap(entry =>
      entry.isDirectory()
        ? walk(`${path}/${entry.name}`)
        : /\.tsx?$/.test(entry.name)
          ? [`${path}/${entry.name}`]
          : [],
    );
  return folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(walk)
    .sort();
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');
