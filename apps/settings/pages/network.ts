import { formatBytes, formatDay } from '../../../src/sdk/core/format.ts';
import { addDays, epochOf, partsAt } from '../../../src/state/clock.ts';
import { go, type Entry, type Page, type View } from '../model.ts';
import {
  appsOf,
  hostOf,
  LEVELS,
  nameOf,
  networkState,
  savedNetworks,
  SECURITY,
  wifiIconOf,
} from '../select.ts';

const radios = (v: View) => v.phone.device.radios;
const net = (v: View) => radios(v).networks[v.params['id'] ?? ''];
const joined = (v: View) => radios(v).network === v.params['id'];
export const wifiSummary = (v: View): string =>
  !radios(v).wifi
    ? 'Off'
    : radios(v).network
      ? (radios(v).networks[radios(v).network!]?.ssid ?? '')
      : 'Not connected';
const vpnSummary = (v: View): string =>
  radios(v).vpn ? `Connected to ${radios(v).vpns[radios(v).vpn!]?.name ?? ''}` : 'None';
export const mobileSummary = (v: View): string =>
  radios(v).aeroplane
    ? 'Aeroplane mode is on'
    : radios(v).mobileData
      ? radios(v).carrier
      : 'Mobile data is off';

const GB = 1_000_000_000;
const amounts = (list: readonly number[], none: string) => [
  { value: 'none', label: none },
  ...list.map(gb => ({ value: String(gb * GB), label: formatBytes(gb * GB) })),
];
const withOwn = (list: { value: string; label: string }[], own: number | null) =>
  own === null || list.some(o => o.value === String(own))
    ? list
    : [...list, { value: String(own), label: formatBytes(own) }];

/** Start and end of the data cycle that holds now, epoch ms. */
export function cycleOf(v: View): { from: number; to: number } {
  const { now, zone } = v.phone.clock;
  const day = v.phone.os.settings.dataLimit.cycleDay;
  const p = partsAt(now, zone);
  const last = (year: number, month: number) =>
    partsAt(addDays(epochOf({ year, month: month + 1, day: 1 }, zone), -1, zone), zone).day;
  const start = (year: number, month: number) => {
    const m = partsAt(epochOf({ year, month, day: 1 }, zone), zone);
    return epochOf({ year: m.year, month: m.month, day: Math.min(day, last(m.year, m.month)) }, zone);
  };
  const here = start(p.year, p.month);
  return now >= here
    ? { from: here, to: start(p.year, p.month + 1) }
    : { from: start(p.year, p.month - 1), to: here };
}
const cycleWords = (v: View): string => {
  const { from, to } = cycleOf(v);
  const { zone } = v.phone.clock;
  return `${formatDay(from, zone).slice(5)} – ${formatDay(addDays(to, -1, zone), zone).slice(5)}`;
};

