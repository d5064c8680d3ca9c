import type { AnyPhone } from '../../src/state/phone/index.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { DEFAULTS } from './settings/defaults.ts';
import { global } from './settings/global.ts';
import { secure } from './settings/secure.ts';
import { apply, type Setting, type Settings } from './settings/setting.ts';
import { system } from './settings/system.ts';

export const NAMESPACES = { system, secure, global } as const satisfies Record<string, Settings>;
export type Namespace = keyof typeof NAMESPACES;

const ROWS: Readonly<Record<Namespace, Readonly<Record<string, string>>>> = DEFAULTS;

const settingOf = (namespace: Namespace, key: string): Setting | undefined =>
  Object.hasOwn(NAMESPACES[namespace], key) ? (NAMESPACES[namespace] as Settings)[key] : undefined;
const writtenOf = ({ device }: AnyPhone, namespace: Namespace, key: string): string | undefined =>
  device.shell?.settings[`${namespace}/${key}`];

/** A row of Android's settings: the phone's own setting if it has it, or else what a shell wrote; null if there is no such row. */
export function readSetting(phone: AnyPhone, namespace: Namespace, key: string): string | null {
  const written = writtenOf(phone, namespace, key);
  const setting = settingOf(namespace, key);
  if (!setting) return written ?? (Object.hasOwn(ROWS[namespace], key) ? ROWS[namespace][key]! : null);
  const now = setting.read(phone);
  // A written value is read back exactly until the phone's setting changes.
  return written !== undefined && setting.reads?.(written) === now ? written : now;
}

/**
 * Writes a row. If the phone has that setting, the change runs through the same rule as a touch in Settings. Returns false, and changes
 * nothing, for a value that the setting does not have. Throws as `AdbDevice.run` and `change`.
 */
export async function writeSetting(
  device: AdbDevice,
  namespace: Namespace,
  key: string,
  value: string,
): Promise<boolean> {
  const setting = settingOf(namespace, key);
  const row = `${namespace}/${key}`;
  if (!setting?.write) {
    if (!setting)
      await device.change(draft => {
        shellOf(draft).settings[row] = value;
      });
    return setting === undefined;
  }
  // The same value changes nothing: writing it could make the phone's own less exact.
  if (readSetting(device.tree, namespace, key) === value) return true;
  const changes = setting.write(value, device.tree);
  if (!changes) return false;
  await apply(device, changes);
  if (setting.reads && readSetting(device.tree, namespace, key) !== value)
    await device.change(draft => {
      shellOf(draft).settings[row] = value;
    });
  return true;
}

/** Deletes a row; a setting of the phone returns to that of a new phone. Returns the number of deleted rows. */
export async function deleteSetting(device: AdbDevice, namespace: Namespace, key: string): Promise<number> {
  const row = `${namespace}/${key}`;
  const setting = settingOf(namespace, key);
  const existed =
    readSetting(device.tree, namespace, key) !== null &&
    (setting !== undefined || writtenOf(device.tree, namespace, key) !== undefined);
  if (device.tree.device.shell?.settings[row] !== undefined)
    await device.change(draft => {
      delete shellOf(draft).settings[row];
    });
  if (setting?.clear) {
    await apply(device, setting.clear(device.tree));
    return existed ? 1 : 0;
  }
  const asNew = setting?.read(device.context.phones.world.tree) ?? null;
  if (setting?.write && asNew !== null && asNew !== setting.read(device.tree))
    await apply(device, setting.write(asNew, device.tree) ?? []);
  return existed ? 1 : 0;
}

/** All rows of a namespace, sorted by key. */
export function allSettings(phone: AnyPhone, namespace: Namespace): [key: string, value: string][] {
  const prefix = `${namespace}/`;
  const written = Object.keys(phone.device.shell?.settings ?? {})
    .filter(row => row.startsWith(prefix))
    .map(row => row.slice(prefix.length));
  const keys = new Set([...Object.keys(NAMESPACES[namespace]), ...Object.keys(ROWS[namespace]), ...written]);
  return [...keys].sort().flatMap(key => {
    const value = readSetting(phone, namespace, key);
    return value === null ? [] : [[key, value] as [string, string]];
  });
}

export const isNamespace = (word: string): word is Namespace => Object.hasOwn(NAMESPACES, word);
