import type { Arrow } from './imports.ts';

/** One way round a circle: each arrow begins where the one before ends, and the last ends where the first begins. */
export interface Circle {
  way: readonly Arrow[];
  /** How many more places lie on circles with these. */
  more: number;
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, Arrow>>;

/** The arrows by where they begin and end. One that is there at run time stands before one of types alone. */
function graph(arrows: readonly Arrow[]): Graph {
  const out = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const from = out.get(arrow.from) ?? new Map<string, Arrow>();
    out.set(arrow.from, from);
    if (from.get(arrow.to)?.typeOnly !== false) from.set(arrow.to, arrow);
  }
  return out;
}

/** The groups of places that all reach one another, by Tarjan's algorithm; a place alone only where it points at itself. */
function knots(all: Graph): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (at: string): void => {
    index.set(at, index.size);
    low.set(at, index.get(at)!);
    open.push(at);
    for (const to of all.get(at)?.keys() ?? []) {
      if (!index.has(to)) visit(to);
      if (open.includes(to)) low.set(at, Math.min(low.get(at)!, low.get(to)!));
    }
    if (low.get(at) !== index.get(at)) return;
    const knot = open.splice(open.indexOf(at));
    if (knot.length > 1 || all.get(at)?.has(at)) found.push(knot.sort());
  };
  for (const at of [...all.keys()].sort()) if (!index.has(at)) visit(at);
  return found;
}

/** The shortest way from a place back to itself, inside its knot. */
function wayRound(all: Graph, start: string, knot: ReadonlySet<string>): Arrow[] {
  const ways: Arrow[][] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    const next = all.get(way.at(-1)?.to ?? start) ?? new Map<string, Arrow>();
    for (const [to, arrow] of next) {
      if (to === start) return [...way, arrow];
      if (!knot.has(to) || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, arrow]);
    }
  }
  throw new Error(`${start} lies on no circle`);
}

/** Every circle of the arrows, types included: the shortest of each group of places that reach one another. */
export function circlesOf(arrows: readonly Arrow[]): Circle[] {
  const all = graph(arrows);
  return knots(all).map(knot => {
    const inside = new Set(knot);
    const [way] = knot.map(start => wayRound(all, start, inside)).sort((a, b) => a.length - b.length);
    return { way: way!, more: knot.length - way!.length };
  });
}

/** An arrow between areas, and the first import that draws it. */
export interface AreaArrow extends Arrow {
  by: Arrow;
}

/** The arrows between areas, where `areaOf` says to which area a file belongs. Packages belong to none. */
export function betweenAreas(
  arrows: readonly Arrow[],
  areaOf: (file: string) => string | undefined,
): AreaArrow[] {
  return arrows.flatMap(by => {
    const [from, to] = [areaOf(by.from), areaOf(by.to)];
    return from === undefined || to === undefined || from === to
      ? []
      : [{ from, to, typeOnly: by.typeOnly, by }];
  });
}

const line = ({ from, to, typeOnly }: Arrow) => `${from} imports ${to}${typeOnly ? ' (types)' : ''}`;

/** A circle as one reads it: an import a line, in the order in which they lead round. One of them has to go. */
export function describeCircle({ way, more }: Circle): string {
  const lines = way.map(arrow =>
    'by' in arrow ? `${line(arrow)}: ${line(arrow.by as Arrow)}` : line(arrow),
  );
  return [
    `${way.length} in a circle${more > 0 ? `, and ${more} more on circles with them` : ''}:`,
    ...lines.map(text => `  ${text}`),
  ].join('\n');
}
