import { spotAt } from '../../../apps/maps/select.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { metresOf } from '../../../src/sdk/city/index.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
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
const mark = (
  ctx: SetupCtx,
  name: string,
  { latitude, longitude }: Pick<Point, 'latitude' | 'longitude'>,
) => {
  const { address } = spotAt(metresOf({ latitude, longitude }));
  ctx.act('maps', 'addMarker', { name, address, latitude, longitude });
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
    expect: {
      // A marker that was set by touch lies some metres off.
      marked: (s, { at, name }, ctx, now) => {
        const near = added(s.apps.maps.markers, now.apps.maps.markers).find(m => apart(m, at) < 15);
        mark(ctx, name, near ?? at);
      },
    },
    free: s => [newRow(s.apps.maps.markers).colour],
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
      nearBy: {
        change: (_s, { at, name }, ctx) => mark(ctx, name, { ...at, latitude: at.latitude + 0.0006 }),
        because: ['marked', 'sideEffects'],
      },
      savedInstead: {
        change: (_s, { at }, ctx) =>
          ctx.act('maps', 'save', { spot: spotAt(metresOf(at)), list: 'list-starred' }),
        because: ['marked', 'sideEffects'],
      },
    },
    alternatives: {
      byTouch: {
        change: (_s, { at, name }, ctx) => mark(ctx, `${name} `, { ...at, latitude: at.latitude + 0.00008 }),
      },
    },
  },
);
