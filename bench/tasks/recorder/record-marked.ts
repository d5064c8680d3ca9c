import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { int, params } from '../sample.ts';
import { button, done, rid, tap, wait } from '../steps.ts';
import { begin, durationOf, newRecordings, notRecording, openRecorder, recorded, saved } from './make.ts';

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
    goals: {
      saved: ({ was, now, p }) => only(recorded(was, now), f => durationOf(f) >= p.seconds * 1000),
      marked: ({ was, now, p }) =>
        only(
          recorded(was, now),
          f =>
            f.known !== undefined &&
            only(f.known.markers, m => m.at >= p.mark * 1000 && m.at <= durationOf(f)),
        ),
    },
    invariants: { finished: notRecording },
    allow: newRecordings,
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
      noMarker: { change: (s, p) => saved(s, 'file-made', 'Clip', p.seconds + 2), because: 'marked' },
      tooEarly: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.seconds + 2);
          s.apps.recorder.recordings['file-made']!.markers = [
            { id: 'marker-a', at: p.mark * 1000 - 400, name: 'Marker 1' },
          ];
        },
        because: 'marked',
      },
      two: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.seconds + 2);
          s.apps.recorder.recordings['file-made']!.markers = [1, 2].map(n => ({
            id: `marker-${n}a`,
            at: p.mark * 1000 + n * 300,
            name: `Marker ${n}`,
          }));
        },
        because: 'marked',
      },
      inAnOldOne: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.seconds + 2);
          s.apps.recorder.recordings['file-recordings-duck-brake']!.markers.push({
            id: 'marker-a',
            at: p.mark * 1000,
            name: 'Marker 1',
          });
        },
        because: ['marked', 'sideEffects'],
      },
      shortAndMarked: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.mark + 1);
          s.apps.recorder.recordings['file-made']!.markers = [
            { id: 'marker-a', at: p.mark * 1000 + 500, name: 'Marker 1' },
          ];
        },
        because: 'saved',
      },
    },
    alternatives: {
      markedLater: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.seconds);
          s.apps.recorder.recordings['file-made']!.markers = [
            { id: 'marker-a', at: p.mark * 1000, name: 'Here' },
          ];
        },
      },
    },
  },
);
