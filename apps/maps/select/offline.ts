import { metresOf, type Box, type Point } from '../../../src/sdk/city/index.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import type { Maps, Spot } from '../state.ts';

/** Areas that can be kept on the phone. */
export const REGIONS: readonly { id: string; name: string; bytes: number; box: Box }[] = [
  {
    id: 'centre',
    name: 'Harrow Bay centre',
    bytes: 48_300_000,
    box: { left: -1750, right: 2350, top: -2200, bottom: 700 },
  },
  {
    id: 'west',
    name: 'Gullwing Point and the Strand',
    bytes: 21_700_000,
    box: { left: -4000, right: -1500, top: -900, bottom: 2500 },
  },
  {
    id: 'north',
    name: 'Fennel Park and the north',
    bytes: 33_100_000,
    box: { left: -2600, right: 900, top: -3400, bottom: -1200 },
  },
  {
    id: 'east',
    name: 'Saltmarsh and Brackwater',
    bytes: 36_900_000,
    box: { left: 500, right: 3200, top: -2700, bottom: 1100 },
  },
  {
    id: 'isle',
    name: 'Gannet Isle',
    bytes: 7_400_000,
    box: { left: 1200, right: 2900, top: 2300, bottom: 3600 },
  },
  {
    id: 'county',
    name: 'The whole bay',
    bytes: 164_000_000,
    box: { left: -5000, right: 4400, top: -4600, bottom: 4200 },
  },
];
const holds = (box: Box, p: Point): boolean =>
  p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom;
/** The smallest region of the catalogue that holds a point. */
export const regionAt = (p: Point) =>
  [...REGIONS].sort((a, b) => a.bytes - b.bytes).find(r => holds(r.box, p));

/** What the app knows of the map: the boxes of the areas on the phone while there is no network, null for everything. */
export type Stored = readonly Box[] | null;
/** Boxes of the areas that have come. */
export const boxesOf = remembered((areas: Maps['areas']): Box[] =>
  Object.values(areas)
    .filter(a => a.readyAt !== null)
    .flatMap(a => REGIONS.find(r => r.id === a.region)?.box ?? []),
);
export const storedOf = (areas: Maps['areas'], online: boolean): Stored => (online ? null : boxesOf(areas));
export const isStored = (stored: Stored, p: Point): boolean =>
  stored === null || stored.some(box => holds(box, p));
export const isSpotStored = (stored: Stored, s: Pick<Spot, 'latitude' | 'longitude'>): boolean =>
  stored === null || isStored(stored, metresOf(s));
