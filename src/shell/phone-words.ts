import { translations as systemTranslations } from '../sdk/core/system/say.ts';
import { words as systemWords } from '../sdk/core/system/words.ts';
import {
  loadWords,
  hasWords,
  type Language,
  type Translations,
  type Words,
} from '../sdk/core/words/words.ts';
import { words as kitWords } from '../sdk/react/kit/words.ts';
import { useWordsOf } from '../sdk/react/hooks.ts';
import { words } from './words.ts';

/** The words of the phone itself: of its screens, its kit and its rules. */
export const phoneWords: readonly { words: Words; translations: Translations }[] = [
  { words, translations: { zh: () => import('./words.zh.ts') } },
  { words: kitWords, translations: { zh: () => import('../sdk/react/kit/words.zh.ts') } },
  { words: systemWords, translations: systemTranslations },
];

export const speaksPhone = (language: Language): boolean =>
  phoneWords.every(set => hasWords(set.words, set.translations, language));

/** Fetches the phone's own words of a language. */
export const loadPhoneWords = (language: Language): Promise<unknown> =>
  Promise.all(phoneWords.map(set => loadWords(set.words, set.translations, language)));

/** Says the words of the phone's own screens. */
export const useShellWords = () => useWordsOf(words);
