import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, field, fill, option, scrollTo, tap, toggle, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { browsing, goTo, hideKeyboard } from './make.ts';

const sent = ({ was, now }: { was: Phone; now: Phone }) =>
  added(was.apps.browser.submissions, now.apps.browser.submissions);
const put = (s: Phone, id: string, site: string, form: string, fields: Record<string, string>) => {
  s.apps.browser.submissions[`submission-${id}`] = { site, form, fields, at: s.clock.now };
};
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
const letter = (s: Phone, p: Letter, more: Record<string, string> = {}, id = 'new') =>
  put(s, id, 'bayecho.example', 'newsletter', {
    email: p.email,
    often: p.often,
    topics: topicsOf(p.topics),
    consent: 'Yes',
    ...more,
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
    goals: {
      sent: m => only(sent(m), x => x.site === 'bayecho.example' && x.form === 'newsletter'),
      asWished: {
        weight: 2,
        test: m =>
          only(sent(m), x => x.fields['often'] === m.p.often && x.fields['topics'] === topicsOf(m.p.topics)),
      },
      address: m => only(sent(m), x => x.fields['email']?.toLowerCase() === m.p.email),
    },
    allow: s => [browsing(s), newIn(s.apps.browser.submissions)],
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
      otherRhythm: {
        change: (s, p) => letter(s, p, { often: OFTEN[(OFTEN.indexOf(p.often) + 1) % 3]! }),
        because: 'asWished',
      },
      oneTopic: { change: (s, p) => letter(s, p, { topics: p.topics[0]! }), because: 'asWished' },
      slipInAddress: {
        change: (s, p) => letter(s, p, { email: p.email.replace('robin', 'robyn') }),
        because: 'address',
      },
      twice: {
        change: (s, p) => {
          letter(s, p);
          letter(s, p, {}, 'again');
        },
        because: ['sent', 'asWished', 'address'],
      },
      andCommented: {
        change: (s, p) => {
          letter(s, p);
          s.apps.browser.comments['comment-new'] = {
            url: 'https://bayecho.example/',
            name: 'Robin',
            text: 'Nice',
            at: s.clock.now,
            mine: true,
          };
        },
        because: 'sideEffects',
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
const answers = (s: Phone, p: Survey, more: Record<string, string> = {}, id = 'new') =>
  put(s, id, 'harrowbay.example', 'survey', {
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
    goals: {
      sent: m => only(sent(m), x => x.site === 'harrowbay.example' && x.form === 'survey'),
      choices: {
        weight: 2,
        test: m =>
          only(
            sent(m),
            x =>
              x.fields['district'] === m.p.district &&
              x.fields['uses'] === usesOf(m.p.uses) &&
              x.fields['lamps'] === m.p.lamps,
          ),
      },
      household: m => only(sent(m), x => Number(x.fields['people']) === m.p.people),
      noMore: m => only(sent(m), x => !x.fields['visited'] && !x.fields['wish']),
    },
    allow: s => [browsing(s), newIn(s.apps.browser.submissions)],
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
      neighbours: {
        change: (s, p) =>
          answers(s, p, { district: DISTRICTS[(DISTRICTS.indexOf(p.district as never) + 1) % 6]! }),
        because: 'choices',
      },
      oneWay: { change: (s, p) => answers(s, p, { uses: p.uses[0]! }), because: 'choices' },
      oneTooMany: { change: (s, p) => answers(s, p, { people: String(p.people + 1) }), because: 'household' },
      withAWish: { change: (s, p) => answers(s, p, { wish: 'The handrail' }), because: 'noMore' },
      twice: {
        change: (s, p) => {
          answers(s, p);
          answers(s, p, {}, 'again');
        },
        because: ['sent', 'choices', 'household', 'noMore'],
      },
    },
  },
);
