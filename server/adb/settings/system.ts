import {
  ALARM_SOUNDS,
  NOTIFICATION_SOUNDS,
  RINGTONES,
  type Sound,
} from '../../../src/sdk/core/system/choices.ts';
import { decodeUri } from '../../../src/sdk/core/uri.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { shellOf } from '../device.ts';
import {
  changed,
  choice,
  clamp,
  flag,
  float,
  number,
  type Change,
  type Setting,
  type Settings,
} from './setting.ts';
import { indexOf, percentOf, STREAMS } from './volume.ts';

const settings = (p: AnyPhone) => p.os.settings;
const BRIGHTEST = 255;
/** The orientation for a rotation (Surface.ROTATION_*): odd quarter turns are landscape. */
const orientationOf = (rotation: string) =>
  Number(rotation) % 2 === 1 ? ('landscape' as const) : ('portrait' as const);
export const ROTATION = 'system/user_rotation';

/** The rotation while auto-rotate is off: the screen's. Only a shell sets which of two sides is up, or a rotation for later. */
const rotation: Setting = {
  read: p =>
    settings(p).autoRotate
      ? (p.device.shell?.settings[ROTATION] ?? '0')
      : p.device.orientation === 'landscape'
        ? '1'
        : '0',
  reads: value => (orientationOf(value) === 'landscape' ? '1' : '0'),
  write: (value, p) => {
    if (!/^[0-3]$/.test(value)) return undefined;
    return settings(p).autoRotate
      ? [
          draft => {
            shellOf(draft).settings[ROTATION] = value;
          },
        ]
      : [
          draft => {
            draft.device.orientation = orientationOf(value);
          },
        ];
  },
};

const autoRotate = flag(
  p => settings(p).autoRotate,
  (on, p): readonly Change[] => {
    const kept = p.device.shell?.settings[ROTATION] ?? '0';
    return on
      ? [changed({ autoRotate: true })]
      : [
          changed({ autoRotate: false }),
          draft => {
            draft.device.orientation = orientationOf(kept);
          },
        ];
  },
);

/** The first media id of the system's sounds. */
const FIRST_SOUND = 20;
const uriOf = (name: string, list: readonly Sound[], base: number): string | null => {
  const at = list.findIndex(sound => sound.name === name);
  return at < 0
    ? null
    : `content://media/internal/audio/media/${base + at}?title=${encodeURIComponent(name)}&canonical=1`;
};
/** A sound by its URI in the media store: by its title if it has one, or else by its number. An empty row is no sound. */
function sound(
  key: 'ringtone' | 'notificationSound' | 'alarmSound',
  list: readonly Sound[],
  base: number,
): Setting {
  return {
    read: p => (settings(p)[key] === 'None' ? null : uriOf(settings(p)[key], list, base)),
    write: value => {
      const title = /[?&]title=([^&]*)/.exec(value)?.[1];
      const named =
        value === '' || value === 'null'
          ? 'None'
          : title === undefined
            ? list[Number(/\/media\/(\d+)/.exec(value)?.[1]) - base]?.name
            : decodeUri(title);
      return list.some(each => each.name === named) ? [changed({ [key]: named })] : undefined;
    },
  };
}

const volumes = Object.fromEntries(
  STREAMS.flatMap(({ name, volume, least, most }) => {
    const setting = number(
      p => p.device.volume[volume],
      mine => String(Math.max(least, indexOf(mine, most))),
      theirs => percentOf(Math.round(theirs), most),
      value => ['setVolume', { stream: volume, value }],
    );
    const short = name === 'voice_call' ? 'voice' : name;
    return [
      [`volume_${short}`, setting],
      [`volume_${short}_speaker`, setting],
    ] as const;
  }),
);

/** Rows of the namespace `system`. */
export const system: Settings = {
  screen_brightness: number(
    p => p.device.brightness,
    mine => String(Math.round((mine * BRIGHTEST) / 100)),
    theirs => clamp(Math.round((theirs * 100) / BRIGHTEST), 0, 100),
    value => ['setBrightness', { value }],
  ),
  screen_brightness_float: number(
    p => p.device.brightness,
    mine => float(mine / 100),
    theirs => clamp(Math.round(theirs * 100), 0, 100),
    value => ['setBrightness', { value }],
  ),
  screen_brightness_mode: flag(
    p => p.device.adaptiveBrightness,
    on => ['setAdaptiveBrightness', { on }],
  ),
  accelerometer_rotation: autoRotate,
  user_rotation: rotation,
  font_scale: number(
    p => settings(p).textScale,
    float,
    theirs => clamp(theirs, 0.85, 1.3),
    textScale => changed({ textScale }),
  ),
  screen_off_timeout: number(
    p => settings(p).sleepMs,
    String,
    theirs => clamp(Math.round(theirs), 15_000, 1_800_000),
    sleepMs => changed({ sleepMs }),
  ),
  ...volumes,
  time_12_24: choice(
    p => (settings(p).clock24 ? '24' : '12'),
    [
      ['24', '24'],
      ['12', '12'],
    ],
    hours => changed({ clock24: hours === '24' }),
  ),
  sound_effects_enabled: flag(
    p => settings(p).touchSounds,
    touchSounds => changed({ touchSounds }),
  ),
  keyboard_vibration_enabled: flag(
    p => settings(p).keyVibration,
    keyVibration => changed({ keyVibration }),
  ),
  vibrate_when_ringing: flag(
    p => settings(p).vibrateOnCall,
    vibrateOnCall => changed({ vibrateOnCall }),
  ),
  auto_caps: flag(
    p => settings(p).autocorrect,
    autocorrect => changed({ autocorrect }),
  ),
  ringtone: sound('ringtone', RINGTONES, FIRST_SOUND),
  notification_sound: sound('notificationSound', NOTIFICATION_SOUNDS, FIRST_SOUND + RINGTONES.length),
  alarm_alert: sound('alarmSound', ALARM_SOUNDS, FIRST_SOUND + RINGTONES.length + NOTIFICATION_SOUNDS.length),
  show_touches: flag(
    p => settings(p).developer.showTaps,
    showTaps => changed({ developer: { showTaps } }),
  ),
  pointer_location: flag(
    p => settings(p).developer.pointerLocation,
    pointerLocation => changed({ developer: { pointerLocation } }),
  ),
  status_bar_show_battery_percent: flag(
    p => settings(p).batteryPercent,
    batteryPercent => changed({ batteryPercent }),
  ),
  system_locales: {
    read: p => settings(p).languages.join(','),
    write: value => {
      const languages = value.split(',').map(tag => tag.trim());
      return languages.every(tag => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag))
        ? [['setLanguages', { languages }]]
        : undefined;
    },
  },
};
