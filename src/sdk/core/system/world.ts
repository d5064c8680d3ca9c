import type {
  AppRecord,
  Device,
  Grant,
  LauncherItem,
  Os,
  Permission,
  PhoneBase,
} from '../../../state/phone/index.ts';
import { defaultStart } from '../../../state/clock.ts';
import type { AppMeta } from '../app.ts';
import { newAppRecord } from './app-record.ts';
import { binEnds } from '../storage.ts';
import { world } from './world-data.ts';

export const ZONE = 'Europe/London';

/** Order in which apps stand on the home screen; those not named follow by name. */
const FIRST = [
  'chat',
  'wallet',
  'video',
  'journal',
  'microblog',
  'forum',
  'shop',
  'music',
  'notes',
  'settings',
  'answers',
  'camera',
  'gallery',
  'files',
  'calendar',
  'clock',
];
const DOCK = ['phone', 'messages', 'chat', 'browser', 'camera', 'notes', 'settings', 'answers'];

const device: Device = {
  screen: { width: 1080, height: 2400, scale: 3 },
  orientation: 'portrait',
  model: world.model,
  radios: world.radios,
  battery: { level: 78, charging: false },
  batterySaver: false,
  volume: { media: 60, ring: 70, notification: 70, alarm: 80, call: 60 },
  ringer: 'sound',
  brightness: 62,
  adaptiveBrightness: true,
  torch: false,
  heading: 24,
  place: { latitude: 50.8213, longitude: -1.4037, name: 'Harrow Bay' },
  storage: world.storage,
};

const settings: Os['settings'] = {
  theme: 'light',
  textScale: 1,
  displaySize: 'default',
  boldText: false,
  highContrast: false,
  invertColours: false,
  magnification: false,
  reduceMotion: false,
  screenReader: false,
  touchDelayMs: 500,
  sleepMs: 300_000,
  autoRotate: true,
  wallpaper: 'fjord',
  nightLight: { on: false, strength: 40 },
  saverAt: null,
  batteryPercent: true,
  clock24: true,
  autoTime: true,
  timeOffsetMs: 0,
  autoZone: true,
  language: 'en-GB',
  languages: ['en-GB', 'es-ES'],
  forceRtl: false,
  keyboards: ['en', 'zh'],
  autocorrect: true,
  keyPopups: true,
  ringtone: 'Quayside',
  notificationSound: 'Pebble',
  alarmSound: 'First Light',
  vibrateOnCall: true,
  touchSounds: false,
  keyVibration: true,
  doNotDisturb: {
    on: false,
    schedule: { on: false, from: 1320, to: 420, days: [0, 1, 2, 3, 4, 5, 6] },
    allowStarred: true,
    allowAlarms: true,
    allowRepeat: false,
  },
  dataSaver: false,
  autoSync: true,
  dataLimit: { warnBytes: 8_000_000_000, limitBytes: 10_000_000_000, cycleDay: 1, usedBytes: 3_710_000_000 },
  lock: { kind: 'swipe', secret: '', showNotifications: 'all', fingerprint: false },
  developer: {
    enabled: false,
    stayAwake: false,
    adb: false,
    showTaps: false,
    pointerLocation: false,
    animationScale: 1,
  },
};

function launcher(apps: readonly AppMeta[]): Os['launcher'] {
  const rank = (id: string) => {
    const at = FIRST.indexOf(id);
    return at < 0 ? FIRST.length : at;
  };
  const ids = [...apps].sort((a, b) => rank(a.id) - rank(b.id) || (a.name < b.name ? -1 : 1)).map(a => a.id);
  const pages: LauncherItem[][] = [
    [{ id: 'item-widget-clock', kind: 'widget', widget: 'clock', x: 0, y: 0, w: 4, h: 1 }],
  ];
  let row = 1;
  let column = 0;
  for (const app of ids) {
    if (row > 4) {
      pages.push([]);
      row = 0;
      column = 0;
    }
    pages.at(-1)!.push({ id: `item-${app}`, kind: 'app', app, x: column, y: row, w: 1, h: 1 });
    if (++column === 4) {
      column = 0;
      row++;
    }
  }
  return { pages, dock: DOCK.filter(id => ids.includes(id)).slice(0, 5) };
}

/** Answers that the person gave long ago; everything else an app still has to ask for. */
const GRANTED: Record<string, Partial<Record<Permission, Grant>>> = {
  chat: { contacts: 'inUse' },
  maps: { location: 'inUse' },
  weather: { location: 'inUse' },
  rides: { location: 'inUse' },
  camera: { camera: 'inUse', location: 'inUse' },
  recorder: { location: 'inUse' },
  phone: { contacts: 'always', phone: 'always', sms: 'always' },
  messages: { contacts: 'always', sms: 'always', phone: 'always' },
  contacts: { contacts: 'always', phone: 'always' },
  mail: { calendar: 'inUse', contacts: 'inUse' },
  microblog: { location: 'never' },
};

function grants(apps: readonly AppMeta[]): Os['permissions'] {
  const given = apps.map(
    a =>
      [
        a.id,
        Object.fromEntries(
          Object.entries(GRANTED[a.id] ?? {}).filter(([p]) => a.permissions.includes(p as Permission)),
        ),
      ] as const,
  );
  return Object.fromEntries(given.filter(([, g]) => Object.keys(g).length > 0)) as Os['permissions'];
}

/** A phone after its first year, with these apps installed: everything but the apps' own data. */
export function baseWorld(apps: readonly AppMeta[]): PhoneBase {
  const now = defaultStart(ZONE);
  const record = (app: AppMeta): AppRecord => ({
    ...newAppRecord(app, now - 120 * 86_400_000),
    ...world.use[app.id],
  });
  return {
    clock: { now, zone: ZONE },
    random: { seed: 0, draws: 0 },
    timers: {
      'system-bin': { at: binEnds(world.storage.files) ?? now, app: 'system', action: 'purgeBin', args: {} },
    },
    device,
    os: {
      settings,
      permissions: grants(apps),
      permissionChanges: {},
      permissionOrigins: {},
      notifications: {},
      effects: [],
      consequences: {},
      audio: null,
      clipboard: null,
      installed: Object.fromEntries(apps.map(a => [a.id, record(a)])),
      defaults: {},
      launcher: launcher(apps),
      accounts: world.accounts,
    },
    ui: {
      serial: 0,
      tasks: [],
      foreground: null,
      surfaces: {},
      focus: null,
      keyboard: {
        visible: false,
        page: 'letters',
        shift: 'off',
        language: 'en',
        enter: 'enter',
        secret: false,
        composing: '',
        emojiGroup: 0,
        candidates: 0,
      },
      selectionMenu: false,
      pointers: {},
      shade: 'closed',
      recents: false,
      awake: true,
      locked: false,
      dialogs: [],
      headsUp: null,
      toast: null,
      volumePanel: false,
    },
  };
}
