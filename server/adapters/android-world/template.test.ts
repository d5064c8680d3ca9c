import { expect, it } from 'vitest';
import { goalTemplate } from './template.ts';

it.each([
  ['Set 7 alarms', { n: 7 }, 'Set {n} alarms'],
  ['Since 2010, 10 songs', { n: 10 }, 'Since 2010, {n} songs'],
  ['Pay 7.50, not 7', { n: 7 }, 'Pay 7.50, not {n}'],
  ['Write 7.', { n: 7 }, 'Write {n}.'],
  ['Ann Lee of the Annex, and Ann', { whole: 'Ann Lee', first: 'Ann' }, '{whole} of the Annex, and {first}'],
  ['Name it "name"', { value: 'name', name: 'it' }, 'Name {name} "{value}"'],
  ['Send a+b? (now)', { text: 'a+b?', when: '(now)' }, 'Send {text} {when}'],
  ['给王芳发消息', { who: '王芳' }, '给{who}发消息'],
  ['One of each', { a: true, b: ['One'], c: '' }, 'One of each'],
])('%s', (goal, params, expected) => {
  expect(goalTemplate({ goal, params })).toBe(expected);
});
