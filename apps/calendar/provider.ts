import type { CalendarProvider } from '../../src/sdk/core/providers.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { newDraft } from './draft.ts';
import { localOf, shownBetween } from './occurrences.ts';
import { plan } from './reminders.ts';
import { settled } from './actions/change.ts';
import { removeAndTell } from './actions/invitations.ts';
import type { Calendar } from './state.ts';

/** What other apps may do with the calendar. An occurrence of a series has the id of the series. */
export function calendarProvider(state: Calendar, ctx: Ctx): CalendarProvider {
  return {
    add: ({ title, from, to, allDay = false, place = '', notes = '', reminders }) => {
      const id = ctx.id('event');
      const d = newDraft(state, ctx.now, ctx.zone, { title, from, to, allDay, place, notes });
      state.events[id] = {
        ...settled({ ...d, ...(reminders ? { reminders: [...reminders] } : {}) }),
        cancelled: [],
        series: null,
        organiser: null,
        answer: 'yes',
        createdAt: ctx.now,
        editedAt: ctx.now,
      };
      plan(state, ctx);
      return id;
    },
    between: (from, to) =>
      (to <= from
        ? []
        : shownBetween(state, localOf(from, ctx.zone).day - 1, localOf(to, ctx.zone).day + 1, ctx.zone)
      )
        .filter(o => (o.from < to && o.to > from) || (o.from === o.to && o.from >= from && o.from < to))
        .sort((a, b) => a.from - b.from || (a.key < b.key ? -1 : 1))
        .map(o => ({
          id: o.id,
          title: o.event.title,
          from: o.from,
          to: o.to,
          allDay: o.event.allDay,
          place: o.event.place,
          notes: o.event.notes,
          calendar: state.calendars[o.event.calendar]?.name ?? '',
        })),
    remove: id => {
      const event = state.events[id];
      if (!event) return;
      removeAndTell(state, id, event.startDate, 'all', ctx);
      plan(state, ctx);
    },
  };
}
