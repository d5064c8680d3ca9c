import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { Counter, Gauge, Registry } from 'prom-client';
import type { EpisodeWorker } from '../bench/queue/worker.ts';
import { CliError } from './errors.ts';

type Counts = EpisodeWorker['counts'];

export interface WorkerMetricsOptions {
  port: number;
  host: string;
  concurrency: number;
  counts: () => Counts;
  /** Metrics of the process, with those of the worker’s own server if it has one, in Prometheus’ text format. */
  server: () => Promise<string>;
}

/** What Prometheus and an orchestrator ask a worker. */
export interface WorkerMetrics {
  url: string;
  close(): void;
}

function addCounter(registry: Registry, name: string, help: string, read: () => number): void {
  let counted = 0;
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      const count = read();
      this.inc(count - counted);
      counted = count;
    },
  });
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** The worker’s own metrics; those of its server come beside them. */
export function workerRegistry(concurrency: number, counts: () => Counts): Registry {
  const registry = new Registry();
  addGauge(
    registry,
    'tapworld_worker_slots',
    'Jobs that the worker plays at once: episodes, or groups of rollouts',
    () => concurrency,
  );
  addGauge(registry, 'tapworld_worker_episodes_active', 'Jobs that it plays now', () => counts().active);
  addCounter(
    registry,
    'tapworld_worker_episodes_total',
    'Episodes and rollouts that it played, and whose results were taken',
    () => counts().ended,
  );
  addCounter(
    registry,
    'tapworld_worker_given_back_total',
    'Episodes that it gave back to the queue because it had to stop',
    () => counts().givenBack,
  );
  return registry;
}

/** Serves `/metrics` and `/health` of a worker until it is closed. Throws PORT_IN_USE. */
export async function serveWorkerMetrics(options: WorkerMetricsOptions): Promise<WorkerMetrics> {
  const { port, host, concurrency, counts, server } = options;
  const registry = workerRegistry(concurrency, counts);
  const metrics = async () => `${await registry.metrics()}${await server()}`;
  const answer: RequestListener = (request, reply) => {
    const type = (kind: string) => reply.setHeader('content-type', kind);
    if (request.url === '/health') {
      type('application/json');
      return void reply.end('{"status":"healthy"}');
    }
    if (request.url !== '/metrics') return void reply.writeHead(404).end();
    metrics().then(
      text => {
        type(registry.contentType);
        reply.end(text);
      },
      // Its server is about to end.
      (error: Error) => reply.writeHead(503).end(error.message),
    );
  };
  const http = createServer(answer).listen(port, host);
  await once(http, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CliError('PORT_IN_USE', `Port ${port} of ${host} is taken: give another --metrics-port`);
  });
  const { port: taken } = http.address() as { port: number };
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}
