import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { done, open, row, scrollTo, slide, slider, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { within2 } from './make.ts';

const VOLUMES = [
  { key: 'media', en: 'Media', zh: '媒体' },
  { key: 'ring', en: 'Ring', zh: '铃声' },
  { key: 'notification', en: 'Notification', zh: '通知' },
  { key: 'alarm', en: 'Alarm', zh: '闹钟' },
] as const;
/** android.media.AudioManager */

const turn = (ctx: SetupCtx, stream: string, value: number) => ctx.system('setVolume', { stream, value });

export const setVolume = task(
  'settings/set-volume',
  { which: oneOf(...VOLUMES), percent: int(10, 90, 5) },
  {
    tags: ['slider'],
    ask: {
      en: [
        ({ which, percent }) => `Set the ${which.en.toLowerCase()} volume to ${percent} %.`,
        ({ which, percent }) =>
          `I want the ${which.en.toLowerCase()} volume at ${percent} percent and the others as they are.`,
      ],
      zh: [({ which, percent }) => `把${which.zh}音量调到${percent}%。`],
    },
    setup: (s, { which, percent }) => {
      s.device.volume[which.key] = percent > 50 ? percent - 35 : percent + 35;
    },
    expect: {
      set: (_s, { which, percent }, ctx, now) =>
        turn(ctx, which.key, within2(now.device.volume[which.key], percent)),
    },
    solve: function* (seen, { which, percent }) {
      seen = yield open('settings');
      seen = yield* scrollTo(seen, row('Sound and vibration'));
      seen = yield tap(seen, row('Sound and vibration'));
      seen = yield* scrollTo(seen, slider(new RegExp(`^${which.en}`, 'i')));
      yield slide(seen, slider(new RegExp(`^${which.en}`, 'i')), percent);
      yield done();
    },
    nearMisses: {
      another: {
        change: (s, { which: { key }, percent }, ctx) => {
          const other = key === 'ring' ? 'notification' : 'ring';
          turn(ctx, other, s.device.volume[other] === percent ? percent + 1 : percent);
        },
        because: ['set', 'sideEffects'],
      },
      threeOff: {
        change: (_s, p, ctx) => turn(ctx, p.which.key, p.percent + 3),
        because: ['set', 'sideEffects'],
      },
    },
    alternatives: { nearly: { change: (_s, p, ctx) => turn(ctx, p.which.key, p.percent + 2) } },
  },
);
