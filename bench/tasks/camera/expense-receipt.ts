import {
  CATEGORIES,
  CATEGORY_IDS,
  pounds,
  SHOPS,
  writeDown,
  inAnyAccount,
  writeOn,
  type Wanted,
} from '../expenses/make.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, open, option, rid, scrollTo, tap } from '../steps.ts';
import { anyModeOrTimer, face, goTo, lastTaken, PLACES, shoot, shootAs } from './make.ts';

/** Writes an entry down and attaches a photo to it, as the form does. */
function withReceipt(s: Phone, write: () => void, file: string): void {
  const { entries } = s.apps.expenses;
  const before = new Set(Object.keys(entries));
  write();
  for (const id of Object.keys(entries)) if (!before.has(id)) entries[id]!.receipt = file;
}
const entryOf = ({ name, cents, category }: Wanted): Wanted => ({ name, cents, category });

export const expenseReceipt = task(
  'camera/expense-receipt',
  {
    name: oneOf(...SHOPS),
    cents: int(215, 18_995, 5),
    category: oneOf(...CATEGORY_IDS),
    place: oneOf(...PLACES),
  },
  {
    tags: ['capture', 'cross-app', 'transcription'],
    ask: {
      en: [
        p =>
          `Add an expense in Expenses: name “${p.name}”, ${pounds(p.cents)}, category ${CATEGORIES[p.category]}. Take a photo with the back camera as its receipt.`,
        p =>
          `I spent ${pounds(p.cents)} at ${p.name} (category ${CATEGORIES[p.category]}). Write it down in Expenses, and attach a photo that you take now with the back camera as the receipt.`,
      ],
      zh: [
        p =>
          `在 Expenses 里记一笔支出：名称“${p.name}”，金额 ${pounds(p.cents)}，类别 ${CATEGORIES[p.category]}，并现在用后置摄像头拍一张照片作为收据。`,
      ],
    },
    setup: (s, p) => {
      goTo(s, p.place);
    },
    expect: {
      photo: (s, _p, ctx, now) => void shootAs(s, ctx, now, { facing: 'back' }),
      entry: {
        weight: 2,
        change: (s, p, ctx, now) => withReceipt(s, () => writeOn(s, ctx, now, entryOf(p)), lastTaken(s)),
      },
    },
    ...inAnyAccount,
    free: s => [...anyModeOrTimer(s), ...inAnyAccount.free(s)],
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield tap(seen, button('New entry'));
      seen = yield* scrollTo(seen, option(CATEGORIES[p.category]));
      seen = yield tap(seen, option(CATEGORIES[p.category]));
      seen = yield fill(seen, field('Amount'), (p.cents / 100).toFixed(2));
      seen = yield fill(seen, field('Name'), p.name);
      seen = yield* scrollTo(seen, button('Take a photo of the receipt'));
      seen = yield tap(seen, button('Take a photo of the receipt'));
      seen = yield* face(seen, 'back');
      seen = yield tap(seen, rid('shutter'));
      seen = yield tap(seen, rid('ok'));
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      withoutReceipt: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
          writeDown(s, ctx, entryOf(p));
        },
        because: ['entry', 'sideEffects'],
      },
      anOldPhoto: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
          withReceipt(s, () => writeDown(s, ctx, entryOf(p)), 'file-img-20260310-1331');
        },
        because: ['entry', 'sideEffects'],
      },
      aSelfie: {
        change: (s, p, ctx) =>
          withReceipt(s, () => writeDown(s, ctx, entryOf(p)), shoot(s, ctx, { facing: 'front' })),
        because: ['photo', 'sideEffects'],
      },
    },
  },
);
