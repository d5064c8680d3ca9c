import { isLocked } from '../../src/sdk/core/screen.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Notification } from '../../src/state/phone/os.ts';
import { orderedEntries } from '../../src/state/order.ts';
import { foregroundOf, type Phone } from '../phones/phone.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { hexOf, numberOf, pidOf, SHELL_UID, SYSTEM_PID, uidOf } from './ids.ts';

export const LEVELS = ['V', 'D', 'I', 'W', 'E', 'F'] as const;
export type Level = (typeof LEVELS)[number];
export const BUFFERS = ['main', 'system', 'radio', 'events', 'crash'] as const;
export type LogBuffer = (typeof BUFFERS)[number];

/** One line of the log. `at` is the phone's clock, epoch ms. */
export interface Entry {
  at: number;
  buffer: LogBuffer;
  uid: number;
  pid: number;
  level: Level;
  tag: string;
  text: string;
}

/** Most entries; the oldest are dropped. */
const MAX_ENTRIES = 5_000;
const SYSTEM_UID = 1_000;
const LAUNCH_INTENT = 'act=android.intent.action.MAIN cat=[android.intent.category.LAUNCHER] flg=0x10200000';

const packageOf = ({ app }: Notification): string => catalogue.metas.get(app)?.package ?? app;
/** A notification's number in Android's key of it. */
const idOf = ({ app, tag }: Notification): number => numberOf(`${app} ${tag}`);

/** Log tags of system rules, by a pattern of the rule's name. */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/wifi|network|hotspot/i, 'WifiService'],
  [/bluetooth|device$/i, 'BluetoothManagerService'],
  [/aeroplane|mobiledata|roaming|vpn|generation/i, 'ConnectivityService'],
  [/volume|ringer/i, 'AudioService'],
  [/power|sleep|wake|saver/i, 'PowerManagerService'],
  [/brightness/i, 'DisplayPowerController'],
  [/lock/i, 'KeyguardViewMediator'],
  [/notification|headsup|channel/i, 'NotificationService'],
  [/open|push|pop|replace|finish|home|recents|task|forcestop|intent/i, 'ActivityTaskManager'],
  [/shade|toast/i, 'StatusBarManagerService'],
  [/location|move/i, 'LocationManagerService'],
  [/clock|time|zone|date/i, 'AlarmManager'],
  [/permission/i, 'PermissionManagerService'],
  [/setting|language|keyboard|developer/i, 'SettingsProvider'],
];

/** A system rule's arguments for the log: only booleans and numbers, because texts may be private. */
const publicArgs = (args: unknown): string =>
  Object.entries((args ?? {}) as object)
    .filter(([, value]) => typeof value === 'boolean' || typeof value === 'number')
    .map(([name, value]) => ` ${name}=${String(value)}`)
    .join('');

function entryOf({ app, action, args, cause, at }: PhoneEvent): Entry {
  const meta = catalogue.metas.get(app);
  if (!meta)
    return {
      at,
      buffer: 'system',
      uid: SYSTEM_UID,
      pid: SYSTEM_PID,
      level: 'D',
      tag: SERVICES.find(([named]) => named.test(action))?.[1] ?? 'SystemServer',
      text: `${action}${publicArgs(args)}`,
    };
  return {
    at,
    buffer: 'main',
    uid: uidOf(app),
    pid: pidOf(app),
    level: 'D',
    tag: meta.name.replace(/\s+/g, ''),
    text: cause === 'agent' ? action : `${action} by ${cause}`,
  };
}

/** The focused window; `null` while the screen is off. */
function windowOf(phone: AnyPhone): string {
  if (!phone.ui.awake) return 'null';
  const { package: owner, activity } = foregroundOf(phone);
  const name =
    phone.ui.shade !== 'closed' || isLocked(phone)
      ? 'NotificationShade'
      : activity.replace('/.', `/${owner}.`);
  return `Window{${hexOf(name)} u0 ${name}}`;
}

