import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import { bin, durationOf, newRecordings, notRecording, record, recorded, saveAs, saved } from './make.ts';

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
    goals: { saved: ({ was, now, p }) => only(recorded(was, now), f => durationOf(f) >= p.seconds * 1000) },
    invariants: { finished: notRecording },
    allow: newRecordings,
    solve: function* (_seen, { seconds }) {
      const seen = yield* record(seconds);
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      tooShort: { change: (s, p) => saved(s, 'file-made', 'Clip', p.seconds - 1), because: 'saved' },
      notSaved: {
        how: function* (_seen, { seconds }) {
          yield* record(seconds);
          yield done();
        },
        because: ['saved', 'finished', 'sideEffects'],
      },
      twice: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.seconds + 1);
          saved(s, 'file-made-2', 'Clip 2', p.seconds + 1);
        },
        because: 'saved',
      },
      savedAndAnotherDeleted: {
        change: (s, p) => {
          saved(s, 'file-made', 'Clip', p.seconds + 1);
          bin(s, ['file-recordings-duck-brake']);
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      withItsOwnName: {
        change: (s, p) => saved(s, 'file-made', 'Kitchen', p.seconds, { folder: 'Documents' }),
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
    goals: {
      saved: ({ was, now, p }) =>
        only(
          recorded(was, now),
          f => f.name.replace(/\.[^.]+$/, '') === `${p.word}_${p.number}` && durationOf(f) > 0,
        ),
    },
    invariants: { finished: notRecording },
    allow: newRecordings,
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
        because: 'saved',
      },
      anotherNumber: {
        change: (s, p) => saved(s, 'file-made', `${p.word}_${p.number + 1}`, 3),
        because: 'saved',
      },
      addedToTheDefault: {
        change: (s, p) => saved(s, 'file-made', `Recording 16${p.word}_${p.number}`, 3),
        because: 'saved',
      },
      anOldOneRenamed: {
        change: (s, p) => {
          s.device.storage.files['file-recordings-duck-brake']!.name = `${p.word}_${p.number}.m4a`;
        },
        because: ['saved', 'sideEffects'],
      },
    },
    alternatives: {
      asWav: { change: (s, p) => saved(s, 'file-made', `${p.word}_${p.number}`, 1, { format: 'wav' }) },
    },
  },
);
