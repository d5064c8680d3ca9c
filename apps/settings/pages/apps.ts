import { go, type Entry, type Page } from '../model.ts';
import {
  allowedApps,
  appsWith,
  defaultOf,
  nameOf,
  PERMISSION_ORDER,
  PERMISSION_TITLES,
  rolesOf,
} from '../select.ts';
import { notInstalled, counted, permissionTitle, roleOf, rowsWith } from './app-view.ts';
import { infoPages } from './app-info.ts';
import { usePages } from './app-use.ts';
import { notificationPages } from './notifications.ts';

const listPages: readonly Page[] = [
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
            summary: v =>
              counted(Object.keys(v.phone.os.defaults).filter(k => defaultOf(v, k)).length, 'default') +
              ' set',
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
            summary: defaultOf(v, r.key)
              ? nameOf(v, defaultOf(v, r.key)!)
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
    empty: notInstalled,
    sections: [
      {
        shown: v => roleOf(v) !== undefined,
        rows: v => [
          {
            id: 'choice',
            kind: 'choice',
            inline: true,
            title: roleOf(v)!.title,
            get: w => defaultOf(w, w.params['key']!) ?? 'ask',
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
          summary: v => `${allowedApps(v, x).length} of ${counted(appsWith(v, x).length, 'app')} allowed`,
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
];

export const appPages: readonly Page[] = [...listPages, ...infoPages, ...usePages, ...notificationPages];
