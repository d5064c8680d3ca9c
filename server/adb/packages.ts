import { createHash } from 'node:crypto';
import type { AppMeta } from '../../src/sdk/core/app.ts';
import {
  USE_PERMISSIONS,
  type AnyPhone,
  type AppRecord,
  type Permission,
} from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { aliasedApp } from './aliases.ts';
import { uidOf } from './ids.ts';
import { ADB_KEYBOARD, UI_KEYBOARD } from './keyboards.ts';

/** A package of Android's package manager; `app` if it is an app of the catalogue. */
export interface Package {
  name: string;
  label: string;
  system: boolean;
  enabled: boolean;
  uid: number;
  version: string;
  /** Epoch ms. */
  installedAt: number;
  app?: AppMeta;
}

export const LAUNCHER = 'app.tapworld.launcher';
export const HOME = `${LAUNCHER}/.HomeActivity`;
/** The package of the shade, the lock screen and the phone's own dialogs. */
export const SYSTEM = 'app.tapworld.system';
const KEYBOARD = 'app.tapworld.keyboard';
/** The portal app that some agents install, under its old and its new name, with the version that is simulated. */
export const PORTALS: readonly (readonly [name: string, version: string])[] = [
  ['com.droidrun.portal', '0.6.0'],
  ['com.mobilerun.portal', '0.7.11'],
];
/** Clipper, with which some agents read and write the clipboard, and its activity and service. */
export const CLIPPER = 'ca.zgrs.clipper';
export const CLIPPER_CLASSES: readonly string[] = [`${CLIPPER}.Main`, `${CLIPPER}.ClipboardService`];
/** The system's packages that are no apps of the catalogue. */
const SYSTEM_PACKAGES: readonly (readonly [name: string, label: string])[] = [
  ['android', 'Android System'],
  [LAUNCHER, 'Launcher'],
  [SYSTEM, 'System UI'],
  [KEYBOARD, 'Keyboard'],
  ['com.android.providers.calendar', 'Calendar Storage'],
  ['com.android.providers.contacts', 'Contacts Storage'],
  ['com.android.providers.telephony', 'Phone and Messaging Storage'],
];
const SYSTEM_UID = 1_000;
/** The first uid of the system's packages, below those of the apps. */
const FIRST_SYSTEM_UID = 10_050;

const APPS = [...catalogue.metas.values()].sort((a, b) => (a.package < b.package ? -1 : 1));

function packageOf(app: AppMeta, record: AppRecord): Package {
  return {
    name: app.package,
    label: app.name,
    system: app.system,
    enabled: record.enabled,
    uid: uidOf(app.id),
    version: record.version,
    installedAt: record.installedAt,
    app,
  };
}

/**
 * Programs that agents install on a phone. The server provides their services, and lists their packages because their clients check that
 * they are installed. They have no app and no icon.
 */
const AGENT_PACKAGES: readonly (readonly [name: string, label: string, version: string])[] = [
  [ADB_KEYBOARD.split('/')[0]!, 'ADB Keyboard', '2.4'],
  [UI_KEYBOARD.split('/')[0]!, 'ATX', '2.4.0'],
  [CLIPPER, 'Clipper', '1.2.1'],
  ...PORTALS.map(([name, version]) => [name, 'Portal', version] as const),
];
const FIRST_AGENT_UID = 10_300;

