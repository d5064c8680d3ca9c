import { newRow } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import { lengthMade, record, recordFor, rename, saveAs } from './make.ts';

/** Records for a while and saves it under any name. */
export const recordAudio = task(
  'recorder/record-audio',
  params({ seconds: int(3, 30), pattern: oneOf('number', 'date', 'place') }),
  {
    tags: ['record', 'clock'],
    counterpart: 'AudioRecorderRecordAudio',
    ask: {
      en: [
        p => `Record a sound clip of at least ${p.seconds} seconds with Recorder and save it.`,
        p => `Make and save one recording in Recorder, ${p.seconds} seconds or longer. Any name will do.`,
      ],
      zh: [p => `用 Recorder 录一段至少 ${p.seconds} 秒的音频并保存。`],
    },
    setup: (s, p) => {
      s.apps.recorder.settings.pattern = p.pattern;
    },
    expect: { saved: (s, p, ctx, now) => recordFor(s, ctx, lengthMade(s, now, p.seconds * 1000)) },
    free: s => [newRow(s.device.storage.files).name, newRow(s.device.storage.files).parent],
    solve: function* (_seen, { seconds }) {
      const seen = yield* record(seconds);
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      tooShort: {
        change: (s, p, ctx) => recordFor(s, ctx, p.seconds * 1000 - 1),
        because: ['saved', 'sideEffects'],
      },
      notSaved: {
        how: function* (_seen, { seconds }) {
          yield* record(seconds);
          yield done();
        },
        because: ['saved', 'sideEffects'],
      },
    },
    alternatives: {
      withItsOwnName: {
        change: (s, p, ctx) =>
          recordFor(s, ctx, p.seconds * 1000 + 900, { name: 'Kitchen', folder: 'Documents' }),
      },
    },
  },
);

/** The goal gives the name; the form suggests another. */
export const recordNamed = task(
  'recorder/record-named',
  params({
    word: oneOf(
      'lecture',
      'interview',
      'meeting_notes',
      'birthday',
      'voice_memo',
      'song_idea',
      'guitar',
      'commute',
    ),
    number: int(1, 60),
  }),
  {
    tags: ['record', 'transcription'],
    counterpart: 'AudioRecorderRecordAudioWithFileName',
    ask: {
      en: [
        p => `Record a sound clip with Recorder and save it under the name “${p.word}_${p.number}”.`,
        p => `Make a recording and call it ${p.word}_${p.number}, spelled exactly like that.`,
      ],
      zh: [p => `用 Recorder 录一段音频，并以“${p.word}_${p.number}”为名保存。`],
    },
    // AndroidWorld's checker looks for a file of this name alone. Format and folder are the app's, for nobody asked for others.
    expect: {
      saved: (s, p, ctx, now) =>
        recordFor(s, ctx, lengthMade(s, now, 100), { name: `${p.word}_${p.number}` }),
    },
    solve: function* (_seen, p) {
      yield* saveAs(yield* record(2), `${p.word}_${p.number}`);
      yield done();
    },
    nearMisses: {
      defaultName: {
        how: function* () {
          const seen = yield* record(2);
          yield tap(seen, rid('save'));
          yield done();
        },
        because: ['saved', 'sideEffects'],
      },
      anOldOneRenamed: {
        change: (_s, p, ctx) => rename(ctx, 'file-recordings-duck-brake', `${p.word}_${p.number}`),
        because: ['saved', 'sideEffects'],
      },
    },
    alternatives: {
      renamedAfterwards: {
        change: (s, p, ctx) => {
          const before = new Set(Object.keys(s.device.storage.files));
          recordFor(s, ctx, 2_000);
          const made = Object.keys(s.device.storage.files).find(id => !before.has(id))!;
          rename(ctx, made, `${p.word}_${p.number}`);
        },
      },
    },
  },
);
