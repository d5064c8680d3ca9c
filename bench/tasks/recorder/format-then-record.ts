import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, option, press, scrollTo, tap } from '../steps.ts';
import { lengthMade, NAMES, openRecorder, record, recordFor, saveAs } from './make.ts';

const RATE_WORDS = { 8_000: '8 kHz', 16_000: '16 kHz', 48_000: '48 kHz' } as const;

const set = (ctx: SetupCtx, { format, rate }: { format: 'wav' | '3gp'; rate: 8_000 | 16_000 | 48_000 }) =>
  ctx.act('recorder', 'changeSettings', { format, rate });

/** Changes the settings, and then makes a recording with them. */
export const formatThenRecord = task(
  'recorder/format-then-record',
  params({ format: oneOf('wav', '3gp'), rate: oneOf(8_000, 16_000, 48_000), name: oneOf(...NAMES) }).such(
    p => p.format === 'wav' || p.rate !== 48_000,
  ),
  {
    tags: ['settings', 'record', 'sequence'],
    ask: {
      en: [
        p =>
          `In Recorder's settings choose the format ${p.format.toUpperCase()} and a sample rate of ${RATE_WORDS[p.rate]}. Then make a recording and save it as “${p.name}”.`,
        p =>
          `From now on Recorder should record ${p.format.toUpperCase()} files at ${RATE_WORDS[p.rate]}. Set that, and record “${p.name}” with it.`,
      ],
      zh: [
        p =>
          `把 Recorder 的录音格式设为 ${p.format.toUpperCase()}，采样率设为 ${RATE_WORDS[p.rate]}，然后录一段音频，保存为“${p.name}”。`,
      ],
    },
    expect: {
      set: (_s, p, ctx) => set(ctx, p),
      saved: {
        weight: 2,
        change: (s, p, ctx, now) => recordFor(s, ctx, lengthMade(s, now, 100), { name: p.name }),
      },
    },
    solve: function* (_seen, p) {
      let seen = yield* openRecorder();
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Settings'));
      seen = yield tap(seen, option(p.format.toUpperCase()));
      seen = yield* scrollTo(seen, option(RATE_WORDS[p.rate]));
      seen = yield tap(seen, option(RATE_WORDS[p.rate]));
      yield press('back');
      yield* saveAs(yield* record(2), p.name);
      yield done();
    },
    nearMisses: {
      beforeItWasSet: {
        change: (s, p, ctx) => {
          recordFor(s, ctx, 3_000, { name: p.name });
          set(ctx, p);
        },
        because: ['saved', 'sideEffects'],
      },
    },
  },
);
