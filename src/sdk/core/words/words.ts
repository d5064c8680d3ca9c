import { IntlMessageFormat } from 'intl-messageformat';
import { AppNotLoaded } from '../app-not-loaded.ts';
import type { Fits, ValuesOf } from './placeholders.ts';

/** Languages that the phone's own words are written in. English is the source. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages that words are translated into. */
export type Translated = Exclude<Language, 'en'>;

/** The language of the words for a BCP 47 tag: English where there are none in it. */
export const languageOf = (tag: string): Language => (/^zh\b/i.test(tag) ? 'zh' : 'en');

/** Messages by key, in ICU syntax. The build parses those that have placeholders, so a page finds trees in their place. */
export type Words = Readonly<Record<string, string>>;
type Message = string | unknown[];
type Messages = Readonly<Record<string, Message>>;

/** What fetches the words of each other language. */
export type Translations = { readonly [L in Translated]?: () => Promise<{ words: Words }> };

/** Words of another language: exactly the keys of the English ones, each with the same placeholders. */
export function translationOf<W extends Words>() {
  return <const T extends { readonly [K in keyof W]: string }>(
    words: T & {
      readonly [K in keyof T]: K extends keyof W
        ? T[K] extends string
          ? Fits<W[K], T[K]>
          : never
        : { wrong: 'The English words have no such key' };
    },
  ): T => words;
}

/** Keys of the messages without placeholders. */
export type PlainKey<W extends Words> = {
  [K in keyof W & string]: keyof ValuesOf<W[K]> extends never ? K : never;
}[keyof W & string];

type Given<S extends string, Part = string> = keyof ValuesOf<S> extends never
  ? []
  : [values: ValuesOf<S, Part>];

/** Says a message of an app, or of the phone, in one language. */
export interface Translate<W extends Words> {
  <K extends keyof W & string>(key: K, ...values: Given<W[K]>): string;
  /** In pieces, for a message with tags: `t.rich('ask', { name, b: parts => <b>{parts}</b> })`. */
  rich<K extends keyof W & string, Part>(key: K, ...values: Given<W[K], Part | string>): (Part | string)[];
  /** The language that it speaks: English where the words are not translated. */
  readonly language: Language;
}

/** Translations by the English words that they belong to. Each is put in once and never changes. */
const translations = new WeakMap<object, Partial<Record<Translated, Messages>>>();
const listeners = new Set<() => void>();
let loaded = 0;

/** Told when words of another language are there. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How often words were put in. */
export const wordsLoaded = (): number => loaded;

/** Whether words can be said in a language now, or never will be. */
export const hasWords = (words: Words, sources: Translations, language: Language): boolean =>
  language === 'en' || sources[language] === undefined || translations.get(words)?.[language] !== undefined;

/** Fetches words of a language, where there are some and they are not there yet. */
export async function loadWords(words: Words, sources: Translations, language: Language): Promise<void> {
  if (language === 'en' || hasWords(words, sources, language)) return;
  const translated = (await sources[language]!()).words;
  translations.set(words, { ...translations.get(words), [language]: translated });
  loaded++;
  for (const listener of listeners) listener();
}

/** Words of a language, where they are there. */
export const wordsIn = (words: Words, language: Language): Messages | undefined =>
  language === 'en' ? words : translations.get(words)?.[language];

type Values = Record<string, never> | undefined;

/** Formats a message; `language` decides its plurals and how a count is written. */
function formatterOf(message: Message, language: Language): IntlMessageFormat {
  return new IntlMessageFormat(message as string, language);
}

/** A message without placeholders is its own text. In Node, where nothing has parsed it, one with a brace or tag is not. */
const isPlain = (message: Message): message is string => typeof message === 'string' && !/[{<]/.test(message);

function translator<W extends Words>(messages: Messages, language: Language): Translate<W> {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat => {
    let found = formats.get(key);
    if (!found) formats.set(key, (found = formatterOf(messages[key]!, language)));
    return found;
  };
  const say = (key: string, values?: Values): string => {
    const message = messages[key]!;
    return isPlain(message) ? message : (formatOf(key).format(values) as string);
  };
  const rich = (key: string, values?: Values): unknown[] => {
    const message = messages[key]!;
    return isPlain(message)
      ? [message]
      : formatOf(key)
          .formatToParts(values)
          .map(p => p.value);
  };
  return Object.assign(say, { rich, language }) as unknown as Translate<W>;
}

/** Translators that were made, by English words and language. */
const translators = new WeakMap<object, Partial<Record<Language, Translate<Words>>>>();

/** Says words in a language; in English where they are not translated, or where the translation is not there yet. */
export function translate<W extends Words>(words: W, language: Language): Translate<W> {
  const spoken = wordsIn(words, language) ? language : 'en';
  let found = translators.get(words)?.[spoken];
  if (!found) {
    found = translator(wordsIn(words, spoken)!, spoken) as Translate<Words>;
    translators.set(words, { ...translators.get(words), [spoken]: found });
  }
  return found as Translate<W>;
}

/**
 * Says words in a rule, in the phone's language. Throws AppNotLoaded where the page has not fetched them, so that the rule
 * runs again once it has.
 */
export function translateIn<W extends Words>(
  app: string,
  words: W,
  sources: Translations,
  tag: string,
): Translate<W> {
  const language = languageOf(tag);
  if (!hasWords(words, sources, language)) throw new AppNotLoaded(app);
  return translate(words, language);
}
