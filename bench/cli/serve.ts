import { isIPv4, isIPv6 } from 'node:net';
import { CliError, usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { whole, type CommandSpec } from './program.ts';

interface Options { port: number; host: string; renderers?: number; stepCache?: number; blobs?: string; miniwob?: string; token?: string; json?: boolean }

/** Whether an address can be reached from this machine alone. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Resolves with the first signal that ends the process; a second one ends it at once. */
export function signalled(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(1));
      });
    }
  });
}

export const serve: CommandSpec = {
  name: 'serve',
  describe: 'hosts phones over HTTP until it is stopped',
  shape: command => command
    .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 8100)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--renderers <number>', 'pages that draw phones (default: three to a core)', whole(1, 512))
    .option('--step-cache <MB>', 'memory for steps that were taken before; 0 for none', whole(0, 1_000_000))
    .option('--blobs <folder>', 'folder in which bytes that phones refer to outlive the server')
    .option('--miniwob <folder>', 'pages of MiniWoB++ (its html folder), for the browser and the suite miniwob')
    .option('--token <secret>', 'what calls have to give as Bearer token; needed to listen beyond this machine'),
  async run({ port, host, renderers, stepCache, blobs, miniwob, token, json }: Options, _, { out, err }) {
    if (host !== 'localhost' && !isIPv4(host) && !isIPv6(host)) throw usage(`--host ${host} is not an address`);
    if (token === undefined && !isLoopback(host)) throw usage(`--host ${host} can be reached from other machines: give a --token`);
    if (token === '') throw usage('--token is empty');
    const { startServer } = await import('../../server/start.ts');
    requireBuilt();
    const stop = signalled();
    const server = await startServer({
      port, host, ...(renderers === undefined ? {} : { renderers }), ...(stepCache === undefined ? {} : { stepCacheMb: stepCache }), ...(token === undefined ? {} : { token }), ...(blobs === undefined ? {} : { blobFolder: blobs }), ...(miniwob === undefined ? {} : { miniwob }),
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'MINIWOB_MISSING' ? usage(error.message) : error.code === 'EADDRINUSE' ? new CliError('PORT_IN_USE', `Port ${port} of ${host} is taken: give another --port, or 0 for a free one`) : error;
    });
    out(json ? `${JSON.stringify({ url: server.url })}\n` : `Tapworld is on ${server.url}; its calls are described at ${server.url}/docs. Ctrl-C ends it.\n`);
    await stop;
    if (!json) err('Stopping.\n');
    await server.close();
    return null;
  },
};
