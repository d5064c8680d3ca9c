import { openCity, type CityFile } from './city.ts';
import { toDegrees, toMetres, type Place } from './projection.ts';
import type { Point } from './geometry.ts';
import file from './city.json' with { type: 'json' };

export * from './address.ts';
export * from './city.ts';
export * from './directions.ts';
export * from './geometry.ts';
export * from './projection.ts';
export * from './edges.ts';
export * from './route.ts';
export * from './terrain.ts';
export * from './timetable.ts';
export * from './traffic.ts';
export * from './transit.ts';

/** Harrow Bay, the town of every app that shows a map. */
export const harrowBay = openCity(file as unknown as CityFile);
/** Metres around the town's middle for a place on earth, and back. */
export const metresOf = (place: Place): Point => toMetres(harrowBay.origin, place);
export const degreesOf = (point: Point): Place => toDegrees(harrowBay.origin, point);
