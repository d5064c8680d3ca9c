import type { Tracing } from '../server/tracing/start.ts';
import { usage } from './errors.ts';

/** Sends spans where the environment says. `instance` tells apart what else has this name. Throws USAGE for an endpoint that is no URL. */
export async function openTracing(service: string, instance?: string): Promise<Tracing | undefined> {
  const { startTracing } = await import('../server/tracing/start.ts');
  return startTracing(service, instance).catch((error: Error & { code?: string }) => {
    throw error.code === 'INVALID_OPTION' ? usage(error.message) : error;
  });
}
