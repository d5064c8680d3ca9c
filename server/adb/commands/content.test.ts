// Over 300 lines: one test for each table of the content providers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppStates } from '../../../apps/catalogue.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { startServer, type RunningServer } from '../../start.ts';
import { AdbDevice } from '../device.ts';
import { runShell } from '../shell.ts';

let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  device = new AdbDevice(server.context, server.context.phones.create({ seed: 1 }));
});

const run = async (line: string, on = device) => {
  const { out, err, status } = await runShell(on, line);
  return { out: out.toString(), err: err.toString(), status };
};
const query = async (uri: string, options = '') =>
  (await run(`content query --uri content://${uri} ${options}`)).out;
/** Rows as objects, where no value holds what stands between two. */
const rows = async (uri: string, options = ''): Promise<Record<string, string>[]> => {
  const out = await query(uri, options);
  return out === 'No result found.\n'
    ? []
    : out
        .trimEnd()
        .split(/\n(?=Row: )/)
        .map(line =>
          Object.fromEntries(
            line
              .replace(/^Row: \d+ /, '')
              .split(/, (?=\w+=)/)
              .map(cell => {
                const cut = cell.indexOf('=');
                return [cell.slice(0, cut), cell.slice(cut + 1)];
              }),
          ),
        );
};
/** Runs a change that says nothing. */
const change = async (line: string): Promise<void> => {
  expect(await run(`content ${line}`)).toEqual({ out: '', err: '', status: 0 });
};
const refusal = async (line: string): Promise<string> => {
  const before = device.tree;
  const { out, err, status } = await run(`content ${line}`);
  expect([out, status]).toEqual(['', 0]);
  expect(device.tree).toBe(before);
  return err.split('\n')[1]!;
};
const app = <K extends keyof AppStates>(id: K): AppStates[K] => device.tree.apps[id] as AppStates[K];

