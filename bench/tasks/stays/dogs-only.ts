import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, from, params, type Row } from '../sample.ts';
import type { Property } from '../../../apps/stays/state.ts';
import { back, button, done, has, open, rid, row, scrollTo, tap, text } from '../steps.ts';

const LIST = 'list-weekends';
interface P {
  kept: Row<Property>[];
}
const refuses = (p: P) => p.kept.filter(each => each.petCents === null);

/** A list of favourites that is to hold only what takes a dog: the rules of each house say so. */
export const dogsOnly = task(
  'stays/dogs-only',
  params({ kept: distinct(4, from('stays', 'properties')) }).such(
    (p: P) => refuses(p).length > 0 && refuses(p).length < 4,
  ),
  {
    tags: ['condition', 'search'],
    needs: { conditions: 4, lookups: 4 },
    ask: {
      en: [
        () =>
          'We are getting a dog! Go through the places that I keep under Weekends in Lodgepole and take out those where it could not come along. Leave the others.',
        () =>
          'My Weekends list of places to stay should only have ones that take dogs from now on. Check their house rules and remove the rest.',
      ],
      zh: [
        () =>
          '我们要养狗了！把 Lodgepole 收藏夹 Weekends 里的住处都看一遍，不能带宠物的移出列表，其他的留着。',
      ],
    },
    setup: (s: Phone, p: P) => {
      s.apps.stays.lists[LIST]!.properties = p.kept.map(each => each.id);
    },
    expect: {
      cleared: (_: Phone, p: P, ctx) => {
        for (const { id } of refuses(p))
          ctx.act('stays', 'setFavourite', { list: LIST, property: id, on: false });
      },
    },
    solve: function* (seen, p: P) {
      seen = yield open('stays');
      seen = yield tap(seen, rid('nav-favourites'));
      seen = yield tap(seen, row('Weekends'));
      const out: string[] = [];
      for (const { name } of p.kept) {
        seen = yield* scrollTo(seen, row(name));
        seen = yield tap(seen, row(name));
        seen = yield* scrollTo(seen, text('Quiet hours'));
        seen = yield* scrollTo(seen, text('Fewest nights'));
        if (has(seen, text('No pets'))) out.push(name);
        seen = yield back();
      }
      for (const name of out) {
        seen = yield* scrollTo(seen, button(`Take out ${name}`), { direction: 'up' });
        seen = yield tap(seen, button(`Take out ${name}`));
      }
      yield done();
    },
    nearMisses: {
      theOthers: {
        change: (_: Phone, p: P, ctx) => {
          for (const { id, petCents } of p.kept)
            if (petCents !== null) ctx.act('stays', 'setFavourite', { list: LIST, property: id, on: false });
        },
        because: ['cleared', 'sideEffects'],
      },
    },
  },
);
