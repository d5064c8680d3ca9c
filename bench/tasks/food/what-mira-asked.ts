import { contactOf, friend, given, quiet, sourceOpen } from '../wallet/make.ts';
import { openThread, receive } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params, time, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find } from '../steps.ts';
import {
  addDish,
  chooseTime,
  CODE,
  dishId,
  holding,
  momentOn,
  openKitchen,
  orderAndPay,
  placeOrder,
  toCheckout,
} from './make.ts';

const KITCHEN = 'nine-carp-noodles';
/** Noodle dishes, with what may be left out of each. */
const BOWLS = [
  ['beef-noodle-soup', 'Beef noodle soup', 'coriander'],
  ['beef-noodle-soup', 'Beef noodle soup', 'spring onion'],
  ['dan-dan-noodles', 'Dan dan noodles', 'peanuts'],
  ['dan-dan-noodles', 'Dan dan noodles', 'spring onion'],
  ['lamb-noodles-clear', 'Lamb noodles, clear', 'coriander'],
  ['mushroom-noodles', 'Mushroom noodles', 'spring onion'],
] as const;
const HEAT = {
  mild: ['spice-mild', 'Mild 微辣'],
  medium: ['spice-medium', 'Medium 中辣'],
  hot: ['spice-hot', 'Hot 特辣'],
} as const;
interface P {
  friends: string[];
  bowl: (typeof BOWLS)[number];
  heat: keyof typeof HEAT;
  first: keyof typeof HEAT;
  at: TimeOfDay;
}
const order = (s: Phone, ctx: SetupCtx, now: Phone, p: P, heat = p.heat, without = [p.bowl[2]] as string[]) =>
  placeOrder(
    s,
    ctx,
    now,
    [
      { dish: dishId(KITCHEN, p.bowl[0]), options: [HEAT[heat][0]], without },
      { dish: dishId(KITCHEN, 'scallion-pancake') },
    ],
    { slot: momentOn(s, 0, p.at.minutes) },
  );

/** A friend's wish in the chat, of which one part is taken back later. */
export const whatMiraAsked = task(
  'food/what-mira-asked',
  params({
    friends: distinct(2, friend()),
    bowl: oneOf(...BOWLS),
    heat: oneOf('mild', 'medium', 'hot'),
    first: oneOf('mild', 'medium', 'hot'),
    at: time('18:30', '20:00', 15),
  }).such((p: P) => p.heat !== p.first),
  {
    tags: ['cross-app', 'order', 'recency', 'transcription'],
    needs: { lookups: 4, memory: 4 },
    ask: {
      en: [
        p =>
          `${p.friends[0]} comes for dinner and told me on Parley what to order from Nine Carp. Order it on Dishcart for ${p.at.text} tonight, with a scallion pancake for me, to our usual address. Pay with Copperleaf, code ${CODE}.`,
        p =>
          `Get tonight's dinner from Nine Carp Noodles, there at ${p.at.text}: one scallion pancake, and the noodles just as ${given(p.friends[0]!)} wants them, see our Parley chat. It goes home as always. Copperleaf passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.friends[0]}今晚来吃饭，要吃九鲤面馆的什么已经在 Parley 上告诉我了。请在 Dishcart 上照办下单，再给我加一份葱油饼（Scallion pancake），${p.at.text} 送到家。用 Copperleaf 付款，密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      const [who, other] = p.friends.map(contactOf) as [string, string];
      receive(s, ctx, other, `Nine Carp again? The ${p.bowl[1]}, ${p.first}, was too much for me`, 600);
      receive(
        s,
        ctx,
        who,
        `From Nine Carp I take the ${p.bowl[1]}, ${p.first}. No ${p.bowl[2]} please!`,
        130,
      );
      receive(s, ctx, who, `Wait. Make it ${p.heat} after all, the rest stays`, 95);
    },
    expect: { ordered: (s, p, ctx, now) => order(s, ctx, now, p) },
    choices: s => sourceOpen(s),
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.friends[0]!);
      const wish = find(seen, holding('From Nine Carp I take')).name;
      const change = find(seen, holding('Make it')).name;
      const [, name, without] = /I take the (.+), \w+\. No (.+) please/.exec(wish)!;
      const heat = /Make it (\w+) after/.exec(change)![1] as keyof typeof HEAT;
      seen = yield* openKitchen('Nine Carp');
      seen = yield* addDish(seen, { name: name!, options: [HEAT[heat][1]], without: [without!] });
      seen = yield* addDish(seen, { name: 'Scallion pancake' });
      seen = yield* toCheckout(seen);
      seen = yield* chooseTime(seen, 0, p.at.text);
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      asFirstSaid: {
        change: (s, p, ctx) => order(s, ctx, s, p, p.first),
        because: ['ordered', 'sideEffects'],
      },
      withEverything: {
        change: (s, p, ctx) => order(s, ctx, s, p, p.heat, []),
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
