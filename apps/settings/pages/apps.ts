import { formatBytes, formatDay } from '../../../src/sdk/core/format.ts';
import { change, go, type Entry, type Page, type View } from '../model.ts';
import {
  allowedApps,
  allowedCount,
  appBytes,
  appsOf,
  appsWith,
  grantOf,
  GRANT_WORDS,
  grantOptions,
  nameOf,
  permissionsOf,
  PERMISSION_ORDER,
  PERMISSION_TITLES,
  removedApps,
  rolesOf,
} from '../select.ts';
import type { Permission } from '../../../src/state/phone/index.ts';
import { partsAt } from '../../../src/state/clock.ts';

const appId = (v: View) => v.params['app'] ?? '';
const record = (v: View) => v.phone.os.installed[appId(v)];
const meta = (v: View) => v.metas.get(appId(v));
const there = (v: View) => record(v) !== undefined && meta(v) !== undefined;
const name = (v: View) => nameOf(v, appId(v));
const gone = { icon: 'apps' as const, title: 'This app is not installed' };
const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const BATTERY = { unrestricted: 'Unrestricted', optimised: 'Optimised', restricted: 'Restricted' } as const;
const roles = (v: View) => rolesOf(v).filter(r => v.phone.os.defaults[r.key] === appId(v));
const roleOf = (v: View) => rolesOf(v).find(r => r.key === v.params['key']);
const permissionTitle = (v: View) =>
  PERMISSION_TITLES[v.params['permission'] as Permission]?.title ?? 'Permission';
const appLink = (v: View, id: string, summary: string, route = '/app/:app'): Entry => ({
  id,
  kind: 'link',
  title: nameOf(v, id),
  app: id,
  summary,
  to: go(route, { app: id }),
});

