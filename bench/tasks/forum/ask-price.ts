import { askFor } from '../chat/ask-what-to-write.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, rid, row, scrollTo, tap } from '../steps.ts';
import { ME, putPost, startPost, submit } from './make.ts';

const THINGS = [
  ['Cake tin, round', '圆形蛋糕模'],
  ['Desk lamp, green', '绿色台灯'],
  ['Wool blanket, grey', '灰色羊毛毯'],
  ['Bird table, oak', '橡木喂鸟台'],
  ['Cello stand', '大提琴架'],
  ['Paper cutter, A3', 'A3 裁纸刀'],
] as const;
const DISTRICTS = [
  'Old Quay',
  'Lantern Hill',
  'Saltmarsh',
  'Northgate',
  'Fennel Park',
  'Brackwater',
] as const;
interface P {
  thing: readonly [string, string];
  pounds: number;
  district: string;
}
const sell = (s: Phone, ctx: SetupCtx, p: P, flair: string, pounds = p.pounds) =>
  submit(s, ctx, 'com-swaps', {
    title: `${p.thing[0]}, £${pounds}`,
    text: `Collection in ${p.district}.`,
    flair: `flair-swaps-${flair}`,
  });

/** Price and place are known to the user alone; the community’s rules ask for the flair. */
export const askPrice = task(
  'forum/ask-price',
  params({ thing: oneOf(...THINGS), pounds: int(4, 60), district: oneOf(...DISTRICTS) }),
  {
    tags: ['ask-user', 'create', 'transcription'],
    needs: { lookups: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `Put my ${p.thing[0].toLowerCase()} up for sale in Second Hand Bay on Hearthside, as their rules want it: title “${p.thing[0]}, £…”, text “Collection in ….” I have not told you the price or the part of town, so ask me.`,
        p =>
          `Sell this for me in c/swaps on Hearthside: “${p.thing[0]}, £<price>” as the title, “Collection in <district>.” as the text, with the flair that fits. Ask me for price and district first.`,
      ],
      zh: [
        p =>
          `把我的${p.thing[1]}挂到 Hearthside 的 c/swaps 出售，按版规来：标题“${p.thing[0]}, £…”，正文“Collection in ….”。价格和区我还没说，先问我。`,
      ],
    },
    setup: (s, p) => {
      putPost(s, 'earlier', {
        community: 'com-swaps',
        by: ME,
        title: `${p.thing[0].split(',')[0]}, second one, £${p.pounds + 7}`,
        text: 'Collection in Gullwing Point.',
        flair: 'flair-swaps-sold',
        minutesAgo: 90_000,
      });
    },
    user: {
      price: {
        about: { en: ['how much', 'price', 'cost', 'pound', 'ask for'], zh: ['多少', '价', '钱', '镑'] },
        says: { en: p => `“${p.pounds}” pounds.`, zh: p => `“${p.pounds}”镑。` },
      },
      district: {
        about: {
          en: ['where', 'district', 'part of town', 'collect', 'place'],
          zh: ['哪', '区', '地方', '取'],
        },
        says: { en: p => `In “${p.district}”.`, zh: p => `在“${p.district}”。` },
      },
    },
    expect: { offered: (s, p, ctx) => sell(s, ctx, p, 'selling') },
    solve: function* (_seen, p) {
      const price = yield* askFor('How much should it be?');
      const place = yield* askFor('In which district can it be collected?');
      let seen = yield* startPost('com-swaps');
      seen = yield fill(seen, field('Title'), `${p.thing[0]}, £${price.words}`);
      seen = yield fill(seen, field('Text'), `Collection in ${place.words}.`);
      seen = yield* scrollTo(seen, rid('flair'));
      seen = yield tap(seen, rid('flair'));
      seen = yield tap(seen, row('Selling'));
      yield tap(seen, rid('post'));
      yield done();
    },
    nearMisses: {
      wanted: { change: (s, p, ctx) => sell(s, ctx, p, 'wanted'), because: ['offered', 'sideEffects'] },
      thePriceOfBefore: {
        change: (s, p, ctx) => sell(s, ctx, p, 'selling', p.pounds + 7),
        because: ['offered', 'sideEffects'],
      },
    },
  },
);
