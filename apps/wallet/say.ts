import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { words as english } from './words.ts';
import { words as chinese } from './words.zh.ts';

type Key = keyof typeof english;
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  const counted = message.replace(PLURAL, (_, name: string, one: string, other: string) =>
    (values[name] === 1 ? one : other).replaceAll('#', String(values[name])),
  );
  return counted.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Says the app's words in the language of a BCP 47 tag: Chinese or, for all others, English. */
export function sayIn(tag: string): Say {
  const words: Readonly<Record<Key, string>> = /^zh\b/i.test(tag) ? chinese : english;
  return (key, values = {}) => fill(words[key], values);
}
/** Says the app's words in the phone's language, for rules. */
export const saying = (ctx: Pick<Ctx, 'os'>): Say => sayIn(ctx.os.settings.language);
