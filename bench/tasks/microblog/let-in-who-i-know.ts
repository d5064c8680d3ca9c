import type { Phone } from '../../../apps/catalogue.ts';
import { addPerson, ALIKE, GIVEN, numberOf, mobile } from '../contacts/make.ts';
import { task } from '../form.ts';
import { distinct, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, button, done, field, fill, has, open, row, scrollTo, tap } from '../steps.ts';
import { act, openMenu } from './make.ts';

const COUNT = 5;
const BIOS = [
  'Mostly tea.',
  'I walk other people’s dogs.',
  'Maps, old and older.',
  'New here.',
  'Rope, paint, patience.',
] as const;
interface P {
  given: string[];
  alike: (typeof ALIKE)[number][];
  known: boolean[];
  swap: boolean[];
}
/** Two or three of five are known. */
const someKnown = made(({ random }): boolean[] => {
  const [from, count] = [Math.floor(random() * COUNT), 2 + Math.floor(random() * 2)];
  return Array.from({ length: COUNT }, (_, i) => (i * 2 + from) % COUNT < count);
});
const coin = made(({ random }) => Array.from({ length: COUNT }, () => random() < 0.5));
/** The name on Chirrup; the contact of somebody who is not known differs by a letter or two. */
const nameOf = (p: P, i: number) => `${p.given[i]} ${p.alike[i]![p.swap[i] ? 1 : 0]}`;
const account = (i: number) => `account-asks-${i}`;
const answer = (_s: Phone, ctx: SetupCtx, p: P, i: number, accept = p.known[i]!) =>
  act(ctx, 'answerRequest', { account: account(i), accept });

/** Some of those who ask to follow are in the contacts; others only sound like it. */
export const letInWhoIKnow = task(
  'microblog/let-in-who-i-know',
  params({
    given: distinct(COUNT, oneOf(...GIVEN)),
    alike: distinct(COUNT, oneOf(...ALIKE)),
    known: someKnown,
    swap: coin,
  }),
  {
    tags: ['cross-app', 'condition', 'namesakes', 'multi-step'],
    needs: { lookups: 5, conditions: 5, memory: 2 },
    ask: {
      en: [
        () =>
          'Five people have asked to follow me on Chirrup. Let in those who are in my contacts under just that name, and refuse the others.',
        () =>
          'Go through my follow requests on Chirrup. Whoever is not in my contacts is refused, and mind the spelling: only the very same name counts. The rest may follow me.',
      ],
      zh: [() => '啾啾上有五个人申请关注我。通讯录里有一模一样名字的就通过，其余的拒绝，注意拼写。'],
    },
    setup: (s, p, ctx) => {
      const { microblog } = s.apps;
      microblog.accounts['me']!.protected = true;
      microblog.requests = [];
      for (let i = 0; i < COUNT; i++) {
        const base = microblog.accounts['account-dana']!;
        microblog.accounts[account(i)] = {
          ...base,
          handle: `${p.given[i]!.toLowerCase()}_${p.alike[i]![p.swap[i] ? 1 : 0]!.toLowerCase()}`,
          name: nameOf(p, i),
          bio: BIOS[i]!,
          picture: null,
          banner: null,
          pinned: null,
          follows: [],
          fans: 12 + i,
        };
        microblog.requests.push(account(i));
        const family = p.alike[i]![p.swap[i] === p.known[i] ? 1 : 0]!;
        addPerson(s, ctx, p.given[i]!, family, { phones: mobile(numberOf(400 + i * 7)) });
      }
    },
    expect: {
      first: (s, p, ctx) => answer(s, ctx, p, 0),
      second: (s, p, ctx) => answer(s, ctx, p, 1),
      third: (s, p, ctx) => answer(s, ctx, p, 2),
      fourth: (s, p, ctx) => answer(s, ctx, p, 3),
      fifth: (s, p, ctx) => answer(s, ctx, p, 4),
    },
    solve: function* (seen) {
      seen = yield* openMenu('requests');
      const names = new Set<string>();
      const read = () => {
        for (const e of all(seen, button(/^Accept /))) names.add(e.name.replace(/^Accept /, ''));
      };
      read();
      while (names.size < COUNT) {
        seen = yield { type: 'scroll', direction: 'down', amount: 0.5 };
        read();
      }
      seen = yield open('contacts');
      seen = yield tap(seen, button('Search contacts'));
      const known = new Set<string>();
      for (const name of names) {
        seen = yield fill(seen, field('Search contacts'), name, { clear: true });
        if (has(seen, row(name))) known.add(name);
      }
      yield back();
      seen = yield open('microblog');
      for (const name of names) {
        const answerTo = button(`${known.has(name) ? 'Accept' : 'Refuse'} ${name}`);
        seen = yield* scrollTo(seen, answerTo);
        seen = yield tap(seen, answerTo);
      }
      yield done();
    },
  },
);
