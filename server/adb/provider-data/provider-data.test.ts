import { describe, expect, it } from 'vitest';
import type { AppStates } from '../../../apps/catalogue.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh, asRoot } = tested;
const DATA = '/data/data/com.android.providers';
const MMSSMS = `${DATA}.telephony/databases/mmssms.db`;
const CONTACTS = `${DATA}.contacts/databases/contacts2.db`;
const CALLS = `${DATA}.contacts/databases/calllog.db`;
const CALENDAR = `${DATA}.calendar/databases/calendar.db`;

const apps = () => tested.device.tree.apps as AppStates;
const sql = async (file: string, text: string) => asRoot(`sqlite3 ${file} "${text}"`);
const count = async (file: string, table: string) =>
  Number((await sql(file, `SELECT count(*) FROM ${table}`)).out);
const presentContacts = () =>
  Object.values(apps().contacts.contacts).filter(({ binnedAt }) => binnedAt === null);

describe('the databases of Android’s providers', () => {
  it('show the data of the phone’s own apps, to root alone', async () => {
    const texts = Object.values(apps().messages.messages).filter(({ text }) => text !== '');
    expect(await count(MMSSMS, 'sms')).toBe(texts.length + Object.keys(apps().messages.drafts).length);
    expect(await count(CONTACTS, 'raw_contacts')).toBe(presentContacts().length);
    expect(await count(CALLS, 'calls')).toBe(Object.keys(apps().phone.calls).length);
    expect(await count(CALENDAR, 'Events')).toBe(Object.keys(apps().calendar.events).length);
    const phones =
      "SELECT count(*) FROM view_data WHERE mimetype = 'vnd.android.cursor.item/phone_v2' AND data1 LIKE '%'";
    expect(Number((await sql(CONTACTS, phones)).out)).toBe(
      presentContacts().flatMap(contact => contact.phones).length,
    );
    expect((await sh(`sqlite3 ${MMSSMS} "SELECT 1"`)).err).toContain('unable to open database');
    expect((await asRoot(`ls ${DATA}.contacts/databases`)).out).toBe('calllog.db\ncontacts2.db\n');
  });

  it('have the rows that content query gives', async () => {
    const columns = 'SELECT _id, address, type FROM sms ORDER BY date DESC, _id LIMIT 1';
    const [id, address, type] = (await sql(MMSSMS, columns)).out.trim().split('|');
    expect((await sh(`content query --uri content://sms/${id} --projection address:type`)).out).toBe(
      `Row: 0 address=${address}, type=${type}\n`,
    );
  });

  it('lose rows through the rules of the apps, as AndroidWorld’s clear_sms_and_threads deletes them', async () => {
    expect(await sql(MMSSMS, 'DELETE FROM sms;')).toEqual({ out: '', err: '', status: 0 });
    expect(await sql(MMSSMS, 'DELETE FROM threads;')).toEqual({ out: '', err: '', status: 0 });
    expect([apps().messages.messages, apps().messages.threads]).toEqual([{}, {}]);
    expect((await sh('content query --uri content://sms/')).out).toBe('No result found.\n');
  });

  it('lose the rows of a condition alone', async () => {
    const before = Object.keys(apps().messages.messages).length;
    const [id] = (await sql(MMSSMS, 'SELECT _id FROM sms WHERE type = 1 ORDER BY _id LIMIT 1')).out.split(
      '\n',
    );
    await sql(MMSSMS, `DELETE FROM sms WHERE _id = ${id}`);
    expect(Object.keys(apps().messages.messages)).toHaveLength(before - 1);
    const contacts = presentContacts().length;
    const [contact] = (await sql(CONTACTS, 'SELECT _id FROM raw_contacts LIMIT 1')).out.split('\n');
    await sql(
      CONTACTS,
      `DELETE FROM data WHERE raw_contact_id = ${contact}; DELETE FROM raw_contacts WHERE _id = ${contact}`,
    );
    expect(presentContacts()).toHaveLength(contacts - 1);
    await sql(CALLS, 'DELETE FROM calls');
    expect(apps().phone.calls).toEqual({});
  });

  it.each([
    "INSERT INTO sms (address, body) VALUES ('1', 'x')",
    "UPDATE sms SET body = 'x'",
    'DELETE FROM canonical_addresses',
    'DROP TABLE sms',
    'CREATE TABLE t (x)',
  ])('refuse any other change: %s', async text => {
    const before = tested.device.tree.apps;
    expect(await sql(MMSSMS, text)).toEqual({
      out: '',
      err: 'Error: stepping, attempt to write a readonly database (8)\n',
      status: 8,
    });
    expect(tested.device.tree.apps).toBe(before);
  });
});

describe('pm clear of a provider', () => {
  it('deletes the contacts, as AndroidWorld’s clear_contacts does', async () => {
    const binned = Object.values(apps().contacts.contacts).length - presentContacts().length;
    expect(await sh('pm clear com.android.providers.contacts')).toEqual({
      out: 'Success\n',
      err: '',
      status: 0,
    });
    expect(Object.keys(apps().contacts.contacts)).toHaveLength(binned);
    expect(apps().phone.calls).toEqual({});
    const listed = 'content query --uri content://contacts/phones/ --projection display_name:number';
    expect((await sh(listed)).out).toBe('No result found.\n');
  });

  it('deletes the messages', async () => {
    expect((await sh('pm clear com.android.providers.telephony')).out).toBe('Success\n');
    expect(apps().messages.threads).toEqual({});
    expect((await sh('pm list packages com.android.providers')).out).toBe(
      'package:com.android.providers.calendar\npackage:com.android.providers.contacts\npackage:com.android.providers.telephony\n',
    );
  });
});

describe('the authority contacts', () => {
  it('lists phones as AndroidWorld’s list_contacts asks for them', async () => {
    const { out } = await sh(
      'content query --uri content://contacts/phones/ --projection display_name:number',
    );
    const rows = [...out.matchAll(/display_name=(.*), number=(.*)/g)];
    expect(rows).toHaveLength(presentContacts().flatMap(contact => contact.phones).length);
    expect((await sh('content query --uri content://contacts/people --projection name')).out).toContain(
      'name=',
    );
    expect((await sh('content query --uri content://contacts/raw_contacts')).out).toContain('Row: 0 _id=');
  });
});
