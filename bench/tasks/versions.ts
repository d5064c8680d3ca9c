import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createWorld } from '../../apps/catalogue.ts';
import type { Build, Versions } from '../../src/protocol/wire/versions.ts';
import { hash } from '../../src/state/hash.ts';

export type { Build, Versions };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Which files make a version: the longest path here that a file lies under says. Null: no verdict depends on it. World data is not
 * versioned by its files, but by the phone that they give.
 */
const PARTS: Readonly<Record<string, Exclude<keyof Versions, 'world'> | null>> = {
  judges: 'harness',
  server: 'harness',
  'bench/agents': 'harness',
  'bench/bridge': 'harness',
  'bench/codecs': 'harness',
  'bench/fingerprint.ts': 'harness',
  'bench/run': 'harness',
  'bench/run/report': null,
  'bench/run/benchmark-page.ts': null,
  'bench/tasks': 'tasks',
  'bench/tasks/device.ts': 'harness',
  'bench/tasks/expectation.ts': 'harness',
  'bench/tasks/expected.ts': 'harness',
  'bench/tasks/user.ts': 'harness',
  'bench/tasks/versions.ts': null,
  // What only measures templates.
  'bench/tasks/breathe.ts': null,
  'bench/tasks/composition.ts': null,
  'bench/tasks/conformance.ts': null,
  'bench/tasks/explain.ts': null,
  'bench/tasks/fixture.ts': null,
  'bench/tasks/floors': null,
  'bench/tasks/judge-change.ts': null,
  'bench/tasks/measured.json': null,
  'bench/tasks/measured.ts': null,
  'bench/tasks/mutants': null,
  'bench/tasks/near-misses.ts': null,
  'bench/tasks/on-device.ts': null,
  'bench/tasks/perturbations.ts': null,
  'bench/tasks/refusals.ts': null,
  'bench/tasks/template-source.ts': null,
  src: 'simulator',
  'src/studio': null,
  apps: 'simulator',
  'assets/fonts': 'simulator',
  'assets/icons': 'simulator',
  'package-lock.json': 'simulator',
  'renderer.html': 'simulator',
  'vite.config.ts': 'simulator',
};

/** Files that no phone, judge or template loads: tests and what serves them, and the worlds, which are versioned by their content. */
const APART = /(\.test\.tsx?|\/testing(\.ts|\/.*)|\/scenes\.ts|\/outward\.ts|\/world\.json|\.md)$/;
const BYTES = /\.(ttf|otf|woff2?|webp|png)$/;

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The version that a file of the repository makes, or null. `path` has slashes, and is relative to the repository. */
export function partOf(path: string): Exclude<keyof Versions, 'world'> | null {
  if (APART.test(path)) return null;
  const longest = Object.keys(PARTS)
    .filter(folder => isUnder(path, folder))
    .sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : PARTS[longest]!;
}

/** The files under a path, sorted, relative to `root`; none where there is nothing. */
function filesUnder(root: string, path: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap(entry =>
    entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

/** What a file holds, with the line ends that the repository has, whatever a checkout made of them. */
const contentOf = (root: string, path: string): string | Buffer =>
  BYTES.test(path)
    ? readFileSync(join(root, path))
    : readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

const short = (hex: string) => hex.slice(0, 12);

/** Content hashes of the sources under `root`, by what they make. */
export function sourceVersions(root: string): Omit<Versions, 'world'> {
  const hashes = {
    harness: createHash('sha256'),
    tasks: createHash('sha256'),
    simulator: createHash('sha256'),
  };
  const tops = Object.keys(PARTS).filter(
    path => !Object.keys(PARTS).some(o => o !== path && isUnder(path, o)),
  );
  const files = tops.flatMap(top => filesUnder(root, top)).sort((a, b) => (a < b ? -1 : 1));
  for (const file of files) {
    const part = partOf(file);
    if (part) hashes[part].update(`${file}\0`).update(contentOf(root, file)).update('\0');
  }
  return {
    harness: short(hashes.harness.digest('hex')),
    tasks: short(hashes.tasks.digest('hex')),
    simulator: short(hashes.simulator.digest('hex')),
  };
}

/** The content hash of what checks and measures templates, twelve hexadecimal digits. No verdict depends on it. */
export function checkerVersion(root = ROOT): string {
  const sum = createHash('sha256');
  const measures = (file: string) => !APART.test(file) && file.endsWith('.ts') && partOf(file) === null;
  for (const file of filesUnder(root, 'bench/tasks').filter(measures).sort())
    sum.update(`${file}\0`).update(contentOf(root, file)).update('\0');
  return short(sum.digest('hex'));
}

let known: Promise<Versions> | undefined;

/**
 * The versions of this build that verdicts depend on, twelve hexadecimal digits each. Computed once in a process, from what lies in the
 * repository and the base phone: equal in every clone of a commit. Call it early: sources that change later are not those that run.
 */
export function versions(): Promise<Versions> {
  known ??= createWorld().then(world => ({ ...sourceVersions(ROOT), world: short(hash(world)) }));
  return known;
}

const run = promisify(execFile);
const GIT_MS = 10_000;

/** The commit of a checkout, and whether files differ from it; null where `root` is no checkout of its own, or git is missing. */
export async function commitOf(root: string): Promise<Build['commit']> {
  const git = async (...words: string[]) =>
    (await run('git', words, { cwd: root, timeout: GIT_MS })).stdout.trim();
  try {
    // A copy inside of another repository does not have that one's commit.
    if (realpathSync(await git('rev-parse', '--show-toplevel')) !== realpathSync(root)) return null;
    const id = await git('rev-parse', 'HEAD');
    return { id, modified: (await git('status', '--porcelain')) !== '' };
  } catch {
    return null;
  }
}

let built: Promise<Build> | undefined;

/** The versions of this build, with its commit where it is a checkout. Computed once in a process. */
export function thisBuild(): Promise<Build> {
  built ??= Promise.all([versions(), commitOf(ROOT)]).then(([of, commit]) => ({ ...of, commit }));
  return built;
}