describe('the tool', () => {
  it('prints rows as Android does', async () => {
    expect(
      await query(
        'sms/inbox',
        '--projection _id:address:read:type --where "address=\'COPPERLEAF\'" --sort "date DESC LIMIT 1"',
      ),
    ).toMatch(/^Row: 0 _id=\d+, address=COPPERLEAF, read=0, type=1\n$/);
    expect(await query('sms', '--where "_id=0"')).toBe('No result found.\n');
    expect((await query('sms/sent')).split(', ').slice(3, 6)).toEqual([
      'person=NULL',
      expect.stringMatching(/^date=\d{13}$/),
      'date_sent=0',
    ]);
    expect((await run('content gettype --uri content://sms')).out).toBe(
      'Result: vnd.android.cursor.dir/sms\n',
    );
    expect((await run('content gettype --uri content://com.android.contacts/contacts/3')).out).toBe(
      'Result: vnd.android.cursor.item/contact\n',
    );
  });

  it('accepts conditions, orders and limits in SQL', async () => {
    const all = await rows('sms', '--projection _id:date:address');
    expect(all.map(row => Number(row['date']))).toEqual(
      all.map(row => Number(row['date'])).sort((a, b) => b - a),
    );
    const [one] = all;
    expect(await rows(`sms/${one!['_id']}`, '--projection _id:date:address')).toEqual([one]);
    expect(
      await rows('sms', `--projection _id:date:address --where "_id='${one!['_id']}' AND address LIKE '%'"`),
    ).toEqual([one]);
    expect((await rows('sms', '--projection _id --sort "date ASC LIMIT 2"')).map(row => row['_id'])).toEqual(
      all
        .slice(-2)
        .reverse()
        .map(row => row['_id']),
    );
  });

  it.each([
    ['', 'Unsupported operation: null'],
    ['steal --uri content://sms', 'Unsupported operation: steal'],
    ['query', 'Content provider URI not specified. Did you specify --uri argument?'],
    ['query --uri', 'No value for argument: --uri'],
    ['query --uri --where x', 'No value for argument: --uri'],
    ['query --uri content://sms --foo x', 'Unsupported argument: --foo'],
    ['query --uri content://sms --bind a:s:b', 'Unsupported argument: --bind'],
    ['insert --uri content://sms', 'Bindings not specified. Did you specify --bind argument(s)?'],
    ['insert --uri content://sms --bind x', 'Binding not well formed: x'],
    ['insert --uri content://sms --bind x:q:1', 'Unsupported type: q'],
    ['insert --uri content://sms --bind x:i:one', 'For input string: "one"'],
  ])('shows how it is used for `%s`', async (line, why) => {
    const { out, err, status } = await run(`content ${line}`);
    expect(out).toMatch(/^usage: adb shell content/);
    expect(out.trimEnd().split('\n').at(-1)).toBe(`[ERROR] ${why}`);
    expect([err, status]).toEqual(['', 0]);
  });

  it.each([
    [
      'query --uri content://user_dictionary/words',
      'java.lang.IllegalStateException: Could not find provider: user_dictionary',
    ],
    ['query --uri sms', 'java.lang.IllegalStateException: Could not find provider: null'],
    [
      'query --uri content://sms/nowhere',
      'java.lang.IllegalArgumentException: Unknown URL content://sms/nowhere',
    ],
    [
      'query --uri content://sms --projection _id:nope',
      'java.lang.IllegalArgumentException: Invalid column nope',
    ],
    [
      'query --uri content://sms --where "nope=1"',
      'android.database.sqlite.SQLiteException: no such column: nope (code 1 SQLITE_ERROR): , while compiling: no such column: nope',
    ],
    [
      'query --uri content://sms --where "1=1); DELETE FROM content; --"',
      'android.database.sqlite.SQLiteException: attempt to write a readonly database (code 8 SQLITE_ERROR): , while compiling: attempt to write a readonly database',
    ],
    [
      'insert --uri content://call_log/calls/filter/1 --bind number:s:1',
      'java.lang.UnsupportedOperationException: Nothing can be inserted at content://call_log/calls/filter/1',
    ],
    [
      'update --uri content://sms --bind body:s:forged',
      "java.lang.UnsupportedOperationException: body can't be changed",
    ],
    ['insert --uri content://sms --bind body:s:x', 'java.lang.IllegalArgumentException: address is missing'],
    [
      'insert --uri content://com.android.contacts/data --bind data1:s:x',
      'java.lang.IllegalArgumentException: raw_contact_id is required',
    ],
    [
      'insert --uri content://com.android.calendar/events --bind title:s:x --bind calendar_id:i:1',
      'java.lang.IllegalArgumentException: dtstart is required',
    ],
    [
      'insert --uri content://com.android.calendar/events --bind dtstart:l:1773403200000 --bind dtend:l:1773406800000 --bind calendar_id:i:99',
      'java.lang.IllegalArgumentException: There is no calendar 99',
    ],
    [
      'delete --uri content://com.android.calendar/reminders',
      'java.lang.UnsupportedOperationException: Nothing can be deleted at content://com.android.calendar/reminders',
    ],
  ])('refuses %s', async (line, why) => {
    expect(await refusal(line)).toBe(why);
  });
});