/** The system services' log lines for the change from `was` to `now`. */
function changes(was: AnyPhone, now: AnyPhone): Entry[] {
  const found: Entry[] = [];
  const system = (tag: string, text: string, level: Level = 'I') =>
    found.push({ at: now.clock.now, buffer: 'system', uid: SYSTEM_UID, pid: SYSTEM_PID, level, tag, text });
  const event = (tag: string, text: string) =>
    found.push({
      at: now.clock.now,
      buffer: 'events',
      uid: SYSTEM_UID,
      pid: SYSTEM_PID,
      level: 'I',
      tag,
      text,
    });
  if (was.ui.awake !== now.ui.awake)
    system(
      'PowerManagerService',
      now.ui.awake
        ? 'Waking up from Asleep (uid=1000, reason=WAKE_REASON_POWER_BUTTON, details=android.policy:POWER)...'
        : 'Going to sleep due to power_button (uid 1000)...',
    );
  if (was.ui !== now.ui) {
    const known = new Set(was.ui.tasks.flatMap(({ stack }) => stack.map(({ id }) => id)));
    const { package: owner, activity } = foregroundOf(now);
    const top = now.ui.tasks.find(({ id }) => id === now.ui.foreground)?.stack.at(-1);
    if (top && !known.has(top.id)) {
      const intent = `{${LAUNCH_INTENT} cmp=${activity}}`;
      system('ActivityTaskManager', `START u0 ${intent} from uid ${uidOf(top.app)}`);
      system('ActivityTaskManager', `Displayed ${activity}: +${180 + (numberOf(activity) % 400)}ms`);
    }
    if (foregroundOf(was).activity !== activity)
      event('wm_set_resumed_activity', `[0,${activity},resumeTopActivity - onActivityStateChanged]`);
    const [before, after] = [windowOf(was), windowOf(now)];
    if (before !== after) {
      system('WindowManager', `Changing focus from ${before} to ${after} displayId=0`);
      event('input_focus', `[Focus entering ${after},reason=UpdateInputWindows]`);
    }
    if (was.ui.keyboard.visible !== now.ui.keyboard.visible)
      system(
        'InputMethodManagerService',
        now.ui.keyboard.visible
          ? `showCurrentInputLocked: client=${owner}`
          : `hideCurrentInputLocked: client=${owner}`,
        'D',
      );
  }
  if (was.os.notifications !== now.os.notifications) {
    for (const [id, note] of orderedEntries(now.os.notifications, (a, b) => a.at - b.at)) {
      if (was.os.notifications[id] !== note)
        event(
          'notification_enqueue',
          `[${uidOf(note.app)},${pidOf(note.app)},${packageOf(note)},${idOf(note)},${note.tag},0,Notification(channel=${note.channel}),0]`,
        );
    }
    for (const [id, note] of orderedEntries(was.os.notifications, (a, b) => a.at - b.at))
      if (!now.os.notifications[id])
        event('notification_canceled', `[0|${packageOf(note)}|${idOf(note)}|${note.tag}|${uidOf(note.app)}]`);
  }
  return found;
}

/**
 * The log of a phone, with times of the phone's clock. It is not part of the phone's state: a fork starts with an empty log, as a device's
 * log is only in the memory of its log daemon.
 */
export class Log {
  #entries: Entry[];
  #was: AnyPhone;
  /** Called with each new line. */
  readonly watchers = new Set<(entry: Entry) => void>();

  constructor(phone: Phone) {
    this.#was = phone.now;
    const boot = { at: phone.now.clock.now, uid: SYSTEM_UID, pid: SYSTEM_PID, level: 'I' as const };
    this.#entries = [
      { ...boot, buffer: 'system', tag: 'SystemServiceManager', text: 'Starting phase 1000' },
      { ...boot, buffer: 'events', tag: 'boot_progress_enable_screen', text: '30000' },
    ];
    phone.listeners.add({
      onChange: ({ events }) => {
        const { now } = phone;
        for (const entry of [...events.map(entryOf), ...changes(this.#was, now)]) this.add(entry);
        this.#was = now;
      },
    });
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > MAX_ENTRIES) this.#entries = this.#entries.slice(-MAX_ENTRIES / 2);
    for (const notify of this.watchers) notify(entry);
  }

  clear(buffers: ReadonlySet<LogBuffer>): void {
    this.#entries = this.#entries.filter(({ buffer }) => !buffers.has(buffer));
  }
}

const logs = new WeakMap<Phone, Log>();

/** The log of a phone. It starts with the first call. */
export function logOf(phone: Phone): Log {
  const log = logs.get(phone) ?? new Log(phone);
  logs.set(phone, log);
  return log;
}

/** A log line of a shell program. */
export const shellEntry = (phone: AnyPhone, level: Level, tag: string, text: string): Entry => ({
  at: phone.clock.now,
  buffer: 'main',
  uid: SHELL_UID,
  pid: 4_711,
  level,
  tag,
  text,
});
