import { FOLDERS, isTest, type ImportEdge } from '../scripts/imports.ts';

/** What the files under a folder may import. The longest folder that matches a file applies. */
export interface Fence {
  /** `*` matches one name. */
  folder: string;
  /**
   * Folders and files of the repo. `<same>` is the name that the folder's `*` matched, `**` is everything. A folder may
   * always import itself.
   */
  may: readonly string[];
  /** Further folders, for type imports only. */
  types?: readonly string[];
  /** Whether React and style sheets may be imported. */
  react?: boolean;
  /** Whether Node's own modules may be imported. */
  node?: boolean;
  /** Whether BullMQ may be imported. */
  bullmq?: boolean;
  /** The only folders that may import it, besides itself and tests. Default: every folder whose row allows it. */
  only?: readonly string[];
  /** The folder that this row belongs to in the search for cycles, if the row only has a rule of its own. */
  partOf?: string;
}

/** Folders that tasks may import. */
const TASKS = [
  'judges',
  'src/protocol',
  'src/state',
  'src/sdk/core',
  'src/sdk/city',
  'apps/catalogue.ts',
  'apps/*/select.ts',
  'apps/*/actions.ts',
];

export const fences: readonly Fence[] = [
  { folder: 'src/state', may: [] },
  { folder: 'src/state/hash.ts', may: [], node: true, partOf: 'src/state' },
  { folder: 'src/state/testing', may: [], node: true, partOf: 'src/state' },
  { folder: 'src/protocol', may: ['src/state'], types: ['src/sdk/core'] },
  { folder: 'src/sdk/core', may: ['src/state'] },
  // The town: data and pure functions, loaded by the apps that show a map.
  { folder: 'src/sdk/city', may: [] },
  { folder: 'src/sdk/react', may: ['src/sdk/core', 'src/sdk/city', 'src/state'], react: true },
  { folder: 'apps', may: ['apps/*/manifest.ts', 'src/sdk/core', 'src/state'] },
  // The contract of the scenes of all apps.
  {
    folder: 'apps/scenes.ts',
    may: ['src/sdk/core', 'src/state'],
    types: ['src/protocol'],
    only: ['apps/*/scenes.ts', 'cli', 'scripts'],
    partOf: 'apps',
  },
  {
    folder: 'apps/*',
    may: ['src/sdk/core', 'src/sdk/city', 'src/state'],
    types: ['src/sdk', 'apps/<same>/ui/icons.ts'],
  },
  // An app's scenes, for tests and the gallery; no phone loads them.
  {
    folder: 'apps/*/scenes.ts',
    may: ['apps/<same>', 'apps/scenes.ts', 'apps/catalogue.ts', 'src/sdk/core', 'src/sdk/city', 'src/state'],
    only: ['cli'],
  },
  // How each outward action of an app is played, for the ledger's conformance test; no phone loads it.
  {
    folder: 'apps/outward.ts',
    may: ['apps/catalogue.ts', 'src/sdk/core', 'src/state'],
    only: ['apps/*/outward.ts', 'test'],
    partOf: 'apps',
  },
  {
    folder: 'apps/*/outward.ts',
    may: ['apps/<same>', 'apps/outward.ts', 'apps/catalogue.ts', 'src/sdk/core', 'src/state'],
    only: ['test'],
  },
  // What is done and taken back in each app, for the conformance test of undoing; no phone loads it.
  {
    folder: 'apps/undo.ts',
    may: ['apps/catalogue.ts', 'src/sdk/core', 'src/state'],
    only: ['apps/*/undo.ts', 'test'],
    partOf: 'apps',
  },
  {
    folder: 'apps/*/undo.ts',
    may: ['apps/<same>', 'apps/undo.ts', 'apps/catalogue.ts', 'src/sdk/core', 'src/state'],
    only: ['test'],
  },
  // Helpers of an app's tests.
  {
    folder: 'apps/*/testing.ts',
    may: ['apps/<same>', 'apps/catalogue.ts', 'src/sdk/core', 'src/state'],
    only: [],
  },
  {
    folder: 'apps/*/ui',
    may: ['apps/<same>', 'src/sdk', 'src/state'],
    react: true,
    only: ['src/shell/renderer/pages.ts'],
  },
  // Names of an app's icons, which its data may use.
  { folder: 'apps/*/ui/icons.ts', may: [], types: ['src/sdk'], only: ['apps/*'], partOf: 'apps/*' },
  { folder: 'src/shell', may: ['src/sdk', 'src/state', 'src/protocol'], react: true },
  // Finds apps and their screens by their paths, so that each is loaded when it is first needed.
  {
    folder: 'src/shell/renderer/pages.ts',
    may: ['src/sdk', 'src/state', 'src/protocol', 'apps/*/manifest.ts', 'apps/*/ui/App.tsx'],
    react: true,
    partOf: 'src/shell',
  },
  { folder: 'src/studio', may: ['src/protocol', 'src/shell', 'src/sdk', 'src/state'], react: true },
  {
    folder: 'judges',
    may: ['src/state', 'src/protocol', 'src/sdk/core/telephone.ts', 'apps/*/select.ts'],
    types: ['apps/catalogue.ts'],
  },
  { folder: 'bench/tasks', may: TASKS, types: ['apps'], node: true },
  { folder: 'bench', may: [...TASKS, 'bench/tasks'], types: ['apps'], node: true },
  // Everything that knows how the queue keeps its jobs, so that another library or store changes one folder.
  {
    folder: 'bench/queue',
    may: [...TASKS, 'bench/tasks'],
    types: ['apps'],
    node: true,
    bullmq: true,
    partOf: 'bench',
  },
  {
    folder: 'server',
    may: ['src/protocol', 'src/state', 'src/sdk/core', 'judges', 'bench/tasks', 'apps/catalogue.ts'],
    node: true,
  },
  // Protocol adapters do not build on one another: only the server's own start wires ADB to the others.
  {
    folder: 'server/adb',
    may: ['server', 'src/protocol', 'src/state', 'src/sdk/core', 'bench/tasks', 'apps/catalogue.ts'],
    node: true,
    only: ['server/app.ts', 'server/start.ts', 'cli', 'scripts', 'test'],
    partOf: 'server',
  },
  { folder: 'cli', may: ['**'], node: true, only: ['scripts'] },
  // Reads the repo's imports; the commands and the checks use it.
  { folder: 'scripts/imports.ts', may: [], node: true },
  { folder: 'scripts', may: ['**'], react: true, node: true, only: [] },
  { folder: 'test', may: ['**'], react: true, node: true, only: [] },
];

