import { expect, test } from 'vitest';
import { isoOf } from './dates.ts';
import { linesOf, parse } from './parse.ts';
import { type Reading } from './parse-rules.ts';

const reading: Reading = {
  now: Date.UTC(2026, 2, 12, 9, 41),
  zone: 'Europe/London',
  h24: true,
  firstDay: 1,
  lists: [
    { id: 'list-work', name: 'Work' },
    { id: 'list-family', name: 'Family & friends' },
  ],
};
const read = (text: string, ignored: string[] = []) => {
  const p = parse(text, reading, ignored);
  return [p.title, p.due === null ? null : isoOf(p.due), p.time] as const;
};

test.each([
  ['Ring Keith tomorrow 5pm', 'Ring Keith', '2026-03-13', 1020],
  ['Buy milk today', 'Buy milk', '2026-03-12', null],
  ['Pay rent on Friday at 9:30', 'Pay rent', '2026-03-13', 570],
  ['Thursday call', 'call', '2026-03-19', null],
  ['Bins next Tuesday', 'Bins', '2026-03-17', null],
  ['Bins next sunday', 'Bins', '2026-03-22', null],
  ['Report next week', 'Report', '2026-03-16', null],
  ['Gym at 8am', 'Gym', '2026-03-13', 480],
  ['Gym at 18:00', 'Gym', '2026-03-12', 1080],
  ['Lunch at noon', 'Lunch', '2026-03-12', 720],
  ['Film tonight', 'Film', '2026-03-12', 1200],
  ['Dentist 24 March 08:40', 'Dentist', '2026-03-24', 520],
  ['Dentist March 3', 'Dentist', '2027-03-03', null],
  ['Dentist by the 3rd of April', 'Dentist', '2026-04-03', null],
  ['Renew 2026-11-17', 'Renew', '2026-11-17', null],
  ['Party 20/6', 'Party', '2026-06-20', null],
  ['Look again in 3 days', 'Look again', '2026-03-15', null],
  ['Look again in a week, please', 'Look again, please', '2026-03-19', null],
  ['Frames 7–12 and 31/2', 'Frames 7–12 and 31/2', null, null],
  ['Sat nav repair', 'Sat nav repair', null, null],
  ['Buy 5 lemons', 'Buy 5 lemons', null, null],
])('reads a date and a time: %s', (text, title, due, time) => {
  expect(read(text)).toEqual([title, due, time]);
});

test('priority, tags and list', () => {
  expect(parse('Order paint !high #lantern #money @work', reading)).toMatchObject({
    title: 'Order paint',
    priority: 'high',
    tags: ['lantern', 'money'],
    list: 'list-work',
  });
  expect(parse('Thank Mum !2 @family', reading)).toMatchObject({
    title: 'Thank Mum',
    priority: 'medium',
    list: 'list-family',
  });
  expect(parse('Write to sam@work and @nobody now!', reading)).toMatchObject({
    title: 'Write to sam@work and @nobody now!',
    priority: 'none',
    list: null,
  });
});

test.each([
  ['Stretch every day', { every: 'day', interval: 1 }, '2026-03-12'],
  ['Knee every weekday 9am', { every: 'week', weekdays: [1, 2, 3, 4, 5] }, '2026-03-13'],
  ['Run every sunday and tuesday', { every: 'week', weekdays: [0, 2] }, '2026-03-15'],
  ['Bins every other week', { every: 'week', interval: 2, weekdays: [4] }, '2026-03-12'],
  ['Rent monthly 1 April', { every: 'month', day: 1 }, '2026-04-01'],
  ['MOT every year', { every: 'year', day: 12 }, '2026-03-12'],
])('reads a repetition: %s', (text, repeat, due) => {
  const p = parse(text, reading);
  expect(p.repeat).toMatchObject(repeat);
  expect(isoOf(p.due!)).toBe(due);
});

test('words that are to stay words stay in the title, and tokens tell where they stood', () => {
  expect(read('Watch Tomorrow Never Dies friday', ['tomorrow'])).toEqual([
    'Watch Tomorrow Never Dies',
    '2026-03-13',
    null,
  ]);
  expect(parse('Tea tomorrow #x', reading).tokens).toMatchObject([
    { raw: 'tomorrow', label: 'Tomorrow', start: 4, end: 12 },
    { raw: '#x', label: '#x' },
  ]);
});

test('lines of a shared text lose the signs of lists and keep their ticks', () => {
  expect(linesOf('# Shopping\n- [ ] milk\n* bread\n\n1. eggs\n- [x] tea\n  salt ')).toEqual([
    { title: 'milk', done: false },
    { title: 'bread', done: false },
    { title: 'eggs', done: false },
    { title: 'tea', done: true },
    { title: 'salt', done: false },
  ]);
  expect(linesOf('Jobs\n\nsand\npaint', 'Jobs').map(l => l.title)).toEqual(['sand', 'paint']);
  expect(linesOf('Jobs', 'Jobs').map(l => l.title)).toEqual(['Jobs']);
});