export const networkPages: readonly Page[] = [
  {
    route: '/wifi',
    title: 'Wi-Fi',
    activity: '.wifi.WifiSettingsActivity',
    parent: '/',
    scheme: 'wifi',
    keywords: 'wlan internet wireless network',
    sections: [
      {
        entries: [
          {
            id: 'wifi',
            kind: 'switch',
            title: 'Use Wi-Fi',
            keywords: 'wireless internet turn on off',
            get: v => radios(v).wifi,
            set: on => ['setWifi', { on }],
          },
        ],
      },
      { custom: 'wifi-list' },
      {
        entries: [
          {
            id: 'add',
            kind: 'link',
            title: 'Add network',
            icon: 'add',
            keywords: 'hidden ssid',
            to: go('/wifi/add'),
          },
          {
            id: 'saved',
            kind: 'link',
            title: 'Saved networks',
            icon: 'bookmark',
            keywords: 'forget known',
            summary: v => `${savedNetworks(v.phone).length} networks`,
            to: go('/wifi/saved'),
          },
        ],
      },
    ],
  },
  {
    route: '/wifi/saved',
    title: 'Saved networks',
    activity: '.wifi.SavedNetworksActivity',
    parent: '/wifi',
    empty: { icon: 'wifi', title: 'No saved networks', text: 'Networks that you join are remembered here' },
    sections: [
      {
        rows: v =>
          savedNetworks(v.phone).map((n): Entry => ({
            id: n.id,
            kind: 'link',
            title: n.ssid,
            icon: wifiIconOf(n.level),
            summary: networkState(v.phone, n.id),
            to: go('/wifi/:id', { id: n.id }),
          })),
      },
    ],
  },
  {
    route: '/wifi/add',
    title: 'Add network',
    activity: '.wifi.AddNetworkActivity',
    parent: '/wifi',
    screen: 'AddNetwork',
    sections: [],
  },
  {
    route: '/wifi/:id',
    title: v => net(v)?.ssid ?? 'Network',
    activity: '.wifi.WifiDetailsActivity',
    parent: '/wifi',
    empty: { icon: 'wifi_off', title: 'This network is gone' },
    sections: [
      { custom: 'wifi-header', shown: v => net(v) !== undefined },
      {
        shown: v => net(v) !== undefined,
        entries: [
          {
            id: 'signal',
            kind: 'info',
            title: 'Signal strength',
            icon: 'signal_wifi_4_bar',
            summary: v => LEVELS[net(v)!.level],
          },
          {
            id: 'security',
            kind: 'info',
            title: 'Security',
            icon: 'lock',
            summary: v => SECURITY[net(v)!.security],
          },
        ],
      },
      {
        shown: v => net(v) !== undefined && net(v)!.saved !== null,
        entries: [
          {
            id: 'auto',
            kind: 'switch',
            title: 'Auto-connect',
            summary: 'Connect when this network is in range',
            get: v => net(v)!.autoConnect,
            set: (on, v) => ['setNetworkOption', { id: v.params['id'], autoConnect: on }],
          },
          {
            id: 'metered',
            kind: 'choice',
            title: 'Network usage',
            icon: 'data_usage',
            get: v => (net(v)!.metered ? 'metered' : 'unmetered'),
            options: [
              { value: 'unmetered', label: 'Unmetered' },
              { value: 'metered', label: 'Treat as metered', subtitle: 'Apps are careful with data' },
            ],
            set: (x, v) => ['setNetworkOption', { id: v.params['id'], metered: x === 'metered' }],
          },
        ],
      },
      {
        title: 'Network details',
        shown: v => joined(v) && net(v) !== undefined,
        entries: [
          {
            id: 'ip',
            kind: 'info',
            title: 'IP address',
            copy: true,
            summary: v => `192.168.1.${hostOf(v.params['id']!)}`,
          },
          { id: 'gateway', kind: 'info', title: 'Gateway', copy: true, summary: '192.168.1.1' },
          {
            id: 'mac',
            kind: 'info',
            title: 'MAC address',
            copy: true,
            summary: v => v.phone.device.model.mac,
          },
          {
            id: 'speed',
            kind: 'info',
            title: 'Link speed',
            summary: v => `${[6, 52, 144, 433, 866][net(v)!.level]} Mbps`,
          },
        ],
      },
    ],
  },
  {
    route: '/connections',
    title: 'Connections',
    activity: '.network.ConnectionsActivity',
    parent: '/',
    scheme: 'network',
    keywords: 'network internet',
    sections: [
      {
        entries: [
          {
            id: 'aeroplane',
            kind: 'switch',
            title: 'Aeroplane mode',
            icon: 'flight',
            keywords: 'airplane flight offline',
            get: v => radios(v).aeroplane,
            set: on => ['setAeroplane', { on }],
          },
          {
            id: 'mobile',
            kind: 'link',
            title: 'Mobile network',
            icon: 'signal_cellular_4_bar',
            keywords: 'sim carrier',
            summary: mobileSummary,
            to: go('/mobile'),
          },
          {
            id: 'data',
            kind: 'link',
            title: 'Data usage',
            icon: 'data_usage',
            keywords: 'limit warning',
            summary: v => `${formatBytes(v.phone.os.settings.dataLimit.usedBytes)} used, ${cycleWords(v)}`,
            to: go('/data'),
          },
        ],
      },
      {
        entries: [
          {
            id: 'hotspot',
            kind: 'link',
            title: 'Hotspot',
            icon: 'wifi_tethering',
            keywords: 'tethering share internet',
            summary: v => (radios(v).hotspot.on ? `On, ${radios(v).hotspot.name}` : 'Off'),
            to: go('/hotspot'),
          },
          {
            id: 'vpn',
            kind: 'link',
            title: 'VPN',
            icon: 'vpn_key',
            keywords: 'private tunnel',
            summary: vpnSummary,
            to: go('/vpn'),
          },
          {
            id: 'nfc',
            kind: 'switch',
            title: 'NFC',
            icon: 'nfc',
            keywords: 'contactless tap pay',
            summary: 'Exchange data when the phone touches another device',
            get: v => radios(v).nfc,
            set: on => ['setNfc', { on }],
          },
        ],
      },
      {
        entries: [
          {
            id: 'reset',
            kind: 'link',
            title: 'Reset network settings',
            icon: 'restart_alt',
            to: go('/reset'),
          },
        ],
      },
    ],
  },
  {
    route: '/mobile',
    title: 'Mobile network',
    activity: '.network.MobileNetworkActivity',
    parent: '/connections',
    scheme: 'mobile',
    sections: [
      {
        entries: [
          {
            id: 'data',
            kind: 'switch',
            title: 'Mobile data',
            summary: 'Use the mobile network for data',
            keywords: 'cellular internet 4g 5g',
            get: v => radios(v).mobileData,
            set: on => ['setMobileData', { on }],
            off: v => radios(v).aeroplane,
          },
          {
            id: 'roaming',
            kind: 'switch',
            title: 'Roaming',
            summary: 'Use data when you are abroad',
            keywords: 'travel foreign',
            get: v => radios(v).roaming,
            set: on => ['setRoaming', { on }],
            confirm: {
              title: 'Allow data roaming?',
              text: 'Your operator may charge more for data used abroad.',
              label: 'Allow',
            },
          },
          {
            id: 'generation',
            kind: 'choice',
            title: 'Preferred network type',
            keywords: '3g 4g 5g lte',
            get: v => radios(v).generation,
            options: [
              { value: '5g', label: '5G (recommended)' },
              { value: '4g', label: '4G' },
              { value: '3g', label: '3G' },
            ],
            set: generation => ['setGeneration', { generation }],
          },
        ],
      },
      {
        entries: [
          {
            id: 'use',
            kind: 'link',
            title: 'Data usage',
            summary: v => `${formatBytes(v.phone.os.settings.dataLimit.usedBytes)} used, ${cycleWords(v)}`,
            to: go('/data'),
          },
          { id: 'carrier', kind: 'info', title: 'Operator', summary: v => radios(v).carrier },
          {
            id: 'number',
            kind: 'info',
            title: 'Phone number',
            copy: true,
            keywords: 'my number',
            summary: v => radios(v).phoneNumber,
          },
          { id: 'imei', kind: 'info', title: 'IMEI', copy: true, summary: v => v.phone.device.model.imei },
        ],
      },
    ],
  },
  {
    route: '/data',
    title: 'Data usage',
    activity: '.network.DataUsageActivity',
    parent: '/connections',
    scheme: 'data',
    keywords: 'traffic',
    sections: [
      { custom: 'data-use' },
      {
        entries: [
          {
            id: 'saver',
            kind: 'switch',
            title: 'Data saver',
            keywords: 'background data',
            summary: 'Apps in the background use no mobile data',
            get: v => v.phone.os.settings.dataSaver,
            set: on => ['changeSettings', { settings: { dataSaver: on } }],
          },
          {
            id: 'warn',
            kind: 'choice',
            title: 'Data warning',
            keywords: 'warn',
            get: v => String(v.phone.os.settings.dataLimit.warnBytes ?? 'none'),
            options: v =>
              withOwn(
                amounts([1, 2, 4, 5, 8, 10, 20], 'No warning'),
                v.phone.os.settings.dataLimit.warnBytes,
              ),
            set: x => ['setDataLimit', { warnBytes: x === 'none' ? null : Number(x) }],
          },
          {
            id: 'limit',
            kind: 'choice',
            title: 'Data limit',
            keywords: 'cap maximum',
            get: v => String(v.phone.os.settings.dataLimit.limitBytes ?? 'none'),
            options: v =>
              withOwn(amounts([2, 5, 10, 15, 20, 50], 'No limit'), v.phone.os.settings.dataLimit.limitBytes),
            set: x => ['setDataLimit', { limitBytes: x === 'none' ? null : Number(x) }],
          },
          {
            id: 'cycle',
            kind: 'choice',
            title: 'Cycle starts on day',
            keywords: 'billing reset month',
            get: v => String(v.phone.os.settings.dataLimit.cycleDay),
            options: Array.from({ length: 31 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
            set: x => ['setDataLimit', { cycleDay: Number(x) }],
          },
        ],
        note: 'Your operator may count differently.',
      },
      {
        title: 'App data usage',
        rows: v =>
          appsOf(v)
            .filter(m => v.phone.os.installed[m.id]!.mobileBytes > 0)
            .sort(
              (a, b) =>
                v.phone.os.installed[b.id]!.mobileBytes - v.phone.os.installed[a.id]!.mobileBytes ||
                (a.id < b.id ? -1 : 1),
            )
            .map((m): Entry => ({
              id: `use-${m.id}`,
              kind: 'link',
              title: nameOf(v, m.id),
              app: m.id,
              summary: formatBytes(v.phone.os.installed[m.id]!.mobileBytes),
              to: go('/app/:app/data', { app: m.id }),
            })),
      },
    ],
  },
  {
    route: '/hotspot',
    title: 'Hotspot',
    activity: '.network.HotspotActivity',
    parent: '/connections',
    scheme: 'hotspot',
    keywords: 'tethering',
    sections: [
      {
        entries: [
          {
            id: 'hotspot',
            kind: 'switch',
            title: 'Use hotspot',
            summary: 'Share the mobile connection with other devices',
            keywords: 'tethering share internet',
            get: v => radios(v).hotspot.on,
            set: on => ['setHotspot', { on }],
            off: v => radios(v).aeroplane,
          },
        ],
      },
      {
        entries: [
          {
            id: 'name',
            kind: 'text',
            title: 'Hotspot name',
            label: 'Hotspot name',
            keywords: 'ssid',
            get: v => radios(v).hotspot.name,
            set: (name, v) => ['configureHotspot', { ...hotspot(v), name }],
            problem: t =>
              t.trim() === '' ? 'Enter a name' : t.length > 32 ? 'At most 32 characters' : undefined,
          },
          {
            id: 'security',
            kind: 'choice',
            title: 'Security',
            get: v => radios(v).hotspot.security,
            options: [
              { value: 'wpa3', label: 'WPA3-Personal' },
              { value: 'wpa2', label: 'WPA2-Personal' },
              { value: 'none', label: 'None' },
            ],
            set: (security, v) => ['configureHotspot', { ...hotspot(v), security }],
          },
          {
            id: 'password',
            kind: 'text',
            title: 'Hotspot password',
            label: 'Hotspot password',
            shown: v => radios(v).hotspot.security !== 'none',
            get: v => radios(v).hotspot.password,
            set: (password, v) => ['configureHotspot', { ...hotspot(v), password }],
            problem: t =>
              t.length < 8 ? 'At least 8 characters' : t.length > 63 ? 'At most 63 characters' : undefined,
          },
        ],
      },
    ],
  },
  {
    route: '/vpn',
    title: 'VPN',
    activity: '.network.VpnSettingsActivity',
    parent: '/connections',
    scheme: 'vpn',
    sections: [
      {
        rows: v =>
          Object.entries(radios(v).vpns)
            .sort(([a, x], [b, y]) => (x.name < y.name ? -1 : x.name > y.name ? 1 : a < b ? -1 : 1))
            .map(([id, x]): Entry => ({
              id,
              kind: 'switch',
              title: x.name,
              icon: 'vpn_key',
              summary: `${radios(v).vpn === id ? 'Connected' : x.server}${x.alwaysOn ? ', always on' : ''}`,
              get: w => radios(w).vpn === id,
              set: on => ['setVpn', { id: on ? id : null }],
              to: go('/vpn/:id', { id }),
            })),
        note: v => (Object.keys(radios(v).vpns).length === 0 ? 'No VPNs added' : undefined),
      },
      {
        entries: [
          {
            id: 'add',
            kind: 'link',
            title: 'Add VPN',
            icon: 'add',
            keywords: 'new profile',
            to: go('/vpn/add'),
          },
        ],
      },
    ],
  },
  {
    route: '/vpn/add',
    title: 'Add VPN',
    activity: '.network.VpnEditActivity',
    parent: '/vpn',
    screen: 'VpnForm',
    sections: [],
  },
  {
    route: '/vpn/:id',
    title: 'VPN profile',
    activity: '.network.VpnProfileActivity',
    parent: '/vpn',
    screen: 'VpnForm',
    sections: [],
  },
];

function hotspot(v: View) {
  const { name, password, security } = radios(v).hotspot;
  return { name, password, security };
}
