import type { Phone } from '../../../apps/catalogue.ts';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, press, tap } from '../steps.ts';
import { answerMail, arrived, conversation, element, openMail, WORK, writeAndSend } from './make.ts';

const FIRMS = [
  ['Gullwing Glass', 'accounts@gullwingglass.example', 'GG'],
  ['Ropewalk Print', 'bills@ropewalkprint.example', 'RP'],
  ['Anchor Scaffolds', 'office@anchorscaffolds.example', 'AS'],
] as const;
const ELSIE = { name: 'Elsie Thornbury', address: 'accounts@kittiwake.example' };
interface P {
  order: number;
  base: number;
  gap: number;
  project: string;
  what: string;
}
/** Whose invoice it is, by size: the larger, the smaller, and a quote that is larger than both. */
const firm = (p: P, i: number) => FIRMS[(p.order + i) % 3]!;
const cents = (p: P, i: number) => [p.base + p.gap, p.base, p.base + 3 * p.gap][i]!;
const paper = (p: P, i: number, kind: 'Invoice' | 'Quote') =>
  `# ${firm(p, i)[0]}\n${kind} ${firm(p, i)[2]}-${200 + p.order * 7 + i}\n11 March 2026\n\nKittiwake Studio\n\nWork: ${formatMoney(cents(p, i) - 4_200)}\nDelivery: ${formatMoney(4_200)}\n\nTotal: ${formatMoney(cents(p, i))}`;
const subject = (p: P, i: number) => `${p.what}: ${i === 2 ? 'our quote' : 'our invoice'}, ${firm(p, i)[0]}`;
const pass = (s: Phone, p: P, ctx: SetupCtx, i: number, to = ELSIE) =>
  answerMail(s, ctx, 'forward', `mail-bill-${i}`, { to: [to], text: p.project });

/** Of two invoices the larger goes to the accounts; a quote is none. */
export const largerInvoice = task(
  'mail/larger-invoice',
  params({
    order: int(0, 2),
    base: int(310_00, 960_00, 1_35),
    gap: int(6_20, 42_00, 1_10),
    project: oneOf('KS-114', 'KS-121', 'KS-130', 'KS-137'),
    what: oneOf('Display cases', 'Ladders', 'Banners', 'Mirrors', 'Stage floor'),
  }),
  {
    tags: ['arithmetic', 'attachment', 'search'],
    needs: { lookups: 3, conditions: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `Two firms sent us an invoice for “${p.what}” yesterday. Forward the one with the larger total to Elsie (${ELSIE.address}), with the project number ${p.project} as the only text.`,
        p =>
          `Elsie in accounts (${ELSIE.address}) wants the bigger of the two ${p.what.toLowerCase()} invoices in my mail first. Forward it to her, attachment and all, and write just ${p.project}. Not the quote!`,
      ],
      zh: [
        p =>
          `有两家公司给我们发了“${p.what}”的发票。把总额较大的那张连同附件转发给 Elsie（${ELSIE.address}），正文只写 ${p.project}。报价单（quote）不算。`,
      ],
    },
    setup: (s, p, ctx) =>
      [0, 1, 2].forEach(i => {
        const [name, address, short] = firm(p, i);
        const kind = i === 2 ? 'Quote' : 'Invoice';
        const text = paper(p, i, kind);
        arrived(
          s,
          ctx,
          `bill-${i}`,
          {
            sender: { name, address },
            subject: subject(p, i),
            text: `Dear Robin,\n\nattached you find our ${kind.toLowerCase()} for ${p.what.toLowerCase()}.\n\n${name}`,
            to: [WORK],
            attachments: [
              { name: `${kind.toLowerCase()}_${short}.pdf`, mime: 'application/pdf', size: 61_000 + i, text },
            ],
          },
          [740, 700, 660][(i + p.order) % 3]!,
        );
      }),
    expect: { forwarded: (s, p, ctx) => pass(s, p, ctx, 0) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${p.what}: our"`, new RegExp(firm(p, 1)[0]));
      seen = yield tap(seen, element('file#mail-bill-1-0'));
      seen = yield press('back');
      seen = yield press('back');
      seen = yield tap(seen, conversation(firm(p, 0)[0]));
      seen = yield tap(seen, element('file#mail-bill-0-0'));
      seen = yield press('back');
      seen = yield tap(seen, button('Forward'));
      seen = yield fill(seen, field('To'), `${ELSIE.address},`);
      yield* writeAndSend(seen, p.project);
      yield done();
    },
    nearMisses: {
      theSmaller: { change: (s, p, ctx) => pass(s, p, ctx, 1), because: ['forwarded', 'sideEffects'] },
      theQuote: { change: (s, p, ctx) => pass(s, p, ctx, 2), because: ['forwarded', 'sideEffects'] },
      toAnother: {
        change: (s, p, ctx) => pass(s, p, ctx, 0, { name: '', address: 'elsie@kittiwake.example' }),
        because: ['forwarded', 'sideEffects'],
      },
    },
  },
);
