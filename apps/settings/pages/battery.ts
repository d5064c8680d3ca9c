import { formatBytes, formatCount, formatDay } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { change, go, type Entry, type Page, type View } from '../model.ts';
import { allAppBytes, appsOf, bytesIn, cacheBytes, CATEGORIES, filesIn, usedBytes } from '../select.ts';

const s = (v: View) => v.phone.os.settings;
const record = (v: View, app: string) => v.phone.os.installed[app]!;
export const batterySummary = (v: View): string =>
  `${v.phone.device.battery.level} %${v.phone.device.battery.charging ? ', charging' : v.phone.device.batterySaver ? ', battery saver' : ''}`;
export const storageSummary = (v: View): string =>
  `${Math.round((usedBytes(v) / v.phone.device.storage.capacity) * 100)} % used, ${formatBytes(v.phone.device.storage.capacity - usedBytes(v))} free`;

export const batteryPages: readonly Page[] = [
  {
    route: '/battery',
    title: 'Battery',
    activity: '.battery.BatteryActivity',
    parent: '/',
    scheme: 'battery',
    keywords: 'power charge',
    sections: [
      { custom: 'battery-level' },
      {
        entries: [
          {
            id: 'saver',
            kind: 'switch',
            title: 'Battery saver',
            keywords: 'power saving low',
            summary: 'Limits what apps do in the background',
            get: v => v.phone.device.batterySaver,
            set: on => ['setBatterySaver', { on }],
          },
          {
            id: 'saver-at',
            kind: 'choice',
            title: 'Turn on by itself',
            keywords: 'battery saver automatic percentage',
            get: v => String(s(v).saverAt ?? 'never'),
            options: [
              { value: 'never', label: 'Never' },
              ...[5, 10, 15, 20, 30, 50].map(n => ({ value: String(n), label: `At ${n} %` })),
            ],
            set: x => ['setSaverAt', { percent: x === 'never' ? null : Number(x) }],
          },
          {
            id: 'percent',
            kind: 'switch',
            title: 'Battery percentage',
            summary: 'Show it in the status bar',
            get: v => s(v).batteryPercent,
            set: on => change({ batteryPercent: on }),
          },
        ],
      },
      {
        title: 'Use since the last full charge',
        rows: v =>
          appsOf(v)
            .filter(m => record(v, m.id).batteryShare > 0)
            .sort(
              (a, b) => record(v, b.id).batteryShare - record(v, a.id).batteryShare || (a.id < b.id ? -1 : 1),
            )
            .map((m): Entry => ({
              id: `use-${m.id}`,
              kind: 'link',
              title: m.name,
              app: m.id,
              summary: `${record(v, m.id).batteryShare} %`,
              to: go('/app/:app/battery', { app: m.id }),
            })),
        note: 'The screen, calls and the system used the rest.',
      },
    ],
  },
  {
    route: '/storage',
    title: 'Storage',
    activity: '.storage.StorageActivity',
    parent: '/',
    scheme: 'storage',
    keywords: 'space memory disk full',
    sections: [
      { custom: 'storage-bar' },
      {
        entries: [
          {
            id: 'free',
            kind: 'link',
            title: 'Free up space',
            icon: 'cleaning_services',
            keywords: 'clean delete cache bin trash',
            summary: v => `${formatBytes(bytesIn(v.phone, 'bin') + cacheBytes(v.phone))} can be freed`,
            to: go('/storage/free'),
          },
        ],
      },
      {
        entries: [
          {
            id: 'apps',
            kind: 'link',
            title: 'Apps',
            icon: 'apps',
            summary: v => formatBytes(allAppBytes(v)),
            to: go('/storage/apps'),
          },
          ...CATEGORIES.map((c): Entry => ({
            id: c.id,
            kind: 'link',
            title: c.title,
            icon: c.icon,
            summary: v => formatBytes(bytesIn(v.phone, c.id)),
            to: go('/storage/:category', { category: c.id }),
          })),
          {
            id: 'system',
            kind: 'info',
            title: 'System',
            icon: 'settings',
            summary: v => formatBytes(v.phone.device.storage.system),
          },
        ],
      },
    ],
  },
  {
    route: '/storage/apps',
    title: 'App storage',
    activity: '.storage.AppStorageActivity',
    parent: '/storage',
    sections: [
      {
        rows: v =>
          appsOf(v)
            .map(m => ({
              m,
              bytes: record(v, m.id).size + record(v, m.id).dataBytes + record(v, m.id).cacheBytes,
            }))
            .sort((a, b) => b.bytes - a.bytes || (a.m.id < b.m.id ? -1 : 1))
            .map(({ m, bytes }): Entry => ({
              id: m.id,
              kind: 'link',
              title: m.name,
              app: m.id,
              summary: formatBytes(bytes),
              to: go('/app/:app/storage', { app: m.id }),
            })),
      },
    ],
  },
  {
    route: '/storage/free',
    title: 'Free up space',
    activity: '.storage.FreeUpActivity',
    parent: '/storage',
    keywords: 'clean',
    sections: [
      {
        entries: [
          {
            id: 'bin',
            kind: 'action',
            title: 'Empty the bin',
            icon: 'delete',
            keywords: 'trash delete',
            summary: v =>
              `${formatCount(filesIn(v.phone, 'bin').length, 'file')}, ${formatBytes(bytesIn(v.phone, 'bin'))}`,
            off: v => filesIn(v.phone, 'bin').length === 0,
            run: () => ['clearBin'],
            confirm: {
              title: 'Empty the bin?',
              text: 'The files in it are deleted for good.',
              label: 'Empty',
            },
          },
          {
            id: 'cache',
            kind: 'action',
            title: 'Clear all caches',
            icon: 'cleaning_services',
            keywords: 'cached data',
            summary: v => formatBytes(cacheBytes(v.phone)),
            off: v => cacheBytes(v.phone) === 0,
            run: () => ['clearCaches'],
            confirm: {
              title: 'Clear all caches?',
              text: 'Apps load pictures and pages again when they need them. Your data stays.',
              label: 'Clear',
            },
          },
        ],
      },
      {
        title: 'Large files',
        rows: v => {
          const outsideBin = CATEGORIES.filter(c => c.id !== 'bin');
          const large = outsideBin.flatMap(c => filesIn(v.phone, c.id)).filter(f => f.size >= 4_000_000);
          large.sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
          return large.slice(0, 12).map((f): Entry => fileRow(v, f.id));
        },
      },
    ],
  },
  {
    route: '/storage/:category',
    title: v => CATEGORIES.find(c => c.id === v.params['category'])?.title ?? 'Files',
    activity: '.storage.CategoryActivity',
    parent: '/storage',
    empty: { icon: 'folder', title: 'Nothing here' },
    sections: [
      {
        shown: v => v.params['category'] === 'bin' && filesIn(v.phone, 'bin').length > 0,
        entries: [
          {
            id: 'empty',
            kind: 'action',
            title: 'Empty the bin',
            icon: 'delete',
            danger: true,
            run: () => ['clearBin'],
            confirm: {
              title: 'Empty the bin?',
              text: 'The files in it are deleted for good.',
              label: 'Empty',
            },
          },
        ],
      },
      { rows: v => filesIn(v.phone, v.params['category'] ?? '').map((f): Entry => fileRow(v, f.id)) },
    ],
  },
];

function fileRow(v: View, id: string): Entry {
  const f = v.phone.device.storage.files[id]!;
  const icon = CATEGORIES.find(c => c.fits(f))!.icon;
  const summary = `${formatBytes(f.size)}, ${formatDay(f.at, v.phone.clock.zone, partsAt(v.phone.clock.now, v.phone.clock.zone).year)}`;
  return f.binned === null
    ? {
        id,
        kind: 'action',
        title: f.name,
        icon,
        summary,
        run: () => ['binFile', { id, on: true }],
        confirm: {
          title: 'Move to the bin?',
          text: `${f.name}, ${formatBytes(f.size)}`,
          label: 'Move to bin',
        },
      }
    : {
        id,
        kind: 'action',
        title: f.name,
        icon,
        summary,
        run: () => ['binFile', { id, on: false }],
        confirm: { title: 'Restore this file?', text: `${f.name}, ${formatBytes(f.size)}`, label: 'Restore' },
      };
}
