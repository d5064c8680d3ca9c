// Over 300 lines: schemas of what every phone has.
import { Type, type Static, type TSchema } from 'typebox';
import {
  EpochMs,
  Id,
  minute,
  name,
  Nullable,
  ordered,
  stamp,
  StringEnum,
  Table,
  trace,
  whileSet,
  words,
} from '../schema.ts';
import { Consequence, Effect } from './effects.ts';

export const PERMISSIONS = [
  'contacts',
  'photos',
  'files',
  'microphone',
  'camera',
  'location',
  'notifications',
  'calendar',
  'sms',
  'phone',
] as const;
export const Permission = StringEnum([...PERMISSIONS], {
  description: 'A permission that Android would ask for.',
});
export type Permission = (typeof PERMISSIONS)[number];

/** `once` holds until the app leaves the screen; a permission that is absent has not been asked for. */
export const Grant = StringEnum(['once', 'inUse', 'always', 'never'], {
  description: 'Answer to a permission request.',
});
export type Grant = Static<typeof Grant>;

/** Permissions that an app may hold while it is in use, or always. Others it has or has not. */
export const USE_PERMISSIONS: ReadonlySet<string> = new Set(['microphone', 'camera', 'location']);

/** What an app may do: what it was granted, or `ask` where it still has to ask. */
export const GrantSetting = StringEnum(['once', 'inUse', 'always', 'never', 'ask'], {
  description: 'Answer to a permission request, or that the app has to ask.',
});
export type GrantSetting = Static<typeof GrantSetting>;

const byApp = <const S extends TSchema>(permission: S) =>
  Type.Record(Type.String(), Type.Record(Type.String(), permission));

const Time = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1439, description: `${description} Minutes after midnight.` });

