import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { button, done, field, fill, tap } from '../steps.ts';
import { apart, hit, openSearch, point, type Point } from './make.ts';

const put = (s: Phone, id: string, name: string, p: Point, by = 0) => {
  s.apps.maps.markers[id] = {
    name,
    address: '',
    latitude: p.latitude + by,
    longitude: p.longitude,
    colour: 'red',
    note: '',
    at: s.clock.now,
  };
};

export const markPoint = task(
  'maps/mark-point',
  {
    at: point(),
    name: oneOf(
      'Sign 9',
      'Loose slab',
      'Meeting point',
      'Bike stand',
      'Survey post',
      'Lamp 14',
      'Water tap',
      'Notice board',
    ),
  },
  {
    tags: ['search', 'create', 'transcription'],
    counterpart: 'OsmAndMarker',
    ask: {
      en: [
        ({ at, name }) => `In Wayfare, set a marker called “${name}” at ${at.words} (latitude, longitude).`,
        ({ at, name }) =>
          `Add a location marker at the coordinates ${at.words} on the map and name it “${name}”.`,
      ],
      zh: [
        ({ at, name }) => `在 Wayfare 地图上坐标 ${at.words}（纬度，经度）处添加一个标记，命名为“${name}”。`,
      ],
    },
    setup: (s, { at, name }) => {
      put(s, 'marker-near', `${name} (old)`, at, 0.0008);
    },
    goals: {
      marked: ({ was, now, p }) =>
        only(
          added(was.apps.maps.markers, now.apps.maps.markers),
          m => sameText(m.name, p.name) && apart(m, p.at) < 15,
        ),
    },
    allow: s => [newIn(s.apps.maps.markers)],
    solve: function* (_, { at, name }) {
      let seen = yield* openSearch();
      seen = yield fill(seen, field('Search here'), at.words);
      seen = yield tap(seen, hit());
      seen = yield tap(seen, button('Marker'));
      seen = yield fill(seen, field('Name'), name, { clear: true });
      yield tap(seen, button('Add'));
      yield done();
    },
    nearMisses: {
      nearBy: { change: (s, p) => put(s, 'marker-x', p.name, p.at, 0.0006), because: 'marked' },
      otherName: { change: (s, p) => put(s, 'marker-x', `${p.name} 2`, p.at), because: 'marked' },
      twice: {
        change: (s, p) => {
          put(s, 'marker-x', p.name, p.at);
          put(s, 'marker-y', p.name, p.at);
        },
        because: 'marked',
      },
      inPlaceOfTheOld: {
        change: (s, p) => {
          put(s, 'marker-x', p.name, p.at);
          delete s.apps.maps.markers['marker-near'];
        },
        because: 'sideEffects',
      },
    },
  },
);
