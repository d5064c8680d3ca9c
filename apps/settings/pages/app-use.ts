import { formatBytes } from '../../../src/sdk/core/format.ts';
import { type Entry, type Page } from '../model.ts';
import { appBytes } from '../select.ts';
import { appId, notInstalled, metaOf, appName, recordOf, isInstalled } from './app-view.ts';

export const usePages: readonly Page[] = [
  {
    route: '/app/:app/notifications',
    title: 'Notifications',
    activity: '.notification.AppNotificationSettingsActivity',
    parent: '/app/:app',
    empty: notInstalled,
    sections: [
      { shown: isInstalled, custom: 'app-title' },
      {
        shown: isInstalled,
        rows: v => [
          {
            id: 'all',
            kind: 'switch',
            title: `All ${appName(v)} notifications`,
            get: w => recordOf(w)!.notifications,
            set: (on, w) => ['setAppOption', { app: appId(w), notifications: on }],
          },
        ],
      },
      {
        shown: v => isInstalled(v) && metaOf(v)!.channels.length > 0,
        title: 'Categories',
        rows: v =>
          metaOf(v)!.channels.map((c): Entry => ({
            id: `channel-${c.id}`,
            kind: 'switch',
            title: c.name,
            off: w => !recordOf(w)!.notifications,
            get: w => recordOf(w)!.notifications && !recordOf(w)!.mutedChannels.includes(c.id),
            set: (on, w) => ['muteChannel', { app: appId(w), channel: c.id, on }],
          })),
      },
    ],
  },
  {
    route: '/app/:app/storage',
    title: 'Storage and cache',
    activity: '.applications.AppStorageSettingsActivity',
    parent: '/app/:app',
    empty: notInstalled,
    sections: [
      { shown: isInstalled, custom: 'app-title' },
      {
        shown: isInstalled,
        title: 'Space used',
        entries: [
          { id: 'app', kind: 'info', title: 'App size', summary: v => formatBytes(recordOf(v)!.size) },
          { id: 'data', kind: 'info', title: 'User data', summary: v => formatBytes(recordOf(v)!.dataBytes) },
          { id: 'cached', kind: 'info', title: 'Cache', summary: v => formatBytes(recordOf(v)!.cacheBytes) },
          { id: 'total', kind: 'info', title: 'Total', summary: v => formatBytes(appBytes(v, appId(v))) },
        ],
      },
      {
        shown: isInstalled,
        entries: [
          {
            id: 'clear-cache',
            kind: 'action',
            title: 'Clear cache',
            icon: 'cleaning_services',
            off: v => recordOf(v)!.cacheBytes === 0,
            run: v => ['clearCache', { app: appId(v) }],
          },
          {
            id: 'clear-data',
            kind: 'action',
            title: 'Clear storage',
            icon: 'delete',
            danger: true,
            off: v => appId(v) === 'settings',
            run: v => ['clearAppData', { app: appId(v) }],
            confirm: {
              title: 'Delete app data?',
              text: v =>
                `Everything in ${appName(v)} that is yours will be deleted: accounts, files, settings.`,
              label: 'Delete',
            },
          },
        ],
      },
    ],
  },
  {
    route: '/app/:app/battery',
    title: 'App battery usage',
    activity: '.battery.AppBatteryActivity',
    parent: '/app/:app',
    empty: notInstalled,
    sections: [
      { shown: isInstalled, custom: 'app-title' },
      {
        shown: isInstalled,
        entries: [
          {
            id: 'share',
            kind: 'info',
            title: 'Since the last full charge',
            icon: 'battery_full',
            summary: v => `${recordOf(v)!.batteryShare} %`,
          },
        ],
      },
      {
        shown: isInstalled,
        title: 'Background use',
        entries: [
          {
            id: 'use',
            kind: 'choice',
            inline: true,
            title: 'Background use',
            get: v => recordOf(v)!.batteryUse,
            options: [
              {
                value: 'unrestricted',
                label: 'Unrestricted',
                subtitle: 'No limits in the background; may use more battery',
              },
              { value: 'optimised', label: 'Optimised', subtitle: 'Based on how you use it; recommended' },
              {
                value: 'restricted',
                label: 'Restricted',
                subtitle: 'Little in the background; may miss notifications',
              },
            ],
            set: (batteryUse, v) => ['setAppOption', { app: appId(v), batteryUse }],
          },
        ],
      },
    ],
  },
  {
    route: '/app/:app/data',
    title: 'App data usage',
    activity: '.network.AppDataUsageActivity',
    parent: '/app/:app',
    empty: notInstalled,
    sections: [
      { shown: isInstalled, custom: 'app-title' },
      {
        shown: isInstalled,
        entries: [
          {
            id: 'total',
            kind: 'info',
            title: 'Mobile data in this cycle',
            icon: 'data_usage',
            summary: v => formatBytes(recordOf(v)!.mobileBytes),
          },
          {
            id: 'background',
            kind: 'switch',
            title: 'Background data',
            summary: 'Use mobile data in the background',
            get: v => recordOf(v)!.backgroundData,
            set: (on, v) => ['setAppOption', { app: appId(v), backgroundData: on }],
          },
        ],
      },
    ],
  },
];
