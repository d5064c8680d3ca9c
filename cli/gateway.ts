import { CliError, usage } from './errors.ts';
import { secret, whole, type CommandSpec } from './program.ts';
import { isLoopback } from './serve.ts';
import { stopRequested } from './stop.ts';
import { openTracing } from './tracing.ts';

interface Options {
  store: string;
  port: number;
  host: string;
  logLevel: string;
  json?: boolean;
}

export const gateway: CommandSpec = {
  name: 'gateway',
  describe: 'one address for the servers that share a store',
  shape: command =>
    command
      .addOption(
        secret(
          '--store <url>',
          'store that the servers share: redis://HOST:PORT',
          'TAPWORLD_STORE',
        ).makeOptionMandatory(),
      )
      .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 8100)
      .option('--host <address>', 'address to listen on', '127.0.0.1')
      .option('--log-level <level>', 'what is logged to standard error', 'info'),
  async run(options: Options, _args, { out }) {
    const { isLogLevel, LOG_LEVELS, openLog } = await import('../server/log.ts');
    const { logLevel, port, host } = options;
    if (!isLogLevel(logLevel)) throw usage(`--log-level ${logLevel} is none of ${LOG_LEVELS.join(', ')}`);
    const [{ openStore }, { buildGateway }] = await Promise.all([
      import('../server/store/open.ts'),
      import('../server/gateway/gateway.ts'),
    ]);
    const log = openLog({ level: logLevel });
    const tracing = await openTracing('tapworld-gateway');
    const store = await openStore(options.store).catch((error: Error & { code?: string }) => {
      if (error.code === 'INVALID_OPTION') throw usage(`--store ${error.message}`);
      throw new CliError('STORE_UNAVAILABLE', error.message);
    });
    if (!store.isShared) {
      await store.close();
      throw usage(`--store ${options.store} is no store that servers share: give redis://HOST:PORT`);
    }
    const stop = stopRequested();
    const server = await buildGateway({ store, log });
    const url = await server.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
      await store.close();
      if (error.code !== 'EADDRINUSE') throw error;
      throw new CliError(
        'PORT_IN_USE',
        `Port ${port} of ${host} is taken: give another --port, or 0 for a free one`,
      );
    });
    if (!isLoopback(host)) log.warn('the gateway asks for no token itself: start its cells with --token');
    out(options.json ? `${JSON.stringify({ url })}\n` : `The gateway is on ${url}. Ctrl-C ends it.\n`);
    log.info({ why: await stop }, 'asked to stop');
    await server.close();
    await store.close();
    await tracing?.close();
    return null;
  },
};
