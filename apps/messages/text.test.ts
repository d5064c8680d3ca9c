import { describe, expect, test } from 'vitest';
import {
  canonical,
  canonicalAll,
  codeIn,
  codeOf,
  isService,
  readSmsUri,
  readVCard,
  segmentsOf,
  takesTexts,
  vCardOf,
} from './text.ts';

describe('senders', () => {
  test('every way of writing a number is one sender; short numbers and names stay', () => {
    for (const n of ['07700 900110', '+44 7700 900110', '00447700900110', '+447700900110'])
      expect(canonical(n)).toBe('+447700900110');
    expect(['60110', 'BAYBANK', ' BM-SECURE '].map(canonical)).toEqual(['60110', 'BAYBANK', 'BM-SECURE']);
    expect(canonicalAll(['07700900111', '+44 7700 900110', '07700 900111', ' '])).toEqual([
      '+447700900110',
      '+447700900111',
    ]);
  });
  test('services write from names and short numbers; only names take no answer', () => {
    expect(['BAYBANK', '60110', '+447700900110'].map(isService)).toEqual([true, true, false]);
    expect(['BAYBANK', '60110', '+447700900110'].map(takesTexts)).toEqual([false, true, true]);
  });
});

test('a code is digits beside a word for it, and no price, date, time or telephone number', () => {
  expect(codeIn('Your verification code is 482913. It expires in 10 minutes.')).toBe('482913');
  expect(codeIn('730218 is your Bay Mutual code to add payee')).toBe('730218');
  expect(codeIn('118574 is your code for £5840 at HB FERRIES')).toBe('118574');
  expect(codeIn('您的验证码是 5527，请勿告诉他人')).toBe('5527');
  expect(codeIn('Tu código es 90431')).toBe('90431');
  expect(codeIn('The table is booked for 1300 people')).toBeUndefined();
  expect(codeIn('We never ask for a code. Ring 01632 960179 or +441632960179')).toBeUndefined();
  expect(codeIn('code for booking RB-7712 on 12/03/2026')).toBeUndefined();
  expect(codeOf({ from: '+447700900110', text: 'the gate code is 4471' })).toBeUndefined();
  expect(codeOf({ from: 'BAYBANK', text: 'the gate code is 4471' })).toBe('4471');
});

test('texts are counted as the network counts them', () => {
  expect(segmentsOf('')).toEqual({ texts: 1, left: 160 });
  expect(segmentsOf('a'.repeat(160))).toEqual({ texts: 1, left: 0 });
  expect(segmentsOf('a'.repeat(161))).toEqual({ texts: 2, left: 145 });
  expect(segmentsOf('€'.repeat(80))).toEqual({ texts: 1, left: 0 });
  expect(segmentsOf('好'.repeat(70))).toEqual({ texts: 1, left: 0 });
  expect(segmentsOf('好'.repeat(71))).toEqual({ texts: 2, left: 63 });
});

test('cards and links are read back', () => {
  const card = vCardOf({
    name: 'Osei, Mira',
    phones: [{ label: 'Mobile', number: '+44 7700 900110' }],
    emails: [{ address: 'mira@inletmail.example' }],
    company: 'Second Tide',
    address: '2 Juniper Steps',
  });
  expect(readVCard(card)).toEqual({ name: 'Osei, Mira', number: '+44 7700 900110' });
  expect(card).toContain('TEL;TYPE=MOBILE:+44 7700 900110');
  expect(readSmsUri('07700900111,+447700900110?body=On%20my+way')).toEqual({
    people: ['+447700900110', '+447700900111'],
    body: 'On my way',
  });
});
