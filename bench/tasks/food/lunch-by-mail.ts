import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params, time, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, find, open, rid, scrollTo, tap, wait } from '../steps.ts';
import { answerMail, arrived, element, openMail, WORK as ME, writeAndSend } from '../mail/make.ts';
import { centsIn, quiet, sourceOpen } from '../wallet/make.ts';
import {
  addDish,
  chooseAddress,
  chooseTime,
  CODE,
  dishId,
  momentOn,
  openKitchen,
  orderAndPay,
  placeOrder,
  pounds,
  toCheckout,
  WORK,
} from './make.ts';
import { orderedRows } from '../../../src/state/order.ts';

const KITCHEN = 'cafe-bollard';
const COLLEAGUES = [
  { name: 'Ruth Adeyemi', address: 'ruth@kittiwake.example' },
  { name: 'Tess Hollis', address: 'tess@kittiwake.example' },
  { name: 'Nadia Rahman', address: 'nadia@kittiwake.example' },
  { name: 'Owen Pryce', address: 'owen@kittiwake.example' },
] as const;
/** Dishes, with what may be left out of each. */
const DISHES = [
  ['crab-sandwich', 'Crab sandwich', 'mayonnaise'],
  ['toasted-cheese-and-leek', 'Toasted cheese and leek', 'mustard'],
  ['lentil-and-beetroot-salad', 'Lentil and beetroot salad', 'walnuts'],
  ['jacket-potato-tuna-and-spring-onion', 'Jacket potato, tuna and spring onion', 'spring onion'],
] as const;
type Dish = (typeof DISHES)[number];
interface P {
  who: (typeof COLLEAGUES)[number];
  dishes: Dish[];
  counts: number[];
  at: TimeOfDay;
}
const wanted = (p: P, counts = p.counts) =>
  p.dishes.slice(0, 2).map(([slug, , out], i) => ({
    dish: dishId(KITCHEN, slug),
    count: counts[i]!,
    without: i === 0 ? [out] : [],
  }));
const LAST = 'mail-lunch-2';
/** Orders, and answers with what it came to. */
const order = (s: Phone, ctx: SetupCtx, now: Phone, p: P, counts = p.counts) =>
  placeOrder(s, ctx, now, wanted(p, counts), { to: WORK, slot: momentOn(s, 0, p.at.minutes) });
const tell = (s: Phone, ctx: SetupCtx) => {
  const newest = orderedRows(s.apps.food.orders, (a, b) => b.at - a.at)[0]!;
  answerMail(s, ctx, 'reply', LAST, { text: pounds(newest.totals.total) });
};

/** A colleague mails what to order, puts a number right in a second mail, and wants to know the sum. */
export const lunchByMail = task(
  'food/lunch-by-mail',
  params({
    who: oneOf(...COLLEAGUES),
    dishes: distinct(3, oneOf(...DISHES)),
    counts: distinct(3, oneOf(1, 2, 3, 4)),
    at: time('12:00', '13:30', 15),
  }),
  {
    tags: ['cross-app', 'order', 'recency', 'message'],
    needs: { lookups: 5, memory: 5 },
    ask: {
      en: [
        p =>
          `${p.who.name} mailed me what the team wants for lunch from The Bollard. Read all of it, order that on Dishcart to the studio for the time in the mail, and answer the last mail with just the total, like “£12.34”. Pay with Copperleaf, code ${CODE}.`,
        p =>
          `See to the lunch that ${p.who.name} asks for by mail, mind the correction: Dishcart, The Bollard, to Kittiwake Studio at the hour the mail says. Then reply to the newer mail with the sum and nothing else, in the form “£12.34”. Copperleaf passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.who.name} 发邮件说了团队午餐要点 The Bollard 的什么，注意后面有更正。请在 Dishcart 下单，按邮件里的时间送到工作室（Kittiwake Studio），然后回复最后那封邮件，只写总价，格式如“£12.34”。Copperleaf 密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      const [first, second, third] = p.dishes as [Dish, Dish, Dish];
      const [a, b, c] = p.counts as [number, number, number];
      const given = p.who.name.split(' ')[0];
      const common = { sender: { ...p.who }, to: [ME], subject: 'Lunch today' };
      const list = `${a} × ${first[1]}, no ${first[2]}\n${c} × ${second[1]}`;
      const text = `Hi Robin,\n\ncan you get us lunch from The Bollard for ${p.at.text}?\n\n${list}\n\n${given}`;
      arrived(s, ctx, 'lunch-1', { ...common, text }, 70, 'thread-lunch');
      const more = `One thing: ${b} × ${second[1]}, not ${c}. The rest stands.\n\n${given}`;
      arrived(s, ctx, 'lunch-2', { ...common, subject: 'Re: Lunch today', text: more }, 25, 'thread-lunch');
      const old = { ...common, subject: 'Lunch last week', text: `${b} × ${third[1]} please, at 13:15` };
      arrived(s, ctx, 'lunch-old', old, 7 * 1_440);
    },
    expect: {
      ordered: { weight: 2, change: (s, p, ctx, now) => order(s, ctx, now, p) },
      told: (s, _p, ctx) => tell(s, ctx),
    },
    choices: s => sourceOpen(s),
    solve: function* (seen, p) {
      seen = yield* openMail(seen, 'subject:"Lunch today"', /Lunch today/);
      seen = yield tap(seen, element('mail#mail-lunch-1'));
      const [first, second] = p.dishes as [Dish, Dish];
      seen = yield* openKitchen('The Bollard');
      seen = yield* addDish(seen, { name: first[1], count: p.counts[0]!, without: [first[2]] });
      seen = yield* addDish(seen, { name: second[1], count: p.counts[1]! });
      seen = yield* toCheckout(seen);
      seen = yield* chooseAddress(seen, 'Kittiwake Studio');
      seen = yield* chooseTime(seen, 0, p.at.text);
      const total = centsIn(find(seen, rid('order')).name);
      yield* orderAndPay(seen);
      // The conversation is still open.
      seen = yield open('mail');
      // The heads-up of the order covers the top for some seconds.
      seen = yield wait(8_000);
      seen = yield* scrollTo(seen, button('Reply'));
      seen = yield tap(seen, button('Reply'));
      yield* writeAndSend(seen, pounds(total));
      yield done();
    },
    nearMisses: {
      asFirstSaid: {
        change: (s, p, ctx) => {
          order(s, ctx, s, p, [p.counts[0]!, p.counts[2]!]);
          tell(s, ctx);
        },
        because: ['ordered', 'told', 'sideEffects'],
      },
      notTold: { change: (s, p, ctx) => order(s, ctx, s, p), because: 'told' },
    },
  },
);
