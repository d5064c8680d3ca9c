import { memo, useId } from 'react';
import { houseAt, lastNumber, type Box, type Point, type Street } from '../../city/index.ts';
import { metresPerPoint, toScreen, viewOf, type Camera, type Size } from './camera.ts';
import {
  HouseLayer,
  LandLayer,
  LineLayer,
  RailLayer,
  StopLayer,
  StreetLayer,
  TrafficLayer,
  TransitLayer,
} from './GroundLayers.tsx';
import type { Label } from './labels.ts';
import { streetsNear } from './layers.ts';
import { isKnown, type MapLine } from './styles.ts';
import css from './city.module.css';

interface GroundProps {
  camera: Camera;
  width: number;
  height: number;
  lines: readonly MapLine[];
  transit: boolean;
  terrain: boolean;
  /** Time of day of the traffic; −1 draws none. */ minutes: number;
  weekend: boolean;
  labels: readonly Label[];
  known: readonly Box[] | null;
}

/** House numbers that are drawn at most. */
const MOST_NUMBERS = 90;

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

/** The map below the pins and places: one drawing that handles no touches. */
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
          <LandLayer terrain={terrain} m={m} />
          <HouseLayer streets={near} view={view} m={m} />
          <StreetLayer view={view} zoom={zoom} m={m} />
          <RailLayer view={view} zoom={zoom} m={m} />
          {minutes >= 0 && <TrafficLayer view={view} zoom={zoom} m={m} minutes={minutes} weekend={weekend} />}
          {transit && <TransitLayer m={m} />}
        </g>
        <LineLayer lines={lines} m={m} />
        {transit && zoom >= 13.6 && <StopLayer known={known} m={m} />}
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
