import type { Point } from './geometry.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

/** Metres of a degree of latitude (mean of the WGS 84 ellipsoid). */
const DEGREE = 111_320;
const digits = (n: number): number => Math.round(n * 1e6) / 1e6;

/** Metres east and south of the city's middle. A plane at the middle's latitude: a town is small. */
export function toMetres(origin: Place, { latitude, longitude }: Place): Point {
  return {
    x: (longitude - origin.longitude) * DEGREE * Math.cos((origin.latitude * Math.PI) / 180),
    y: (origin.latitude - latitude) * DEGREE,
  };
}

/** Degrees with six digits, which is a hand's breadth. */
export function toDegrees(origin: Place, { x, y }: Point): Place {
  return {
    latitude: digits(origin.latitude - y / DEGREE),
    longitude: digits(origin.longitude + x / (DEGREE * Math.cos((origin.latitude * Math.PI) / 180))),
  };
}

/** Direction from one point to another, degrees clockwise from north. */
export const bearing = (a: Point, b: Point): number =>
  ((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360;

const WINDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export const windOf = (degrees: number): (typeof WINDS)[number] =>
  WINDS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]!;
