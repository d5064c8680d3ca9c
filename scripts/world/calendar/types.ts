/** A line of the calendar as it is written by hand; scripts/world/calendar/build.ts makes an event of it. */
export interface Line {
  id: string;
  title: string;
  in: 'personal' | 'work' | 'family' | 'holidays';
  /** First day; with hours `18:30-20:00`, without them the whole day (to `to`, the last day). */
  on: string;
  at?: string;
  to?: string;
  /** Place of scripts/world/places.ts, or words. */
  place?: string;
  notes?: string;
  /** Minutes before. */
  remind?: readonly number[];
  repeat?: {
    every: 'day' | 'week' | 'month' | 'year';
    interval?: number;
    weekdays?: readonly number[];
    monthly?: 'date' | 'nth' | 'last';
    until?: string;
    count?: number;
  };
  /** Days of a series that do not take place, or stand alone. */
  skip?: readonly string[];
  /** Stands in place of an occurrence of a series. */
  of?: readonly [series: string, date: string];
  /** People of the cast and their answers. */
  guests?: readonly (readonly [person: string, answer: 'yes' | 'no' | 'maybe' | 'waiting'])[];
  /** Who invited. */
  by?: string;
  answer?: 'yes' | 'no' | 'maybe' | 'waiting';
  colour?: string;
  free?: boolean;
}