export const Settings = Type.Object(
  {
    theme: StringEnum(['light', 'dark', 'schedule'], {
      description: 'Light, dark, or dark from sunset to sunrise (18:00 to 06:00).',
    }),
    textScale: Type.Number({ minimum: 0.85, maximum: 1.3, description: 'Text size, 1 is normal.' }),
    displaySize: StringEnum(['small', 'default', 'large'], {
      description: 'Size of everything on the screen.',
    }),
    boldText: Type.Boolean({ description: 'Heavier text.' }),
    highContrast: Type.Boolean({ description: 'High-contrast text.' }),
    invertColours: Type.Boolean({ description: 'Inverted colours.' }),
    magnification: Type.Boolean({ description: 'Magnification shortcut.' }),
    reduceMotion: Type.Boolean({ description: 'Remove animations.' }),
    screenReader: Type.Boolean({ description: 'Screen reader switch.' }),
    touchDelayMs: Type.Integer({
      minimum: 300,
      maximum: 1500,
      description: 'How long a touch must be held to be a long press, in ms.',
    }),
    sleepMs: Type.Integer({ minimum: 15_000, maximum: 1_800_000, description: 'Screen timeout in ms.' }),
    autoRotate: Type.Boolean({ description: 'Whether the picture turns with the phone.' }),
    wallpaper: Type.String({ description: 'Name of the wallpaper; the system palette follows it.' }),
    wallpaperPicture: Type.Optional(
      Type.String({
        description:
          'Name of a picture of the person’s own that stands in the wallpaper’s place; the palette stays.',
      }),
    ),
    nightLight: Type.Object(
      {
        on: Type.Boolean({ description: 'Warm colours now.' }),
        strength: Type.Integer({ minimum: 0, maximum: 100, description: 'How warm, percent.' }),
      },
      { additionalProperties: false, description: 'Night light.' },
    ),
    saverAt: Nullable(Type.Integer({ minimum: 1, maximum: 99 }), {
      description: 'Charge in percent at which battery saver turns on by itself, or null.',
    }),
    batteryPercent: Type.Boolean({ description: 'Percent beside the battery icon.' }),
    clock24: Type.Boolean({ description: '24-hour time.' }),
    autoTime: Type.Boolean({ description: 'Time from the network.' }),
    timeOffsetMs: minute(
      Type.Integer({
        description: 'How far the clock was set by hand from the network’s time, ms; 0 while it follows it.',
      }),
    ),
    autoZone: Type.Boolean({ description: 'Time zone from the network.' }),
    language: Type.String({ description: 'BCP 47 tag of the system language.' }),
    languages: ordered(Type.Array(Type.String(), { description: 'Preferred languages in order.' })),
    forceRtl: Type.Boolean({ description: 'Right-to-left layout, a developer option.' }),
    keyboards: ordered(Type.Array(StringEnum(['en', 'zh']), { description: 'Keyboards in use, in order.' })),
    autocorrect: Type.Boolean({ description: 'Capital letter at the start of a sentence.' }),
    keyPopups: Type.Boolean({ description: 'Pop up on key press.' }),
    ringtone: Type.String({ description: 'Name of the ringtone.' }),
    notificationSound: Type.String({ description: 'Name of the notification sound.' }),
    alarmSound: Type.String({ description: 'Name of the default alarm sound.' }),
    vibrateOnCall: Type.Boolean({ description: 'Vibrate for calls.' }),
    touchSounds: Type.Boolean({ description: 'Sounds when touching.' }),
    keyVibration: Type.Boolean({ description: 'Vibrate on key press.' }),
    doNotDisturb: Type.Object(
      {
        on: Type.Boolean({ description: 'Whether it is on by hand.' }),
        schedule: Type.Object(
          {
            on: Type.Boolean({ description: 'Whether the schedule is used.' }),
            from: Time('Start.'),
            to: Time('End.'),
            days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
              description: 'Days on which it starts, 0 is Sunday.',
            }),
          },
          { additionalProperties: false, description: 'When it turns on by itself.' },
        ),
        allowStarred: Type.Boolean({ description: 'Starred contacts may still interrupt.' }),
        allowAlarms: Type.Boolean({ description: 'Alarms still sound.' }),
        allowRepeat: Type.Boolean({ description: 'A second call within 15 minutes comes through.' }),
      },
      { additionalProperties: false, description: 'Do not disturb.' },
    ),
    dataSaver: Type.Boolean({ description: 'Data saver.' }),
    autoSync: Type.Boolean({ description: 'Whether accounts sync by themselves.' }),
    dataLimit: Type.Object(
      {
        warnBytes: Nullable(Type.Integer({ minimum: 0 }), { description: 'Warn at so many bytes, or null.' }),
        limitBytes: Nullable(Type.Integer({ minimum: 0 }), {
          description: 'Stop mobile data at so many bytes, or null.',
        }),
        cycleDay: Type.Integer({
          minimum: 1,
          maximum: 31,
          description: 'Day of the month on which counting starts again.',
        }),
        usedBytes: trace(Type.Integer({ minimum: 0 }), { description: 'Bytes used in this cycle.' }),
      },
      { additionalProperties: false, description: 'Mobile data use.' },
    ),
    lock: Type.Object(
      {
        kind: StringEnum(['none', 'swipe', 'pin', 'password'], { description: 'Screen lock.' }),
        secret: Type.String({ description: 'PIN or password; empty when there is none.' }),
        showNotifications: StringEnum(['all', 'discreet', 'none'], {
          description: 'Notifications on the lock screen.',
        }),
        fingerprint: Type.Boolean({ description: 'Whether a fingerprint unlocks.' }),
      },
      { additionalProperties: false, description: 'Security of the screen.' },
    ),
    developer: Type.Object(
      {
        enabled: Type.Boolean({ description: 'Whether developer options are shown.' }),
        // What programs set that watch or drive a phone over ADB: it is not held against the agent.
        stayAwake: trace(Type.Boolean(), { description: 'Screen never sleeps while charging.' }),
        adb: Type.Boolean({ description: 'USB debugging.' }),
        showTaps: trace(Type.Boolean(), { description: 'Show taps.' }),
        pointerLocation: trace(Type.Boolean(), { description: 'Show pointer location.' }),
        animationScale: trace(Type.Number({ minimum: 0, maximum: 10 }), { description: 'Animation scale.' }),
      },
      { additionalProperties: false, description: 'Developer options.' },
    ),
  },
  { additionalProperties: false, description: 'What the person set.' },
);
export type Settings = Static<typeof Settings>;

