import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, open, rid, row, scrollTo, tab, tap } from '../steps.ts';
import { makeNote, openTitled, textIn } from '../notes/make.ts';

const HOUSES = {
  'bell-wexcombe': ['The Bell at Wexcombe', 'crooked'],
  'junction-hotel': ['The Junction Hotel', 'double'],
  'depot-brindle': ['Depot Rooms Brindle', 'crate'],
  'seven-rivers': ['Seven Rivers Hotel', 'moor'],
  'bandstand-house': ['Bandstand House', 'park'],
  'puffin-inn': ['The Merrow Inn', 'double'],
} as const;
type House = keyof typeof HOUSES;
const GOOD = [
  'The beds, and a lamp on each side.',
  'Porridge until eleven.',
  'Staff who know every footpath.',
  'Warm radiators and a drying room.',
  'You hear the river, and nothing else.',
] as const;
const BAD = [
  'The stairs are steep with a suitcase.',
  'One socket for two of us.',
  'The bar is shut on Mondays.',
  'The shower takes its time.',
  'Curtains that let the morning in.',
] as const;
const WHO = { couple: 'as a couple', friends: 'with friends', family: 'as a family' } as const;
const ZH = { couple: '情侣/夫妻（Couple）', friends: '朋友（Friends）', family: '家庭（Family）' } as const;
interface P {
  houses: House[];
  good: string[];
  bad: string[];
  scores: number[];
  who: keyof typeof WHO;
}
const NOTE = 'Beds and breakfasts';
const tripId = (i: number) => `LP-4400${i}`;
const score = (p: P, i: number) => p.scores[i]!;
const body = (p: P) =>
  p.houses
    .map((house, i) => `${HOUSES[house][0]}: ${score(p, i)}/10\n+ ${p.good[i]}\n- ${p.bad[i]}`)
    .join('\n\n');
const review = (ctx: SetupCtx, p: P, trip: number, from = 0) =>
  ctx.act('stays', 'writeReview', {
    trip: tripId(trip),
    score: score(p, from),
    who: p.who,
    good: p.good[from]!,
    bad: p.bad[from]!,
  });

/** What is to be said of one house stands in a note among others. */
export const reviewFromNote = task(
  'stays/review-from-note',
  params({
    houses: distinct(3, oneOf(...(Object.keys(HOUSES) as [House, ...House[]]))),
    good: distinct(3, oneOf(...GOOD)),
    bad: distinct(3, oneOf(...BAD)),
    scores: distinct(3, int(5, 9)),
    who: oneOf('couple', 'friends', 'family'),
  }),
  {
    tags: ['cross-app', 'search', 'transcription'],
    needs: { lookups: 3, memory: 3 },
    ask: {
      en: [
        p =>
          `Write a Lodgepole review of ${HOUSES[p.houses[0]!][0]}, where we stayed ${WHO[p.who]}. My note “${NOTE}” has the score, what was good (+) and what was not (-); use those words as they are.`,
        p =>
          `Review our stay at ${HOUSES[p.houses[0]!][0]} from the note “${NOTE}”: its score, the line after + as the good part, the line after - as the bad one, word for word. We travelled ${WHO[p.who]}.`,
      ],
      zh: [
        p =>
          `在 Lodgepole 给 ${HOUSES[p.houses[0]!][0]} 写评价，评分、优点（+ 后面那句）和缺点（- 后面那句）都按我的笔记“${NOTE}”原样填写。出行类型选${ZH[p.who]}。`,
      ],
    },
    setup: (s: Phone, p, ctx) => {
      makeNote(s, ctx, { title: NOTE, body: body(p) });
      const was = s.apps.stays.trips['LP-41208']!;
      p.houses.forEach((house, i) => {
        s.apps.stays.trips[tripId(i)] = {
          ...was,
          property: house,
          room: HOUSES[house][1],
          from: `2026-0${(i % 2) + 1}-0${i + 3}`,
          until: `2026-0${(i % 2) + 1}-0${i + 5}`,
          companions: [],
          payment: null,
          status: 'stayed',
        };
      });
    },
    expect: { reviewed: (_s, p, ctx) => review(ctx, p, 0) },
    solve: function* (seen, p) {
      const [name] = HOUSES[p.houses[0]!];
      seen = yield* openTitled(NOTE);
      const part = textIn(seen, 'Note').split(`${name}: `)[1]!;
      const [, points, good, bad] = /^(\d+)\/10\n\+ (.+)\n- (.+)/.exec(part)!;
      seen = yield open('stays');
      seen = yield tap(seen, rid('nav-trips'));
      seen = yield tap(seen, tab('Past'));
      seen = yield* scrollTo(seen, row(name));
      seen = yield tap(seen, row(name));
      seen = yield* scrollTo(seen, rid('review'));
      seen = yield tap(seen, rid('review'));
      seen = yield tap(seen, rid(`give-${points}`));
      seen = yield* scrollTo(seen, rid(`who-${p.who}`));
      seen = yield tap(seen, rid(`who-${p.who}`));
      seen = yield* scrollTo(seen, field('What was good'));
      seen = yield fill(seen, field('What was good'), good!);
      seen = yield* scrollTo(seen, field('What was not'));
      seen = yield fill(seen, field('What was not'), bad!);
      yield tap(seen, rid('send-review'));
      yield done();
    },
    nearMisses: {
      anotherHouse: {
        change: (_s, p, ctx) => review(ctx, p, 1),
        because: ['reviewed', 'sideEffects'],
      },
      theNextLines: {
        change: (_s, p, ctx) => review(ctx, p, 0, 1),
        because: ['reviewed', 'sideEffects'],
      },
    },
  },
);
