import { fileAt } from '../../../src/sdk/core/storage.ts';
import { task } from '../form.ts';
import { date, distinct, oneOf } from '../sample.ts';
import { button, done, longPress, row, scrollTo, tap } from '../steps.ts';
import { asked, copyTo, filesOf, pictured, putPicture, searchFor } from './make.ts';

/** File names of the receipt: they vary, so that one instance is not another’s answer. */
const RECEIPTS = [
  'receipt.jpg',
  'receipt_gallery.jpg',
  'receipt_march.jpg',
  'receipt_boots.jpg',
  'receipt_frames.jpg',
  'receipt_lunch.jpg',
] as const;

export const copyReceipt = task(
  'gallery/copy-receipt',
  { name: oneOf(...RECEIPTS), what: distinct(3, pictured()), day: date(-60, -3) },
  {
    tags: ['files', 'copy'],
    counterpart: 'SaveCopyOfReceiptTaskEval',
    ask: {
      en: [
        ({ name }) =>
          `Make a copy of ${name} in the Download folder, using Gallery. The picture stays where it is, too.`,
        ({ name }) => `Copy the picture ${name} in Gallery to the folder Download.`,
      ],
      zh: [({ name }) => `用“Gallery”把图片 ${name} 复制一份到 Download 文件夹，原图保留。`],
    },
    // Other files have similar names.
    setup: (s, p) => {
      const paper = (seed: number) =>
        `sheet:${encodeURIComponent(JSON.stringify(['receipt', 'TIDE & THREAD', `Cotton cord 3 m\t£${seed}.40`, 'Brass rings\t£6.10', `TOTAL\t£${seed + 6}.50`, 'Paid by card']))}`;
      const look = (seed: number) => ({
        kind: 'photo' as const,
        picture: paper(seed),
        width: 3000,
        height: 4000,
        description: 'A receipt on a wooden table.',
      });
      putPicture(s, 0, null, {
        name: p.name,
        day: p.day,
        media: look(4 + (Number(p.day.iso.slice(8)) % 20)),
      });
      putPicture(s, 1, null, {
        name: p.name.replace('.jpg', '_old.jpg'),
        day: p.day,
        minute: 725,
        media: look(31),
      });
      putPicture(s, 2, p.what[0]!, { name: 'receipts board.jpg', day: p.day, minute: 730 });
    },
    expect: { copied: (s, _p, ctx) => copyTo(s, ctx, [asked(0)], 'Download') },
    solve: function* (_seen, p) {
      let seen = yield* searchFor(p.name);
      seen = yield longPress(seen, row(/^A receipt on a wooden table/));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Copy to album'));
      seen = yield* scrollTo(seen, row('Download'));
      yield tap(seen, row('Download'));
      yield done();
    },
    nearMisses: {
      moved: {
        change: (s, _p, ctx) =>
          ctx.act('gallery', 'move', { files: [asked(0)], album: fileAt(filesOf(s), 'Download')!.id }),
        because: ['copied', 'sideEffects'],
      },
      theOldOne: {
        change: (s, _p, ctx) => copyTo(s, ctx, [asked(1)], 'Download'),
        because: ['copied', 'sideEffects'],
      },
      twice: {
        change: (s, _p, ctx) => {
          for (let i = 0; i < 2; i++) copyTo(s, ctx, [asked(0)], 'Download');
        },
        because: 'sideEffects',
      },
    },
  },
);