export const NotificationAction = Type.Object(
  {
    id: Type.String({ description: 'Unique in its notification.' }),
    label: Type.String({ description: 'Words on the button.' }),
    action: Type.String({ description: 'Action of the posting app that it runs.' }),
    args: Type.Unknown({ description: 'Arguments; an inline reply adds `text`.' }),
    reply: Type.Optional(Type.Boolean({ description: 'Whether it takes text.' })),
  },
  { additionalProperties: false },
);

export const Notification = Type.Object(
  {
    app: Type.String({ description: 'App that posted it.' }),
    channel: Type.String({ description: 'Channel of that app.' }),
    tag: Type.String({ description: 'A new one with the same app and tag takes its place.' }),
    title: Type.String({ description: 'First line.' }),
    text: Type.String({ description: 'Second line.' }),
    lines: Type.Optional(Type.Array(Type.String(), { description: 'Lines of an expanded conversation.' })),
    picture: Type.Optional(Type.String({ description: 'Name of a portrait or picture shown with it.' })),
    at: EpochMs({ description: 'When it was posted.' }),
    ongoing: Type.Boolean({ description: 'Cannot be swiped away.' }),
    silent: Type.Boolean({ description: 'Came without sound or heads-up.' }),
    route: Type.Optional(Type.String({ description: 'Where a tap leads in its app.' })),
    actions: Type.Array(NotificationAction, { description: 'Buttons.' }),
    progress: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'Progress bar.' })),
    ringing: Type.Optional(
      StringEnum(['call', 'alarm'], {
        description:
          'It rings: it stays over the screen until it is answered, and opens its route over a locked or sleeping phone.',
      }),
    ),
    counts: Type.Optional(
      Type.Object(
        {
          at: EpochMs({ description: 'Moment that it counts from, or to.' }),
          down: Type.Boolean({ description: 'Counts what is left and not what has passed.' }),
        },
        { additionalProperties: false, description: 'A time that runs beside the title.' },
      ),
    ),
  },
  { additionalProperties: false },
);
export type Notification = Static<typeof Notification>;

/** One place on the launcher: an app, a folder of apps, or a widget. */
export const LauncherItem = Type.Object(
  {
    id: Id('item'),
    kind: StringEnum(['app', 'folder', 'widget'], { description: 'What stands there.' }),
    app: Type.Optional(Type.String({ description: 'App id.' })),
    name: Type.Optional(words(Type.String({ description: 'Name of a folder.' }))),
    apps: Type.Optional(ordered(Type.Array(Type.String(), { description: 'Apps in a folder, in order.' }))),
    widget: Type.Optional(
      Type.String({
        description: 'Which widget: the clock, or one of an app by the name that the app gives it.',
      }),
    ),
    x: Type.Integer({ minimum: 0, description: 'Column.' }),
    y: Type.Integer({ minimum: 0, description: 'Row.' }),
    w: Type.Integer({ minimum: 1, description: 'Columns taken.' }),
    h: Type.Integer({ minimum: 1, description: 'Rows taken.' }),
  },
  { additionalProperties: false },
);
export type LauncherItem = Static<typeof LauncherItem>;

