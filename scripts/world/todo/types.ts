/** A task as it is written by hand; scripts/world/todo/build.ts makes a row of it. Times are of Harrow Bay. */
export interface Line {
  id: string;
  title: string;
  /** `2026-03-12` or `2026-03-12 17:30`. */
  due?: string;
  /** Minutes before. */
  remind?: number;
  p?: 'low' | 'medium' | 'high';
  star?: true;
  repeat?: {
    every: 'day' | 'week' | 'month' | 'year';
    interval?: number;
    weekdays?: readonly number[];
    from?: 'completion';
  };
  /** Steps; `+` at the beginning ticks one. */
  steps?: readonly string[];
  tags?: readonly string[];
  notes?: string;
  made: string;
  done?: string;
  /** Of a completed one that repeats: the line that stands for the next time. */
  next?: string;
  binned?: string;
}
