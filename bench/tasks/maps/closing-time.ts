import { task, wrongAnswer } from '../form.ts';
import { oneOf, params, time } from '../sample.ts';
import { all, answer, done, scroll, SolverError, text } from '../steps.ts';
import { goTo, known } from './make.ts';
import { twoDigits } from '../../../src/state/civil.ts';

const DAYS = [
  { en: 'Monday', zh: '星期一' },
  { en: 'Tuesday', zh: '星期二' },
  { en: 'Wednesday', zh: '星期三' },
  { en: 'Thursday', zh: '星期四' },
  { en: 'Friday', zh: '星期五' },
  { en: 'Saturday', zh: '星期六' },
] as const;
const indexOf = (day: { en: string }) => DAYS.findIndex(d => d.en === day.en);
const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export const closingTime = task(
  'maps/closing-time',
  params({ place: known(), day: oneOf(...DAYS), closes: time('14:00', '22:00', 15) }),
  {
    tags: ['query', 'search', 'date'],
    ask: {
      en: [
        ({ place, day }) =>
          `When does ${place.name} close on ${day.en}s, according to Wayfare? Fill in the answer sheet.`,
        ({ place, day }) =>
          `Look up the closing time of ${place.name} on a ${day.en} in the maps app and answer with it.`,
      ],
      zh: [({ place, day }) => `根据 Wayfare，${place.name} ${day.zh}几点关门？请填在答题表里。`],
    },
    // Every other day closes at another time.
    setup: (s, p) => {
      s.apps.maps.places[p.place.id]!.hours = DAYS.map((_, i): number[] => [
        540,
        p.closes.minutes + (i === indexOf(p.day) ? 0 : i < indexOf(p.day) ? -45 : 30),
      ]).concat([[]]);
    },
    answer: {
      fields: { closes: { type: 'time', label: { en: 'Closing time', zh: '关门时间' } } },
      key: ({ p }) => ({ closes: p.closes.text }),
    },
    solve: function* (_, p) {
      let seen = yield* goTo(p.place.name);
      for (let tries = 0; tries < 6; tries++) {
        const names = all(seen, text(/./)).map(e => e.name);
        const line = names[names.indexOf(p.day.en) + 1];
        if (names.includes(p.day.en) && line && /–/.test(line)) {
          yield answer({ closes: line.split('–')[1]! });
          yield done();
          return;
        }
        seen = yield scroll('down', 0.6);
      }
      throw new SolverError(`No hours of ${p.place.name}`);
    },
    nearMisses: {
      theDayBefore: wrongAnswer(p => ({ closes: clock(p.closes.minutes - 45) })),
      theDayAfter: wrongAnswer(p => ({ closes: clock(p.closes.minutes + 30) })),
      opening: wrongAnswer(() => ({ closes: '09:00' })),
    },
  },
);