export const AppRecord = Type.Object(
  {
    enabled: Type.Boolean({ description: 'False when disabled.' }),
    installedAt: stamp(EpochMs({ description: 'When it was installed.' })),
    version: Type.String({ description: 'Version name.' }),
    size: Type.Integer({ minimum: 0, description: 'Bytes of the app itself.' }),
    dataBytes: Type.Integer({ minimum: 0, description: 'Bytes that it keeps.' }),
    cacheBytes: Type.Integer({ minimum: 0, description: 'Bytes of its cache.' }),
    mobileBytes: trace(Type.Integer({ minimum: 0 }), {
      description: 'Mobile data that it used in this cycle, bytes.',
    }),
    batteryShare: trace(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Its part of what the battery gave since the last full charge, percent.',
      }),
    ),
    notifications: Type.Boolean({ description: 'Whether it may notify at all.' }),
    mutedChannels: Type.Array(Type.String(), { description: 'Channels turned off.' }),
    backgroundData: Type.Boolean({ description: 'Whether it may use data in the background.' }),
    batteryUse: StringEnum(['unrestricted', 'optimised', 'restricted'], {
      description: 'Background battery use.',
    }),
    stopped: Type.Optional(
      trace(
        Type.Boolean({
          description: 'Stopped by force: until a person opens it, nothing of it runs and its timers wait.',
        }),
      ),
    ),
    holds: Type.Optional(
      whileSet(
        StringEnum(['alarms', 'reminders'], {
          description: 'What of its own waits while it is stopped; absent where nothing does.',
        }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type AppRecord = Static<typeof AppRecord>;

export const Os = Type.Object(
  {
    settings: Settings,
    permissions: trace(byApp(Grant), { description: 'What each app may do: by app, then by permission.' }),
    permissionChanges: Type.Record(Type.String(), Type.Record(Type.String(), GrantSetting), {
      description:
        'Permissions that were set in Settings, or given for always, and differ from what they had been: by app, then by permission. What an app’s own dialog was answered is not among them, nor are notifications, which the app’s switch tells.',
    }),
    permissionOrigins: trace(byApp(Type.Array(GrantSetting)), {
      description:
        'Grants to which a permission can return without being changed: what it had been, and what the app’s own dialog was answered.',
    }),
    notifications: trace(Table(Notification), { description: 'What the shade holds.' }),
    effects: Type.Unsafe<Effect[]>(
      Type.Array(Effect, {
        description:
          'The ledger: what left the phone, in order. Entries are added, and never changed or removed.',
      }),
    ),
    consequences: trace(Type.Record(Type.String(), Consequence), {
      description:
        'What scheduled rules changed as a consequence of an entry of the ledger, by JSON Pointer.',
    }),
    audio: trace(Nullable(Type.String()), {
      description: 'App whose sound is heard, or that records; null while nothing plays.',
    }),
    clipboard: trace(
      Nullable(
        Type.Object(
          {
            text: Type.String({ description: 'Text.' }),
            at: EpochMs({ description: 'When it was copied.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'Clipboard, or null.' },
    ),
    installed: Type.Record(Type.String(), AppRecord, { description: 'Apps that are installed, by id.' }),
    defaults: Type.Record(Type.String(), Type.String(), {
      description: 'Default app for an intent: `VERB type` → app id.',
    }),
    launcher: Type.Object(
      {
        pages: ordered(
          Type.Array(Type.Array(LauncherItem), { description: 'Pages of four columns by five rows.' }),
        ),
        dock: ordered(Type.Array(Type.String(), { description: 'Apps in the dock, at most five.' })),
        undocked: Type.Optional(
          trace(Type.Record(Type.String(), Type.Integer({ minimum: 0 })), {
            description: 'Where apps stood that were taken out of the dock: there they come back.',
          }),
        ),
      },
      { additionalProperties: false, description: 'Home screen.' },
    ),
    accounts: Table(
      Type.Object(
        {
          kind: Type.String({ description: 'Service.' }),
          name: name(Type.String({ description: 'Account name.' })),
          sync: Type.Boolean({ description: 'Whether it syncs.' }),
          syncedAt: Type.Optional(trace(EpochMs({ description: 'Last sync; absent before the first.' }))),
        },
        { additionalProperties: false },
      ),
      { description: 'Accounts on the phone.' },
    ),
  },
  { additionalProperties: false, description: 'The operating system.' },
);
export type Os = Static<typeof Os>;
