import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { due, dueOfBedtime, isNight } from '../moments.ts';
import type { Clock } from '../state.ts';
import { timeWords } from '../words.ts';

/** Bedtime mode: what was chosen is turned on, and what that changes is kept, to be put back on waking. */
export function begin(state: Clock, ctx: Ctx): void {
  const { bedtime } = state;
  if (
    !isNight(state, ctx.now, ctx.zone) ||
    bedtime.held !== null ||
    !(bedtime.doNotDisturb || bedtime.darkTheme)
  )
    return;
  const { theme, doNotDisturb, clock24 } = ctx.os.settings;
  bedtime.held = {
    doNotDisturb: bedtime.doNotDisturb && !doNotDisturb.on,
    theme: bedtime.darkTheme && theme !== 'dark' ? theme : null,
  };
  if (bedtime.held.doNotDisturb) ctx.system('changeSettings', { settings: { doNotDisturb: { on: true } } });
  if (bedtime.held.theme !== null) ctx.system('changeSettings', { settings: { theme: 'dark' } });
  const text = `Until ${timeWords(state.alarms[bedtime.alarm]!.time, clock24)}`;
  ctx.notify({
    channel: 'bedtime',
    tag: 'bedtime',
    title: 'Bedtime mode is on',
    text,
    silent: true,
    ongoing: true,
    route: '/bedtime',
    actions: [{ id: 'off', label: 'Turn off', action: 'endBedtime', args: {} }],
  });
}

export function end(state: Clock, ctx: Ctx): void {
  const { held } = state.bedtime;
  ctx.dismiss('bedtime');
  if (held === null) return;
  state.bedtime.held = null;
  if (held.doNotDisturb) ctx.system('changeSettings', { settings: { doNotDisturb: { on: false } } });
  // Keep a theme that the user chose during the night.
  if (held.theme !== null && ctx.os.settings.theme === 'dark')
    ctx.system('changeSettings', { settings: { theme: held.theme } });
}

/** Puts what waits for the schedule to how it is now; bedtime mode ends where it is no night any more. */
export function refreshBedtime(state: Clock, ctx: Ctx): void {
  for (const timer of [due.remind, due.sleep, due.wake]) ctx.cancel(timer);
  for (const [id, { at, action, args }] of Object.entries(dueOfBedtime(state, ctx.now, ctx.zone)))
    ctx.schedule(at, action, args, id);
  if (state.bedtime.held !== null && !isNight(state, ctx.now, ctx.zone)) end(state, ctx);
}
