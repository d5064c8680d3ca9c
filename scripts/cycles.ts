import type { ImportEdge } from './imports.ts';

/** One cycle: each edge begins where the one before ends, and the last ends where the first begins. */
export interface Cycle {
  edges: readonly ImportEdge[];
  /** How many more nodes lie on cycles with these. */
  more: number;
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, ImportEdge>>;

/** Edges by start and end. A run-time import comes before a type-only one. */
function graph(edges: readonly ImportEdge[]): Graph {
  const out = new Map<string, Map<string, ImportEdge>>();
  for (const edge of edges) {
    const from = out.get(edge.from) ?? new Map<string, ImportEdge>();
    out.set(edge.from, from);
    if (from.get(edge.to)?.typeOnly !== false) from.set(edge.to, edge);
  }
  return out;
}

/** Strongly connected components (Tarjan). A single node counts only if it imports itself. */
function components(all: Graph): string[][] {
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
    const component = open.splice(open.indexOf(at));
    if (component.length > 1 || all.get(at)?.has(at)) found.push(component.sort());
  };
  for (const at of [...all.keys()].sort()) if (!index.has(at)) visit(at);
  return found;
}

/** The shortest cycle through a node, inside its component. */
function shortestCycle(all: Graph, start: string, component: ReadonlySet<string>): ImportEdge[] {
  const paths: ImportEdge[][] = [[]];
  const visited = new Set<string>();
  for (const path of paths) {
    const next = all.get(path.at(-1)?.to ?? start) ?? new Map<string, ImportEdge>();
    for (const [to, edge] of next) {
      if (to === start) return [...path, edge];
      if (!component.has(to) || visited.has(to)) continue;
      visited.add(to);
      paths.push([...path, edge]);
    }
  }
  throw new Error(`${start} is in no cycle`);
}

/** The cycles among the edges, type imports included: the shortest of each strongly connected component. */
export function cyclesOf(edges: readonly ImportEdge[]): Cycle[] {
  const all = graph(edges);
  return components(all).map(component => {
    const inside = new Set(component);
    const cycles = component.map(start => shortestCycle(all, start, inside));
    const [shortest] = cycles.sort((a, b) => a.length - b.length);
    return { edges: shortest!, more: component.length - shortest!.length };
  });
}

/** An edge between areas, and the first import that causes it. */
export interface AreaEdge extends ImportEdge {
  by: ImportEdge;
}

/** The edges between areas. `areaOf` gives the area of a file; packages have none. */
export function betweenAreas(
  edges: readonly ImportEdge[],
  areaOf: (file: string) => string | undefined,
): AreaEdge[] {
  return edges.flatMap(by => {
    const [from, to] = [areaOf(by.from), areaOf(by.to)];
    return from === undefined || to === undefined || from === to
      ? []
      : [{ from, to, typeOnly: by.typeOnly, by }];
  });
}

const line = ({ from, to, typeOnly }: ImportEdge) => `${from} imports ${to}${typeOnly ? ' (types)' : ''}`;

/** Prints a cycle, one import a line, in order. One of them has to go. */
export function describeCycle({ edges, more }: Cycle): string {
  const lines = edges.map(edge =>
    'by' in edge ? `${line(edge)}: ${line(edge.by as ImportEdge)}` : line(edge),
  );
  return [
    `${edges.length} in a cycle${more > 0 ? `, and ${more} more in cycles with them` : ''}:`,
    ...lines.map(text => `  ${text}`),
  ].join('\n');
}
