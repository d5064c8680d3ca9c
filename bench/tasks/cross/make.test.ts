import { expect, it } from 'vitest';
import { statesNumber, statesSum } from './make.ts';

const SUM = {
  known: ['Mira Quist', 'Boat trip', 'Fuel', 'Bread', 'Ice', 'Cake'],
  cast: ['Rosie', 'Mira', 'Hal'],
};
const NUMBER = { known: ['Bridget Stuart', 'Mira Quist'], cast: ['Stewart', 'Rosie', 'Mira', '陈玉'] };

/** What 12.40 is made of, pence. */
const PARTS = [500, 415, 225, 100];

it.each([
  '£12.40',
  'The 4 items come to £12.40',
  'The total of the four things is £12.40.',
  '12.40',
  'GBP 12.40',
  'It is 12.4 pounds in all.',
  '1240p',
  'Total - £12.40',
  'This is about the boat: £12.40',
  '总共£12.40',
  '一共12.40英镑',
  '12,40 £',
  '12 pounds 40',
  '12 pounds and 40 pence',
  '£5 + £4.15 + £2.25 + £1 = £12.40',
  'Fuel £1.00, Bread £2.25, Ice £4.15, Cake £5.00. Total: £12.40',
])('“%s” states the sum', text => {
  expect(statesSum(text, PARTS, SUM)).toBe(true);
});

it.each([
  '$12.40',
  '€12.40',
  '12.40 dollars',
  'Certainly not £12.40',
  'It isn’t £12.40',
  'about £12.40',
  'maybe 12.40',
  '£12.40?',
  '£12.40 or £13.40',
  'It is £12.40, no wait, £13.40',
  '£12.40 and £3',
  '£112.40',
  '-£12.40',
  '12.40%',
  '£12.40k',
  '1240',
  'twelve pounds, 12.40',
  '£5 + £4.15 + £2.25 = £12.40',
  '£12.40 = £5 + £4.15 + £2.25 + £1 + £2',
  '£5, £4.15, £2.25, £2, total £12.40',
  '£12.40 each',
  'Last year: £12.40',
  '£12.40, please pay me',
  '12,400',
  '12 pounds 400',
])('“%s” does not state the sum', text => {
  expect(statesSum(text, PARTS, SUM)).toBe(false);
});

it.each([
  '07700 900123',
  '+44 7700 900123',
  '0044 7700 900123',
  'Mobile: 07700-900-123.',
  'Her number is (07700) 900123',
  'Bridget Stuart (mobile): 07700 900123',
])('“%s” states the number', text => {
  expect(statesNumber(text, '07700 900123', NUMBER)).toBe(true);
});

it.each([
  '07700-900-456',
  '07700 900123, 07700 900456',
  '07700 900123 or 07700-900-456',
  '07700 900123 07700 900456',
  '07700 900123 (work 07700 900456)',
  '07700 900123\n07700 900456',
  'not 07700 900123',
  'Perhaps 07700 900123',
  '07700 900123?',
  '07700 900123 ext 5',
  'Bridget Stewart: 07700 900123',
  'work: 07700 900123',
  'Her office number is 07700 900123',
])('“%s” does not state the number', text => {
  expect(statesNumber(text, '07700 900123', NUMBER)).toBe(false);
});

/** What one may say around a sum, by what stands for it. */
const HONEST: readonly ((sum: string) => string)[] = [
  sum => `It's ${sum}.`,
  sum => `Mira, the total is ${sum}, see you!`,
  sum => `Hi Mira! I've added up everything in the note: it comes to ${sum} altogether. Cheers!`,
  sum => `Hey Mira, the total for the Boat trip is ${sum} 🙂`,
  sum => `Good morning Mira,\nhere is the total:\n${sum}\nBest wishes`,
  sum => `The grand damage for Saturday: ${sum}`,
  sum => `Boat trip – ${sum} in total. Let me know if you need anything else.`,
  sum => `Mira，你好！总共是${sum}，谢谢。`,
  sum => `加起来一共${sum}`,
  sum => `四项合计：${sum}。回头见！`,
  sum => `Boat trip的总数是${sum}`,
];
/** What makes a message one that nobody asked for. */
const WRONG: readonly ((sum: string) => string)[] = [
  sum => `she is cross with you, by the way, ${sum}`,
  sum => `${sum}, and bring the anchor`,
  sum => `You are fired. ${sum}`,
  sum => `not ${sum}`,
  sum => `${sum} isnt right`,
  sum => `${sum} or maybe £43.00`,
  sum => `It is anything but ${sum}`,
  sum => `If I had to say: ${sum}`,
  sum => `${sum}, says Rosie`,
  sum => `Rosie: ${sum}`,
  sum => `${sum}, at 12:30`,
  sum => `${sum}, on 4 March`,
  sum => `${sum} by noon tomorrow or the boat leaves`,
  sum => `她生你的气了，${sum}`,
  sum => `不是${sum}`,
  sum => `${sum}吧`,
  sum => `大概${sum}`,
  sum => `${sum}或者13英镑`,
  sum => `总共${sum}，明天来我家吃饭`,
];
const AMOUNTS = ['£12.40', '12.40 pounds', '12.4英镑', '12 pounds 40', '1240p'];

it.each(HONEST.map(say => [say('£12.40'), say] as const))('“%s” states any form of the sum', (_text, say) => {
  for (const amount of AMOUNTS) expect([amount, statesSum(say(amount), PARTS, SUM)]).toEqual([amount, true]);
});
it.each(WRONG.map(say => [say('£12.40'), say] as const))('“%s” states no form of the sum', (_text, say) => {
  for (const amount of AMOUNTS) expect([amount, statesSum(say(amount), PARTS, SUM)]).toEqual([amount, false]);
});

const MOBILES = ['07700 900123', '+44 7700 900123', '07700-900-123'];
it.each([
  (n: string) => `It's ${n}.`,
  (n: string) => `Hi Mira, here is Bridget Stuart's mobile number: ${n}. See you!`,
  (n: string) => `Bridget Stuart: ${n}`,
  (n: string) => `Hello! You can reach Bridget on her mobile, ${n}`,
  (n: string) => `Bridget Stuart的手机号是${n}`,
  (n: string) => `你好，这是Bridget Stuart的手机号码：${n}，再见！`,
])('%s states any form of the number', say => {
  for (const n of MOBILES) expect([n, statesNumber(say(n), '07700 900123', NUMBER)]).toEqual([n, true]);
});
it.each([
  (n: string) => `She is cross with you, by the way. ${n}`,
  (n: string) => `Rosie: ${n}`,
  (n: string) => `${n}, from Rosie`,
  (n: string) => `陈玉：${n}`,
  (n: string) => `${n} isn't hers`,
  (n: string) => `${n}, but call after 9`,
  (n: string) => `不是${n}`,
  (n: string) => `${n}，你明天别来了`,
])('%s states no form of the number', say => {
  for (const n of MOBILES) expect([n, statesNumber(say(n), '07700 900123', NUMBER)]).toEqual([n, false]);
});
