import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { AFTER_MS } from '../../../apps/rides/select.ts';
import { task } from '../form.ts';
import { from, oneOf, params } from '../sample.ts';
import { button, done, field, fill, option, scrollTo, tap } from '../steps.ts';
import { openRide, whenOf } from './make.ts';

const THINGS = [
  { item: 'glove', option: 'Glove or scarf', text: 'Left glove, grey wool', zh: '一只灰色羊毛手套（左手）' },
  { item: 'umbrella', option: 'Umbrella', text: 'Green umbrella, bent rib', zh: '一把断了一根骨的绿伞' },
  { item: 'keys', option: 'Keys', text: 'Two keys on a cork float', zh: '挂着软木浮子的两把钥匙' },
  { item: 'glasses', option: 'Glasses', text: 'Reading glasses, brown case', zh: '棕色眼镜盒里的老花镜' },
] as const;
const ZONE = 'Europe/London';
const NOW = Date.UTC(2026, 2, 12, 9, 41);

export const lostInRide = task(
  'rides/lost-in-ride',
  params({
    ride: from('rides', 'rides').where(
      ride => ride.status === 'done' && ride.driver !== null && NOW - ride.endsAt! < AFTER_MS,
    ),
    thing: oneOf(...THINGS),
  }),
  {
    tags: ['search', 'date', 'form'],
    ask: {
      en: [
        ({ ride, thing }) =>
          `I left something in the Hopalong that took me from ${ride.from.name} to ${ride.to.name} on ${formatDay(whenOf(ride), ZONE)}: “${thing.text}”. Report it, in exactly these words.`,
        ({ ride, thing }) =>
          `Tell Hopalong what I lost on my ride of ${formatDay(whenOf(ride), ZONE)} that ended at ${ride.to.name}. Describe it as “${thing.text}”.`,
      ],
      zh: [
        ({ ride, thing }) =>
          `我 ${formatDay(whenOf(ride), ZONE, undefined, 'zh')}坐蹦蹦出行（Hopalong）从 ${ride.from.name} 到 ${ride.to.name}，把${thing.zh}落在车上了。请报失，描述写“${thing.text}”。`,
      ],
    },
    expect: {
      reported: (_s, { ride, thing }, ctx) =>
        ctx.act('rides', 'reportLost', {
          ride: ride.id,
          item: thing.item,
          text: thing.text,
          phone: '+44 7700 900100',
        }),
    },
    solve: function* (_, { ride, thing }) {
      const when = `${formatDay(whenOf(ride), ZONE, 2026)}, ${formatTime(whenOf(ride), ZONE)}`;
      let seen = yield* openRide(when);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button(/^Lost something/));
      seen = yield tap(seen, option(thing.option));
      seen = yield* scrollTo(seen, field('What does it look like?'));
      seen = yield fill(seen, field('What does it look like?'), thing.text);
      yield tap(seen, button('Send report'));
      yield done();
    },
    nearMisses: {
      anotherRide: {
        change: (s, { ride, thing }, ctx) => {
          const other = Object.keys(s.apps.rides.rides).find(
            id =>
              id !== ride.id &&
              s.apps.rides.rides[id]!.status === 'done' &&
              NOW - s.apps.rides.rides[id]!.endsAt! < AFTER_MS,
          )!;
          ctx.act('rides', 'reportLost', {
            ride: other,
            item: thing.item,
            text: thing.text,
            phone: '+44 7700 900100',
          });
        },
        because: ['reported', 'sideEffects'],
      },
    },
  },
);
