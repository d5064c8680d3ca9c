import type { AppStates } from '../../../apps/catalogue.ts';
import { appState, baseState, numbersOf, offered, only, flag, type ContentProvider } from './table.ts';

type PhoneApp = AppStates['phone'];
/** CallLog.Calls. */
const TYPE = { incoming: 1, outgoing: 2, missed: 3, declined: 5, blocked: 6 } as const;
const [ALLOWED, RESTRICTED] = [1, 2];
const COLUMNS = ['_id', 'number', 'presentation', 'date', 'duration', 'type', 'name', 'new', 'is_read', 'countryiso', 'geocoded_location', 'phone_account_address', 'features', 'voicemail_uri'];

/** The call log. Calls come into it by being made, and in no other way. */
export const callsProvider: ContentProvider = {
  authority: 'call_log',
  table([what, filter, number, ...more], { device }) {
    if (what !== 'calls' || more.length > 0 || (filter !== undefined && (filter !== 'filter' || number === undefined))) return undefined;
    const state = () => appState<PhoneApp>(device, 'phone');
    return {
      type: 'vnd.android.cursor.dir/calls', columns: COLUMNS, order: 'date DESC',
      rows() {
        const id = numbersOf(baseState<PhoneApp>(device, 'phone').calls, (call: { at: number }) => call.at);
        const contacts = offered(device, 'contacts');
        const wanted = number?.replace(/\D/g, '');
        return Object.entries(state().calls).filter(([key, call]) => !state().current[key] && (wanted === undefined || call.number.replace(/\D/g, '').includes(wanted))).map(([key, call]) => ({ key, values: {
          _id: id(key), number: call.number, presentation: call.number === '' ? RESTRICTED : ALLOWED, date: call.at, duration: call.seconds, type: TYPE[call.kind], name: contacts?.byNumber(call.number)?.name ?? (call.name || null),
          new: Number(!call.seen), is_read: Number(call.seen), countryiso: 'GB', geocoded_location: '', phone_account_address: device.tree.device.radios.phoneNumber, features: 0, voicemail_uri: null,
        } }));
      },
      async update(rows, values) {
        only(values, 'new', 'is_read');
        const seen = values['is_read'] === undefined ? 1 - flag(values['new']) : flag(values['is_read']);
        // The app marks a whole list as seen, never one call.
        await device.change(draft => { for (const { key } of rows) (draft.apps['phone'] as PhoneApp).calls[key]!.seen = seen === 1; });
      },
      async remove(rows) { if (rows.length > 0) await device.run('phone', 'deleteCalls', { calls: rows.map(row => row.key) }); },
    };
  },
};
