import { takeAudio } from './audio.ts';
import { partsAt } from '../../state/clock.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Run } from './run.ts';
import type { NewNotification } from './ctx.ts';
import { raiseScreen } from './navigation.ts';
import { isHeld } from './stopped.ts';
import { HEADS_UP_MS, setTimer } from './timers.ts';

/** Whether do not disturb holds now, by hand or by its schedule (which may pass midnight and belongs to the day it starts). */
export function isSilenced(phone: AnyPhone): boolean {
  const { on, schedule } = phone.os.settings.doNotDisturb;
  if (on) return true;
  if (!schedule.on) return false;
  const p = partsAt(phone.clock.now, phone.clock.zone);
  const minute = p.hour * 60 + p.minute;
  const startsOn = (day: number) => schedule.days.includes((day + 7) % 7);
  if (schedule.from <= schedule.to)
    return minute >= schedule.from && minute < schedule.to && startsOn(p.weekday);
  return (
    (minute >= schedule.from && startsOn(p.weekday)) || (minute < schedule.to && startsOn(p.weekday - 1))
  );
}

/** Pauses the app that plays or records, so that only the ringing app is heard. */
function pauseOtherAudio(run: Run, app: string): void {
  if (run.phone.os.audio !== app) takeAudio(run);
}

/**
 * Puts a notification in the shade, in place of one with the same tag. It comes over the screen unless the app or channel is
 * muted or may not notify (then nothing is posted), do not disturb holds without an exception for it, it
 * asks for silence, or the shade is open.
 */
export function postNotification(
  run: Run,
  app: string,
  n: NewNotification,
  newId: (prefix: string) => string,
): void {
  const { phone } = run;
  const record = phone.os.installed[app];
  if (
    !record ||
    isHeld(phone, app) ||
    !record.notifications ||
    phone.os.permissions[app]?.notifications === 'never' ||
    record.mutedChannels.includes(n.channel)
  )
    return;
  const { alarm, starred, repeated, ...rest } = n;
  const { allowAlarms, allowStarred, allowRepeat } = phone.os.settings.doNotDisturb;
  const quiet =
    isSilenced(phone) && !(alarm && allowAlarms) && !(starred && allowStarred) && !(repeated && allowRepeat);
  const id =
    Object.keys(phone.os.notifications).find(key => {
      const o = phone.os.notifications[key]!;
      return o.app === app && o.tag === n.tag;
    }) ?? newId('note');
  const silent = (n.silent ?? false) || quiet;
  if (n.ringing && !quiet) pauseOtherAudio(run, app);
  phone.os.notifications[id] = { ongoing: false, actions: [], ...rest, app, at: phone.clock.now, silent };
  if (silent) return;
  if (n.ringing && n.route && (!phone.ui.awake || phone.ui.locked)) {
    raiseScreen(run, app, n.route);
    return;
  }
  if (phone.ui.shade !== 'closed' || !phone.ui.awake) return;
  // A later notification does not replace a ringing one.
  const shown = phone.ui.headsUp === null ? undefined : phone.os.notifications[phone.ui.headsUp];
  if (shown?.ringing && !n.ringing) return;
  phone.ui.headsUp = id;
  if (n.ringing) {
    delete phone.timers['system-heads-up'];
    return;
  }
  setTimer(run, 'system-heads-up', {
    at: phone.clock.now + HEADS_UP_MS,
    app: 'system',
    action: 'hideHeadsUp',
    args: {},
  });
}

export function removeNotification(phone: AnyPhone, id: string): void {
  delete phone.os.notifications[id];
  delete phone.ui.surfaces[`note:${id}`];
  if (phone.ui.headsUp === id) phone.ui.headsUp = null;
}

export function dismissNotification(run: Run, app: string, tag: string): void {
  for (const [id, n] of Object.entries(run.phone.os.notifications))
    if (n.app === app && n.tag === tag) removeNotification(run.phone, id);
}
