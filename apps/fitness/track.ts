import {
  ascentOf,
  degreesOf,
  distance,
  elevationAt,
  harrowBay as city,
  lengthOf,
  metresOf,
  pointAlong,
  type Point,
} from '../../src/sdk/city/index.ts';

export interface Degrees {
  latitude: number;
  longitude: number;
}

function number(value: number): string {
  let v = value < 0 ? ~(value << 1) : value << 1;
  let out = '';
  while (v >= 0x20) {
    out += String.fromCharCode((0x20 | (v & 0x1f)) + 63);
    v >>= 5;
  }
  return out + String.fromCharCode(v + 63);
}

/** A line as text, five decimals (the encoded polyline format, with latitude before longitude). */
export function encoded(points: readonly Degrees[]): string {
  let [lat, lon] = [0, 0];
  let out = '';
  for (const p of points) {
    const [a, b] = [Math.round(p.latitude * 1e5), Math.round(p.longitude * 1e5)];
    out += number(a - lat) + number(b - lon);
    [lat, lon] = [a, b];
  }
  return out;
}

export function decoded(text: string): Degrees[] {
  const points: Degrees[] = [];
  let at = 0;
  const next = () => {
    let [shift, value, byte] = [0, 0, 0x20];
    while (byte >= 0x20 && at < text.length) {
      byte = text.charCodeAt(at++) - 63;
      value |= (byte & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  for (let [lat, lon] = [0, 0]; at < text.length;) {
    lat += next();
    lon += next();
    points.push({ latitude: lat / 1e5, longitude: lon / 1e5 });
  }
  return points;
}

/** A track on the plane of the town, with what is asked of it often. */
export interface Line {
  points: readonly Point[];
  metres: number;
  /** Metres along and metres climbed at each point. */ along: readonly number[];
  climbed: readonly number[];
}

const MOST_KEPT = 64;
const kept = new Map<string, Line>();
/** The line of a text; the last ones are kept. */
export function lineOf(track: string): Line {
  const known = kept.get(track);
  if (known) return known;
  const line = makeLine(decoded(track).map(p => metresOf(p)));
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(track, line);
  return line;
}

function makeLine(points: Point[]): Line {
  const along = [0];
  const climbed = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const long = distance(a, b);
    // Hills lie between corners too.
    const steps = Math.max(1, Math.ceil(long / 60));
    along.push(along[i - 1]! + long);
    climbed.push(
      climbed[i - 1]! +
        ascentOf(
          Array.from({ length: steps + 1 }, (_, n) => ({
            x: a.x + ((b.x - a.x) * n) / steps,
            y: a.y + ((b.y - a.y) * n) / steps,
          })),
        ),
    );
  }
  return { points, metres: points.length > 1 ? along.at(-1)! : 0, along, climbed };
}

/** Where one is after so many metres: on from its start again where the line is shorter. */
export function placeOn(line: Line, metres: number): Point & { angle: number } {
  return pointAlong(
    line.points,
    line.metres > 0 ? (metres >= line.metres ? metres % line.metres : metres) : 0,
  );
}

/** Metres climbed after so many metres of a line, going round. */
export function climbAt(line: Line, metres: number): number {
  if (line.metres <= 0) return 0;
  const rounds = Math.floor(metres / line.metres);
  const rest = metres - rounds * line.metres;
  let i = line.along.findIndex(a => a > rest);
  if (i < 0) i = line.along.length;
  const [from, to] = [line.along[i - 1]!, line.along[i] ?? line.metres];
  const share = to > from ? (rest - from) / (to - from) : 0;
  return (
    rounds * line.climbed.at(-1)! +
    line.climbed[i - 1]! +
    share * ((line.climbed[i] ?? line.climbed.at(-1)!) - line.climbed[i - 1]!)
  );
}

/** What was gone of a line that is gone round: its points, to the last metre. */
export function goneOf(line: Line, metres: number): Point[] {
  if (line.points.length < 2 || metres <= 0) return line.points.slice(0, 1) as Point[];
  const out: Point[] = [];
  for (let left = metres; left > 0; left -= line.metres) {
    const upTo = Math.min(left, line.metres);
    out.push(...line.points.filter((_, i) => line.along[i]! < upTo), pointAlong(line.points, upTo));
  }
  return out.map(({ x, y }) => ({ x, y })).filter((p, i, all) => i === 0 || distance(all[i - 1]!, p) > 0.5);
}

/** Metres above the sea at `count` + 1 points spread evenly over a line. */
export const heightsOf = (line: Line, count: number): number[] =>
  Array.from(
    { length: count + 1 },
    (_, i) => Math.round(elevationAt(city, pointAlong(line.points, (line.metres * i) / count)) * 10) / 10,
  );

export const degreesOfLine = (points: readonly Point[]): Degrees[] => points.map(p => degreesOf(p));
export { lengthOf, metresOf, degreesOf };
