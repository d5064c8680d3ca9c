import { partsAt } from '../../src/state/clock.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { reboot } from './reboot.ts';
import { apply, type Change } from './settings/setting.ts';

/** The Android version that the phone reports. */
export const SDK = 33;
export const RELEASE = '13';
/** Longest value of a property, bytes (PROP_VALUE_MAX without its terminating zero). */
const MOST_CHARACTERS = 91;

const word = (text: string): string => text.replace(/[^\w.-]+/g, '_');
const NETWORK_TYPES = { '5g': 'NR', '4g': 'LTE', '3g': 'UMTS' } as const;

/** The panel's own density (dpi) and size (`WIDTHxHEIGHT`), which `wm` does not change. */
export const PANEL_DENSITY = 'ro.sf.lcd_density';
export const PANEL_SIZE = 'ro.boot.display_size';

/** The properties that the phone itself has; a shell can set others. */
function own({ clock, device, os }: AnyPhone): Record<string, string> {
  const { maker, product, number, build, serial, patch, baseband, processor, kernel, memory } = device.model;
  const { screen, radios } = device;
  const name = word(product).toLowerCase();
  const made = Date.UTC(...(patch.split('-').map(Number) as [number, number, number])) / 1_000;
  const [incremental] = build.split('.').slice(-1);
  const brand = word(maker).toLowerCase();
  const fingerprint = `${brand}/${name}/${brand}:${RELEASE}/${build}/${incremental}:userdebug/release-keys`;
  const online = radios.aeroplane || radios.signal === 0 ? 'Unknown' : NETWORK_TYPES[radios.generation];
  return {
    'dalvik.vm.heapgrowthlimit': '256m',
    'dalvik.vm.heapsize': '512m',
    'dev.bootcomplete': '1',
    'gsm.network.type': online,
    'gsm.operator.alpha': online === 'Unknown' ? '' : radios.carrier,
    'gsm.operator.isroaming': 'false',
    'gsm.sim.operator.alpha': radios.carrier,
    'gsm.sim.state': 'LOADED',
    'gsm.version.baseband': baseband,
    'init.svc.adbd': 'running',
    'init.svc.bootanim': 'stopped',
    'init.svc.surfaceflinger': 'running',
    'init.svc.zygote': 'running',
    'net.bt.name': 'Android',
    'persist.sys.locale': os.settings.language,
    'persist.sys.timezone': clock.zone,
    'persist.sys.usb.config': 'adb',
    'ro.adb.secure': '0',
    'ro.baseband': baseband,
    'ro.boot.hardware': word(processor.split(',')[0]!).toLowerCase(),
    [PANEL_SIZE]: `${screen.width}x${screen.height}`,
    'ro.boot.serialno': serial,
    'ro.bootmode': 'unknown',
    'ro.build.characteristics': 'nosdcard',
    'ro.build.date.utc': String(made),
    'ro.build.display.id': build,
    'ro.build.fingerprint': fingerprint,
    'ro.build.flavor': `${name}-userdebug`,
    'ro.build.id': build,
    'ro.build.product': word(maker).toLowerCase(),
    'ro.build.tags': 'release-keys',
    'ro.build.type': 'userdebug',
    'ro.build.version.codename': 'REL',
    'ro.build.version.incremental': incremental!,
    'ro.build.version.release': RELEASE,
    'ro.build.version.release_or_codename': RELEASE,
    'ro.build.version.sdk': String(SDK),
    'ro.build.version.security_patch': patch,
    'ro.config.alarm_alert': `${os.settings.alarmSound}.ogg`,
    'ro.config.notification_sound': `${os.settings.notificationSound}.ogg`,
    'ro.config.ringtone': `${os.settings.ringtone}.ogg`,
    'ro.crypto.state': 'encrypted',
    'ro.debuggable': '1',
    'ro.hardware': word(processor.split(',')[0]!).toLowerCase(),
    'ro.kernel.version': kernel.split('.').slice(0, 2).join('.'),
    'ro.opengles.version': '196610',
    'ro.product.board': name,
    'ro.product.brand': word(maker),
    'ro.product.cpu.abi': 'arm64-v8a',
    'ro.product.cpu.abilist': 'arm64-v8a,armeabi-v7a,armeabi',
    'ro.product.cpu.abilist32': 'armeabi-v7a,armeabi',
    'ro.product.cpu.abilist64': 'arm64-v8a',
    'ro.product.device': word(maker).toLowerCase(),
    'ro.product.first_api_level': String(SDK),
    'ro.product.locale': os.settings.language,
    'ro.product.manufacturer': maker,
    'ro.product.model': product,
    'ro.product.name': name,
    'ro.product.vendor.model': number,
    'ro.property_service.version': '2',
    'ro.secure': '1',
    'ro.serialno': serial,
    [PANEL_DENSITY]: String(Math.round(screen.scale * 160)),
    'ro.vendor.memory_bytes': String(memory),
    'ro.zygote': 'zygote64_32',
    'sys.boot_completed': '1',
    'sys.usb.config': 'adb',
    'sys.usb.state': 'adb',
    'vold.decrypt': 'trigger_restart_framework',
    'wifi.interface': 'wlan0',
  };
}

/** All properties by name. Those that a shell set override the phone's own. */
export function properties(phone: AnyPhone): Readonly<Record<string, string>> {
  return { ...own(phone), ...phone.device.shell?.properties };
}

const isZone = (zone: string, now: number): boolean => {
  try {
    partsAt(now, zone);
    return true;
  } catch {
    // The zone's name is unknown.
    return false;
  }
};

/** Sets a property. Returns false, and changes nothing, if the property or the value is not allowed. Throws as `AdbDevice.run` and `change`. */
export async function setProperty(device: AdbDevice, name: string, value: string): Promise<boolean> {
  if (!/^[\w@:-][\w.@:-]*$/.test(name) || name.startsWith('ro.') || value.length > MOST_CHARACTERS)
    return false;
  const { clock, os } = device.tree;
  let changes: readonly Change[];
  switch (name) {
    case 'persist.sys.timezone':
      if (!isZone(value, clock.now)) return false;
      changes = [['chooseZone', { zone: value }]];
      break;
    case 'persist.sys.locale':
      if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)) return false;
      changes = [
        ['setLanguages', { languages: [value, ...os.settings.languages.filter(tag => tag !== value)] }],
      ];
      break;
    case 'sys.powerctl':
      await reboot(device, { off: value.startsWith('shutdown') });
      return true;
    default:
      changes = [
        draft => {
          shellOf(draft).properties[name] = value;
        },
      ];
  }
  await apply(device, changes);
  return true;
}
