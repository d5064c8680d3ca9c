import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, open, row, tap } from '../steps.ts';
import { apart, known, spot, type Known } from './make.ts';

const put = (s: Phone, id: string, name: string, through: readonly Known[]) => {
  const waypoints = through.map(k => {
    const at = spot(s, k);
    return { name: at.name, latitude: at.latitude, longitude: at.longitude };
  });
  s.apps.maps.tracks[id] = {
    name,
    kind: 'drawn',
    waypoints,
    points: waypoints.map(w => ({ latitude: w.latitude, longitude: w.longitude, at: null })),
    metres: 1000,
    at: s.clock.now - 60_000,
    seconds: 0,
  };
};

export const drawTrack = task(
  'maps/draw-track',
  {
    places: distinct(4, known()),
    name: oneOf(
      'Saturday loop',
      'Delivery round',
      'Tour for Mum',
      'Sign check',
      'Leaflet walk',
      'School run',
    ),
  },
  {
    tags: ['create', 'order', 'long'],
    counterpart: 'OsmAndTrack',
    ask: {
      en: [
        ({ places, name }) =>
          `Draw a track in Wayfare with the waypoints ${places
            .slice(0, 3)
            .map(p => p.name)
            .join(', ')}, in this order, and save it as “${name}”.`,
        ({ places, name }) =>
          `In the maps app make a new track called “${name}” that goes through ${places[0]!.name}, then ${places[1]!.name}, and ends at ${places[2]!.name}.`,
      ],
      zh: [
        ({ places, name }) =>
          `在 Wayfare 里画一条轨迹，依次经过 ${places
            .slice(0, 3)
            .map(p => p.name)
            .join('、')}，并以“${name}”为名保存。`,
      ],
    },
    setup: (s, { places, name }) => {
      put(s, 'track-old', `${name} 2025`, [places[2]!, places[1]!, places[0]!]);
    },
    goals: {
      drawn: ({ was, now, p }) =>
        only(
          added(was.apps.maps.tracks, now.apps.maps.tracks),
          t =>
            sameText(t.name, p.name) &&
            t.waypoints.length === 3 &&
            t.waypoints.every((w, i) => apart(w, now.apps.maps.places[p.places[i]!.id]!) < 40),
        ),
    },
    allow: s => [newIn(s.apps.maps.tracks)],
    solve: function* (seen, { places, name }) {
      seen = yield open('maps');
      seen = yield tap(seen, button('Menu'));
      seen = yield tap(seen, button('Tracks'));
      seen = yield tap(seen, button('Draw a track'));
      for (const place of places.slice(0, 3)) {
        seen = yield tap(seen, button('Add waypoint'));
        seen = yield fill(seen, field('Add a waypoint'), place.name);
        seen = yield tap(seen, row(place.name));
      }
      seen = yield tap(seen, button('Save'));
      seen = yield fill(seen, field('Track name'), name);
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      otherOrder: {
        change: (s, p) => put(s, 'track-x', p.name, [p.places[1]!, p.places[0]!, p.places[2]!]),
        because: 'drawn',
      },
      oneMore: { change: (s, p) => put(s, 'track-x', p.name, p.places), because: 'drawn' },
      oneLess: { change: (s, p) => put(s, 'track-x', p.name, p.places.slice(0, 2)), because: 'drawn' },
      otherName: {
        change: (s, p) => put(s, 'track-x', `${p.name} new`, p.places.slice(0, 3)),
        because: 'drawn',
      },
      overTheOld: {
        change: (s, p) => {
          put(s, 'track-x', p.name, p.places.slice(0, 3));
          delete s.apps.maps.tracks['track-old'];
        },
        because: 'sideEffects',
      },
    },
  },
);
