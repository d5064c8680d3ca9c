import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const HOW =
  'python3 -m venv .venv && .venv/bin/python -m pip install -r test/requirements.txt, or name a Python that has them in TAPWORLD_PYTHON';

/**
 * A Python with the packages of requirements.txt: the one of TAPWORLD_PYTHON, or that of .venv, which is made if missing. Throws
 * with instructions if neither is possible: a test run without Python must not pass.
 */
export async function findPython(): Promise<string> {
  const named = process.env['TAPWORLD_PYTHON'];
  const folder = join(root, '.venv');
  if (named === undefined && !existsSync(folder)) await makeVenv(folder);
  const python = named ?? join(folder, 'bin', 'python');
  const wanted = readFileSync(REQUIREMENTS, 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('==') as [string, string]);
  const check = `from importlib.metadata import version\n${wanted.map(([name, version]) => `assert version("${name}") == "${version}", "${name} is not ${version}"`).join('\n')}`;
  await run(python, ['-c', check]).catch((error: Error & { stderr?: string }) => {
    throw missing(error);
  });
  return python;
}

const missing = (error: Error & { stderr?: string }): Error =>
  new Error(
    `These tests need Python 3 with the packages of test/requirements.txt (${HOW}): ${(error.stderr || error.message).trim().split('\n').at(-1)}`,
  );

/** Makes the folder under another name and renames it, so that two concurrent tests do not write into the same one. */
async function makeVenv(folder: string): Promise<void> {
  const made = join(root, '.cache', `venv-${process.pid}`);
  try {
    await run('python3', ['-m', 'venv', made]);
    await run(join(made, 'bin', 'python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '-r',
      REQUIREMENTS,
    ]);
    if (!existsSync(folder)) renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw missing(error as Error);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Runs a script (a path under test/) with one JSON value; returns the JSON of its last line. Throws with the script's
 * traceback.
 */
export async function runPython<T>(
  python: string,
  script: string,
  given: unknown,
  env: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await run(python, ['-B', file, JSON.stringify(given)], {
    env,
    maxBuffer: 16 * 1024 * 1024,
    timeout: 150_000,
  }).catch((error: Error & { stderr?: string; stdout?: string }) => {
    throw new Error(`${script}: ${error.stderr || error.message}\n${error.stdout ?? ''}`);
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as T;
}
