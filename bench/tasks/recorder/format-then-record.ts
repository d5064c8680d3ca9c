import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { button, done, option, press, scrollTo, tap } from '../steps.ts';
import { NAMES, newRecordings, notRecording, openRecorder, record, recorded, saveAs, saved } from './make.ts';

const RATE_WORDS = { 8_000: '8 kHz', 16_000: '16 kHz', 48_000: '48 kHz' } as const;

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
    invariants: { finished: notRecording },
    allow: s => [...newRecordings(s), s.apps.recorder.settings.format, s.apps.recorder.settings.rate],
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
