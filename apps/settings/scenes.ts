import { at, oneOfEach, withSettings, type AppScenes, type DialogRow, type Scene } from '../scenes.ts';
import { ACCOUNT_KINDS, WALLPAPERS } from '../../src/sdk/core/system/choices.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../catalogue.ts';
import { entriesOf, of, type Entry } from './model.ts';
import { pageAt } from './pages.ts';
import { CATEGORIES, PERMISSION_ORDER, rolesOf } from './select.ts';

/** How the dialogs of apps/settings that are not of a page's own entries are opened. */
const SETTINGS: readonly DialogRow[] = [
  ['/wifi', 'TannersRow-27', ['network#wifi-tannersrow-27'], 'apps/settings/ui/sections/wifi.tsx n.ssid'],
  ['/wifi/wifi-tannersrow-27b', 'Forget network?', ['forget']],
  ['/wifi/wifi-tannersrow-27b', 'Share Wi-Fi', ['share']],
  ['/app/chat', 'Force stop?', ['force-stop']],
  ['/app/chat', 'Disable app?', ['disable']],
  ['/app/chat', 'Uninstall Parley?', ['uninstall']],
  ['/vpn/vpn-studio', 'Delete this VPN?', ['delete-vpn']],
];
/** Where the dialogs are drawn that a page's entries ask with. */
const ASKING = {
  choice: 'title',
  text: 'of(entry.title, v)',
  action: 'of(confirm.title, v)',
  switch: 'of(confirm.title, v)',
} as const;

/** The dialog of a settings entry, if it has one. */
function asks(e: Entry, view: Parameters<typeof entriesOf>[1]): { opens: string; site?: string } | undefined {
  if (e.off?.(view)) return undefined;
  const site =
    e.kind in ASKING ? { site: `apps/settings/ui/Asking.tsx ${ASKING[e.kind as keyof typeof ASKING]}` } : {};
  if ((e.kind === 'choice' && !e.inline) || e.kind === 'text') return { opens: of(e.title, view), ...site };
  if (e.kind === 'pick') return { opens: of(e.title, view) };
  if ((e.kind === 'action' || (e.kind === 'switch' && !e.get(view))) && e.confirm)
    return { opens: of(e.confirm.title, view), ...site };
  return undefined;
}

/** The dialog of every entry of every settings page, opened by a tap on the row. `paths` are those of the routes. */
function settingsDialogs(world: AnyPhone, paths: readonly string[]): Scene[] {
  const done = new Set<string>();
  return paths.flatMap(path => {
    const { page, params } = pageAt(path);
    const phone = at(world, 'settings', path);
    const view = { phone, metas: catalogue.metas, params };
    return page.sections
      .flatMap(section => entriesOf(section, view))
      .flatMap((e): Scene[] => {
        const asking = asks(e, view);
        const key = `${page.route} ${section(e)} ${asking?.opens}`;
        if (!asking || done.has(key)) return [];
        done.add(key);
        return [
          {
            name: `settings${path}: ${asking.opens}`,
            app: 'settings',
            phone: at(world, 'settings', path, { entry: e.id }),
            do: [e.id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')],
            ...asking,
          },
        ];
      });
  });
}
/** Rows that are one for each file or network are all alike. */
const section = (e: Entry) => `${e.kind} ${e.kind === 'action' ? String(e.run).slice(0, 60) : e.id}`;

export const scenes: AppScenes = {
  params: {
    '/wifi/:id': ({ device: { radios } }) =>
      oneOfEach(radios.networks, (n, id) => `${n.saved !== null} ${id === radios.network}`),
    '/vpn/:id': ({ device: { radios } }) => oneOfEach(radios.vpns),
    '/bluetooth/:id': ({ device: { radios } }) => oneOfEach(radios.devices, d => `${d.paired}`),
    '/account/:id': ({ os }) => oneOfEach(os.accounts),
    key: phone =>
      rolesOf({ phone: phone as unknown as AnyPhone, metas: catalogue.metas, params: {} }).map(r => r.key),
    permission: () => PERMISSION_ORDER.slice(0, 1),
    // One that was installed and one of the phone's own.
    '/app/:app': () => ['chat', 'answers'],
    app: () => ['chat'],
    name: () => WALLPAPERS.slice(0, 1).map(w => w.name),
    category: () => CATEGORIES.map(c => c.id),
    kind: () => ACCOUNT_KINDS.map(k => k.kind).filter((_, i) => i % 2 === 0),
    tag: ({ os }) => os.settings.languages.slice(1),
  },
  screens: ({ scene }) => [
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'dark' }] }),
  ],
  dialogs: ({ world, routes }) => {
    // Rows that the phone sets by itself are off, and developer options are hidden, until the owner says otherwise.
    const open = withSettings(world, {
      autoTime: false,
      autoZone: false,
      developer: { ...world.os.settings.developer, enabled: true },
    });
    return {
      from: at(world, 'chat', '/'),
      list: SETTINGS,
      more: settingsDialogs(
        open,
        routes.map(s => s.phone.ui.tasks[0]!.stack.at(-1)!.path),
      ),
    };
  },
};
