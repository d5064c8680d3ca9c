import { changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../../bench/cli/screens/scene.ts';

const ONE = '/event/event-dentist/2026-03-24';
const SERIES = '/event/event-spanish/2026-03-16';
const EDIT = '/edit/event-dentist/2026-03-24';
const EDIT_SERIES = '/edit/event-spanish/2026-03-16';
const OWN = '/calendar/calendar-family';


const dialogs: readonly DialogRow[] = [
  ['/', 'Views and calendars', ['button/menu']],
  [ONE, 'More options', ['button/more-options']],
];

export const scenes: AppScenes = {
  params: {
    event: ({ apps: { calendar } }) => oneOfEach(calendar.events, e => `${e.allDay} ${e.repeat === null} ${e.organiser === null} ${e.answer}`),
  },
};
