import { collectDefaultMetrics, Registry } from 'prom-client';

/** Gauges whose names say that they are counters. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

function collect(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  return registry;
}

/**
 * Metrics of this process: memory, CPU, open files, lag of the event loop, garbage collection. All servers of a process share them: what
 * observes garbage collection is never let go of.
 */
export const processMetrics: Registry = collect();
