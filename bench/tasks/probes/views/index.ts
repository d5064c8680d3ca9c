import { calls } from './calls.ts';
import { events } from './events.ts';
import { files, media } from './files.ts';
import { people } from './people.ts';
import { settings } from './settings.ts';
import { texts } from './texts.ts';
import type { View } from './view.ts';

export { databaseViews, tablesOf } from './database.ts';
export type { Reading, Seen, View } from './view.ts';

/** What any Android shows by its shell and its providers: the least access first. Databases of apps come after these. */
export const views: readonly View[] = [...settings, files, texts, calls, people, events, media];
