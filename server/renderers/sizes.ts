import { totalmem } from 'node:os';
import { availableCores } from './cores.ts';

const MB = 1024 * 1024;

/** Memory of all browsers by their pages, MB (PSS): measured with 256 phones that step at scale 3. */
const PAGE_MB = 280;
/** What each phone takes that a page keeps mounted, MB. */
const VIEW_MB = 2;
/** Part of the memory that browsers may take; the rest is for the server and others. */
const SHARE = 0.5;
const PAGES_PER_CORE = 2;
/** More phones a page gain nothing: a few phones are all mounted, and hundreds take turns. */
const MOST_VIEWS = 8;

export interface PoolSizes {
  /** Pages that draw. */
  renderers: number;
  browsers: number;
  framesInFlight: number;
  /** Phones that each page keeps mounted. */
  views: number;
}

/**
 * What a pool takes by itself: two pages to a core, so that one draws while the other's picture is encoded; a browser to a core, at least
 * two, so that a crash leaves one; less of all where memory (bytes) is short. `renderers` is their number where the caller has chosen it.
 */
export function poolSizes(
  { cores, memory }: { cores: number; memory: number },
  renderers = Math.min(PAGES_PER_CORE * cores, pagesIn(memory)),
): PoolSizes {
  const left = (SHARE * memory) / MB - renderers * PAGE_MB;
  const affordable = Math.floor(left / (renderers * VIEW_MB));
  return {
    renderers,
    browsers: Math.min(renderers, Math.max(2, cores)),
    framesInFlight: Math.min(renderers, PAGES_PER_CORE * cores),
    views: Math.max(1, Math.min(MOST_VIEWS, affordable)),
  };
}

const pagesIn = (memory: number): number => Math.max(1, Math.floor((SHARE * memory) / MB / PAGE_MB));

/** Cores, and bytes of memory, that this process may use. */
export const thisMachine = (): { cores: number; memory: number } => ({
  cores: availableCores(),
  memory: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});
