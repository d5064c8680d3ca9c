import { buildState } from './build-state.ts';
import { Client } from '../bench/run/client.ts';
import { CliError } from './errors.ts';

/** A server that a command may use until it closes it. */
export interface Host {
  client: Client;
  url: string;
  close(): Promise<void>;
}

export interface HostOptions {
  server?: string;
  token?: string;
  renderers?: number;
  stepCache?: number;
  /** As of `ServerOptions`. */
  heldPictures?: number;
  miniwob?: string;
}

/** Throws NOT_BUILT where the page that draws phones is not there, and warns where it is older than the sources. */
export function requireBuilt(): void {
  const state = buildState();
  if (state === 'missing')
    throw new CliError('NOT_BUILT', 'The page that draws phones is not built: run `npm run build`');
  if (state === 'stale')
    process.stderr.write(
      'tapworld: the sources have changed since the page was built; `npm run build` builds it\n',
    );
}

/** The server that `--server` names, or one started in this process. Throws SERVER_UNREACHABLE, BROWSER_MISSING, NOT_BUILT. */
export async function openHost({
  server,
  token,
  renderers,
  stepCache,
  heldPictures,
  miniwob,
}: HostOptions): Promise<Host> {
  if (server !== undefined) {
    if (renderers !== undefined)
      throw new CliError(
        'USAGE',
        '--renderers is for a server that this command starts; --server names one that runs',
        { status: 2 },
      );
    if (miniwob !== undefined)
      throw new CliError(
        'USAGE',
        '--miniwob is for a server that this command starts; --server names one that runs',
        { status: 2 },
      );
    const client = new Client(server, { token });
    await client.get('/v1/apps');
    return { client, url: server, close: async () => client.close() };
  }
  const { startServer } = await import('../server/start.ts');
  const { openEmbeddedLog } = await import('./embedded-log.ts');
  requireBuilt();
  const { log, flush } = openEmbeddedLog();
  const started = await startServer({
    port: 0,
    log,
    ...(renderers === undefined ? {} : { renderers }),
    ...(stepCache === undefined ? {} : { stepCacheMb: stepCache }),
    ...(heldPictures === undefined ? {} : { heldPictures }),
    ...(miniwob === undefined ? {} : { miniwob }),
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'MINIWOB_MISSING' ? new CliError('USAGE', error.message, { status: 2 }) : error;
  });
  const client = new Client(started.url);
  return {
    client,
    url: started.url,
    async close() {
      client.close();
      await started.close();
      flush();
    },
  };
}
