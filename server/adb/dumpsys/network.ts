import { isOnline } from '../../../src/sdk/core/network.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { bssidOf, RSSI, savedNetworks } from '../cmd/wifi.ts';
import { lines, type Command } from '../command.ts';
import type { AdbDevice } from '../device.ts';

/** What `dumpsys wifi` prints of the network that the phone has joined. */
function wifiInfo(device: AdbDevice): string {
  const { radios, model } = device.tree.device;
  const id = radios.network;
  const joined = id === null ? undefined : radios.networks[id];
  if (id === null || !joined)
    return [
      'SSID: <unknown ssid>',
      'BSSID: <none>',
      'MAC: 02:00:00:00:00:00',
      'Supplicant state: DISCONNECTED',
      'RSSI: -127',
      'Link speed: -1Mbps',
      'Frequency: -1MHz',
      'Net ID: -1',
      'Metered hint: false',
      'score: 0',
    ].join(', ');
  return [
    `SSID: "${joined.ssid}"`,
    `BSSID: ${bssidOf(id)}`,
    `MAC: ${model.mac.toLowerCase()}`,
    'Supplicant state: COMPLETED',
    `RSSI: ${RSSI[joined.level]}`,
    `Link speed: ${joined.level * 200}Mbps`,
    'Frequency: 5180MHz',
    `Net ID: ${savedNetworks(device).findIndex(([saved]) => saved === id)}`,
    `Metered hint: ${joined.metered}`,
    'score: 60',
  ].join(', ');
}

/** `dumpsys wifi`. */
export const wifi: Command = {
  name: 'wifi',
  run(_, { device }) {
    const { radios } = device.tree.device;
    const isJoined = radios.network !== null && radios.networks[radios.network] !== undefined;
    const networkInfo = [
      'type: WIFI[]',
      `state: ${isJoined ? 'CONNECTED/CONNECTED' : 'DISCONNECTED/DISCONNECTED'}`,
      'reason: (unspecified)',
      'extra: (none)',
      'failover: false',
      `available: ${radios.wifi}`,
      'roaming: false',
    ];
    return lines(
      `Wi-Fi is ${radios.wifi ? 'enabled' : 'disabled'}`,
      `mWifiEnabled ${radios.wifi}`,
      `mAirplaneModeOn ${radios.aeroplane}`,
      `Stay-awake conditions: ${device.tree.os.settings.developer.stayAwake ? 7 : 0}`,
      `mWifiInfo ${wifiInfo(device)}`,
      `mNetworkInfo [${networkInfo.join(', ')}]`,
      'Configured networks:',
      ...savedNetworks(device).map(
        ([, { ssid, security, autoConnect, metered }], i) =>
          `ID: ${i} SSID: "${ssid}" KeyMgmt: ${security.toUpperCase()} AutoJoin: ${autoConnect} Metered: ${metered}`,
      ),
    );
  },
};

/** Service states of android.telephony. */
const SERVICE = { inService: 0, outOfService: 1, powerOff: 3 } as const;
const SERVICE_NAMES = { 0: 'IN_SERVICE', 1: 'OUT_OF_SERVICE', 3: 'POWER_OFF' } as const;
function serviceState(aeroplane: boolean, signal: number): 0 | 1 | 3 {
  if (aeroplane) return SERVICE.powerOff;
  return signal === 0 ? SERVICE.outOfService : SERVICE.inService;
}
/** Call states of TelephonyManager, by the notifications of the phone app. */
function callState({ os }: AnyPhone): 0 | 1 | 2 {
  const calls = Object.values(os.notifications).filter(({ app }) => app === 'phone');
  if (calls.some(({ ringing }) => ringing === 'call')) return 1;
  return calls.some(({ ongoing }) => ongoing) ? 2 : 0;
}
const TYPES = { '5g': 20, '4g': 13, '3g': 3 } as const;

/** `dumpsys telephony.registry`: calls, mobile data and signal. */
export const telephony: Command = {
  name: 'telephony.registry',
  run(_, { device: { tree } }) {
    const { aeroplane, signal, carrier, mobileData, roaming, generation } = tree.device.radios;
    const state = serviceState(aeroplane, signal);
    const connected = mobileData && state === 0;
    const service = [
      `mVoiceRegState=${state}(${SERVICE_NAMES[state]})`,
      `mDataRegState=${state}`,
      `mOperatorAlphaLong=${state === 0 ? carrier : 'null'}`,
      `mIsDataRoamingAllowed=${roaming}`,
      `getRilDataRadioTechnology=${TYPES[generation]}`,
    ];
    return lines(
      'last known state:',
      '  Phone Id=0',
      `    mCallState=${callState(tree)}`,
      '    mCallIncomingNumber=',
      `    mServiceState={${service.join(', ')}}`,
      `    mSignalStrength=SignalStrength:{level=${aeroplane ? 0 : signal}}`,
      '    mMessageWaiting=false',
      '    mCallForwarding=false',
      `    mDataActivity=0`,
      `    mDataConnectionState=${connected ? 2 : 0}`,
      `    mUserMobileDataState=${mobileData}`,
      `    mDataConnectionNetworkType=${connected ? TYPES[generation] : 0}`,
    );
  },
};

/** `dumpsys connectivity`: the active network. */
export const connectivity: Command = {
  name: 'connectivity',
  run(_, { device: { tree } }) {
    const { network, networks, carrier } = tree.device.radios;
    const by =
      network !== null
        ? `WIFI CONNECTED extra: "${networks[network]!.ssid}"`
        : `MOBILE[${tree.device.radios.generation.toUpperCase()}] CONNECTED extra: ${carrier}`;
    return lines(
      `Active default network: ${isOnline(tree.device) ? (network !== null ? 101 : 100) : 'none'}`,
      '',
      'Current Networks:',
      ...(isOnline(tree.device)
        ? [`  NetworkAgentInfo{network{${network !== null ? 101 : 100}} ${by}}`]
        : []),
      '',
      `Metered Interfaces:${network !== null && networks[network]!.metered ? ' wlan0' : ''}`,
      `Restrict background: ${tree.os.settings.dataSaver}`,
    );
  },
};

/** `dumpsys bluetooth_manager`. */
export const bluetooth: Command = {
  name: 'bluetooth_manager',
  run(_, { device: { tree } }) {
    const { bluetooth: on, devices } = tree.device.radios;
    const paired = Object.entries(devices)
      .filter(([, { paired: known }]) => known)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return lines(
      'Bluetooth Status',
      `  enabled: ${on}`,
      `  state: ${on ? 'ON' : 'OFF'}`,
      `  address: ${tree.device.model.bluetoothMac}`,
      `  name: ${tree.device.model.name}`,
      '',
      'Bonded devices:',
      ...paired.map(
        ([id, { name, connected }]) =>
          `  ${bssidOf(id).toUpperCase()} [ DUAL ] ${name}${connected ? ' (Connected)' : ''}`,
      ),
    );
  },
};
