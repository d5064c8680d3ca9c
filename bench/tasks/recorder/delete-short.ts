import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, option, rid, tap } from '../steps.ts';
import { askedIds, bin, durationOf, kept, makeRecording, NAMES, openRecorder, othersSame } from './make.ts';

const sounds = (s: Phone) =>
  Object.entries(s.device.storage.files).filter(([, f]) => f.media?.kind === 'audio' && f.binned === null);

const recordings = (s: Phone) => sounds(s).filter(([id]) => s.apps.recorder.recordings[id] !== undefined);

const shorter = (s: Phone, limit: number) =>
  recordings(s)
    .filter(([, f]) => durationOf(f) < limit * 1000)
    .map(([id]) => id);

const secondsOf = (words: string) => words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export const deleteShort = task(
  'recorder/delete-short',
  params({ limit: int(6, 14), near: int(1, 2), names: distinct(4, oneOf(...NAMES)) }),
  {
    tags: ['delete', 'comparison', 'clean-up', 'multi-entity'],
    ask: {
      en: [
        p => `Delete every recording in Recorder that is shorter than ${p.limit} seconds, and no other.`,
        p =>
          `Clear out Recorder: recordings of less than ${p.limit} seconds go to the bin, all the rest stays.`,
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
    goals: { gone: ({ was, now, p }) => shorter(was, p.limit).every(id => !kept(now, id)) },
    invariants: {
      others: ({ was, now, p }) =>
        othersSame(was.device.storage.files, now.device.storage.files, shorter(was, p.limit)),
    },
    allow: s => [
      ...[
        'file-asked-0',
        'file-asked-2',
        'file-recordings-recording-15',
        'file-recordings-recording-14',
      ].flatMap(id => [s.device.storage.files[id], s.apps.recorder.recordings[id]]),
    ],
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
        change: (s, p) => bin(s, [...shorter(s, p.limit), 'file-asked-1']),
        because: ['others', 'sideEffects'],
      },
      notTheOneInAFolder: {
        change: (s, p) =>
          bin(
            s,
            shorter(s, p.limit).filter(id => id !== 'file-asked-2'),
          ),
        because: 'gone',
      },
      onlyTheShortest: { change: s => bin(s, ['file-recordings-recording-15']), because: 'gone' },
      theLongOnes: {
        change: (s, p) =>
          bin(
            s,
            recordings(s)
              .filter(([, f]) => durationOf(f) > p.limit * 1000)
              .map(([id]) => id),
          ),
        because: ['gone', 'others', 'sideEffects'],
      },
    },
    alternatives: {
      forGood: {
        change: (s, p) => {
          for (const id of shorter(s, p.limit)) {
            delete s.device.storage.files[id];
            delete s.apps.recorder.recordings[id];
          }
        },
      },
      byState: { change: (s, p) => bin(s, shorter(s, p.limit)) },
    },
  },
);
