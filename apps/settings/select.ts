import { isKept, usedBytes as usedOf } from '../../src/sdk/core/storage.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { formatTime } from '../../src/sdk/core/format.ts';
import { handlersFor } from '../../src/sdk/core/intents.ts';
import { offsetAt } from '../../src/state/clock.ts';
import type {
  AnyPhone,
  BluetoothDevice,
  FileEntry,
  Grant,
  Intent,
  Permission,
  WifiNetwork,
} from '../../src/state/phone/index.ts';
import type { IconName } from './ui/icons.ts';
import type { AppMeta } from '../../src/sdk/core/app.ts';
import type { View } from './model.ts';

type Keyed<T> = T & { id: string };
const byName =
  <T extends { id: string }>(name: (x: T) => string) =>
  (a: T, b: T): number => {
    const [x, y] = [name(a).toLocaleLowerCase('en'), name(b).toLocaleLowerCase('en')];
    return compare(x, y) || compare(a.id, b.id);
  };
const keyed = <T extends object>(table: Readonly<Record<string, T>>): Keyed<T>[] =>
  Object.entries(table).map(([id, x]) => ({ ...x, id }));

/** Networks in reach, the joined one first, then by strength and name. */
export function networksInReach(p: AnyPhone): Keyed<WifiNetwork>[] {
  const { networks, network } = p.device.radios;
  return keyed(networks)
    .filter(n => n.level > 0 || n.id === network)
    .sort(
      (a, b) =>
        Number(b.id === network) - Number(a.id === network) ||
        b.level - a.level ||
        byName<Keyed<WifiNetwork>>(n => n.ssid)(a, b),
    );
}
export const savedNetworks = (p: AnyPhone): Keyed<WifiNetwork>[] =>
  keyed(p.device.radios.networks)
    .filter(n => n.saved !== null)
    .sort(byName(n => n.ssid));

export const SECURITY = { open: 'None', wpa2: 'WPA2-Personal', wpa3: 'WPA3-Personal' } as const;
export const LEVELS = ['Not in range', 'Weak', 'Fair', 'Good', 'Excellent'] as const;
export const wifiIconOf = (level: number): IconName =>
  (
    [
      'signal_wifi_0_bar',
      'network_wifi_1_bar',
      'network_wifi_2_bar',
      'network_wifi_3_bar',
      'signal_wifi_4_bar',
    ] as const
  )[level] ?? 'signal_wifi_0_bar';

/** The text below a network's name in lists. */
export function networkState(p: AnyPhone, id: string): string {
  const { radios } = p.device;
  const n = radios.networks[id];
  if (!n) return '';
  if (radios.network === id) return n.level > 0 ? 'Connected' : 'Connected, no internet';
  if (n.saved !== null) {
    if (n.level === 0) return 'Saved, not in range';
    if (n.saved !== n.password) return 'Check the password';
    return n.autoConnect ? 'Saved' : 'Saved, doesn’t connect by itself';
  }
  return n.security === 'open' ? 'Open' : 'Secured';
}

export const DEVICE_ICON: Record<BluetoothDevice['kind'], IconName> = {
  headphones: 'headphones',
  speaker: 'speaker',
  watch: 'watch',
  car: 'directions_car',
  keyboard: 'keyboard',
  phone: 'smartphone',
  tv: 'cast',
  printer: 'print',
};
export const bluetoothDevices = (p: AnyPhone): Keyed<BluetoothDevice>[] =>
  keyed(p.device.radios.devices).sort(
    (a, b) => Number(b.connected) - Number(a.connected) || byName<Keyed<BluetoothDevice>>(d => d.name)(a, b),
  );
export function deviceState(p: AnyPhone, d: BluetoothDevice): string {
  const charge = d.battery === null ? '' : `${d.battery} % battery`;
  const state = d.connected && p.device.radios.bluetooth ? 'Connected' : d.nearby ? '' : 'Not in range';
  return [state, charge].filter(Boolean).join(', ') || 'Saved';
}

/** Installed apps by name, without those that are only a part of the phone. */
export function appsOf(v: View): AppMeta[] {
  return [...v.metas.values()].filter(m => v.phone.os.installed[m.id]).sort(byName(m => m.name));
}
export const removedApps = (v: View): AppMeta[] =>
  [...v.metas.values()].filter(m => !v.phone.os.installed[m.id]).sort(byName(m => m.name));
