import { livePages } from '../../sdk/react/live/pages.ts';
import type { collectLive } from './elements.ts';
import type { performLive } from './perform.ts';

/**
 * Actions and elements of live pages (pages with a state of their own). Loaded with the first such page, so
 * that other phones do not pay for it.
 */
interface LivePageDriver {
  perform: typeof performLive;
  collect: typeof collectLive;
}

let loaded: LivePageDriver | undefined;

/** The driver of the live page on the screen; undefined where there is none. */
export const livePageDriver = (): LivePageDriver | undefined => (livePages.shown ? loaded : undefined);

export async function loadLivePageDriver(): Promise<void> {
  if (loaded) return;
  const [{ performLive }, { collectLive }] = await Promise.all([
    import('./perform.ts'),
    import('./elements.ts'),
  ]);
  loaded = { perform: performLive, collect: collectLive };
}
