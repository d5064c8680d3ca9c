import { once } from 'node:events';
import { Client } from '../bench/run/client.ts';
import type { Host } from './host.ts';
import { startServing } from './served-process.ts';

/** A server in a process of its own, on a free port. Throws SERVER_FAILED with what it said. */
export async function openSecondServer({
  renderers,
  stepCache,
}: { renderers?: number; stepCache?: number } = {}): Promise<Host> {
  const { child, url } = await startServing([
    'serve',
    '--store',
    'memory:',
    ...(renderers === undefined ? [] : ['--renderers', String(renderers)]),
    ...(stepCache === undefined ? [] : ['--step-cache', String(stepCache)]),
  ]);
  const ended = once(child, 'exit');
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
