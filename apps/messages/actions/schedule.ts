import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { addDays, epochOf, partsAt, startOfDay } from '../../../src/state/clock.ts';
import type { Messages } from '../state.ts';
import { canonicalAll, keyOf } from '../text.ts';
import { action, closedReason, send } from './shared.ts';

const T = Type.String();
const OnScheduled = Type.Object({ scheduled: T });
const timer = (id: string) => `messages-scheduled-${id}`;

/** Times that are offered: this evening where it is not yet evening, tomorrow morning and afternoon. */
export function offeredTimes(now: number, zone: string): { label: string; at: number }[] {
  const on = (days: number, hour: number) =>
    epochOf({ ...partsAt(addDays(startOfDay(now, zone), days, zone), zone), hour }, zone);
  const evening = on(0, 18);
  return [
    ...(evening > now ? [{ label: 'Later today', at: evening }] : []),
    { label: 'Tomorrow morning', at: on(1, 8) },
    { label: 'Tomorrow afternoon', at: on(1, 13) },
  ];
}

function cancel(state: Messages, ctx: Ctx, id: string): void {
  delete state.scheduled[id];
  ctx.cancel(timer(id));
}

function sendIt(state: Messages, ctx: Ctx, id: string): void {
  const found = state.scheduled[id];
  if (!found) return;
  cancel(state, ctx, id);
  send(state, ctx, found.people, found.text);
}

/** Texts that are sent later. */
export const scheduleActions = {
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
  schedule: action(
    'Have a text sent to people at a time',
    Type.Object({ to: Type.Array(T, { minItems: 1 }), text: T, at: Type.Integer() }),
    (state, { to, text, at }, ctx) => {
      const people = canonicalAll(to);
      if (people.length === 0 || text.trim() === '') return;
      if (at <= ctx.now) {
        ctx.toast('Choose a time that is still to come');
        return;
      }
      const closed = closedReason(people, n => ctx.provider('calls')?.isBlocked(n) ?? false);
      if (closed) {
        ctx.toast(closed);
        return;
      }
      const id = ctx.id('later');
      state.scheduled[id] = { people, text: text.trim(), at };
      ctx.schedule(at, 'sendScheduled', { scheduled: id }, timer(id));
      delete state.drafts[keyOf(people)];
      state.planned = null;
    },
  ),
  reschedule: action(
    'Change the text or the time of one that waits',
    Type.Object({ scheduled: T, text: Type.Optional(T), at: Type.Optional(Type.Integer()) }),
    (state, { scheduled, text, at }, ctx) => {
      const found = state.scheduled[scheduled];
      if (!found) return;
      if (at !== undefined && at <= ctx.now) {
        ctx.toast('Choose a time that is still to come');
        return;
      }
      if (text !== undefined && text.trim() !== '') found.text = text.trim();
      if (at !== undefined) {
        found.at = at;
        ctx.schedule(at, 'sendScheduled', { scheduled }, timer(scheduled));
      }
      state.planned = null;
    },
  ),
  cancelScheduled: action('Do not send it', OnScheduled, (state, { scheduled }, ctx) => {
    if (state.scheduled[scheduled]) {
      cancel(state, ctx, scheduled);
      ctx.toast('Scheduled message deleted');
    }
  }),
  sendNow: action('Send one that waits at once', OnScheduled, (state, { scheduled }, ctx) =>
    sendIt(state, ctx, scheduled),
  ),
  sendScheduled: action('The time of a scheduled text has come', OnScheduled, (state, { scheduled }, ctx) =>
    sendIt(state, ctx, scheduled),
  ),
};
