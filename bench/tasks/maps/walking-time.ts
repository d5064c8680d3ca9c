import { itineraryOf } from '../../../apps/maps/select.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, params } from '../sample.ts';
import { answer, button, done, field, fill, find, rid, row, tap } from '../steps.ts';
import { apart, goTo, known, spot, type Known } from './make.ts';

type Mode = 'walk' | 'cycle' | 'drive';
const it = (s: Phone, places: readonly Known[], mode: Mode) =>
  itineraryOf(
    {
      stops: [spot(s, places[0]!), spot(s, places[1]!)],
      mode,
      avoidFerries: false,
      avoidSteps: false,
      when: 'now',
      at: null,
    },
    mode,
    0,
    0,
    Math.floor(s.clock.now / 60_000),
    s.clock.zone,
  )!;
const minutes = (s: Phone, places: readonly Known[], mode: Mode) =>
  Math.max(1, Math.round(it(s, places, mode).seconds / 60));

export const walkingTime = task(
  'maps/walking-time',
  params({ places: distinct(2, known()) }).such(
    (p, s) => apart(spot(s, p.places[0]!), spot(s, p.places[1]!)) > 700 && minutes(s, p.places, 'walk') < 58,
  ),
  {
    tags: ['query', 'search'],
    ask: {
      en: [
        ({ places }) =>
          `How many minutes does it take to walk from ${places[0]!.name} to ${places[1]!.name}, by Wayfare's directions? Fill in the answer sheet.`,
        ({ places }) =>
          `Look up in the maps app how long the way on foot from ${places[0]!.name} to ${places[1]!.name} takes, and answer in minutes.`,
      ],
      zh: [
        ({ places }) =>
          `按 Wayfare 的路线，从 ${places[0]!.name} 步行到 ${places[1]!.name} 要多少分钟？请填在答题表里。`,
      ],
    },
    // Routes are by car unless another mode is selected.
    setup: s => {
      s.apps.maps.settings.mode = 'drive';
    },
    answer: {
      fields: {
        minutes: { type: 'duration', unit: 'min', label: { en: 'Minutes on foot', zh: '步行分钟数' } },
      },
      key: ({ was, p }) => ({ minutes: minutes(was, p.places, 'walk') * 60 }),
    },
    solve: function* (_, { places }) {
      let seen = yield* goTo(places[1]!.name);
      seen = yield tap(seen, button('Directions'));
      seen = yield tap(seen, button('My location, start'));
      seen = yield fill(seen, field('Choose a start'), places[0]!.name);
      seen = yield tap(seen, row(places[0]!.name));
      const words = find(seen, rid('mode-walk')).name.split(', ')[1]!;
      yield answer({ minutes: Number(words.replace(' min', '')) });
      yield done();
    },
    nearMisses: {
      byBike: wrongAnswer((p, s) => ({ minutes: minutes(s, p.places, 'cycle') })),
      fromHome: wrongAnswer((p, s) => ({ minutes: minutes(s, p.places, 'walk') + 3 })),
      twiceTheWay: wrongAnswer((p, s) => ({ minutes: 2 * minutes(s, p.places, 'walk') })),
    },
  },
);
