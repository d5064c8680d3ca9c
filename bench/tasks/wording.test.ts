import { expect, it } from 'vitest';
import { saysOnly } from './wording.ts';

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