describe('messages', () => {
  const number = '+447700900999';
  it('are received in the app, with their time, and marked as read', async () => {
    await change(
      `insert --uri content://sms/inbox --bind address:s:${number} --bind body:s:"Key: under the mat" --bind date:l:1773300000000`,
    );
    const [id, message] = Object.entries(app('messages').messages).find(
      ([, { text }]) => text === 'Key: under the mat',
    )!;
    expect(message).toMatchObject({ from: number, at: 1_773_300_000_000, status: 'received' });
    const [row] = await rows('sms/inbox', `--where "address='${number}'"`);
    expect(row).toMatchObject({ body: 'Key: under the mat', date: '1773300000000', type: '1' });
    await change(`update --uri content://sms --bind read:i:1 --where "_id=${row!['_id']}"`);
    expect((await rows(`sms/${row!['_id']}`))[0]).toMatchObject({ read: '1' });
    await change(`delete --uri content://sms/${row!['_id']}`);
    expect(app('messages').messages[id]).toBeUndefined();
  });
  it('are sent and drafted', async () => {
    await change(`insert --uri content://sms/sent --bind address:s:${number} --bind body:s:Coming`);
    expect(Object.values(app('messages').messages)).toContainEqual(
      expect.objectContaining({ from: 'me', text: 'Coming' }),
    );
    await change(`insert --uri content://sms --bind address:s:${number} --bind body:s:Later --bind type:i:3`);
    expect(app('messages').drafts[`to:${number}`]).toBe('Later');
    expect(await rows('sms/draft', `--projection body:type --where "address='${number}'"`)).toEqual([
      { body: 'Later', type: '3' },
    ]);
    await change(`delete --uri content://sms/draft --where "address='${number}'"`);
    expect(app('messages').drafts[`to:${number}`]).toBeUndefined();
  });
  it('keep their numbers when others are added or deleted', async () => {
    const before = await rows('sms', '--projection _id:date:address --sort _id');
    await change(
      `insert --uri content://sms/inbox --bind address:s:${number} --bind body:s:new --bind date:l:1`,
    );
    await change(`delete --uri content://sms/${before[4]!['_id']}`);
    const after = await rows(
      'sms',
      `--projection _id:date:address --sort _id --where "address<>'${number}'"`,
    );
    expect(after).toEqual(before.filter((_, i) => i !== 4));
  });
  it('form conversations that can be archived and deleted', async () => {
    const [one] = await rows(
      'mms-sms/conversations',
      '--projection _id:message_count --where "archived=0 AND type=0" --sort "date DESC LIMIT 1"',
    );
    expect((await rows('sms', `--projection _id --where "thread_id=${one!['_id']}"`)).length).toBeGreaterThan(
      0,
    );
    await change(`update --uri content://mms-sms/conversations/${one!['_id']} --bind archived:i:1`);
    expect((await rows(`mms-sms/conversations/${one!['_id']}`))[0]).toMatchObject({ archived: '1' });
    await change(`delete --uri content://mms-sms/conversations/${one!['_id']}`);
    expect(await rows(`mms-sms/conversations/${one!['_id']}`)).toEqual([]);
  });
});

describe('contacts and calls', () => {
  it('inserts a contact row by row, as Android’s programs do', async () => {
    const { ui } = device.tree;
    await change(
      'insert --uri content://com.android.contacts/raw_contacts --bind account_type:s: --bind account_name:s:',
    );
    const [{ _id: id } = {}] = await rows(
      'com.android.contacts/raw_contacts',
      '--projection _id --sort "_id DESC LIMIT 1" --where "display_name=\'No name\'"',
    );
    for (const [mimetype, data] of [
      ['name', '--bind data1:s:"Ottoline Vance"'],
      ['phone_v2', '--bind data1:s:07700900998 --bind data2:i:3'],
      ['email_v2', '--bind data1:s:ottoline@vance.example'],
      ['note', '--bind data1:s:Plumber'],
    ])
      await change(
        `insert --uri content://com.android.contacts/data --bind raw_contact_id:i:${id} --bind mimetype:s:vnd.android.cursor.item/${mimetype} ${data}`,
      );
    const made = Object.values(app('contacts').contacts).find(({ family }) => family === 'Vance')!;
    expect(made).toMatchObject({
      given: 'Ottoline',
      phones: [{ label: 'Work', number: '07700900998' }],
      emails: [{ label: 'Home', address: 'ottoline@vance.example' }],
      notes: 'Plumber',
    });
    expect(
      await rows('com.android.contacts/phone_lookup/%2B447700900998', '--projection display_name:type'),
    ).toEqual([{ display_name: 'Ottoline Vance', type: '3' }]);
    await change(
      `update --uri content://com.android.contacts/data --bind data1:s:07700900997 --where "raw_contact_id=${id} AND mimetype='vnd.android.cursor.item/phone_v2'"`,
    );
    expect(
      await rows('com.android.contacts/data/phones', `--projection data1:data2 --where "contact_id=${id}"`),
    ).toEqual([{ data1: '07700900997', data2: '3' }]);
    await change(`update --uri content://com.android.contacts/contacts/${id} --bind starred:i:1`);
    await change(
      `delete --uri content://com.android.contacts/data --where "raw_contact_id=${id} AND mimetype LIKE '%email%'"`,
    );
    expect(Object.values(app('contacts').contacts).find(({ family }) => family === 'Vance')).toMatchObject({
      starred: true,
      emails: [],
    });
    expect(
      await refusal(
        `insert --uri content://com.android.contacts/data --bind raw_contact_id:i:${id} --bind mimetype:s:vnd.android.cursor.item/email_v2 --bind data1:s:nonsense`,
      ),
    ).toContain('A contact needs a name or a number');
    // Programs work behind the screens.
    expect(device.tree.ui.tasks).toBe(ui.tasks);
    await change(`delete --uri content://com.android.contacts/raw_contacts/${id}`);
    expect(
      await rows(
        'com.android.contacts/contacts',
        '--projection _id --where "display_name=\'Ottoline Vance\'"',
      ),
    ).toEqual([]);
    expect(Object.values(app('contacts').contacts).find(({ family }) => family === 'Vance')?.binnedAt).toBe(
      device.tree.clock.now,
    );
  });
  it('lists the call log, and deletes calls', async () => {
    const [last] = await rows('call_log/calls', '--sort "date DESC LIMIT 1"');
    const [id, call] = Object.entries(app('phone').calls).sort(([, a], [, b]) => b.at - a.at)[0]!;
    expect(last).toMatchObject({
      number: call.number,
      date: String(call.at),
      duration: String(call.seconds),
    });
    await change(`delete --uri content://call_log/calls/${last!['_id']}`);
    expect(app('phone').calls[id]).toBeUndefined();
    expect((await rows('call_log/calls')).length).toBe(Object.keys(app('phone').calls).length);
  });
});

