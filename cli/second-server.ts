import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from '../bench/run/client.ts';
import { CliError } from './errors.ts';
import type { Host } from './host.ts';

const bin = fileURLToPath(new URL('../bin/tapworld.mjs', import.meta.url));

/** A server in a process of its own, on a free port. Throws SERVER_FAILED with what it said. */
export async function openSecondServer({
  renderers,
  stepCache,
}: { renderers?: number; stepCache?: number } = {}): Promise<Host> {
  const args = [
    bin,
    'serve',
    '--port',
    '0',
    '--json',
    '--store',
    'memory:',
    ...(renderers === undefined ? [] : ['--renderers', String(renderers)]),
    ...(stepCache === undefined ? [] : ['--step-cache', String(stepCache)]),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text: Buffer) => {
    output = (output + text.toString()).slice(-2_000);
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const failed = () =>
      reject(
        new CliError(
          'SERVER_FAILED',
          `The second server did not start: ${output.trim() || 'it said nothing'}`,
        ),
      );
    child.once('exit', failed);
    child.once('error', failed);
    createInterface(child.stdout).once('line', line => {
      child.off('exit', failed);
      const { url: at } = JSON.parse(line) as { url?: string };
      if (at) resolve(at);
      else {
        output = line;
        failed();
      }
    });
  });
  const client = new Client(url);
  // A command that is ended by a signal takes its second server along.
  const kill = () => {
    child.kill('SIGTERM');
  };
  process.once('exit', kill);
  return {
    client,
    url,
    async close() {
      client.close();
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
