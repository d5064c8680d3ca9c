import { task } from '../form.ts';
import { int, params } from '../sample.ts';
import { button, done, field, fill, open, rid, tab, tap } from '../steps.ts';

const kg = (tenths: number): string => (tenths / 10).toFixed(1);

export const logWeight = task('fitness/log-weight', params({ tenths: int(621, 889) }), {
  tags: ['create', 'transcription'],
  ask: {
    en: [
      ({ tenths }) => `I weigh ${kg(tenths)} kg today. Put that into the weight log of Milepost.`,
      ({ tenths }) => `Log today's weight in the fitness app: ${kg(tenths)} kg.`,
    ],
    zh: [({ tenths }) => `我今天体重 ${kg(tenths)} 公斤，请记到 Milepost 的体重记录里。`],
  },
  expect: {
    logged: (_s, { tenths }, ctx) => ctx.act('fitness', 'logWeight', { grams: tenths * 100 }),
  },
  solve: function* (_, { tenths }) {
    let seen = yield open('fitness');
    seen = yield tap(seen, tab('Profile'));
    seen = yield tap(seen, rid('weight'));
    seen = yield tap(seen, button('Log weight'));
    seen = yield fill(seen, field('Weight in kg'), kg(tenths));
    yield tap(seen, button('Save'));
    yield done();
  },
  nearMisses: {
    overTheLast: {
      change: (_s, { tenths }, ctx) =>
        ctx.act('fitness', 'logWeight', { grams: tenths * 100, day: '2026-03-09' }),
      because: ['logged', 'sideEffects'],
    },
    yesterday: {
      change: (_s, { tenths }, ctx) =>
        ctx.act('fitness', 'logWeight', { grams: tenths * 100, day: '2026-03-11' }),
      because: ['logged', 'sideEffects'],
    },
  },
});
