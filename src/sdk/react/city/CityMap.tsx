import { memo, useCallback, useId, useMemo, type ReactNode } from 'react';
import {
  contoursOf,
  harrowBay as city,
  houseAt,
  lastNumber,
  overlaps,
  type Box,
  type Point,
} from '../../city/index.ts';
import { pointsOf } from '../../core/screen.ts';
import { useGesture } from '../gestures.ts';
import { usePhone, useScreenState } from '../hooks.ts';
import type { IconName } from '../icons.ts';
import { Icon } from '../kit/Icon.tsx';
import { metresPerPoint, panned, toMap, toScreen, viewOf, zoomed, type Camera, type Size } from './camera.ts';
import { labelsFor, LabelSpace, widthOfText, type Label } from './labels.ts';
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

/** A thing of the town that can be touched: from `from` on it is drawn where it finds room. */
export interface Poi<N extends string = IconName> extends Point {
  id: string;
  name: string;
  icon: N;
  tone: string;
  from: number;
}
/** A pin; a letter stands in it. */
export interface Pin extends Point {
  id: string;
  label: string;
  tone?: string;
  letter?: string;
}
export interface MapLine {
  id: string;
  points: readonly Point[];
  kind: 'route' | 'other' | 'walk' | 'ride' | 'track' | 'measure';
  colour?: string;
}

export interface CityMapProps<N extends string = IconName> {
  camera: Camera;
  onCamera: (camera: Camera) => void;
  /** Points of the screen that it has; the whole screen unless told. */
  size?: Size;
  pois?: readonly Poi<N>[];
  pins?: readonly Pin[];
  lines?: readonly MapLine[];
  position?: (Point & { heading?: number }) | null;
  layers?: { transit?: boolean; terrain?: boolean; traffic?: { minutes: number; weekend: boolean } | false };
  /** Boxes in metres that are drawn, as a map without a network has them; the rest is blank. All of it unless told. */
  known?: readonly Box[] | null;
  look?: 'light' | 'dark' | undefined;
  label?: string;
  onPoi?: (id: string) => void;
  onPin?: (id: string) => void;
  onTap?: (at: Point) => void;
  onLongPress?: (at: Point) => void;
  children?: ReactNode;
}

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

const isKnown = (known: readonly Box[] | null, p: Point): boolean =>
  known === null || known.some(b => p.x >= b.left && p.x <= b.right && p.y >= b.top && p.y <= b.bottom);

/**
 * A map of Harrow Bay: panned by a finger, zoomed by a double tap, two fingers and `zoomed(camera, …)`. It draws what lies in the view, at the detail of the
 * zoom; the camera is a value that the screen keeps. `N` names the icons of the app that draws it.
 */
