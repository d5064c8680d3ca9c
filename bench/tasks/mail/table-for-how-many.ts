import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { back, button, done, field, fill, has, scrollTo, SolverError, tap, text } from '../steps.ts';
import {
  answerMail,
  arrived,
  conversation,
  element,
  ME,
  openMail,
  person,
  writeAndSend,
  type Person,
} from './make.ts';

const LUCIA = { name: 'Lucía Benítez', address: 'lucia@casatilde.example' };
interface P {
  people: Person[];
  counts: number[];
  plain: number[];
  late: number;
  changed: number;
  what: string;
}
const ASKED = (p: P) => `How many for ${p.what}?`;
const LUCIAS = (p: P) => `Your table: ${p.what}`;
const MAIL = 'mail-table';
/** Too long for the first lines that a list shows: what counts comes after them. */
const HELLO =
  'Dear Robin,\n\nwhat a good idea, it has been far too long since all of us sat at one table, and I hear that Lucía has a new oven that she is proud of.\n\n';
/** How somebody says how many they are, and how many of those eat no meat. */
const says = (count: number, plain: number) =>
  `there will be ${count} of us, ${plain === 0 ? 'all of us eat everything' : `${plain} without meat`}.`;
/** What holds in the end: one of them wrote again. */
const last = (p: P, i: number) => (i === p.late ? p.changed : p.counts[i]!);
const total = (p: P) => 1 + [0, 1, 2, 3].reduce((sum, i) => sum + last(p, i), 0);
const vegetarian = (p: P) => p.plain.reduce((sum, count) => sum + count, 0);
const words = (all: number, plain: number) => `We are ${all}, ${plain} of us without meat.`;
const reply = (s: Phone, ctx: SetupCtx, text: string) => answerMail(s, ctx, 'reply', MAIL, { text });

/** The numbers of the last answer that is open, or of the one that corrects another. */
function readLast(seen: Observation, isCorrection: boolean): [count: number, plain: number] {
  const said = seen.elements!.flatMap(({ name }) => {
    if (/correct myself/.test(name) !== isCorrection) return [];
    return [...name.matchAll(/there will be (\d) of us, (?:(\d)|all)/g)];
  });
  const last = said.at(-1);
  if (!last) throw new SolverError('No answer is open');
  return [Number(last[1]), Number(last[2] ?? 0)];
}

/** Four answers, one of them corrected, come to what the restaurant wants to know. */
export const tableForHowMany = task(
  'mail/table-for-how-many',
  params({
    people: distinct(4, person()),
    counts: distinct(4, int(1, 6)),
    plain: distinct(4, int(0, 4)),
    late: int(0, 3),
    changed: int(1, 6),
    what: oneOf('the spring supper', 'the opening dinner', 'the paella night', 'the farewell meal'),
  }).such(
    p =>
      p.counts.every((count, i) => p.plain[i]! <= Math.min(count, last(p, i))) &&
      p.changed !== p.counts[p.late],
  ),
  {
    tags: ['arithmetic', 'search', 'transcription', 'multi-step'],
    needs: { lookups: 5, memory: 5, conditions: 1 },
    ask: {
      en: [
        p =>
          `Lucía wants to know by mail how many we are for ${p.what}. I asked four people in a mail of mine and they answered, one of them twice. Add them up, plus me (I eat meat), and reply to Lucía: “We are 12, 3 of us without meat.” with the right numbers.`,
        p =>
          `Work out from the answers to my mail “${ASKED(p)}” how many come, me included, and how many of them eat no meat (I do eat it). Whoever wrote twice means the second mail. Then answer Lucía’s mail about the table exactly so: “We are 12, 3 of us without meat.”, with our numbers.`,
      ],
      zh: [
        p =>
          `Lucía 发邮件问${p.what}我们一共多少人。我之前发邮件“${ASKED(p)}”问了四个人，都回复了，其中一个人改了一次，以后一封为准。请算上我（我吃肉），回复 Lucía：“We are 12, 3 of us without meat.”，换成正确的数字。`,
      ],
    },
    setup: (s, p, ctx) => {
      const thread = 'thread-how-many';
      arrived(
        s,
        ctx,
        'many-0',
        {
          sender: ME,
          subject: ASKED(p),
          text: `Dear all,\n\nhow many of you come, and how many eat no meat?\n\nRobin`,
          to: [...p.people],
          own: true,
          read: true,
        },
        1_500,
        thread,
      );
      const answer = (id: string, i: number, text: string, minutes: number) =>
        arrived(s, ctx, id, { sender: p.people[i]!, subject: `Re: ${ASKED(p)}`, text }, minutes, thread);
      p.people.forEach((_, i) =>
        answer(
          `many-${i + 1}`,
          i,
          `${HELLO}As things are, ${says(p.counts[i]!, p.plain[i]!)}`,
          1_200 - i * 200,
        ),
      );
      answer('many-5', p.late, `I have to correct myself: ${says(p.changed, p.plain[p.late]!)}`, 120);
      arrived(
        s,
        ctx,
        'table',
        {
          sender: LUCIA,
          subject: LUCIAS(p),
          text: 'Hola Robin,\n\nhow many will you be, and how many of you without meat?\n\nLucía',
        },
        60,
      );
    },
    expect: { answered: (s, p, ctx) => reply(s, ctx, words(total(p), vegetarian(p))) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${ASKED(p)}"`, /How many for/);
      const heads: [count: number, plain: number][] = [];
      for (const i of [1, 2, 3, 4, 5]) {
        const its = i === 5 ? text(/correct myself/) : element(`mail#mail-many-${i}`);
        seen = yield* scrollTo(seen, its);
        if (i === 5) {
          heads.push(readLast(seen, true));
          continue;
        }
        seen = yield tap(seen, its);
        const fold = button(new RegExp(`^Fold ${p.people[i - 1]!.name}`));
        seen = yield* scrollTo(seen, fold);
        heads.push(readLast(seen, false));
        seen = yield tap(seen, fold);
      }
      heads[p.late] = heads.pop()!;
      seen = yield back();
      while (!has(seen, field('Search mail'))) seen = yield back();
      seen = yield fill(seen, field('Search mail'), `subject:"${LUCIAS(p)}"`, { clear: true });
      seen = yield tap(seen, conversation(LUCIAS(p)));
      seen = yield* scrollTo(seen, button('Reply'));
      seen = yield tap(seen, button('Reply'));
      const sum = (at: 0 | 1) => heads.reduce((all, each) => all + each[at], 0);
      yield* writeAndSend(seen, words(1 + sum(0), sum(1)));
      yield done();
    },
    nearMisses: {
      withoutMe: {
        change: (s, p, ctx) => reply(s, ctx, words(total(p) - 1, vegetarian(p))),
        because: ['answered', 'sideEffects'],
      },
      withoutTheCorrection: {
        change: (s, p, ctx) => reply(s, ctx, words(total(p) - p.changed + p.counts[p.late]!, vegetarian(p))),
        because: ['answered', 'sideEffects'],
      },
    },
  },
);
