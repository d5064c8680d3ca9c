import type { ReactNode } from 'react';
import type { Point } from '../../../src/sdk/city/index.ts';
import {
  CityMap,
  toScreen,
  type Camera,
  type CityMapProps,
  type Size,
} from '../../../src/sdk/react/city/index.ts';
import { Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import { useHere, useScreenSize } from './hooks.ts';
import css from './town.module.css';

export interface Mark extends Point {
  id: string;
  heading: number;
  colour: string;
}

/** The town in the app’s own colours, with cars on it. `label` says what the cars are. */
export function Town({
  camera,
  onCamera,
  size,
  cars = [],
  carsLabel,
  children,
  ...rest
}: CityMapProps<IconName> & { cars?: readonly Mark[]; carsLabel?: string; children?: ReactNode }) {
  const here = useHere();
  const screen = useScreenSize();
  const shown = size ?? screen;
  return (
    <div
      className={css['town']}
      style={size ? { blockSize: size.height, inlineSize: size.width } : undefined}
    >
      <CityMap<IconName> camera={camera} onCamera={onCamera} size={shown} position={here} {...rest}>
        {cars.length > 0 && <Cars cars={cars} camera={camera} size={shown} label={carsLabel ?? ''} />}
        {children}
      </CityMap>
    </div>
  );
}

function Cars({
  cars,
  camera,
  size,
  label,
}: {
  cars: readonly Mark[];
  camera: Camera;
  size: Size;
  label: string;
}) {
  const placed = cars
    .map(car => ({ car, at: toScreen(camera, size, car) }))
    .filter(({ at }) => at.x > -20 && at.y > -20 && at.x < size.width + 20 && at.y < size.height + 20);
  if (placed.length === 0) return null;
  return (
    <div className={css['cars']} role="img" aria-label={label}>
      {placed.map(({ car, at }) => (
        <span
          key={car.id}
          className={css['car']}
          data-colour={car.colour}
          style={{ left: at.x, top: at.y, transform: `translate(-50%, -50%) rotate(${car.heading}deg)` }}
        >
          <svg width="16" height="28" viewBox="0 0 16 28" aria-hidden="true">
            <rect x="1" y="1" width="14" height="26" rx="5" className={css['roof']} />
            <path
              d="M3.500 9q4.500-3 9 0l-1 3h-7zM4.500 21h7l1 2.500q-4.500 1.500-9 0z"
              className={css['screen']}
            />
          </svg>
        </span>
      ))}
    </div>
  );
}

/** The pin in the middle of a map that is moved below it. */
export function MiddlePin({ above = 0 }: { above?: number }) {
  return (
    <span className={css['middle']} style={{ marginBlockStart: -above }} aria-hidden="true">
      <Icon name="location_on" filled size={48} />
    </span>
  );
}
