import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTest, read, sources } from './imports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Check {
  name: string;
  ok: boolean;
  seconds: number;
  /** A count such as `412 tests`, or empty. */
  counted: string;
}

/** The number of passed tests in vitest's output. */
export const countedIn = (output: string): string => {
  const passed = /Tests\s.*?(\d+) passed/.exec(output.replace(/\u001b\[[0-9;]*m/g, ''))?.[1];
  return passed === undefined ? '' : `${passed} tests`;
};

interface ToolOptions {
  env?: Record<string, string>;
  /** Streams the tool's output instead of printing it only after a failure. Nothing is counted then. */
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
  // Print the output of a failed tool only. An inherited stream has printed it already.
  if (!ok && !inherit) process.stderr.write(`${stdout}${stderr}`);
  const counted = ok && !inherit ? countedIn(stdout) : '';
  return { name, ok, seconds: (performance.now() - began) / 1_000, counted };
}

export const types = () =>
  tool('types', 'node_modules/typescript/bin/tsc', [
    '--noEmit',
    // What has not changed since the last check is not checked again.
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
    '-p',
    '.',
  ]);
export const lint = () => tool('lint', 'node_modules/oxlint/bin/oxlint', ['--quiet']);
/** Checks that every file is formatted. */
export const format = () => tool('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']);
export const vitest = (args: readonly string[] = [], options: ToolOptions = {}) =>
  tool('tests', 'node_modules/vitest/vitest.mjs', ['run', ...args], options);
export const build = () => tool('build', 'node_modules/tsx/dist/cli.mjs', ['scripts/build.ts']);
/** Runs a `tapworld` command. */
export const command = (name: string, args: readonly string[]) => tool(name, 'bin/tapworld.mjs', args);

/** The last line of a check: passed parts with counts and seconds, and failed parts. */
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

/** Text that marks a test that starts a browser. */
const BROWSER =
  /startServer|openStage|openServer|RendererPool|Browser\.launch|Renderer\.create|findBrowser|from 'playwright'|tapworld\.mjs|bundled\.ts'|'--renderers', '1'/;

/** The tests that need no browser; the fences are one of them. */
export const quickTests = () => sources().filter(file => isTest(file) && !BROWSER.test(read(file)));
