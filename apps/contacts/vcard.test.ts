import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCard, readCards, readDate, writeCards, type VCard } from './vcard.ts';

const words = fc
  .string({ unit: 'grapheme', maxLength: 90 })
  .map(t => t.replace(/[\r\n\u0085\u2028\u2029]/g, '').trim());
const lines = fc.array(words, { maxLength: 3 }).map(l => l.join('\n').trim());
const some = words.filter(t => t !== '');
const tricky = fc.oneof(
  words,
  fc.constantFrom(
    'a;b',
    'a,b\\n',
    'C:\\',
    '"Q"',
    '\\',
    'BEGIN:VCARD',
    'END:VCARD',
    '名:字',
    'x\\,y',
    'Dr. T=1',
    '😀'.repeat(40),
  ),
);
const card: fc.Arbitrary<VCard> = fc.record({
  prefix: fc.constantFrom('', 'Dr', 'Prof.'),
  given: tricky.filter(t => t !== ''),
  family: tricky,
  phonetic: tricky,
  nickname: tricky,
  company: tricky,
  role: tricky,
  phones: fc.array(
    fc.record({
      label: fc.oneof(fc.constantFrom('Mobile', 'Home', 'Work', 'Main', 'Other'), some),
      number: fc.stringMatching(/^\+?\d[\d ]{3,12}\d$/),
    }),
    { maxLength: 4 },
  ),
  emails: fc.array(
    fc.record({
      label: fc.oneof(fc.constantFrom('Home', 'Work', 'Other'), some),
      address: fc.emailAddress(),
    }),
    { maxLength: 3 },
  ),
  address: lines,
  birthday: fc.constantFrom(null, '1991-09-23', '2000-02-29', '--02-29', '--12-01'),
  notes: lines,
  categories: fc.uniqueArray(some, { maxLength: 3 }),
});
/** Words that other phones put their own signs around come back without them. */
const own = (label: string) => !/^_\$!<.*>!\$_$/.test(label);

describe('what is written is read again', () => {
  test.each(['3.0', '4.0'] as const)('version %s', version => {
    fc.assert(
      fc.property(
        fc.array(
          card.filter(c => [...c.phones, ...c.emails].every(p => own(p.label))),
          { maxLength: 3 },
        ),
        cards => {
          expect(readCards(writeCards(cards, version))).toEqual(cards);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('no line is longer than 75 bytes, none is cut within a character, and all end by CR LF', () => {
    fc.assert(
      fc.property(card, c => {
        const text = writeCards([c]);
        expect(text.endsWith('\r\n')).toBe(true);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\n|\r/);
          expect(line).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('anything at all can be read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(
          fc.constantFrom('BEGIN:VCARD\n', 'END:VCARD\n', 'TEL;', 'N:', 'item1.', ';;', '\\', '"', '\n '),
        ),
        (text, parts) => {
          for (const c of readCards(parts.join(text)))
            expect(c.phones.every(p => p.number.trim() !== '')).toBe(true);
        },
      ),
    );
  });
});

test('a card of another phone: folded, grouped, typed in several ways, with what is not known', () => {
  const text = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Other//Phone//EN',
    'N:Okonjo;Ada;Grace;Dr;MBE',
    'FN:Dr Ada Okonjo',
    'ORG:Harrow Bay Council;Streets',
    'item1.TEL;type=pref:07700 900201',
    'item1.X-ABLabel:Boat',
    'TEL;TYPE=CELL,VOICE;PREF=1:+44 7700 900202',
    'tel;home:01632 960333',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+441632960334',
    'item2.EMAIL;TYPE=INTERNET:ada@example.test',
    'item2.X-ABLabel:_$!<Other>!$_',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
    ' SkZJRgABAQ',
    'ADR;TYPE=HOME:;;3 Anchor Passage;Harrow Bay;;HB1 1GB;',
    'BDAY:19790214',
    'X-SOCIAL:nothing',
    'NOTE:Lines\\nand a se',
    ' mi\\; colon',
    'END:VCARD',
    '',
  ].join('\n');
  expect(readCards(text)).toEqual([
    {
      ...emptyCard(),
      prefix: 'Dr',
      given: 'Ada',
      family: 'Okonjo',
      company: 'Harrow Bay Council, Streets',
      birthday: '1979-02-14',
      address: '3 Anchor Passage, Harrow Bay, HB1 1GB',
      notes: 'Lines\nand a semi; colon',
      categories: [],
      phones: [
        { label: 'Boat', number: '07700 900201' },
        { label: 'Mobile', number: '+44 7700 900202' },
        { label: 'Home', number: '01632 960333' },
        { label: 'Work', number: '+441632960334' },
      ],
      emails: [{ label: 'Other', address: 'ada@example.test' }],
    },
  ]);
});

test('a full name alone is split, unless it says the company, a nickname or a number again', () => {
  const read = (...l: string[]) => readCards(['BEGIN:VCARD', ...l, 'END:VCARD'].join('\r\n'))[0];
  expect(read('FN:Keith Mulgrew', 'ORG:Mulgrew Heating & Plumbing')).toMatchObject({
    given: 'Keith',
    family: 'Mulgrew',
    company: 'Mulgrew Heating & Plumbing',
  });
  expect(read('FN:林晓雨')).toMatchObject({ given: '晓雨', family: '林' });
  expect(read('FN:Bay Mutual Bank', 'ORG:Bay Mutual Bank')).toMatchObject({
    given: '',
    family: '',
    company: 'Bay Mutual Bank',
  });
  expect(read('FN:0123456', 'TEL:0123456')).toMatchObject({ given: '', family: '' });
  expect(read('NOTE:Nobody')).toBeUndefined();
});

test('a date is read in the forms that there are, and no other', () => {
  expect(
    [
      '1991-09-23',
      '19910923',
      '--0923',
      '--09-23',
      '1991-09-23T00:00:00Z',
      '2000-02-29',
      '1900-02-29',
      '1991-13-01',
      'soon',
      '',
    ].map(readDate),
  ).toEqual([
    '1991-09-23',
    '1991-09-23',
    '--09-23',
    '--09-23',
    '1991-09-23',
    '2000-02-29',
    null,
    null,
    null,
    null,
  ]);
});
