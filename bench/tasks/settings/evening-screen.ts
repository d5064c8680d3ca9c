import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { done, open, row, scrollTo, slide, slider, tap, toggle } from '../steps.ts';
import { within2 } from './make.ts';

const SLEEPS = [
  { ms: 15_000, en: '15 seconds', zh: '15 秒' },
  { ms: 30_000, en: '30 seconds', zh: '30 秒' },
  { ms: 60_000, en: '1 minute', zh: '1 分钟' },
  { ms: 300_000, en: '5 minutes', zh: '5 分钟' },
  { ms: 600_000, en: '10 minutes', zh: '10 分钟' },
] as const;

export const eveningScreen = task(
  'settings/evening-screen',
  params({ sleep: oneOf(...SLEEPS), brightness: int(5, 55, 5) }),
  {
    tags: ['multi-step', 'condition'],
    ask: {
      en: [
        ({ sleep, brightness }) =>
          `Turn adaptive brightness off, set the brightness to ${brightness} %, switch to the dark theme and let the screen sleep after ${sleep.en}.`,
        ({ sleep, brightness }) =>
          `For the evening: dark theme, brightness ${brightness} percent that does not adapt, and a screen timeout of ${sleep.en}.`,
      ],
      zh: [
        ({ sleep, brightness }) =>
          `关闭自动亮度，把亮度调到${brightness}%，打开深色主题，屏幕${sleep.zh}后休眠。`,
      ],
    },
    setup: s => {
      s.device.adaptiveBrightness = true;
      s.device.brightness = 72;
      s.os.settings.theme = 'light';
      s.os.settings.sleepMs = 120_000;
    },
    expect: {
      fixed: (_s, _p, ctx) => ctx.system('setAdaptiveBrightness', { on: false }),
      dim: (_s, p, ctx, now) =>
        ctx.system('setBrightness', { value: within2(now.device.brightness, p.brightness) }),
      dark: (_s, _p, ctx) => ctx.system('changeSettings', { settings: { theme: 'dark' } }),
      sleep: (_s, p, ctx) => ctx.system('changeSettings', { settings: { sleepMs: p.sleep.ms } }),
    },
    solve: function* (seen, { sleep, brightness }) {
      seen = yield open('settings');
      seen = yield* scrollTo(seen, row('Display'));
      seen = yield tap(seen, row('Display'));
      seen = yield tap(seen, toggle('Adaptive brightness'));
      seen = yield slide(seen, slider(/^Brightness/), brightness);
      seen = yield* scrollTo(seen, row('Dark theme'));
      seen = yield tap(seen, row('Dark theme'));
      seen = yield* scrollTo(seen, row('Screen timeout'));
      seen = yield tap(seen, row('Screen timeout'));
      yield tap(seen, toggle(sleep.en));
      yield done();
    },
    nearMisses: {
      bySchedule: {
        change: (_s, p, ctx) => {
          ctx.system('setAdaptiveBrightness', { on: false });
          ctx.system('setBrightness', { value: p.brightness });
          ctx.system('changeSettings', { settings: { theme: 'schedule', sleepMs: p.sleep.ms } });
        },
        because: ['dark', 'sideEffects'],
      },
      threeOff: {
        change: (_s, p, ctx) => {
          ctx.system('setAdaptiveBrightness', { on: false });
          ctx.system('setBrightness', { value: p.brightness + 3 });
          ctx.system('changeSettings', { settings: { theme: 'dark', sleepMs: p.sleep.ms } });
        },
        because: ['dim', 'sideEffects'],
      },
    },
    slate: () => [
      'settings put system screen_brightness_mode 1',
      'settings put system screen_brightness 184',
      'cmd uimode night no',
      'settings put system screen_off_timeout 120000',
    ],
  },
);
