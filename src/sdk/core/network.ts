import type { AnyPhone, Device } from '../../state/phone/index.ts';
import { topScreen } from './stack.ts';

/** The Wi-Fi network that carries data now; undefined where none in reach is joined. */
function wifiOf({ radios: r }: Readonly<Device>) {
  const network = r.wifi && r.network ? r.networks[r.network] : undefined;
  return network && network.level > 0 ? network : undefined;
}

/** Whether data goes over Wi-Fi now. */
export const onWifi = (device: Readonly<Device>): boolean => wifiOf(device) !== undefined;

/** The phone's IPv4 address in a Wi-Fi network. An id of a network always gives the same address. */
export function addressIn(network: string): string {
  let host = 7;
  for (const letter of network) host = (host * 31 + letter.charCodeAt(0)) % 249;
  return `192.168.1.${host + 2}`;
}

/** Whether the phone reaches the internet: a joined Wi-Fi network in reach, or mobile data with signal. */
export function isOnline(device: Readonly<Device>): boolean {
  const r = device.radios;
  return onWifi(device) || (r.mobileData && !r.aeroplane && r.signal > 0);
}

/**
 * Whether an app may connect now. On the screen every app may; in the background data saver and the app's own switch keep it from
 * metered data, and battery saver or restricted battery use from all.
 */
export function mayConnect(
  phone: AnyPhone,
  app: string,
  shown = phone.ui.awake && topScreen(phone)?.app === app,
): boolean {
  const { device, os } = phone;
  if (!isOnline(device)) return false;
  const record = os.installed[app];
  if (!record || shown) return true;
  const metered = wifiOf(device)?.metered ?? true;
  if (metered && (os.settings.dataSaver || !record.backgroundData)) return false;
  return record.batteryUse === 'unrestricted' || !(device.batterySaver || record.batteryUse === 'restricted');
}
