import { formatBytes } from '../../../src/sdk/core/format.ts';
import { go, type Page } from '../model.ts';
import { cycleWords, mobileSummary, radiosOf, vpnSummary } from './network-words.ts';
import { wifiPages } from './wifi.ts';
import { dataPages } from './data.ts';
import { hotspotPages, vpnPages } from './hotspot.ts';

const connectionPages: readonly Page[] = [
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
            get: v => radiosOf(v).aeroplane,
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
            summary: v => (radiosOf(v).hotspot.on ? `On, ${radiosOf(v).hotspot.name}` : 'Off'),
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
            get: v => radiosOf(v).nfc,
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
            get: v => radiosOf(v).mobileData,
            set: on => ['setMobileData', { on }],
            off: v => radiosOf(v).aeroplane,
          },
          {
            id: 'roaming',
            kind: 'switch',
            title: 'Roaming',
            summary: 'Use data when you are abroad',
            keywords: 'travel foreign',
            get: v => radiosOf(v).roaming,
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
            get: v => radiosOf(v).generation,
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
          { id: 'carrier', kind: 'info', title: 'Operator', summary: v => radiosOf(v).carrier },
          {
            id: 'number',
            kind: 'info',
            title: 'Phone number',
            copy: true,
            keywords: 'my number',
            summary: v => radiosOf(v).phoneNumber,
          },
          { id: 'imei', kind: 'info', title: 'IMEI', copy: true, summary: v => v.phone.device.model.imei },
        ],
      },
    ],
  },
];

export const networkPages: readonly Page[] = [
  ...wifiPages,
  ...connectionPages,
  ...dataPages,
  ...hotspotPages,
  ...vpnPages,
];
