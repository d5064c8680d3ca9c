import { useCallback, useMemo, type ReactNode } from 'react';
import type { Box, Point } from '../../city/index.ts';
import { pointsOf } from '../../core/screen.ts';
import { useGesture } from '../gestures.ts';
import { usePhone, useScreenState } from '../hooks.ts';
import type { IconName } from '../icons.ts';
import { Icon } from '../kit/Icon.tsx';
import { words } from '../kit/words.ts';
import { useWordsOf } from '../words.ts';
import { panned, toMap, toScreen, zoomed, type Camera, type Size } from './camera.ts';
import { Ground } from './Ground.tsx';
import { isKnown, type MapLine } from './styles.ts';
import { labelsFor, LabelSpace, widthOfText } from './labels.ts';
import css from './city.module.css';

export type { MapLine } from './styles.ts';

/** A place on the map that can be tapped. It is drawn from zoom `from` on, where there is space for it. */
export interface Poi<N extends string = IconName> extends Point {
  id: string;
  name: string;
  icon: N;
  tone: string;
  from: number;
}
/** A pin on the map; `letter` is drawn in it. */
export interface Pin extends Point {
  id: string;
  label: string;
  tone?: string;
  letter?: string;
}
export interface CityMapProps<N extends string = IconName> {
  camera: Camera;
  onCamera: (camera: Camera) => void;
  /** Size of the map in points; by default, of the screen. */
  size?: Size;
  pois?: readonly Poi<N>[];
  pins?: readonly Pin[];
  lines?: readonly MapLine[];
  position?: (Point & { heading?: number }) | null;
  layers?: { transit?: boolean; terrain?: boolean; traffic?: { minutes: number; weekend: boolean } | false };
  /** Boxes in metres that are drawn; the rest is blank, as on a map without a network. By default all is drawn. */
  known?: readonly Box[] | null;
  look?: 'light' | 'dark' | undefined;
  label?: string;
  onPoi?: (id: string) => void;
  onPin?: (id: string) => void;
  onTap?: (at: Point) => void;
  onLongPress?: (at: Point) => void;
  children?: ReactNode;
}

/**
 * A map of Harrow Bay. A finger pans it; a double tap, two fingers and `zoomed(camera, …)` zoom it. The zoom decides how much
 * detail is drawn. The screen keeps the camera as a value. `N` names the icons of the app that draws the map.
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
  label,
  onPoi,
  onPin,
  onTap,
  onLongPress,
  children,
}: CityMapProps<NoInfer<N>>) {
  const t = useWordsOf(words);
  const screen = usePhone(pointsOf);
  const size = given ?? screen;
  const scale = usePhone(useCallback(p => p.os.settings.textScale, []));
  const [dragStart, setDragStart] = useScreenState<Camera | null>('mapHeld', null);
  const offset = (at: { x: number; y: number; rect?: DOMRect }, left: number, top: number): Point => ({
    x: at.x - left - size.width / 2,
    y: at.y - top - size.height / 2,
  });
  const ref = useGesture({
    drag: {
      axis: 'both',
      onStart: () => setDragStart(camera),
      onMove: p => onCamera(panned(dragStart ?? camera, p.dx, p.dy)),
      onEnd: p => {
        onCamera(panned(dragStart ?? camera, p.dx, p.dy));
        setDragStart(null);
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
  // Pins and places reserve their space before the labels do.
  const { places, labels } = useMemo(() => {
    const space = new LabelSpace();
    const view = { width: size.width, height: size.height };
    for (const pin of pins) {
      const at = toScreen(camera, view, pin);
      space.reserve([[at.x - 16, at.y - 40, at.x + 16, at.y]]);
    }
    if (position) {
      const at = toScreen(camera, view, position);
      space.reserve([[at.x - 14, at.y - 14, at.x + 14, at.y + 14]]);
    }
    const placed = placePois(
      known === null ? pois : pois.filter(p => isKnown(known, p)),
      camera,
      view,
      space,
      scale,
    );
    return {
      places: placed,
      labels: labelsFor(camera, view, space, scale).filter(l => isKnown(known, toMap(camera, view, l))),
    };
  }, [known, pois, pins, position, camera, size.width, size.height, scale]);
  const dot = position && toScreen(camera, size, position);
  return (
    <div
      ref={ref}
      className={css['map']}
      role="group"
      aria-label={label ?? t('mapOfTown')}
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
        {places.map(({ poi, at, named }) => (
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
          <div
            className={css['dot']}
            style={{ left: dot.x, top: dot.y }}
            role="img"
            aria-label={t('myLocation')}
          >
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
            {pin.letter ? <span className={css['pinLetter']} data-letter={pin.letter} /> : null}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The places that find space, the earlier ones first; a name is left out before its disc. */
function placePois(
  pois: readonly Poi<string>[],
  camera: Camera,
  size: Size,
  space: LabelSpace,
  scale: number,
) {
  const out: { poi: Poi<string>; at: Point; named: boolean }[] = [];
  for (const poi of pois) {
    if (camera.zoom < poi.from || out.length >= 40) continue;
    const at = toScreen(camera, size, poi);
    if (at.x < 12 || at.y < 12 || at.x > size.width - 12 || at.y > size.height - 12) continue;
    if (!space.reserve([[at.x - 20, at.y - 20, at.x + 20, at.y + 20]])) continue;
    const wide = Math.min(104, widthOfText(poi.name, 11 * scale));
    const rows = widthOfText(poi.name, 11 * scale) > 100 ? 2 : 1;
    out.push({
      poi,
      at,
      named: space.reserve([[at.x - wide / 2, at.y + 25, at.x + wide / 2, at.y + 14 + rows * 13 * scale]]),
    });
  }
  return out;
}
