import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processMetrics } from '../routes/process-metrics.ts';
import type { CellInfo } from '../store/cells.ts';

/** From an answer out of a cell's cache to a step that waited for a renderer, in seconds. */
const CALL_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface GatewayCounts {
  /** A cell did not answer. */
  unreachable(cell: string): void;
}

export interface GatewayGauges {
  /** Number of cells that take something new. */
  cells(): number;
  /** Bytes of bodies that it holds. */
  heldBytes(): number;
}

/** Adds `/metrics` with what passes through a gateway, by cell. `chosen` gives the cell of a call that was passed on. */
export function addGatewayMetrics(
  fastify: FastifyInstance,
  { cells, heldBytes }: GatewayGauges,
  chosen: (request: FastifyRequest) => CellInfo | undefined,
): GatewayCounts {
  const registry = new Registry();
  const registers = [registry];
  const name = (last: string) => `tapworld_gateway_${last}`;
  const addGauge = (last: string, help: string, read: () => number) =>
    new Gauge({
      name: name(last),
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  addGauge('cells', 'Cells that take something new', cells);
  addGauge(
    'held_bytes',
    'Bytes of bodies that it reads to find their cells, until their answers have left',
    heldBytes,
  );
  const duration = new Histogram({
    name: name('call_duration_seconds'),
    help: 'Time of a call until its answer has left, by the cell that gave it',
    labelNames: ['cell'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: name('calls_total'),
    help: 'Calls that were answered, by cell and status; without a cell, none was there for them',
    labelNames: ['cell', 'status'],
    registers,
  });
  const unreachable = new Counter({
    name: name('unreachable_total'),
    help: 'Calls whose cell did not answer; they were refused and may be sent again',
    labelNames: ['cell'],
    registers,
  });
  fastify.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return;
    const cell = chosen(request)?.cell ?? '';
    calls.inc({ cell, status: reply.statusCode });
    if (cell !== '') duration.observe({ cell }, reply.elapsedTime / 1000);
  });
  fastify.get('/metrics', async (_request, reply) => {
    const all = Registry.merge([registry, processMetrics]);
    return reply.type(all.contentType).send(await all.metrics());
  });
  return { unreachable: cell => unreachable.inc({ cell }) };
}
