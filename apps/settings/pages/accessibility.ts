import { change, go, type Page, type View } from '../model.ts';
import { settingsOf } from './system-words.ts';

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

export const accessibilityPages: readonly Page[] = [
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
            get: v => settingsOf(v).boldText,
            set: on => change({ boldText: on }),
          },
          {
            id: 'contrast',
            kind: 'switch',
            title: 'High-contrast text',
            get: v => settingsOf(v).highContrast,
            set: on => change({ highContrast: on }),
          },
          {
            id: 'invert',
            kind: 'switch',
            title: 'Colour inversion',
            keywords: 'negative invert',
            get: v => settingsOf(v).invertColours,
            set: on => change({ invertColours: on }),
          },
          {
            id: 'motion',
            kind: 'switch',
            title: 'Remove animations',
            keywords: 'reduce motion',
            get: v => settingsOf(v).reduceMotion,
            set: on => change({ reduceMotion: on }),
          },
          {
            id: 'magnification',
            kind: 'switch',
            title: 'Magnification',
            keywords: 'zoom',
            summary: 'Zoom in on the screen with a shortcut',
            get: v => settingsOf(v).magnification,
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
            get: v => String(settingsOf(v).touchDelayMs),
            options: v => withNow(v, TOUCH, settingsOf(v).touchDelayMs),
            set: x => change({ touchDelayMs: Number(x) }),
          },
          {
            id: 'reader',
            kind: 'switch',
            title: 'Screen reader',
            keywords: 'speak talk blind',
            summary: 'Speaks what is on the screen',
            get: v => settingsOf(v).screenReader,
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
];
