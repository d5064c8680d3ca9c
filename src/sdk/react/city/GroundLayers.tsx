import { contoursOf, harrowBay as city, overlaps, type Box, type Street } from '../../city/index.ts';
import {
  AREAS,
  boxOfStreet,
  FROM,
  GROUND,
  housesOf,
  pathOf,
  PIERS,
  streetsIn,
  trafficIn,
  widthOf,
} from './layers.ts';
import {
  isKnown,
  LINE_WIDTH,
  lineDashes,
  STREET_ORDER,
  streetCasing,
  streetColour,
  streetDashes,
  type MapLine,
} from './styles.ts';

// Layers of the map in metres, from the bottom to the top. `m` is the metres of one point on the screen.

/** Land, areas, beaches, contours, water and piers. */
export function LandLayer({ terrain, m }: { terrain: boolean; m: number }) {
  return (
    <>
      <path d={GROUND.land} fill="var(--m-land)" />
      {AREAS.map(a => (
        <path key={a.kind} d={a.d} fill={`var(--m-${a.kind === 'golf' ? 'pitch' : a.kind})`} />
      ))}
      <path d={GROUND.beaches} fill="var(--m-beach)" />
      {terrain &&
        contoursOf(city).map(c => (
          <path
            key={c.level}
            d={c.d}
            stroke="var(--m-contour)"
            strokeWidth={(c.level % 50 === 0 ? 1.6 : 0.9) * m}
            opacity={0.6}
          />
        ))}
      <path d={GROUND.water} fill="var(--m-sea)" />
      {PIERS.map((p, i) => (
        <path
          key={i}
          d={p.d}
          stroke="var(--m-pier)"
          strokeWidth={Math.max(p.width, 2 * m)}
          strokeLinecap="butt"
        />
      ))}
    </>
  );
}

export function HouseLayer({ streets, view, m }: { streets: readonly Street[]; view: Box; m: number }) {
  return streets.map(s => {
    const d = housesOf(s);
    if (!d || !overlaps(boxOfStreet(s), view)) return null;
    return <path key={s.id} d={d} fill="var(--m-house)" stroke="var(--m-house-line)" strokeWidth={0.7 * m} />;
  });
}

/** Casings under all streets, then the streets. */
export function StreetLayer({ view, zoom, m }: { view: Box; zoom: number; m: number }) {
  const kinds = STREET_ORDER.filter(kind => zoom >= FROM[kind])
    .map(kind => ({ kind, d: streetsIn(view, kind), width: widthOf(kind, zoom) }))
    .filter(k => k.d);
  const cased = zoom >= 13.4 ? kinds.filter(k => streetCasing(k.kind)) : [];
  return (
    <>
      {cased.map(({ kind, d, width }) => (
        <path key={kind} d={d} stroke={streetCasing(kind)} strokeWidth={(width + 1.6) * m} />
      ))}
      {kinds.map(({ kind, d, width }) => (
        <path
          key={kind}
          d={d}
          stroke={streetColour(kind, zoom)}
          strokeWidth={width * m}
          strokeDasharray={streetDashes(kind, m)}
          strokeLinecap={kind === 'path' || kind === 'steps' ? 'butt' : undefined}
        />
      ))}
    </>
  );
}

/** Railways and ferries. */
export function RailLayer({ view, zoom, m }: { view: Box; zoom: number; m: number }) {
  return (
    <>
      <path
        d={GROUND.rail}
        stroke="var(--m-rail)"
        strokeWidth={Math.max(0.9, 1.1 * 1.3 ** (zoom - 14)) * m}
      />
      {zoom >= 14 && (
        <path
          d={GROUND.rail}
          stroke="var(--m-land)"
          strokeWidth={Math.max(0.4, 0.6 * 1.3 ** (zoom - 14)) * m}
          strokeDasharray={`${6 * m} ${6 * m}`}
          strokeLinecap="butt"
        />
      )}
      <path
        d={streetsIn(view, 'ferry')}
        stroke="var(--m-ink-water)"
        strokeWidth={1.3 * m}
        strokeDasharray={`${5 * m} ${5 * m}`}
        strokeLinecap="butt"
      />
    </>
  );
}

const FLOW_COLOURS = ['var(--m-flows)', 'var(--m-slow)', 'var(--m-stands)'];

/** Traffic at a time of day. */
export function TrafficLayer({
  view,
  zoom,
  m,
  minutes,
  weekend,
}: {
  view: Box;
  zoom: number;
  m: number;
  minutes: number;
  weekend: boolean;
}) {
  const width = Math.max(2, widthOf('tertiary', zoom) * 0.55) * m;
  return trafficIn(view, minutes, weekend).map((d, i) =>
    d ? <path key={i} d={d} stroke={FLOW_COLOURS[i]} strokeWidth={width} /> : null,
  );
}

/** The lines of buses, trains and ferries. */
export function TransitLayer({ m }: { m: number }) {
  return city.lines.map(l => (
    <path
      key={l.id}
      d={l.shape.map(s => pathOf(s)).join('')}
      stroke={l.colour}
      strokeWidth={(l.kind === 'bus' ? 2.2 : 3.2) * m}
      strokeDasharray={l.kind === 'ferry' ? `${7 * m} ${5 * m}` : undefined}
      opacity={0.9}
    />
  ));
}

export function StopLayer({ known, m }: { known: readonly Box[] | null; m: number }) {
  const stops = city.stops.filter(s => isKnown(known, s));
  return stops.map(s => (
    <circle
      key={s.id}
      cx={s.x}
      cy={s.y}
      r={3.6 * m}
      fill="var(--m-halo)"
      stroke="var(--m-ink-main)"
      strokeWidth={1.6 * m}
    />
  ));
}

/** Routes, tracks and measured lines. */
export function LineLayer({ lines, m }: { lines: readonly MapLine[]; m: number }) {
  return lines.map(l => (
    <g key={l.id}>
      {(l.kind === 'route' || l.kind === 'ride') && (
        <path
          d={pathOf(l.points)}
          stroke={l.colour ?? 'var(--m-route-case)'}
          strokeWidth={8 * m}
          opacity={l.colour ? 0.35 : 1}
        />
      )}
      <path
        d={pathOf(l.points)}
        stroke={l.colour ?? (l.kind === 'other' ? 'var(--m-alt)' : 'var(--m-route)')}
        strokeWidth={LINE_WIDTH[l.kind] * m}
        strokeDasharray={lineDashes(l.kind, m)}
      />
    </g>
  ));
}
