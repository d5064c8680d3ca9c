import { type Activity } from '../state.ts';
import { decoded, encoded } from '../track.ts';
import { plain } from './shared.ts';

const joined = (texts: readonly string[]): string => [...new Set(texts.filter(t => t !== ''))].join('\n');
/** Several activities as one: the earlier first, its name and type. */
export function merged(rows: readonly Activity[]): Activity {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const sum = (of: (a: Activity) => number) => rows.reduce((n, a) => n + of(a), 0);
  const [seconds, metres] = [sum(a => a.seconds), sum(a => a.metres)];
  const hearts = rows.filter(a => a.heart !== null);
  let before = 0;
  const markers = rows.flatMap(a => {
    const moved = a.markers.map(m => ({ ...m, metres: m.metres + before }));
    before += a.metres;
    return moved;
  });
  const tracks = rows.filter(a => a.track !== '');
  return {
    ...plain(first),
    seconds,
    metres,
    climb: sum(a => a.climb),
    elapsed: Math.max(seconds, Math.round((last.startedAt - first.startedAt) / 1000) + last.elapsed),
    heart:
      hearts.length > 0
        ? Math.round(
            hearts.reduce((n, a) => n + a.heart! * a.seconds, 0) /
              Math.max(
                1,
                hearts.reduce((n, a) => n + a.seconds, 0),
              ),
          )
        : null,
    maxHeart: hearts.length > 0 ? Math.max(...hearts.map(a => a.maxHeart ?? a.heart!)) : null,
    effort: Math.max(...rows.map(a => a.effort)),
    notes: joined(rows.map(a => a.notes)),
    track: tracks.length > 0 ? encoded(tracks.flatMap(a => decoded(a.track))) : '',
    splits: resplit(rows),
    laps: rows.map(a => ({ seconds: a.seconds, metres: a.metres })),
    markers,
    photos: [...new Set(rows.flatMap(a => a.photos))],
  };
}
/** Splits of several one after another: each metre takes as long as it took. */
function resplit(rows: readonly Activity[]): number[] {
  const whole = rows.reduce((n, a) => n + a.metres, 0);
  const passed = (metres: number): number => {
    let [left, done] = [metres, 0];
    for (const a of rows) {
      if (left <= a.metres) {
        const full = Math.floor(left / 1000);
        const rest = left - full * 1000;
        const long = Math.min(1000, a.metres - full * 1000);
        return (
          done +
          a.splits.slice(0, full).reduce((n, s) => n + s, 0) +
          (long > 0 ? ((a.splits[full] ?? 0) * rest) / long : 0)
        );
      }
      left -= a.metres;
      done += a.seconds;
    }
    return done;
  };
  return Array.from(
    { length: Math.ceil(whole / 1000) },
    (_, i) => Math.round(passed(Math.min(whole, (i + 1) * 1000))) - Math.round(passed(i * 1000)),
  );
}
