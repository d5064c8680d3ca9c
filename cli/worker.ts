import { hostname } from 'node:os';
import type { EpisodeWorker } from '../bench/queue/worker.ts';
import { availableCores } from '../server/renderers/cores.ts';
import { CliError } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { keyOf } from './model-options.ts';
import { address, queueOption, secret, whole, type CommandSpec, type Streams } from './program.ts';
import { stopRequested } from './stop.ts';
import type { WorkerMetrics } from './worker-metrics.ts';

interface Options {
  queue: string;
  cell: string;
  concurrency?: number;
  renderers?: number;
  server?: string;
  token?: string;
  miniwob?: string;
  drainTimeout: number;
  metricsPort?: number;
  metricsHost: string;
  json?: boolean;
}

/**
 * What the verdicts of this worker depend on: both this process, which plays and holds the agent, and the server that it plays on. Throws
 * BUILD_DIFFERS where they are not the same build.
 */
async function versionsHere(client: Host['client'], server: string | undefined) {
  const [{ thisBuild }, { servedBuild }, { versionsOf }, { differenceOf }] = await Promise.all([
    import('../bench/tasks/versions.ts'),
    import('./served-build.ts'),
    import('./run/queued.ts'),
    import('../bench/queue/build.ts'),
  ]);
  const here = versionsOf(await thisBuild());
  const served = await servedBuild(client);
  const difference = differenceOf(here, served && versionsOf(served));
  if (difference !== '')
    throw new CliError(
      'BUILD_DIFFERS',
      `The server ${server ?? 'of this command'} is of another build than this command (${difference}): bring both to the same commit`,
    );
  return here;
}

/** A worker that plays on a host. */
async function workerOn(
  { client }: Host,
  options: Options & { concurrency: number },
  notice: (text: string) => void,
): Promise<EpisodeWorker> {
  const { queue, cell, concurrency, server } = options;
  const [{ EpisodeWorker: Worker }, { WireDevice }, { findAgent }] = await Promise.all([
    import('../bench/queue/worker.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/agents/index.ts'),
  ]);
  return new Worker({
    url: queue,
    cell,
    concurrency,
    device: () => new WireDevice(client),
    // The key is this machine's: none goes through Redis.
    agent: ({ agent, llm }) => findAgent(agent, llm && { ...llm, key: keyOf(llm) }),
    versions: await versionsHere(client, server),
    notice,
  });
}

/** Serves what Prometheus and an orchestrator ask, with the metrics of the command’s own server; with --metrics-port alone. */
async function metricsOf(
  worker: EpisodeWorker,
  { client }: Host,
  { metricsPort: port, metricsHost: host, server, concurrency }: Options & { concurrency: number },
  notice: (text: string) => void,
): Promise<WorkerMetrics | undefined> {
  if (port === undefined) return undefined;
  const { serveWorkerMetrics } = await import('./worker-metrics.ts');
  const { processMetrics } = await import('../server/routes/process-metrics.ts');
  const ofServer = async () => (await client.bytes('GET', '/metrics')).toString();
  const metrics = await serveWorkerMetrics({
    port,
    host,
    concurrency,
    counts: () => worker.counts,
    // A server that runs by itself is asked by itself.
    server: server === undefined ? ofServer : () => processMetrics.metrics(),
  });
  notice(`metrics are at ${metrics.url}/metrics`);
  return metrics;
}

/** Takes jobs until the command is stopped, or its own server fails time and again. */
async function execute(options: Options, { out, err }: Streams): Promise<null> {
  const { queue, cell, concurrency = 2 * availableCores(), drainTimeout, json } = options;
  const stop = stopRequested();
  const notice = (text: string) => err(`tapworld: ${text}\n`);
  const host = await openHost(options);
  let metrics: WorkerMetrics | undefined;
  try {
    const worker = await workerOn(host, { ...options, concurrency }, notice);
    metrics = await metricsOf(worker, host, { ...options, concurrency }, notice).catch(error => {
      worker.abandon();
      throw error;
    });
    const started = worker.start().then(async () => {
      const { shownUrl } = await import('../bench/queue/connect.ts');
      const text = `${cell} takes episodes from ${shownUrl(queue)}, ${concurrency} at once. Ctrl-C ends it.`;
      out(json ? `${JSON.stringify({ cell, concurrency })}\n` : `${text}\n`);
    });
    const failed = Promise.all([started, worker.failed]).then(([, reason]) => reason);
    const end = await Promise.race([stop, failed]).catch(error => {
      worker.abandon();
      throw error;
    });
    const { ended, givenBack } = await worker.leave(1_000 * drainTimeout);
    notice(`${cell} has ended ${ended} episodes and given back ${givenBack}`);
    if (typeof end === 'string') return null;
    throw new CliError(end.code, `${cell} cannot play: ${end.message}`);
  } finally {
    metrics?.close();
    await host.close();
  }
}

export const worker: CommandSpec = {
  name: 'worker',
  describe: 'plays the episodes that runs offer in a queue, until it is stopped',
  shape: command =>
    command
      .addOption(queueOption('the Redis of the queue, such as redis://127.0.0.1:6379').makeOptionMandatory())
      .option('--cell <name>', 'what this machine is called in `tapworld queue`', hostname())
      .option(
        '--concurrency <number>',
        'jobs at once: episodes, or groups of rollouts (default: twice the cores)',
        whole(1, 4_096),
      )
      .option('--renderers <number>', 'pages that draw, for the command’s own server', whole(1, 512))
      .option('--server <address>', 'a running server (default: the command starts its own)', address)
      .addOption(secret('--token <secret>', 'the server’s token', 'TAPWORLD_TOKEN'))
      .option(
        '--miniwob <folder>',
        'the html folder of MiniWoB++, for the command’s own server: adds the suite miniwob',
      )
      .option(
        '--drain-timeout <seconds>',
        'how long begun episodes may take once the worker stops; the rest go back to the queue',
        whole(0, 86_400),
        20,
      )
      .option(
        '--metrics-port <number>',
        'serves /metrics and /health on this port; 0 takes a free one (default: none)',
        whole(0, 65_535),
      )
      .option('--metrics-host <address>', 'address of that port', '127.0.0.1')
      .addHelpText(
        'after',
        `
The worker calls models with its own OPENAI_API_KEY. A second Ctrl-C ends it at once; others then get its episodes within 15 s.

Examples:
  tapworld worker --queue redis://10.0.0.5:6379
  OPENAI_API_KEY=… tapworld worker --queue rediss://user:password@redis.example:6380 --cell rack-3 --renderers 12`,
      ),
  run: (options: Options, _args, streams) => execute(options, streams),
};
