import { formatBytes } from '../../../src/sdk/core/format.ts';
import { addressIn } from '../../../src/sdk/core/network.ts';
import { change, go, type Page } from '../model.ts';
import { developerOf, modelOf, settingsOf } from './system-words.ts';

export const aboutPages: readonly Page[] = [
  {
    route: '/about',
    title: 'About phone',
    activity: '.about.AboutPhoneActivity',
    parent: '/',
    scheme: 'about',
    keywords: 'model serial version information',
    sections: [
      { custom: 'about-header' },
      {
        title: 'Basic information',
        entries: [
          {
            id: 'name',
            kind: 'text',
            title: 'Device name',
            label: 'Device name',
            keywords: 'rename',
            get: v => modelOf(v).name,
            set: name => ['renamePhone', { name }],
            problem: t =>
              t.trim() === '' ? 'Enter a name' : t.length > 40 ? 'At most 40 characters' : undefined,
          },
          {
            id: 'number',
            kind: 'info',
            title: 'Phone number',
            copy: true,
            keywords: 'my number sim',
            summary: v => v.phone.device.radios.phoneNumber,
          },
        ],
      },
      {
        title: 'Device details',
        entries: [
          { id: 'model', kind: 'info', title: 'Model', summary: v => modelOf(v).product },
          {
            id: 'model-number',
            kind: 'info',
            title: 'Model number',
            copy: true,
            summary: v => modelOf(v).number,
          },
          { id: 'serial', kind: 'info', title: 'Serial number', copy: true, summary: v => modelOf(v).serial },
          { id: 'imei', kind: 'info', title: 'IMEI', copy: true, summary: v => modelOf(v).imei },
          { id: 'processor', kind: 'info', title: 'Processor', summary: v => modelOf(v).processor },
          {
            id: 'memory',
            kind: 'info',
            title: 'Memory',
            keywords: 'ram',
            summary: v => formatBytes(modelOf(v).memory),
          },
          {
            id: 'storage',
            kind: 'link',
            title: 'Storage',
            summary: v => formatBytes(v.phone.device.storage.capacity),
            to: go('/storage'),
          },
          {
            id: 'version',
            kind: 'link',
            title: 'OS version',
            keywords: 'system android update',
            summary: v => `Tapworld OS ${modelOf(v).version}`,
            to: go('/version'),
          },
        ],
      },
      {
        title: 'Addresses',
        entries: [
          {
            id: 'ip',
            kind: 'info',
            title: 'IP address',
            copy: true,
            summary: v =>
              v.phone.device.radios.network ? addressIn(v.phone.device.radios.network) : 'Unavailable',
          },
          { id: 'mac', kind: 'info', title: 'Wi-Fi MAC address', copy: true, summary: v => modelOf(v).mac },
          {
            id: 'bluetooth-mac',
            kind: 'info',
            title: 'Bluetooth address',
            copy: true,
            summary: v => modelOf(v).bluetoothMac,
          },
        ],
      },
      { custom: 'build-number' },
    ],
  },
  {
    route: '/version',
    title: 'OS version',
    activity: '.about.VersionActivity',
    parent: '/about',
    scheme: 'version',
    keywords: 'update',
    sections: [
      {
        entries: [
          {
            id: 'version',
            kind: 'info',
            title: 'OS version',
            summary: v => `Tapworld OS ${modelOf(v).version}`,
          },
          { id: 'patch', kind: 'info', title: 'Security update', summary: v => modelOf(v).patch },
          { id: 'baseband', kind: 'info', title: 'Baseband version', summary: v => modelOf(v).baseband },
          { id: 'kernel', kind: 'info', title: 'Kernel version', summary: v => modelOf(v).kernel },
          { id: 'build', kind: 'info', title: 'Build number', summary: v => modelOf(v).build },
        ],
      },
    ],
  },
];

export const developerPages: readonly Page[] = [
  {
    route: '/developer',
    title: 'Developer options',
    activity: '.development.DevelopmentSettingsActivity',
    parent: '/system',
    scheme: 'developer',
    keywords: 'debug',
    empty: {
      icon: 'code',
      title: 'Developer options are off',
      text: 'Tap the build number in About phone seven times',
    },
    sections: [
      {
        shown: v => developerOf(v).enabled,
        entries: [
          {
            id: 'enabled',
            kind: 'switch',
            title: 'Use developer options',
            get: v => developerOf(v).enabled,
            set: on => ['setDeveloper', { on }],
          },
        ],
      },
      {
        shown: v => developerOf(v).enabled,
        title: 'Debugging',
        entries: [
          {
            id: 'awake',
            kind: 'switch',
            title: 'Stay awake',
            summary: 'The screen never sleeps while charging',
            get: v => developerOf(v).stayAwake,
            set: on => change({ developer: { stayAwake: on } }),
          },
          {
            id: 'adb',
            kind: 'switch',
            title: 'USB debugging',
            keywords: 'adb',
            summary: 'Debug mode when USB is connected',
            get: v => developerOf(v).adb,
            set: on => change({ developer: { adb: on } }),
            confirm: {
              title: 'Allow USB debugging?',
              text: 'It is meant for development: a computer can then copy data and install apps.',
              label: 'OK',
            },
          },
        ],
      },
      {
        shown: v => developerOf(v).enabled,
        title: 'Input',
        entries: [
          {
            id: 'taps',
            kind: 'switch',
            title: 'Show taps',
            keywords: 'touches',
            summary: 'Show where the screen is touched',
            get: v => developerOf(v).showTaps,
            set: on => change({ developer: { showTaps: on } }),
          },
          {
            id: 'pointer',
            kind: 'switch',
            title: 'Pointer location',
            summary: 'Show the current touch data',
            get: v => developerOf(v).pointerLocation,
            set: on => change({ developer: { pointerLocation: on } }),
          },
        ],
      },
      {
        shown: v => developerOf(v).enabled,
        title: 'Drawing',
        entries: [
          {
            id: 'rtl',
            kind: 'switch',
            title: 'Force RTL layout',
            keywords: 'right-to-left direction',
            get: v => settingsOf(v).forceRtl,
            set: on => change({ forceRtl: on }),
          },
          {
            id: 'animation',
            kind: 'choice',
            title: 'Animation scale',
            keywords: 'window transition speed',
            get: v => String(developerOf(v).animationScale),
            options: [
              { value: '0', label: 'Animation off' },
              ...[0.5, 1, 1.5, 2, 5, 10].map(x => ({ value: String(x), label: `Animation scale ${x}x` })),
            ],
            set: x => change({ developer: { animationScale: Number(x) } }),
          },
        ],
      },
    ],
  },
];
