import { makeNote, openTitled } from '../notes/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import { addDish, dishId, openKitchen, putIn } from './make.ts';

const KITCHEN = 'cafe-bollard';
const PEOPLE = ['Ruth', 'Owen', 'Nadia', 'Tess', 'Elsie', 'Catherine'] as const;
/** Drinks with a milk, and what they are called on the list. */
const DRINKS = [
  ['flat-white', 'Flat white'],
  ['cappuccino', 'Cappuccino'],
  ['hot-chocolate', 'Hot chocolate'],
] as const;
const MILKS = [
  ['milk-skimmed', 'Skimmed', 'skimmed milk'],
  ['milk-oat', 'Oat', 'oat milk'],
  ['milk-soya', 'Soya', 'soya milk'],
] as const;
interface P {
  people: (typeof PEOPLE)[number][];
  drinks: (0 | 1 | 2)[];
  milks: (0 | 1 | 2)[];
  ticked: number;
}
const line = (p: P, i: number) =>
  `${p.people[i]}: ${DRINKS[p.drinks[i % 3]!]![1]}, ${MILKS[p.milks[i % 3]!]![2]}`;
const open = (p: P) => [0, 1, 2, 3].filter(i => i !== p.ticked);
const wanted = (p: P, i: number, note = p.people[i] as string) => ({
  dish: dishId(KITCHEN, DRINKS[p.drinks[i % 3]!]![0]),
  options: [MILKS[p.milks[i % 3]!]![0]],
  note,
});
const fillIn = (s: Phone, ctx: SetupCtx, p: P, of: readonly number[]) =>
  putIn(
    s,
    ctx,
    of.map(i => wanted(p, i)),
  );

/** A list of drinks, of which the ticked one has been fetched: each goes in with a name on it. */
export const notesBreakfast = task(
  'food/notes-breakfast',
  params({
    people: distinct(4, oneOf(...PEOPLE)),
    drinks: distinct(3, oneOf(0, 1, 2)),
    milks: distinct(3, oneOf(0, 1, 2)),
    ticked: oneOf(0, 1, 2, 3),
  }),
  {
    tags: ['cross-app', 'transcription', 'options', 'repetition'],
    needs: { lookups: 4, memory: 4, conditions: 1 },
    ask: {
      en: [
        'My note “Coffee round” says who wants what from The Bollard. Put everything that is not ticked off yet into the Dishcart basket, one of each with the milk as written, and the person’s first name as the note to the kitchen. Do not order.',
        'Fill the Dishcart basket from the checklist “Coffee round”: whatever is still open there, from The Bollard, each drink with its milk and with the name of who gets it as the kitchen’s note. Leave the ticking and the ordering to me.',
      ],
      zh: [
        '备忘录“Coffee round”里记了谁要喝 The Bollard 的什么。还没打勾的都放进 Dishcart 购物袋：每人一杯，牛奶按记的选，给厨房的备注写那个人的名字。不要打勾，也不要下单。',
      ],
    },
    setup: (s, p, ctx) => {
      const items = [0, 1, 2, 3].map(i => ({ text: line(p, i), done: i === p.ticked }));
      makeNote(s, ctx, { title: 'Coffee round', items, hoursAgo: 1 });
      const old = [3, 2, 0].map(i => ({ text: line(p, i), done: true }));
      makeNote(s, ctx, { title: 'Coffee last week', items: old, hoursAgo: 170 });
    },
    expect: { filled: (s, p, ctx) => fillIn(s, ctx, p, open(p)) },
    solve: function* (_seen, p) {
      yield* openTitled('Coffee round');
      let seen = yield* openKitchen('The Bollard');
      for (const i of open(p)) {
        const name = DRINKS[p.drinks[i % 3]!]![1];
        const milk = MILKS[p.milks[i % 3]!]![1];
        seen = yield* addDish(seen, { name, options: [milk], note: p.people[i] as string });
      }
      yield done();
    },
    nearMisses: {
      theTickedOneToo: { change: (s, p, ctx) => fillIn(s, ctx, p, [0, 1, 2, 3]), because: 'sideEffects' },
    },
  },
);
