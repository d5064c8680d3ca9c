/** A node of the syntax tree that Vite’s parser gives, as far as the plugins here read it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  object?: Node;
  properties?: Node[];
  value?: unknown;
  key?: Node;
  id?: Node;
  init?: Node;
  params?: Node[];
  callee?: Node;
  arguments?: Node[];
  declaration?: Node;
  declarations?: Node[];
}

/** A node, or a list of some, and all that is in it. */
export function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const child of node) yield* nodesIn(child);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (typeof (node as Node).type === 'string') yield node as Node;
  for (const child of Object.values(node)) yield* nodesIn(child);
}
