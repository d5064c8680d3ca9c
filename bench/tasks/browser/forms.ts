import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, option, scrollTo, tap, toggle, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { goTo, hideKeyboard, sendForm } from './make.ts';

function* write(seen: Observation, label: string, words: string): Steps {
  seen = yield* scrollTo(seen, field(label));
  return yield* hideKeyboard(yield fill(seen, field(label), words));
}
function* tick(seen: Observation, name: string): Steps {
  seen = yield* scrollTo(seen, toggle(name));
  return yield tap(seen, toggle(name));
}

const OFTEN = ['Daily', 'Weekly', 'Monthly'] as const;
const TOPICS = ['Town', 'Sea and weather', 'Culture', 'Sport', 'Food'] as const;
const EMAILS = ['robin.calloway@postbird.example', 'robin@kittiwake.example'] as const;
const topicsOf = (topics: readonly string[]) => TOPICS.filter(t => topics.includes(t)).join(', ');
const OFTEN_ZH = { Daily: '每天', Weekly: '每周', Monthly: '每月' } as const;
interface Letter {
  often: (typeof OFTEN)[number];
  topics: string[];
  email: string;
}
const letter = (ctx: SetupCtx, p: Letter) =>
  sendForm(ctx, 'https://bayecho.example/newsletter', 'newsletter', {
    email: p.email,
    often: p.often,
    topics: topicsOf(p.topics),
    consent: 'Yes',
  });

export const subscribe = task(
  'browser/subscribe',
  { often: oneOf(...OFTEN), topics: distinct(2, oneOf(...TOPICS)), email: oneOf(...EMAILS) },
  {
    tags: ['form', 'multi-step'],
    ask: {
      en: [
        ({ often, topics, email }) =>
          `Sign up for the newsletter at bayecho.example/newsletter: ${often.toLowerCase()}, topics ${topicsOf(topics).replace(', ', ' and ')}, to ${email}.`,
        ({ often, topics, email }) =>
          `I would like the Bay Echo’s ${often.toLowerCase()} newsletter about ${topicsOf(topics).replace(', ', ' and ')} at ${email}. Subscribe me on its site, bayecho.example.`,
      ],
      zh: [
        ({ often, topics, email }) =>
          `在 bayecho.example/newsletter 订阅简报：${OFTEN_ZH[often]}一次，主题只选 ${topicsOf(topics)}，邮箱 ${email}。`,
      ],
    },
    expect: { sent: (_s, p, ctx) => letter(ctx, p) },
    solve: function* (_seen, p) {
      let seen = yield* goTo('bayecho.example/newsletter');
      seen = yield* write(seen, 'Email *', p.email);
      for (const name of [p.often, ...p.topics, 'I agree that the Bay Echo may write to me'])
        seen = yield* tick(seen, name);
      seen = yield* scrollTo(seen, button('Subscribe'));
      yield tap(seen, button('Subscribe'));
      yield done();
    },
    nearMisses: {
      slipInAddress: {
        change: (_s, p, ctx) => letter(ctx, { ...p, email: p.email.replace('robin', 'robyn') }),
        because: ['sent', 'sideEffects'],
      },
      oneTopicMore: {
        change: (_s, p, ctx) =>
          letter(ctx, { ...p, topics: [...p.topics, TOPICS.find(t => !p.topics.includes(t))!] }),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);

const DISTRICTS = [
  'Old Quay',
  'Lantern Hill',
  'Saltmarsh',
  'Northgate',
  'Fennel Park',
  'Brackwater',
] as const;
const USES = ['On foot', 'Bicycle', 'Bus', 'Tram', 'Ferry', 'Car'] as const;
const LAMPS = ['Too dim', 'About right', 'Too bright'] as const;
const usesOf = (uses: readonly string[]) => USES.filter(u => uses.includes(u)).join(', ');
interface Survey {
  district: string;
  uses: string[];
  lamps: string;
  people: number;
}
const answers = (ctx: SetupCtx, p: Survey, more: Record<string, string> = {}) =>
  sendForm(ctx, 'https://harrowbay.example/survey', 'survey', {
    district: p.district,
    uses: usesOf(p.uses),
    lamps: p.lamps,
    people: String(p.people),
    ...more,
  });

export const survey = task(
  'browser/survey',
  {
    district: oneOf(...DISTRICTS),
    uses: distinct(2, oneOf(...USES)),
    lamps: oneOf(...LAMPS),
    people: int(1, 6),
  },
  {
    tags: ['form', 'multi-step', 'transcription'],
    ask: {
      en: [
        ({ district, uses, lamps, people }) =>
          `Fill in the residents’ survey at harrowbay.example/survey for me. I live in ${district}, get about by ${usesOf(uses).toLowerCase()} only, find the quay lamps “${lamps.toLowerCase()}”, and there are ${people} of us. Leave what is not required empty, and send it.`,
        ({ district, uses, lamps, people }) =>
          `The council (harrowbay.example) has a survey. Answer only what is required: district ${district}; ways ${usesOf(uses)}; lamps: ${lamps}; household of ${people}. Send it once.`,
      ],
      zh: [
        ({ district, uses, lamps, people }) =>
          `在 harrowbay.example/survey 填写并提交居民调查，只填必填项：住在 ${district}，出行方式 ${usesOf(uses)}，路灯 ${lamps}，家里 ${people} 人。`,
      ],
    },
    expect: { sent: (_s, p, ctx) => answers(ctx, p) },
    solve: function* (_seen, p) {
      let seen = yield* goTo('harrowbay.example/survey');
      seen = yield tap(seen, button('Where do you live? *, Choose'));
      seen = yield tap(seen, option(p.district));
      for (const name of [...p.uses, p.lamps]) seen = yield* tick(seen, name);
      seen = yield* write(seen, 'People in your household *', String(p.people));
      seen = yield* scrollTo(seen, button('Send answers'));
      yield tap(seen, button('Send answers'));
      yield done();
    },
    nearMisses: {
      withAWish: {
        change: (_s, p, ctx) => answers(ctx, p, { wish: 'The handrail' }),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
