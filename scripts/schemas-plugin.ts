import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { nodesIn, type Node } from './syntax.ts';

/** Modules whose top-level constants only hold values: rules and schemas. */
const VALUES = /[\\/](?:apps[\\/][a-z]+[\\/](?!ui[\\/])|src[\\/](?:state|protocol|sdk[\\/]core)[\\/]).*\.ts$/;

const PAGE_TYPES = fileURLToPath(new URL('./page-types.ts', import.meta.url));
const TYPES = '\0typebox';

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** Calls that run while a value is made: those in functions are left out. */
function* callsIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const child of node) yield* callsIn(child);
    return;
  }
  if (typeof node !== 'object' || node === null || isFunction(node as Node)) return;
  if ((node as Node).type === 'CallExpression') yield node as Node;
  for (const child of Object.values(node)) yield* callsIn(child);
}

/** The values of a module's constants. */
const constants = ({ body = [] }: { body?: Node[] }): (Node | undefined)[] =>
  body
    .map(({ declaration, ...statement }) => declaration ?? (statement as Node))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations = [] }) => declarations.map(({ init }) => init));

/** The schema of an app's state, where the app is defined. */
const stateOf = ({ callee, arguments: args = [] }: Node): Node[] =>
  callee?.name === 'defineApp' ? (args[0]?.properties ?? []).filter(({ key }) => key?.name === 'state') : [];

/**
 * Leaves out of the page the schemas that it checks nothing with: it checks the arguments of actions, and the server the states of apps
 * and phones. A constant of a module of rules or schemas that nothing reads is left out, whatever made it.
 */
export const schemasPlugin = (): Plugin => ({
  name: 'schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source === 'typebox' ? TYPES : null),
  load: id => (id === TYPES ? `export * as Type from ${JSON.stringify(PAGE_TYPES)};` : null),
  transform: {
    filter: { id: VALUES },
    handler(code) {
      const tree = this.parse(code, { lang: 'ts' } as object) as { body?: Node[] };
      const edits = [
        ...[...callsIn(constants(tree))].map(({ start }) => ({
          start,
          end: start,
          text: '/* @__PURE__ */ ',
        })),
        ...[...nodesIn(tree)].flatMap(stateOf).map(({ start, end }) => ({ start, end, text: 'state: {}' })),
      ];
      let out = code;
      // From the end, so that the offsets of those before stay.
      for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
        out = out.slice(0, start) + text + out.slice(end);
      return { code: out, map: null };
    },
  },
});
