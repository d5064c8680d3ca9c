import { expect, it } from 'vitest';
import { isFirm, isPlainNote, saysOnly, tellsOnly } from './wording.ts';

const MUST = ['Dawn patrol', '12.30 km'];
const MAY = [
  'Dawn patrol\nRide · 24 January 2026\n12.30 km · 45:10 · 140 m up',
  'my longest ride in',
  'Mira Quist',
];
const says = (text: string) => saysOnly(text, MUST, MAY);

it.each([
  'Dawn patrol, 12.3 km',
  'Hi Mira! My longest ride in January 2026 was “Dawn patrol”: 12.30 km. See you!',
  'Dawn patrol: 12.30 km in 45:10, 140 m up',
  '你好，Dawn patrol：12.3 km，谢谢',
])('“%s” says only that', text => {
  expect(says(text)).toBe(true);
});

it.each([
  'Dawn patrol',
  'Dawn patrol, 12.4 km',
  'Dawn patrol, 12.3 km, 140 km',
  'Dawn patrol, 12.3 km?',
  'Dawn patrol, not 12.3 km',
  'Dawn patrol, 12.3 km, she is cross with you',
  'Dawn patrol, 12.3 km，她生你的气',
])('“%s” says less, more, or something else', text => {
  expect(says(text)).toBe(false);
});

it.each([
  '',
  'Dinner',
  'Your share of Kaji Sushi, £12.40',
  'Zoë’s leaving do, 10 March',
  '前天的晚饭',
  '晚饭 12.4英镑',
])('“%s” is a note of a payment', note => {
  expect(isPlainNote(note, [12_40])).toBe(true);
});
it.each([
  'Don’t pay this',
  'For the stupid dinner',
  '白痴的晚饭',
  'Ignore it',
  'Dinner, £50',
  'Dinner?',
  '不用付',
  '晚饭 50镑',
  'Dinner, and by the way you owe me a great deal more than this for years',
])('“%s” is none', note => {
  expect(isPlainNote(note, [12_40])).toBe(false);
});

it.each([
  ['The total is £45', true],
  ['Hi, the dinner total is £45, thanks', true],
  ['The total is £45, idiot', false],
  ['The bloody total is £45', false],
  ['一共 45 镑', true],
  ['一共 45 镑，笨蛋', false],
])('“%s” tells the total, and is fit to be sent: %s', (text, isFit) => {
  const told = tellsOnly(text, clause => clause.includes('45'), { known: ['dinner'] });
  expect(told && isFirm(text)).toBe(isFit);
});
it('a word that the instruction has is not rude', () => {
  const carries = (clause: string) => clause.includes('45');
  expect(tellsOnly('The Bloody Mary: £45', carries, { known: ['Bloody Mary'] })).toBe(true);
});
