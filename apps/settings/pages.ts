import type { IntentFilter, RouteDef } from '../../src/sdk/core/app.ts';
import { matchRoute } from '../../src/sdk/core/routes.ts';
import { go, type Entry, type Page } from './model.ts';
import { appPages } from './pages/apps.ts';
import { batteryPages, batterySummary, storageSummary } from './pages/battery.ts';
import { bluetoothPages, bluetoothSummary } from './pages/bluetooth.ts';
import { displayPages } from './pages/display.ts';
import { networkPages } from './pages/network.ts';
import { mobileSummary, wifiSummary } from './pages/network-words.ts';
import { accountSummary, securityPages, securitySummary } from './pages/security.ts';
import { soundPages, soundSummary } from './pages/sound.ts';
import { systemPages } from './pages/system.ts';
import { appsOf } from './select.ts';
import type { FilledIconName } from './ui/icons.ts';

const top = (
  id: string,
  title: string,
  emblem: FilledIconName,
  tone: number,
  summary: Entry['summary'],
  route = `/${id}`,
): Entry => ({ id, kind: 'link', title, emblem: { icon: emblem, tone }, summary, to: go(route) });

const home: Page = {
  route: '/',
  title: 'Settings',
  activity: '.Settings',
  parent: null,
  screen: 'Home',
  sections: [
    {
      entries: [
        top('wifi', 'Wi-Fi', 'wifi', 0, wifiSummary),
        top('bluetooth', 'Bluetooth', 'bluetooth', 0, bluetoothSummary),
        top('connections', 'Connections', 'signal_cellular_4_bar', 0, mobileSummary),
      ],
    },
    {
      entries: [
        top('apps', 'Apps', 'apps', 1, v => `${appsOf(v).length} installed`),
        top('notifications', 'Notifications', 'notifications', 2, 'Apps, lock screen, sounds'),
        top('sound', 'Sound and vibration', 'volume_up', 3, soundSummary),
        top(
          'display',
          'Display',
          'light_mode',
          4,
          v =>
            (v.phone.os.settings.theme === 'dark' ? 'Dark theme, brightness' : 'Light theme, brightness') +
            ` ${v.phone.device.brightness} %`,
        ),
        top('wallpaper', 'Wallpaper and style', 'palette', 5, 'Pictures and colours'),
        top('accessibility', 'Accessibility', 'accessibility_new', 6, 'Text, contrast, touch'),
      ],
    },
    {
      entries: [
        top('battery', 'Battery', 'battery_full', 1, batterySummary),
        top('storage', 'Storage', 'storage', 2, storageSummary),
      ],
    },
    {
      entries: [
        top('security', 'Security and privacy', 'shield', 1, securitySummary),
        top('location', 'Location', 'location_on', 0, v => (v.phone.device.radios.location ? 'On' : 'Off')),
        top('accounts', 'Accounts', 'person', 5, accountSummary),
      ],
    },
    {
      entries: [
        top('system', 'System', 'settings', 7, 'Languages, keyboard, date and time'),
        top('about', 'About phone', 'info', 7, v => v.phone.device.model.product),
      ],
    },
  ],
};
const search: Page = {
  route: '/search',
  title: 'Search settings',
  activity: '.search.SearchActivity',
  parent: '/',
  screen: 'Search',
  sections: [],
};

/** Every page of settings. Screens, search, routes, intents and the docs' list come from here. */
export const pages: readonly Page[] = [
  home,
  search,
  ...networkPages,
  ...bluetoothPages,
  ...appPages,
  ...soundPages,
  ...displayPages,
  ...batteryPages,
  ...securityPages,
  ...systemPages,
];

const byRoute = new Map(pages.map(p => [p.route, p]));
const table = Object.fromEntries(pages.map(p => [p.route, p]));

/** The page of a route's pattern; throws for one that there is none of. */
export function pageOf(route: string): Page {
  const page = byRoute.get(route);
  if (!page) throw new Error(`No page ${route}`);
  return page;
}

/** The page and parameters of a path as the task holds it. */
export function pageAt(path: string): { page: Page; params: Record<string, string> } {
  const match = matchRoute(table, path);
  return match ? { page: pageOf(match.pattern), params: match.params } : { page: home, params: {} };
}

const plain = (page: Page): string =>
  typeof page.title === 'string'
    ? page.title
    : ({
        '/wifi/:id': 'Network details',
        '/bluetooth/:id': 'Device details',
        '/apps/default/:key': 'Default app',
        '/permission/:permission': 'Apps with a permission',
        '/app/:app/permissions/:permission': 'Permission of an app',
        '/storage/:category': 'Files of a kind',
        '/accounts/add/:kind': 'Account setup',
        '/account/:id': 'Account details',
        '/language/:tag': 'Language',
      }[page.route] ?? 'Settings');

export const routes: Record<string, RouteDef> = Object.fromEntries(
  pages.map(({ route, screen = 'Page', activity, secure = false, ...p }) => [
    route,
    { screen, title: plain({ route, activity, ...p }), activity, ...(secure ? { secure } : {}) },
  ]),
);

/** `settings:` opens an app's page by extras; `settings-<scheme>:` opens a page. */
export const intents: readonly IntentFilter[] = [
  { verb: 'VIEW', scheme: 'settings', route: '/app/:app' },
  ...pages.flatMap(p =>
    p.scheme ? [{ verb: 'VIEW' as const, scheme: `settings-${p.scheme}`, route: p.route }] : [],
  ),
];
