import { formatBytes, formatDay } from '../../../src/sdk/core/format.ts';
import { go, type Entry, type Page } from '../model.ts';
import {
  allowedCount,
  appBytes,
  grantOf,
  GRANT_WORDS,
  grantOptions,
  permissionsOf,
  PERMISSION_TITLES,
} from '../select.ts';
import { partsAt } from '../../../src/state/clock.ts';
import {
  BATTERY,
  appId,
  notInstalled,
  counted,
  metaOf,
  appName,
  permissionTitle,
  recordOf,
  defaultsOf,
  isInstalled,
} from './app-view.ts';

export const infoPages: readonly Page[] = [
  {
    route: '/app/:app',
    title: 'App info',
    activity: '.applications.InstalledAppDetailsActivity',
    parent: '/apps',
    empty: {
      icon: 'apps',
      title: 'This app is not installed',
      text: 'You can install it again from the list of apps',
    },
    sections: [
      { custom: 'app-header', shown: v => metaOf(v) !== undefined },
      {
        shown: isInstalled,
        entries: [
          {
            id: 'notifications',
            kind: 'link',
            title: 'Notifications',
            icon: 'notifications',
            summary: v =>
              !recordOf(v)!.notifications
                ? 'Off'
                : recordOf(v)!.mutedChannels.length > 0
                  ? `${counted(recordOf(v)!.mutedChannels.length, 'category').replace('categorys', 'categories')} off`
                  : 'On',
            to: v => go('/app/:app/notifications', { app: appId(v) }),
          },
          {
            id: 'permissions',
            kind: 'link',
            title: 'Permissions',
            icon: 'admin_panel_settings',
            summary: v =>
              permissionsOf(v, appId(v)).length === 0
                ? 'None requested'
                : `${allowedCount(v, appId(v))} of ${permissionsOf(v, appId(v)).length} allowed`,
            to: v => go('/app/:app/permissions', { app: appId(v) }),
          },
          {
            id: 'storage',
            kind: 'link',
            title: 'Storage and cache',
            icon: 'storage',
            summary: v => `${formatBytes(appBytes(v, appId(v)))} used`,
            to: v => go('/app/:app/storage', { app: appId(v) }),
          },
          {
            id: 'data',
            kind: 'link',
            title: 'Mobile data',
            icon: 'data_usage',
            summary: v =>
              recordOf(v)!.mobileBytes > 0
                ? `${formatBytes(recordOf(v)!.mobileBytes)} used in this cycle`
                : 'No data used',
            to: v => go('/app/:app/data', { app: appId(v) }),
          },
          {
            id: 'battery',
            kind: 'link',
            title: 'Battery',
            icon: 'battery_full',
            summary: v =>
              `${recordOf(v)!.batteryShare} % since the last full charge, ${BATTERY[recordOf(v)!.batteryUse].toLowerCase()}`,
            to: v => go('/app/:app/battery', { app: appId(v) }),
          },
          {
            id: 'default',
            kind: 'link',
            title: 'Open by default',
            icon: 'open_in_new',
            summary: v =>
              defaultsOf(v)
                .map(r => r.title)
                .join(', ') || 'No defaults set',
            to: go('/apps/default'),
          },
        ],
      },
      {
        shown: isInstalled,
        entries: [
          { id: 'version', kind: 'info', title: 'Version', summary: v => recordOf(v)!.version },
          {
            id: 'installed',
            kind: 'info',
            title: 'Installed',
            summary: v =>
              formatDay(
                recordOf(v)!.installedAt,
                v.phone.clock.zone,
                partsAt(v.phone.clock.now, v.phone.clock.zone).year,
              ),
          },
          { id: 'package', kind: 'info', title: 'Package', copy: true, summary: v => metaOf(v)!.package },
        ],
        note: v => metaOf(v)!.describe,
      },
    ],
  },
  {
    route: '/app/:app/permissions',
    title: 'App permissions',
    activity: '.permission.AppPermissionsActivity',
    parent: '/app/:app',
    empty: { icon: 'admin_panel_settings', title: 'No permissions requested' },
    sections: [
      { shown: v => isInstalled(v) && permissionsOf(v, appId(v)).length > 0, custom: 'app-title' },
      {
        shown: isInstalled,
        rows: v =>
          permissionsOf(v, appId(v)).map((x): Entry => ({
            id: x,
            kind: 'link',
            title: PERMISSION_TITLES[x].title,
            icon: PERMISSION_TITLES[x].icon,
            summary: GRANT_WORDS[grantOf(v.phone, appId(v), x)],
            to: go('/app/:app/permissions/:permission', { app: appId(v), permission: x }),
          })),
      },
    ],
  },
  {
    route: '/app/:app/permissions/:permission',
    title: v => `${permissionTitle(v)} permission`,
    activity: '.permission.AppPermissionActivity',
    parent: '/app/:app/permissions',
    empty: notInstalled,
    sections: [
      { shown: isInstalled, custom: 'app-title' },
      {
        shown: isInstalled,
        title: v => `Access for ${appName(v)}`,
        rows: v => [
          {
            id: 'grant',
            kind: 'choice',
            inline: true,
            title: 'Access',
            get: w => {
              const g = grantOf(w.phone, appId(w), w.params['permission']!);
              return g === 'once' ? 'ask' : g;
            },
            options: grantOptions(v.params['permission']!),
            set: (grant, w) => [
              'setPermission',
              { app: appId(w), permission: w.params['permission'], grant },
            ],
          },
        ],
      },
      {
        shown: isInstalled,
        rows: v => [
          {
            id: 'others',
            kind: 'link',
            title: 'See all apps with this permission',
            to: go('/permission/:permission', { permission: v.params['permission']! }),
          },
        ],
      },
    ],
  },
];
