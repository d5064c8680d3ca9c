import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { due, leftOf, MINUTE, phaseOf } from '../moments.ts';
import type { Clock } from '../state.ts';
import { countWords, timerName } from '../words.ts';
import { action } from './shared.ts';

const { Object: Obj, String: Str, Integer: Int, Optional: Opt } = Type;
const Which = Obj({ timer: Str() });
const MOST_LABEL = 80;

const pathOf = (timer: string): string => `/time-up/${timer}`;

/** Puts the notification of a timer, and what waits for it, to how it is now. */
export function noteTimer(state: Clock, id: string, ctx: Ctx): void {
  ctx.cancel(due.timer(id));
  const timer = state.timers[id];
  const phase = timer ? phaseOf(timer, ctx.now) : 'reset';
  if (phase !== 'ringing') ctx.close(pathOf(id));
  if (!timer || phase === 'reset') {
    ctx.dismiss(`timer-${id}`);
    return;
  }
  const button = (key: string, label: string, name: string) => ({
    id: key,
    label,
    action: name,
    args: { timer: id },
  });
  const more = button('more', '+1 min', 'addMinute');
  const common = { channel: 'timers', tag: `timer-${id}`, title: timerName(timer), ongoing: true };
  if (phase === 'running') {
    ctx.schedule(timer.endsAt!, 'timerEnds', { timer: id }, due.timer(id));
    ctx.notify({
      ...common,
      text: 'Timer is running',
      silent: true,
      counts: { at: timer.endsAt!, down: true },
      route: '/timers',
      actions: [button('pause', 'Pause', 'pauseTimer'), more],
    });
  } else if (phase === 'ringing') {
    ctx.notify({
      ...common,
      text: 'Time’s up',
      ringing: 'alarm',
      alarm: true,
      counts: { at: timer.endsAt!, down: true },
      route: pathOf(id),
      actions: [button('stop', 'Stop', 'stopTimer'), more],
    });
  } else
    ctx.notify({
      ...common,
      text: `Paused with ${countWords(timer.leftMs)} left`,
      silent: true,
      route: '/timers',
      actions: [button('resume', 'Resume', 'startTimer'), button('reset', 'Reset', 'stopTimer')],
    });
}

/** Puts a timer back to its length. */
export function resetTimer(state: Clock, id: string, ctx: Ctx): void {
  const timer = state.timers[id];
  if (!timer) return;
  Object.assign(timer, { endsAt: null, leftMs: timer.lengthMs, addedMs: 0 });
  noteTimer(state, id, ctx);
}

export const timerActions = {
  addTimer: action(
    'Make a timer and start it',
    Obj({ lengthMs: Int({ minimum: 1000, maximum: 359_999_000 }), label: Opt(Str()) }),
    (state, { lengthMs, label = '' }, ctx) => {
      const id = ctx.id('timer');
      state.timers[id] = {
        label: label.trim().slice(0, MOST_LABEL),
        lengthMs,
        addedMs: 0,
        leftMs: lengthMs,
        endsAt: ctx.now + lengthMs,
        createdAt: ctx.now,
      };
      noteTimer(state, id, ctx);
    },
  ),
  startTimer: action('Start a timer, or go on after a pause', Which, (state, { timer: id }, ctx) => {
    const timer = state.timers[id];
    if (!timer || timer.endsAt !== null) return;
    timer.endsAt = ctx.now + timer.leftMs;
    noteTimer(state, id, ctx);
  }),
  pauseTimer: action('Pause a timer that runs', Which, (state, { timer: id }, ctx) => {
    const timer = state.timers[id];
    if (!timer || phaseOf(timer, ctx.now) !== 'running') return;
    timer.leftMs = leftOf(timer, ctx.now);
    timer.endsAt = null;
    noteTimer(state, id, ctx);
  }),
  addMinute: action(
    'Give a timer a minute more; one that rings runs again',
    Which,
    (state, { timer: id }, ctx) => {
      const timer = state.timers[id];
      if (!timer) return;
      const phase = phaseOf(timer, ctx.now);
      timer.addedMs += MINUTE;
      if (phase === 'ringing') {
        timer.leftMs = MINUTE;
        timer.endsAt = ctx.now + MINUTE;
      } else if (phase === 'running') timer.endsAt! += MINUTE;
      else timer.leftMs += MINUTE;
      noteTimer(state, id, ctx);
    },
  ),
  stopTimer: action('Stop a timer, or put it back to its length', Which, (state, { timer }, ctx) =>
    resetTimer(state, timer, ctx),
  ),
  setTimerLabel: action(
    'Say what a timer is for',
    Obj({ timer: Str(), label: Str() }),
    (state, { timer: id, label }, ctx) => {
      const timer = state.timers[id];
      if (!timer) return;
      timer.label = label.trim().slice(0, MOST_LABEL);
      noteTimer(state, id, ctx);
    },
  ),
  deleteTimer: action('Delete a timer', Which, (state, { timer: id }, ctx) => {
    if (!state.timers[id]) return;
    delete state.timers[id];
    noteTimer(state, id, ctx);
  }),
  timerEnds: action('A timer has run out and rings', Which, (state, { timer }, ctx) =>
    noteTimer(state, timer, ctx),
  ),
};
