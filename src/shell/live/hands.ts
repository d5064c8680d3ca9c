import { livePages } from '../../sdk/react/live/pages.ts';
import type { collectLive } from './elements.ts';
import type { performLive } from './perform.ts';

/** What is done on pages with a state of their own: loaded with the first of them, so that a phone without one carries nothing of it. */
interface LivePageDriver {
  perform: typeof performLive;
  collect: typeof collectLive;
}

let loaded: LivePageDriver | undefined;

/** Those of the page that is shown; undefined where none is. */
export const livePageDriver = (): LivePageDriver | undefined => (livePages.shown ? loaded : undefined);

export async function loadLivePageDriver(): Promise<void> {
  if (loaded) return;
  const [{ performLive }, { collectLive }] = await Promise.all([
    import('./perform.ts'),
    import('./elements.ts'),
  ]);
  loaded = { perform: performLive, collect: collectLive };
}
