import { newRow } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { writeNote } from '../notes/make.ts';
import { ending, firm, landline } from '../phone/make.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, find, first, open, row, tab, tap, text } from '../steps.ts';
import { newNote, writeDown } from './make.ts';

const says = (order: number) =>
  `Good morning, this is about your order number ${order}. You can collect it from Monday on. Please have the number ready.`;
const leave = (s: Phone, id: string, end: number, name: string, at: number, order: number) => {
  s.apps.phone.voicemails[`voicemail-${id}`] = {
    number: landline(end),
    name,
    at,
    seconds: 21,
    text: says(order),
    heard: false,
  };
};

export const voicemailToNote = task(
  'cross/voicemail-to-note',
  {
    names: distinct(2, firm()),
    ends: distinct(2, ending()),
    orders: distinct(3, int(20_000, 89_999)),
    title: oneOf('Collect', 'Order', 'To fetch', 'Monday errand'),
  },
  {
    tags: ['transfer', 'transcription', 'cross-app', 'newest'],
    ask: {
      en: [
        ({ names, title }) =>
          `${names[0]} left me a voicemail with an order number. Write just that number into a new note titled “${title}”; their newest message counts.`,
        ({ names, title }) =>
          `Make a note “${title}” that says nothing but the order number of ${names[0]}'s latest voicemail.`,
      ],
      zh: [
        ({ names, title }) =>
          `${names[0]} 的语音留言里有订单号。新建一条标题为“${title}”的笔记，内容只写最新留言里的订单号。`,
      ],
    },
    setup: (s, { names, ends, orders }, ctx) => {
      leave(s, 'newest', ends[0]!, names[0]!, ctx.now - 41 * 60_000, orders[0]!);
      leave(s, 'older', ends[0]!, names[0]!, ctx.now - 26 * 3_600_000, orders[1]!);
      leave(s, 'others', ends[1]!, names[1]!, ctx.now - 9 * 60_000, orders[2]!);
    },
    expect: { noted: newNote(p => ({ title: p.title, body: String(p.orders[0]) })) },
    free: s => [newRow(s.apps.notes.notes).folder],
    solve: function* (seen, { names, title }) {
      seen = yield open('phone');
      seen = yield tap(seen, tab(/^Voicemail/));
      seen = yield tap(seen, first(row(new RegExp(`^${names[0]}, `))));
      const order = /order number (\d{5})/.exec(find(seen, text(/order number/)).name)![1]!;
      yield* writeNote(title, order);
      yield done();
    },
    nearMisses: {
      theOlder: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: String(p.orders[1]) }),
        because: ['noted', 'sideEffects'],
      },
      theOthers: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: String(p.orders[2]) }),
        because: ['noted', 'sideEffects'],
      },
      theWholeMessage: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: says(p.orders[0]!) }),
        because: ['noted', 'sideEffects'],
      },
    },
  },
);
