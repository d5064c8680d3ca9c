import type { AppStates } from '../../../apps/catalogue.ts';
import type { AdbDevice } from '../device.ts';
import {
  addedIds,
  appState,
  baseState,
  flag,
  illegal,
  numberOf,
  numbersOf,
  allowOnly,
  text,
  wholeNumber,
  type Bound,
  type ContentProvider,
  type ProviderContext,
  type ContentTable,
  type Row,
} from './table.ts';
import { orderedIds, orderedRows } from '../../../src/state/order.ts';

type Messages = AppStates['messages'];
type Message = Messages['messages'][string];
const ME = 'me';
/** Telephony.TextBasedSmsColumns. */
const TYPE = { inbox: 1, sent: 2, draft: 3, outbox: 4, failed: 5 } as const;
const STATUS = { none: -1, complete: 0, pending: 32, failed: 64 } as const;
const SMS = [
  '_id',
  'thread_id',
  'address',
  'person',
  'date',
  'date_sent',
  'protocol',
  'read',
  'status',
  'type',
  'reply_path_present',
  'subject',
  'body',
  'service_center',
  'locked',
  'sub_id',
  'error_code',
  'creator',
  'seen',
];
const CREATOR = 'app.tapworld.messages';

const stateOf = (device: AdbDevice): Messages => appState<Messages>(device, 'messages');
const timeOf = ({ at }: { at: number }) => at;
const begunAt = ({ createdAt }: { createdAt: number }) => createdAt;
const threadNumbers = (device: AdbDevice) =>
  numbersOf(baseState<Messages>(device, 'messages').threads, begunAt);

/** The type and status of a message that the owner sent. */
function sentAs(status: string | undefined): { type: number; status: number } {
  switch (status) {
    case 'sending':
      return { type: TYPE.outbox, status: STATUS.pending };
    case 'failed':
      return { type: TYPE.failed, status: STATUS.failed };
    case 'delivered':
      return { type: TYPE.sent, status: STATUS.complete };
    default:
      return { type: TYPE.sent, status: STATUS.none };
  }
}

function smsRows(device: AdbDevice): Row[] {
  const { threads, messages, drafts, settings } = stateOf(device);
  const number = numbersOf(baseState<Messages>(device, 'messages').messages, timeOf);
  const threadNumber = threadNumbers(device);
  const rest = {
    person: null,
    protocol: 0,
    reply_path_present: 0,
    subject: null,
    service_center: settings.smsCentre || null,
    locked: 0,
    sub_id: 1,
    creator: CREATOR,
  };
  const rows: Row[] = [];
  for (const [key, m] of Object.entries(messages)) {
    // A message with only a picture, a card or a place is not an SMS.
    const thread = threads[m.thread];
    if (!thread || m.text === '') continue;
    const mine = m.from === ME;
    const { type, status } = mine ? sentAs(m.status) : { type: TYPE.inbox, status: STATUS.none };
    const read = Number(mine || m.at <= thread.readAt);
    rows.push({
      key,
      values: {
        _id: number(key),
        thread_id: threadNumber(m.thread),
        address: mine ? thread.people.join(',') : m.from,
        date: m.at,
        date_sent: mine ? 0 : m.at,
        read,
        status,
        type,
        body: m.text,
        error_code: Number(m.status === 'failed'),
        seen: read,
        ...rest,
      },
    });
  }
  for (const [key, body] of Object.entries(drafts)) {
    const people = key.slice('to:'.length);
    const thread = orderedIds(threads).find(id => threads[id]!.people.join(',') === people);
    rows.push({
      key,
      values: {
        _id: numberOf(key),
        thread_id: thread === undefined ? 0 : threadNumber(thread),
        address: people,
        date: device.tree.clock.now,
        date_sent: 0,
        read: 1,
        status: STATUS.none,
        type: TYPE.draft,
        body,
        error_code: 0,
        seen: 1,
        ...rest,
      },
    });
  }
  return rows;
}

async function insertSms(device: AdbDevice, values: Bound, type: number): Promise<void> {
  const [address, body] = [text(values, 'address'), text(values, 'body')];
  if (address === '') throw illegal('address is missing');
  if (type === TYPE.draft) return device.run('messages', 'setDraft', { to: [address], text: body });
  const [id] = await addedIds(
    () => stateOf(device).messages,
    () =>
      type === TYPE.inbox
        ? device.run('messages', 'receive', { number: address, text: body })
        : device.run('messages', 'send', { to: [address], text: body }),
  );
  if (id === undefined)
    throw illegal(
      type === TYPE.inbox ? 'The message waits for a network' : `Nothing can be sent to ${address}`,
    );
  const date = wholeNumber(values, 'date');
  // The app's rules date a message now, so its date is changed afterwards.
  if (date !== undefined)
    await device.change(draft => {
      (draft.apps['messages'] as Messages).messages[id]!.at = date;
    });
  if (type === TYPE.inbox && flag(values['read']))
    await device.run('messages', 'markRead', { threads: [stateOf(device).messages[id]!.thread] });
}

