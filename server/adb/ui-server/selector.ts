import { within, type Node } from './nodes.ts';

/** What a client looks for. The bits of `mask` say which fields count; the chain goes on to children or siblings of what was found. */
export interface Selector {
  mask: number;
  childOrSibling?: ('child' | 'sibling')[];
  childOrSiblingSelector?: Selector[];
  [field: string]: unknown;
}

/** An error that clients are sent as an exception of the server. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
export const badParams = (reason: string): RpcError =>
  new RpcError(-32_602, `java.lang.IllegalArgumentException: ${reason}`);
export const notFound = (label: string): RpcError =>
  new RpcError(-32_002, `androidx.test.uiautomator.UiObjectNotFoundException: ${label}`);

/** A Java regular expression, which has to match the whole text. Throws RpcError for one that JavaScript cannot read. */
function matcher(source: unknown): RegExp {
  const text = String(source);
  for (const flags of ['su', 's'])
    try {
      return new RegExp(`^(?:${text})$`, flags);
    } catch {
      // Java accepts some expressions that need the other flags here.
    }
  throw badParams(`${text} is not a regular expression`);
}

type Test = (node: Node, wanted: unknown) => boolean;
const equals =
  (read: (node: Node) => unknown): Test =>
  (node, wanted) =>
    read(node) === wanted;
const matches =
  (read: (node: Node) => string): Test =>
  (node, wanted) =>
    matcher(wanted).test(read(node));
const textFields = (name: string, read: (node: Node) => string): [string, Test][] => [
  [name, equals(read)],
  [`${name}Contains`, (node, wanted) => read(node).toLowerCase().includes(String(wanted).toLowerCase())],
  [`${name}Matches`, matches(read)],
  [`${name}StartsWith`, (node, wanted) => read(node).toLowerCase().startsWith(String(wanted).toLowerCase())],
];
const state = (name: keyof Node['states']): [string, Test] => [
  name,
  equals(node => node.states[name] ?? false),
];

/** The fields in the order of their bits, lowest first. `instance` comes last: it picks one of the nodes that fit. */
const FIELDS: readonly [string, Test][] = [
  ...textFields('text', node => node.text),
  ['className', equals(node => node.className)],
  ['classNameMatches', matches(node => node.className)],
  ...textFields('description', node => node.description),
  state('checkable'),
  state('checked'),
  state('clickable'),
  state('longClickable'),
  state('scrollable'),
  state('enabled'),
  state('focusable'),
  state('focused'),
  state('selected'),
  ['packageName', equals(node => node.packageName)],
  ['packageNameMatches', matches(node => node.packageName)],
  ['resourceId', equals(node => node.resourceId)],
  ['resourceIdMatches', matches(node => node.resourceId)],
  ['index', equals(node => node.index)],
];
const INSTANCE = 1 << FIELDS.length;

const isSelector = (value: unknown): value is Selector =>
  typeof value === 'object' && value !== null && typeof (value as Selector).mask === 'number';
export function selectorOf(value: unknown): Selector {
  if (!isSelector(value)) throw badParams('A selector must be an object with a mask');
  return value;
}

/** The nodes at and below one that fit a selector's fields, in order; its chain is not followed. */
function fitting(root: Node, selector: Selector): Node[] {
  const tests = FIELDS.flatMap(([name, test], bit) =>
    selector.mask & (1 << bit) ? [(node: Node) => test(node, selector[name])] : [],
  );
  return [...within(root)].filter(node => tests.every(test => test(node)));
}

const instanceOf = (selector: Selector): number =>
  selector.mask & INSTANCE ? Number(selector['instance'] ?? 0) : 0;

/** All nodes that a selector finds. Each link of its chain starts from one node: that of its instance, or the first. */
export function findAll(root: Node, selector: Selector): Node[] {
  const chain = (selector.childOrSiblingSelector ?? []).map(
    (next, i) => [selector.childOrSibling?.[i] ?? 'child', selectorOf(next)] as const,
  );
  let found = fitting(root, selector);
  let last = selector;
  for (const [relation, next] of chain) {
    const from = found[instanceOf(last)];
    const area = relation === 'child' ? from : from?.parent;
    found = area ? fitting(area, next).filter(node => node !== area) : [];
    last = next;
  }
  return last.mask & INSTANCE ? found.slice(instanceOf(last)) : found;
}
