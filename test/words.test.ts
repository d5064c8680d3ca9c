import { expect, it } from 'vitest';
import { apps } from '../apps/catalogue.ts';
import { read, sources, isTest } from '../scripts/imports.ts';
import { metaOf, textsOf } from '../src/sdk/core/app.ts';
import { common } from '../src/sdk/core/words/common.ts';
import { placeholdersOf } from '../src/sdk/core/words/source.ts';
import { loadWords, wordsIn, type Words } from '../src/sdk/core/words/words.ts';
import { words as systemWords } from '../src/sdk/core/system/words.ts';
import { phoneWords } from '../src/shell/phone-words.ts';
import { words as kitWords } from '../src/sdk/react/kit/words.ts';
import { words as shellWords } from '../src/shell/words.ts';
import { wordsShown } from './spoken.ts';

/**
 * Apps that still have their words in their screens, in English alone. docs/words.md says how one is moved; then its line here
 * goes. No app is added.
 */
const NOT_MOVED = [
  'answers',
  'browser',
  'calculator',
  'calendar',
  'camera',
  'chat',
  'clock',
  'contacts',
  'expenses',
  'files',
  'fitness',
  'gallery',
  'maps',
  'messages',
  'music',
  'phone',
  'recipes',
  'recorder',
  'settings',
  'todo',
  'weather',
];

/** Words, and the folders whose files say them. */
interface Set {
  name: string;
  words: Words;
  folders: readonly string[];
}

const moved = apps.filter(app => app.words !== undefined);
const sets: readonly Set[] = [
  ...moved.map(({ id, words }) => ({ name: id, words: words!, folders: [`apps/${id}`] })),
  { name: 'shell', words: shellWords, folders: ['src/shell'] },
  { name: 'kit', words: kitWords, folders: ['src/sdk/react'] },
  { name: 'system', words: systemWords, folders: ['src/sdk/core'] },
];

const filesOf = ({ folders }: Set): string[] =>
  sources(folders as string[]).filter(
    file =>
      !isTest(file) &&
      /\.tsx?$/.test(file) &&
      // What the settings app chooses from: it goes with that app.
      file !== 'src/sdk/core/system/choices.ts' &&
      !/(?:words|common)(?:\.\w+)?\.ts$|gallery|\/icons\.ts$|\/scenes\.ts$/.test(file),
  );

it('every app has its words in one place, but for those that are not moved yet', () => {
  expect(apps.filter(app => app.words === undefined).map(app => app.id as string)).toEqual(NOT_MOVED);
});

it.each(sets)('every message of $name parses, in each language with the same placeholders', async set => {
  for (const { words, translations } of phoneWords) await loadWords(words, translations, 'zh');
  const chinese = wordsIn(set.words, 'zh') as Words;
  expect(Object.keys(chinese)).toEqual(Object.keys(set.words));
  for (const [key, text] of Object.entries(set.words)) {
    expect(text, `${key} has a straight apostrophe, which quotes in ICU, or a line break`).not.toMatch(
      /['\n]/,
    );
    expect(chinese[key], key).not.toMatch(/['\n]/);
    expect(placeholdersOf(chinese[key]!), key).toEqual(placeholdersOf(text));
    // ICU's own dates and numbers differ between Node and browsers: src/sdk/core/format.ts writes them.
    expect(text, key).not.toMatch(/\{\s*\w+\s*,\s*(?:date|time|number)\b/);
    expect(chinese[key], key).not.toMatch(/\{\s*\w+\s*,\s*(?:date|time|number)\b/);
  }
});

it.each(sets)('every message of $name is said somewhere', set => {
  const said = filesOf(set).map(read).join('\n');
  const unused = Object.keys(set.words).filter(
    key => !(key in common) && !new RegExp(`'${key}'|\\bwords\\.${key}\\b`).test(said),
  );
  expect(unused).toEqual([]);
});

it.each(moved.map(app => [app.id, app] as const))(
  'the names in the manifest of %s are its words',
  (_, app) => {
    const meta = metaOf(app);
    for (const text of textsOf(meta)) {
      const said = Object.keys(app.words!).filter(key => app.words![key] === text);
      const chinese = new Set(said.map(key => (wordsIn(app.words!, 'zh') as Words)[key]));
      expect([text, said.length > 0, chinese.size]).toEqual([text, true, 1]);
      expect(meta.said?.zh?.[text]).toBe([...chinese][0]);
    }
  },
);

/** What looks like words and is not read: a key's drawing, keys of messages, names of classes, addresses. */
const isNoWord = (text: string, { words }: Set): boolean =>
  text === 'ABC' || text in words || /^android\.|:\/\//.test(text);

it.each(sets)('no file of $name says words of its own', set => {
  const found = filesOf(set).flatMap(file =>
    wordsShown(file, read(file))
      .filter(text => !isNoWord(text, set))
      .map(text => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('sees words that stand in a file', () => {
  const shown = (code: string) => wordsShown('file.tsx', code);
  expect(shown('<span>Restore the note</span>')).toEqual(['Restore the note']);
  expect(shown('<Screen title="Bin" />')).toEqual(['Bin']);
  expect(shown("const item = { label: 'Move to folder', icon: 'folder' };")).toEqual(['Move to folder']);
  expect(shown("<Screen title={set ? 'Change passcode' : t('setPasscode')} />")).toEqual(['Change passcode']);
  expect(shown('<Button label={`Delete ${name}`} />')).toEqual(['Delete …']);
  expect(shown("<p>{done ? 'Done' : null}</p>")).toEqual(['Done']);
  expect(shown("ctx.toast('Wrong passcode');")).toEqual(['Wrong passcode']);
  expect(shown("<p title={t('bin')} className={css['row']}>{kind === 'plain' && t('note')}</p>")).toEqual([]);
});
