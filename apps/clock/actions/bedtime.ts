import { Type } from 'typebox';
import { MINUTE, sleepMinutes } from '../moments.ts';
import { lengthWords, timeWords } from '../words.ts';
import { begin, end, refreshBedtime } from './night.ts';
import { action, h24, refresh } from './shared.ts';

const { Object: Obj, Boolean: Bool, Integer: Int, Optional: Opt, Null, Union } = Type;
const None = Obj({});

export const bedtimeActions = {
  setBedtime: action('Use the bedtime schedule or not', Obj({ on: Bool() }), (state, { on }, ctx) => {
    const { bedtime } = state;
    if (bedtime.on === on) return;
    bedtime.on = on;
    if (!on) {
      end(state, ctx);
      ctx.dismiss('bed-reminder');
    }
    refresh(state, bedtime.alarm, ctx);
  }),
  setBedtimeAt: action(
    'Change the bedtime',
    Obj({ result: Int({ minimum: 0, maximum: 1439 }) }),
    (state, { result }, ctx) => {
      state.bedtime.from = result;
      refreshBedtime(state, ctx);
    },
  ),
  setWakeTime: action(
    'Change the wake-up time',
    Obj({ result: Int({ minimum: 0, maximum: 1439 }) }),
    (state, { result }, ctx) => {
      const wake = state.alarms[state.bedtime.alarm];
      if (!wake) return;
      wake.time = result;
      wake.skip = null;
      refresh(state, state.bedtime.alarm, ctx);
      // The schedule goes by it also where no alarm rings.
      refreshBedtime(state, ctx);
    },
  ),
  setReminder: action(
    'Choose how long before bedtime the phone reminds; null for never',
    Obj({ minutes: Union([Int({ minimum: 0, maximum: 120 }), Null()]) }),
    (state, { minutes }, ctx) => {
      state.bedtime.reminder = minutes;
      refreshBedtime(state, ctx);
    },
  ),
  setBedtimeMode: action(
    'Choose what bedtime mode turns on',
    Obj({ doNotDisturb: Opt(Bool()), darkTheme: Opt(Bool()) }),
    (state, mode, ctx) => {
      const active = state.bedtime.held !== null;
      if (active) end(state, ctx);
      Object.assign(state.bedtime, mode);
      if (active) begin(state, ctx);
    },
  ),
  remindBedtime: action('Bedtime is near', None, (state, _, ctx) => {
    const { bedtime } = state;
    const wake = state.alarms[bedtime.alarm];
    if (!bedtime.on || !wake) return;
    const sleep = lengthWords(sleepMinutes(bedtime.from, wake.time) * MINUTE);
    ctx.notify({
      channel: 'bedtime',
      tag: 'bed-reminder',
      title: bedtime.reminder ? `Bedtime in ${bedtime.reminder} minutes` : 'It’s bedtime',
      text: `${timeWords(bedtime.from, h24(ctx))} to ${timeWords(wake.time, h24(ctx))}, ${sleep} of sleep`,
      route: '/bedtime',
    });
    refreshBedtime(state, ctx);
  }),
  startBedtime: action('It is bedtime', None, (state, _, ctx) => {
    begin(state, ctx);
    refreshBedtime(state, ctx);
  }),
  wake: action('The night is over', None, (state, _, ctx) => {
    end(state, ctx);
    ctx.dismiss('bed-reminder');
    refreshBedtime(state, ctx);
  }),
  endBedtime: action('Turn bedtime mode off for this night', None, (state, _, ctx) => end(state, ctx)),
};
