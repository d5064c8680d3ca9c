import { catalogue } from '../../apps/catalogue.ts';
import { read, sources } from '../../scripts/imports.ts';
import type { Words } from '../../src/sdk/core/words/words.ts';
import { words as shellWords } from '../../src/shell/words.ts';

/** A dialog in the source: where, and the names that it can have, or the expression that names it. */
export interface Site {
  app: string;
  site: string;
  names: readonly RegExp[];
}

/** The expression in braces, or the string, at the start of `text`. */
function valueAt(text: string): string {
  if (text[0] !== '{') return /^"[^"]*"/.exec(text)?.[0] ?? '';
  for (let i = 0, depth = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}' && --depth === 0) return text.slice(1, i);
  }
  return text;
}

/** English words of the file's app, or of the shell. */
const wordsOf = (file: string): Words =>
  (file.startsWith('apps/') ? catalogue.get(file.split('/')[1]!).words : shellWords) ?? {};

/** An expression with `t('key', …)` and `t(a ? 'key' : 'other')` as the texts they say; a placeholder stands for any text. */
const said = (expression: string, words: Words): string =>
  expression.replace(/'(\w+)'(?:,\s*\{(?:[^{}]|\{[^{}]*\})*\})?/g, (all, key: string) => {
    const text = words[key];
    if (text === undefined) return all;
    return `\`${text.replace(/<[^>]*>/g, '').replace(/\{(\w+)\}/g, '${$1}')}\``;
  });

/** The words of an expression as patterns; each branch of a condition is a name of its own. */
function namesIn(expression: string, words: Words): RegExp[] {
  const text = said(expression.replace(/[!=]==\s*'[^']*'/g, ''), words);
  return [...text.matchAll(/"([^"]+)"|'([^']+)'|`((?:[^`$]|\$\{[^}]*\})+)`/g)].map(
    ([, a, b, c]) =>
      new RegExp(
        `^${(a ?? b ?? c)!
          .split(/\$\{[^}]*\}/)
          .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );
}

/** Whether two sites are one, however the formatter breaks their expressions and sets parentheses. */
export const isSameSite = (a: string, b: string): boolean => withoutLayout(a) === withoutLayout(b);

const withoutLayout = (text: string) => text.replace(/[\s()]+/g, '');

/** Every dialog, sheet, menu and other modal that the shell or an app draws. */
export function dialogSites(): Site[] {
  return sources(['src/shell', 'apps'])
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => {
      const text = read(file);
      return [...text.matchAll(/<(?:Dialog|ConfirmDialog|Sheet|Menu)\s|aria-modal="true"/g)].map(
        ({ index }): Site => {
          const rest = text.slice(index);
          const named = /\b(?:title|label|aria-label)=(?=["{])/.exec(rest);
          const expression = named ? valueAt(rest.slice(named.index + named[0].length)) : '';
          return {
            app: file.startsWith('apps/') ? file.split('/')[1]! : 'shell',
            site: `${file} ${expression}`,
            names: namesIn(expression, wordsOf(file)),
          };
        },
      );
    });
}
