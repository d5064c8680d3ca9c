import type { Phone } from '../../../apps/catalogue.ts';
import { karmaOf } from '../../../apps/forum/select.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  button,
  done,
  field,
  fill,
  find,
  impossible,
  rid,
  scrollTo,
  tap,
  text,
  type Steps,
} from '../steps.ts';
import { act, ME, openForum, startPost, submit } from './make.ts';

const QUESTIONS = [
  'What do you pay for a shop sign that lights up?',
  'Who insures a handcart, and for how much?',
  'How long do you keep paper receipts?',
  'Is a stall at Cooperage Market worth a wet Wednesday?',
  'Do you charge for a quote, and how much?',
  'What does a window cleaner cost on Chandler Street?',
] as const;
const BIZ = 'com-smallbiz';
interface P {
  question: string;
  need: number;
  gap: number;
  level: 'all' | 'off';
}
const samples = () =>
  params({
    question: oneOf(...QUESTIONS),
    need: int(250, 900, 25),
    gap: int(4, 60),
    level: oneOf('all', 'off'),
  });
const ask = {
  en: [
    (p: P) =>
      `Join the Small Business community on Hearthside, turn its notifications ${p.level === 'all' ? 'on for all posts' : 'off'}, and ask there: “${p.question}” A title is enough.`,
    (p: P) =>
      `Post the question “${p.question}” in Bay Small Business on Hearthside, title only. Become a member first, and set its notifications to ${p.level === 'all' ? 'all posts' : 'none'}.`,
  ],
  zh: [
    (p: P) =>
      `加入 Hearthside 的 Bay Small Business 社区，把通知设为${p.level === 'all' ? '所有帖子' : '不通知'}，然后在那里提问：“${p.question}”，只写标题。`,
  ],
};
/** The community asks for karma; the owner has more or less than that. */
function prepare(s: Phone, p: P, over: number): void {
  const { forum } = s.apps;
  forum.communities[BIZ]!.needs.karma = p.need;
  forum.people[ME]!.earlier += p.need + over - karmaOf(forum, ME);
  forum.habits = {};
}
function all(s: Phone, ctx: SetupCtx, p: P): void {
  act(ctx, 'join', { community: BIZ, on: true });
  act(ctx, 'setLevel', { community: BIZ, level: p.level });
  submit(s, ctx, BIZ, { title: p.question });
}
function* openBiz(): Steps {
  let seen = yield* openForum();
  seen = yield tap(seen, rid('nav-communities'));
  seen = yield tap(seen, button('Search'));
  seen = yield fill(seen, field('Search Hearthside'), 'small business');
  seen = yield tap(seen, rid('tab-communities'));
  return yield tap(seen, {
    what: 'the community',
    rank: e => (/Bay Small Business/.test(e.name) && e.states.clickable ? 0 : null),
  });
}

export const karmaToAsk = task('forum/karma-to-ask', samples(), {
  tags: ['twin', 'create', 'settings'],
  twin: 'forum/karma-to-ask-lacking',
  ask,
  setup: (s, p) => prepare(s, p, p.gap),
  expect: {
    joined: (_s, _p, ctx) => act(ctx, 'join', { community: BIZ, on: true }),
    told: (s, p, ctx) => {
      if (!s.apps.forum.joined[BIZ]) act(ctx, 'join', { community: BIZ, on: true });
      act(ctx, 'setLevel', { community: BIZ, level: p.level });
    },
    posted: { weight: 2, change: (s, p, ctx) => submit(s, ctx, BIZ, { title: p.question }) },
  },
  solve: function* (_seen, p) {
    let seen = yield* openBiz();
    seen = yield tap(seen, rid('join'));
    seen = yield tap(seen, rid('level'));
    seen = yield tap(seen, { what: 'level', rank: e => (e.id === `button#level-${p.level}` ? 0 : null) });
    seen = yield* startPost(BIZ);
    seen = yield fill(seen, field('Title'), p.question);
    yield tap(seen, rid('post'));
    yield done();
  },
  nearMisses: {
    elsewhere: {
      change: (s, p, ctx) => submit(s, ctx, 'com-askthebay', { title: p.question }),
      because: ['joined', 'told', 'posted', 'sideEffects'],
    },
    calledImpossible: { change: (s, p, ctx) => all(s, ctx, p), declared: 'impossible', because: 'declared' },
  },
});

/** One may join, and not post: nothing is to be left half done. */
export const karmaToAskLacking = task('forum/karma-to-ask-lacking', samples(), {
  tags: ['twin', 'impossible', 'comparison'],
  expects: 'impossible',
  twin: 'forum/karma-to-ask',
  ask,
  setup: (s, p) => prepare(s, p, -p.gap),
  solve: function* () {
    let seen = yield* openBiz();
    seen = yield tap(seen, button('About this community'));
    seen = yield* scrollTo(seen, text(/^Karma of at least/));
    const need = Number(/\d+/.exec(find(seen, text(/^Karma of at least/)).name)![0]);
    seen = yield* openForum();
    seen = yield tap(seen, rid('nav-you'));
    const [karma] = (seen.elements ?? []).filter(e => e.role === 'text' && /^\d+$/.test(e.name));
    if (Number(karma!.name) < need) yield impossible(`It needs ${need} karma`);
  },
  nearMisses: {
    joinedAnyway: {
      change: (_s, p, ctx) => {
        act(ctx, 'join', { community: BIZ, on: true });
        act(ctx, 'setLevel', { community: BIZ, level: p.level });
      },
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