describe('the calendar', () => {
  const [from, to] = [1_773_403_200_000, 1_773_406_800_000];
  const insert = `insert --uri content://com.android.calendar/events --bind calendar_id:i:2 --bind title:s:"Kiln repair" --bind dtstart:l:${from} --bind dtend:l:${to} --bind eventTimezone:s:Europe/London --bind eventLocation:s:Studio`;
  const kiln = () => Object.values(app('calendar').events).find(({ title }) => title.startsWith('Kiln'));
  it('inserts, updates and deletes an event', async () => {
    await change(insert);
    expect(kiln()).toMatchObject({
      startDate: '2026-03-13',
      startMinute: 720,
      endMinute: 780,
      place: 'Studio',
      zone: 'Europe/London',
      repeat: null,
    });
    const [row] = await rows('com.android.calendar/events', '--where "title=\'Kiln repair\'"');
    expect(row).toMatchObject({
      calendar_id: '2',
      dtstart: String(from),
      dtend: String(to),
      allDay: '0',
      rrule: 'NULL',
      eventLocation: 'Studio',
    });
    expect(
      await rows(
        `com.android.calendar/instances/when/${from}/${to}`,
        '--projection begin:end --where "title=\'Kiln repair\'"',
      ),
    ).toEqual([{ begin: String(from), end: String(to) }]);
    await change(
      `update --uri content://com.android.calendar/events/${row!['_id']} --bind title:s:"Kiln check" --bind dtstart:l:${from + 3_600_000}`,
    );
    expect(kiln()).toMatchObject({ title: 'Kiln check', startMinute: 780, endMinute: 840 });
    await change(`delete --uri content://com.android.calendar/events --where "title='Kiln check'"`);
    expect(kiln()).toBeUndefined();
  });
  it('inserts repeating and all-day events', async () => {
    await change(`${insert} --bind "rrule:s:FREQ=WEEKLY;COUNT=3;BYDAY=FR"`);
    expect(kiln()?.repeat).toMatchObject({ every: 'week', interval: 1, weekdays: [5], count: 3 });
    const [row] = await rows(
      'com.android.calendar/events',
      '--projection rrule:duration:dtend --where "title=\'Kiln repair\'"',
    );
    expect(row).toEqual({ rrule: 'FREQ=WEEKLY;COUNT=3;BYDAY=FR', duration: 'P3600S', dtend: 'NULL' });
    expect(
      (
        await rows(
          `com.android.calendar/instances/when/${from}/${from + 30 * 86_400_000}`,
          '--projection begin --where "title=\'Kiln repair\'"',
        )
      ).length,
    ).toBe(3);
    await change(
      'insert --uri content://com.android.calendar/events --bind calendar_id:i:1 --bind title:s:Fair --bind allDay:i:1 --bind dtstart:l:1773446400000 --bind dtend:l:1773619200000',
    );
    expect(Object.values(app('calendar').events).find(({ title }) => title === 'Fair')).toMatchObject({
      allDay: true,
      startDate: '2026-03-14',
      endDate: '2026-03-15',
    });
    expect(
      await rows(
        'com.android.calendar/events',
        '--projection dtstart:dtend:eventTimezone --where "title=\'Fair\'"',
      ),
    ).toEqual([{ dtstart: '1773446400000', dtend: '1773619200000', eventTimezone: 'UTC' }]);
    expect(await refusal(`${insert.replace('Kiln repair', 'x')} --bind rrule:s:FREQ=HOURLY`)).toContain(
      'Unsupported rrule',
    );
  });
  it('shows and hides calendars', async () => {
    await change('update --uri content://com.android.calendar/calendars/1 --bind visible:i:0');
    expect((await rows('com.android.calendar/calendars/1', '--projection visible'))[0]).toEqual({
      visible: '0',
    });
  });
});

