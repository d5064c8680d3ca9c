import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import {
  all,
  answer,
  button,
  done,
  field,
  fill,
  find,
  rid,
  row,
  SolverError,
  tab,
  tap,
  text,
} from '../steps.ts';
import { makeRecording, NAMES, openNamed, openRecorder } from './make.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const ZH = {
  Monday: '星期一',
  Tuesday: '星期二',
  Wednesday: '星期三',
  Thursday: '星期四',
  Friday: '星期五',
  Saturday: '星期六',
} as const;
type Day = (typeof DAYS)[number];
const sold = (day: Day, n: number) => `On ${day} we sold ${n} tickets.`;

/** A number is said, among others like it. */
export const spokenNumber = task(
  'recorder/spoken-number',
  params({ name: oneOf(...NAMES), days: distinct(4, oneOf(...DAYS)), counts: distinct(5, int(12, 96)) }),
  {
    tags: ['query', 'transcript', 'search'],
    ask: {
      en: [
        p =>
          `According to what Ruth says in the recording “${p.name}”, how many tickets were sold on ${p.days[1]}? Answer in the sheet.`,
        p =>
          `Find in the recording “${p.name}” how many tickets Ruth says they sold on ${p.days[1]}, and fill in the answer.`,
      ],
      zh: [p => `录音“${p.name}”里，Ruth 说${ZH[p.days[1]!]}卖了多少张票？请填在答题表里。`],
    },
    setup: (s, p) => {
      const lines = p.days.map((day, i) => ({
        at: 20_000 + 47_000 * i,
        speaker: 'Ruth',
        text: sold(day, p.counts[i]!),
      }));
      makeRecording(s, {
        id: 'file-asked-0',
        name: p.name,
        seconds: 412,
        hoursAgo: 26,
        category: 'meeting',
        says: [
          { at: 2_000, speaker: 'Ruth', text: 'Numbers first, then coffee.' },
          ...lines,
          { at: 250_000, speaker: 'Owen', text: `Was it not ${p.counts[4]} on ${p.days[1]}?` },
          { at: 256_000, speaker: 'Ruth', text: 'No. It was as I said.' },
        ],
      });
      makeRecording(s, {
        id: 'file-asked-1',
        name: `${p.name} last year`,
        seconds: 380,
        hoursAgo: 9_000,
        category: 'meeting',
        says: [{ at: 9_000, speaker: 'Ruth', text: sold(p.days[1]!, p.counts[4]!) }],
      });
    },
    answer: {
      fields: {
        tickets: {
          type: 'number',
          label: { en: p => `Tickets sold on ${p.days[1]}`, zh: p => `${ZH[p.days[1]!]}卖出的票数` },
        },
      },
      key: ({ p }) => ({ tickets: p.counts[1]! }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openNamed(p.name);
      seen = yield tap(seen, tab('Transcript'));
      seen = yield fill(seen, field('Search transcript'), p.days[1]!);
      const line = find(seen, text(new RegExp(`^On ${p.days[1]} we sold \\d+ tickets\\.$`)));
      yield answer({ tickets: Number(/\d+/.exec(line.name)![0]) });
      yield done();
    },
    nearMisses: {
      ofTheDayBefore: wrongAnswer(p => ({ tickets: p.counts[0]! })),
      whatOwenSays: wrongAnswer(p => ({ tickets: p.counts[4]! })),
      offByOne: wrongAnswer(p => ({ tickets: p.counts[1]! + 1 })),
    },
  },
);

const PLACE = { folder: 'Recordings/Practice' } as const;
const total = (p: { lengths: number[] }) => p.lengths.reduce((a, b) => a + b, 0);

/** Lengths of one folder, which the list shows. */
export const sumLengths = task(
  'recorder/sum-lengths',
  params({ names: distinct(6, oneOf(...NAMES)), lengths: distinct(4, int(25, 290)), outside: int(30, 200) }),
  {
    tags: ['query', 'arithmetic', 'filter'],
    guessable: 'The folder is the first of those that are offered.',
    ask: {
      en: [
        'How long are the recordings in the folder Practice together, in seconds? Answer in the sheet.',
        'Add up the lengths of all recordings that lie in Recordings/Practice and give the sum in seconds.',
      ],
      zh: ['文件夹 Practice 里的录音一共有多少秒？请填在答题表里。'],
    },
    setup: (s, p) => {
      p.lengths.forEach((seconds, i) =>
        makeRecording(s, {
          id: `file-asked-${i}`,
          name: p.names[i]!,
          seconds,
          hoursAgo: 10 + 26 * i,
          ...PLACE,
        }),
      );
      makeRecording(s, { id: 'file-asked-8', name: p.names[4]!, seconds: p.outside, hoursAgo: 30 });
      makeRecording(s, {
        id: 'file-asked-9',
        name: p.names[5]!,
        seconds: p.outside + 5,
        hoursAgo: 40,
        binnedHoursAgo: 2,
        ...PLACE,
      });
    },
    answer: {
      fields: {
        seconds: { type: 'number', unit: 's', label: { en: 'Together, in seconds', zh: '总时长（秒）' } },
      },
      key: ({ p }) => ({ seconds: total(p) }),
    },
    solve: function* () {
      let seen = yield* openRecorder();
      for (let scrolls = 0; all(seen, button('Practice')).length === 0 && scrolls < 6; scrolls++)
        seen = yield {
          type: 'scroll',
          element: find(seen, { what: 'chips', rank: e => (e.name === 'Show' ? 0 : null) }).id,
          direction: 'right',
          amount: 0.8,
        };
      seen = yield tap(seen, button('Practice'));
      const lengths = all(seen, rid('recording')).map(e => /, (\d+):(\d\d), /.exec(e.name));
      if (lengths.some(l => l === null)) throw new SolverError('A length of another form');
      yield answer({ seconds: lengths.reduce((sum, l) => sum + Number(l![1]) * 60 + Number(l![2]), 0) });
      yield done();
    },
    nearMisses: {
      withTheOneOutside: wrongAnswer(p => ({ seconds: total(p) + p.outside })),
      withTheOneInTheBin: wrongAnswer(p => ({ seconds: total(p) + p.outside + 5 })),
      oneLeftOut: wrongAnswer(p => ({ seconds: total(p) - p.lengths[3]! })),
    },
  },
);

const SPEED_WORDS = { 50: '0.5×', 75: '0.75×', 125: '1.25×', 150: '1.5×', 175: '1.75×', 200: '2×' } as const;

/** One choice of the player. */
export const playbackSpeed = task(
  'recorder/playback-speed',
  params({ name: oneOf(...NAMES), speed: oneOf(50, 75, 125, 150, 175, 200) }),
  {
    tags: ['settings', 'player'],
    guessable: 'The speed is set for all recordings, so any of them will do.',
    ask: {
      en: [
        p =>
          `Set Recorder's player to play recordings at ${SPEED_WORDS[p.speed]} speed; “${p.name}” is a good one to open for that.`,
        p => `Open the recording “${p.name}” and make Recorder play at ${SPEED_WORDS[p.speed]}.`,
      ],
      zh: [p => `打开录音“${p.name}”，把播放速度设为 ${SPEED_WORDS[p.speed]}。`],
    },
    setup: (s, p) => makeRecording(s, { id: 'file-asked-0', name: p.name, seconds: 61, hoursAgo: 0.2 }),
    expect: { speed: (_s, p, ctx) => ctx.act('recorder', 'setSpeed', { speed: p.speed }) },
    solve: function* (_seen, p) {
      let seen = yield* openRecorder();
      seen = yield tap(seen, row(p.name));
      seen = yield tap(seen, rid('speed'));
      yield tap(seen, button(SPEED_WORDS[p.speed]));
      yield done();
    },
    nearMisses: {
      skipsSilenceToo: {
        change: (_s, p, ctx) => {
          ctx.act('recorder', 'setSpeed', { speed: p.speed });
          ctx.act('recorder', 'setSkipSilence', { on: true });
        },
        because: 'sideEffects',
      },
    },
  },
);
