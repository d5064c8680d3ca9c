import type { Box, Point } from '../../city/index.ts';

/** A line over the map, such as a route or a recorded track. */
export interface MapLine {
  id: string;
  points: readonly Point[];
  kind: 'route' | 'other' | 'walk' | 'ride' | 'track' | 'measure';
  colour?: string;
}

/** Streets in the order in which they are drawn. */
export const STREET_ORDER = [
  'path',
  'steps',
  'lane',
  'pedestrian',
  'residential',
  'tertiary',
  'secondary',
  'primary',
] as const;
export type StreetKind = (typeof STREET_ORDER)[number];

const STREET_COLOUR: Record<StreetKind, [fill: string, casing: string]> = {
  path: ['var(--m-path)', ''],
  steps: ['var(--m-steps)', ''],
  lane: ['var(--m-street)', 'var(--m-case)'],
  pedestrian: ['var(--m-street)', 'var(--m-case)'],
  residential: ['var(--m-street)', 'var(--m-case)'],
  tertiary: ['var(--m-street)', 'var(--m-case)'],
  secondary: ['var(--m-secondary)', 'var(--m-secondary-case)'],
  primary: ['var(--m-primary)', 'var(--m-primary-case)'],
};

/** Width of a line in points, by its kind. */
export const LINE_WIDTH: Record<MapLine['kind'], number> = {
  track: 3.5,
  measure: 3.5,
  other: 4.5,
  route: 5.5,
  walk: 5.5,
  ride: 5.5,
};

/** Far out, only main streets have a colour of their own. */
export function streetColour(kind: StreetKind, zoom: number): string {
  const isMain = kind === 'primary' || kind === 'secondary';
  return zoom < 13.4 && !isMain ? 'var(--m-case)' : STREET_COLOUR[kind][0];
}

/** The edge on both sides of a street; empty where it has none. */
export const streetCasing = (kind: StreetKind): string => STREET_COLOUR[kind][1];

/** Dashes in metres, `m` metres a point. */
export function streetDashes(kind: StreetKind, m: number): string | undefined {
  if (kind === 'path') return `${4 * m} ${3 * m}`;
  return kind === 'steps' ? `${1.5 * m} ${1.5 * m}` : undefined;
}

export function lineDashes(kind: MapLine['kind'], m: number): string | undefined {
  if (kind === 'walk') return `${0.1 * m} ${9 * m}`;
  return kind === 'measure' ? `${8 * m} ${6 * m}` : undefined;
}

/** Whether a point lies in one of the boxes that are drawn; null draws the whole city. */
export const isKnown = (known: readonly Box[] | null, p: Point): boolean =>
  known === null || known.some(b => p.x >= b.left && p.x <= b.right && p.y >= b.top && p.y <= b.bottom);
