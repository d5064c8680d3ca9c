import { memo, useId } from 'react';
import {
  contoursOf,
  harrowBay as city,
  houseAt,
  lastNumber,
  overlaps,
  type Box,
  type Point,
  type Street,
} from '../../city/index.ts';
import { metresPerPoint, toScreen, viewOf, type Camera, type Size } from './camera.ts';
import type { Label } from './labels.ts';
import {
  AREAS,
  FROM,
  GROUND,
  housesOf,
  pathOf,
  PIERS,
  streetsIn,
  streetsNear,
  trafficIn,
  widthOf,
  boxOfStreet,
} from './layers.ts';
import css from './city.module.css';

/** A line over the map, such as a route or a recorded track. */
export interface MapLine {
  id: string;
  points: readonly Point[];
  kind: 'route' | 'other' | 'walk' | 'ride' | 'track' | 'measure';
  colour?: string;
}

/** Streets in the order in which they are drawn. */
const ORDER = [
  'path',
  'steps',
  'lane',
  'pedestrian',
  'residential',
  'tertiary',
  'secondary',
  'primary',
] as const;
const COLOUR: Record<(typeof ORDER)[number], [fill: string, casing: string]> = {
  path: ['var(--m-path)', ''],
  steps: ['var(--m-steps)', ''],
  lane: ['var(--m-street)', 'var(--m-case)'],
  pedestrian: ['var(--m-street)', 'var(--m-case)'],
  residential: ['var(--m-street)', 'var(--m-case)'],
  tertiary: ['var(--m-street)', 'var(--m-case)'],
  secondary: ['var(--m-secondary)', 'var(--m-secondary-case)'],
  primary: ['var(--m-primary)', 'var(--m-primary-case)'],
};

/** Whether a point lies in one of the boxes that are drawn. */
export const isKnown = (known: readonly Box[] | null, p: Point): boolean =>
  known === null || known.some(b => p.x >= b.left && p.x <= b.right && p.y >= b.top && p.y <= b.bottom);

interface GroundProps {
  camera: Camera;
  width: number;
  height: number;
  lines: readonly MapLine[];
  transit: boolean;
  terrain: boolean;
  minutes: number;
  weekend: boolean;
  labels: readonly Label[];
  known: readonly Box[] | null;
}

/** Width of a line in points, by its kind. */
const LINE_WIDTH: Record<MapLine['kind'], number> = {
  track: 3.5,
  measure: 3.5,
  other: 4.5,
  route: 5.5,
  walk: 5.5,
  ride: 5.5,
};

/** House numbers that are drawn at most. */
const MOST_NUMBERS = 90;

/** Far out, only main streets have a colour of their own. */
function streetColour(kind: (typeof ORDER)[number], zoom: number): string {
  const isMain = kind === 'primary' || kind === 'secondary';
  return zoom < 13.4 && !isMain ? 'var(--m-case)' : COLOUR[kind][0];
}

function streetDashes(kind: (typeof ORDER)[number], m: number): string | undefined {
  if (kind === 'path') return `${4 * m} ${3 * m}`;
  return kind === 'steps' ? `${1.5 * m} ${1.5 * m}` : undefined;
}

function lineDashes(kind: MapLine['kind'], m: number): string | undefined {
  if (kind === 'walk') return `${0.1 * m} ${9 * m}`;
  return kind === 'measure' ? `${8 * m} ${6 * m}` : undefined;
}

/** The house numbers in view, with their places on the screen. */
function houseNumbers(
  streets: readonly Street[],
  camera: Camera,
  size: Size,
  known: readonly Box[] | null,
): { key: string; text: number; at: Point }[] {
  const found: { key: string; text: number; at: Point }[] = [];
  for (const street of streets)
    for (let number = 1; number <= lastNumber(street); number++) {
      if (found.length >= MOST_NUMBERS) return found;
      const house = houseAt(street, number);
      const at = toScreen(camera, size, house);
      const inView = at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height;
      if (inView && isKnown(known, house)) found.push({ key: `${street.id}-${number}`, text: number, at });
    }
  return found;
}