const threadsOf = (device: AdbDevice, rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ key }) => stateOf(device).messages[key]?.thread ?? [])),
];

async function updateSms(device: AdbDevice, rows: readonly Row[], values: Bound): Promise<void> {
  allowOnly(values, 'read', 'seen');
  const threads = threadsOf(device, rows);
  if (values['read'] !== undefined && threads.length > 0)
    await device.run('messages', flag(values['read']) ? 'markRead' : 'markUnread', { threads });
}

async function removeSms(device: AdbDevice, rows: readonly Row[]): Promise<void> {
  const { messages } = stateOf(device);
  const deleted = rows.map(row => row.key).filter(key => messages[key]);
  if (deleted.length > 0) await device.run('messages', 'deleteMessages', { messages: deleted });
  for (const { key } of rows) if (!messages[key]) await device.run('messages', 'discard', { key });
}

const sms = (device: AdbDevice, type?: number): ContentTable => ({
  type: 'vnd.android.cursor.dir/sms',
  columns: SMS,
  order: 'date DESC',
  rows: () => smsRows(device).filter(({ values }) => type === undefined || values['type'] === type),
  insert: values => insertSms(device, values, type ?? wholeNumber(values, 'type') ?? TYPE.inbox),
  update: (rows, values) => updateSms(device, rows, values),
  remove: rows => removeSms(device, rows),
});

/** Conversations: with their last message (SMS provider), or also with their recipients (the common `mms-sms` provider). */
function conversations(device: AdbDevice, common: boolean): ContentTable {
  const columns = common
    ? [
        '_id',
        'date',
        'message_count',
        'recipient_ids',
        'snippet',
        'snippet_cs',
        'read',
        'archived',
        'type',
        'error',
        'has_attachment',
      ]
    : ['thread_id', 'msg_count', 'snippet'];
  const rows = (): Row[] => {
    const { threads, messages } = stateOf(device);
    const number = threadNumbers(device);
    const byThread = new Map<string, Message[]>();
    for (const message of orderedRows(messages, (a, b) => a.at - b.at)) {
      const known = byThread.get(message.thread);
      if (known) known.push(message);
      else byThread.set(message.thread, [message]);
    }
    return Object.entries(threads).map(([key, { people, readAt, archived, createdAt }]) => {
      const all = byThread.get(key) ?? [];
      const last = all.at(-1);
      const id = number(key);
      return {
        key,
        values: {
          _id: id,
          thread_id: id,
          date: last?.at ?? createdAt,
          message_count: all.length,
          msg_count: all.length,
          recipient_ids: people.map(numberOf).join(' '),
          snippet: last?.text ?? null,
          snippet_cs: 0,
          read: Number(all.every(m => m.from === ME || m.at <= readAt)),
          archived: Number(archived),
          type: Number(people.length > 1),
          error: Number(last?.status === 'failed'),
          has_attachment: Number(all.some(m => m.photo || m.card || m.place)),
        },
      };
    });
  };
  return {
    type: 'vnd.android-dir/mms-sms',
    columns,
    rows,
    order: common ? 'date DESC' : 'thread_id',
    async update(found, values) {
      allowOnly(values, 'read', 'seen', 'archived');
      const threads = found.map(row => row.key);
      if (threads.length === 0) return;
      if (values['archived'] !== undefined)
        await device.run('messages', 'archive', { threads, on: flag(values['archived']) === 1 });
      if (values['read'] !== undefined)
        await device.run('messages', flag(values['read']) ? 'markRead' : 'markUnread', { threads });
    },
    async remove(found) {
      if (found.length > 0)
        await device.run('messages', 'deleteThreads', { threads: found.map(row => row.key) });
    },
  };
}

const addresses = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/canonical-address',
  columns: ['_id', 'address'],
  order: 'address',
  rows: () =>
    [...new Set(Object.values(stateOf(device).threads).flatMap(({ people }) => people))].map(key => ({
      key,
      values: { _id: numberOf(key), address: key },
    })),
});

export const smsProvider: ContentProvider = {
  authority: 'sms',
  table(path, { device }) {
    const [box, ...more] = path;
    if (more.length > 0) return undefined;
    if (box === undefined) return sms(device);
    if (box === 'conversations') return conversations(device, false);
    return Object.hasOwn(TYPE, box) ? sms(device, TYPE[box as keyof typeof TYPE]) : undefined;
  },
};

export const mmsSmsProvider: ContentProvider = {
  authority: 'mms-sms',
  table([what, ...more], { device }: ProviderContext) {
    if (what === 'conversations' && more.length === 0) return conversations(device, true);
    return what === 'canonical-addresses' && more.length === 0 ? addresses(device) : undefined;
  },
};
