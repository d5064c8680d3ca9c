import { askFor } from '../chat/ask-what-to-write.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import { addDish, dishId, momentOn, openKitchen, putIn, putOrder } from './make.ts';

const KITCHEN = 'nine-carp-noodles';
const BOWLS = {
  'beef-noodle-soup': ['Beef noodle soup', 'coriander', 'spring onion'],
  'mushroom-noodles': ['Mushroom noodles', 'coriander', 'spring onion'],
  'dan-dan-noodles': ['Dan dan noodles', 'peanuts', 'spring onion'],
} as const;
const HEATS = [
  ['spice-mild', 'mild', 'Mild 微辣', '微辣'],
  ['spice-medium', 'medium', 'Medium 中辣', '中辣'],
  ['spice-hot', 'hot', 'Hot 特辣', '特辣'],
] as const;
interface P {
  bowl: keyof typeof BOWLS;
  heat: number;
  leave: number;
  count: number;
}
const left = (p: P): string => BOWLS[p.bowl][1 + p.leave]!;
const add = (s: Phone, ctx: SetupCtx, p: P, heat = p.heat, without = left(p)) =>
  putIn(s, ctx, [
    { dish: dishId(KITCHEN, p.bowl), count: p.count, options: [HEATS[heat]![0]], without: [without] },
  ]);

/** How hot it is to be and what is to be left out stands nowhere. */
export const askHowSpicy = task(
  'food/ask-how-spicy',
  params({
    bowl: oneOf('beef-noodle-soup', 'mushroom-noodles', 'dan-dan-noodles'),
    heat: int(0, 2),
    leave: int(0, 1),
    count: int(2, 5),
  }),
  {
    tags: ['ask-user', 'options'],
    needs: { lookups: 0, memory: 2 },
    ask: {
      en: [
        p =>
          `Put ${p.count} ${BOWLS[p.bowl][0]} from Nine Carp into my Dishcart basket, all alike. How hot we want it and what we leave out this time you have to ask me. Only the basket, I order later.`,
        p =>
          `I want ${p.count} portions of Nine Carp's ${BOWLS[p.bowl][0]} in the Dishcart basket, not ordered yet. Check with me for the spice and for what should not be in it; apart from that take it as it comes.`,
      ],
      zh: [
        p =>
          `把九鲤面馆的 ${BOWLS[p.bowl][0]} ${p.count} 份放进 Dishcart 购物袋，每份都一样。要多辣、不要放什么先问我。先别下单。`,
      ],
    },
    user: {
      heat: {
        about: {
          en: ['hot', 'spice', 'spicy', 'heat', 'chilli', 'mild', 'medium'],
          zh: ['辣', '口味'],
        },
        says: { en: p => `“${HEATS[p.heat]![1]}”`, zh: p => `“${HEATS[p.heat]![3]}”` },
      },
      without: {
        about: {
          en: [
            'leave out',
            'left out',
            'without',
            'leave',
            'remove',
            'omit',
            'exclude',
            'ingredient',
            'not be in',
          ],
          zh: ['不要', '去掉', '不放', '忌口', '少'],
        },
        says: { en: p => `“No ${left(p)}”`, zh: p => `“No ${left(p)}”` },
      },
    },
    // An order of the past has the same dish in another way.
    setup: (s, p) => {
      const wanted = [{ dish: dishId(KITCHEN, p.bowl), without: [BOWLS[p.bowl][2 - p.leave]!] }];
      putOrder(s, '8916', { kitchen: KITCHEN, wanted, at: momentOn(s, -2, 1_110), rider: 'Ewa N.' });
    },
    expect: { added: (s, p, ctx) => add(s, ctx, p) },
    solve: function* (_seen, p) {
      const hot = yield* askFor('How hot would you like it?');
      const out = yield* askFor('What shall be left out?');
      let seen = yield* openKitchen('Nine Carp');
      const heat = HEATS.find(each => each[1] === hot.words)![2];
      const without = [out.words.replace('No ', '')];
      seen = yield* addDish(seen, { name: BOWLS[p.bowl][0], count: p.count, options: [heat], without });
      yield done();
    },
    nearMisses: {
      asItComes: {
        change: (s, p, ctx) => putIn(s, ctx, [{ dish: dishId(KITCHEN, p.bowl), count: p.count }]),
        because: ['added', 'sideEffects'],
      },
      theOtherLeftOut: {
        change: (s, p, ctx) => add(s, ctx, p, p.heat, BOWLS[p.bowl][2 - p.leave]!),
        because: ['added', 'sideEffects'],
      },
    },
  },
);
