// Over 300 lines: a table of base data.
import type {
  Account,
  AppSize,
  AppUse,
  BluetoothDevice,
  Language,
  Sound,
  Storage,
  TimeZone,
  VpnProfile,
  WifiNetwork,
} from './types.ts';

const MB = 1_000_000;
const GB = 1_000 * MB;

export const device = {
  maker: 'Larkmoor',
  model: 'Larkmoor Fen 7',
  modelNumber: 'LM-F7-204',
  codename: 'bittern',
  serial: 'LMF7Q20400318',
  imei: '004999010640000',
  osName: 'Tapworld OS',
  osVersion: '16',
  build: 'FEN7.260205.014',
  securityPatch: '2026-02-05',
  kernel: '6.6.58-bittern-g1f0c2e7',
  baseband: 'F7-22.118.3',
  processor: 'Larkmoor T4, 8 cores',
  memoryBytes: 8 * GB,
  storageBytes: 128 * GB,
  macWifi: '02:4C:4D:F7:20:4A',
  macBluetooth: '02:4C:4D:F7:20:4B',
  name: "Robin's Fen 7",
  carrier: 'Skerry Mobile',
} as const;

/** The networks in reach of the flat; the phone is on the first. */
export const wifi: readonly WifiNetwork[] = [
  { ssid: 'TannersRow-27B', level: 4, security: 'WPA3', password: 'kettle-heron-52', saved: true },
  { ssid: 'TannersRow-27', level: 3, security: 'WPA2', password: 'tramline1948', saved: false },
  { ssid: 'Flat3_Trombone', level: 3, security: 'WPA2', password: 'slide-in-Bflat', saved: false },
  { ssid: 'biscuits-lair', level: 2, security: 'WPA3', password: 'white-bowl-only', saved: true },
  {
    ssid: "Robin's old phone",
    level: 2,
    security: 'WPA2',
    password: 'fern-on-friday',
    saved: true,
    metered: true,
  },
  { ssid: 'The Bollard Guest', level: 1, security: 'open', saved: true },
  { ssid: 'HarrowBay-Free', level: 1, security: 'open', saved: false },
  { ssid: 'KITTIWAKE-GUEST', level: 0, security: 'WPA2', password: 'gull-ladder-10', saved: true },
  { ssid: 'Pier3-Ferry', level: 0, security: 'WPA2', password: 'merrow-1740', saved: false, metered: true },
];

export const bluetooth: readonly BluetoothDevice[] = [
  {
    id: 'bt-earbuds',
    name: 'Pipit Buds',
    kind: 'earbuds',
    address: '02:50:49:50:10:01',
    paired: true,
    battery: 72,
  },
  {
    id: 'bt-watch',
    name: 'Curlew Watch 2',
    kind: 'watch',
    address: '02:43:55:52:20:02',
    paired: true,
    battery: 41,
  },
  {
    id: 'bt-speaker',
    name: 'Kitchen Drum',
    kind: 'speaker',
    address: '02:4B:49:54:30:03',
    paired: true,
    battery: 88,
  },
  { id: 'bt-car', name: "Inés's car", kind: 'car', address: '02:43:41:52:40:04', paired: true },
  {
    id: 'bt-keyboard',
    name: 'Slate Keys Mini',
    kind: 'keyboard',
    address: '02:4B:45:59:50:05',
    paired: false,
    battery: 15,
  },
  {
    id: 'bt-printer',
    name: 'Studio Label Printer',
    kind: 'printer',
    address: '02:50:52:4E:60:06',
    paired: false,
  },
  { id: 'bt-phone', name: 'Katherine’s phone', kind: 'phone', address: '02:4B:41:54:70:07', paired: false },
];

export const vpn: readonly VpnProfile[] = [
  {
    id: 'vpn-studio',
    name: 'Kittiwake Studio',
    type: 'WireGuard',
    server: 'vpn.kittiwake.example',
    username: 'robin',
  },
  {
    id: 'vpn-museum',
    name: 'HB Maritime archive',
    type: 'IKEv2',
    server: 'archive.hbmaritime.example',
    username: 'guest-calloway',
  },
  {
    id: 'vpn-travel',
    name: 'Travel',
    type: 'WireGuard',
    server: 'ellery.safetide.example',
    username: 'rc-1991',
  },
];

