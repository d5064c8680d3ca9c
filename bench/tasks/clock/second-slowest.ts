import { task, wrongAnswer } from '../form.ts';
import { distinct, int, params } from '../sample.ts';
import { all, answer, done, scroll, type Matcher } from '../steps.ts';
import { goTo } from './make.ts';

const COUNT = 8;
/** Hundredths of a second as the screen shows them, in seconds. */
const seconds = (words: string) => {
  const [, m, s] = /(\d+):(\d\d\.\d\d)/.exec(words)!;
  return Number(m) * 60 + Number(s);
};
const ranked = (laps: readonly number[]) =>
  laps.map((cents, i) => ({ lap: i + 1, seconds: cents / 100 })).sort((a, b) => b.seconds - a.seconds);
const LAP: Matcher = { what: 'a lap', rank: e => (/^Lap \d+, /.test(e.name) ? 0 : null) };

export const secondSlowest = task(
  'clock/second-slowest',
  params({ laps: distinct(COUNT, int(5_400, 9_900, 7)) }),
  {
    tags: ['comparison', 'scroll', 'query'],
    ask: {
      en: [
        () =>
          'Which lap on the stopwatch was the second slowest, and how many seconds did it take? Fill in the answer sheet.',
        () =>
          'The stopwatch holds the laps of my last run. Answer with the number of the lap that took longest but one, and its time in seconds.',
      ],
      zh: [() => '秒表里的计圈中，用时第二长的是第几圈？用了多少秒？请填在答题表里。'],
    },
    setup: (s, { laps }) => {
      let total = 0;
      const ends = laps.map(cents => (total += cents * 10));
      s.apps.clock.stopwatch = { startedAt: null, elapsedMs: total + 12_340, laps: ends };
    },
    answer: {
      fields: {
        lap: { type: 'number', label: { en: 'Lap', zh: '第几圈' } },
        seconds: { type: 'number', unit: 's', label: { en: 'Its time in seconds', zh: '用时（秒）' } },
      },
      key: ({ p }) => {
        const found = ranked(p.laps)[1]!;
        return { lap: found.lap, seconds: { value: found.seconds, tolerance: 0.5 } };
      },
    },
    solve: function* (seen) {
      seen = yield* goTo(seen, 'Stopwatch');
      const laps = new Map<number, number>();
      for (let n = 0; n < 8 && laps.size < COUNT; n++) {
        for (const e of all(seen, LAP)) laps.set(Number(/^Lap (\d+)/.exec(e.name)![1]), seconds(e.name));
        if (!laps.has(1)) seen = yield scroll('down', 0.5);
      }
      const [, second] = [...laps]
        .map(([lap, s]) => ({ lap, seconds: s }))
        .sort((a, b) => b.seconds - a.seconds);
      yield answer({ lap: second!.lap, seconds: second!.seconds });
      yield done();
    },
    nearMisses: {
      slowest: wrongAnswer(p => ranked(p.laps)[0]!),
      secondFastest: wrongAnswer(p => ranked(p.laps).at(-2)!),
      itsTotal: wrongAnswer(p => {
        const { lap } = ranked(p.laps)[1]!;
        return {
          lap,
          seconds: p.laps.slice(0, lap).reduce((a, b) => a + b, 0) / 100 + (lap === 1 ? 60 : 0),
        };
      }),
    },
  },
);
