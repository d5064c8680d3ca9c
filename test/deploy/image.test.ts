import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceVersions } from '../../bench/tasks/versions.ts';
import { edgesOf, isTest, read, sources } from '../../scripts/imports.ts';
import { hasSandbox } from '../../server/renderers/sandbox.ts';
import { filesOf, optionsOf, PORT, PROBES, textOf } from './files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lines = textOf('Dockerfile')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');
/** What follows an instruction, of all stages. */
const all = (instruction: string): string[] =>
  lines.flatMap(line => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));
const last = (instruction: string): string => all(instruction).at(-1)!;
/** What the image may have of the repository. */
const allowed = [...textOf('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path!);
const isAllowed = (file: string) => allowed.some(path => file === path || file.startsWith(`${path}/`));

it('the image has what it is told to have, and everything that verdicts depend on', () => {
  expect(allowed.filter(path => !existsSync(join(root, path)))).toEqual([]);
  const copy = mkdtempSync(join(tmpdir(), 'tapworld-image-'));
  try {
    for (const path of allowed.filter(each => !each.includes('/')))
      symlinkSync(join(root, path), join(copy, path));
    expect(sourceVersions(copy)).toEqual(sourceVersions(root));
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it('nothing in the image imports what is not', () => {
  const files = sources();
  const inside = files.filter(file => isAllowed(file) && !isTest(file) && !file.startsWith('scripts/'));
  expect(inside.length).toBeGreaterThan(1_000);
  const missing = [...inside, 'scripts/build.ts', 'scripts/words-plugin.ts']
    .flatMap(file => edgesOf(file, read(file), files))
    .filter(({ to, typeOnly }) => !typeOnly && files.includes(to) && (!isAllowed(to) || isTest(to)));
  expect(missing).toEqual([]);
});

it('files that the Dockerfile copies from the repository exist', () => {
  const copied = all('COPY')
    .filter(rest => !rest.startsWith('--from'))
    .flatMap(rest => rest.split(/\s+/).slice(0, -1));
  expect(copied).toContain('package-lock.json');
  expect(copied.filter(path => path !== '.' && !isAllowed(path))).toEqual([]);
});

it('the image runs `tapworld serve` as somebody who is not root, and asks it how it is', () => {
  // The user of the manifests too.
  expect(last('USER')).toBe('1000:1000');
  expect(JSON.parse(last('ENTRYPOINT'))).toEqual(['tini', '--', 'tapworld']);
  expect(optionsOf(JSON.parse(last('CMD')))).toMatchObject({ port: PORT });
  expect(last('EXPOSE')).toBe(String(PORT));
  expect(last('STOPSIGNAL')).toBe('SIGTERM');
  const [, program, script, path] = /CMD \["(\w+)", "\/app\/([^"]+)", "([^"]+)"\]/.exec(last('HEALTHCHECK'))!;
  expect(program).toBe('node');
  expect(isAllowed(script!)).toBe(true);
  expect(PROBES).toContain(path);
  const env = Object.fromEntries(all('ENV').flatMap(rest => rest.split(/\s+/).map(pair => pair.split('='))));
  expect(env).toHaveProperty('TSX_TSCONFIG_PATH', '/app/tsconfig.json');
  expect(hasSandbox(env, 1000)).toBe(false);
});

it('every file of deploy/ is of a kind that a test reads', () => {
  const kinds = ['.yaml', '.yml', '.json', '.env', '.mjs', 'Dockerfile', '.dockerignore'];
  // test/openenv-validate.test.ts reads OpenEnv's package.
  const others = filesOf('').filter(path => !path.startsWith('openenv/'));
  const other = others.filter(path => /\.\w+$/.test(path) && !filesOf(...kinds).includes(path));
  expect(other).toEqual([]);
});