export const accounts: readonly Account[] = [
  {
    id: 'account-postbird',
    app: 'mail',
    name: 'Postbird',
    address: 'robin.calloway@postbird.example',
    syncs: ['Mail', 'Contacts', 'Calendar'],
    lastSync: '2026-03-12 09:30',
  },
  {
    id: 'account-work',
    app: 'mail',
    name: 'Kittiwake',
    address: 'robin@kittiwake.example',
    syncs: ['Mail', 'Calendar'],
    lastSync: '2026-03-12 09:36',
  },
  {
    id: 'account-parley',
    app: 'chat',
    name: 'Parley',
    address: '+44 7700 900100',
    syncs: ['Contacts'],
    lastSync: '2026-03-12 09:41',
  },
  {
    id: 'account-copperleaf',
    app: 'wallet',
    name: 'Copperleaf',
    address: 'robin.calloway@postbird.example',
    syncs: [],
    lastSync: '2026-03-12 08:00',
  },
];

const sound = (kind: Sound['kind'], name: string, seconds: number): Sound => ({
  id: `${kind}-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  kind,
  seconds,
});

export const sounds: readonly Sound[] = [
  sound('ringtone', 'Quayside', 18),
  sound('ringtone', 'Low Tide', 22),
  sound('ringtone', 'Marimba Steps', 15),
  sound('ringtone', 'Old Telephone', 12),
  sound('ringtone', 'Night Ferry', 25),
  sound('ringtone', 'Lark', 14),
  sound('notification', 'Drop', 1),
  sound('notification', 'Pebble', 1),
  sound('notification', 'Bell Buoy', 2),
  sound('notification', 'Chirp', 1),
  sound('notification', 'Knock', 1),
  sound('notification', 'Glass', 2),
  sound('alarm', 'First Light', 30),
  sound('alarm', 'Foghorn', 20),
  sound('alarm', 'Kettle', 25),
  sound('alarm', 'Rooster', 16),
];

export const languages: readonly Language[] = [
  { tag: 'en-GB', name: 'English (United Kingdom)', own: 'English (United Kingdom)' },
  { tag: 'en-US', name: 'English (United States)', own: 'English (United States)' },
  { tag: 'es-ES', name: 'Spanish (Spain)', own: 'español (España)' },
  { tag: 'zh-Hans-CN', name: 'Chinese (Simplified)', own: '简体中文' },
  { tag: 'ar', name: 'Arabic', own: 'العربية' },
  { tag: 'fr-FR', name: 'French', own: 'français' },
  { tag: 'de-DE', name: 'German', own: 'Deutsch' },
  { tag: 'pt-PT', name: 'Portuguese', own: 'português' },
  { tag: 'ja-JP', name: 'Japanese', own: '日本語' },
  { tag: 'cs-CZ', name: 'Czech', own: 'čeština' },
  { tag: 'cy-GB', name: 'Welsh', own: 'Cymraeg' },
  { tag: 'hi-IN', name: 'Hindi', own: 'हिन्दी' },
];

export const timeZones: readonly TimeZone[] = [
  ['London', 'United Kingdom', 'Europe/London'],
  ['Dublin', 'Ireland', 'Europe/Dublin'],
  ['Lisbon', 'Portugal', 'Europe/Lisbon'],
  ['Madrid', 'Spain', 'Europe/Madrid'],
  ['Paris', 'France', 'Europe/Paris'],
  ['Berlin', 'Germany', 'Europe/Berlin'],
  ['Athens', 'Greece', 'Europe/Athens'],
  ['Cairo', 'Egypt', 'Africa/Cairo'],
  ['Lagos', 'Nigeria', 'Africa/Lagos'],
  ['Nairobi', 'Kenya', 'Africa/Nairobi'],
  ['Beirut', 'Lebanon', 'Asia/Beirut'],
  ['Dubai', 'United Arab Emirates', 'Asia/Dubai'],
  ['Kolkata', 'India', 'Asia/Kolkata'],
  ['Kathmandu', 'Nepal', 'Asia/Kathmandu'],
  ['Bangkok', 'Thailand', 'Asia/Bangkok'],
  ['Shanghai', 'China', 'Asia/Shanghai'],
  ['Tokyo', 'Japan', 'Asia/Tokyo'],
  ['Sydney', 'Australia', 'Australia/Sydney'],
  ['Auckland', 'New Zealand', 'Pacific/Auckland'],
  ['Honolulu', 'United States', 'Pacific/Honolulu'],
  ['Los Angeles', 'United States', 'America/Los_Angeles'],
  ['Denver', 'United States', 'America/Denver'],
  ['Chicago', 'United States', 'America/Chicago'],
  ['New York', 'United States', 'America/New_York'],
  ['Mexico City', 'Mexico', 'America/Mexico_City'],
  ['Bogotá', 'Colombia', 'America/Bogota'],
  ['Buenos Aires', 'Argentina', 'America/Argentina/Buenos_Aires'],
  ['São Paulo', 'Brazil', 'America/Sao_Paulo'],
  ['Reykjavik', 'Iceland', 'Atlantic/Reykjavik'],
  ["St John's", 'Canada', 'America/St_Johns'],
].map(([city, region, zone]) => ({ city: city!, region: region!, zone: zone! }));

export const storage: readonly Storage[] = [
  { category: 'Apps', bytes: 21.4 * GB },
  { category: 'Pictures', bytes: 18.9 * GB },
  { category: 'Videos', bytes: 9.3 * GB },
  { category: 'Audio', bytes: 4.1 * GB },
  { category: 'Documents', bytes: 1.2 * GB },
  { category: 'Bin', bytes: 0.6 * GB },
  { category: 'System', bytes: 17.8 * GB },
];

/** Mobile data since the first of the month, of a plan of 10 GB. */
export const dataPlan = { resetsOn: 1, limitBytes: 10 * GB, warnBytes: 8 * GB } as const;
const use = (app: string, megabytes: number): AppUse => ({ app, bytes: megabytes * MB });
export const dataUse: readonly AppUse[] = [
  use('video', 1_420),
  use('chat', 612),
  use('music', 488),
  use('microblog', 305),
  use('journal', 276),
  use('maps', 191),
  use('browser', 164),
  use('meet', 140),
  use('mail', 77),
  use('rides', 22),
  use('weather', 9),
  use('rail', 6),
];

const size = (app: string, version: string, own: number, data: number, cache: number): AppSize => ({
  app,
  version,
  appBytes: own * MB,
  dataBytes: data * MB,
  cacheBytes: cache * MB,
});
export const appSizes: readonly AppSize[] = [
  size('chat', '8.14.2', 212, 1_904, 388),
  size('wallet', '5.3.0', 148, 42, 19),
  size('video', '19.9.1', 301, 2_480, 1_120),
  size('journal', '7.2.4', 196, 310, 422),
  size('microblog', '10.1.0', 164, 188, 276),
  size('forum', '4.8.3', 97, 66, 120),
  size('shop', '12.6.1', 231, 84, 205),
  size('music', '9.0.7', 142, 3_612, 240),
  size('books', '3.5.2', 76, 390, 12),
  size('rail', '6.1.1', 88, 14, 21),
  size('maps', '11.20.0', 265, 1_310, 330),
  size('meet', '5.17.0', 187, 22, 40),
  size('food', '8.8.8', 174, 31, 160),
  size('rides', '7.0.2', 139, 18, 55),
  size('stays', '4.4.0', 158, 27, 98),
  size('mail', '15.2.0', 121, 640, 88),
  size('weather', '2.9.1', 44, 6, 15),
  size('notes', '3.1.0', 28, 4, 1),
  size('calendar', '6.0.0', 35, 9, 2),
  size('gallery', '5.5.0', 62, 35, 210),
  size('camera', '4.2.0', 71, 8, 30),
  size('browser', '122.3', 198, 415, 366),
  size('recorder', '1.8.0', 22, 96, 2),
  size('expenses', '2.2.5', 31, 5, 1),
  size('recipes', '1.9.3', 38, 47, 12),
  size('fitness', '3.0.4', 83, 61, 14),
  size('draw', '2.0.1', 54, 73, 6),
  size('player', '1.4.0', 41, 3, 9),
  size('files', '3.3.0', 26, 2, 4),
  size('contacts', '5.0.1', 24, 7, 2),
];

export const wallpapers = [
  'Harbour morning',
  'Salt marsh',
  'Lantern dusk',
  'Slate',
  'Gannet white',
  'Tide lines',
] as const;
export const screenTimeouts = [15, 30, 60, 120, 300, 600, 1800] as const;
export const defaults = {
  zone: 'Europe/London',
  language: 'en-GB',
  screenTimeoutSeconds: 60,
  wallpaper: 'Harbour morning',
  ringtone: 'ringtone-quayside',
  notification: 'notification-pebble',
  alarm: 'alarm-first-light',
  connectedTo: 'TannersRow-27B',
  battery: 78,
  passcode: '280491',
} as const;
