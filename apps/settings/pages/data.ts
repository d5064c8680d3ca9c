import { formatBytes } from '../../../src/sdk/core/format.ts';
import { go, type Entry, type Page } from '../model.ts';
import { appsOf, nameOf } from '../select.ts';
import { amounts, withOwn } from './network-words.ts';

export const dataPages: readonly Page[] = [
  {
    route: '/data',
    title: 'Data usage',
    activity: '.network.DataUsageActivity',
    parent: '/connections',
    scheme: 'data',
    keywords: 'traffic',
    sections: [
      { custom: 'data-use' },
      {
        entries: [
          {
            id: 'saver',
            kind: 'switch',
            title: 'Data saver',
            keywords: 'background data',
            summary: 'Apps in the background use no mobile data',
            get: v => v.phone.os.settings.dataSaver,
            set: on => ['changeSettings', { settings: { dataSaver: on } }],
          },
          {
            id: 'warn',
            kind: 'choice',
            title: 'Data warning',
            keywords: 'warn',
            get: v => String(v.phone.os.settings.dataLimit.warnBytes ?? 'none'),
            options: v =>
              withOwn(
                amounts([1, 2, 4, 5, 8, 10, 20], 'No warning'),
                v.phone.os.settings.dataLimit.warnBytes,
              ),
            set: x => ['setDataLimit', { warnBytes: x === 'none' ? null : Number(x) }],
          },
          {
            id: 'limit',
            kind: 'choice',
            title: 'Data limit',
            keywords: 'cap maximum',
            get: v => String(v.phone.os.settings.dataLimit.limitBytes ?? 'none'),
            options: v =>
              withOwn(amounts([2, 5, 10, 15, 20, 50], 'No limit'), v.phone.os.settings.dataLimit.limitBytes),
            set: x => ['setDataLimit', { limitBytes: x === 'none' ? null : Number(x) }],
          },
          {
            id: 'cycle',
            kind: 'choice',
            title: 'Cycle starts on day',
            keywords: 'billing reset month',
            get: v => String(v.phone.os.settings.dataLimit.cycleDay),
            options: Array.from({ length: 31 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
            set: x => ['setDataLimit', { cycleDay: Number(x) }],
          },
        ],
        note: 'Your operator may count differently.',
      },
      {
        title: 'App data usage',
        rows: v =>
          appsOf(v)
            .filter(m => v.phone.os.installed[m.id]!.mobileBytes > 0)
            .sort(
              (a, b) =>
                v.phone.os.installed[b.id]!.mobileBytes - v.phone.os.installed[a.id]!.mobileBytes ||
                (a.id < b.id ? -1 : 1),
            )
            .map((m): Entry => ({
              id: `use-${m.id}`,
              kind: 'link',
              title: nameOf(v, m.id),
              app: m.id,
              summary: formatBytes(v.phone.os.installed[m.id]!.mobileBytes),
              to: go('/app/:app/data', { app: m.id }),
            })),
      },
    ],
  },
];
