import type {
  Callback,
  Device,
  EffectKind,
  EffectWhat,
  Intent,
  Notification,
  Os,
  Permission,
} from '../../state/phone/index.ts';
import type { Formats } from './format.ts';
import type { Providers } from './providers.ts';
import type { Translate, Words } from './words/words.ts';

/**
 * A notification to post. With `ringing` and a `route`, the route opens on a sleeping or locked phone; otherwise the
 * notification stays as a heads-up until it is answered.
 */
export type NewNotification = Pick<Notification, 'channel' | 'tag' | 'title' | 'text'> &
  Partial<Omit<Notification, 'app' | 'at'>> & {
    alarm?: boolean;
    /** From a starred contact. */
    starred?: boolean;
    /** A second call from the same number within 15 minutes. */
    repeated?: boolean;
  };

/** Everything outside its own state that a rule can use. */
export interface Ctx {
  /** App whose rule runs. */
  app: string;
  /** The phone's time, epoch ms. */
  now: number;
  zone: string;
  /** Number in [0, 1) from the phone's own sequence. */
  random(): number;
  /**
   * Number in [0, 1) that follows from these labels and the phone's seed alone, whatever was drawn before: for what others
   * do in answer to an act, such as which reply a friend sends to this text.
   */
  chance(...labels: (string | number)[]): number;
  /**
   * Writes to the ledger that something left the phone, and gives the entry's id. Call it first in the act: what the rule
   * schedules afterwards is then a consequence of it. `to`: numbers, ids of contacts or groups, addresses of pages.
   */
  effect<K extends EffectKind>(kind: K, to: readonly string[], what: EffectWhat<K>): string;
  /** New id such as `msg-4k2j9x0a1b`; never looks like an integer. */
  id(prefix: string): string;
  /**
   * Runs an action of this app at a time (epoch ms) and returns the timer's id. A timer with the same id is replaced.
   * `alarmClock` shows the alarm icon in the status bar, for an alarm that the person set.
   */
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
  /** Runs an action of the phone itself, such as `changeSettings`. System apps only: throws NOT_A_SYSTEM_APP for others. */
  system(action: string, args?: object): void;
  /** Starts another app, the chooser or the share sheet. */
  start(intent: Intent): void;
  /** Opens a screen of this app on top. */
  open(pattern: string, params?: Record<string, string>, args?: unknown): void;
  back(): void;
  /**
   * Opens a screen of this app (a path with its parameters filled in) over the current one, as an alarm or a call does. If it
   * is already open, it moves to the front.
   */
  raise(path: string): void;
  /** Closes every screen of this app with this path, in any task. */
  close(path: string): void;
  /**
   * Closes the screens that this app started for a result which it no longer wants, in any task, as a cashier for an order that was given
   * up: Android's `finishActivity`. The action is not run.
   */
  withdraw(action: string, args: object): void;
  /** Closes the current screen and gives the result to the app that started it. */
  finish(result?: unknown): void;
  /**
   * Starts or stops audio (playing or recording) for this app. One app has audio at a time: the event `audio`
   * tells the previous one to pause.
   */
  audio(on: boolean): void;
  /** Keeps the screen on while this app is shown, for recording or navigation; or stops doing so. */
  screenOn(on: boolean): void;
  toast(text: string): void;
  /**
   * Says words of this app in the phone's language, for what is worded once and stays so: a toast, a notification, the name
   * of a copy. Where a screen can say it, keep values in the state instead.
   */
  words<W extends Words>(words: W): Translate<W>;
  /** Writes dates, times, numbers and money as the phone does now. */
  format: Formats;
  copy(text: string): void;
  /** Whether this app is on the screen with this path on top. */
  showing(path: string): boolean;
  /** Whether this app may connect now. In the background, data saver and battery saver may prevent it. */
  online(): boolean;
  /** Records bytes sent or received, for the mobile data usage. */
  transferred(bytes: number): void;
  allowed(permission: Permission): boolean;
  /** Requests a permission unless it was already decided; then runs `then` with `result: boolean`, at once or when answered. */
  ask(permission: Permission, then: Omit<Callback, 'app'>): void;
  provider<K extends keyof Providers>(name: K): Providers[K] | null;
  device: Readonly<Device>;
  os: Readonly<Os>;
}
