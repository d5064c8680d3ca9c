import { expect, it } from 'vitest';
import { statesNumber, statesSum } from './make.ts';

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
  expect(statesSum(text, PARTS)).toBe(true);
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
  expect(statesSum(text, PARTS)).toBe(false);
});

it.each([
  '07700 900123',
  '+44 7700 900123',
  '0044 7700 900123',
  'Mobile: 07700-900-123.',
  'Her number is (07700) 900123',
  'Bridget Stuart (mobile): 07700 900123',
])('“%s” states the number', text => {
  expect(statesNumber(text, '07700 900123', ['Stewart'])).toBe(true);
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
  expect(statesNumber(text, '07700 900123', ['Stewart'])).toBe(false);
});
