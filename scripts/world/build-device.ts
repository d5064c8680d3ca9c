// Over 300 lines: it lists every part of the base device in one place.
/** Writes src/sdk/core/system/world-data.json, the base phone's radios, storage, accounts and app use, from the facts beside this file. Run: npx tsx scripts/world/build-device.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { epochOf } from '../../src/state/clock.ts';
import type { FileEntry } from '../../src/state/phone/index.ts';
import { files, media } from './files.ts';
import { packedOf, pdfTexts } from './files/more.ts';
import { places } from './places.ts';
import { accounts, appSizes, bluetooth, dataUse, device, vpn, wifi } from './settings.ts';
import { me } from './cast.ts';

const ZONE = 'Europe/London';
const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, ZONE);
};
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const table: Record<string, FileEntry> = {};
const START = at('2024-09-28 10:00');
function folder(path: string): string | null {
  if (path === '') return null;
  const id = `file-${slug(path)}`;
  if (!table[id]) {
    const cut = path.lastIndexOf('/');
    table[id] = {
      name: path.slice(cut + 1),
      parent: folder(cut < 0 ? '' : path.slice(0, cut)),
      kind: 'folder',
      size: 0,
      mime: '',
      at: START,
      binned: null,
    };
  }
  return id;
}
for (const name of [
  'Alarms',
  'DCIM',
  'DCIM/Camera',
  'Documents',
  'Download',
  'Movies',
  'Music',
  'Notifications',
  'Pictures',
  'Pictures/Screenshots',
  'Recordings',
  'Ringtones',
])
  folder(name);
for (const f of files) {
  const parent = folder(f.folder);
  const text = f.text ?? pdfTexts[f.id];
  const packed = packedOf[f.id]?.map(({ modified, ...p }) => ({ ...p, at: at(modified) }));
  // Names in other scripts leave nothing of themselves in an id.
  let id = `file-${slug(f.id)}`;
  for (let n = 2; table[id]; n++) id = `file-${slug(f.id)}-${n}`;
  table[id] = {
    name: f.name,
    parent,
    kind: 'file',
    ...(packed ? { packed } : {}),
    ...(text === undefined ? {} : { text }),
    size: f.size,
    mime: f.mime,
    at: at(f.modified),
    binned: f.binned === undefined ? null : at(f.binned),
  };
  if (f.sound)
    table[id]!.media = {
      kind: 'audio',
      picture: null,
      width: 0,
      height: 0,
      duration: f.sound.ms,
      takenAt: at(f.sound.at),
      place: f.sound.place,
      description: f.sound.description,
      favourite: f.sound.favourite ?? false,
    };
  if (f.song) {
    const { seconds, cover = null, description = '', ...tags } = f.song;
    table[id]!.media = {
      kind: 'audio',
      picture: cover,
      width: 0,
      height: 0,
      duration: seconds * 1000,
      takenAt: at(f.modified),
      place: '',
      description,
      favourite: false,
      ...tags,
    };
  }
  if (parent && f.binned === undefined) table[parent]!.at = Math.max(table[parent]!.at, at(f.modified));
}
const binned: [folder: string, name: string, mime: string, size: number, modified: string, when: string][] = [
  ['Movies', 'ferry crossing raw.mp4', 'video/mp4', 486_220_144, '2026-02-14 15:02', '2026-02-27 21:10'],
  ['Download', 'old_lease_scan.pdf', 'application/pdf', 12_904_551, '2024-09-29 17:40', '2026-03-01 10:12'],
  ['Download', 'lamp_plate_rev_B.dxf', 'image/vnd.dxf', 43_712, '2026-02-20 09:00', '2026-03-02 09:06'],
];
for (const [path, name, mime, size, modified, when] of binned)
  table[`file-binned-${slug(name)}`] = {
    name,
    parent: folder(path),
    kind: 'file',
    size,
    mime,
    at: at(modified),
    binned: at(when),
  };

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../assets/pictures', name), 'utf8')) as T;
const scenes = read<Record<string, string>>('scenes.json');
const library = new Map(
  read<{ name: string; width: number; height: number; description: string }[]>('index.json').map(p => [
    p.name,
    p,
  ]),
);
for (const [i, m] of media.entries()) {
  const cut = m.file.lastIndexOf('/');
  const name = m.file.slice(cut + 1);
  const [scene, edits] = m.scene.split('#') as [string, string?];
  // What is told of a picture is what it shows, and it is as tall or as wide as it looks.
  const shown = library.get(scenes[scene] ?? scene)!;
  const sides = [Math.max(m.width, m.height), Math.min(m.width, m.height)] as const;
  const tall = shown.height > shown.width !== /turn=(90|270)/.test(edits ?? '') && m.seconds === undefined;
  const [width, height] = tall ? [sides[1], sides[0]] : sides;
  const video = m.seconds !== undefined;
  // JPEG of about two bits a pixel, less for a screenshot, with some spread so that sizes differ; a video of about 17 Mbit/s.
  const size =
    Math.round(video ? m.seconds! * 2_130_000 : width * height * (m.album === 'Screenshots' ? 0.21 : 0.26)) +
    ((i * 48_271) % 391_000);
  const looks = (m.views ?? []).map(view => (view === '0,0,1000,1000' ? scene : `${scene}#crop=${view}`));
  table[m.id] = {
    name,
    parent: folder(m.file.slice(0, cut)),
    kind: 'file',
    size,
    mime: video ? 'video/mp4' : m.album === 'Screenshots' ? 'image/png' : 'image/jpeg',
    at: at(m.taken),
    binned: m.binned === undefined ? null : at(m.binned),
    media: {
      kind: video ? 'video' : m.album === 'Screenshots' ? 'screenshot' : 'photo',
      picture: video ? looks[0]! : m.scene,
      width,
      height,
      duration: (m.seconds ?? 0) * 1000,
      ...(looks.length > 1
        ? {
            frames: looks.slice(1).map((picture, n) => ({
              at: Math.round(((n + 1) * m.seconds! * 1000) / looks.length),
              picture,
            })),
          }
        : {}),
      takenAt: at(m.taken),
      place: places.find(p => p.id === m.place)?.name ?? '',
      description: m.album === 'Screenshots' ? 'A screenshot of the home screen.' : shown.description,
      favourite: m.favourite ?? false,
    },
  };
}

const networks = Object.fromEntries(
  wifi.map(w => [
    `wifi-${slug(w.ssid)}`,
    {
      ssid: w.ssid,
      level: w.level,
      security: w.security.toLowerCase(),
      password: w.password ?? '',
      saved: w.saved ? (w.password ?? '') : null,
      autoConnect: true,
      metered: w.metered ?? false,
    },
  ]),
);
const NEAR = new Set(['bt-earbuds', 'bt-watch', 'bt-speaker', 'bt-keyboard', 'bt-printer', 'bt-phone']);
const devices = Object.fromEntries(
  bluetooth.map(b => [
    b.id,
    {
      name: b.name,
      kind: b.kind === 'earbuds' ? 'headphones' : b.kind,
      paired: b.paired,
      connected: b.id === 'bt-watch',
      nearby: NEAR.has(b.id),
      battery: b.battery ?? null,
    },
  ]),
);
const megabytes = Object.fromEntries(dataUse.map(d => [d.app, d.bytes]));
const SHARES: Record<string, number> = {
  video: 18,
  chat: 13,
  maps: 9,
  music: 8,
  browser: 7,
  microblog: 6,
  journal: 5,
  camera: 4,
  mail: 3,
  meet: 3,
  gallery: 2,
  rides: 1,
  weather: 1,
  clock: 1,
  phone: 2,
};

const out = {
  model: {
    name: device.name,
    product: device.model,
    maker: device.maker,
    number: device.modelNumber,
    build: device.build,
    version: device.osVersion,
    patch: device.securityPatch,
    serial: device.serial,
    imei: device.imei,
    mac: device.macWifi,
    bluetoothMac: device.macBluetooth,
    kernel: device.kernel,
    baseband: device.baseband,
    processor: device.processor,
    memory: device.memoryBytes,
  },
  radios: {
    aeroplane: false,
    wifi: true,
    network: 'wifi-tannersrow-27b',
    networks,
    mobileData: true,
    roaming: false,
    carrier: device.carrier,
    phoneNumber: me.phone,
    generation: '5g',
    networkZone: ZONE,
    signal: 4,
    bluetooth: true,
    devices,
    nfc: true,
    location: true,
    hotspot: { on: false, name: device.name, password: 'lanterns-9am', security: 'wpa2' },
    vpn: null,
    vpns: Object.fromEntries(
      vpn.map(v => [
        v.id,
        { name: v.name, server: v.server, kind: v.type.toLowerCase(), user: v.username, alwaysOn: false },
      ]),
    ),
  },
  storage: { capacity: device.storageBytes, system: 17_800_000_000, files: table },
  accounts: Object.fromEntries(
    accounts.map(a => [
      a.id,
      {
        kind: a.name,
        name: a.address,
        sync: a.syncs.length > 0,
        ...(a.syncs.length > 0 ? { syncedAt: at(a.lastSync) } : {}),
      },
    ]),
  ),
  use: Object.fromEntries(
    [...new Set([...appSizes.map(a => a.app), ...Object.keys(megabytes), ...Object.keys(SHARES)])]
      .sort()
      .map(id => {
        const size = appSizes.find(a => a.app === id);
        return [
          id,
          {
            dataBytes: size?.dataBytes ?? 0,
            cacheBytes: size?.cacheBytes ?? 0,
            mobileBytes: megabytes[id] ?? 0,
            batteryShare: SHARES[id] ?? 0,
          },
        ];
      }),
  ),
};
writeFileSync(
  join(import.meta.dirname, '../../src/sdk/core/system/world-data.json'),
  `${JSON.stringify(out, null, 1)}\n`,
);
console.log(`${Object.keys(table).length} files`);