export const nameOf = (v: View, app: string): string => v.metas.get(app)?.name ?? app;

export const PERMISSION_TITLES: Record<Permission, { title: string; icon: IconName }> = {
  calendar: { title: 'Calendar', icon: 'calendar_today' },
  camera: { title: 'Camera', icon: 'photo_camera' },
  contacts: { title: 'Contacts', icon: 'contacts' },
  files: { title: 'Files', icon: 'folder' },
  location: { title: 'Location', icon: 'location_on' },
  microphone: { title: 'Microphone', icon: 'mic' },
  notifications: { title: 'Notifications', icon: 'notifications' },
  phone: { title: 'Phone', icon: 'call' },
  photos: { title: 'Photos and videos', icon: 'photo_library' },
  sms: { title: 'SMS', icon: 'sms' },
};
export const PERMISSION_ORDER = Object.keys(PERMISSION_TITLES) as Permission[];

/** Answers that a person can choose between; only the place, the camera and the microphone can be had all the time or just in use. */
export function grantOptions(permission: string): { value: string; label: string }[] {
  const graded = permission === 'location';
  const inUse = { value: 'inUse', label: 'Allow only while using the app' };
  if (permission === 'camera' || permission === 'microphone')
    return [inUse, { value: 'ask', label: 'Ask every time' }, { value: 'never', label: 'Don’t allow' }];
  return [
    { value: 'always', label: graded ? 'Allow all the time' : 'Allow' },
    inUse,
    { value: 'ask', label: 'Ask every time' },
    { value: 'never', label: 'Don’t allow' },
  ];
}
export const grantOf = (p: AnyPhone, app: string, permission: string): Grant | 'ask' =>
  p.os.permissions[app]?.[permission] ?? 'ask';
export const GRANT_WORDS: Record<Grant | 'ask', string> = {
  always: 'Allowed',
  inUse: 'Allowed while in use',
  once: 'Allowed this time',
  ask: 'Asks every time',
  never: 'Not allowed',
};
/** Permissions that an app may ask for, or has an answer for, in a fixed order. */
export function permissionsOf(v: View, app: string): Permission[] {
  const asked = new Set<string>([
    ...(v.metas.get(app)?.permissions ?? []),
    ...Object.keys(v.phone.os.permissions[app] ?? {}),
  ]);
  return PERMISSION_ORDER.filter(x => asked.has(x));
}
const isAllowed = (grant: Grant | 'ask'): boolean =>
  grant === 'always' || grant === 'inUse' || grant === 'once';
export const allowedCount = (v: View, app: string): number =>
  permissionsOf(v, app).filter(x => isAllowed(grantOf(v.phone, app, x))).length;
export const appsWith = (v: View, permission: string): AppMeta[] =>
  appsOf(v).filter(m => permissionsOf(v, m.id).includes(permission as Permission));
export const allowedApps = (v: View, permission: string): AppMeta[] =>
  appsWith(v, permission).filter(m => isAllowed(grantOf(v.phone, m.id, permission)));

/** Intents that a default app can be chosen for; the key is the one under which intents look it up. */
const ROLES: { key: string; title: string; icon: IconName; intent: Intent }[] = [
  { key: 'VIEW https', title: 'Browser', icon: 'language', intent: { verb: 'VIEW', uri: 'https:' } },
  { key: 'DIAL tel', title: 'Phone', icon: 'call', intent: { verb: 'DIAL', uri: 'tel:' } },
  { key: 'SEND sms', title: 'Messages', icon: 'sms', intent: { verb: 'SEND', uri: 'sms:' } },
  { key: 'VIEW sms', title: 'Message links', icon: 'sms', intent: { verb: 'VIEW', uri: 'sms:' } },
  { key: 'VIEW mailto', title: 'Email', icon: 'mail', intent: { verb: 'VIEW', uri: 'mailto:' } },
  { key: 'VIEW geo', title: 'Maps', icon: 'location_on', intent: { verb: 'VIEW', uri: 'geo:' } },
  { key: 'PAY', title: 'Payments', icon: 'wallet', intent: { verb: 'PAY' } },
  ...(
    [
      ['text/plain', 'Text files', 'draft'],
      ['text/markdown', 'Markdown files', 'markdown'],
      ['text/csv', 'Tables (CSV)', 'lists'],
      ['image/jpeg', 'Photos (JPEG)', 'image'],
      ['image/png', 'Pictures (PNG)', 'image'],
      ['video/mp4', 'Videos', 'videocam'],
      ['audio/mpeg', 'Music (MP3)', 'music_note'],
      ['audio/mp4', 'Recordings (M4A)', 'mic'],
      ['application/pdf', 'PDF', 'draft'],
      ['application/zip', 'Archives (ZIP)', 'folder'],
      ['text/vcard', 'Contact cards', 'contacts'],
      ['text/calendar', 'Calendar files', 'calendar_today'],
    ] as const
  ).map(([mime, title, icon]) => ({
    key: `VIEW ${mime}`,
    title,
    icon,
    intent: { verb: 'VIEW' as const, mime },
  })),
];
export interface Role {
  key: string;
  title: string;
  icon: IconName;
  apps: { id: string; name: string }[];
}
/** The default app under a key, unless it is disabled. */
export const defaultOf = ({ phone: { os } }: View, key: string): string | undefined =>
  os.installed[os.defaults[key] ?? '']?.enabled ? os.defaults[key] : undefined;
