import { textsOf } from '../../sdk/core/app.ts';
import { topScreen } from '../../sdk/core/stack.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { sourceOf, type Spoken } from '../../sdk/core/words/source.ts';
import { languageOf, translate, wordsIn, type Translated } from '../../sdk/core/words/words.ts';
import { phoneWords } from '../phone-words.ts';

type Source = (text: string) => string;

/** Names in the metadata of all apps: the English ones by themselves, and how they are said. */
function names({ catalogue }: PhoneStore, language: Translated): Spoken {
  const texts = [...catalogue.metas.values()].flatMap(meta =>
    textsOf(meta).map(text => [text, meta.said?.[language]?.[text] ?? text] as const),
  );
  return {
    english: Object.fromEntries(texts.map(([text]) => [text, text])),
    words: Object.fromEntries(texts),
    translate,
  };
}

const made = new WeakMap<PhoneStore['catalogue'], Map<string, Source>>();

/**
 * Leads what is written on the screen of an app, or of the phone itself, back to English, so that an element has the same id
 * in every language. Undefined where the phone speaks English.
 */
export function sourceFor(store: PhoneStore, app: string | undefined): Source | undefined {
  const language = languageOf(store.phone.os.settings.language);
  if (language === 'en') return undefined;
  const { catalogue } = store;
  // Of the app on the screen alone: what lies over it may come from one that this page has not loaded.
  const own = app !== undefined && app === topScreen(store.phone)?.app ? catalogue.get(app).words : undefined;
  const key = `${language} ${own ? app : ''}`;
  const sources = made.get(catalogue) ?? new Map<string, Source>();
  made.set(catalogue, sources);
  const known = sources.get(key);
  if (known) return known;
  const sets = [...(own ? [own] : []), ...phoneWords.map(set => set.words)].flatMap((english): Spoken[] => {
    const words = wordsIn(english, language);
    return words ? [{ english, words, translate }] : [];
  });
  const source = sourceOf([...sets, names(store, language)]);
  sources.set(key, source);
  return source;
}
