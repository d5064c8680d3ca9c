import type { AnyPhone } from '../../src/state/phone/index.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { global } from './settings/global.ts';
import { secure } from './settings/secure.ts';
import { apply, type Setting, type Settings } from './settings/setting.ts';
import { system } from './settings/system.ts';

export const NAMESPACES = { system, secure, global } as const satisfies Record<string, Settings>;
export type Namespace = keyof typeof NAMESPACES;

/** Rows that every Android has and nothing on this phone hangs on, as it comes. */
const AS_IT_COMES: Readonly<Record<Namespace, Readonly<Record<string, string>>>> = {
  system: {
    dtmf_tone: '1',
    haptic_feedback_enabled: '1',
    lockscreen_sounds_enabled: '1',
    screen_auto_brightness_adj: '0.0',
  },
  secure: {
    doze_enabled: '1',
    install_non_market_apps: '0',
    screensaver_enabled: '0',
    show_ime_with_hard_keyboard: '0',
    sleep_timeout: '-1',
    user_setup_complete: '1',
  },
  global: {
    always_finish_activities: '0',
    device_provisioned: '1',
    heads_up_notifications_enabled: '1',
    package_verifier_enable: '1',
    usb_mass_storage_enabled: '1',
    wifi_scan_always_enabled: '0',
  },
};

const settingOf = (namespace: Namespace, key: string): Setting | undefined =>
  Object.hasOwn(NAMESPACES[namespace], key) ? (NAMESPACES[namespace] as Settings)[key] : undefined;
const keptOf = ({ device }: AnyPhone, namespace: Namespace, key: string): string | undefined =>
  device.shell?.settings[`${namespace}/${key}`];

/** A row of Android's settings: of the phone's own where it has that setting, and else what a shell wrote. Null where there is none. */
export function readSetting(phone: AnyPhone, namespace: Namespace, key: string): string | null {
  const kept = keptOf(phone, namespace, key);
  const setting = settingOf(namespace, key);
  if (!setting)
    return kept ?? (Object.hasOwn(AS_IT_COMES[namespace], key) ? AS_IT_COMES[namespace][key]! : null);
  const now = setting.read(phone);
  // What was written holds for as long as the phone is as that made it.
  return kept !== undefined && setting.reads?.(kept) === now ? kept : now;
}

/**
 * Writes a row, through the rule that a finger's touch goes through where the phone has that setting. False for a value that means nothing
 * to it, and then nothing changed. Throws as `AdbDevice.run` and `change`.
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
  // What it is already stays as exact as the phone has it.
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

/** Deletes a row: a setting of the phone goes back to what a new phone has. Gives how many there were. */
export async function deleteSetting(device: AdbDevice, namespace: Namespace, key: string): Promise<number> {
  const row = `${namespace}/${key}`;
  const setting = settingOf(namespace, key);
  const there =
    readSetting(device.tree, namespace, key) !== null &&
    (setting !== undefined || keptOf(device.tree, namespace, key) !== undefined);
  if (device.tree.device.shell?.settings[row] !== undefined)
    await device.change(draft => {
      delete shellOf(draft).settings[row];
    });
  if (setting?.clear) {
    await apply(device, setting.clear(device.tree));
    return there ? 1 : 0;
  }
  const asNew = setting?.read(device.context.phones.world.tree) ?? null;
  if (setting?.write && asNew !== null && asNew !== setting.read(device.tree))
    await apply(device, setting.write(asNew, device.tree) ?? []);
  return there ? 1 : 0;
}

/** Every row of a namespace, by key. */
export function allSettings(phone: AnyPhone, namespace: Namespace): [key: string, value: string][] {
  const prefix = `${namespace}/`;
  const kept = Object.keys(phone.device.shell?.settings ?? {})
    .filter(row => row.startsWith(prefix))
    .map(row => row.slice(prefix.length));
  const keys = new Set([
    ...Object.keys(NAMESPACES[namespace]),
    ...Object.keys(AS_IT_COMES[namespace]),
    ...kept,
  ]);
  return [...keys].sort().flatMap(key => {
    const value = readSetting(phone, namespace, key);
    return value === null ? [] : [[key, value] as [string, string]];
  });
}

export const isNamespace = (word: string): word is Namespace => Object.hasOwn(NAMESPACES, word);
