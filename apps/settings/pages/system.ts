import { LANGUAGES, ZONES } from '../../../src/sdk/core/system/choices.ts';
import { formatBytes, formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { change, go, type Entry, type Page, type View } from '../model.ts';
import { hostOf, offsetWords } from '../select.ts';

const s = (v: View) => v.phone.os.settings;
const dev = (v: View) => s(v).developer;
const model = (v: View) => v.phone.device.model;
export const languageName = (tag: string): string => LANGUAGES.find(l => l.tag === tag)?.name ?? tag;
const zoneWords = (v: View): string =>
  `${offsetWords(v.phone.clock.now, v.phone.clock.zone)} ${ZONES.find(z => z.zone === v.phone.clock.zone)?.city ?? v.phone.clock.zone}`;
const today = (v: View): string =>
  formatDay(v.phone.clock.now, v.phone.clock.zone) +
  ` ${partsAt(v.phone.clock.now, v.phone.clock.zone).year}`;
const BOARDS = { en: 'English (QWERTY)', zh: 'Chinese (pinyin)' } as const;
const TOUCH: readonly [number, string][] = [
  [300, 'Short (0.3 seconds)'],
  [500, 'Medium (0.5 seconds)'],
  [1000, 'Long (1 second)'],
  [1500, 'Very long (1.5 seconds)'],
];
const withNow = (v: View, list: readonly [number, string][], now: number) =>
  [...list, ...(list.some(([x]) => x === now) ? [] : [[now, `${now}`] as const])].map(([value, label]) => ({
    value: String(value),
    label,
  }));

export const systemPages: readonly Page[] = [
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
            summary: v => s(v).languages.map(languageName).join(', '),
            to: go('/languages'),
          },
          {
            id: 'keyboard',
            kind: 'link',
            title: 'Keyboard',
            icon: 'keyboard',
            keywords: 'input pinyin typing',
            summary: v =>
              s(v)
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
            shown: v => dev(v).enabled,
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
  {
    route: '/languages',
    title: 'Languages',
    activity: '.language.LanguagesActivity',
    parent: '/system',
    scheme: 'languages',
    keywords: 'locale region translate',
    sections: [
      {
        title: 'System language',
        rows: v =>
          s(v).languages.map((tag, i): Entry =>
            i === 0
              ? { id: tag, kind: 'info', title: `1  ${languageName(tag)}`, summary: 'The phone’s language' }
              : {
                  id: tag,
                  kind: 'link',
                  title: `${i + 1}  ${languageName(tag)}`,
                  to: go('/language/:tag', { tag }),
                },
          ),
      },
      {
        entries: [
          {
            id: 'add',
            kind: 'link',
            title: 'Add a language',
            icon: 'add',
            keywords: 'new locale',
            to: go('/languages/add'),
          },
        ],
        note: 'Apps use the first language of the list that they have.',
      },
    ],
  },
  {
    route: '/languages/add',
    title: 'Add a language',
    activity: '.language.AddLanguageActivity',
    parent: '/languages',
    screen: 'AddLanguage',
    sections: [],
  },
  {
    route: '/language/:tag',
    title: v => languageName(v.params['tag'] ?? ''),
    activity: '.language.LanguageActivity',
    parent: '/languages',
    empty: { icon: 'translate', title: 'This language is not in the list' },
    sections: [
      {
        shown: v => s(v).languages.includes(v.params['tag']!) && s(v).languages.length > 1,
        rows: v => [
          {
            id: 'first',
            kind: 'action',
            title: 'Make it the system language',
            icon: 'arrow_upward',
            off: s(v).languages[0] === v.params['tag'] ? () => true : () => false,
            leave: true,
            run: w => [
              'setLanguages',
              { languages: [w.params['tag'], ...s(w).languages.filter(t => t !== w.params['tag'])] },
            ],
            confirm: {
              title: `Change the system language to ${languageName(v.params['tag']!)}?`,
              text: 'Apps will use it where they have it.',
              label: 'Change',
            },
          },
          {
            id: 'remove',
            kind: 'action',
            title: 'Remove',
            icon: 'delete',
            danger: true,
            leave: true,
            run: w => ['setLanguages', { languages: s(w).languages.filter(t => t !== w.params['tag']) }],
          },
        ],
      },
    ],
  },
  {
    route: '/keyboard',
    title: 'Keyboard',
    activity: '.language.KeyboardActivity',
    parent: '/system',
    scheme: 'keyboard',
    keywords: 'input typing',
    sections: [
      {
        title: 'Keyboards in use',
        entries: (['en', 'zh'] as const).map((k): Entry => ({
          id: `board-${k}`,
          kind: 'switch',
          title: BOARDS[k],
          keywords: 'layout input method',
          off: v => s(v).keyboards.length === 1 && s(v).keyboards[0] === k,
          get: v => s(v).keyboards.includes(k),
          set: (on, v) => [
            'setKeyboards',
            { keyboards: on ? [...s(v).keyboards, k] : s(v).keyboards.filter(x => x !== k) },
          ],
        })),
      },
      {
        title: 'Typing',
        entries: [
          {
            id: 'capitals',
            kind: 'switch',
            title: 'Auto-capitalisation',
            keywords: 'capital letters autocorrect',
            summary: 'A capital at the start of each sentence',
            get: v => s(v).autocorrect,
            set: on => change({ autocorrect: on }),
          },
          {
            id: 'popups',
            kind: 'switch',
            title: 'Pop up on key press',
            get: v => s(v).keyPopups,
            set: on => change({ keyPopups: on }),
          },
          {
            id: 'vibration',
            kind: 'switch',
            title: 'Vibrate on key press',
            get: v => s(v).keyVibration,
            set: on => change({ keyVibration: on }),
          },
        ],
      },
    ],
  },
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
            get: v => s(v).autoTime,
            set: on => ['setAutoTime', { on }],
          },
          {
            id: 'date',
            kind: 'pick',
            dialog: 'date',
            title: 'Date',
            off: v => s(v).autoTime,
            summary: today,
            value: v => v.phone.clock.now,
            then: ['setDate'],
          },
          {
            id: 'time',
            kind: 'pick',
            dialog: 'time',
            title: 'Time',
            off: v => s(v).autoTime,
            summary: v => formatTime(v.phone.clock.now, v.phone.clock.zone, s(v).clock24),
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
            get: v => s(v).autoZone,
            set: on => ['setAutoZone', { on }],
          },
          {
            id: 'zone',
            kind: 'link',
            title: 'Time zone',
            keywords: 'city region gmt',
            off: v => s(v).autoZone,
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
            summary: v => (s(v).clock24 ? '13:00' : '1:00 PM'),
            get: v => s(v).clock24,
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
  {
    route: '/accessibility',
    title: 'Accessibility',
    activity: '.accessibility.AccessibilityActivity',
    parent: '/',
    scheme: 'accessibility',
    keywords: 'disability help seeing',
    sections: [
      {
        title: 'Display',
        entries: [
          {
            id: 'size',
            kind: 'link',
            title: 'Display size and text',
            icon: 'format_size',
            to: go('/text-size'),
          },
          {
            id: 'bold',
            kind: 'switch',
            title: 'Bold text',
            get: v => s(v).boldText,
            set: on => change({ boldText: on }),
          },
          {
            id: 'contrast',
            kind: 'switch',
            title: 'High-contrast text',
            get: v => s(v).highContrast,
            set: on => change({ highContrast: on }),
          },
          {
            id: 'invert',
            kind: 'switch',
            title: 'Colour inversion',
            keywords: 'negative invert',
            get: v => s(v).invertColours,
            set: on => change({ invertColours: on }),
          },
          {
            id: 'motion',
            kind: 'switch',
            title: 'Remove animations',
            keywords: 'reduce motion',
            get: v => s(v).reduceMotion,
            set: on => change({ reduceMotion: on }),
          },
          {
            id: 'magnification',
            kind: 'switch',
            title: 'Magnification',
            keywords: 'zoom',
            summary: 'Zoom in on the screen with a shortcut',
            get: v => s(v).magnification,
            set: on => change({ magnification: on }),
          },
        ],
      },
      {
        title: 'Interaction',
        entries: [
          {
            id: 'delay',
            kind: 'choice',
            title: 'Touch and hold delay',
            keywords: 'long press',
            get: v => String(s(v).touchDelayMs),
            options: v => withNow(v, TOUCH, s(v).touchDelayMs),
            set: x => change({ touchDelayMs: Number(x) }),
          },
          {
            id: 'reader',
            kind: 'switch',
            title: 'Screen reader',
            keywords: 'speak talk blind',
            summary: 'Speaks what is on the screen',
            get: v => s(v).screenReader,
            set: on => change({ screenReader: on }),
            confirm: {
              title: 'Allow the screen reader full control?',
              text: 'It reads what is on the screen aloud.',
              label: 'Allow',
            },
          },
        ],
      },
    ],
  },
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
            get: v => model(v).name,
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
          { id: 'model', kind: 'info', title: 'Model', summary: v => model(v).product },
          {
            id: 'model-number',
            kind: 'info',
            title: 'Model number',
            copy: true,
            summary: v => model(v).number,
          },
          { id: 'serial', kind: 'info', title: 'Serial number', copy: true, summary: v => model(v).serial },
          { id: 'imei', kind: 'info', title: 'IMEI', copy: true, summary: v => model(v).imei },
          { id: 'processor', kind: 'info', title: 'Processor', summary: v => model(v).processor },
          {
            id: 'memory',
            kind: 'info',
            title: 'Memory',
            keywords: 'ram',
            summary: v => formatBytes(model(v).memory),
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
            summary: v => `Tapworld OS ${model(v).version}`,
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
              v.phone.device.radios.network
                ? `192.168.1.${hostOf(v.phone.device.radios.network)}`
                : 'Unavailable',
          },
          { id: 'mac', kind: 'info', title: 'Wi-Fi MAC address', copy: true, summary: v => model(v).mac },
          {
            id: 'bluetooth-mac',
            kind: 'info',
            title: 'Bluetooth address',
            copy: true,
            summary: v => model(v).bluetoothMac,
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
            summary: v => `Tapworld OS ${model(v).version}`,
          },
          { id: 'patch', kind: 'info', title: 'Security update', summary: v => model(v).patch },
          { id: 'baseband', kind: 'info', title: 'Baseband version', summary: v => model(v).baseband },
          { id: 'kernel', kind: 'info', title: 'Kernel version', summary: v => model(v).kernel },
          { id: 'build', kind: 'info', title: 'Build number', summary: v => model(v).build },
        ],
      },
    ],
  },
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
        shown: v => dev(v).enabled,
        entries: [
          {
            id: 'enabled',
            kind: 'switch',
            title: 'Use developer options',
            get: v => dev(v).enabled,
            set: on => ['setDeveloper', { on }],
          },
        ],
      },
      {
        shown: v => dev(v).enabled,
        title: 'Debugging',
        entries: [
          {
            id: 'awake',
            kind: 'switch',
            title: 'Stay awake',
            summary: 'The screen never sleeps while charging',
            get: v => dev(v).stayAwake,
            set: on => change({ developer: { stayAwake: on } }),
          },
          {
            id: 'adb',
            kind: 'switch',
            title: 'USB debugging',
            keywords: 'adb',
            summary: 'Debug mode when USB is connected',
            get: v => dev(v).adb,
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
        shown: v => dev(v).enabled,
        title: 'Input',
        entries: [
          {
            id: 'taps',
            kind: 'switch',
            title: 'Show taps',
            keywords: 'touches',
            summary: 'Show where the screen is touched',
            get: v => dev(v).showTaps,
            set: on => change({ developer: { showTaps: on } }),
          },
          {
            id: 'pointer',
            kind: 'switch',
            title: 'Pointer location',
            summary: 'Show the current touch data',
            get: v => dev(v).pointerLocation,
            set: on => change({ developer: { pointerLocation: on } }),
          },
        ],
      },
      {
        shown: v => dev(v).enabled,
        title: 'Drawing',
        entries: [
          {
            id: 'rtl',
            kind: 'switch',
            title: 'Force RTL layout',
            keywords: 'right-to-left direction',
            get: v => s(v).forceRtl,
            set: on => change({ forceRtl: on }),
          },
          {
            id: 'animation',
            kind: 'choice',
            title: 'Animation scale',
            keywords: 'window transition speed',
            get: v => String(dev(v).animationScale),
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
