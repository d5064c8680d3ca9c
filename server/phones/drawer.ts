import { context } from '@opentelemetry/api';
import type { Action } from '../../src/protocol/action.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { RendererPool } from '../renderers/pool.ts';
import type { Renderer } from '../renderers/renderer.ts';
import { ATTRIBUTES, traced, tracedWait } from '../tracing/spans.ts';
import type { ObservationSpec } from './observation-spec.ts';
import { foregroundOf } from './phone.ts';
import { PinnedPages } from './pinned-pages.ts';
import { render, type RenderOptions, type RenderTimes } from './render.ts';
import type { DrawnStep } from './result.ts';
import type { World } from './world.ts';

export interface DrawOptions {
  signal?: AbortSignal | undefined;
  /** Takes the picture from the page even if it is known. */
  anew?: boolean;
}

/** Draws steps in the renderer pool. It knows trees and renderers, but neither `Phone` nor the cache. */
export class Drawer {
  readonly times: RenderTimes = { steps: 0, drawn: 0, call: 0, picture: 0 };
  private readonly world: World;
  private readonly pages: PinnedPages;
  private readonly options: RenderOptions;
  /** Renderers that have drawn something. */
  private readonly renderers = new Set<Renderer>();

  constructor(pool: Pick<RendererPool, 'run'>, world: World, options: RenderOptions = {}) {
    this.world = world;
    this.options = options;
    this.pages = new PinnedPages(pool);
  }

  /**
   * Draws one step of the phone `key` from `tree`, with the picture from the page if it has to be drawn `anew`. Throws as
   * `PinnedPages.run`.
   */
  draw(
    key: string,
    tree: AnyPhone,
    actions: readonly Action[],
    spec: ObservationSpec,
    { signal, anew = false }: DrawOptions = {},
  ): Promise<DrawnStep> {
    const job = { affinity: key, similarTo: foregroundOf(tree).package, signal };
    // The pool runs tasks on behalf of whoever frees a renderer.
    const caller = context.active();
    const begun = tracedWait('wait for a renderer');
    const drawn = this.pages.run(job, tree.ui.live?.page, (renderer, view, owner) => {
      begun();
      const draw = async (): Promise<DrawnStep> => {
        if (!this.renderers.has(renderer)) this.pruneDead();
        this.renderers.add(renderer);
        return render(renderer, view, this.world, tree, actions, spec, this.times, owner, {
          ...this.options,
          anew,
        });
      };
      return traced('draw', { [ATTRIBUTES.phone]: key }, draw, caller);
    });
    return drawn.finally(begun);
  }

  /** Pictures since the start that were there already: another phone's screen had looked the same. */
  get picturesFound(): number {
    return this.options.pictures?.found ?? 0;
  }

  /** Ids of the phones that a renderer keeps mounted: their next step loads nothing. */
  resident(): Set<string> {
    this.pruneDead();
    return new Set([...this.renderers].flatMap(({ views }) => views.phones()));
  }

  /** Releases what renderers hold for a deleted phone: its view, and its live page. */
  forget(key: string): void {
    for (const { views } of this.renderers) views.release(key);
    this.pages.forget(key);
  }

  private pruneDead(): void {
    for (const renderer of this.renderers) if (!renderer.alive) this.renderers.delete(renderer);
  }
}
