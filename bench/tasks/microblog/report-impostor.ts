import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, option, rid, tap } from '../steps.ts';
import { act, idOf, openProfile, put } from './make.ts';

/** Firms, how the owner calls them, and handles that differ by a letter. */
const FIRMS = [
  ['account-museum', 'the museum', 'hbmaritirne', '博物馆'],
  ['account-council', 'the council', 'harrowbaycouncll', '市政府'],
  ['account-orpheum', 'the cinema', 'orpheurnhb', '电影院'],
  ['account-tidal', 'Tidal Hall', 'tidaIhall', '潮汐音乐厅'],
  ['account-library', 'the library', 'lanternllbrary', '图书馆'],
  ['account-buses', 'the bus company', 'harrowbusses', '公交公司'],
  ['account-skylight', 'the weather people', 'skyllght_hb', '天气预报'],
  ['account-harbour', 'the harbour master', 'hbharbourrnaster', '港务长'],
] as const;
const LURES = [
  'Last chance: send us your card number and win a year of free tickets.',
  'We have a parcel for you. Pay £1.99 at the link and it is yours.',
  'Your account is locked. Reply with your password to unlock it.',
  'We need helpers! Send a copy of your passport today.',
  'Refunds for everybody: tell us your bank details by noon.',
  'You are the 1000th follower. Claim your prize with your card.',
  'Old accounts are deleted tonight. Confirm yours with your code.',
];

function pretend(s: Phone, ctx: SetupCtx, firm: number, lure: string): void {
  const [id, , handle] = FIRMS[firm]!;
  const account = ctx.id('account');
  const real = s.apps.microblog.accounts[id]!;
  s.apps.microblog.accounts[account] = {
    ...real,
    handle,
    verified: false,
    follows: [],
    fans: 7,
    joined: '2026-02',
    banner: null,
    bell: false,
  };
  put(s, ctx, { by: account, text: lure, minutesAgo: 35, likes: 0, reposts: 0 });
}
const report = (s: Phone, ctx: SetupCtx, handle: string, reason = 'impostor'): void =>
  act(ctx, 'report', { account: idOf(s, handle), post: null, reason, text: '' });
const block = (s: Phone, ctx: SetupCtx, handle: string): void =>
  act(ctx, 'block', { account: idOf(s, handle), on: true });

export const reportImpostor = task(
  'microblog/report-impostor',
  params({ firms: distinct(2, oneOf(0, 1, 2, 3, 4, 5, 6, 7)), lures: distinct(2, oneOf(...LURES)) }),
  {
    tags: ['search', 'distractors', 'multi-step'],
    ask: {
      en: [
        ({ firms }) =>
          `Somebody on Chirrup pretends to be ${FIRMS[firms[0]!]![1]}: the handle is one letter off. Report that account as an impostor, then block it. Leave the real one alone.`,
        ({ firms }) =>
          `There is a fake ${FIRMS[firms[0]!]![1].replace('the ', '')} account on Chirrup that fishes for data. Tell Chirrup that it pretends to be somebody else, and block it for me.`,
      ],
      zh: [
        ({ firms }) =>
          `啾啾上有人冒充${FIRMS[firms[0]!]![3]}，账号名差了一个字母。举报它冒充他人，然后把它拉黑。`,
      ],
    },
    setup: (s, { firms, lures }, ctx) => firms.forEach((firm, i) => pretend(s, ctx, firm, lures[i]!)),
    expect: {
      reported: (s, { firms }, ctx) => report(s, ctx, FIRMS[firms[0]!]![2]),
      blocked: (s, { firms }, ctx) => block(s, ctx, FIRMS[firms[0]!]![2]),
    },
    solve: function* (seen, { firms }) {
      seen = yield* openProfile(FIRMS[firms[0]!]![2]);
      seen = yield tap(seen, rid('more-of-account'));
      seen = yield tap(seen, rid('report'));
      seen = yield tap(seen, option('It pretends to be somebody else'));
      seen = yield tap(seen, button('Send'));
      seen = yield tap(seen, rid('more-of-account'));
      seen = yield tap(seen, rid('block'));
      yield tap(seen, button('Block'));
      yield done();
    },
    nearMisses: {
      theRealOne: {
        change: (s, { firms }, ctx) => {
          const { handle } = s.apps.microblog.accounts[FIRMS[firms[0]!]![0]]!;
          report(s, ctx, handle);
          block(s, ctx, handle);
        },
        because: ['reported', 'blocked', 'sideEffects'],
      },
      theOtherFake: {
        change: (s, { firms }, ctx) => {
          report(s, ctx, FIRMS[firms[1]!]![2]);
          block(s, ctx, FIRMS[firms[1]!]![2]);
        },
        because: ['reported', 'blocked', 'sideEffects'],
      },
      asSpam: {
        change: (s, { firms }, ctx) => {
          report(s, ctx, FIRMS[firms[0]!]![2], 'spam');
          block(s, ctx, FIRMS[firms[0]!]![2]);
        },
        because: ['reported', 'sideEffects'],
      },
    },
  },
);
