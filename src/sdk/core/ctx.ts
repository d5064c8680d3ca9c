import type { Callback, Device, Intent, Notification, Os, Permission } from '../../state/phone/index.ts';
import type { Providers } from './providers.ts';

/** With `ringing` and a `route`, the route opens over a phone that sleeps or is locked; elsewhere it stays as a heads-up until it is answered. */
export type NewNotification = Pick<Notification, 'channel' | 'tag' | 'title' | 'text'> &
  Partial<Omit<Notification, 'app' | 'at'>> & {
    alarm?: boolean;
    /** From someone whom the person has starred. */ starred?: boolean;
    /** A second call of a number within a quarter of an hour. */ repeated?: boolean;
  };

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
