import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, option, rid, tap } from '../steps.ts';
import { askedIds, bin, durationOf, makeRecording, NAMES, openRecorder } from './make.ts';
import { orderedEntries } from '../../../src/state/order.ts';

const sounds = (s: Phone) =>
  orderedEntries(s.device.storage.files).filter(([, f]) => f.media?.kind === 'audio' && f.binned === null);

const recordings = (s: Phone) => sounds(s).filter(([id]) => s.apps.recorder.recordings[id] !== undefined);

const shorter = (s: Phone, limit: number) =>
  recordings(s)
    .filter(([, f]) => durationOf(f) < limit * 1000)
    .map(([id]) => id);

const secondsOf = (words: string) => words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Deletes recordings: to the bin, or for good where the present has none of them any more. */
function discard(ctx: SetupCtx, files: string[], now: Phone): void {
  bin(ctx, files);
  const gone = files.filter(id => !now.device.storage.files[id]);
  if (gone.length > 0) ctx.act('recorder', 'remove', { files: gone });
}

export const deleteShort = task(
  'recorder/delete-short',
  params({ limit: int(6, 14), near: int(1, 2), names: distinct(4, oneOf(...NAMES)) }),
  {
    tags: ['delete', 'comparison', 'clean-up', 'multi-entity'],
    ask: {
      en: [
        p => `Delete every recording in Recorder that is shorter than ${p.limit} seconds, and no other.`,
        p => `Clear out Recorder: delete the recordings of less than ${p.limit} seconds; all the rest stays.`,
      ],
      zh: [p => `把 Recorder 里所有短于 ${p.limit} 秒的录音删掉，其他的保留。`],
    },
    setup: (s, p) =>
      [p.limit - p.near - 0.6, p.limit + p.near + 0.3, p.limit - 3.2, p.limit * 9].forEach((seconds, i) =>
        makeRecording(s, {
          id: askedIds(4)[i]!,
          name: p.names[i]!,
          seconds,
          hoursAgo: 12 + 31 * i,
          ...(i === 2 ? { folder: 'Recordings/Tunes' } : {}),
        }),
      ),
    expect: { gone: (s, p, ctx, now) => discard(ctx, shorter(s, p.limit), now) },
    solve: function* (_seen, p) {
      let seen = yield* openRecorder();
      seen = yield tap(seen, button('Sort'));
      seen = yield tap(seen, option('Longest first'));
      // The shortest recordings are at the end.
      for (let scrolls = 0; scrolls < 4; scrolls++)
        seen = yield { type: 'scroll', direction: 'down', amount: 3 };
      const short = seen
        .elements!.filter(e => rid('recording').rank(e) !== null)
        .filter(e => {
          const [, time] = /, ((?:\d+:)?\d+:\d\d), /.exec(e.name) ?? [];
          return time !== undefined && secondsOf(time) < p.limit;
        });
      for (const [i, e] of short.entries())
        seen = yield i === 0 ? { type: 'long_press', element: e.id } : { type: 'tap', element: e.id };
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theLongerToo: {
        change: (s, p, ctx) => bin(ctx, [...shorter(s, p.limit), 'file-asked-1']),
        because: 'sideEffects',
      },
      notTheOneInAFolder: {
        change: (s, p, ctx) =>
          bin(
            ctx,
            shorter(s, p.limit).filter(id => id !== 'file-asked-2'),
          ),
        because: 'gone',
      },
    },
    alternatives: {
      forGood: {
        change: (s, p, ctx) => {
          const files = shorter(s, p.limit);
          bin(ctx, files);
          ctx.act('recorder', 'remove', { files });
        },
      },
    },
  },
);
