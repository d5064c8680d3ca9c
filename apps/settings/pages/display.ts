import { WALLPAPERS } from '../../../src/sdk/core/system/choices.ts';
import { change, go, type Page, type View } from '../model.ts';

const s = (v: View) => v.phone.os.settings;
export const SLEEPS: readonly [ms: number, words: string][] = [
  [15_000, '15 seconds'],
  [30_000, '30 seconds'],
  [60_000, '1 minute'],
  [120_000, '2 minutes'],
  [300_000, '5 minutes'],
  [600_000, '10 minutes'],
  [1_800_000, '30 minutes'],
];
export const SCALES: readonly [scale: number, words: string][] = [
  [0.85, 'Small'],
  [1, 'Default'],
  [1.15, 'Large'],
  [1.3, 'Largest'],
];
const wallpaperTitle = (v: View) => WALLPAPERS.find(w => w.name === s(v).wallpaper)?.title ?? s(v).wallpaper;
const scaleWords = (v: View) =>
  SCALES.find(([x]) => x === s(v).textScale)?.[1] ?? `${Math.round(s(v).textScale * 100)} %`;

export const displayPages: readonly Page[] = [
  {
    route: '/display',
    title: 'Display',
    activity: '.display.DisplaySettingsActivity',
    parent: '/',
    scheme: 'display',
    keywords: 'screen',
    sections: [
      {
        title: 'Brightness',
        entries: [
          {
            id: 'brightness',
            kind: 'slider',
            title: 'Brightness level',
            glyph: 'light_mode',
            keywords: 'dim bright',
            min: 0,
            max: 100,
            format: x => `${x} %`,
            get: v => v.phone.device.brightness,
            set: value => ['setBrightness', { value }],
          },
          {
            id: 'adaptive',
            kind: 'switch',
            title: 'Adaptive brightness',
            keywords: 'automatic auto',
            summary: 'Brightness follows the light around you',
            get: v => v.phone.device.adaptiveBrightness,
            set: on => ['setAdaptiveBrightness', { on }],
          },
        ],
      },
      {
        title: 'Appearance',
        entries: [
          {
            id: 'dark',
            kind: 'switch',
            title: 'Dark theme',
            keywords: 'night black mode',
            get: v => s(v).theme === 'dark',
            set: on => change({ theme: on ? 'dark' : 'light' }),
          },
          {
            id: 'schedule',
            kind: 'choice',
            title: 'Dark theme schedule',
            keywords: 'night automatic sunset',
            get: v => (s(v).theme === 'schedule' ? 'schedule' : 'none'),
            options: [
              { value: 'none', label: 'None' },
              { value: 'schedule', label: 'Sunset to sunrise', subtitle: '18:00 to 06:00' },
            ],
            set: (x, v) =>
              change({ theme: x === 'schedule' ? 'schedule' : s(v).theme === 'dark' ? 'dark' : 'light' }),
          },
          {
            id: 'size',
            kind: 'link',
            title: 'Display size and text',
            keywords: 'font bigger smaller zoom',
            summary: v => `Text ${scaleWords(v).toLowerCase()}, display ${s(v).displaySize}`,
            to: go('/text-size'),
          },
          {
            id: 'night',
            kind: 'link',
            title: 'Night Light',
            keywords: 'blue light warm amber',
            summary: v => (s(v).nightLight.on ? 'On' : 'Off'),
            to: go('/night'),
          },
          {
            id: 'wallpaper',
            kind: 'link',
            title: 'Wallpaper and style',
            keywords: 'background picture colours palette',
            summary: wallpaperTitle,
            to: go('/wallpaper'),
          },
        ],
      },
      {
        title: 'Other display controls',
        entries: [
          {
            id: 'sleep',
            kind: 'choice',
            title: 'Screen timeout',
            keywords: 'sleep lock turn off',
            get: v => String(s(v).sleepMs),
            options: SLEEPS.map(([ms, label]) => ({ value: String(ms), label })),
            set: x => change({ sleepMs: Number(x) }),
          },
          {
            id: 'rotate',
            kind: 'switch',
            title: 'Auto-rotate screen',
            keywords: 'rotation landscape portrait',
            get: v => s(v).autoRotate,
            set: on => change({ autoRotate: on }),
          },
          {
            id: 'percent',
            kind: 'switch',
            title: 'Battery percentage',
            summary: 'Show it in the status bar',
            get: v => s(v).batteryPercent,
            set: on => change({ batteryPercent: on }),
          },
          {
            id: 'lock',
            kind: 'link',
            title: 'Lock screen',
            summary: 'Notifications and screen lock',
            to: go('/security'),
          },
        ],
      },
    ],
  },
  {
    route: '/text-size',
    title: 'Display size and text',
    activity: '.display.TextReadingActivity',
    parent: '/display',
    scheme: 'text-size',
    keywords: 'font zoom large',
    sections: [
      { custom: 'text-preview' },
      {
        entries: [
          {
            id: 'text',
            kind: 'slider',
            title: 'Font size',
            keywords: 'text bigger smaller',
            min: 0,
            max: 3,
            format: x => SCALES[x]![1],
            get: v => {
              const at = SCALES.findIndex(([x]) => x >= s(v).textScale);
              return at < 0 ? 3 : at;
            },
            set: at => change({ textScale: SCALES[at]![0] }),
          },
          {
            id: 'display',
            kind: 'slider',
            title: 'Display size',
            keywords: 'zoom everything',
            min: 0,
            max: 2,
            format: x => ['Small', 'Default', 'Large'][x]!,
            get: v => ['small', 'default', 'large'].indexOf(s(v).displaySize),
            set: at => change({ displaySize: ['small', 'default', 'large'][at] }),
          },
        ],
      },
      {
        entries: [
          {
            id: 'bold',
            kind: 'switch',
            title: 'Bold text',
            keywords: 'heavy weight',
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
            id: 'reset',
            kind: 'action',
            title: 'Reset settings',
            icon: 'restart_alt',
            run: () => change({ textScale: 1, displaySize: 'default', boldText: false, highContrast: false }),
            confirm: {
              title: 'Reset display size and text?',
              text: 'All four go back to how they were at first.',
              label: 'Reset',
            },
          },
        ],
      },
    ],
  },
  {
    route: '/night',
    title: 'Night Light',
    activity: '.display.NightLightActivity',
    parent: '/display',
    scheme: 'night-light',
    keywords: 'warm',
    sections: [
      {
        entries: [
          {
            id: 'on',
            kind: 'switch',
            title: 'Use Night Light',
            keywords: 'warm amber blue light',
            get: v => s(v).nightLight.on,
            set: on => change({ nightLight: { on } }),
          },
        ],
      },
      {
        entries: [
          {
            id: 'strength',
            kind: 'slider',
            title: 'Intensity',
            keywords: 'night light warmth strength',
            min: 0,
            max: 100,
            format: x => `${x} %`,
            off: v => !s(v).nightLight.on,
            get: v => s(v).nightLight.strength,
            set: strength => change({ nightLight: { strength } }),
          },
        ],
        note: 'Night Light tints the screen amber, which is easier on the eyes in dim light.',
      },
    ],
  },
  {
    route: '/wallpaper',
    title: 'Wallpaper and style',
    activity: '.wallpaper.WallpaperActivity',
    parent: '/display',
    scheme: 'wallpaper',
    keywords: 'background picture palette',
    sections: [{ custom: 'wallpapers' }],
  },
  {
    route: '/wallpaper/:name',
    title: 'Preview',
    activity: '.wallpaper.WallpaperPreviewActivity',
    parent: '/wallpaper',
    screen: 'WallpaperPreview',
    sections: [],
  },
];
