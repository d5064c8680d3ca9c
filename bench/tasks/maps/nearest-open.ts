import { near, openingOf } from '../../../apps/maps/select.ts';
import { metresOf } from '../../../src/sdk/city/index.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { answer, button, done, find, open, rid, tap } from '../steps.ts';
import { point, type Point } from './make.ts';

const WHAT = [
  { label: 'Cafés', kind: 'cafe', en: 'café', zh: '咖啡馆' },
  { label: 'Pharmacies', kind: 'pharmacy', en: 'pharmacy', zh: '药店' },
  { label: 'Groceries', kind: 'grocery', en: 'grocery', zh: '食品店' },
] as const;
interface P {
  at: Point;
  what: (typeof WHAT)[number];
  closed: number;
}
const kinds = (p: P) => (p.what.kind === 'grocery' ? (['grocery', 'market'] as const) : [p.what.kind]);
const found = (s: Phone, p: P) => near(s.apps.maps.places, kinds(p), metresOf(p.at));
const openOnes = (s: Phone, p: P) =>
  found(s, p).filter(h => openingOf(h.place!, s.clock.now, s.clock.zone).open);

export const nearestOpen = task(
  'maps/nearest-open',
  params({ at: point(), what: oneOf(...WHAT), closed: int(1, 3) }),
  {
    tags: ['query', 'filter', 'comparison'],
    guessable: 'The kind that is asked for is often the first that is offered.',
    ask: {
      en: [
        ({ what }) =>
          `Which ${what.en} that is open now is nearest to me, in a straight line? Look in Wayfare and fill in its name.`,
        ({ what }) =>
          `Find the nearest ${what.en} in the maps app that is open at this moment, and answer with its name.`,
      ],
      zh: [
        ({ what }) => `用 Wayfare 查一下，离我最近、现在正在营业的${what.zh}是哪一家？请把名称填在答题表里。`,
      ],
    },
    // The nearest ones are closed on this day.
    setup: (s, p, ctx) => {
      ctx.system('movePhone', { latitude: p.at.latitude, longitude: p.at.longitude, name: 'Harrow Bay' });
      found(s, p).forEach((h, i) => {
        s.apps.maps.places[h.id]!.hours =
          i < p.closed
            ? [[540, 1020], [540, 1020], [540, 1020], [], [540, 1020], [600, 960], []]
            : i < p.closed + 4
              ? [[450, 1080], [450, 1080], [450, 1080], [450, 1080], [450, 1080], [], []]
              : s.apps.maps.places[h.id]!.hours;
      });
    },
    answer: {
      fields: { name: { type: 'text', label: { en: 'Name', zh: '名称' } } },
      key: ({ was, p }) => ({ name: { value: openOnes(was, p)[0]!.spot.name, names: 'place' } }),
    },
    solve: function* (seen, p) {
      seen = yield open('maps');
      seen = yield tap(seen, button('Search here'));
      seen = yield tap(seen, button(p.what.label));
      seen = yield tap(seen, button('Open now'));
      const name = find(seen, { ...rid('hit'), first: true } as never).name;
      yield answer({ name: name.split(/, (?=(?:Café|Pharmacy|Grocery|Market) · )/)[0]! });
      yield done();
    },
    nearMisses: {
      theNearest: wrongAnswer((p, s) => ({ name: found(s, p)[0]!.spot.name })),
      theSecond: wrongAnswer((p, s) => ({ name: openOnes(s, p)[1]!.spot.name })),
      theLastClosed: wrongAnswer((p, s) => ({ name: found(s, p)[p.closed - 1]!.spot.name })),
    },
    alternatives: {
      withoutTheArticle: {
        change: () => {},
        answer: (p, s) => ({ name: openOnes(s, p)[0]!.spot.name.replace(/^The /, '') }),
      },
    },
  },
);
