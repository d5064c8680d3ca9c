import { expect, expectTypeOf, test } from 'vitest';
import type { ValuesOf } from './placeholders.ts';
import { translationOf, translate, loadWords, languageOf } from './words.ts';
import { placeholdersOf, sourceOf } from './source.ts';

const words = {
  done: 'Done',
  notes: '{count, plural, one {# note} other {# notes}}',
  moved: '{count, plural, one {Note} other {# notes}} moved to {folder}',
  ask: 'Allow <b>{name}</b> to {what, select, call {make calls} read {read {kind}} other {use it}}?',
  by: '{name}: {title}',
} as const;

const zh = translationOf<typeof words>()({
  done: '完成',
  notes: '{count} 条笔记',
  moved: '已将 {count} 条笔记移至“{folder}”',
  ask: '允许<b>{name}</b>{what, select, call {拨打电话} read {读取{kind}} other {使用它}}吗？',
  by: '{name}：{title}',
});

test('a message says which values it takes', () => {
  expectTypeOf<keyof ValuesOf<'Done'>>().toEqualTypeOf<never>();
  expectTypeOf<ValuesOf<(typeof words)['notes']>['count']>().toEqualTypeOf<number>();
  expectTypeOf<keyof ValuesOf<(typeof words)['moved']>>().toEqualTypeOf<'count' | 'folder'>();
  expectTypeOf<ValuesOf<(typeof words)['moved']>['folder']>().toEqualTypeOf<string | number>();
  expectTypeOf<ValuesOf<(typeof words)['ask']>['what']>().toEqualTypeOf<'call' | 'read' | 'other'>();
  expectTypeOf<keyof ValuesOf<(typeof words)['ask']>>().toEqualTypeOf<'name' | 'what' | 'kind' | 'b'>();
  const t = translate(words, 'en');
  // @ts-expect-error A value is missing.
  expect(() => t('notes')).toThrow('count');
  // @ts-expect-error A plural counts.
  t('notes', { count: 'two' });
  // @ts-expect-error There is no such branch.
  t('ask', { name: 'Notes', what: 'sing', kind: 'mail', b: (parts: readonly string[]) => parts.join('') });
  // @ts-expect-error There is no such message.
  expect(() => t('nothing')).toThrow();
});

test('a translation has the keys and placeholders of the English words', () => {
  const small = { done: 'Done', notes: '{count, plural, one {# note} other {# notes}}' } as const;
  const of = translationOf<typeof small>();
  // @ts-expect-error A key is missing.
  of({ done: '完成' });
  // @ts-expect-error A key too many.
  of({ done: '完成', notes: '{count} 条', more: '更多' });
  // @ts-expect-error A placeholder is missing.
  of({ done: '完成', notes: '几条' });
  // @ts-expect-error Another placeholder.
  of({ done: '完成', notes: '{number} 条' });
  expect(of({ done: '完成', notes: '{count} 条' }).done).toBe('完成');
});

test('words are said in the language of the phone, in English until they are there', async () => {
  expect([languageOf('zh-Hans-CN'), languageOf('zh'), languageOf('ar'), languageOf('en-GB')]).toEqual([
    'zh',
    'zh',
    'en',
    'en',
  ]);
  expect(translate(words, 'zh').language).toBe('en');
  await loadWords(words, { zh: () => Promise.resolve({ words: zh }) }, 'zh');
  const [en, cn] = [translate(words, 'en'), translate(words, 'zh')];
  expect([en('done'), cn('done')]).toEqual(['Done', '完成']);
  expect([1, 2, 1200].map(count => en('notes', { count }))).toEqual(['1 note', '2 notes', '1,200 notes']);
  expect(cn('moved', { count: 2, folder: 'Flat' })).toBe('已将 2 条笔记移至“Flat”');
  expect(
    en.rich('ask', { name: 'Notes', what: 'read', kind: 'mail', b: parts => `[${parts.join('')}]` }).join(''),
  ).toBe('Allow [Notes] to read mail?');
});

test('what is written in Chinese leads back to the English text', () => {
  const source = sourceOf([{ english: words, words: zh, translate }]);
  expect(source('完成')).toBe('Done');
  expect(source('1 条笔记')).toBe('1 note');
  expect(source('已将 12 条笔记移至“完成”')).toBe('12 notes moved to Done');
  expect(source('允许Notes拨打电话吗？')).toBe('Allow Notes to make calls?');
  expect(source('写在纸上的字')).toBe('写在纸上的字');
  expect(source('Mira：晚上见')).toBe('Mira：晚上见');
});

test('a branch that leaves its number out leads back where it is exact, and leaves the text alone otherwise', () => {
  const english = { late: '{count, plural, =0 {On time} one {# minute late} other {# minutes late}}' };
  const chinese = { late: '{count, plural, =0 {准时} other {晚点}}' };
  const source = sourceOf([{ english, words: chinese, translate }]);
  expect(source('准时')).toBe('On time');
  expect(source('晚点')).toBe('晚点');
});

test('placeholders are found in every branch', () => {
  expect(placeholdersOf(words.ask)).toEqual(['<b>', 'kind', 'name', 'what']);
  expect(() => placeholdersOf('{count, plural, one {# note}')).toThrow();
});
