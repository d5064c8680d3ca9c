import { openWith, person, say, send, type Person } from '../messages/make.ts';
import { task, type Phone } from '../form.ts';
import { int, params, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, type Matcher } from '../steps.ts';
import { dishId, HOME, momentOn, openOrder, putPlanned, WORK } from './make.ts';

const DINNERS = [
  ['zaytuna', 'mixed-grill'],
  ['hook-line', 'cod-and-chips'],
  ['sushi-kaji', 'spicy-tuna-eight'],
] as const;
interface P {
  who: Person;
  code: number;
  other: number;
  dinner: number;
  minute: number;
}
const words = (p: P, code = p.code) => `Code ${code}, about ${timeText(p.minute)}`;
const tell = (s: Phone, ctx: SetupCtx, p: P, code = p.code) => send(s, ctx, [p.who], words(p, code));

/** Somebody else takes an order in: of two that are on their way, the one that goes to the studio. */
export const textTheCode = task(
  'food/text-the-code',
  params({
    who: person(),
    code: int(1_013, 9_971),
    other: int(1_013, 9_971),
    dinner: int(0, 1),
    minute: int(1_095, 1_185, 15),
  }).such((p: P) => p.code !== p.other),
  {
    tags: ['cross-app', 'message', 'transcription'],
    needs: { lookups: 2, memory: 2 },
    ask: {
      en: [
        p =>
          `${p.who.name} takes in the Dishcart delivery at the studio tonight. Text them “Code …, about …” with the code that the rider will ask for and the time when it comes, as in “Code 1234, about 20:15”.`,
        p =>
          `Send ${p.who.name} a text message of the form “Code 1234, about 20:15”, with the code and the time of today's Dishcart order that goes to Kittiwake Studio.`,
      ],
      zh: [
        p =>
          `今晚送到工作室（Kittiwake Studio）的 Dishcart 外卖由${p.who.name}代收。请发短信告诉对方给骑手的取餐码和送达时间，照“Code 1234, about 20:15”这个格式写。`,
      ],
    },
    setup: (s, p, ctx) => {
      const order = (i: number, to: string, code: number) => {
        const [kitchen, slug] = DINNERS[i]!;
        const wanted = [{ dish: dishId(kitchen, slug), count: 2 }];
        const slot = momentOn(s, 0, p.minute + (to === WORK ? 0 : 15));
        return { kitchen, wanted, at: momentOn(s, -1, 1_200), slot, to, code: String(code) };
      };
      putPlanned(s, ctx, '8917', order(p.dinner, WORK, p.code));
      putPlanned(s, ctx, '8918', order(p.dinner + 1, HOME, p.other));
    },
    expect: { told: (s, p, ctx) => tell(s, ctx, p) },
    solve: function* (seen, p) {
      seen = yield* openOrder(new RegExp(`There at about ${timeText(p.minute)}`));
      const code: Matcher & { first: true } = {
        what: 'code',
        first: true,
        rank: e => (/^\d{4}$/.test(e.name) ? 0 : null),
      };
      const digits = find(seen, code).name;
      seen = yield* openWith(seen, p.who);
      yield* say(seen, `Code ${digits}, about ${timeText(p.minute)}`);
      yield done();
    },
    nearMisses: {
      theOneAtHome: { change: (s, p, ctx) => tell(s, ctx, p, p.other), because: ['told', 'sideEffects'] },
    },
  },
);
