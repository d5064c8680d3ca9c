import { draw } from '../../state/random.ts';
import type { Callback, Device, Intent, Notification, Os, Permission } from '../../state/phone/index.ts';
import { call } from './engine.ts';
import { startIntent } from './intents.ts';
import { backFrom, closeScreens, finishTop, isShowing, pushRoute, raiseScreen } from './navigation.ts';
import { dismissNotification, postNotification, type NewNotification } from './notifications.ts';
import { mayConnect, spend } from './online.ts';
import { hasPermission, requestPermission } from './permissions.ts';
import { providerOf, type Providers } from './providers.ts';
import { RuleError, type Run } from './run.ts';
import { setTimer, showToast } from './timers.ts';

/** All the outside that a rule has. */
export interface Ctx {
  /** App whose rule runs. */
  app: string;
  /** The phone's time, epoch ms. */
  now: number;
  zone: string;
  /** Number in [0, 1) from the phone's own sequence. */
  random(): number;
  /** New id such as `msg-4k2j9x0a1b`; never looks like an integer. */
  id(prefix: string): string;
  /** Runs an action of this app at a time (epoch ms); gives the timer's id. A given id replaces a timer that has it. For an alarm that the person set, `alarmClock` shows in the status bar that there is one. */
  schedule(
    at: number,
    action: string,
    args?: unknown,
    id?: string,
    options?: { alarmClock?: boolean },
  ): string;
  cancel(timer: string): void;
  notify(notification: NewNotification): void;
  dismiss(tag: string): void;
  /** Runs an action of the phone itself, such as `changeSettings`. For system apps: throws NOT_A_SYSTEM_APP for others. */
  system(action: string, args?: object): void;
  /** Starts another app, the chooser or the share sheet. */
  start(intent: Intent): void;
  /** Opens a screen of this app on top. */
  open(pattern: string, params?: Record<string, string>, args?: unknown): void;
  back(): void;
  /** Puts a screen of this app (a filled path) over whatever is on the screen, as a ringing alarm or a call does; where it is open already it comes to the front. */
  raise(path: string): void;
  /** Closes every screen of this app with this path, wherever it is. */
  close(path: string): void;
  /** Closes the screen that runs and hands the result to who asked for it. */
  finish(result?: unknown): void;
  /** Says whether this app plays or records from now on. One does at a time: the event `audio` tells the one that did to pause. */
  audio(on: boolean): void;
  /** Says whether the screen stays on while this app is shown, as one that records or navigates asks for. */
  screenOn(on: boolean): void;
  toast(text: string): void;
  copy(text: string): void;
  /** Whether this app is on the screen with this path on top. */
  showing(path: string): boolean;
  /** Whether this app may connect now: in the background, data and battery saver may keep it from it. */
  online(): boolean;
  /** Tells how many bytes it sent or received, for the count of mobile data. */
  transferred(bytes: number): void;
  allowed(permission: Permission): boolean;
  /** Asks where it was not yet asked; then runs `then` with `result: boolean`, at once or when answered. */
  ask(permission: Permission, then: Omit<Callback, 'app'>): void;
  provider<K extends keyof Providers>(name: K): Providers[K] | null;
  device: Readonly<Device>;
  os: Readonly<Os>;
}

export function ctxFor(run: Run, app: string): Ctx {
  const ctx: Ctx = {
    app,
    get now() {
      return run.phone.clock.now;
    },
    get zone() {
      return run.phone.clock.zone;
    },
    random: () => {
      const { value, next } = draw(run.phone.random);
      run.phone.random = next;
      return value;
    },
    id: prefix =>
      `${prefix}-${Math.floor(ctx.random() * 36 ** 9)
        .toString(36)
        .padStart(9, '0')}`,
    schedule: (at, action, args = {}, id, { alarmClock } = {}) =>
      setTimer(run, id ?? ctx.id('timer'), { at, app, action, args, ...(alarmClock ? { alarmClock } : {}) }),
    cancel: timer => {
      delete run.phone.timers[timer];
    },
    notify: n => postNotification(run, app, n, ctx.id),
    dismiss: tag => dismissNotification(run, app, tag),
    system: (action, args = {}) => {
      if (!run.catalogue.metas.get(app)?.system)
        throw new RuleError('NOT_A_SYSTEM_APP', `${app} is no system app: only those may run ${action}`);
      call(run, 'system', action, args);
    },
    start: intent => startIntent(run, app, intent),
    open: (pattern, params, args) => pushRoute(run, app, pattern, params, args),
    back: () => backFrom(run),
    raise: path => raiseScreen(run, app, path),
    close: path => closeScreens(run, app, path),
    finish: result => finishTop(run, result),
    audio: on => {
      const { os } = run.phone;
      const before = os.audio;
      if (on === (before === app)) return;
      os.audio = on ? app : null;
      const rule = on && before !== null ? run.catalogue.metas.get(before)?.on.audio : undefined;
      if (rule) call(run, before!, rule, {}, 'intent');
    },
    screenOn: on => {
      const { ui } = run.phone;
      const others = (ui.keepsOn ?? []).filter(id => id !== app);
      if (on) ui.keepsOn = [...others, app];
      else if (others.length > 0) ui.keepsOn = others;
      else delete ui.keepsOn;
    },
    toast: text => showToast(run, app, text),
    copy: text => {
      run.phone.os.clipboard = { text, at: run.phone.clock.now };
    },
    showing: path => isShowing(run.phone, app, path),
    online: () => mayConnect(run.phone, app),
    transferred: bytes => spend(run, app, bytes),
    allowed: permission => hasPermission(run.phone, app, permission),
    ask: (permission, then) => requestPermission(run, app, permission, { ...then, app }),
    provider: name => providerOf(run, ctx, name),
    device: run.phone.device,
    os: run.phone.os,
  };
  return ctx;
}

export type { NewNotification, Notification };
