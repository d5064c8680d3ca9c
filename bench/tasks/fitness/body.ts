import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { int, params } from '../sample.ts';
import { button, done, field, fill, open, rid, tab, tap } from '../steps.ts';
import { TODAY } from './make.ts';

const weights = (s: Phone) => s.apps.fitness.weights;
const kg = (tenths: number): string => (tenths / 10).toFixed(1);
const log = (s: Phone, day: string, grams: number) => {
  weights(s)[`weight-new-${day}`] = { day, grams };
};

export const logWeight = task('fitness/log-weight', params({ tenths: int(621, 889) }), {
  tags: ['create', 'transcription'],
  ask: {
    en: [
      ({ tenths }) => `I weigh ${kg(tenths)} kg today. Put that into the weight log of Milepost.`,
      ({ tenths }) => `Log today's weight in the fitness app: ${kg(tenths)} kg.`,
    ],
    zh: [({ tenths }) => `我今天体重 ${kg(tenths)} 公斤，请记到 Milepost 的体重记录里。`],
  },
  goals: {
    logged: ({ was, now, p }) =>
      only(added(weights(was), weights(now)), w => w.day === TODAY && w.grams === p.tenths * 100),
  },
  allow: s => [newIn(weights(s))],
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
      change: (s, p) => {
        weights(s)['weight-2026-03-09']!.grams = p.tenths * 100;
      },
      because: ['logged', 'sideEffects'],
    },
    aTenthOff: { change: (s, p) => log(s, TODAY, p.tenths * 100 + 100), because: 'logged' },
    yesterday: { change: (s, p) => log(s, '2026-03-11', p.tenths * 100), because: 'logged' },
    twice: {
      change: (s, p) => {
        log(s, TODAY, p.tenths * 100);
        log(s, '2026-03-11', p.tenths * 100);
      },
      because: 'logged',
    },
    andTheOldGone: {
      change: (s, p) => {
        log(s, TODAY, p.tenths * 100);
        delete weights(s)['weight-2026-03-09'];
      },
      because: 'sideEffects',
    },
  },
});
