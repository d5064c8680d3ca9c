import type { Device } from '../../../state/phone/index.ts';

const NETWORKS: [id: string, ssid: string, level: number, security: 'open' | 'wpa2' | 'wpa3', password: string, saved: boolean][] = [
  ['wifi-home', 'Gull Cottage', 4, 'wpa3', 'salt-and-vinegar-42', true],
];

export const radios: Device['radios'] = {
  aeroplane: false, wifi: true, network: 'wifi-home',
  networks: Object.fromEntries(NETWORKS.map(([id, ssid, level, security, password, saved]) => [id, { ssid, level, security, password, saved: saved ? password : null, autoConnect: true, metered: false }])),
  mobileData: true, roaming: false, carrier: 'Bayline', signal: 4, bluetooth: true,
  devices: {},
  nfc: true, location: true,
  hotspot: { on: false, name: 'Tern 6', password: 'lanterns-9am', security: 'wpa2' },
  vpn: null,
  vpns: {},
};

export const storage: Device['storage'] = { capacity: 128_000_000_000, system: 17_400_000_000, files: {}, media: {} };
