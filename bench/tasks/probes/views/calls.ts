import type { Phone } from '../../../../apps/catalogue.ts';
import { ask, rowsIn, seenRows, type View } from './view.ts';

type Call = Phone['apps']['phone']['calls'][string];
const CALLS = '/apps/phone/calls';
/** CallLog.Calls.TYPE */
const TYPES: Readonly<Record<Call['kind'], string>> = {
  incoming: '1',
  outgoing: '2',
  missed: '3',
  declined: '5',
  blocked: '6',
};
const KINDS = new Map(Object.entries(TYPES).map(([kind, type]) => [type, kind]));

/** The call log. How long was talked, and whether a missed call was seen, is not compared. */
export const calls: View = {
  id: 'calls',
  app: 'phone',
  questions: [
    ask('content', { uri: 'content://call_log/calls', projection: ['_id', 'number', 'type', 'date'] }),
  ],
  of: ({ apps: { phone } }) => ({
    rows: {
      [CALLS]: seenRows(phone.calls, ({ number, kind, at }, id) =>
        phone.current[id] ? undefined : { '/number': number, '/kind': kind, '/at': at },
      ),
    },
    values: {},
  }),
  read: found => ({
    rows: {
      [CALLS]: Object.fromEntries(
        rowsIn(found).map(({ _id, number, type, date }) => [
          `call ${_id}`,
          { '/number': number ?? '', '/kind': KINDS.get(type ?? '') ?? type, '/at': Number(date) },
        ]),
      ),
    },
    values: {},
  }),
  isFromOthers: (_table, row) => row['/kind'] !== 'outgoing',
};
