import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { digest } from '../../blobs.ts';
import { shellOf } from '../device.ts';
import { OWN_KEYBOARD, selectedKeyboard, selectKeyboard } from '../keyboards.ts';
import { accessibility } from './accessibility.ts';
import { changed, choice, clamp, flag, number, type Change, type Settings } from './setting.ts';

const settings = (p: AnyPhone) => p.os.settings;
const BLUETOOTH_NAME = 'secure/bluetooth_name';

const PROVIDERS = ['gps', 'network'];
/** Whether a written list leaves any location provider enabled. It is a full list, or providers that are each prefixed with + or -. */
function locates(list: string, before: boolean): boolean {
  const left = new Set(before && /^[+-]/.test(list) ? PROVIDERS : []);
  for (const each of list.split(',').map(word => word.trim())) {
    const provider = each.replace(/^[+-]/, '');
    if (each.startsWith('-')) left.delete(provider);
    else if (PROVIDERS.includes(provider)) left.add(provider);
  }
  return left.size > 0;
}

/** Colour temperatures of Night Light in kelvins, coolest and warmest. */
const [MILD, WARM] = [4_082, 2_596];

const shows = (p: AnyPhone) => settings(p).lock.showNotifications;
const showing = (p: AnyPhone, to: 'all' | 'discreet' | 'none'): Change =>
  changed({ lock: { ...settings(p).lock, showNotifications: to } });

/** Rows of the namespace `secure`. */
export const secure: Settings = {
  location_mode: choice(
    p => (p.device.radios.location ? 'on' : 'off'),
    [
      ['3', 'on'],
      ['0', 'off'],
      ['1', 'on'],
      ['2', 'on'],
    ],
    mode => ['setLocation', { on: mode === 'on' }],
  ),
  location_providers_allowed: {
    read: p => (p.device.radios.location ? PROVIDERS.join(',') : ''),
    write: (value, p) => [['setLocation', { on: locates(value, p.device.radios.location) }]],
  },
  ui_night_mode: choice(
    p => settings(p).theme,
    [
      ['1', 'light'],
      ['2', 'dark'],
      ['0', 'schedule'],
      ['3', 'schedule'],
    ],
    theme => changed({ theme }),
  ),
  night_display_activated: flag(
    p => settings(p).nightLight.on,
    on => changed({ nightLight: { on } }),
  ),
  night_display_color_temperature: number(
    p => settings(p).nightLight.strength,
    mine => String(Math.round(MILD - ((MILD - WARM) * mine) / 100)),
    theirs => clamp(Math.round(((MILD - theirs) * 100) / (MILD - WARM)), 0, 100),
    strength => changed({ nightLight: { strength } }),
  ),
  ...accessibility,
  accessibility_display_inversion_enabled: flag(
    p => settings(p).invertColours,
    invertColours => changed({ invertColours }),
  ),
  accessibility_display_magnification_enabled: flag(
    p => settings(p).magnification,
    magnification => changed({ magnification }),
  ),
  high_text_contrast_enabled: flag(
    p => settings(p).highContrast,
    highContrast => changed({ highContrast }),
  ),
  font_weight_adjustment: number(
    p => (settings(p).boldText ? 300 : 0),
    String,
    theirs => (theirs >= 150 ? 300 : 0),
    weight => changed({ boldText: weight > 0 }),
  ),
  long_press_timeout: number(
    p => settings(p).touchDelayMs,
    String,
    theirs => clamp(Math.round(theirs), 300, 1_500),
    touchDelayMs => changed({ touchDelayMs }),
  ),
  lock_screen_show_notifications: flag(
    p => shows(p) !== 'none',
    (on, p) => showing(p, on ? (shows(p) === 'none' ? 'all' : shows(p)) : 'none'),
  ),
  lock_screen_allow_private_notifications: flag(
    p => shows(p) === 'all',
    (on, p) => showing(p, on ? 'all' : shows(p) === 'none' ? 'none' : 'discreet'),
  ),
  default_input_method: { read: selectedKeyboard, write: id => [selectKeyboard(id)] },
  enabled_input_methods: {
    read: p => p.device.shell?.settings['secure/enabled_input_methods'] ?? OWN_KEYBOARD,
    write: value => [
      draft => {
        shellOf(draft).settings['secure/enabled_input_methods'] = value;
      },
    ],
  },
  android_id: { read: p => digest(Buffer.from(p.device.model.serial)).slice(0, 16) },
  // Android's adapter writes this row and does not read it back, so writing it renames nothing.
  bluetooth_name: {
    read: p => p.device.shell?.settings[BLUETOOTH_NAME] ?? p.device.model.name,
    write: name => [
      draft => {
        shellOf(draft).settings[BLUETOOTH_NAME] = name;
      },
    ],
  },
  bluetooth_address: { read: p => p.device.model.bluetoothMac },
};
