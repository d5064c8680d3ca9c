import { XMLParser } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

/** A node of a dump, with the attributes that clients use. */
export interface Node {
  text: string;
  /** Its label: for a text field, not its content. */
  name: string;
  id: string;
  kind: string;
  app: string;
  clickable: boolean;
  checked: boolean;
  checkable: boolean;
  bounds: [left: number, top: number, right: number, bottom: number];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: name => name === 'node',
});
interface Raw {
  node?: Raw[];
  text?: string;
  class?: string;
  package?: string;
  clickable?: string;
  checked?: string;
  checkable?: string;
  bounds?: string;
  'resource-id'?: string;
  'content-desc'?: string;
}

/** All nodes of a `uiautomator dump`, parents before their children. Throws if the text is not a dump. */
export function nodesOf(dump: string): Node[] {
  const at = dump.indexOf('<?xml');
  const end = dump.lastIndexOf('</hierarchy>');
  if (at < 0 || end < 0) throw new Error(`No hierarchy: ${dump.slice(0, 200)}`);
  const { hierarchy } = parser.parse(dump.slice(at, end + '</hierarchy>'.length)) as { hierarchy: Raw };
  const under = ({ node = [] }: Raw): Node[] =>
    node.flatMap(raw => [
      {
        text: raw.text ?? '',
        name: raw['content-desc'] ?? '',
        id: raw['resource-id'] ?? '',
        kind: raw.class ?? '',
        app: raw.package ?? '',
        clickable: raw.clickable === 'true',
        checked: raw.checked === 'true',
        checkable: raw.checkable === 'true',
        bounds: [...raw.bounds!.matchAll(/\d+/g)].map(Number) as Node['bounds'],
      },
      ...under(raw),
    ]);
  return under(hierarchy);
}

/** The first clickable node with this name, or whose text begins with it. Throws and lists the nodes if there is none. */
export function findNode(nodes: readonly Node[], text: string): Node {
  const touched = nodes.filter(node => node.clickable);
  const found =
    touched.find(node => node.text === text || node.name === text) ??
    touched.find(node => node.text.startsWith(text));
  if (!found)
    throw new Error(
      `Nothing to touch is called "${text}", only ${touched.map(node => `"${node.text || node.name}"`).join(', ')}`,
    );
  return found;
}

export const middle = ({ bounds: [l, t, r, b] }: Pick<Node, 'bounds'>): [x: number, y: number] => [
  Math.round((l + r) / 2),
  Math.round((t + b) / 2),
];

/** Expects a PNG of the whole screen that is not blank. */
export function expectScreen(bytes: Uint8Array): void {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  expect({ width, height }).toEqual({ width: 1080, height: 2400 });
  expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBeGreaterThan(20);
}
