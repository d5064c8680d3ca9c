import { formatBytes } from '../../../src/sdk/core/format.ts';
import { go, type Entry, type View } from '../model.ts';
import {
  appBytes,
  appsOf,
  appsWith,
  defaultOf,
  grantOf,
  GRANT_WORDS,
  nameOf,
  PERMISSION_TITLES,
  removedApps,
  rolesOf,
} from '../select.ts';
import type { Permission } from '../../../src/state/phone/index.ts';

export const appId = (v: View) => v.params['app'] ?? '';
export const recordOf = (v: View) => v.phone.os.installed[appId(v)];
export const metaOf = (v: View) => v.metas.get(appId(v));
export const isInstalled = (v: View) => recordOf(v) !== undefined && metaOf(v) !== undefined;
export const appName = (v: View) => nameOf(v, appId(v));
export const notInstalled = { icon: 'apps' as const, title: 'This app is not installed' };
export const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
export const BATTERY = {
  unrestricted: 'Unrestricted',
  optimised: 'Optimised',
  restricted: 'Restricted',
} as const;
export const defaultsOf = (v: View) => rolesOf(v).filter(r => defaultOf(v, r.key) === appId(v));
export const roleOf = (v: View) => rolesOf(v).find(r => r.key === v.params['key']);
export const permissionTitle = (v: View) =>
  PERMISSION_TITLES[v.params['permission'] as Permission]?.title ?? 'Permission';
const appLink = (v: View, id: string, summary: string, route = '/app/:app'): Entry => ({
  id,
  kind: 'link',
  title: nameOf(v, id),
  app: id,
  summary,
  to: go(route, { app: id }),
});

export function rowsWith(v: View, fits: (grant: string) => boolean): Entry[] {
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
