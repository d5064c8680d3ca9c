import { askFor } from '../chat/ask-what-to-write.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, option, rid, scrollTo, tap } from '../steps.ts';
import { openChirrup, publish } from './make.ts';

const QUESTIONS = [
  ['the harbour picnic', '港口野餐', 'Harbour picnic: which day?'],
  ['the sign swap', '旧招牌交换', 'Swapping old signs: which day?'],
  ['the kite lesson', '风筝课', 'Kites for beginners: which day?'],
  ['the lamp walk', '提灯散步', 'A walk with lamps: which day?'],
  ['the bread morning', '面包早晨', 'Bread at ours: which day?'],
] as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const LENGTHS = [
  { minutes: 60, en: '1 hour', zh: '1 小时' },
  { minutes: 360, en: '6 hours', zh: '6 小时' },
  { minutes: 4_320, en: '3 days', zh: '3 天' },
  { minutes: 10_080, en: '7 days', zh: '7 天' },
] as const;
interface P {
  question: (typeof QUESTIONS)[number];
  days: string[];
  length: (typeof LENGTHS)[number];
}
const poll = (_s: Phone, ctx: SetupCtx, p: P, minutes = p.length.minutes as number, days = p.days) =>
  publish(ctx, p.question[2], { choices: [...days], minutes });

/** Which days, and for how long it runs, only the user knows. */
export const askPoll = task(
  'microblog/ask-poll',
  params({ question: oneOf(...QUESTIONS), days: distinct(3, oneOf(...DAYS)), length: oneOf(...LENGTHS) }),
  {
    tags: ['ask-user', 'create', 'transcription'],
    needs: { lookups: 0, memory: 4 },
    ask: {
      en: [
        p =>
          `Start a Chirrup poll about ${p.question[0]}: “${p.question[2]}” There are three days to choose from. Ask me which, and how long people have to vote; keep my order.`,
        p =>
          `My followers on Chirrup shall vote: “${p.question[2]}” I will tell you the three days and how long the poll runs when you ask. Post it with the days in the order in which I name them.`,
      ],
      zh: [
        p =>
          `在啾啾上就${p.question[1]}发起投票：“${p.question[2]}”。有三个日子可选，具体哪三天、投票开放多久，先问我；选项顺序照我说的来。`,
      ],
    },
    user: {
      days: {
        about: { en: ['which day', 'days', 'choice', 'option', 'weekday'], zh: ['哪', '日子', '选项'] },
        says: { en: p => `“${p.days.join(', ')}”`, zh: p => `“${p.days.join(', ')}”` },
      },
      length: {
        about: { en: ['how long', 'run', 'length', 'hours', 'vote'], zh: ['多久', '多长', '时间', '开放'] },
        says: { en: p => `For “${p.length.en}”.`, zh: p => `“${p.length.zh}”。` },
      },
    },
    expect: { asked: (s, p, ctx) => poll(s, ctx, p) },
    solve: function* (_seen, p) {
      const days = (yield* askFor('Which days do you mean?')).words.split(', ');
      const length = (yield* askFor('How long can people take part?')).words;
      let seen = yield* openChirrup();
      seen = yield tap(seen, rid('compose'));
      seen = yield fill(seen, field('Text of post 1'), p.question[2]);
      seen = yield tap(seen, rid('poll'));
      seen = yield* scrollTo(seen, rid('add-choice'));
      seen = yield tap(seen, rid('add-choice'));
      for (const [i, day] of days.entries()) {
        seen = yield* scrollTo(seen, rid(`choice-${i + 1}`), { direction: 'up' });
        seen = yield fill(seen, rid(`choice-${i + 1}`), day);
      }
      seen = yield* scrollTo(seen, rid('poll-length'));
      seen = yield tap(seen, rid('poll-length'));
      const { en } = LENGTHS.find(each => each.en === length || each.zh === length)!;
      seen = yield tap(seen, option(en));
      yield tap(seen, button('Post'));
      yield done();
    },
    nearMisses: {
      oneDay: { change: (s, p, ctx) => poll(s, ctx, p, 1_440), because: ['asked', 'sideEffects'] },
      anotherOrder: {
        change: (s, p, ctx) => poll(s, ctx, p, p.length.minutes, p.days.toReversed()),
        because: ['asked', 'sideEffects'],
      },
    },
  },
);
