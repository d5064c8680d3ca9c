import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTest, read, sources } from './imports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Check {
  name: string;
  ok: boolean;
  seconds: number;
  /** What it counted, such as `412 tests`; empty where it counts nothing. */
  counted: string;
}

/** Tests that a run of vitest says have passed. */
export const countedIn = (output: string): string => {
  const passed = /Tests\s.*?(\d+) passed/.exec(output.replace(/\u001b\[[0-9;]*m/g, ''))?.[1];
  return passed === undefined ? '' : `${passed} tests`;
};

interface ToolOptions {
  env?: Record<string, string>;
  /** Prints what the tool prints as it runs, instead of only where it fails; then nothing is counted. */
  inherit?: boolean;
}

function tool(
  name: string,
  bin: string,
  args: readonly string[],
  { env = {}, inherit = false }: ToolOptions = {},
): Check {
  process.stderr.write(`› ${name}\n`);
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: inherit ? 'inherit' : 'pipe',
    env: { ...process.env, ...env },
  });
  const ok = status === 0;
  // A tool that passes has nothing to say. One that inherits the streams has said it already.
  if (!ok && !inherit) process.stderr.write(`${stdout}${stderr}`);
  const counted = ok && !inherit ? countedIn(stdout) : '';
  return { name, ok, seconds: (performance.now() - began) / 1_000, counted };
}

export const types = () => tool('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']);
export const lint = () => tool('lint', 'node_modules/oxlint/bin/oxlint', ['--quiet']);
/** Whether every file is written as `npm run format` writes it. */
export const format = () => tool('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']);
export const vitest = (args: readonly string[] = [], options: ToolOptions = {}) =>
  tool('tests', 'node_modules/vitest/vitest.mjs', ['run', ...args], options);
export const build = () => tool('build', 'node_modules/tsx/dist/cli.mjs', ['scripts/build.ts']);
/** A command of `tapworld`. */
export const command = (name: string, args: readonly string[]) => tool(name, 'bin/tapworld.mjs', args);

/** The last line of a check: what passed, with counts and seconds, and what failed. */
export function summaryOf(checks: readonly Check[]): string {
  const words = ({ name, seconds, counted }: Check): string =>
    `${name} (${counted === '' ? '' : `${counted}, `}${seconds.toFixed(0)} s)`;
  const passed = checks.filter(({ ok }) => ok).map(words);
  const failed = checks.filter(({ ok }) => !ok).map(words);
  return [
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}.`] : []),
    ...(passed.length > 0 ? [`Passed: ${passed.join(', ')}.`] : []),
  ].join(' ');
}

/** What a test says that starts a browser. */
const BROWSER =
  /startServer|openStage|openServer|RendererPool|Browser\.launch|Renderer\.create|findBrowser|from 'playwright'|tapworld\.mjs|'--renderers', '1'/;

/** The tests that need no browser; the fences are one of them. */
export const quickTests = () => sources().filter(file => isTest(file) && !BROWSER.test(read(file)));
