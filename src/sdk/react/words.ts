import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { metaText } from '../core/app.ts';
import { formatsIn, type Formats } from '../core/format.ts';
import {
  languageOf,
  onWords,
  translate,
  wordsLoaded,
  type Language,
  type Translate,
  type Words,
} from '../core/words/words.ts';
import { usePhone, useStore, useZone } from './phone-hooks.ts';

/** The language that the phone speaks; another object once more words of it are there. */
const SpeechContext = createContext<{ language: Language }>({ language: 'en' });

/** Tells everything in it the phone's language. One reads the setting for all, so that a word costs no subscription. */
export function Speech({ children }: { children: ReactNode }) {
  const language = usePhone(p => languageOf(p.os.settings.language));
  const loaded = useSyncExternalStore(onWords, wordsLoaded, wordsLoaded);
  const value = useMemo(() => ({ language, loaded }), [language, loaded]);
  return createElement(SpeechContext, { value }, children);
}

/** The language that the phone speaks. */
export const useLanguage = (): Language => useContext(SpeechContext).language;

/** Says words in the phone's language. An app takes `useWords` of its own hooks, which knows its words. */
export const useWordsOf = <W extends Words>(words: W): Translate<W> => translate(words, useLanguage());

/** Writes dates, times, numbers, money and lists as the phone does: in its language, zone and hours. */
export function useFormat(): Formats {
  const language = useLanguage();
  const zone = useZone();
  const clock24 = usePhone(p => p.os.settings.clock24);
  return useMemo(() => formatsIn(language, zone, clock24), [language, zone, clock24]);
}

/** Name of an app in the phone's language, or another text of its metadata given in English. */
export function useAppText(): (app: string, text?: string) => string {
  const { metas } = useStore().catalogue;
  const language = useLanguage();
  return useCallback(
    (app, text) => {
      const meta = metas.get(app);
      return meta ? metaText(meta, language, text) : (text ?? app);
    },
    [metas, language],
  );
}
