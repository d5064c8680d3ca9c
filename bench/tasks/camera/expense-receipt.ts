import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import {
  CATEGORIES,
  CATEGORY_IDS,
  isWanted,
  newEntries,
  pounds,
  SHOPS,
  writeDown,
  type Wanted,
} from '../expenses/make.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, option, rid, scrollTo, tap } from '../steps.ts';
import { face, goTo, photos, pictures, PLACES, shoot } from './make.ts';

/** Writes an entry down with a photo as its receipt, as an ending by state. */
function withReceipt(s: Phone, ctx: SetupCtx, w: Wanted, receipt: string | null): void {
  const before = new Set(Object.keys(s.apps.expenses.entries));
  writeDown(s, ctx, w);
  for (const [id, e] of Object.entries(s.apps.expenses.entries)) if (!before.has(id)) e.receipt = receipt;
}

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
    goals: {
      entry: ({ was, now, p }) =>
        only(newEntries(was, now), isWanted({ name: p.name, cents: p.cents, category: p.category })),
      receipt: {
        weight: 2,
        test: ({ was, now }) =>
          only(photos(was, now), f => f.shot?.camera === 'back') &&
          only(newEntries(was, now), e => e.receipt === photos(was, now)[0]!.id),
      },
    },
    allow: s => [...pictures(s), newIn(s.apps.expenses.entries)],
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
          withReceipt(s, ctx, p, null);
        },
        because: 'receipt',
      },
      anOldPhoto: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
          withReceipt(s, ctx, p, 'file-img-20260310-1331');
        },
        because: 'receipt',
      },
      aSelfie: {
        change: (s, p, ctx) => withReceipt(s, ctx, p, shoot(s, ctx, { facing: 'front' })),
        because: 'receipt',
      },
      pennyMore: {
        change: (s, p, ctx) =>
          withReceipt(s, ctx, { ...p, cents: p.cents + 1 }, shoot(s, ctx, { facing: 'back' })),
        because: 'entry',
      },
      twice: {
        change: (s, p, ctx) => {
          const file = shoot(s, ctx, { facing: 'back' });
          withReceipt(s, ctx, p, file);
          withReceipt(s, ctx, p, file);
        },
        because: ['entry', 'receipt'],
      },
    },
  },
);
