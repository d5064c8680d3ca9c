import type { Element } from '../../../src/protocol/observation.ts';
import { accessibleText } from '../../../src/protocol/accessible-text.ts';

/** A node of the screen in UI Automator's terms. */
export interface Node {
  element: Element | undefined;
  text: string;
  description: string;
  className: string;
  packageName: string;
  resourceId: string;
  index: number;
  bounds: readonly [number, number, number, number];
  states: Partial<Element['states']>;
  parent: Node | undefined;
  children: Node[];
}

/** The elements of an observation as one tree below the window's frame. */
export function treeOf(
  elements: readonly Element[],
  size: { width: number; height: number },
  packageName: string,
): Node {
  const root: Node = {
    element: undefined,
    text: '',
    description: '',
    className: 'android.widget.FrameLayout',
    packageName,
    resourceId: '',
    index: 0,
    bounds: [0, 0, size.width, size.height],
    states: { enabled: true },
    parent: undefined,
    children: [],
  };
  const nodes = new Map<number, Node>();
  for (const e of elements) {
    const parent = (e.parent === null ? undefined : nodes.get(e.parent)) ?? root;
    const node: Node = {
      element: e,
      ...accessibleText(e),
      className: e.className,
      packageName: e.package,
      resourceId: e.resourceId,
      index: parent.children.length,
      bounds: e.bounds as [number, number, number, number],
      states: e.states,
      parent,
      children: [],
    };
    parent.children.push(node);
    nodes.set(e.index, node);
  }
  return root;
}

/** A node and all below it, parents first. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* within(child);
}

export const centreOf = ({ bounds: [l, t, r, b] }: Node): [number, number] => [
  Math.floor((l + r) / 2),
  Math.floor((t + b) / 2),
];

const rect = ([left, top, right, bottom]: Node['bounds']) => ({ left, top, right, bottom });

/** A node's info as clients receive it. */
export function infoOf(node: Node) {
  const { states } = node;
  return {
    bounds: rect(node.bounds),
    visibleBounds: rect(node.bounds),
    childCount: node.children.length,
    className: node.className,
    contentDescription: node.description,
    packageName: node.packageName,
    resourceName: node.resourceId || null,
    text: node.text,
    checkable: states.checkable ?? false,
    checked: states.checked ?? false,
    clickable: states.clickable ?? false,
    enabled: states.enabled ?? false,
    focusable: states.focusable ?? false,
    focused: states.focused ?? false,
    longClickable: states.longClickable ?? false,
    scrollable: states.scrollable ?? false,
    selected: states.selected ?? false,
  };
}
