import { addressIn } from '../../../src/sdk/core/network.ts';
import { go, type Entry, type Page } from '../model.ts';
import { LEVELS, networkState, savedNetworks, SECURITY, wifiIconOf } from '../select.ts';
import { isJoined, networkOf, radiosOf } from './network-words.ts';

export const wifiPages: readonly Page[] = [
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
            get: v => radiosOf(v).wifi,
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
    title: v => networkOf(v)?.ssid ?? 'Network',
    activity: '.wifi.WifiDetailsActivity',
    parent: '/wifi',
    empty: { icon: 'wifi_off', title: 'This network is gone' },
    sections: [
      { custom: 'wifi-header', shown: v => networkOf(v) !== undefined },
      {
        shown: v => networkOf(v) !== undefined,
        entries: [
          {
            id: 'signal',
            kind: 'info',
            title: 'Signal strength',
            icon: 'signal_wifi_4_bar',
            summary: v => LEVELS[networkOf(v)!.level],
          },
          {
            id: 'security',
            kind: 'info',
            title: 'Security',
            icon: 'lock',
            summary: v => SECURITY[networkOf(v)!.security],
          },
        ],
      },
      {
        shown: v => networkOf(v) !== undefined && networkOf(v)!.saved !== null,
        entries: [
          {
            id: 'auto',
            kind: 'switch',
            title: 'Auto-connect',
            summary: 'Connect when this network is in range',
            get: v => networkOf(v)!.autoConnect,
            set: (on, v) => ['setNetworkOption', { id: v.params['id'], autoConnect: on }],
          },
          {
            id: 'metered',
            kind: 'choice',
            title: 'Network usage',
            icon: 'data_usage',
            get: v => (networkOf(v)!.metered ? 'metered' : 'unmetered'),
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
        shown: v => isJoined(v) && networkOf(v) !== undefined,
        entries: [
          {
            id: 'ip',
            kind: 'info',
            title: 'IP address',
            copy: true,
            summary: v => addressIn(v.params['id']!),
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
            summary: v => `${[6, 52, 144, 433, 866][networkOf(v)!.level]} Mbps`,
          },
        ],
      },
    ],
  },
];
