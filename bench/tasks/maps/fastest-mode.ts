import { itineraryOf } from '../../../apps/maps/select.ts';
import type { Plan } from '../../../apps/maps/state.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { answer, button, done, field, fill, find, rid, row, tap } from '../steps.ts';
import { apart, goTo, known, spot, type Known } from './make.ts';

const OPTIONS = [
  { en: 'Drive', zh: '驾车（Drive）' },
  { en: 'Transit', zh: '公共交通（Transit）' },
  { en: 'Walk', zh: '步行（Walk）' },
  { en: 'Cycle', zh: '骑行（Cycle）' },
];
const plan = (s: Phone, places: readonly Known[]): Plan => ({
  stops: [spot(s, places[0]!), spot(s, places[1]!)],
  mode: 'walk',
  avoidFerries: false,
  avoidSteps: false,
  when: 'now',
  at: null,
});
const WAYS = [
  {
    id: 'any',
    modes: ['drive', 'transit', 'walk', 'cycle'],
    en: 'I have a car and a bike',
    zh: '我有汽车，也有自行车',
  },
  {
    id: 'bike',
    modes: ['transit', 'walk', 'cycle'],
    en: 'I have a bike but no car',
    zh: '我有自行车，没有汽车',
  },
] as const;
type Ways = (typeof WAYS)[number];
const WORD = { drive: 'Drive', transit: 'Transit', walk: 'Walk', cycle: 'Cycle' } as const;
interface P {
  places: readonly Known[];
  ways: Ways;
}
/** Minutes by each mode when leaving some minutes later: traffic and timetables change with the clock. */
const minutes = (s: Phone, { places, ways }: P, later = 0) => {
  const asked = plan(s, places);
  return ways.modes
    .map(mode => {
      const it = itineraryOf(asked, mode, 0, 0, Math.floor(s.clock.now / 60_000) + later, s.clock.zone);
      return { mode, m: it ? Math.round(it.seconds / 60) : Infinity };
    })
    .sort((a, b) => a.m - b.m);
};
/** Whether one mode is the fastest by at least two minutes, and still takes as long a while later. */
const clear = (s: Phone, p: P) => {
  const [a, b] = minutes(s, p);
  return (
    b!.m >= a!.m + 2 &&
    [3, 8].every(
      later => minutes(s, { ...p, ways: { ...p.ways, modes: [a!.mode] } as never }, later)[0]!.m === a!.m,
    )
  );
};
const fastest = (s: Phone, p: P) => WORD[minutes(s, p)[0]!.mode];
const other = (s: Phone, p: P, n: number) => Object.values(WORD).filter(w => w !== fastest(s, p))[n]!;

export const fastestMode = task(
  'maps/fastest-mode',
  params({ places: distinct(2, known()), ways: oneOf(...WAYS) }).such(
    (p, s) => apart(spot(s, p.places[0]!), spot(s, p.places[1]!)) > 600 && clear(s, p),
  ),
  {
    tags: ['query', 'search', 'comparison'],
    ask: {
      en: [
        ({ places, ways }) =>
          `${ways.en}. What gets me from ${places[0]!.name} to ${places[1]!.name} in the least time if I leave now, by Wayfare's directions, and how many minutes does it take? Fill in the answer sheet.`,
        ({ places, ways }) =>
          `I want to go from ${places[0]!.name} to ${places[1]!.name} right now. ${ways.en}. Look in the maps app which way of travelling is quickest for me, and answer with it and its minutes.`,
      ],
      zh: [
        ({ places, ways }) =>
          `${ways.zh}。现在从 ${places[0]!.name} 到 ${places[1]!.name}，按 Wayfare 的路线，我用哪种方式最快，要多少分钟？请填在答题表里。`,
      ],
    },
    setup: s => {
      s.apps.maps.settings.mode = 'walk';
    },
    answer: {
      fields: {
        mode: { type: 'choice', options: OPTIONS, label: { en: 'Fastest', zh: '最快的方式' } },
        minutes: { type: 'duration', unit: 'min', label: { en: 'Minutes', zh: '分钟数' } },
      },
      key: ({ was, p }) => ({ mode: fastest(was, p), minutes: minutes(was, p)[0]!.m * 60 }),
    },
    solve: function* (_, { places, ways }) {
      let seen = yield* goTo(places[1]!.name);
      seen = yield tap(seen, button('Directions'));
      seen = yield tap(seen, button('My location, start'));
      seen = yield fill(seen, field('Choose a start'), places[0]!.name);
      seen = yield tap(seen, row(places[0]!.name));
      const took = ways.modes.map(mode => {
        const found = /, (?:(\d+) h)? ?(?:(\d+) min)?$/.exec(find(seen, rid(`mode-${mode}`)).name);
        return { mode, m: found ? Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0) : Infinity };
      });
      const [best] = took.sort((a, b) => a.m - b.m);
      yield answer({ mode: WORD[best!.mode], minutes: best!.m });
      yield done();
    },
    nearMisses: {
      anotherMode: wrongAnswer((p, s) => ({ mode: other(s, p, 0), minutes: minutes(s, p)[0]!.m })),
      theSecond: wrongAnswer((p, s) => {
        const second = minutes(s, p)[1]!;
        return { mode: WORD[second.mode], minutes: second.m };
      }),
      timeOfTheSecond: wrongAnswer((p, s) => ({ mode: fastest(s, p), minutes: minutes(s, p)[1]!.m })),
    },
  },
);
