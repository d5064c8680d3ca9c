import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
/** Packages that tests use together: their list, the folder in which they are installed, and the variable that names another Python. */
interface Environment {
  requirements: string;
  folder: string;
  variable: string;
}

const MOST: Environment = {
  requirements: 'test/requirements.txt',
  folder: '.venv',
  variable: 'TAPWORLD_PYTHON',
};
/** verifiers wants versions of mcp and openai beside which OpenEnv's newest and others do not install. */
const VERIFIERS: Environment = {
  requirements: 'test/adapters/verifiers.txt',
  folder: '.cache/venv-verifiers',
  variable: 'TAPWORLD_VERIFIERS_PYTHON',
};

/**
 * A Python with the packages of requirements.txt: the one of TAPWORLD_PYTHON, or that of .venv, which is made if missing. Throws
 * with instructions if neither is possible: a test run without Python must not pass.
 */
export const findPython = (): Promise<string> => pythonOf(MOST);

/** A Python with verifiers: the one of TAPWORLD_VERIFIERS_PYTHON, or that of .cache/venv-verifiers, as above. */
export const findVerifiers = (): Promise<string> => pythonOf(VERIFIERS);

async function pythonOf(environment: Environment): Promise<string> {
  const named = process.env[environment.variable];
  const folder = join(root, environment.folder);
  if (named === undefined && !existsSync(folder)) await makeVenv(environment);
  const python = named ?? join(folder, 'bin', 'python');
  const wanted = readFileSync(join(root, environment.requirements), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('==') as [string, string]);
  const check = `from importlib.metadata import version\n${wanted.map(([name, version]) => `assert version("${name}") == "${version}", "${name} is not ${version}"`).join('\n')}`;
  await run(python, ['-c', check]).catch((error: Error & { stderr?: string }) => {
    throw missing(environment, error);
  });
  return python;
}

function missing({ requirements, folder, variable }: Environment, error: Error & { stderr?: string }): Error {
  const how = `python3 -m venv ${folder} && ${folder}/bin/python -m pip install -r ${requirements}, or name a Python that has them in ${variable}`;
  const why = (error.stderr || error.message).trim().split('\n').at(-1);
  return new Error(`These tests need Python 3 with the packages of ${requirements} (${how}): ${why}`);
}

/** Makes the folder under another name and renames it, so that two concurrent tests do not write into the same one. */
async function makeVenv(environment: Environment): Promise<void> {
  const folder = join(root, environment.folder);
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
      join(root, environment.requirements),
    ]);
    if (!existsSync(folder)) renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw missing(environment, error as Error);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Runs a script (a path under test/) with one JSON value; returns the JSON of its last line. Throws with the script's
 * traceback. `timeout` is in ms.
 */
export async function runPython<T>(
  python: string,
  script: string,
  given: unknown,
  env: NodeJS.ProcessEnv = process.env,
  timeout = 150_000,
): Promise<T> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await run(python, ['-B', file, JSON.stringify(given)], {
    env,
    maxBuffer: 16 * 1024 * 1024,
    timeout,
  }).catch((error: Error & { stderr?: string; stdout?: string }) => {
    throw new Error(`${script}: ${error.stderr || error.message}\n${error.stdout ?? ''}`);
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as T;
}
