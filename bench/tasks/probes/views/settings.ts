import type { Phone } from '../../../../apps/catalogue.ts';
import { isSilenced } from '../../../../src/sdk/core/notifications.ts';
import type { AnyPhone } from '../../../../src/state/phone/index.ts';
import { getAt } from '../../../../src/state/pointer.ts';
import { answered, ask, seenRows, type View } from './view.ts';

/** How Android writes a value of the phone, as far as it can, and reads it. */
interface Form {
  write(value: unknown): string;
  read(written: string | null): unknown;
}

const FLAG: Form = {
  write: on => (on ? '1' : '0'),
  read: written => written !== null && written !== '0',
};
const NUMBER: Form = { write: String, read: Number };
const BRIGHTEST = 255;
const BRIGHTNESS: Form = {
  write: percent => String(Math.round((Number(percent) * BRIGHTEST) / 100)),
  read: written => Math.round((Number(written) * 100) / BRIGHTEST),
};
const words = (byWord: Readonly<Record<string, string>>): Form => ({
  write: value => Object.keys(byWord).find(word => byWord[word] === value) ?? String(value),
  read: written => byWord[written ?? ''] ?? written,
});
/** A volume in steps of a stream (android.media.AudioManager). */
const steps = (most: number, least = 0): Form => ({
  write: percent => String(Math.max(least, Math.round((Number(percent) * most) / 100))),
  read: written => Math.round((Number(written) * 100) / most),
});

const PERCENTS: readonly number[] = Array.from({ length: 101 }, (_, percent) => percent);

type Namespace = 'system' | 'secure' | 'global';
const setting = (namespace: Namespace, key: string, pointer: string, form: Form): View => {
  const valueOf = (phone: Phone): unknown => {
    // What silences the phone may be a schedule; the setting does not tell which.
    if (key === 'zen_mode') return isSilenced(phone as unknown as AnyPhone);
    return form.read(form.write(getAt(phone, pointer)));
  };
  return {
    id: key,
    app: 'settings',
    questions: [ask('setting', { namespace, key })],
    nearest: (shown, wanted) => {
      if (typeof shown !== 'number' || typeof wanted !== 'number') return shown;
      const same = PERCENTS.filter(percent => form.read(form.write(percent)) === shown);
      return same.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? shown;
    },
    of: phone => ({ rows: {}, values: { [pointer]: valueOf(phone) } }),
    read: found => ({ rows: {}, values: { [pointer]: form.read(answered(found, 'setting')) } }),
  };
};

/** Settings that Android keeps in its own tables. */
const KEYS: readonly View[] = [
  setting('global', 'airplane_mode_on', '/device/radios/aeroplane', FLAG),
  setting('global', 'wifi_on', '/device/radios/wifi', FLAG),
  setting('global', 'bluetooth_on', '/device/radios/bluetooth', FLAG),
  setting('global', 'mobile_data', '/device/radios/mobileData', FLAG),
  setting('global', 'zen_mode', '/os/settings/doNotDisturb/on', FLAG),
  setting('global', 'low_power', '/device/batterySaver', FLAG),
  setting('global', 'mode_ringer', '/device/ringer', words({ 2: 'sound', 1: 'vibrate', 0: 'silent' })),
  setting('secure', 'ui_night_mode', '/os/settings/theme', words({ 1: 'light', 2: 'dark', 0: 'schedule' })),
  setting('secure', 'accessibility_display_inversion_enabled', '/os/settings/invertColours', FLAG),
  setting('system', 'screen_brightness', '/device/brightness', BRIGHTNESS),
  setting('system', 'screen_brightness_mode', '/device/adaptiveBrightness', FLAG),
  setting('system', 'screen_off_timeout', '/os/settings/sleepMs', NUMBER),
  setting('system', 'font_scale', '/os/settings/textScale', NUMBER),
  setting('system', 'volume_ring', '/device/volume/ring', steps(7)),
  setting('system', 'volume_music', '/device/volume/media', steps(15)),
  setting('system', 'volume_alarm', '/device/volume/alarm', steps(7, 1)),
  setting('system', 'volume_notification', '/device/volume/notification', steps(7)),
];

const NETWORK = '/device/radios/network';
const NETWORKS = '/device/radios/networks';
/** The Wi-Fi network that was joined, and those that are kept, by name. */
const networks: View = {
  id: 'networks',
  app: 'settings',
  questions: [ask('shell', { line: 'dumpsys wifi' })],
  of: ({ device: { radios } }) => ({
    rows: {
      [NETWORKS]: seenRows(radios.networks, ({ ssid, saved }) =>
        saved === null ? undefined : { '/ssid': ssid },
      ),
    },
    values: {
      [NETWORK]: radios.network,
      ...Object.fromEntries(
        Object.entries(radios.networks).map(([id, { saved }]) => [`${NETWORKS}/${id}/saved`, saved !== null]),
      ),
    },
  }),
  read(found, { device: { radios } }) {
    const { out } = answered(found, 'shell');
    const [, joined] = /mWifiInfo SSID: "(.*?)", /.exec(out) ?? [];
    const kept = new Set([...out.matchAll(/^ *ID: \d+ SSID: "(.*?)"/gm)].map(([, ssid]) => ssid));
    const ids = Object.entries(radios.networks);
    const id = ids.find(([, { ssid }]) => ssid === joined)?.[0];
    return {
      rows: {
        [NETWORKS]: Object.fromEntries(
          [...kept].map(ssid => {
            const known = ids.find(([, each]) => each.ssid === ssid)?.[0];
            return [known ?? `network ${ssid}`, { '/ssid': ssid }] as const;
          }),
        ),
      },
      values: {
        [NETWORK]: joined === undefined ? null : (id ?? joined),
        ...Object.fromEntries(ids.map(([key, { ssid }]) => [`${NETWORKS}/${key}/saved`, kept.has(ssid)])),
      },
    };
  },
};

/** The Bluetooth devices that are connected, by name. */
const headsets: View = {
  id: 'bluetooth devices',
  app: 'settings',
  questions: [ask('shell', { line: 'dumpsys bluetooth_manager' })],
  of: ({ device: { radios } }) => ({
    rows: {},
    values: Object.fromEntries(
      Object.entries(radios.devices).map(([id, { paired, connected }]) => [
        `/device/radios/devices/${id}/connected`,
        paired && connected,
      ]),
    ),
  }),
  read(found, { device: { radios } }) {
    const { out } = answered(found, 'shell');
    const lines = out.split(/\r?\n/);
    return {
      rows: {},
      values: Object.fromEntries(
        Object.entries(radios.devices).map(([id, { name }]) => [
          `/device/radios/devices/${id}/connected`,
          lines.some(line => line.trim().endsWith(`] ${name} (Connected)`)),
        ]),
      ),
    };
  },
};

/** What a shell says of the phone's settings and radios. */
export const settings: readonly View[] = [...KEYS, networks, headsets];
