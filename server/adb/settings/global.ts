import { isSilenced } from '../../../src/sdk/core/notifications.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { changed, choice, clamp, flag, float, number, type Setting, type Settings } from './setting.ts';

const settings = (p: AnyPhone) => p.os.settings;
const radios = (p: AnyPhone) => p.device.radios;

/** Android has three animation scales. All of them are the phone's one. */
const animation: Setting = {
  ...number(
    p => (settings(p).reduceMotion ? 0 : settings(p).developer.animationScale),
    float,
    theirs => clamp(theirs, 0, 10),
    animationScale => changed({ developer: { animationScale } }),
  ),
  write: (value, p) => {
    const scale = value.trim() === '' ? NaN : Number(value);
    if (!Number.isFinite(scale)) return undefined;
    return [
      changed({
        developer: { animationScale: clamp(scale, 0, 10) },
        ...(scale > 0 && settings(p).reduceMotion ? { reduceMotion: false } : {}),
      }),
    ];
  },
};
const mobileData = flag(
  p => radios(p).mobileData,
  on => ['setMobileData', { on }],
);
const roaming = flag(
  p => radios(p).roaming,
  on => ['setRoaming', { on }],
);
/** RILConstants.NETWORK_MODE_* by the best generation that each allows. */
const NETWORKS = [
  ['33', '5g'],
  ...[23, 24, 25, 26, 27, 28, 29, 30, 31, 32].map(mode => [String(mode), '5g']),
  ['9', '4g'],
  ...[8, 10, 11, 12, 15, 17, 19, 20, 22].map(mode => [String(mode), '4g']),
  ['0', '3g'],
  ...[1, 2, 3, 7, 13, 14, 16, 18, 21].map(mode => [String(mode), '3g']),
] as [string, '5g' | '4g' | '3g'][];
const generation = choice(
  p => radios(p).generation,
  NETWORKS,
  mine => ['setGeneration', { generation: mine }],
);

/** Rows of the namespace `global`. */
export const global: Settings = {
  airplane_mode_on: flag(
    p => radios(p).aeroplane,
    on => ['setAeroplane', { on }],
  ),
  wifi_on: flag(
    p => radios(p).wifi,
    on => ['setWifi', { on }],
  ),
  bluetooth_on: flag(
    p => radios(p).bluetooth,
    on => ['setBluetooth', { on }],
  ),
  mobile_data: mobileData,
  mobile_data1: mobileData,
  data_roaming: roaming,
  data_roaming1: roaming,
  preferred_network_mode: generation,
  preferred_network_mode1: generation,
  auto_time: flag(
    p => settings(p).autoTime,
    on => ['setAutoTime', { on }],
  ),
  auto_time_zone: flag(
    p => settings(p).autoZone,
    on => ['setAutoZone', { on }],
  ),
  // Android has bits for mains, USB and wireless charging; the phone has one switch.
  stay_on_while_plugged_in: {
    ...flag(
      p => settings(p).developer.stayAwake,
      stayAwake => changed({ developer: { stayAwake } }),
    ),
    read: p => (settings(p).developer.stayAwake ? '7' : '0'),
    reads: value => (Number(value) === 0 ? '0' : '7'),
  },
  zen_mode: flag(isSilenced, on => changed({ doNotDisturb: { on } })),
  mode_ringer: choice(
    p => p.device.ringer,
    [
      ['2', 'sound'],
      ['1', 'vibrate'],
      ['0', 'silent'],
    ],
    mode => ['setRinger', { mode }],
  ),
  low_power: flag(
    p => p.device.batterySaver,
    on => ['setBatterySaver', { on }],
  ),
  low_power_trigger_level: number(
    p => settings(p).saverAt ?? 0,
    String,
    theirs => clamp(Math.round(theirs), 0, 99),
    percent => ['setSaverAt', { percent: percent === 0 ? null : percent }],
  ),
  window_animation_scale: animation,
  transition_animation_scale: animation,
  animator_duration_scale: animation,
  adb_enabled: flag(
    p => settings(p).developer.adb,
    adb => changed({ developer: { adb } }),
  ),
  development_settings_enabled: flag(
    p => settings(p).developer.enabled,
    on => ['setDeveloper', { on }],
  ),
  'debug.force_rtl': flag(
    p => settings(p).forceRtl,
    forceRtl => changed({ forceRtl }),
  ),
  device_name: {
    read: p => p.device.model.name,
    write: name => (name.length > 0 && name.length <= 40 ? [['renamePhone', { name }]] : undefined),
  },
  data_saver: flag(
    p => settings(p).dataSaver,
    dataSaver => changed({ dataSaver }),
  ),
};
