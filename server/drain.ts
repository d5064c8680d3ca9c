import type { TapworldApp } from './app.ts';
import type { RendererPool } from './renderers/pool.ts';
import { within } from './within.ts';

export interface DrainOptions {
  /** How long calls that were accepted may take, in ms. Default 20,000: Kubernetes kills after 30 s. */
  deadlineMs?: number | undefined;
  /** How long clients may take to read their answers, in ms. Default 5,000. */
  readMs?: number | undefined;
}

export const DRAIN_MS = 20_000;
const READ_MS = 5_000;
/** How long refused calls and renderers may take to end once the deadline has passed, in ms. */
const FORCED_MS = 2_000;

/**
 * Stops a server: new calls are refused, calls that were accepted are answered, and then renderers and connections close. Health and
 * readiness answer until then. Calls without an answer at the deadline are refused with DRAINING, and drawings that nobody waits for any more
 * are cancelled. Gives whether everything ended in time; if not, browsers may still run, and the process has to end itself.
 */
export async function drain(
  { fastify, context: { inFlight, persistence, log } }: Pick<TapworldApp, 'fastify' | 'context'>,
  pool: Pick<RendererPool, 'drain' | 'cancelQueued'>,
  { deadlineMs = DRAIN_MS, readMs = READ_MS }: DrainOptions = {},
): Promise<boolean> {
  const until = performance.now() + deadlineMs;
  inFlight.draining = true;
  // New phones go elsewhere, as soon as gateways know.
  const withdrawn = persistence?.withdraw();
  log.info({ open: inFlight.open }, `stopping: ${inFlight.open} calls to answer`);
  let isClean = await within(deadlineMs, inFlight.idle());
  if (!isClean) {
    log.warn(
      { open: inFlight.open, deadlineMs },
      'the drain deadline has passed: the remaining calls are refused',
    );
    inFlight.refuseRest();
    await within(FORCED_MS, inFlight.idle());
  }
  // Every call has its answer by now. In a process that lives on, queued drawings would keep browsers alive for nobody.
  pool.cancelQueued();
  const left = Math.max(FORCED_MS, isClean ? until - performance.now() : 0);
  isClean = (await within(left, pool.drain())) && isClean;
  // A client that never finishes its call, or never reads its answer, must not keep the server.
  const late = setTimeout(() => fastify.server.closeAllConnections(), isClean ? readMs : 0);
  await fastify.close();
  clearTimeout(late);
  await withdrawn;
  const behind = (await persistence?.close()) ?? 0;
  if (behind > 0) log.error({ behind }, 'the store does not have the last change of some phones');
  log.info('stopped');
  return isClean;
}