/** Roles that at least one installed app can take, and any other default that was chosen. */
export function rolesOf(v: View): Role[] {
  const roles = ROLES.map(({ key, title, icon, intent }) => ({
    key,
    title,
    icon,
    apps: handlersFor(v.phone, { metas: v.metas }, intent).map(h => ({ id: h.app.id, name: h.app.name })),
  }));
  const more = Object.keys(v.phone.os.defaults)
    .filter(k => !ROLES.some(r => r.key === k) && defaultOf(v, k) !== undefined)
    .sort()
    .map(key => ({
      key,
      title: key,
      icon: 'open_in_new' as const,
      apps: [{ id: v.phone.os.defaults[key]!, name: nameOf(v, v.phone.os.defaults[key]!) }],
    }));
  return [...roles, ...more].filter(r => r.apps.length > 0);
}

export const appBytes = (v: View, app: string): number => {
  const r = v.phone.os.installed[app];
  return r ? r.size + r.dataBytes + r.cacheBytes : 0;
};

export const CATEGORIES = [
  {
    id: 'pictures',
    title: 'Pictures',
    icon: 'image',
    fits: (f: FileEntry) => f.mime.startsWith('image/') && f.mime !== 'image/vnd.dxf',
  },
  { id: 'videos', title: 'Videos', icon: 'videocam', fits: (f: FileEntry) => f.mime.startsWith('video/') },
  { id: 'audio', title: 'Audio', icon: 'music_note', fits: (f: FileEntry) => f.mime.startsWith('audio/') },
  { id: 'documents', title: 'Documents and other', icon: 'draft', fits: () => true },
  { id: 'bin', title: 'Bin', icon: 'delete', fits: () => false },
] as const satisfies readonly {
  id: string;
  title: string;
  icon: IconName;
  fits: (f: FileEntry) => boolean;
}[];

/** Category of a file: the bin, or the first that fits. */
export const categoryOf = (p: AnyPhone, f: Keyed<FileEntry>): string =>
  !isKept(p.device.storage.files, f.id) ? 'bin' : CATEGORIES.find(c => c.fits(f))!.id;
/** Files of a category, largest first. */
export function filesIn(p: AnyPhone, category: string): Keyed<FileEntry>[] {
  return keyed(p.device.storage.files)
    .filter(f => f.kind === 'file' && categoryOf(p, f) === category)
    .sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
}
export const bytesIn = (p: AnyPhone, category: string): number =>
  filesIn(p, category).reduce((sum, f) => sum + f.size, 0);
export const allAppBytes = (v: View): number =>
  Object.keys(v.phone.os.installed).reduce((sum, app) => sum + appBytes(v, app), 0);
export const cacheBytes = (p: AnyPhone): number =>
  Object.values(p.os.installed).reduce((sum, r) => sum + r.cacheBytes, 0);
export const usedBytes = (v: View): number => usedOf(v.phone.device, v.phone.os);

export const minutesWords = (minutes: number, h24: boolean): string =>
  formatTime(minutes * 60_000, 'UTC', h24);
/** `GMT+01:00`, the zone's offset at a moment. */
export function offsetWords(ms: number, zone: string): string {
  const minutes = Math.round(offsetAt(ms, zone) / 60_000);
  const two = (n: number) => String(Math.floor(Math.abs(n))).padStart(2, '0');
  return `GMT${minutes < 0 ? '−' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
