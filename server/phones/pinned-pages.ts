import { ApiError } from '../errors.ts';
import type { RendererPool } from '../renderers/pool.ts';
import type { JobOptions } from '../renderers/queue.ts';
import type { Renderer } from '../renderers/renderer.ts';
import type { View } from '../renderers/views.ts';
import type { RenderRequest } from '../../src/protocol/renderer.ts';

/** Which phone a renderer draws, and which phones' pages it may drop. */
export interface Owner extends Pick<RenderRequest, 'deleted'> {
  key: string;
}

/**
 * Pages with a state of their own, such as MiniWoB's: the one thing of a phone that lives in a renderer and not in its tree. A phone
 * that shows such a page is drawn by that renderer alone, until it leaves the page.
 */
export class PinnedPages {
  private readonly pool: Pick<RendererPool, 'run'>;
  private readonly renderers = new Map<string, Renderer>();
  /** Deleted phones whose page a renderer still holds, until its next call. */
  private readonly deleted = new Map<Renderer, string[]>();

  constructor(pool: Pick<RendererPool, 'run'>) {
    this.pool = pool;
  }

  /**
   * Runs `draw` in the pool, on the renderer that holds the page of the phone `job.affinity` if there is one, and remembers the renderer
   * if the result is live. `page` names the page in errors. Throws RENDERER_LOST when that renderer died, and with it the state of the
   * page: the next call loads it anew. Throws as the pool does.
   */
  async run<T extends { live?: boolean }>(
    job: JobOptions<Renderer>,
    page: string | undefined,
    draw: (renderer: Renderer, view: View, owner: Owner) => Promise<T>,
  ): Promise<T> {
    const key = job.affinity;
    const pinnedTo = this.renderers.get(key);
    if (pinnedTo) this.assertHeld(pinnedTo, pinnedTo, key, page);
    return this.pool.run({ ...job, pinnedTo }, async (renderer, view) => {
      // The renderer may have died while the job waited: the pool then tries another.
      if (pinnedTo) this.assertHeld(pinnedTo, renderer, key, page);
      const deleted = this.deleted.get(renderer);
      this.deleted.delete(renderer);
      const result = await draw(renderer, view, { key, ...(deleted ? { deleted } : {}) });
      if (result.live) this.renderers.set(key, renderer);
      else this.renderers.delete(key);
      return result;
    });
  }

  /** Lets the page of a deleted phone go with the next call of its renderer. */
  forget(key: string): void {
    const renderer = this.renderers.get(key);
    this.renderers.delete(key);
    this.prune();
    if (renderer?.alive) this.deleted.set(renderer, [...(this.deleted.get(renderer) ?? []), key]);
  }

  private assertHeld(pinnedTo: Renderer, renderer: Renderer, key: string, page = 'its page'): void {
    if (renderer.alive && renderer === pinnedTo) return;
    this.renderers.delete(key);
    throw new ApiError(
      'RENDERER_LOST',
      `The renderer that showed ${page} was lost, and the page's state with it: the next call loads the page anew`,
    );
  }

  private prune(): void {
    for (const renderer of this.deleted.keys()) if (!renderer.alive) this.deleted.delete(renderer);
  }
}
