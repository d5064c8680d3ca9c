import { go, type Entry, type Page, type View } from '../model.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { radiosOf } from './network-words.ts';

export const hotspotPages: readonly Page[] = [
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
            get: v => radiosOf(v).hotspot.on,
            set: on => ['setHotspot', { on }],
            off: v => radiosOf(v).aeroplane,
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
            get: v => radiosOf(v).hotspot.name,
            set: (name, v) => ['configureHotspot', { ...hotspot(v), name }],
            problem: t =>
              t.trim() === '' ? 'Enter a name' : t.length > 32 ? 'At most 32 characters' : undefined,
          },
          {
            id: 'security',
            kind: 'choice',
            title: 'Security',
            get: v => radiosOf(v).hotspot.security,
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
            shown: v => radiosOf(v).hotspot.security !== 'none',
            get: v => radiosOf(v).hotspot.password,
            set: (password, v) => ['configureHotspot', { ...hotspot(v), password }],
            problem: t =>
              t.length < 8 ? 'At least 8 characters' : t.length > 63 ? 'At most 63 characters' : undefined,
          },
        ],
      },
    ],
  },
];

export const vpnPages: readonly Page[] = [
  {
    route: '/vpn',
    title: 'VPN',
    activity: '.network.VpnSettingsActivity',
    parent: '/connections',
    scheme: 'vpn',
    sections: [
      {
        rows: v =>
          Object.entries(radiosOf(v).vpns)
            .sort(([a, x], [b, y]) => compare(x.name, y.name) || compare(a, b))
            .map(([id, x]): Entry => ({
              id,
              kind: 'switch',
              title: x.name,
              icon: 'vpn_key',
              summary: `${radiosOf(v).vpn === id ? 'Connected' : x.server}${x.alwaysOn ? ', always on' : ''}`,
              get: w => radiosOf(w).vpn === id,
              set: on => ['setVpn', { id: on ? id : null }],
              to: go('/vpn/:id', { id }),
            })),
        note: v => (Object.keys(radiosOf(v).vpns).length === 0 ? 'No VPNs added' : undefined),
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
  const { name, password, security } = radiosOf(v).hotspot;
  return { name, password, security };
}
