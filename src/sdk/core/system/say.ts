import type { Run } from '../run.ts';
import { translateIn, type Translate, type Translations } from '../words/words.ts';
import { words } from './words.ts';

/** The words of the phone's rules in other languages. */
export const translations: Translations = { zh: () => import('./words.zh.ts') };

/** Says the words of the phone's rules in its language. Throws AppNotLoaded for `system` until the page has them. */
export const say = (run: Run): Translate<typeof words> =>
  translateIn('system', words, translations, run.phone.os.settings.language);
