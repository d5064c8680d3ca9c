import type { Plugin } from 'vite';
import { nodesIn, type Node } from './syntax.ts';

/** Modules of an app's rules: all but its screens. */
const RULES = /[\\/]apps[\\/][a-z]+[\\/](?!ui[\\/]).*\.ts$/;

const isText = ({ type, value }: Node): boolean => type === 'Literal' && typeof value === 'string';

/** The name of a function that is declared here and takes a description first: `const Day = (description: string) => ...`. */
function describer({ type, id, init }: Node): string | undefined {
  if (type !== 'VariableDeclarator' || init?.type !== 'ArrowFunctionExpression') return undefined;
  return init.params?.[0]?.name === 'description' ? id?.name : undefined;
}

/** Whether a call makes a schema: `Type.String(...)`, or `Cents(...)`, whose names begin with a capital. */
const makesSchema = ({ name, object }: Node): boolean => object?.name === 'Type' || /^[A-Z]/.test(name ?? '');

/** The texts in a call that only document: the `description` of a schema, and what an action is said to do. */
function documentation({ callee, arguments: args = [] }: Node, describers: ReadonlySet<string>): Node[] {
  if (callee === undefined) return [];
  if (callee.name === 'action' || describers.has(callee.name ?? '')) return args.slice(0, 1);
  if (!makesSchema(callee)) return [];
  const options = args.flatMap(({ properties = [] }) => properties);
  return options.filter(({ key }) => key?.name === 'description').map(({ value }) => value as Node);
}

/**
 * Leaves out of the page what documents an app's rules: descriptions in its schemas and of its actions, which the server and the
 * documents read from the sources.
 */
export const documentationPlugin = (): Plugin => ({
  name: 'documentation',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: RULES },
    handler(code) {
      const nodes = [...nodesIn(this.parse(code, { lang: 'ts' } as object))];
      const describers = new Set(nodes.flatMap(node => describer(node) ?? []));
      const texts = nodes.flatMap(node => documentation(node, describers)).filter(isText);
      let out = code;
      // From the end, so that the offsets of those before stay.
      for (const { start, end } of texts.sort((a, b) => b.start - a.start))
        out = `${out.slice(0, start)}''${out.slice(end)}`;
      return { code: out, map: null };
    },
  },
});
