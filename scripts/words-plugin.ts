import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Files of words: `words.ts`, and `words.zh.ts` in another language. */
const FILE = /[\\/](?:words|common)(?:\.[a-z]+)?\.ts$/;

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  key?: Node;
}

/** Every property value that is a text, wherever it stands. */
function* textsIn(node: unknown): Generator<Node & { value: string }> {
  if (Array.isArray(node)) {
    for (const child of node) yield* textsIn(child);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as Node;
  if (type === 'Property') {
    const text = value as Node;
    if (text.type === 'Literal' && typeof text.value === 'string') yield text as Node & { value: string };
  }
  for (const child of Object.values(node)) yield* textsIn(child);
}

/**
 * Parses messages at build time, as `formatjs compile --ast` does: a message with placeholders becomes its tree, one without
 * stays text. The parser itself is left out of the page.
 */
export const wordsPlugin = (): Plugin => ({
  name: 'words',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  }),
  transform: {
    filter: { id: FILE },
    handler(code) {
      const tree = this.parse(code, { lang: 'ts' } as object);
      let out = code;
      const found = [...textsIn(tree)].filter(({ value }) => /[{<]/.test(value));
      // From the end, so that the offsets of those before stay.
      for (const { start, end, value } of found.sort((a, b) => b.start - a.start))
        out = out.slice(0, start) + JSON.stringify(parse(value, { captureLocation: false })) + out.slice(end);
      return { code: out, map: null };
    },
  },
});
