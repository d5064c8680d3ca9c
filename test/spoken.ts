import { parseSync } from 'vite';

/** A node of a file's syntax tree. */
interface Node {
  type: string;
  [field: string]: unknown;
}

/** Attributes and properties that a person reads or hears. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'confirmLabel',
  'empty',
  'emptyTitle',
  'error',
  'hint',
  'label',
  'placeholder',
  'subtitle',
  'supporting',
  'text',
  'title',
]);
/** Functions whose last argument is shown. */
const SAID = new Set(['toast', 'showToast']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Texts that an expression can give: its branches, and not what it compares, calls or looks up. */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return [
        (node['quasis'] as Node[]).map(q => (q['value'] as { cooked: string }).cooked).join('…'),
        ...(node['expressions'] as Node[]).flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].filter(isNode).flatMap(textsOf);
    case 'LogicalExpression':
      return [node['left'], node['right']].filter(isNode).flatMap(textsOf);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return textsOf(node['expression'] as Node);
    default:
      return [];
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node['name'] ?? (isNode(node['property']) ? node['property']['name'] : '')) : '';

/** Every text of a node, and of what is in it, that is shown. */
function shownIn(node: Node, inside?: Node): string[] {
  const own = (): string[] => {
    switch (node.type) {
      case 'JSXText':
        return [node['value'] as string];
      // An expression among the children of an element.
      case 'JSXExpressionContainer':
        return inside?.type === 'JSXElement' || inside?.type === 'JSXFragment' ? textsOf(node) : [];
      case 'JSXAttribute':
        return SHOWN.has(nameOf(node['name'])) && isNode(node['value']) ? textsOf(node['value']) : [];
      case 'Property':
        return SHOWN.has(nameOf(node['key'])) && isNode(node['value']) ? textsOf(node['value']) : [];
      case 'CallExpression':
        return SAID.has(nameOf(node['callee']))
          ? (node['arguments'] as Node[]).slice(-1).flatMap(textsOf)
          : [];
      default:
        return [];
    }
  };
  return [...own(), ...children(node).flatMap(child => shownIn(child, node))];
}

/** Words in a file's source that a person would read or hear, in the order in which they stand. */
export function wordsShown(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return shownIn(program as unknown as Node)
    .map(text => text.trim())
    .filter(hasWords);
}
