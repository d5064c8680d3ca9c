import { runOn } from '../../../src/sdk/core/engine.ts';
import type { AppStates } from '../../../apps/catalogue.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import type { AdbDevice } from '../device.ts';
import {
  appState,
  baseState,
  flag,
  illegal,
  numbersOf,
  providerNamed,
  allowOnly,
  text,
  wholeNumber,
  type Bound,
  type ContentProvider,
} from './table.ts';

type PhoneApp = AppStates['phone'];
/** CallLog.Calls. */
const TYPE = { incoming: 1, outgoing: 2, missed: 3, declined: 5, blocked: 6 } as const;
const [ALLOWED, RESTRICTED] = [1, 2];
const COLUMNS = [
  '_id',
  'number',
  'presentation',
  'date',
  'duration',
  'type',
  'name',
  'new',
  'is_read',
  'countryiso',
  'geocoded_location',
  'phone_account_address',
  'features',
  'voicemail_uri',
];

/** The app's kinds of calls by Android's numbers. It has no voicemail and no calls answered elsewhere. */
const KINDS: ReadonlyMap<number, keyof typeof TYPE> = new Map(
  Object.entries(TYPE).map(([kind, type]) => [type, kind as keyof typeof TYPE]),
);

/** Adds a call to the log only, without ringing. */
async function insert(device: AdbDevice, values: Bound): Promise<void> {
  allowOnly(
    values,
    'number',
    'date',
    'duration',
    'type',
    'name',
    'new',
    'is_read',
    'presentation',
    'countryiso',
    'geocoded_location',
    'phone_account_address',
    'features',
  );
  const kind = KINDS.get(wholeNumber(values, 'type') ?? TYPE.incoming);
  if (kind === undefined) throw illegal(`Invalid call log type: ${text(values, 'type')}`);
  const number = text(values, 'number').replace(/[\s-]/g, '');
  if (number !== '' && !/^\+?[\d*#]+$/.test(number))
    throw illegal(`Invalid number: ${text(values, 'number')}`);
  const seconds = wholeNumber(values, 'duration') ?? 0;
  const at = wholeNumber(values, 'date') ?? device.tree.clock.now;
  if (seconds < 0 || at < 0)
    throw illegal(seconds < 0 ? `Invalid duration: ${seconds}` : `Invalid date: ${at}`);
  const isRead =
    values['is_read'] !== undefined
      ? flag(values['is_read']) === 1
      : values['new'] !== undefined
        ? flag(values['new']) === 0
        : kind !== 'missed';
  await device.change(draft => {
    const { id } = runOn(catalogue, draft, 'intent').ctx('phone');
    (draft.apps['phone'] as PhoneApp).calls[id('call')] = {
      number,
      name: text(values, 'name'),
      kind,
      at,
      seconds,
      seen: isRead,
    };
  });
}

/** The call log. Programs can add entries, as a restored backup does. */
export const callsProvider: ContentProvider = {
  authority: 'call_log',
  table([what, filter, number, ...more], { device }) {
    if (
      what !== 'calls' ||
      more.length > 0 ||
      (filter !== undefined && (filter !== 'filter' || number === undefined))
    )
      return undefined;
    const state = () => appState<PhoneApp>(device, 'phone');
    return {
      type: 'vnd.android.cursor.dir/calls',
      columns: COLUMNS,
      order: 'date DESC',
      rows() {
        const id = numbersOf(baseState<PhoneApp>(device, 'phone').calls, (call: { at: number }) => call.at);
        const contacts = providerNamed(device, 'contacts');
        const wanted = number?.replace(/\D/g, '');
        return Object.entries(state().calls)
          .filter(
            ([key, call]) =>
              !state().current[key] &&
              (wanted === undefined || call.number.replace(/\D/g, '').includes(wanted)),
          )
          .map(([key, call]) => ({
            key,
            values: {
              _id: id(key),
              number: call.number,
              presentation: call.number === '' ? RESTRICTED : ALLOWED,
              date: call.at,
              duration: call.seconds,
              type: TYPE[call.kind],
              name: contacts?.byNumber(call.number)?.name ?? (call.name || null),
              new: Number(!call.seen),
              is_read: Number(call.seen),
              countryiso: 'GB',
              geocoded_location: '',
              phone_account_address: device.tree.device.radios.phoneNumber,
              features: 0,
              voicemail_uri: null,
            },
          }));
      },
      ...(filter === undefined
        ? {
            insert: values => {
              state();
              return insert(device, values);
            },
          }
        : {}),
      async update(rows, values) {
        allowOnly(values, 'new', 'is_read');
        const isRead = values['is_read'] === undefined ? 1 - flag(values['new']) : flag(values['is_read']);
        // The app marks a whole list as seen, never one call.
        await device.change(draft => {
          for (const { key } of rows) (draft.apps['phone'] as PhoneApp).calls[key]!.seen = isRead === 1;
        });
      },
      async remove(rows) {
        if (rows.length > 0) await device.run('phone', 'deleteCalls', { calls: rows.map(row => row.key) });
      },
    };
  },
};