export function CityMap<N extends string = IconName>({
  camera,
  onCamera,
  size: given,
  pois = [],
  pins = [],
  lines = [],
  position = null,
  layers = {},
  known = null,
  look,
  label = 'Map of Harrow Bay',
  onPoi,
  onPin,
  onTap,
  onLongPress,
  children,
}: CityMapProps<NoInfer<N>>) {
  const screen = usePhone(pointsOf);
  const size = given ?? screen;
  const scale = usePhone(useCallback(p => p.os.settings.textScale, []));
  const [held, setHeld] = useScreenState<Camera | null>('mapHeld', null);
  const offset = (at: { x: number; y: number; rect?: DOMRect }, left: number, top: number): Point => ({
    x: at.x - left - size.width / 2,
    y: at.y - top - size.height / 2,
  });
  const ref = useGesture({
    drag: {
      axis: 'both',
      onStart: () => setHeld(camera),
      onMove: p => onCamera(panned(held ?? camera, p.dx, p.dy)),
      onEnd: p => {
        onCamera(panned(held ?? camera, p.dx, p.dy));
        setHeld(null);
      },
    },
    onPinch: p => {
      const next = zoomed(camera, Math.log2(p.scale), offset(p.was, p.rect.left, p.rect.top));
      onCamera(panned(next, p.at.x - p.was.x, p.at.y - p.was.y));
    },
    onDoubleTap: (at, rect) => onCamera(zoomed(camera, 1, offset(at, rect.left, rect.top))),
    onTapAt: at => onTap?.(toMap(camera, size, { x: at.x - at.rect.left, y: at.y - at.rect.top })),
    onLongPress: (at, rect) =>
      onLongPress?.(toMap(camera, size, { x: at.x - rect.left, y: at.y - rect.top })),
  });
  const pinned = pins
    .map(p => ({ pin: p, at: toScreen(camera, size, p) }))
    .filter(({ at }) => at.x > -22 && at.y > -4 && at.x < size.width + 22 && at.y < size.height + 46);
  // What can be touched takes its room before the labels do.
  const { shown, labels } = useMemo(() => {
    const room = new LabelSpace();
    const view = { width: size.width, height: size.height };
    for (const pin of pins) {
      const at = toScreen(camera, view, pin);
      room.reserve([[at.x - 16, at.y - 40, at.x + 16, at.y]]);
    }
    if (position) {
      const at = toScreen(camera, view, position);
      room.reserve([[at.x - 14, at.y - 14, at.x + 14, at.y + 14]]);
    }
    const placed = placePois(
      known === null ? pois : pois.filter(p => isKnown(known, p)),
      camera,
      view,
      room,
      scale,
    );
    return {
      shown: placed,
      labels: labelsFor(camera, view, room, scale).filter(l => isKnown(known, toMap(camera, view, l))),
    };
  }, [known, pois, pins, position, camera, size.width, size.height, scale]);
  const dot = position && toScreen(camera, size, position);
  return (
    <div
      ref={ref}
      className={css['map']}
      role="group"
      aria-label={label}
      data-rid="map"
      data-clip
      data-look={look}
    >
      <Ground
        camera={camera}
        width={size.width}
        height={size.height}
        lines={lines}
        transit={layers.transit ?? false}
        terrain={layers.terrain ?? false}
        minutes={layers.traffic ? layers.traffic.minutes : -1}
        weekend={layers.traffic ? layers.traffic.weekend : false}
        labels={labels}
        known={known}
      />
      <div className={css['over']}>
        {shown.map(({ poi, at, named }) => (
          <button
            key={poi.id}
            type="button"
            className={css['poi']}
            data-rid="place"
            data-key={poi.id}
            aria-label={poi.name}
            style={{ left: at.x, top: at.y, '--tone': poi.tone } as object}
            onClick={() => onPoi?.(poi.id)}
          >
            <span className={css['disc']} aria-hidden="true">
              <Icon name={poi.icon as IconName} size={14} />
            </span>
            {named && (
              <span className={css['poiName']} aria-hidden="true" dir="auto">
                {poi.name}
              </span>
            )}
          </button>
        ))}
        {dot && (
          <div className={css['dot']} style={{ left: dot.x, top: dot.y }} role="img" aria-label="My location">
            {position.heading !== undefined && (
              <span className={css['cone']} style={{ transform: `rotate(${position.heading}deg)` }} />
            )}
          </div>
        )}
        {pinned.map(({ pin, at }) => (
          <button
            key={pin.id}
            type="button"
            className={css['pin']}
            data-rid="pin"
            data-key={pin.id}
            aria-label={pin.label}
            style={{ left: at.x, top: at.y, ...(pin.tone ? { '--tone': pin.tone } : {}) } as object}
            onClick={() => onPin?.(pin.id)}
          >
            <Icon name="location_on" filled size={44} />
            {pin.letter ? (
              <span className={css['pinLetter']} aria-hidden="true">
                {pin.letter}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

/** Those that find room, the earlier ones first; a name is left out before its disc. */
function placePois(
  pois: readonly Poi<string>[],
  camera: Camera,
  size: Size,
  room: LabelSpace,
  scale: number,
) {
  const out: { poi: Poi<string>; at: Point; named: boolean }[] = [];
  for (const poi of pois) {
    if (camera.zoom < poi.from || out.length >= 40) continue;
    const at = toScreen(camera, size, poi);
    if (at.x < 12 || at.y < 12 || at.x > size.width - 12 || at.y > size.height - 12) continue;
    if (!room.reserve([[at.x - 20, at.y - 20, at.x + 20, at.y + 20]])) continue;
    const wide = Math.min(104, widthOfText(poi.name, 11 * scale));
    const rows = widthOfText(poi.name, 11 * scale) > 100 ? 2 : 1;
    out.push({
      poi,
      at,
      named: room.reserve([[at.x - wide / 2, at.y + 25, at.x + wide / 2, at.y + 14 + rows * 13 * scale]]),
    });
  }
  return out;
}

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

/** What cannot be touched: one drawing. */
const Ground = memo(function Ground({
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
                stroke={
                  zoom < 13.4 && k.kind !== 'primary' && k.kind !== 'secondary'
                    ? 'var(--m-case)'
                    : COLOUR[k.kind][0]
                }
                strokeWidth={k.width * m}
                strokeDasharray={
                  k.kind === 'path' || k.kind === 'steps'
                    ? `${(k.kind === 'path' ? 4 : 1.5) * m} ${(k.kind === 'path' ? 3 : 1.5) * m}`
                    : undefined
                }
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
              strokeWidth={
                (l.kind === 'track' || l.kind === 'measure' ? 3.5 : l.kind === 'other' ? 4.5 : 5.5) * m
              }
              strokeDasharray={
                l.kind === 'walk'
                  ? `${0.1 * m} ${9 * m}`
                  : l.kind === 'measure'
                    ? `${8 * m} ${6 * m}`
                    : undefined
              }
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
        near
          .flatMap(s =>
            Array.from({ length: lastNumber(s) }, (_, i) => i + 1)
              .map(n => ({ n, s, at: toScreen(camera, size, houseAt(s, n)) }))
              .filter(
                ({ n: house, at }) =>
                  at.x > 0 && at.y > 0 && at.x < width && at.y < height && isKnown(known, houseAt(s, house)),
              ),
          )
          .slice(0, 90)
          .map(({ n, s, at }) => (
            <text key={`${s.id}-${n}`} data-kind="number" x={at.x} y={at.y} fontSize={9}>
              {n}
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
