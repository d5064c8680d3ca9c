import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { Calendar as Schema, CalendarRow, type Calendar } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { draftOf, homeOf } from '../draft.ts';
import { tell } from './invitations.ts';
import { action, change } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool } = Type;
const Colour = CalendarRow.properties.colour;

/** A name that may be given; undefined, and words why, where it may not. */
function nameFor(state: Calendar, name: string, but: string | null, ctx: Ctx): string | undefined {
  const words = name.trim();
  if (words === '') {
    ctx.toast('A calendar needs a name');
    return undefined;
  }
  if (
    Object.entries(state.calendars).some(
      ([id, c]) => id !== but && c.name.toLowerCase() === words.toLowerCase(),
    )
  ) {
    ctx.toast(`There is a calendar ${words} already`);
    return undefined;
  }
  return words;
}

export const calendars = {
  addCalendar: action(
    'Add a calendar',
    Obj({ name: Str(), colour: Colour }),
    (state, { name, colour }, ctx) => {
      const words = nameFor(state, name, null, ctx);
      if (words === undefined) return;
      state.calendars[ctx.id('calendar')] = {
        name: words,
        colour,
        kind: 'own',
        visible: true,
        createdAt: ctx.now,
      };
      ctx.toast(`${words} added`);
    },
  ),
  renameCalendar: action(
    'Rename a calendar',
    Obj({ calendar: Str(), name: Str() }),
    (state, { calendar, name }, ctx) => {
      const row = state.calendars[calendar];
      const words = row?.kind === 'own' ? nameFor(state, name, calendar, ctx) : undefined;
      if (row && words !== undefined) row.name = words;
    },
  ),
  colourCalendar: action(
    'Give a calendar another colour',
    Obj({ calendar: Str(), colour: Colour }),
    (state, { calendar, colour }) => {
      if (state.calendars[calendar]) state.calendars[calendar].colour = colour;
    },
  ),
  showCalendar: change(
    'Show or hide a calendar',
    Obj({ calendar: Str(), visible: Bool() }),
    (state, { calendar, visible }) => {
      if (state.calendars[calendar]) state.calendars[calendar].visible = visible;
    },
  ),
  deleteCalendar: change(
    'Delete a calendar with its events',
    Obj({ calendar: Str() }),
    (state, { calendar }, ctx) => {
      const row = state.calendars[calendar];
      if (!row) return;
      if (row.kind !== 'own') {
        ctx.toast(`${row.name} can’t be deleted`);
        return;
      }
      if (Object.values(state.calendars).filter(c => c.kind === 'own').length < 2) {
        ctx.toast('One calendar of your own has to stay');
        return;
      }
      for (const [id, e] of orderedEntries(state.events)) {
        if (e.calendar !== calendar) continue;
        if (e.organiser === null) tell('cancel', e.guests, draftOf(e, e.startDate), 'all', ctx);
        delete state.events[id];
      }
      delete state.calendars[calendar];
      state.settings.calendar = homeOf(state);
      ctx.close(`/calendar/${calendar}`);
      ctx.toast(`${row.name} deleted`);
    },
  ),
  changeSettings: action(
    'Change settings of the calendar',
    Obj({ settings: Type.Partial(Schema.properties.settings) }),
    (state, { settings }) => {
      if (settings.calendar !== undefined && state.calendars[settings.calendar]?.kind !== 'own') return;
      Object.assign(state.settings, settings);
    },
  ),
};
