import { askFor } from '../chat/ask-what-to-write.ts';
import { openPerson } from '../contacts/make.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { button, done, field, fill, press, rid, scrollTo, tap } from '../steps.ts';
import {
  buy,
  choose,
  CODE,
  one,
  openProduct,
  orderAndPay,
  orderOpen,
  ready,
  said,
  ware,
  type Ware,
} from './make.ts';

const SAMS = {
  'Sam Okafor': 'contact-sam-okafor',
  'Sam Whitlow': 'contact-sam-whitlow',
} as const;
type Sam = keyof typeof SAMS;
const STREETS = [
  'Coopers Walk',
  'Saltpan Lane',
  'Sailmaker Street',
  'Fennel Park Road',
  'Northgate Street',
] as const;
const NOTES = [
  'You know what for.',
  'For the sofa, the soup and the song.',
  'Better late than never!',
  'With thanks from two grateful people.',
] as const;
interface P {
  sam: Sam;
  ware: Ware;
  streets: string[];
  house: number;
  note: string;
}
const other = (p: P): Sam => (p.sam === 'Sam Okafor' ? 'Sam Whitlow' : 'Sam Okafor');
const place = (p: P, sam: Sam = p.sam) => {
  const i = sam === p.sam ? 0 : 1;
  return {
    name: sam,
    street: `${p.house + 7 * i} ${p.streets[i]}`,
    town: 'Harrow Bay',
    postcode: `HB${2 + i} ${(p.house % 8) + 1}PL`,
  };
};
/** Adds the address, under the label and with the number that the agent chose, and orders to it. */
function send(s: Phone, ctx: SetupCtx, now: Phone, p: P, sam: Sam = p.sam, giftNote = p.note): void {
  const [theirs] = added(s.apps.shop.addresses, now.apps.shop.addresses);
  const before = new Set(Object.keys(s.apps.shop.addresses));
  const rest = { label: theirs?.label ?? '', phone: theirs?.phone ?? '' };
  ctx.act('shop', 'saveAddress', { address: null, ...rest, ...place(p, sam) });
  const address = Object.keys(s.apps.shop.addresses).find(id => !before.has(id))!;
  buy(s, ctx, now, { lines: [one(p.ware.variant)], address, giftNote });
}

/** Who gets it, and what the card says, only the user knows; where they live, Contacts. */
export const askForWhom = task(
  'shop/ask-for-whom',
  params({
    sam: oneOf('Sam Okafor', 'Sam Whitlow'),
    ware: ware(w => w.cents < 60_00),
    streets: distinct(2, oneOf(...STREETS)),
    house: int(3, 60),
    note: oneOf(...NOTES),
  }),
  {
    tags: ['ask-user', 'cross-app', 'payment', 'namesakes', 'transcription'],
    needs: { lookups: 4, conditions: 1 },
    ask: {
      en: [
        p =>
          `Send Sam one ${said(p.ware)} from Bazari as a thank-you, by standard delivery to Sam's own address, which is in my contacts. Ask me which Sam, and what the gift note should say. My code is ${CODE}.`,
        p =>
          `I owe Sam a present: one ${said(p.ware)} of Bazari, standard delivery, straight to where Sam lives by my contacts, addressed to Sam in full. I have not said which one it is, nor the words for the gift card, so ask. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `从 Bazari 给 Sam 寄一件 ${said(p.ware)} 表示感谢，标准配送，直接寄到通讯录里 Sam 的住址，收件人写全名。是哪个 Sam、礼物留言写什么，请先问我。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      for (const sam of [p.sam, other(p)]) {
        const { street, town, postcode } = place(p, sam);
        s.apps.contacts.contacts[SAMS[sam]]!.address = `${street}, ${town} ${postcode}`;
      }
    },
    user: {
      which: {
        about: {
          en: ['which', 'who', 'Sam', 'Okafor', 'Whitlow', 'person', 'surname', 'last name'],
          zh: ['哪', '谁', '姓', 'Sam'],
        },
        says: { en: p => `“${p.sam}”`, zh: p => `“${p.sam}”` },
      },
      note: {
        about: {
          en: ['note', 'card', 'say', 'message', 'words', 'write'],
          zh: ['留言', '卡', '写什么', '内容'],
        },
        says: { en: p => `“${p.note}”`, zh: p => `“${p.note}”` },
      },
    },
    expect: { sent: (s, p, ctx, now) => send(s, ctx, now, p) },
    choices: s => {
      const address = newRow(s.apps.shop.addresses);
      return [...orderOpen(s), address.label, address.phone];
    },
    solve: function* (_seen, p) {
      const sam = yield* askFor('Which Sam do you mean?');
      const note = yield* askFor('What should the gift note be?');
      let seen = yield* openPerson(note.seen, sam.words);
      const line = {
        what: 'the address',
        rank: (e: { name: string }) => (/ HB\d \dPL/.test(e.name) ? 0 : null),
      };
      seen = yield* scrollTo(seen, line);
      const told = seen.elements!.find(e => / HB\d \dPL/.test(e.name))!.name;
      const [, street, town, postcode] = /(\d+ [^,]+), (.+) (HB\d \dPL)/.exec(told)!;
      seen = yield* openProduct(p.ware.product, p.ware.name);
      seen = yield* choose(seen, p.ware);
      seen = yield tap(seen, rid('buy-now'));
      seen = yield* scrollTo(seen, rid('address'));
      seen = yield tap(seen, rid('address'));
      seen = yield* scrollTo(seen, rid('new-address'));
      seen = yield tap(seen, rid('new-address'));
      for (const [name, words] of [
        ['Name', sam.words],
        ['Flat, house and street', street!],
        ['Town', town!],
        ['Postcode', postcode!],
      ] as const) {
        seen = yield* scrollTo(seen, field(name));
        seen = yield fill(seen, field(name), words, { clear: true });
        seen = yield press('back');
      }
      seen = yield* scrollTo(seen, button('Save'));
      seen = yield tap(seen, button('Save'));
      seen = yield* scrollTo(seen, field('Printed on a card, no price is shown'));
      seen = yield fill(seen, field('Printed on a card, no price is shown'), note.words);
      seen = yield press('back');
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      theOtherSam: {
        change: (s, p, ctx) => send(s, ctx, s, p, other(p)),
        because: ['sent', 'sideEffects'],
      },
      withoutANote: {
        change: (s, p, ctx) => send(s, ctx, s, p, p.sam, ''),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
