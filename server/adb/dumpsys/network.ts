import { isOnline } from '../../../src/sdk/core/network.ts';
import { bssidOf, RSSI, savedNetworks } from '../cmd/wifi.ts';
import { lines, type Command } from '../command.ts';

/** `dumpsys wifi`. */
export const wifi: Command = {
  name: 'wifi',
  run(_, { device }) {
    const { radios, model } = device.tree.device;
    const joined = radios.network === null ? undefined : radios.networks[radios.network];
    const net = savedNetworks(device).findIndex(([id]) => id === radios.network);
    return lines(
      `Wi-Fi is ${radios.wifi ? 'enabled' : 'disabled'}`,
      `mWifiEnabled ${radios.wifi}`,
      `mAirplaneModeOn ${radios.aeroplane}`,
      `Stay-awake conditions: ${device.tree.os.settings.developer.stayAwake ? 7 : 0}`,
      joined && radios.network !== null
        ? `mWifiInfo SSID: "${joined.ssid}", BSSID: ${bssidOf(radios.network)}, MAC: ${model.mac.toLowerCase()}, Supplicant state: COMPLETED, RSSI: ${RSSI[joined.level]}, Link speed: ${joined.level * 200}Mbps, Frequency: 5180MHz, Net ID: ${net}, Metered hint: ${joined.metered}, score: 60`
        : 'mWifiInfo SSID: <unknown ssid>, BSSID: <none>, MAC: 02:00:00:00:00:00, Supplicant state: DISCONNECTED, RSSI: -127, Link speed: -1Mbps, Frequency: -1MHz, Net ID: -1, Metered hint: false, score: 0',
      `mNetworkInfo [type: WIFI[], state: ${joined ? 'CONNECTED/CONNECTED' : 'DISCONNECTED/DISCONNECTED'}, reason: (unspecified), extra: (none), failover: false, available: ${radios.wifi}, roaming: false]`,
      'Configured networks:',
      ...savedNetworks(device).map(
        ([, { ssid, security, autoConnect, metered }], i) =>
          `ID: ${i} SSID: "${ssid}" KeyMgmt: ${security.toUpperCase()} AutoJoin: ${autoConnect} Metered: ${metered}`,
      ),
    );
  },
};

/** Service states of android.telephony: in service 0, the radio off 3, out of service 1. */
const stateOf = (aeroplane: boolean, signal: number): number => (aeroplane ? 3 : signal === 0 ? 1 : 0);
const TYPES = { '5g': 20, '4g': 13, '3g': 3 } as const;

/** `dumpsys telephony.registry`: calls, mobile data and signal. */
export const telephony: Command = {
  name: 'telephony.registry',
  run(_, { device: { tree } }) {
    const { aeroplane, signal, carrier, mobileData, roaming, generation } = tree.device.radios;
    // A call that is up keeps its notification; one that rings says so in it.
    const calls = Object.values(tree.os.notifications).filter(({ app }) => app === 'phone');
    const call = calls.some(({ ringing }) => ringing === 'call')
      ? 1
      : calls.some(({ ongoing }) => ongoing)
        ? 2
        : 0;
    const state = stateOf(aeroplane, signal);
    const connected = mobileData && state === 0;
    return lines(
      'last known state:',
      '  Phone Id=0',
      `    mCallState=${call}`,
      '    mCallIncomingNumber=',
      `    mServiceState={mVoiceRegState=${state}(${['IN_SERVICE', 'OUT_OF_SERVICE', '', 'POWER_OFF'][state]}), mDataRegState=${state}, mOperatorAlphaLong=${state === 0 ? carrier : 'null'}, mIsDataRoamingAllowed=${roaming}, getRilDataRadioTechnology=${TYPES[generation]}}`,
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

/** `dumpsys connectivity`: by which network the phone is online. */
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
