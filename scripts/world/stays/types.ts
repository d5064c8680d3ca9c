import type { Facility, Kind, Room, ScoreKey } from '../../../apps/stays/state.ts';

/** How the front of a property is drawn. */
export interface Front {
  storeys: number;
  bays: number;
  wall: string;
  roof: string;
  door: string;
  style: 'gable' | 'flat' | 'hip' | 'thatch' | 'arch' | 'pagoda' | 'poles' | 'tower' | 'barn';
  sky?: 'day' | 'dusk' | 'grey' | 'night';
  at?: 'sea' | 'street' | 'meadow' | 'hill' | 'lake';
}
export type RoomRow = readonly [
  id: string,
  name: string,
  beds: string,
  sleeps: number,
  sqm: number,
  weekday: number,
  weekend: number,
  stock: number,
  more?: { cot?: boolean; view?: string; picture?: string },
];
/** A property as it is written down here; what is left out is usual. */
export interface Entry {
  id: string;
  name: string;
  place: string;
  kind: Kind;
  stars?: number;
  district: string;
  address: string;
  /** Metres east and north of the centre. */ at: readonly [number, number];
  stationM: number;
  describe: string;
  front: Front;
  facilities: readonly Facility[];
  breakfast?: number | null;
  cleaning?: number;
  tax?: number;
  pet?: number | null;
  deposit?: number | null;
  saver?: boolean;
  free?: number;
  half?: number;
  confirms?: 'atOnce' | 'host';
  steady?: boolean;
  min?: number;
  weekend?: number;
  closed?: readonly number[];
  hours?: readonly [checkIn: string, until: string, checkOut: string];
  quiet?: readonly [from: string, until: string];
  smoking?: boolean;
  children?: boolean;
  rules: string;
  host: string;
  portrait?: string;
  since?: number;
  replies?: number;
  phone: string;
  /** clean, staff, location, quiet, value. */ scores: readonly [number, number, number, number, number];
  rated: number;
  rooms: readonly RoomRow[];
  /** From whom, country, with whom, month, score, good, bad, reply, of what it speaks. */
  reviews?: readonly (readonly [
    name: string,
    from: string,
    who: 'solo' | 'couple' | 'family' | 'friends' | 'work',
    month: string,
    score: number,
    good: string,
    bad?: string,
    reply?: string,
    about?: readonly ScoreKey[],
  ])[];
  pictures?: readonly string[];
}
export type { Room };