export const appPages: readonly Page[] = [
  {
    route: '/apps',
    title: 'Apps',
    activity: '.applications.AppsActivity',
    parent: '/',
    scheme: 'apps',
    keywords: 'applications installed uninstall',
    screen: 'Apps',
    sections: [
      {
        entries: [
          {
            id: 'default',
            kind: 'link',
            title: 'Default apps',
            icon: 'open_in_new',
            keywords: 'browser opens with',
            summary: v => many(Object.keys(v.phone.os.defaults).length, 'default') + ' set',
            to: go('/apps/default'),
          },
          {
            id: 'permissions',
            kind: 'link',
            title: 'Permission manager',
            icon: 'admin_panel_settings',
            keywords: 'privacy access camera microphone',
            to: go('/apps/permissions'),
          },
          {
            id: 'notifications',
            kind: 'link',
            title: 'App notifications',
            icon: 'notifications',
            to: go('/notifications/apps'),
          },
        ],
      },
    ],
  },
  {
    route: '/apps/default',
    title: 'Default apps',
    activity: '.applications.DefaultAppsActivity',
    parent: '/apps',
    scheme: 'default-apps',
    keywords: 'opens with',
    empty: { icon: 'open_in_new', title: 'No default apps', text: 'No installed app opens files or links' },
    sections: [
      {
        rows: v =>
          rolesOf(v).map((r): Entry => ({
            id: r.key,
            kind: 'link',
            title: r.title,
            icon: r.icon,
            summary: v.phone.os.defaults[r.key]
              ? nameOf(v, v.phone.os.defaults[r.key]!)
              : r.apps.length === 1
                ? `${r.apps[0]!.name}, the only one`
                : 'Ask every time',
            to: go('/apps/default/:key', { key: r.key }),
          })),
      },
    ],
  },
  {
    route: '/apps/default/:key',
    title: v => roleOf(v)?.title ?? 'Default app',
    activity: '.applications.DefaultAppPickerActivity',
    parent: '/apps/default',
    empty: gone,
    sections: [
      {
        shown: v => roleOf(v) !== undefined,
        rows: v => [
          {
            id: 'choice',
            kind: 'choice',
            inline: true,
            title: roleOf(v)!.title,
            get: w => w.phone.os.defaults[w.params['key']!] ?? 'ask',
            options: [
              { value: 'ask', label: 'Ask every time' },
              ...roleOf(v)!.apps.map(a => ({ value: a.id, label: a.name })),
            ],
            set: (x, w) => ['setDefault', { key: w.params['key'], app: x === 'ask' ? null : x }],
          },
        ],
      },
    ],
  },
  {
    route: '/apps/permissions',
    title: 'Permission manager',
    activity: '.permission.PermissionManagerActivity',
    parent: '/apps',
    scheme: 'permissions',
    keywords: 'privacy access',
    sections: [
      {
        entries: PERMISSION_ORDER.map((x): Entry => ({
          id: x,
          kind: 'link',
          title: PERMISSION_TITLES[x].title,
          icon: PERMISSION_TITLES[x].icon,
          keywords: 'permission allow access',
          summary: v => `${allowedApps(v, x).length} of ${many(appsWith(v, x).length, 'app')} allowed`,
          to: go('/permission/:permission', { permission: x }),
        })),
      },
    ],
  },
  {
    route: '/permission/:permission',
    title: permissionTitle,
    activity: '.permission.PermissionAppsActivity',
    parent: '/apps/permissions',
    empty: { icon: 'apps', title: 'No apps', text: 'No installed app asks for this' },
    sections: [
      { title: 'Allowed', rows: v => rowsWith(v, g => g !== 'ask' && g !== 'never') },
      { title: 'Ask every time', rows: v => rowsWith(v, g => g === 'ask') },
      { title: 'Not allowed', rows: v => rowsWith(v, g => g === 'never') },
    ],
  },
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
      { custom: 'app-header', shown: v => meta(v) !== undefined },
      {
        shown: there,
        entries: [
          {
            id: 'notifications',
            kind: 'link',
            title: 'Notifications',
            icon: 'notifications',
            summary: v =>
              !record(v)!.notifications
                ? 'Off'
                : record(v)!.mutedChannels.length > 0
                  ? `${many(record(v)!.mutedChannels.length, 'category').replace('categorys', 'categories')} off`
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
              record(v)!.mobileBytes > 0
                ? `${formatBytes(record(v)!.mobileBytes)} used in this cycle`
                : 'No data used',
            to: v => go('/app/:app/data', { app: appId(v) }),
          },
          {
            id: 'battery',
            kind: 'link',
            title: 'Battery',
            icon: 'battery_full',
            summary: v =>
              `${record(v)!.batteryShare} % since the last full charge, ${BATTERY[record(v)!.batteryUse].toLowerCase()}`,
            to: v => go('/app/:app/battery', { app: appId(v) }),
          },
          {
            id: 'default',
            kind: 'link',
            title: 'Open by default',
            icon: 'open_in_new',
            summary: v =>
              roles(v)
                .map(r => r.title)
                .join(', ') || 'No defaults set',
            to: go('/apps/default'),
          },
        ],
      },
      {
        shown: there,
        entries: [
          { id: 'version', kind: 'info', title: 'Version', summary: v => record(v)!.version },
          {
            id: 'installed',
            kind: 'info',
            title: 'Installed',
            summary: v =>
              formatDay(
                record(v)!.installedAt,
                v.phone.clock.zone,
                partsAt(v.phone.clock.now, v.phone.clock.zone).year,
              ),
          },
          { id: 'package', kind: 'info', title: 'Package', copy: true, summary: v => meta(v)!.package },
        ],
        note: v => meta(v)!.describe,
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
      { shown: v => there(v) && permissionsOf(v, appId(v)).length > 0, custom: 'app-title' },
      {
        shown: there,
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
    empty: gone,
    sections: [
      { shown: there, custom: 'app-title' },
      {
        shown: there,
        title: v => `Access for ${name(v)}`,
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
        shown: there,
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
  {
    route: '/app/:app/notifications',
    title: 'Notifications',
    activity: '.notification.AppNotificationSettingsActivity',
    parent: '/app/:app',
    empty: gone,
    sections: [
      { shown: there, custom: 'app-title' },
      {
        shown: there,
        rows: v => [
          {
            id: 'all',
            kind: 'switch',
            title: `All ${name(v)} notifications`,
            get: w => record(w)!.notifications,
            set: (on, w) => ['setAppOption', { app: appId(w), notifications: on }],
          },
        ],
      },
      {
        shown: v => there(v) && meta(v)!.channels.length > 0,
        title: 'Categories',
        rows: v =>
          meta(v)!.channels.map((c): Entry => ({
            id: `channel-${c.id}`,
            kind: 'switch',
            title: c.name,
            off: w => !record(w)!.notifications,
            get: w => record(w)!.notifications && !record(w)!.mutedChannels.includes(c.id),
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
    empty: gone,
    sections: [
      { shown: there, custom: 'app-title' },
      {
        shown: there,
        title: 'Space used',
        entries: [
          { id: 'app', kind: 'info', title: 'App size', summary: v => formatBytes(record(v)!.size) },
          { id: 'data', kind: 'info', title: 'User data', summary: v => formatBytes(record(v)!.dataBytes) },
          { id: 'cached', kind: 'info', title: 'Cache', summary: v => formatBytes(record(v)!.cacheBytes) },
          { id: 'total', kind: 'info', title: 'Total', summary: v => formatBytes(appBytes(v, appId(v))) },
        ],
      },
      {
        shown: there,
        entries: [
          {
            id: 'clear-cache',
            kind: 'action',
            title: 'Clear cache',
            icon: 'cleaning_services',
            off: v => record(v)!.cacheBytes === 0,
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
              text: v => `Everything in ${name(v)} that is yours will be deleted: accounts, files, settings.`,
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
    empty: gone,
    sections: [
      { shown: there, custom: 'app-title' },
      {
        shown: there,
        entries: [
          {
            id: 'share',
            kind: 'info',
            title: 'Since the last full charge',
            icon: 'battery_full',
            summary: v => `${record(v)!.batteryShare} %`,
          },
        ],
      },
      {
        shown: there,
        title: 'Background use',
        entries: [
          {
            id: 'use',
            kind: 'choice',
            inline: true,
            title: 'Background use',
            get: v => record(v)!.batteryUse,
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
    empty: gone,
    sections: [
      { shown: there, custom: 'app-title' },
      {
        shown: there,
        entries: [
          {
            id: 'total',
            kind: 'info',
            title: 'Mobile data in this cycle',
            icon: 'data_usage',
            summary: v => formatBytes(record(v)!.mobileBytes),
          },
          {
            id: 'background',
            kind: 'switch',
            title: 'Background data',
            summary: 'Use mobile data in the background',
            get: v => record(v)!.backgroundData,
            set: (on, v) => ['setAppOption', { app: appId(v), backgroundData: on }],
          },
        ],
      },
    ],
  },
  {
    route: '/notifications',
    title: 'Notifications',
    activity: '.notification.NotificationSettingsActivity',
    parent: '/',
    scheme: 'notifications',
    keywords: 'alerts',
    sections: [
      {
        entries: [
          {
            id: 'apps',
            kind: 'link',
            title: 'App notifications',
            icon: 'apps',
            keywords: 'turn off silence per app',
            summary: v =>
              `${appsOf(v).filter(m => !v.phone.os.installed[m.id]!.notifications).length} apps off`,
            to: go('/notifications/apps'),
          },
          { id: 'quiet', kind: 'link', title: 'Do not disturb', icon: 'do_not_disturb_on', to: go('/quiet') },
        ],
      },
      {
        title: 'Privacy',
        entries: [
          {
            id: 'lock',
            kind: 'choice',
            title: 'Notifications on lock screen',
            icon: 'lock',
            keywords: 'hide sensitive private',
            get: v => v.phone.os.settings.lock.showNotifications,
            options: [
              { value: 'all', label: 'Show all content' },
              { value: 'discreet', label: 'Hide sensitive content' },
              { value: 'none', label: 'Don’t show notifications' },
            ],
            set: x => change({ lock: { showNotifications: x } }),
          },
        ],
      },
      {
        title: 'General',
        entries: [
          {
            id: 'sound',
            kind: 'link',
            title: 'Default notification sound',
            icon: 'music_note',
            summary: v => v.phone.os.settings.notificationSound,
            to: go('/notification-sound'),
          },
        ],
      },
      {
        title: 'In the shade now',
        rows: v =>
          Object.entries(v.phone.os.notifications)
            .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1))
            .map(([id, n]): Entry => ({
              id,
              kind: 'link',
              title: n.title,
              app: n.app,
              summary: nameOf(v, n.app),
              to: go('/app/:app/notifications', { app: n.app }),
            })),
      },
    ],
  },
  {
    route: '/notifications/apps',
    title: 'App notifications',
    activity: '.notification.AppNotificationsActivity',
    parent: '/notifications',
    sections: [
      {
        rows: v =>
          appsOf(v).map((m): Entry => ({
            id: m.id,
            kind: 'switch',
            title: m.name,
            app: m.id,
            summary: `${many(m.channels.length, 'category').replace('categorys', 'categories')}`,
            get: w => w.phone.os.installed[m.id]!.notifications,
            set: on => ['setAppOption', { app: m.id, notifications: on }],
            to: go('/app/:app/notifications', { app: m.id }),
          })),
      },
    ],
  },
];

function rowsWith(v: View, fits: (grant: string) => boolean): Entry[] {
  const permission = v.params['permission'] ?? '';
  return appsWith(v, permission)
    .filter(m => fits(grantOf(v.phone, m.id, permission)))
    .map((m): Entry => ({
      id: m.id,
      kind: 'link',
      title: m.name,
      app: m.id,
      summary: GRANT_WORDS[grantOf(v.phone, m.id, permission)],
      to: go('/app/:app/permissions/:permission', { app: m.id, permission }),
    }));
}

/** Rows of the page of all apps: those that are there by name, and those that can be installed again. */
export function appRows(v: View, find: string): { installed: Entry[]; removed: Entry[] } {
  const fits = (title: string) => title.toLocaleLowerCase('en').includes(find.trim().toLocaleLowerCase('en'));
  return {
    installed: appsOf(v)
      .filter(m => fits(m.name))
      .map(m =>
        appLink(v, m.id, v.phone.os.installed[m.id]!.enabled ? formatBytes(appBytes(v, m.id)) : 'Disabled'),
      ),
    removed: removedApps(v)
      .filter(m => fits(m.name))
      .map((m): Entry => ({
        id: m.id,
        kind: 'action',
        title: m.name,
        app: m.id,
        summary: 'Tap to install again',
        run: () => ['installApp', { app: m.id }],
      })),
  };
}
