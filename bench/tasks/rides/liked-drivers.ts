import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, find, open, rid, row, scrollTo, tab, tap, text } from '../steps.ts';

/** Drivers who drove the owner, by their ids. */
const KNOWN = {
  'driver-adaeze': 'Adaeze',
  'driver-kamal': 'Kamal',
  'driver-carmen': 'Carmen',
  'driver-tomasz': 'Tomasz',
  'driver-winston': 'Winston',
  'driver-graeme': 'Graeme',
  'driver-des': 'Des',
  'driver-noor': 'Noor',
  'driver-samira': 'Samira',
  'driver-blessing': 'Blessing',
  'driver-bogdan': 'Bogdan',
  'driver-idris': 'Idris',
} as const;
type Id = keyof typeof KNOWN;
interface P {
  liked: Id[];
  least: number;
  language: boolean;
}
const driver = (s: Phone, id: Id) => s.apps.rides.drivers[id]!;
const speaksMore = (s: Phone, id: Id) => driver(s, id).languages.length > 1;
/** Who goes: too few stars, or no language beside English. */
const goes = (s: Phone, p: P, id: Id) => driver(s, id).rating < p.least || (p.language && !speaksMore(s, id));
const out = (s: Phone, p: P) => p.liked.filter(id => goes(s, p, id));
const drop = (ctx: SetupCtx, ids: readonly Id[]) => {
  for (const id of ids) ctx.act('rides', 'setFavourite', { driver: id, on: false });
};
const stars = (p: P) => (p.least / 100).toFixed(2);

/** Favourite drivers are kept by their stars, and by what each says of their languages. */
export const likedDrivers = task(
  'rides/liked-drivers',
  params({
    liked: distinct(5, oneOf(...(Object.keys(KNOWN) as [Id, ...Id[]]))),
    least: int(478, 490),
    language: oneOf(true, true, false),
  }).such((p, s) => out(s, p).length > 0 && out(s, p).length < 5),
  {
    tags: ['condition', 'search', 'comparison', 'clean-up'],
    needs: { lookups: 5, conditions: 5 },
    ask: {
      en: [
        p =>
          `Tidy up my favourite drivers in Hopalong: keep those with ${stars(p)} stars or more${p.language ? ' who also speak a language beside English' : ''}, and take the others out of the favourites.`,
        p =>
          `Go through the drivers that I marked as favourites in Hopalong. Unmark everyone rated below ${stars(p)}${p.language ? ', and everyone who speaks only English (one of the two is enough to go)' : ''}. The rest stay.`,
      ],
      zh: [
        p =>
          `整理一下我在蹦蹦出行（Hopalong）收藏的司机：只保留评分不低于 ${stars(p)}${p.language ? '、并且除英语外还会说别的语言' : ''}的，其余的取消收藏。`,
      ],
    },
    setup: (s, p) => {
      s.apps.rides.favourites = [...p.liked];
    },
    expect: { tidied: (s, p, ctx) => drop(ctx, out(s, p)) },
    solve: function* (seen, p) {
      seen = yield open('rides');
      seen = yield tap(seen, tab('Account'));
      seen = yield* scrollTo(seen, rid('drivers'));
      seen = yield tap(seen, rid('drivers'));
      const gone: string[] = [];
      for (const id of p.liked) {
        seen = yield* scrollTo(seen, row(KNOWN[id]), { direction: 'up' });
        seen = yield tap(seen, row(KNOWN[id]));
        const rated = Number(find(seen, text(/^★ \d/)).name.slice(2));
        const languages = find(seen, text(/English/)).name.split(' · ').length;
        if (Math.round(rated * 100) < p.least || (p.language && languages < 2)) gone.push(KNOWN[id]);
        seen = yield back();
      }
      for (const [i, name] of gone.entries()) {
        if (i > 0) seen = yield back();
        seen = yield* scrollTo(seen, row(name), { direction: 'up' });
        seen = yield tap(seen, row(name));
        seen = yield tap(seen, button('Remove from favourites'));
      }
      yield done();
    },
    nearMisses: {
      theOthers: {
        change: (s, p, ctx) =>
          drop(
            ctx,
            p.liked.filter(id => !goes(s, p, id)),
          ),
        because: ['tidied', 'sideEffects'],
      },
      all: { change: (_s, p, ctx) => drop(ctx, p.liked), because: 'sideEffects' },
    },
  },
);
