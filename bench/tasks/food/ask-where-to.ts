import { askFor } from '../chat/ask-what-to-write.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, rid, row, scrollTo, tap } from '../steps.ts';
import { dishId, HOME, momentOn, openOrder, orderId, putPlanned, WORK } from './make.ts';

const NUMBER = '8916';
const NOTES = [
  'Knock twice, the bell is off.',
  'Through the yard, green door.',
  'Ring for the second floor.',
  'Hand it to the man with the beard.',
  'I wait at the corner.',
] as const;
const PLACES = { [HOME]: 'Home', [WORK]: 'Kittiwake Studio' } as const;
interface P {
  from: typeof HOME | typeof WORK;
  dinner: number;
  minute: number;
  note: (typeof NOTES)[number];
  old: (typeof NOTES)[number];
}
const other = (p: P) => (p.from === HOME ? WORK : HOME);
const DINNERS = [
  ['zaytuna', 'mixed-grill', 'Zaytuna'],
  ['hook-line', 'cod-and-chips', 'Hook & Line'],
  ['tandoor-junction', 'lamb-biryani', 'Tandoor Junction'],
] as const;

/** Where tonight’s order has to go and what the rider should know, only the user can say. */
export const askWhereTo = task(
  'food/ask-where-to',
  params({
    from: oneOf(HOME, WORK),
    dinner: int(0, 2),
    minute: int(1_110, 1_200, 15),
    note: oneOf(...NOTES),
    old: oneOf(...NOTES),
  }).such((p: P) => p.note !== p.old),
  {
    tags: ['ask-user', 'order', 'transcription'],
    needs: { lookups: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `My plans for tonight have changed: the ${DINNERS[p.dinner]![2]} delivery has to go somewhere else, and the rider needs another note. Ask me for both, and change the order in Dishcart.`,
        p =>
          `Tonight's order from ${DINNERS[p.dinner]![2]} goes to the wrong address and its note for the rider is out of date. I tell you the right ones if you ask me. Put both right in Dishcart.`,
      ],
      zh: [
        p =>
          `今晚的安排变了：${DINNERS[p.dinner]![2]} 那单外卖要改送到别处，给骑手的备注也要换。地址和备注都请先问我，再到 Dishcart 里改好。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [kitchen, slug] = DINNERS[p.dinner]!;
      const order = (days: number) => ({
        kitchen,
        wanted: [{ dish: dishId(kitchen, slug), count: 2 }],
        at: momentOn(s, -1, 1_200),
        slot: momentOn(s, days, p.minute),
        to: p.from,
        note: p.old,
      });
      putPlanned(s, ctx, NUMBER, order(0));
      putPlanned(s, ctx, '8914', order(2));
    },
    user: {
      where: {
        about: {
          en: ['where', 'address', 'place', 'go', 'deliver', 'send', 'location'],
          zh: ['哪', '地址', '送到'],
        },
        says: { en: p => `To “${PLACES[other(p)]}”`, zh: p => `送到“${PLACES[other(p)]}”` },
      },
      note: {
        about: { en: ['note', 'rider', 'tell', 'say', 'write'], zh: ['备注', '骑手', '留言', '写'] },
        says: { en: p => `The note is “${p.note}”`, zh: p => `备注写“${p.note}”` },
      },
    },
    expect: {
      sentThere: (_s, p, ctx) =>
        ctx.act('food', 'changeAddress', { order: orderId(NUMBER), address: other(p) }),
      noted: (_s, p, ctx) => ctx.act('food', 'changeNote', { order: orderId(NUMBER), note: p.note }),
    },
    solve: function* () {
      const where = yield* askFor('Which address?');
      const note = yield* askFor('What does the note say?');
      let seen = yield* openOrder(/There at about \d\d:\d\d/);
      seen = yield* scrollTo(seen, rid('change-address'));
      seen = yield tap(seen, rid('change-address'));
      seen = yield tap(seen, row(where.words));
      seen = yield* scrollTo(seen, rid('change-note'));
      seen = yield tap(seen, rid('change-note'));
      seen = yield fill(seen, field('Note to the rider'), note.words, { clear: true });
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      theLaterOrder: {
        change: (_s, p, ctx) => {
          ctx.act('food', 'changeAddress', { order: orderId('8914'), address: other(p) });
          ctx.act('food', 'changeNote', { order: orderId('8914'), note: p.note });
        },
        because: ['sentThere', 'noted', 'sideEffects'],
      },
    },
  },
);
