import { fileAt, type FileItem } from '../../src/sdk/core/storage.ts';
import { decodeUri } from '../../src/sdk/core/uri.ts';
import type { AnyPhone, Intent } from '../../src/state/phone/index.ts';
import { realPath, SHARED } from './phone-paths.ts';
import type { AndroidIntent } from './intents.ts';
import { appNamed } from './packages.ts';
import { OTHER_ACTION_PAGES, SETTINGS_PAGES } from './settings-pages.ts';

/** An Android intent in the phone's own terms: one of its intents, a screen that has no intent, or a rule of an app. */
export type MappedIntent =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'screen'; app: string; pattern: string; params?: Record<string, string> }
  | {
      kind: 'rule';
      app: string;
      action: string;
      args: unknown;
      /** Whether the app is opened first. */
      opens?: boolean;
    };

const [ACTION, EXTRA, ALARM, MEDIA] = [
  'android.intent.action.',
  'android.intent.extra.',
  'android.intent.extra.alarm.',
  'android.media.action.',
];
const SETTINGS = 'android.settings.';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const number = (value: unknown): number | undefined =>
  text(value) !== undefined && Number.isFinite(Number(value)) ? Number(value) : undefined;
/** Drops the fields that are undefined. */
function defined<T extends object>(of: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
const intent = (of: Intent): MappedIntent => ({ kind: 'intent', intent: of });
const page = (scheme: string): MappedIntent =>
  intent({ verb: 'VIEW', uri: `settings-${scheme}:`, app: 'settings' });

/** The file of shared storage that a URI names, by its path or as a document. */
export function fileNamed(
  {
    device: {
      storage: { files },
    },
  }: AnyPhone,
  uri: string,
): FileItem | undefined {
  let path: string;
  try {
    path = decodeURIComponent(
      uri
        .replace(/^file:\/\//, '')
        .replace(/^content:\/\/com\.android\.externalstorage\.documents\/document\/primary:/, '/sdcard/')
        .replace(/^content:\/\/com\.android\.externalstorage\.documents\/document\/primary%3A/i, '/sdcard/'),
    );
  } catch {
    // A malformed escape sequence: the URI names no file.
    return undefined;
  }
  const real = realPath(path);
  const found = real.startsWith(`${SHARED}/`) ? fileAt(files, real.slice(SHARED.length + 1)) : undefined;
  return found?.kind === 'file' ? found : undefined;
}

/** The phone's apps register `text/x-vcard` for contact cards. */
const mimeOf = (given: string | undefined, file?: FileItem): string | undefined => {
  const mime = given ?? file?.mime;
  return mime === 'text/vcard' ? 'text/x-vcard' : mime;
};
const lastPart = (uri: string): string =>
  uri
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)!;

function mapView(tree: AnyPhone, { data, type, extras }: AndroidIntent): MappedIntent[] {
  if (data === undefined) return type === undefined ? [] : [intent({ verb: 'VIEW', mime: type, extras })];
  const file = fileNamed(tree, data);
  if (file)
    return [intent({ verb: 'VIEW', mime: mimeOf(type, file)!, title: file.name, extras: { file: file.id } })];
  if (/^content:\/\/(com\.android\.)?contacts\/(contacts|people)\/./.test(data))
    return [
      intent({ verb: 'VIEW', mime: 'vnd.android.cursor.item/contact', extras: { contact: lastPart(data) } }),
    ];
  if (/^content:\/\/com\.android\.calendar\/events\/./.test(data))
    return [
      intent({ verb: 'VIEW', mime: 'vnd.android.cursor.item/event', extras: { event: lastPart(data) } }),
    ];
  if (/^(content|file):/.test(data)) return [];
  return mapUri(data, extras);
}

/** A message to a recipient, or any other URI that an app opens. */
function mapUri(data: string, extras: Record<string, unknown>): MappedIntent[] {
  const uri = data.replace(/^(smsto|mms|mmsto):/i, 'sms:').replace(/^sms:\/\//, 'sms:');
  const body = text(extras['sms_body']) ?? text(extras[`${EXTRA}TEXT`]);
  const rest = defined({ text: body, title: text(extras[`${EXTRA}SUBJECT`]) });
  return [intent({ verb: 'VIEW', uri, extras, ...rest }), intent({ verb: 'SEND', uri, extras, ...rest })];
}

function mapSend(tree: AnyPhone, { type, extras }: AndroidIntent): MappedIntent[] {
  const streams = [extras[`${EXTRA}STREAM`] ?? []]
    .flat()
    .flatMap(uri => (typeof uri === 'string' ? uri.split(',') : []))
    .map(uri => fileNamed(tree, uri));
  const files = streams.filter(file => file !== undefined);
  const body = text(extras[`${EXTRA}TEXT`]) ?? (files.length === 1 ? files[0]!.text : undefined);
  const common = defined({
    text: body,
    title: text(extras[`${EXTRA}SUBJECT`]) ?? text(extras[`${EXTRA}TITLE`]) ?? files[0]?.name,
    mime: mimeOf(type, files[0]) ?? 'text/plain',
  });
  if (files.length === 0) return [intent({ verb: 'SEND', ...common })];
  const ids = files.map(file => file.id);
  return [
    intent({
      verb: 'SEND',
      ...common,
      ...(files.every(file => file.media?.picture) ? { media: ids } : { extras: { files: ids } }),
    }),
  ];
}

const isContact = (of: string): boolean => /contact|people|raw_contact|com\.android\.contacts/.test(of);
const isEvent = (of: string): boolean => /cursor\.(dir|item)\/event|com\.android\.calendar/.test(of);

function mapInsert(tree: AnyPhone, { data = '', type = '', extras }: AndroidIntent): MappedIntent[] {
  const subject = `${type} ${data}`;
  if (isEvent(subject))
    return [
      intent({
        verb: 'EDIT',
        mime: 'vnd.android.cursor.item/event',
        extras: defined({
          title: text(extras['title']),
          place: text(extras['eventLocation']),
          from: number(extras['beginTime']),
          to: number(extras['endTime']),
        }),
      }),
    ];
  if (isContact(subject))
    return [
      intent({
        verb: 'EDIT',
        mime: 'vnd.android.cursor.item/contact',
        extras: defined({ name: text(extras['name']), number: text(extras['phone']) }),
      }),
    ];
  const file = fileNamed(tree, data);
  return file ? [intent({ verb: 'EDIT', mime: type || file.mime, extras: { file: file.id } })] : [];
}

function mapPick({ data = '', type = '' }: AndroidIntent): MappedIntent[] {
  if (isContact(`${type} ${data}`))
    return [intent({ verb: 'PICK', mime: 'vnd.android.cursor.item/contact' })];
  const mime = type || (/media.*images/.test(data) ? 'image/*' : /media.*video/.test(data) ? 'video/*' : '');
  return mime === '' ? [] : [intent({ verb: 'PICK', mime })];
}

/** Weekdays of an alarm. Sunday is 1 in java.util.Calendar and 0 in the phone's clock app. */
const daysOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(day => day >= 1 && day <= 7).map(day => day - 1) : [];

function mapAlarm({ extras }: AndroidIntent): MappedIntent[] {
  const [hour, minutes = 0] = [number(extras[`${ALARM}HOUR`]), number(extras[`${ALARM}MINUTES`])];
  const label = text(extras[`${ALARM}MESSAGE`]) ?? '';
  if (hour === undefined) return [{ kind: 'screen', app: 'clock', pattern: '/' }];
  if (extras[`${ALARM}SKIP_UI`] === true && hour >= 0 && hour < 24 && minutes >= 0 && minutes < 60)
    return [
      {
        kind: 'rule',
        app: 'clock',
        action: 'addAlarm',
        args: { result: hour * 60 + minutes, label, days: daysOf(extras[`${ALARM}DAYS`]) },
      },
    ];
  return [
    intent({
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/alarm',
      extras: { hour: String(hour), minutes: String(minutes), label },
    }),
  ];
}

function mapTimer({ extras }: AndroidIntent): MappedIntent[] {
  const seconds = number(extras[`${ALARM}LENGTH`]);
  const label = text(extras[`${ALARM}MESSAGE`]) ?? '';
  if (seconds === undefined) return [{ kind: 'screen', app: 'clock', pattern: '/new-timer' }];
  if (extras[`${ALARM}SKIP_UI`] === true && seconds >= 1 && seconds < 360_000)
    return [{ kind: 'rule', app: 'clock', action: 'addTimer', args: { lengthMs: seconds * 1_000, label } }];
  return [
    intent({
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/timer',
      extras: { seconds: String(seconds), label },
    }),
  ];
}

function mapSettings(name: string, { data, extras }: AndroidIntent): MappedIntent[] {
  const owner = appNamed(
    data?.replace(/^package:/, '') ?? text(extras['android.provider.extra.APP_PACKAGE']) ?? '',
  );
  switch (name) {
    case 'SETTINGS':
      return [{ kind: 'screen', app: 'settings', pattern: '/' }];
    case 'APPLICATION_DETAILS_SETTINGS':
      return owner
        ? [{ kind: 'screen', app: 'settings', pattern: '/app/:app', params: { app: owner.id } }]
        : [];
    case 'APP_NOTIFICATION_SETTINGS':
    case 'CHANNEL_NOTIFICATION_SETTINGS':
      return owner
        ? [{ kind: 'screen', app: 'settings', pattern: '/app/:app/notifications', params: { app: owner.id } }]
        : [];
    case 'ADD_ACCOUNT_SETTINGS':
      return [{ kind: 'screen', app: 'settings', pattern: '/accounts/add' }];
    case 'APP_SEARCH_SETTINGS':
      return [{ kind: 'screen', app: 'settings', pattern: '/search' }];
    default:
      return SETTINGS_PAGES[name] ? [page(SETTINGS_PAGES[name])] : [];
  }
}

/** The possible meanings of an intent without a component, best first; empty for an action that this phone does not support. */
export function mapIntent(tree: AnyPhone, given: AndroidIntent): MappedIntent[] {
  const { action = `${ACTION}VIEW`, data, extras } = given;
  if (action.startsWith(SETTINGS)) return mapSettings(action.slice(SETTINGS.length), given);
  if (OTHER_ACTION_PAGES[action]) return [page(OTHER_ACTION_PAGES[action])];
  switch (action) {
    case `${ACTION}VIEW`:
      return mapView(tree, given);
    case `${ACTION}SENDTO`:
      return data === undefined ? [] : mapUri(data, extras);
    case `${ACTION}SEND`:
    case `${ACTION}SEND_MULTIPLE`:
      return mapSend(tree, given);
    case `${ACTION}DIAL`:
      return data === undefined
        ? [{ kind: 'screen', app: 'phone', pattern: '/pad' }]
        : [intent({ verb: 'DIAL', uri: data })];
    case `${ACTION}CALL`:
    case `${ACTION}CALL_PRIVILEGED`:
      return data?.startsWith('tel:')
        ? [
            {
              kind: 'rule',
              app: 'phone',
              action: 'place',
              args: { number: decodeUri(data.slice('tel:'.length)) },
            },
          ]
        : [];
    case `${ACTION}INSERT`:
    case `${ACTION}INSERT_OR_EDIT`:
    case `${ACTION}EDIT`:
      return mapInsert(tree, given);
    case `${ACTION}PICK`:
    case `${ACTION}GET_CONTENT`:
    case `${ACTION}OPEN_DOCUMENT`:
      return mapPick(given);
    case `${ACTION}OPEN_DOCUMENT_TREE`:
      return [intent({ verb: 'PICK', mime: 'vnd.android.document/directory' })];
    case `${ACTION}SET_ALARM`:
      return mapAlarm(given);
    case `${ACTION}SET_TIMER`:
      return mapTimer(given);
    case `${ACTION}SHOW_ALARMS`:
      return [{ kind: 'screen', app: 'clock', pattern: '/' }];
    case `${ACTION}SHOW_TIMERS`:
      return [{ kind: 'screen', app: 'clock', pattern: '/timers' }];
    case `${ACTION}WEB_SEARCH`:
      return [
        text(extras['query'])
          ? {
              kind: 'rule',
              app: 'browser',
              action: 'takeShared',
              args: { text: text(extras['query']), as: 'search' },
              opens: true,
            }
          : { kind: 'screen', app: 'browser', pattern: '/' },
      ];
    case `${MEDIA}IMAGE_CAPTURE`:
    case `${MEDIA}IMAGE_CAPTURE_SECURE`:
      return [intent({ verb: 'CAPTURE', mime: 'image/*' })];
    case `${MEDIA}VIDEO_CAPTURE`:
      return [intent({ verb: 'CAPTURE', mime: 'video/*' })];
    case 'android.provider.MediaStore.RECORD_SOUND':
      return [intent({ verb: 'CAPTURE', mime: 'audio/*' })];
    case `${MEDIA}STILL_IMAGE_CAMERA`:
    case `${MEDIA}STILL_IMAGE_CAMERA_SECURE`:
    case `${MEDIA}VIDEO_CAMERA`:
      return [{ kind: 'screen', app: 'camera', pattern: '/' }];
    default:
      return [];
  }
}
