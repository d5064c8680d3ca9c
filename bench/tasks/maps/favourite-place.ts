import { task } from '../form.ts';
import { distinct } from '../sample.ts';
import { button, done, tap, toggle } from '../steps.ts';
import { goTo, keep, known, spot } from './make.ts';

export const favouritePlace = task(
  'maps/favourite-place',
  { places: distinct(3, known()) },
  {
    tags: ['search', 'create'],
    counterpart: 'OsmAndFavorite',
    ask: {
      en: [
        ({ places }) => `Add ${places[0]!.name} to my favourites in Wayfare.`,
        ({ places }) => `In the maps app, save ${places[0]!.name} to the list Favourites.`,
      ],
      zh: [({ places }) => `在地图应用 Wayfare 里把 ${places[0]!.name} 加入收藏（Favourites）。`],
    },
    // One of the others is a favourite already; one is in another list.
    setup: (s, { places }) => {
      keep(s, 'saved-other', 'list-favourites', spot(s, places[1]!));
      keep(s, 'saved-wish', 'list-want', spot(s, places[0]!));
    },
    expect: {
      saved: (s, { places: [place] }, ctx) =>
        ctx.act('maps', 'save', { spot: spot(s, place!), list: 'list-favourites' }),
    },
    solve: function* (_, { places }) {
      let seen = yield* goTo(places[0]!.name);
      seen = yield tap(seen, button('Saved'));
      yield tap(seen, toggle('Favourites'));
      yield done();
    },
    nearMisses: {
      starred: {
        change: (s, p, ctx) => ctx.act('maps', 'save', { spot: spot(s, p.places[0]!), list: 'list-starred' }),
        because: ['saved', 'sideEffects'],
      },
      outOfTheWishes: {
        change: (s, p, ctx) => {
          ctx.act('maps', 'save', { spot: spot(s, p.places[0]!), list: 'list-favourites' });
          ctx.act('maps', 'unsave', { spot: spot(s, p.places[0]!), list: 'list-want' });
        },
        because: 'sideEffects',
      },
    },
  },
);
