import { degreesOf, geocode, harrowBay } from '../../../src/sdk/city/index.ts';
import { addPerson, GIVEN, openPerson } from '../contacts/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, find, first, press, rid, row, scrollTo, tap } from '../steps.ts';
import { dishId, HOME, holding, momentOn, openFood, openOrder, orderId, place, putPlanned } from './make.ts';

const STREETS = ['Cooperage Lane', 'Chandler Street', "Tanner's Row", 'Ropewalk', 'Quayside'] as const;
const BELLS = [
  'Third bell from the top',
  'Garden flat, side gate',
  'Flat 9, fourth floor',
  'Bell MARCHBANK',
] as const;
const NUMBER = '8919';
interface P {
  names: string[];
  street: (typeof STREETS)[number];
  numbers: number[];
  bell: (typeof BELLS)[number];
  minute: number;
}
const full = (p: P, i: number) => `${p.names[i]} Marchbank`;
const house = (p: P, i: number) => `${p.numbers[i]} ${p.street}`;
const hitOf = (p: P, i: number) =>
  geocode(harrowBay, house(p, i), 5).find(h => h.kind === 'address' && h.name === house(p, i));
const saveFor = (s: Phone, ctx: SetupCtx, p: P, i: number): string => {
  const hit = hitOf(p, i)!;
  const was = new Set(Object.keys(s.apps.food.addresses));
  const place = { address: hit.address, ...degreesOf(hit) };
  ctx.act('food', 'saveAddress', { id: null, label: p.names[0]!, details: p.bell, note: '', place });
  return Object.keys(s.apps.food.addresses).find(id => !was.has(id))!;
};
const send = (s: Phone, ctx: SetupCtx, p: P, i = 0) => {
  const address = saveFor(s, ctx, p, i);
  ctx.act('food', 'changeAddress', { order: orderId(NUMBER), address });
};

/** An order goes to somebody’s place: the address and the bell stand on their card. */
export const toFriendsPlace = task(
  'food/to-friends-place',
  params({
    names: distinct(2, oneOf(...GIVEN)),
    street: oneOf(...STREETS),
    numbers: distinct(2, int(3, 24)),
    bell: oneOf(...BELLS),
    minute: int(1_110, 1_185, 15),
  }).such((p: P) => hitOf(p, 0) !== undefined && hitOf(p, 1) !== undefined),
  {
    tags: ['cross-app', 'transcription', 'form', 'order'],
    needs: { lookups: 2, memory: 3 },
    ask: {
      en: [
        p =>
          `Tonight's Hook & Line order is to go to ${full(p, 0)}. Add that place to my Dishcart addresses under “${p.names[0]}”, with the address from the contact and what the contact's note says on how to ring, and send the order there.`,
        p =>
          `We eat at ${full(p, 0)}'s tonight. Save the address from Contacts in Dishcart, named “${p.names[0]}”, with the note of the card as flat, floor or bell. Then have tonight's order from Hook & Line delivered there.`,
      ],
      zh: [
        p =>
          `今晚在 ${full(p, 0)} 家吃饭。请把联系人里的地址存进 Dishcart，名称写“${p.names[0]}”，联系人备注里关于门铃的话填到门牌楼层那一栏，然后把今晚 Hook & Line 那一单改送到那里。`,
      ],
    },
    setup: (s, p, ctx) => {
      const address = (i: number) => `${house(p, i)}, Harrow Bay`;
      addPerson(s, ctx, p.names[0]!, 'Marchbank', { address: address(0), notes: p.bell });
      addPerson(s, ctx, p.names[1]!, 'Marchbank', { address: address(1), notes: 'Ring twice' });
      const common = { kitchen: 'hook-line', at: momentOn(s, -1, 1_210), to: HOME };
      const wanted = (slug: string, count: number) => [{ dish: dishId('hook-line', slug), count }];
      putPlanned(s, ctx, NUMBER, {
        ...common,
        wanted: wanted('cod-and-chips', 3),
        slot: momentOn(s, 0, p.minute),
      });
      const friday = { ...common, wanted: wanted('scampi-basket', 2), slot: momentOn(s, 1, p.minute) };
      putPlanned(s, ctx, '8918', friday);
    },
    expect: { sentThere: (s, p, ctx) => send(s, ctx, p) },
    solve: function* (seen, p) {
      seen = yield* openPerson(seen, full(p, 0));
      seen = yield* scrollTo(seen, holding(p.street));
      const street = new RegExp(`(\\d+ ${p.street})`).exec(find(seen, holding(p.street)).name)![1]!;
      seen = yield* scrollTo(seen, holding(p.bell));
      seen = yield* openFood();
      seen = yield tap(seen, place('You'));
      seen = yield tap(seen, rid('addresses'));
      seen = yield tap(seen, rid('add-address'));
      seen = yield fill(seen, field('Street and number'), street);
      seen = yield tap(seen, first(rid('hit')));
      seen = yield* scrollTo(seen, field('Name'));
      seen = yield fill(seen, field('Name'), p.names[0]!);
      seen = yield* scrollTo(seen, field('Flat, floor, bell'));
      seen = yield fill(seen, field('Flat, floor, bell'), p.bell);
      seen = yield press('back');
      seen = yield tap(seen, rid('save-address'));
      seen = yield* openOrder(/There at about \d\d:\d\d/);
      seen = yield* scrollTo(seen, rid('change-address'));
      seen = yield tap(seen, rid('change-address'));
      yield tap(seen, row(p.names[0]!));
      yield done();
    },
    nearMisses: {
      theOtherMarchbank: {
        change: (s, p, ctx) => send(s, ctx, p, 1),
        because: ['sentThere', 'sideEffects'],
      },
      onlySaved: { change: (s, p, ctx) => void saveFor(s, ctx, p, 0), because: 'sentThere' },
    },
  },
);
