import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { elapsedOf } from '../moments.ts';
import { lapsOf } from '../select.ts';
import type { Clock } from '../state.ts';
import { lapWords } from '../words.ts';
import { action } from './shared.ts';

const None = Type.Object({});
const MOST_LAPS = 99;

/** Puts the notification of the stopwatch to how it is now. */
export function noteStopwatch(state: Clock, ctx: Ctx): void {
  const { startedAt, elapsedMs, laps } = state.stopwatch;
  const button = (id: string, label: string, name: string) => ({ id, label, action: name, args: {} });
  const common = {
    channel: 'stopwatch',
    tag: 'stopwatch',
    title: 'Stopwatch',
    silent: true,
    ongoing: true,
    route: '/stopwatch',
  };
  if (startedAt !== null)
    ctx.notify({
      ...common,
      text: laps.length > 0 ? `Lap ${laps.length + 1}` : 'Running',
      counts: { at: startedAt - elapsedMs, down: false },
      actions: [button('pause', 'Pause', 'pauseStopwatch'), button('lap', 'Lap', 'lap')],
    });
  else if (elapsedMs > 0)
    ctx.notify({
      ...common,
      text: `Paused at ${lapWords(elapsedMs)}`,
      actions: [button('resume', 'Resume', 'startStopwatch'), button('reset', 'Reset', 'resetStopwatch')],
    });
  else ctx.dismiss('stopwatch');
}

export const stopwatchActions = {
  startStopwatch: action('Start the stopwatch, or go on after a pause', None, (state, _, ctx) => {
    if (state.stopwatch.startedAt !== null) return;
    state.stopwatch.startedAt = ctx.now;
    noteStopwatch(state, ctx);
  }),
  pauseStopwatch: action('Pause the stopwatch', None, (state, _, ctx) => {
    if (state.stopwatch.startedAt === null) return;
    state.stopwatch.elapsedMs = elapsedOf(state.stopwatch, ctx.now);
    state.stopwatch.startedAt = null;
    noteStopwatch(state, ctx);
  }),
  lap: action('Take a lap', None, (state, _, ctx) => {
    if (state.stopwatch.startedAt === null) return;
    if (state.stopwatch.laps.length >= MOST_LAPS) {
      ctx.toast('No more laps fit');
      return;
    }
    state.stopwatch.laps.push(elapsedOf(state.stopwatch, ctx.now));
    noteStopwatch(state, ctx);
  }),
  resetStopwatch: action('Put the stopwatch back to zero', None, (state, _, ctx) => {
    state.stopwatch = { startedAt: null, elapsedMs: 0, laps: [] };
    noteStopwatch(state, ctx);
  }),
  shareLaps: action('Share the time and the laps as text', None, (state, _, ctx) => {
    const total = elapsedOf(state.stopwatch, ctx.now);
    if (total === 0) return;
    const laps = lapsOf(state.stopwatch)
      .reverse()
      .map(l => `Lap ${l.number}: ${lapWords(l.lap)} (${lapWords(l.total)})`);
    ctx.start({
      verb: 'SEND',
      mime: 'text/plain',
      title: 'Stopwatch',
      text: [`My time is ${lapWords(total)}`, ...laps].join('\n'),
    });
  }),
};
