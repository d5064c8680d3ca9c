import type { TapworldApp } from './app.ts';
import type { RendererPool } from './renderers/pool.ts';

/** What the server has taken on, and whether it takes more. */
export class Intake {
  ready = true;
  draining = false;
  /** Calls that are being answered. */
  open = 0;
  private waiting: (() => void)[] = [];

  /** Counts a call until the function that it gives is called, however often that is. */
  begin(): () => void {
    let over = false;
    this.open++;
    return () => {
      if (over) return;
      over = true;
      if (--this.open === 0) for (const tell of this.waiting.splice(0)) tell();
    };
  }

  /** Resolves when every call has its answer. */
  idle(): Promise<void> {
    return this.open === 0
      ? Promise.resolve()
      : new Promise(resolve => {
          this.waiting.push(resolve);
        });
  }
}

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
