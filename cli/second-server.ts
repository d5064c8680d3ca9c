import { once } from 'node:events';
import { Client } from '../bench/run/client.ts';
import type { Host } from './host.ts';
import { startServing } from './served-process.ts';

/**
 * A server in a process of its own, on a free port. With `reversedKeys` it keeps its phones with the keys of their objects in the opposite
 * order, for proofs. Throws SERVER_FAILED with what it said.
 */
export async function openSecondServer({
  renderers,
  views,
  stepCache,
  reversedKeys = false,
}: { renderers?: number; views?: number; stepCache?: number; reversedKeys?: boolean } = {}): Promise<Host> {
  const words = [
    'serve',
    '--store',
    'memory:',
    ...(renderers === undefined ? [] : ['--renderers', String(renderers)]),
    ...(views === undefined ? [] : ['--views', String(views)]),
    ...(stepCache === undefined ? [] : ['--step-cache', String(stepCache)]),
  ];
  const { child, url } = await startServing(words, reversedKeys ? { TAPWORLD_REVERSED_KEYS: '1' } : {});
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
