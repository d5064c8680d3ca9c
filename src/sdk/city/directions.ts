import type { City, StreetKind } from './city.ts';
import { distance, footOn, type Point } from './geometry.ts';
import { bearing, windOf } from './projection.ts';
import type { Way } from './route.ts';

export type Turn =
  | 'start'
  | 'straight'
  | 'slight-left'
  | 'left'
  | 'sharp-left'
  | 'slight-right'
  | 'right'
  | 'sharp-right'
  | 'ferry'
  | 'arrive';
export interface Step {
  turn: Turn;
  text: string;
  street: string;
  metres: number;
  seconds: number;
  at: Point;
}

/** The turn where the route bends by so many degrees, clockwise. */
export function turnOf(degrees: number): Turn {
  const d = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const size = Math.abs(d);
  if (size < 24) return 'straight';
  const side = d < 0 ? 'left' : 'right';
  if (size < 55) return `slight-${side}`;
  return size < 130 ? side : `sharp-${side}`;
}

const WORDS: Partial<Record<Turn, string>> = {
  straight: 'Continue onto',
  'slight-left': 'Bear left onto',
  left: 'Turn left onto',
  'sharp-left': 'Turn sharp left onto',
  'slight-right': 'Bear right onto',
  right: 'Turn right onto',
  'sharp-right': 'Turn sharp right onto',
};

/** The direction in which a line begins or ends, over its first or last 20 metres. */
function heading(points: readonly Point[], end: boolean): number {
  const line = end ? [...points].reverse() : points;
  const far = line.find(p => distance(line[0]!, p) >= 20) ?? line.at(-1)!;
  return end ? bearing(far, line[0]!) : bearing(line[0]!, far);
}

function instruction(turn: Turn, { kind, street }: { kind: StreetKind; street: string }): string {
  if (kind !== 'steps') return `${WORDS[turn]} ${street}`;
  const side = turn.endsWith('left') ? 'left' : 'right';
  return `${turn === 'straight' ? 'Go straight' : `Turn ${side}`} and take ${street}`;
}

/** Turn-by-turn directions: one step for each street, and the arrival at the end. */
export function stepsOf(city: City, way: Way, destination = 'your destination'): Step[] {
  const parts: { street: string; kind: StreetKind; points: Point[]; metres: number; seconds: number }[] = [];
  for (const s of way.stretches) {
    const { street } = city.edges[s.edge]!;
    const last = parts.at(-1);
    if (s.points.length < 2) continue;
    if (last && last.street === street.name) {
      last.points.push(...s.points.slice(1));
      last.metres += s.metres;
      last.seconds += s.seconds;
    } else
      parts.push({
        street: street.name,
        kind: street.kind,
        points: [...s.points],
        metres: s.metres,
        seconds: s.seconds,
      });
  }
  // A few metres along a crossing street get no instruction of their own.
  const announced = parts.filter((p, i) => i === 0 || i === parts.length - 1 || p.metres >= 12);
  const steps = announced.map((p, i): Step => {
    const base = { street: p.street, metres: p.metres, seconds: p.seconds, at: p.points[0]! };
    if (p.kind === 'ferry') return { ...base, turn: 'ferry', text: `Take the ${p.street}` };
    if (i === 0)
      return { ...base, turn: 'start', text: `Head ${windOf(heading(p.points, false))} on ${p.street}` };
    const turn = turnOf(heading(p.points, false) - heading(announced[i - 1]!.points, true));
    return { ...base, turn, text: instruction(turn, p) };
  });
  const last = announced.at(-1);
  const foot = last && last.points.length > 1 ? footOn(last.points, way.to) : null;
  const side = foot && foot.off > 6 ? `, on the ${foot.side > 0 ? 'right' : 'left'}` : '';
  return [
    ...steps,
    {
      turn: 'arrive',
      text: `Arrive at ${destination}${side}`,
      street: '',
      metres: 0,
      seconds: 0,
      at: way.to,
    },
  ];
}