describe('media, alarms, downloads', () => {
  it('reads a picture, marks it, and deletes it with its file', async () => {
    await run('echo hello > /sdcard/Download/hello.txt');
    const [file] = await rows(
      'media/external/downloads',
      '--projection _id:_data:_size --where "_display_name=\'hello.txt\'"',
    );
    expect(file).toMatchObject({ _data: '/storage/emulated/0/Download/hello.txt', _size: '6' });
    expect((await run(`content read --uri content://media/external/file/${file!['_id']}`)).out).toBe(
      'hello\n',
    );
    expect(await rows('downloads/my_downloads', '--projection title --where "title=\'hello.txt\'"')).toEqual([
      { title: 'hello.txt' },
    ]);
    await change(`delete --uri content://media/external/file/${file!['_id']}`);
    expect(fileAt(device.tree.device.storage.files, 'Download/hello.txt')).toBeUndefined();
    const [photo] = await rows(
      'media/external/images/media',
      '--projection _id:_data --where "is_favorite=0" --sort "datetaken DESC LIMIT 1"',
    );
    await change(
      `update --uri content://media/external/images/media/${photo!['_id']} --bind is_favorite:i:1`,
    );
    expect(
      fileAt(device.tree.device.storage.files, photo!['_data']!.replace('/storage/emulated/0/', ''))?.media
        ?.favourite,
    ).toBe(true);
  });
  it('sets an alarm on days of the week', async () => {
    await change(
      'insert --uri content://com.android.deskclock/alarms --bind hour:i:6 --bind minutes:i:5 --bind daysofweek:i:96 --bind label:s:Row',
    );
    expect(Object.values(app('clock').alarms)).toContainEqual(
      expect.objectContaining({ time: 365, days: [0, 6], label: 'Row', on: true }),
    );
    await change(
      'update --uri content://com.android.deskclock/alarms --bind enabled:i:0 --where "label=\'Row\'"',
    );
    expect(
      await rows(
        'com.android.deskclock/alarms',
        '--projection hour:minutes:daysofweek:enabled --where "label=\'Row\'"',
      ),
    ).toEqual([{ hour: '6', minutes: '5', daysofweek: '96', enabled: '0' }]);
    await change('delete --uri content://com.android.deskclock/alarms --where "label=\'Row\'"');
    expect(Object.values(app('clock').alarms).some(({ label }) => label === 'Row')).toBe(false);
  });
});

it('reads settings through the command `settings`', async () => {
  const put = await run('settings put system screen_off_timeout 60000');
  if (put.status === 127) {
    expect(await refusal('query --uri content://settings/system')).toContain('settings');
    return;
  }
  expect(
    await rows('settings/system', '--where "name=\'screen_off_timeout\'" --projection name:value'),
  ).toEqual([{ name: 'screen_off_timeout', value: '60000' }]);
  await change('insert --uri content://settings/global --bind name:s:own_setting --bind value:s:7');
  expect((await run('settings get global own_setting')).out).toBe('7\n');
});
