import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CliError } from './errors.ts';

const BIN = fileURLToPath(new URL('../bin/tapworld.mjs', import.meta.url));
/** Characters of what a process said that are told if it does not start. */
const MOST_SAID = 2_000;

/** A process of this program that serves. */
export interface Served {
  child: ChildProcess;
  url: string;
}

/** Starts a command that serves, on a free port, in a process of its own. Throws SERVER_FAILED with what it said. */
export async function startServing(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const child = spawn(process.execPath, [BIN, ...words, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr!.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-MOST_SAID);
  });
  // Rejects if the process cannot be run at all.
  const first = await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    once(child, 'exit').then(() => [undefined]),
  ]);
  const line = typeof first[0] === 'string' ? first[0] : undefined;
  const { url } = line === undefined ? {} : (JSON.parse(line) as { url?: string });
  if (url) return { child, url };
  throw new CliError(
    'SERVER_FAILED',
    `\`tapworld ${words[0]}\` did not start: ${(line ?? said).trim() || 'it said nothing'}`,
  );
}
