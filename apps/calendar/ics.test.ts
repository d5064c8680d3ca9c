import { expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { readIcs } from './ics.ts';
import { made, one, phones, toast, top, ZONE } from './testing.ts';

const { phoneWith, run } = phones(catalogue, createWorld);
const FILE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTART:20260320T190000',
  'DTEND:20260320T230000',
  'SUMMARY:The Paper',
  '  Herons\\, live',
  'LOCATION:Tidal Hall',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20260401',
  'DTEND;VALUE=DATE:20260403',
  'SUMMARY:Away',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART:20260701T080000Z',
  'SUMMARY:Run',
  'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART:soon',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test('events are read with folded lines, whole days, UTC and rules; what has no start is left out', () => {
  const [herons, away, running, ...rest] = readIcs(FILE, ZONE);
  expect(herons).toMatchObject({
    title: 'The Paper Herons, live',
    from: Date.UTC(2026, 2, 20, 19),
    to: Date.UTC(2026, 2, 20, 23),
    allDay: false,
    place: 'Tidal Hall',
    repeat: null,
  });
  expect(away).toMatchObject({ title: 'Away', allDay: true });
  expect(running).toMatchObject({
    from: Date.UTC(2026, 6, 1, 8),
    to: Date.UTC(2026, 6, 1, 9),
    repeat: { every: 'week', interval: 2, weekdays: [3], count: 5, until: null },
  });
  expect(rest).toEqual([]);
  expect(readIcs('BEGIN:VEVENT\nDTSTART:20261340T000000\nEND:VEVENT\nhello', ZONE)).toEqual([]);
});

test('importEvents takes in those that are chosen, and goes back to who asked', async () => {
  const was = run(
    await phoneWith({}),
    'startIntent',
    {
      app: 'files',
      intent: { verb: 'VIEW', mime: 'text/calendar', extras: { file: 'file-download-concert-times-ics' } },
    },
    'system',
  );
  expect(top(was)?.path).toBe('/import/file-download-concert-times-ics');
  const phone = run(was, 'importEvents', { text: FILE, which: [1, 1, 9] });
  const [id, ...others] = made(phone, was);
  expect(one(phone, id)).toMatchObject({
    title: 'Away',
    allDay: true,
    startDate: '2026-04-01',
    endDate: '2026-04-02',
    calendar: 'calendar-personal',
  });
  expect([others, toast(phone), top(phone)?.path]).toEqual([[], '1 event imported', '/']);
  expect(toast(run(was, 'importEvents', { text: '', which: [0] }))).toBe('Nothing to import');
});
