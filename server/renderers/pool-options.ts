import type { Log } from '../log.ts';
import type { BrowserOptions } from './browser.ts';
import type { Stage } from './stages.ts';

export interface PoolOptions extends BrowserOptions {
  /** The page that a renderer opens; a function is called when the first renderer is made. */
  url: string | (() => string);
  /** Pages that can show a phone. Default: two to a core, less where memory is short. */
  renderers?: number;
  /**
   * Chromiums that share the renderers; a crash takes all renderers of one. Default: one to a core, at least 2. The pages of a browser
   * share a process, so while one process waits for a page's script, another can use its core.
   */
  browsers?: number;
  /** Tasks that run at once. Default: two to a core, at most `renderers`. */
  framesInFlight?: number;
  /** Phones that each renderer keeps mounted: a step of one of them draws only what changes. Default 8, less where memory is short. */
  views?: number;
  /** Whether a task whose renderer died is run again on another. Default true. */
  retryOnOther?: boolean;
  /** Tasks of a renderer between two garbage collections. Default 64. */
  collectEvery?: number;
  /** Tasks that may wait for a renderer. Default 10,000. */
  maxQueue?: number;
  /** How long a task may wait for its first renderer, in ms. Default 5 minutes. */
  maxWaitMs?: number;
  /** Receives lost renderers and browsers. Default: none. */
  log?: Log;
}

/** A browser of the pool with its renderers, in the pool's order. */
export interface PoolBrowser {
  index: number;
  running: boolean;
  restarts: number;
  renderers: {
    index: number;
    /** `none` until it is first needed, and after its page died. */
    state: 'busy' | 'idle' | 'none';
    /** Of its last task: what JobOptions names so. */
    affinity: string | undefined;
    restarts: number;
  }[];
}

export interface PoolStats {
  renderers: number;
  /** Browsers that run now. */
  browsers: number;
  /** Renderers that exist now; the others are made when first needed. */
  live: number;
  busy: number;
  idle: number;
  queued: number;
  /** Renderers that hold a phone's task. */
  serving: number;
  /** Most tasks that run at once, and most that wait. */
  framesInFlight: number;
  maxQueue: number;
  tasks: number;
  /** Tasks that were run again. */
  retries: number;
  /** Tasks that no renderer could finish. */
  lost: number;
  restarts: { browsers: number; renderers: number };
  /** Total time for which renderers held a phone's task, in ms. */
  busyMs: number;
  /** The same with the tasks that waited for a free frame or renderer, as far as there are renderers for them. */
  wantedMs: number;
  /** wait (for a renderer), launch, create, task, and in it call and picture; collect. */
  stages: Record<string, Stage>;
}
