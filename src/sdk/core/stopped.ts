import type { AnyPhone } from '../../state/phone/index.ts';
import { mayConnect } from './network.ts';
import { stateOf, type Run } from './run.ts';
import { topScreen } from './stack.ts';

/**
 * An app that is stopped by force, or disabled, runs nothing by itself: its timers stay in the phone and none fires. Android keeps
 * such an app from its alarms and jobs until a person opens it, and apps schedule them again when they start.
 */

/** Whether an installed app may run nothing by itself now. */
export function isHeld({ os }: Pick<AnyPhone, 'os'>, app: string): boolean {
  const record = os.installed[app];
  return record !== undefined && (!record.enabled || record.stopped === true);
}

/** Notes what a stopped app holds back. Replies of others to what it sent are not its own. */
export function noteHeld({ os, timers }: Pick<AnyPhone, 'os' | 'timers'>, app: string): void {
  const record = os.installed[app];
  if (!record?.stopped) return;
  const own = Object.values(timers).filter(t => t.app === app && t.effect === undefined);
  if (own.length === 0) delete record.holds;
  else record.holds = own.some(t => t.alarmClock) ? 'alarms' : 'reminders';
}

/** Schedules what an app's data say should wait, where it does not. */
export function scheduleDeclared(run: Run, app: string): void {
  const { timers, clock } = run.phone;
  const declared = run.catalogue.get(app).timers?.(stateOf(run, app), clock) ?? {};
  for (const [id, timer] of Object.entries(declared)) timers[id] ??= { ...timer, app };
}

/** Holds an app's timers until a person opens it. One that is on the screen is open, and stays so. */
export function holdApp(run: Run, app: string): void {
  const record = run.phone.os.installed[app];
  if (!record || topScreen(run.phone)?.app === app) return;
  record.stopped = true;
  noteHeld(run.phone, app);
}

/**
 * Lets an app run again that was stopped by force: its timers fire again. What should have run meanwhile runs as the app says
 * (`missed`); otherwise it runs now, late.
 */
export function wakeApp(run: Run, app: string): void {
  const record = run.phone.os.installed[app];
  if (!record?.stopped) return;
  delete record.stopped;
  delete record.holds;
  if (!isHeld(run.phone, app)) release(run, app);
}

/** Puts right what an app missed while it was held. */
export function release(run: Run, app: string): void {
  const { phone, catalogue } = run;
  const { missed, on } = catalogue.get(app);
  const late = Object.entries(phone.timers).filter(([, t]) => t.app === app && t.at <= phone.clock.now);
  late.sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
  for (const [id, timer] of late) {
    const instead = missed?.[timer.action];
    if (instead === undefined) continue;
    delete phone.timers[id];
    const args = JSON.parse(JSON.stringify(timer.args)) as object;
    if (instead !== null) run.call(app, instead, { ...args, at: timer.at }, 'timer');
  }
  scheduleDeclared(run, app);
  if (on?.online && mayConnect(phone, app)) run.call(app, on.online, {}, 'intent');
}
