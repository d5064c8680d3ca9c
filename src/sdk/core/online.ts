import type { Device } from '../../state/phone/index.ts';

/** Whether the phone reaches the internet: a joined Wi-Fi network in reach, or mobile data with signal. */
export function isOnline(device: Readonly<Device>): boolean {
  const r = device.radios;
  const network = r.wifi && r.network ? r.networks[r.network] : undefined;
  if (network && network.level > 0) return true;
  return r.mobileData && !r.aeroplane && r.signal > 0;
}
