import { parseAst } from 'vite';
import type { TemplateModel } from './template-model.ts';

/** Properties that belong to the model alone: its place in other benchmarks and on real devices. */
const LEFT_OUT = ['counterpart', 'probe', 'slate'];

/** A node of the syntax tree (ESTree with TypeScript); offsets are into the source text. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isProperty = (node: Node): node is Node & { key: Node; value: Node } =>
  node.type === 'Property' && node['computed'] === false;

const isLeftOut = (node: Node): boolean => isProperty(node) && LEFT_OUT.includes(String(node.key['name']));

/** The children of a node that can refer to a declaration: no property names, nothing that is left out. */
function referringChildren(node: Node): Node[] {
  if (isProperty(node)) return [node.value];
  if (node.type === 'MemberExpression' && node['computed'] === false) return [node['object'] as Node];
  return childrenOf(node);
}

/** Every identifier under a node that can refer to a declaration. */
function referencesIn(node: Node): (Node & { name: string })[] {
  if (isLeftOut(node)) return [];
  const below = referringChildren(node).flatMap(referencesIn);
  return node.type === 'Identifier' ? [node as Node & { name: string }, ...below] : below;
}

const namesIn = (node: Node): string[] => referencesIn(node).map(({ name }) => name);

const declarationOf = (statement: Node): Node =>
  statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node) : statement;

function declaredBy(statement: Node): string[] {
  const declaration = declarationOf(statement);
  if (declaration.type !== 'VariableDeclaration')
    return isNode(declaration['id']) ? [String(declaration['id']['name'])] : [];
  return (declaration['declarations'] as Node[]).flatMap(({ id }) => namesIn(id as Node));
}

/** The statements that `target` needs, itself included, and every name they refer to. */
function neededBy(target: Node, statements: readonly Node[]) {
  const needed = new Set([target]);
  const names = new Set(namesIn(target));
  for (let before = 0; before !== needed.size;) {
    before = needed.size;
    for (const statement of statements) {
      if (needed.has(statement) || !declaredBy(statement).some(name => names.has(name))) continue;
      needed.add(statement);
      for (const name of namesIn(statement)) names.add(name);
    }
  }
  return { needed, names };
}

/** An import without the names that are not used; paths from another suite's folder are made to hold in `suite`. */
function importEdits(node: Node, names: ReadonlySet<string>, from: string, suite: string): Edit[] {
  const specifiers = node['specifiers'] as Node[];
  const isUsed = ({ local }: Node) => names.has(String((local as Node)['name']));
  if (specifiers.length > 0 && !specifiers.some(isUsed))
    return [{ start: node.start, end: node.end, text: '' }];
  const source = node['source'] as Node;
  const path = String(source['value']).replace(/^\.\//, from === suite ? './' : `../${from}/`);
  const unused = specifiers.filter(specifier => !isUsed(specifier));
  return [
    { start: source.start, end: source.end, text: `'${path}'` },
    ...unused.map(({ start, end }) => ({ start, end, text: '' })),
  ];
}

/** Edits that take out what belongs to the model alone and put the new id and name in the place of the model's. */
function statementEdits(node: Node, text: string, replaced: Readonly<Record<string, string>>): Edit[] {
  if (isLeftOut(node)) {
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
    return [{ start: node.start, end: node.end + comma, text: '' }];
  }
  // Only an id has a slash: a string that is spelt like the model's export means something else.
  const literal = node.type === 'Literal' ? String(node['value']) : '';
  if (literal.includes('/') && Object.hasOwn(replaced, literal))
    return [{ start: node.start, end: node.end, text: `'${replaced[literal]}'` }];
  const edits = referringChildren(node).flatMap(child => statementEdits(child, text, replaced));
  if (node.type !== 'Identifier' || !Object.hasOwn(replaced, String(node['name']))) return edits;
  const name = String(node['name']);
  return [...edits, { start: node.start, end: node.start + name.length, text: replaced[name]! }];
}

/** Another statement of the file is the copy's own, so it is not exported. */
const withoutExport = (statement: Node): Edit[] =>
  statement.type === 'ExportNamedDeclaration'
    ? [{ start: statement.start, end: declarationOf(statement).start, text: '' }]
    : [];

function edited(text: string, start: number, end: number, edits: readonly Edit[]): string {
  const fromTheEnd = [...edits].sort((a, b) => b.start - a.start);
  return fromTheEnd.reduce(
    (result, edit) => result.slice(0, edit.start - start) + edit.text + result.slice(edit.end - start),
    text.slice(start, end),
  );
}

/** Empty places that unused names leave in an import's braces. */
const tidyImport = (line: string): string => line.replace(/\{[\s,]+/, '{ ').replace(/,(\s*,)+/g, ',');

const declaresTask = (statement: Node, text: string, id: string): boolean =>
  new RegExp(`\\btask\\(\\s*'${id}'`).test(text.slice(statement.start, statement.end));

/** One template of the model's file, with the declarations that it needs, under another id and name. */
export function copyTemplate({ task, text }: TemplateModel, id: string, exportName: string): string {
  const statements = parseAst(text, { lang: 'ts' }).body as unknown as Node[];
  const declarations = statements.filter(({ type }) => type !== 'ImportDeclaration');
  const target = declarations.find(statement => declaresTask(statement, text, task.id))!;
  const { needed, names } = neededBy(target, declarations);
  const replaced = { [task.id]: id, [declaredBy(target)[0]!]: exportName };
  const suite = id.split('/')[0]!;
  const parts = statements.map((statement, i) => {
    if (statement.type === 'ImportDeclaration') {
      const edits = importEdits(statement, names, task.suite, suite);
      return tidyImport(edited(text, statement.start, statement.end, edits));
    }
    if (!needed.has(statement)) return '';
    // Comments stand between statements.
    const start = statements[i - 1]?.end ?? 0;
    const own = statement === target ? [] : withoutExport(statement);
    return edited(text, start, statement.end, [...own, ...statementEdits(statement, text, replaced)]);
  });
  const header = `// This started as a copy of ${task.id}. Replace the goal, the set-up, the expected change and the solver.`;
  return `${[header, ...parts.filter(part => part !== '')].join('\n').trimEnd()}\n`;
}
