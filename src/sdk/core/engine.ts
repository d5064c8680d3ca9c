import { current, isDraft, produce } from 'immer';
import type { AnyPhone } from '../../state/phone/index.ts';
import { checkArgs } from './args.ts';
import { streamOf } from '../../state/random.ts';
import { ctxFor } from './context.ts';
import { assertLedgerKept, noteConsequences } from './effects.ts';
import { RuleError } from './rule-error.ts';
import { stateOf, type Cause, type PhoneEvent, type Run } from './run.ts';
import { isLocked } from './screen.ts';
import { topScreen } from './stack.ts';
import { isHeld, wakeApp } from './stopped.ts';
import { systemActions } from './system/index.ts';
import type { Catalogue } from './app.ts';

export interface Outcome {
  phone: AnyPhone;
  events: PhoneEvent[];
}

/** More timers than this in one advance means that a rule schedules itself for the same instant. */
const MAX_TIMERS = 20_000;

/** Longest screen timeout while battery saver is on, ms. */
const SAVER_SLEEP_MS = 30_000;

/**
 * Arguments as plain data. Arguments stored in the phone (a callback, a notification's button) are part of its draft, and the
 * draft is revoked before anyone reads the events.
 */
function plainData(value: unknown): unknown {
  if (isDraft(value)) return current(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const plain = entries.map(([key, v]) => [key, plainData(v)] as const);
  if (plain.every(([, v], i) => v === entries[i]![1])) return value;
  return Array.isArray(value) ? plain.map(([, v]) => v) : Object.fromEntries(plain);
}

/** Runs one action inside a dispatch under way and records it. */
function call(run: Run, app: string, action: string, given: unknown, cause: Cause): void {
  const args = plainData(given);
  const before = run.cause;
  run.cause = cause;
  run.events.push({ app, action, args, cause, at: run.phone.clock.now });
  if (app === 'system') {
    const rule = systemActions[action];
    if (!rule) throw new RuleError('ACTION_NOT_FOUND', `No system action ${action}`);
    checkArgs(app, action, rule.args, args);
    rule.run(run, args);
  } else {
    const rule = run.catalogue.get(app).actions[action];
    if (!rule) throw new RuleError('ACTION_NOT_FOUND', `App ${app} has no action ${action}`);
    checkArgs(app, action, rule.args, args);
    rule.run(stateOf(run, app), args as never, run.ctx(app));
  }
  run.cause = before;
}

/** A run over a phone that may be changed: a draft, or a copy of its own. What happens is added to `events`. */
export function runOn(
  catalogue: Catalogue,
  phone: AnyPhone,
  cause: Cause = 'agent',
  events: PhoneEvent[] = [],
): Run {
  const run: Run = {
    phone,
    catalogue,
    events,
    cause,
    call: (app, action, args, why = run.cause) => call(run, app, action, args, why),
    ctx: app => ctxFor(run, app),
  };
  return run;
}

/** The app on the screen; null on the launcher, in recents, and while the phone is locked or asleep. */
function appInSight(phone: AnyPhone): string | null {
  return phone.ui.awake && !phone.ui.recents && !isLocked(phone) ? (topScreen(phone)?.app ?? null) : null;
}

/** Runs the `hidden` rule of the app that left the screen since `before`, as Android stops a hidden activity. */
function notifyHidden(run: Run, before: string | null): void {
  if (before === null || appInSight(run.phone) === before || !run.phone.os.installed[before]) return;
  if (isHeld(run.phone, before)) return;
  const rule = run.catalogue.metas.get(before)?.on.hidden;
  if (rule) run.call(before, rule, {}, 'intent');
}

/** Dispatches one action on a phone. Throws AppNotLoaded or RuleError; the phone is then unchanged. */
export function dispatch(
  catalogue: Catalogue,
  phone: AnyPhone,
  app: string,
  action: string,
  args: unknown,
  cause: Cause = 'agent',
): Outcome {
  const events: PhoneEvent[] = [];
  const before = appInSight(phone);
  const next = produce(phone, draft => {
    const run = runOn(catalogue, draft as AnyPhone, cause, events);
    // Whoever uses an app has opened it.
    wakeApp(run, app);
    run.call(app, action, args);
    notifyHidden(run, before);
  });
  assertLedgerKept(phone, next);
  return { phone: next, events };
}

/**
 * Random numbers of a timer. They follow from the timer, not from what was drawn before, so that what happens by itself
 * happens in the same way whatever an agent does meanwhile. The offset tells a time that is lived twice, after the clock was
 * set back.
 */
const streamOfTimer = ({ random, os }: AnyPhone, id: string, at: number) =>
  streamOf(random.seed, 'timer', id, at, os.settings.timeOffsetMs);

/** Fires a timer, at its time. */
function fire(catalogue: Catalogue, phone: AnyPhone, id: string, events: PhoneEvent[]): AnyPhone {
  const timer = phone.timers[id]!;
  const before = appInSight(phone);
  const after = produce(phone, draft => {
    delete draft.timers[id];
    if (timer.at > draft.clock.now) draft.clock.now = timer.at;
    if (timer.app !== 'system' && !draft.os.installed[timer.app]) return;
    const run = runOn(catalogue, draft as AnyPhone, 'timer', events);
    run.random = streamOfTimer(phone, id, timer.at);
    if (timer.effect !== undefined) run.effect = timer.effect;
    run.call(timer.app, timer.action, JSON.parse(JSON.stringify(timer.args)), 'timer');
    notifyHidden(run, before);
  });
  assertLedgerKept(phone, after);
  return timer.effect === undefined ? after : noteConsequences(phone, after, timer.effect);
}

/** Id of the next timer due at or before `to`, in the order of (at, id). */
function nextDue(phone: AnyPhone, to: number): string | undefined {
  let best: string | undefined;
  for (const id in phone.timers) {
    const { at, app } = phone.timers[id]!;
    if (at > to || isHeld(phone, app)) continue;
    const bestAt = best === undefined ? Infinity : phone.timers[best]!.at;
    if (at < bestAt || (at === bestAt && id < best!)) best = id;
  }
  return best;
}

/** When the screen turns off by itself, epoch ms; Infinity while it stays on. Battery saver shortens the timeout, as Android's does. */
function sleepsAt({ device, os, ui, clock }: AnyPhone): number {
  if (!ui.awake || (os.settings.developer.stayAwake && device.battery.charging)) return Infinity;
  // A phone that rings keeps its screen on.
  for (const id in os.notifications) if (os.notifications[id]!.ringing) return Infinity;
  if (ui.keepsOn?.includes(ui.tasks.find(t => t.id === ui.foreground)?.stack.at(-1)?.app ?? ''))
    return Infinity;
  // After the clock was set back, the last use may lie in the future: count it as now.
  return (
    Math.min(clock.usedAt ?? clock.now, clock.now) +
    (device.batterySaver ? Math.min(os.settings.sleepMs, SAVER_SLEEP_MS) : os.settings.sleepMs)
  );
}

/**
 * Moves the clock to `to` (epoch ms, not before now), firing the timers due in between, each with `now` at its own time.
 * A timer of an app that is not
 * installed is dropped; one of an app that is disabled or was stopped by force waits. An idle screen turns off when its timeout has passed.
 */
export function advance(catalogue: Catalogue, phone: AnyPhone, to: number): Outcome {
  const events: PhoneEvent[] = [];
  let at = phone;
  if (at.clock.usedAt === undefined && to > at.clock.now)
    at = produce(at, draft => {
      draft.clock.usedAt = draft.clock.now;
    });
  for (let n = 0; ; n++) {
    const due = nextDue(at, to);
    const sleep = sleepsAt(at);
    if (sleep <= to && (due === undefined || sleep <= at.timers[due]!.at)) {
      const before = appInSight(at);
      at = produce(at, draft => {
        draft.clock.now = Math.max(draft.clock.now, sleep);
        const run = runOn(catalogue, draft as AnyPhone, 'timer', events);
        run.call('system', 'sleep', {}, 'timer');
        notifyHidden(run, before);
      });
      continue;
    }
    if (due === undefined) break;
    if (n > MAX_TIMERS) throw new RuleError('TIMERS_RUNAWAY', `Timer ${due} keeps firing`);
    at = fire(catalogue, at, due, events);
  }
  if (to > at.clock.now)
    at = produce(at, draft => {
      draft.clock.now = to;
    });
  return { phone: at, events };
}
