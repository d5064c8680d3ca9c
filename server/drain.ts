import type { TapworldApp } from './app.ts';
import type { RendererPool } from './renderers/pool.ts';

/** How long clients have to take their answers, in ms, once there are all. */
const TAKE_MS = 5_000;

/**
 * Ends a server: nothing new is taken, whatever was gets its answer, steps that still waited for others of their phone too, and then
 * renderers and connections close. Health and readiness are told until then.
 */
export async function drain(
  { fastify, state }: Pick<TapworldApp, 'fastify' | 'state'>,
  pool: Pick<RendererPool, 'drain'>,
  takeMs = TAKE_MS,
): Promise<void> {
  state.draining = true;
  await state.idle();
  await pool.drain();
  // Who never finishes a call, or never reads its answer, must not keep the server.
  const late = setTimeout(() => fastify.server.closeAllConnections(), takeMs);
  await fastify.close();
  clearTimeout(late);
}
