import { Type } from 'typebox';
import { epochOf, partsAt } from '../../../src/state/clock.ts';
import { isoOf } from '../../../src/state/civil.ts';
import { daysBetween } from '../../../src/state/clock.ts';
import { Filter, MailSettings, UNDO_SECONDS, Vacation, type Postbird } from '../state.ts';
import { mailsOf } from '../select.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { applyFilter, fits } from './arrive.ts';
import { action, say, T } from './shared.ts';

const FilterArgs = Type.Object(Filter.properties, { additionalProperties: false });
/** Searches that are kept. */
const MOST_SEARCHES = 8;

/** A filter as it is kept, or undefined with a word to the owner where it asks for nothing or does nothing. */
function settled(state: Postbird, ctx: Ctx, filter: Filter): Filter | undefined {
  const trimmed: Filter = {
    ...filter,
    from: filter.from.trim(),
    to: filter.to.trim(),
    subject: filter.subject.trim(),
    words: filter.words.trim(),
    label: filter.label !== null && state.labels[filter.label] ? filter.label : null,
  };
  const { from, to, subject, words, hasAttachment, label, archive, star, markRead, delete: bins } = trimmed;
  if (from + to + subject + words === '' && !hasAttachment) {
    ctx.toast(say(ctx)('filterNeedsWhat'));
    return undefined;
  }
  if (label === null && !archive && !star && !markRead && !bins) {
    ctx.toast(say(ctx)('filterNeedsThen'));
    return undefined;
  }
  return trimmed;
}

/** Conversations outside of spam and the bin that a filter is about. */
export const threadsOf = (state: Postbird, filter: Filter): string[] =>
  Object.keys(state.threads).filter(
    id =>
      state.threads[id]!.binnedAt === null &&
      state.threads[id]!.place !== 'spam' &&
      mailsOf(state, id).some(mail => !mail.own && fits(filter, mail)),
  );

function applyToAll(state: Postbird, ctx: Ctx, filter: Filter): void {
  const threads = threadsOf(state, filter);
  for (const id of threads) applyFilter(state, ctx, filter, id);
  ctx.toast(say(ctx)('appliedTo', { count: threads.length }));
}

const isoDay = (ms: number, zone: string): string => {
  const { year, month, day } = partsAt(ms, zone);
  return isoOf(daysBetween(0, epochOf({ year, month, day }, 'UTC'), 'UTC'));
};

/** Filters, the answer of absence, settings. */
export const settingsActions = {
  addFilter: action(
    'Make a filter, and apply it to what is there if that is wished',
    Type.Object({ filter: FilterArgs, toExisting: Type.Optional(Type.Boolean()) }),
    (state, { filter, toExisting }, ctx) => {
      const made = settled(state, ctx, filter);
      if (!made) return;
      state.filters[ctx.id('filter')] = made;
      if (toExisting) applyToAll(state, ctx, made);
      if (ctx.showing('/filter/new')) ctx.back();
    },
  ),
  changeFilter: action(
    'Change a filter',
    Type.Object({ filter: T, to: FilterArgs, toExisting: Type.Optional(Type.Boolean()) }),
    (state, { filter, to, toExisting }, ctx) => {
      const made = state.filters[filter] && settled(state, ctx, to);
      if (!made) return;
      state.filters[filter] = made;
      if (toExisting) applyToAll(state, ctx, made);
      if (ctx.showing(`/filter/${filter}`)) ctx.back();
    },
  ),
  deleteFilter: action('Delete a filter', Type.Object({ filter: T }), (state, { filter }) => {
    delete state.filters[filter];
  }),
  setVacation: action(
    'Change the answer of absence; to turn it on begins a new period',
    Type.Object({ vacation: Type.Partial(Type.Omit(Vacation, ['answered'])) }),
    (state, { vacation }, ctx) => {
      const next = { ...state.vacation, ...vacation };
      if (next.on && next.text.trim() === '') {
        ctx.toast(say(ctx)('vacationNeedsText'));
        return;
      }
      if (next.from !== null && next.until !== null && next.until < next.from) {
        ctx.toast(say(ctx)('endsBeforeStart'));
        return;
      }
      if (next.on && !state.vacation.on) next.answered = [];
      state.vacation = next;
    },
  ),
  setVacationDay: action(
    'Set the first or the last day of absence as it was chosen',
    Type.Object({ which: Type.Union([Type.Literal('from'), Type.Literal('until')]), result: Type.Unknown() }),
    (state, { which, result }, ctx) => {
      if (typeof result !== 'number') return;
      settingsActions.setVacation.run(state, { vacation: { [which]: isoDay(result, ctx.zone) } }, ctx);
    },
  ),
  changeSettings: action(
    'Change settings',
    Type.Object({ settings: Type.Partial(Type.Omit(MailSettings, ['addresses'])) }),
    (state, { settings }) => {
      const { undoSeconds, sendFrom, name } = settings;
      if (undoSeconds !== undefined && !UNDO_SECONDS.includes(undoSeconds as 5)) return;
      if (sendFrom !== undefined && !state.settings.addresses.includes(sendFrom)) return;
      if (name !== undefined && name.trim() === '') return;
      Object.assign(state.settings, settings);
    },
  ),
  remember: action('Keep a search', Type.Object({ query: T }), (state, { query }) => {
    const text = query.trim();
    if (text === '') return;
    state.searches = [text, ...state.searches.filter(s => s !== text)].slice(0, MOST_SEARCHES);
  }),
  forgetSearches: action('Forget recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
  plan: action(
    'Begin to choose a time, or leave it with null',
    Type.Object({ at: Type.Union([Type.Integer(), Type.Null()]) }),
    (state, { at }) => {
      state.planned = at;
    },
  ),
  planDay: action(
    'Choose the day, keeping the time of day',
    Type.Object({ result: Type.Unknown() }),
    (state, { result }, ctx) => {
      if (typeof result !== 'number' || state.planned === null) return;
      const { hour, minute } = partsAt(state.planned, ctx.zone);
      state.planned = epochOf({ ...partsAt(result, ctx.zone), hour, minute, second: 0 }, ctx.zone);
    },
  ),
  planTime: action(
    'Choose the time of day, keeping the day',
    Type.Object({ result: Type.Unknown() }),
    (state, { result }, ctx) => {
      if (typeof result !== 'number' || state.planned === null) return;
      state.planned = epochOf(
        {
          ...partsAt(state.planned, ctx.zone),
          hour: Math.floor(result / 60),
          minute: result % 60,
          second: 0,
        },
        ctx.zone,
      );
    },
  ),
};
