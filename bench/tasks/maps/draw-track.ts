import { spotAt } from '../../../apps/maps/select.ts';
import { metresOf } from '../../../src/sdk/city/index.ts';
import { added } from '../../../judges/changes.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
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
const waypoint = (s: Phone, k: Known) => {
  const { name, latitude, longitude } = spot(s, k);
  return { name, latitude, longitude };
};
const draw = (
  ctx: SetupCtx,
  name: string,
  through: readonly ReturnType<typeof waypoint>[],
  follow = true,
) => {
  for (const point of through) ctx.act('maps', 'addWaypoint', { ...point });
  ctx.act('maps', 'saveTrack', { name, follow });
};
/**
 * The agent's track, if its waypoints are these places. A tap beside a place's sign sets what stands there, and whether the line
 * follows paths is left open.
 */
function drawnThrough(was: Phone, now: Phone, places: readonly Known[]) {
  const [track, ...others] = added(was.apps.maps.tracks, now.apps.maps.tracks);
  if (!track || others.length > 0 || track.waypoints.length !== places.length) return null;
  const isThere = track.waypoints.every((w, i) => {
    const place = spot(was, places[i]!);
    return apart(w, place) < 40 && [place.name, spotAt(metresOf(w)).name].includes(w.name);
  });
  return isThere ? { waypoints: track.waypoints, isStraight: track.points.length === places.length } : null;
}

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
    expect: {
      drawn: (s, { places, name }, ctx, now) => {
        const wanted = places.slice(0, 3);
        const found = drawnThrough(s, now, wanted);
        draw(ctx, name, found?.waypoints ?? wanted.map(k => waypoint(s, k)), !found?.isStraight);
      },
    },
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
        change: (s, { places: [a, b, c], name }, ctx) =>
          draw(
            ctx,
            name,
            [b!, a!, c!].map(k => waypoint(s, k)),
          ),
        because: ['drawn', 'sideEffects'],
      },
      notSaved: {
        change: (s, p, ctx) => {
          for (const k of p.places.slice(0, 3)) ctx.act('maps', 'addWaypoint', waypoint(s, k));
        },
        because: ['drawn', 'sideEffects'],
      },
    },
  },
);
