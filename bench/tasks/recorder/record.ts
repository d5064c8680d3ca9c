import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, option, press, rid, scrollTo, tap, wait } from '../steps.ts';
import { begin, bin, durationOf, NAMES, openRecorder, record, recorded, saved } from './make.ts';

const fresh = (s: Phone) => [newIn(s.device.storage.files), newIn(s.apps.recorder.recordings)];
const idle = ({ now }: { now: Phone }) => now.apps.recorder.session === null;

/** Records for a while, and saves it under whatever name. */
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
    invariants: { finished: idle },
    allow: fresh,
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

/** The name is said; the form offers another. */
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
    invariants: { finished: idle },
    allow: fresh,
    solve: function* (_seen, p) {
      let seen = yield* record(2);
      seen = yield fill(seen, field('Name'), `${p.word}_${p.number}`, { clear: true });
      yield tap(seen, rid('save'));
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

/** A marker is set on the way: not before its time. */
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
    invariants: { finished: idle },
    allow: fresh,
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

const RATE_WORDS = { 8_000: '8 kHz', 16_000: '16 kHz', 48_000: '48 kHz' } as const;

/** The setting first, and then one recording with it. */
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
    goals: {
      set: ({ now, p }) =>
        now.apps.recorder.settings.format === p.format && now.apps.recorder.settings.rate === p.rate,
      saved: ({ was, now, p }) =>
        only(
          recorded(was, now),
          f =>
            f.name === `${p.name}.${p.format}` &&
            f.mime === (p.format === 'wav' ? 'audio/wav' : 'audio/3gpp') &&
            f.known?.rate === p.rate,
        ),
    },
    invariants: { finished: idle },
    allow: s => [...fresh(s), s.apps.recorder.settings.format, s.apps.recorder.settings.rate],
    solve: function* (_seen, p) {
      let seen = yield* openRecorder();
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Settings'));
      seen = yield tap(seen, option(p.format.toUpperCase()));
      seen = yield* scrollTo(seen, option(RATE_WORDS[p.rate]));
      seen = yield tap(seen, option(RATE_WORDS[p.rate]));
      yield press('back');
      seen = yield* record(2);
      seen = yield fill(seen, field('Name'), p.name, { clear: true });
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      onlyThisOne: {
        change: (s, p) => {
          saved(s, 'file-made', p.name, 3, { format: p.format });
          s.apps.recorder.recordings['file-made']!.rate = p.rate;
        },
        because: 'set',
      },
      onlySet: {
        change: (s, p) => {
          Object.assign(s.apps.recorder.settings, { format: p.format, rate: p.rate });
        },
        because: 'saved',
      },
      beforeItWasSet: {
        change: (s, p) => {
          Object.assign(s.apps.recorder.settings, { format: p.format, rate: p.rate });
          saved(s, 'file-made', p.name, 3);
        },
        because: 'saved',
      },
      stereoToo: {
        change: (s, p) => {
          Object.assign(s.apps.recorder.settings, { format: p.format, rate: p.rate, channels: 2 });
          saved(s, 'file-made', p.name, 3, { format: p.format });
          s.apps.recorder.recordings['file-made']!.rate = p.rate;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          Object.assign(s.apps.recorder.settings, { format: p.format, rate: p.rate });
          saved(s, 'file-made', p.name, 1, { format: p.format });
          s.apps.recorder.recordings['file-made']!.rate = p.rate;
        },
      },
    },
  },
);