/** All installed packages, sorted by name. */
export function packages({ os, device }: AnyPhone): Package[] {
  const own = SYSTEM_PACKAGES.map(([name, label], i): Package => ({
    name,
    label,
    system: true,
    enabled: true,
    uid: name === 'android' ? SYSTEM_UID : FIRST_SYSTEM_UID + i,
    version: device.model.version,
    installedAt: 0,
  }));
  const apps = APPS.flatMap(app => (os.installed[app.id] ? [packageOf(app, os.installed[app.id]!)] : []));
  const brought = AGENT_PACKAGES.map(([name, label, version], i): Package => ({
    name,
    label,
    system: false,
    enabled: true,
    uid: FIRST_AGENT_UID + i,
    version,
    installedAt: 0,
  }));
  return [...own, ...apps, ...brought].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The phone's own name of a package that has another on most phones; any other name as it is. */
export function ownName(name: string): string {
  if (/^com\.(android\.launcher3|google\.android\.apps\.nexuslauncher)$/.test(name)) return LAUNCHER;
  if (name === 'com.android.systemui') return SYSTEM;
  const app = aliasedApp(name);
  return app === undefined ? name : (catalogue.metas.get(app)?.package ?? name);
}

/** A package by its own name, or by one that it has on other phones. */
export function packageNamed(tree: AnyPhone, name: string): Package | undefined {
  const own = ownName(name);
  return packages(tree).find(each => each.name === own);
}
/** An app of the catalogue by its package, installed or not. Names that it has on other phones count. */
export function appNamed(name: string): AppMeta | undefined {
  const own = ownName(name);
  return APPS.find(app => app.package === own);
}

/** The path of a package's file. */
export function pathOf({ name, system, app }: Package): string {
  if (name === 'android') return '/system/framework/framework-res.apk';
  return system ? `/system/app/${app?.id ?? name.split('.').at(-1)}/base.apk` : `/data/app/${name}/base.apk`;
}

/** `8.14.2` as 81402. */
export function versionCode({ version }: Pick<Package, 'version'>): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(part => Number.parseInt(part, 10) || 0);
  return major * 10_000 + minor * 100 + patch;
}

/** Seven hex digits that are the same for the same name, like Android's identity of an object. */
export const identity = (of: string): string => createHash('sha1').update(of).digest('hex').slice(0, 7);

const ANDROID_PERMISSIONS: Readonly<Record<Permission, readonly string[]>> = {
  contacts: ['READ_CONTACTS', 'WRITE_CONTACTS', 'GET_ACCOUNTS'],
  photos: ['READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO'],
  files: ['READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE', 'READ_MEDIA_AUDIO'],
  microphone: ['RECORD_AUDIO'],
  camera: ['CAMERA'],
  location: ['ACCESS_FINE_LOCATION', 'ACCESS_COARSE_LOCATION', 'ACCESS_BACKGROUND_LOCATION'],
  notifications: ['POST_NOTIFICATIONS'],
  calendar: ['READ_CALENDAR', 'WRITE_CALENDAR'],
  sms: ['SEND_SMS', 'RECEIVE_SMS', 'READ_SMS'],
  phone: ['READ_PHONE_STATE', 'CALL_PHONE', 'ANSWER_PHONE_CALLS', 'READ_CALL_LOG', 'WRITE_CALL_LOG'],
};
const PREFIX = 'android.permission.';
const BACKGROUND = `${PREFIX}ACCESS_BACKGROUND_LOCATION`;

export const permissionGroups: readonly (readonly [Permission, readonly string[]])[] = Object.entries(
  ANDROID_PERMISSIONS,
).map(([permission, names]) => [permission as Permission, names.map(name => PREFIX + name)]);
/** The phone's permission behind Android's name. */
export const permissionNamed = (name: string): Permission | undefined =>
  permissionGroups.find(([, names]) => names.includes(name))?.[0];
/** The permissions that an app requests, by Android's names. */
export const requestedBy = (app: AppMeta): string[] =>
  permissionGroups.flatMap(([permission, names]) => (app.permissions.includes(permission) ? names : []));

/** Whether an app holds a permission, by Android's name. */
export function isGranted({ os }: AnyPhone, app: AppMeta, name: string): boolean {
  const grant = os.permissions[app.id]?.[permissionNamed(name)!];
  return name === BACKGROUND ? grant === 'always' : grant !== undefined && grant !== 'never';
}

/** The phone's grant after one of Android's permissions was granted or revoked. */
export function grantFor({ os }: AnyPhone, app: AppMeta, name: string, granted: boolean): string {
  const permission = permissionNamed(name)!;
  const now = os.permissions[app.id]?.[permission];
  if (name === BACKGROUND && granted) return 'always';
  if (name === BACKGROUND) return now === 'always' ? 'inUse' : (now ?? 'ask');
  // An app without notifications has its switch off; other permissions are asked for again.
  if (!granted) return permission === 'notifications' ? 'never' : 'ask';
  return USE_PERMISSIONS.has(permission) && now !== 'always' ? 'inUse' : 'always';
}
