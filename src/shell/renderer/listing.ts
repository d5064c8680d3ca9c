import { livePages } from '../../sdk/react/live/pages.ts';
import { collect, type Listing } from '../elements/collect.ts';
import type { Page } from './settle.ts';

/** What of the window decides how text is laid out. */
const windowNow = (): string => `${innerWidth} ${innerHeight} ${devicePixelRatio}`;

/** Lists what is on the screen, and keeps the list for a step that names one of its elements. */
export function list(page: Page): Listing {
  const { elements, nodes } = collect(page.store, page.root);
  page.listing = { elements, nodes, phone: page.store.phone, window: windowNow() };
  return page.listing;
}

/**
 * The last listing, where the screen is still as it was: the phone is the same and shown whole. Undefined for a screen with a page that
 * has a state of its own.
 */
export function listedAlready({ listing, store, settled }: Page): Listing | undefined {
  const isSame = listing?.phone === store.phone && settled === store.phone && listing.window === windowNow();
  return isSame && !livePages.wanted ? listing : undefined;
}