/** Matches a path at or under a pattern, in which `*` is one name. Returns the matched names, or null. */
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

/** The fence of a file. Files right under apps/ are not apps. */
export function fenceOf(file: string, table: readonly Fence[] = fences): Fence | undefined {
  return table
    .filter(
      fence => under(file, fence.folder) && !(fence.folder === 'apps/*' && file.split('/').length === 2),
    )
    .sort((a, b) => weight(b) - weight(a))[0];
}

/** A row's folder with its `*` replaced by the names of a file: `apps/chat/ui`. */
function folderOf(file: string, { folder }: Fence): string {
  const stars = under(file, folder)!;
  return folder.replaceAll('*', () => stars.shift()!);
}

/**
 * The folder of a file in the search for cycles: that of its row, and each app separately. Undefined if no row matches.
 */
export function areaOf(file: string, table: readonly Fence[] = fences): string | undefined {
  const fence = fenceOf(file, table);
  return fence && (fence.partOf ?? folderOf(file, fence));
}

/** What a file may import of the repo, by path or pattern. */
function allowedOf(file: string, fence: Fence, typeOnly: boolean): string[] {
  const [same = ''] = under(file, fence.folder)!;
  return [...fence.may, ...(typeOnly ? (fence.types ?? []) : [])].map(p => p.replace('<same>', same));
}

/** Why a file may not import this, or null if it may. A test may import all of its own folder, and a whole phone. */
export function refusal(
  { from: file, to: target, typeOnly }: ImportEdge,
  table: readonly Fence[] = fences,
): string | null {
  const fence = fenceOf(file, table);
  if (!fence) return `${file} lies in no folder of the table`;
  if (target.startsWith('node:') && !fence.node && !isTest(file))
    return `${file} imports ${target}, and ${fence.folder} does without Node`;
  if (/^(react|react-dom|zustand)(\/|$)/.test(target) && !fence.react)
    return `${file} imports ${target}, and ${fence.folder} does without React`;
  if (target === 'bullmq' && !fence.bullmq)
    return `${file} imports ${target}, and ${fence.folder} uses the queue as bench/queue offers it`;
  if (!FOLDERS.some(folder => under(target, folder))) return null;
  if (target.endsWith('.css') && !fence.react)
    return `${file} imports ${target}, and ${fence.folder} does without style sheets`;
  if (isTest(file) && (under(target, folderOf(file, fence)) || target === 'apps/catalogue.ts')) return null;
  const { only, folder: theirs } = fenceOf(target, table) ?? {};
  if (
    only &&
    theirs !== fence.folder &&
    !isTest(file) &&
    fence.folder !== 'test' &&
    !only.some(folder => under(file, folder))
  )
    return `${file} imports ${target}, which only ${only.join(', ') || 'tests'} may import`;
  if (areaOf(target, table) === areaOf(file, table)) return null;
  const allowed = allowedOf(file, fence, typeOnly);
  if (allowed.includes('**') || allowed.some(pattern => under(target, pattern))) return null;
  return `${file} imports ${target}${typeOnly ? ' (types)' : ''}, and ${fence.folder} may import ${allowed.join(', ') || 'nothing'}`;
}
