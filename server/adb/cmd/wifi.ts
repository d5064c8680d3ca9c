import { lines, refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import type { WifiNetwork } from '../../../src/state/phone/device.ts';
import { numberOf } from '../ids.ts';

const SECURITY = { open: 'open', wpa2: 'wpa2-psk', wpa3: 'wpa3-sae' } as const;
/** WifiInfo's security types. */
const SECURITY_TYPE = { open: 0, wpa2: 2, wpa3: 4 } as const;
const CAPABILITIES = {
  open: '[ESS]',
  wpa2: '[WPA2-PSK-CCMP-128][RSN-PSK-CCMP-128][ESS]',
  wpa3: '[RSN-SAE-CCMP-128][ESS][MFPR][MFPC]',
} as const;
/** Signal strength in dBm by the phone's levels. */
export const RSSI = [-127, -82, -71, -60, -46] as const;

/** The saved networks. Their order gives Android's network ids. */
export function savedNetworks({ tree }: AdbDevice): [id: string, network: WifiNetwork][] {
  return Object.entries(tree.device.radios.networks)
    .filter(([, network]) => network.saved !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The BSSID of a network, made from its id. */
export function bssidOf(id: string): string {
  const hex = numberOf(id).toString(16).padStart(8, '0');
  return ['02', 'a4', ...[0, 2, 4, 6].map(at => hex.slice(at, at + 2))].join(':');
}

function status(device: AdbDevice): Output {
  const { radios, model } = device.tree.device;
  if (!radios.wifi) return lines('Wifi is disabled', 'Wifi scanning is always available');
  const id = radios.network;
  const joined = id === null ? undefined : radios.networks[id];
  if (!joined || id === null)
    return lines(
      'Wifi is enabled',
      'Wifi scanning is always available',
      '==== Primary ClientModeManager instance ====',
      'Wifi is not connected',
    );
  const info = [
    `SSID: "${joined.ssid}"`,
    `BSSID: ${bssidOf(id)}`,
    `MAC: ${model.mac.toLowerCase()}`,
    `Security type: ${SECURITY_TYPE[joined.security]}`,
    'Supplicant state: COMPLETED',
    'Wi-Fi standard: 6',
    `RSSI: ${RSSI[joined.level]}`,
    `Link speed: ${joined.level * 200}Mbps`,
    'Frequency: 5180MHz',
    `Net ID: ${savedNetworks(device).findIndex(([each]) => each === id)}`,
    `Metered hint: ${joined.metered}`,
    `score: ${joined.level > 0 ? 60 : 0}`,
  ];
  return lines(
    'Wifi is enabled',
    'Wifi scanning is always available',
    '==== Primary ClientModeManager instance ====',
    `Wifi is connected to "${joined.ssid}"`,
    `WifiInfo: ${info.join(', ')}`,
  );
}

const table = (head: string, rows: readonly string[], none: string): Output =>
  rows.length === 0 ? lines(none) : lines(head, ...rows);

function listNetworks(device: AdbDevice): Output {
  return table(
    'Network Id      SSID                         Security type',
    savedNetworks(device).map(
      ([, { ssid, security }], i) => `${String(i).padEnd(12)} ${ssid.padEnd(32)} ${SECURITY[security]}`,
    ),
    'No networks',
  );
}

function scanned({ tree }: AdbDevice): Output {
  const { networks, wifi } = tree.device.radios;
  const near = Object.entries(networks)
    .filter(([, { level }]) => wifi && level > 0)
    .sort(([a, x], [b, y]) => y.level - x.level || (a < b ? -1 : 1));
  return table(
    '    BSSID              Frequency      RSSI           Age(sec)     SSID                                 Flags',
    near.map(
      ([id, { ssid, security, level }]) =>
        `  ${bssidOf(id)}       5180    ${RSSI[level]}    0.000    ${ssid.padEnd(32)}  ${CAPABILITIES[security]}`,
    ),
    'No scan results',
  );
}

/** `connect-network` and `add-network`: SSID, security, and the passphrase of a protected network. */
async function remember(device: AdbDevice, args: readonly string[], join: boolean): Promise<Output> {
  const [ssid, security, passphrase] = args;
  const verb = join ? 'connect-network' : 'add-network';
  const kind = security === 'owe' ? 'open' : security;
  if (ssid === undefined || kind === undefined)
    return thrown(verb, 'Argument expected after "' + (args.at(-1) ?? verb) + '"');
  if (kind !== 'open' && kind !== 'wpa2' && kind !== 'wpa3')
    return thrown(verb, `Unknown network type ${security}`);
  if (kind !== 'open' && (passphrase === undefined || passphrase.startsWith('-')))
    return thrown(verb, `Argument expected after "${security}"`);
  const password = kind === 'open' ? '' : passphrase!;
  const { radios } = device.tree.device;
  const before = radios.network;
  if (join && !radios.wifi) return lines('Connection failed with status: Wifi is disabled');
  await device.run('system', 'rememberNetwork', { ssid, security: kind, password });
  const now = device.tree.device.radios;
  if (!join) {
    // A network that is only added is not joined at once.
    if (before !== null && now.network !== before) await device.run('system', 'joinNetwork', { id: before });
    return lines('Save successful');
  }
  return lines('Connection initiated ');
}

const thrown = (verb: string, reason: string): Output =>
  refuse(`Exception occurred while executing '${verb}':\njava.lang.IllegalArgumentException: ${reason}`, 255);

const HELP = [
  'Wi-Fi (wifi) commands:',
  '  set-wifi-enabled enabled|disabled',
  '  status',
  '  list-networks',
  '  list-scan-results',
  '  start-scan',
  '  connect-network <ssid> open|owe|wpa2|wpa3 [<passphrase>]',
  '  add-network <ssid> open|owe|wpa2|wpa3 [<passphrase>]',
  '  forget-network <networkId>',
].join('\n');

/** `cmd wifi`: the networks of the phone. */
export const wifi: Command = {
  name: 'wifi',
  async run([verb, ...args], { device }) {
    switch (verb) {
      case 'set-wifi-enabled':
        if (args[0] !== 'enabled' && args[0] !== 'disabled')
          return thrown(verb, `Expected 'enabled' or 'disabled' as next arg but got '${args[0] ?? ''}'`);
        await device.run('system', 'setWifi', { on: args[0] === 'enabled' });
        return {};
      case 'status':
        return status(device);
      case 'list-networks':
        return listNetworks(device);
      case 'list-scan-results':
        return scanned(device);
      case 'start-scan':
        return {};
      case 'connect-network':
        return remember(device, args, true);
      case 'add-network':
        return remember(device, args, false);
      case 'forget-network': {
        const found = savedNetworks(device)[Number(args[0])];
        if (!found) return lines('Forget failed with status: 2');
        await device.run('system', 'forgetNetwork', { id: found[0] });
        return lines('Forget successful');
      }
      case 'get-country-code':
        return lines('Wifi Country Code = GB');
      default:
        return refuse(verb === undefined ? HELP : `Unknown command: ${verb}`, 255);
    }
  },
};
