import { newRow } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { int, params } from '../sample.ts';
import { button, done, rid, tap, wait } from '../steps.ts';
import { begin, openRecorder, recorded, recordFor } from './make.ts';

/** A name that the app gives a marker by itself, which counts those before it: also one that was taken away again. */
const OWN_NAME = /^Marker \d+$/;
/** Length and marker of the agent's recording, if they are as late as they have to be; the earliest otherwise. */
function choiceOf(s: Phone, p: { mark: number; seconds: number }, now: Phone) {
  for (const { ms, known } of recorded(s, now)) {
    const [marker, ...more] = known?.markers ?? [];
    if (marker && more.length === 0 && marker.at >= p.mark * 1000 && ms >= p.seconds * 1000)
      return { ms, marker: marker.at, ...(OWN_NAME.test(marker.name) ? { called: marker.name } : {}) };
  }
  return { ms: p.seconds * 1000, marker: p.mark * 1000, called: undefined };
}

/** Sets a marker while recording, not before a given time. */
export const recordMarked = task(
  'recorder/record-marked',
  params({ mark: int(3, 20) }).and(({ mark }) => ({ seconds: int(mark + 3, mark + 12) })),
  {
    tags: ['record', 'clock', 'waiting'],
    ask: {
      en: [
        p =>
          `Record for at least ${p.seconds} seconds, set exactly one marker somewhere from second ${p.mark} on, and save the recording.`,
        p =>
          `Save a new recording of ${p.seconds} seconds or more in which a single marker stands at ${p.mark} seconds or later.`,
      ],
      zh: [
        p => `录一段至少 ${p.seconds} 秒的音频，在第 ${p.mark} 秒或之后设一个标记（只设一个），然后保存。`,
      ],
    },
    expect: {
      saved: (s, p, ctx, now) => {
        const { ms, marker, called } = choiceOf(s, p, now);
        recordFor(s, ctx, ms, { markers: [marker], ...(called ? { called } : {}) });
      },
    },
    free: s => [newRow(s.device.storage.files).name, newRow(s.device.storage.files).parent],
    solve: function* (_seen, p) {
      let seen = yield* openRecorder();
      seen = yield* begin(seen);
      seen = yield wait(p.mark * 1000);
      seen = yield tap(seen, button('Add marker'));
      seen = yield wait((p.seconds - p.mark) * 1000);
      seen = yield tap(seen, button('Stop'));
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      tooEarly: {
        change: (s, p, ctx) =>
          recordFor(s, ctx, p.seconds * 1000 + 2_000, { markers: [p.mark * 1000 - 400] }),
        because: ['saved', 'sideEffects'],
      },
      two: {
        change: (s, p, ctx) =>
          recordFor(s, ctx, p.seconds * 1000 + 2_000, {
            markers: [p.mark * 1000 + 300, p.mark * 1000 + 600],
          }),
        because: ['saved', 'sideEffects'],
      },
      inAnOldOne: {
        change: (s, p, ctx) => {
          recordFor(s, ctx, p.seconds * 1000);
          const file = 'file-recordings-duck-brake';
          ctx.act('recorder', 'mark', { file, at: p.mark * 1000, name: '' });
        },
        because: ['saved', 'sideEffects'],
      },
    },
    alternatives: {
      markedLater: {
        change: (s, p, ctx) =>
          recordFor(s, ctx, p.seconds * 1000 + 4_000, { name: 'Hall', markers: [p.mark * 1000 + 1_234] }),
      },
    },
  },
);
