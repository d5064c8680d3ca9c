import { catalogue } from '../../apps/catalogue.ts';
import { withSettings, type Scene } from '../../apps/scenes.ts';
import { textsOf } from '../../src/sdk/core/app.ts';
import { sourceOf } from '../../src/sdk/core/words/source.ts';
import { LANGUAGES, languageOf, translate, wordsIn, type Language } from '../../src/sdk/core/words/words.ts';
import { loadPhoneWords, phoneWords } from '../../src/shell/phone-words.ts';

await Promise.all(LANGUAGES.map(loadPhoneWords));

/** The tag that a phone is set to for each language. */
export const TAGS: Record<Language, string> = { en: 'en-GB', zh: 'zh-Hans-CN' };

/** Whether the screens of an app, or of `shell`, are written in more than English. */
export const isTranslated = (app: string): boolean =>
  app === 'shell' || catalogue.metas.get(app)?.said !== undefined;

/** A scene on a phone that speaks a language; what is done in it names elements as ever, by their ids. */
export const spokenIn = (scene: Scene, language: Language): Scene =>
  language === 'en'
    ? scene
    : {
        ...scene,
        name: `${scene.name} (${language})`,
        phone: withSettings(scene.phone, { language: TAGS[language] }),
      };

/** The English text of what the screen of a scene says. */
export function englishOf({ app, phone }: Scene): (text: string) => string {
  const language = languageOf(phone.os.settings.language);
  if (language === 'en') return text => text;
  const own = catalogue.metas.has(app) ? catalogue.get(app).words : undefined;
  const sets = [...(own ? [own] : []), ...phoneWords.map(set => set.words)].flatMap(english => {
    const words = wordsIn(english, language);
    return words ? [{ english, words, translate }] : [];
  });
  const names = [...catalogue.metas.values()].flatMap(meta =>
    textsOf(meta).map(text => [text, meta.said?.[language]?.[text] ?? text] as const),
  );
  const english = Object.fromEntries(names.map(([text]) => [text, text]));
  return sourceOf([...sets, { english, words: Object.fromEntries(names), translate }]);
}
