import { calendars } from './actions/calendars.ts';
import { events } from './actions/events.ts';
import { form } from './actions/form.ts';

export const actions = { ...events, ...form, ...calendars };

export { removeEvent } from './actions/change.ts';
