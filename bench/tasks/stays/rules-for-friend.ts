import { openThread, receive, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, from, oneOf, params, timeText, type Row } from '../sample.ts';
import type { Property } from '../../../apps/stays/state.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, has, open, scrollTo, text } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { openProperty } from './make.ts';

const HELLO = [
  'I might book',
  'We think of staying at',
  'My parents want to go to',
  'Somebody told me of',
] as const;
interface P {
  friends: string[];
  places: Row<Property>[];
  hello: string;
}
/** Which figures the friend wants, in this form. */
const words = (p: Property, until = p.checkInUntil) =>
  `Arrive until ${timeText(until)}, leave by ${timeText(p.checkOut)}, quiet from ${timeText(p.quietFrom)}, dogs: ${p.petCents === null ? 'no' : 'yes'}`;
const answer = (s: Phone, ctx: SetupCtx, p: P, text: string, i = 0) =>
  send(s, ctx, contactOf(p.friends[i]!), text);

/** A friend wants to know four things of a place; its page has them among others. */
export const rulesForFriend = task(
  'stays/rules-for-friend',
  params({
    friends: distinct(2, friend()),
    places: distinct(
      2,
      from('stays', 'properties').where(
        p => /^[A-Z][A-Za-z& ]+$/.test(p.name) && p.checkInUntil < 1_440 && p.checkOut !== p.checkIn,
      ),
    ),
    hello: oneOf(...HELLO),
  }),
  {
    tags: ['cross-app', 'search', 'transcription', 'message'],
    needs: { lookups: 5, memory: 4, conditions: 1 },
    ask: {
      en: [
        p =>
          `${given(p.friends[0]!)} asks on Parley about a place to stay. Look it up in Lodgepole and answer in exactly this form: “Arrive until 21:30, leave by 10:15, quiet from 22:15, dogs: yes”, with that place’s times, and no instead of yes where pets may not come.`,
        p =>
          `Answer ${p.friends[0]}’s question on Parley from the house rules in Lodgepole. The message reads “Arrive until HH:MM, leave by HH:MM, quiet from HH:MM, dogs: yes” (or “no”): latest check-in, check-out, start of the quiet hours, and whether pets are welcome.`,
      ],
      zh: [
        p =>
          `${p.friends[0]}在 Parley 上问一个住处的情况。请在 Lodgepole 查房屋规则，严格按这个格式回复：“Arrive until 21:30, leave by 10:15, quiet from 22:15, dogs: yes”，换成那里的最晚入住、退房、安静时段开始的时间；不能带宠物就写 no。`,
      ],
    },
    setup: (s, p, ctx) => {
      const question = (name: string) =>
        `${p.hello} ${name}. Until when can one arrive, when does one have to leave, from when is it quiet, and may the dog come?`;
      receive(s, ctx, contactOf(p.friends[1]!), question(p.places[1]!.name), 120);
      receive(s, ctx, contactOf(p.friends[0]!), question(p.places[0]!.name), 35);
    },
    expect: { answered: (s, p, ctx) => answer(s, ctx, p, words(p.places[0]!)) },
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.friends[0]!);
      const said = find(seen, text(new RegExp(`^${p.hello} `))).name;
      const name = said.slice(p.hello.length + 1, said.indexOf('. Until'));
      seen = yield* openProperty(name);
      seen = yield* scrollTo(seen, text('Check-in'));
      seen = yield* scrollTo(seen, text('Fewest nights'));
      const pets = !has(seen, text('No pets'));
      const until = (what: RegExp, group = 1) =>
        seen.elements!.map(e => what.exec(e.name)?.[group]).filter(found => found !== undefined);
      const spans = seen.elements!.flatMap(e => {
        const span = /^(\d\d:\d\d) to (\d\d:\d\d)$/.exec(e.name);
        return span ? [[span[1]!, span[2]!] as const] : [];
      });
      const leave = until(/^Until (\d\d:\d\d)$/)[0]!;
      const [arrive, quiet] = [spans[0]![1], spans.at(-1)![0]];
      seen = yield open('chat');
      yield* say(
        seen,
        `Arrive until ${arrive}, leave by ${leave}, quiet from ${quiet}, dogs: ${pets ? 'yes' : 'no'}`,
      );
      yield done();
    },
    nearMisses: {
      theOtherPlace: {
        change: (s, p, ctx) => answer(s, ctx, p, `${words(p.places[1]!, p.places[1]!.checkInUntil - 1)}`),
        because: ['answered', 'sideEffects'],
      },
      fromWhenOneMayCome: {
        change: (s, p, ctx) => answer(s, ctx, p, words(p.places[0]!, p.places[0]!.checkIn)),
        because: ['answered', 'sideEffects'],
      },
    },
  },
);