/** The map below the pins and places, as one drawing that takes no touches. */
export const Ground = memo(function Ground({
  camera,
  width,
  height,
  lines,
  transit,
  terrain,
  minutes,
  weekend,
  labels,
  known,
}: GroundProps) {
  const size = { width, height };
  const m = metresPerPoint(camera.zoom);
  const view = viewOf(camera, size, 40);
  const { zoom } = camera;
  const near = zoom >= 16.2 ? streetsNear(view) : [];
  const clip = useId();
  const kinds = ORDER.filter(k => zoom >= FROM[k]).map(kind => ({
    kind,
    d: streetsIn(view, kind),
    width: widthOf(kind, zoom),
  }));
  return (
    <svg className={css['ground']} width={width} height={height} aria-hidden="true">
      {known !== null && (
        <>
          <rect width={width} height={height} fill="var(--m-blank)" />
          <clipPath id={clip}>
            {known.map((b, i) => (
              <rect key={i} x={b.left} y={b.top} width={b.right - b.left} height={b.bottom - b.top} />
            ))}
          </clipPath>
        </>
      )}
      <g
        transform={`translate(${width / 2} ${height / 2}) scale(${1 / m}) translate(${-camera.x} ${-camera.y})`}
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <g clipPath={known === null ? undefined : `url(#${clip})`}>
          {known !== null && <rect x={-9000} y={-9000} width={18000} height={18000} fill="var(--m-sea)" />}
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
          {near.map(s => {
            const d = housesOf(s);
            return d && overlaps(boxOfStreet(s), view) ? (
              <path
                key={s.id}
                d={d}
                fill="var(--m-house)"
                stroke="var(--m-house-line)"
                strokeWidth={0.7 * m}
              />
            ) : null;
          })}
          {kinds.map(k =>
            COLOUR[k.kind][1] && k.d && zoom >= 13.4 ? (
              <path key={k.kind} d={k.d} stroke={COLOUR[k.kind][1]} strokeWidth={(k.width + 1.6) * m} />
            ) : null,
          )}
          {kinds.map(k =>
            k.d ? (
              <path
                key={k.kind}
                d={k.d}
                stroke={streetColour(k.kind, zoom)}
                strokeWidth={k.width * m}
                strokeDasharray={streetDashes(k.kind, m)}
                strokeLinecap={k.kind === 'path' || k.kind === 'steps' ? 'butt' : undefined}
              />
            ) : null,
          )}
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
          {minutes >= 0 &&
            trafficIn(view, minutes, weekend).map((d, i) =>
              d ? (
                <path
                  key={i}
                  d={d}
                  stroke={['var(--m-flows)', 'var(--m-slow)', 'var(--m-stands)'][i]}
                  strokeWidth={Math.max(2, widthOf('tertiary', zoom) * 0.55) * m}
                />
              ) : null,
            )}
          {transit &&
            city.lines.map(l => (
              <path
                key={l.id}
                d={l.shape.map(s => pathOf(s)).join('')}
                stroke={l.colour}
                strokeWidth={(l.kind === 'bus' ? 2.2 : 3.2) * m}
                strokeDasharray={l.kind === 'ferry' ? `${7 * m} ${5 * m}` : undefined}
                opacity={0.9}
              />
            ))}
        </g>
        {lines.map(l => (
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
        ))}
        {transit &&
          zoom >= 13.6 &&
          city.stops
            .filter(s => isKnown(known, s))
            .map(s => (
              <circle
                key={s.id}
                cx={s.x}
                cy={s.y}
                r={3.6 * m}
                fill="var(--m-halo)"
                stroke="var(--m-ink-main)"
                strokeWidth={1.6 * m}
              />
            ))}
      </g>
      {zoom >= 17.8 &&
        houseNumbers(near, camera, size, known).map(({ key, text, at }) => (
          <text key={key} data-kind="number" x={at.x} y={at.y} fontSize={9}>
            {text}
          </text>
        ))}
      {labels.map(l => (
        <text
          key={l.key}
          data-kind={l.kind}
          x={l.x}
          y={l.y}
          fontSize={l.size}
          letterSpacing={l.kind === 'district' && zoom >= 15 ? 1.5 : undefined}
          transform={
            l.angle ? `rotate(${l.angle.toFixed(1)} ${l.x.toFixed(1)} ${l.y.toFixed(1)})` : undefined
          }
        >
          {l.text}
        </text>
      ))}
    </svg>
  );
});
