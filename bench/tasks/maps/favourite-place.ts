import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
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
    goals: {
      saved: ({ was, now, p }) =>
        only(
          added(was.apps.maps.saved, now.apps.maps.saved),
          x => x.list === 'list-favourites' && x.spot.place === p.places[0]!.id,
        ),
    },
    allow: s => [newIn(s.apps.maps.saved)],
    solve: function* (_, { places }) {
      let seen = yield* goTo(places[0]!.name);
      seen = yield tap(seen, button('Saved'));
      yield tap(seen, toggle('Favourites'));
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p) => keep(s, 'saved-x', 'list-favourites', spot(s, p.places[2]!)),
        because: 'saved',
      },
      starred: {
        change: (s, p) => keep(s, 'saved-x', 'list-starred', spot(s, p.places[0]!)),
        because: 'saved',
      },
      outOfTheWishes: {
        change: (s, p) => {
          keep(s, 'saved-x', 'list-favourites', spot(s, p.places[0]!));
          delete s.apps.maps.saved['saved-wish'];
        },
        because: 'sideEffects',
      },
      twoPlaces: {
        change: (s, p) => {
          keep(s, 'saved-x', 'list-favourites', spot(s, p.places[0]!));
          keep(s, 'saved-y', 'list-favourites', spot(s, p.places[2]!));
        },
        because: 'saved',
      },
    },
  },
);
