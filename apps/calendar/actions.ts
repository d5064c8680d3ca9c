import { calendars } from './actions/calendars.ts';
import { events } from './actions/events.ts';
import { form } from './actions/form.ts';
import { importing } from './actions/import.ts';

export const actions = { ...events, ...form, ...calendars, ...importing };

export { removeEvent } from './actions/change.ts';
export { draftOf, newDraft } from './draft.ts';
