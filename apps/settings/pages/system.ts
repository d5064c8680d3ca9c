import { formatTime } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { change, go, type Page } from '../model.ts';
import { BOARDS, developerOf, languageName, settingsOf, todayWords, zoneWords } from './system-words.ts';
import { languagePages } from './languages.ts';
import { accessibilityPages } from './accessibility.ts';
import { aboutPages, developerPages } from './about.ts';

const menu: readonly Page[] = [
  {
    route: '/system',
    title: 'System',
    activity: '.system.SystemActivity',
    parent: '/',
    scheme: 'system',
    sections: [
      {
        entries: [
          {
            id: 'languages',
            kind: 'link',
            title: 'Languages',
            icon: 'translate',
            keywords: 'locale region',
            summary: v => settingsOf(v).languages.map(languageName).join(', '),
            to: go('/languages'),
          },
          {
            id: 'keyboard',
            kind: 'link',
            title: 'Keyboard',
            icon: 'keyboard',
            keywords: 'input pinyin typing',
            summary: v =>
              settingsOf(v)
                .keyboards.map(k => BOARDS[k])
                .join(', '),
            to: go('/keyboard'),
          },
          {
            id: 'date',
            kind: 'link',
            title: 'Date and time',
            icon: 'schedule',
            keywords: 'clock zone 24-hour',
            summary: zoneWords,
            to: go('/date'),
          },
        ],
      },
      {
        entries: [
          {
            id: 'developer',
            kind: 'link',
            title: 'Developer options',
            icon: 'code',
            keywords: 'usb debugging adb',
            shown: v => developerOf(v).enabled,
            to: go('/developer'),
          },
          {
            id: 'reset',
            kind: 'link',
            title: 'Reset options',
            icon: 'restart_alt',
            keywords: 'network app preferences erase',
            to: go('/reset'),
          },
        ],
      },
    ],
  },
];

const datePages: readonly Page[] = [
  {
    route: '/date',
    title: 'Date and time',
    activity: '.datetime.DateTimeActivity',
    parent: '/system',
    scheme: 'date',
    keywords: 'clock',
    sections: [
      {
        entries: [
          {
            id: 'auto',
            kind: 'switch',
            title: 'Set time automatically',
            keywords: 'network date clock',
            get: v => settingsOf(v).autoTime,
            set: on => ['setAutoTime', { on }],
          },
          {
            id: 'date',
            kind: 'pick',
            dialog: 'date',
            title: 'Date',
            off: v => settingsOf(v).autoTime,
            summary: todayWords,
            value: v => v.phone.clock.now,
            then: ['setDate'],
          },
          {
            id: 'time',
            kind: 'pick',
            dialog: 'time',
            title: 'Time',
            off: v => settingsOf(v).autoTime,
            summary: v => formatTime(v.phone.clock.now, v.phone.clock.zone, settingsOf(v).clock24),
            value: v => {
              const p = partsAt(v.phone.clock.now, v.phone.clock.zone);
              return p.hour * 60 + p.minute;
            },
            then: ['setTimeOfDay'],
          },
        ],
      },
      {
        title: 'Time zone',
        entries: [
          {
            id: 'auto-zone',
            kind: 'switch',
            title: 'Set time zone automatically',
            keywords: 'network',
            get: v => settingsOf(v).autoZone,
            set: on => ['setAutoZone', { on }],
          },
          {
            id: 'zone',
            kind: 'link',
            title: 'Time zone',
            keywords: 'city region gmt',
            off: v => settingsOf(v).autoZone,
            summary: zoneWords,
            to: go('/zone'),
          },
        ],
      },
      {
        title: 'Time format',
        entries: [
          {
            id: 'h24',
            kind: 'switch',
            title: 'Use 24-hour format',
            keywords: '12-hour am pm',
            summary: v => (settingsOf(v).clock24 ? '13:00' : '1:00 PM'),
            get: v => settingsOf(v).clock24,
            set: on => change({ clock24: on }),
          },
        ],
      },
    ],
  },
  {
    route: '/zone',
    title: 'Time zone',
    activity: '.datetime.ZonePickerActivity',
    parent: '/date',
    screen: 'ZonePicker',
    sections: [],
  },
];

const resetPages: readonly Page[] = [
  {
    route: '/reset',
    title: 'Reset options',
    activity: '.system.ResetActivity',
    parent: '/system',
    scheme: 'reset',
    keywords: 'restore',
    sections: [
      {
        entries: [
          {
            id: 'network',
            kind: 'action',
            title: 'Reset Wi-Fi, mobile and Bluetooth',
            icon: 'wifi',
            keywords: 'network forget all',
            run: () => ['resetNetworks'],
            confirm: {
              title: 'Reset network settings?',
              text: 'Saved networks, paired devices and VPNs are forgotten. This cannot be undone.',
              label: 'Reset',
            },
          },
          {
            id: 'apps',
            kind: 'action',
            title: 'Reset app preferences',
            icon: 'apps',
            keywords: 'defaults disabled notifications',
            run: () => ['resetAppPreferences'],
            confirm: {
              title: 'Reset app preferences?',
              text: 'Disabled apps are enabled again, notifications and background data are allowed, default apps are cleared. No data is lost.',
              label: 'Reset apps',
            },
          },
        ],
      },
    ],
  },
];

export const systemPages: readonly Page[] = [
  ...menu,
  ...languagePages,
  ...datePages,
  ...resetPages,
  ...accessibilityPages,
  ...aboutPages,
  ...developerPages,
];
