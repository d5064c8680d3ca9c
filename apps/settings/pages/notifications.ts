import { change, go, type Entry, type Page } from '../model.ts';
import { appsOf, nameOf } from '../select.ts';
import { counted } from './app-view.ts';

export const notificationPages: readonly Page[] = [
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
            summary: `${counted(m.channels.length, 'category').replace('categorys', 'categories')}`,
            get: w => w.phone.os.installed[m.id]!.notifications,
            set: on => ['setAppOption', { app: m.id, notifications: on }],
            to: go('/app/:app/notifications', { app: m.id }),
          })),
      },
    ],
  },
];
