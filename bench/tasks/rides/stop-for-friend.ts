import { openThread, receive } from '../chat/make.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, find, rid, tap, text } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { AHEAD, findPlace, openRide, SPOTS, spotNamed } from './make.ts';

interface P {
  friends: string[];
  spots: (typeof SPOTS)[number][];
  thing: string;
  note: string;
}
const LIGHTHOUSE = 'Gullwing Point Lighthouse';
const reroute = (ctx: SetupCtx, stops: readonly string[], to = LIGHTHOUSE) =>
  ctx.act('rides', 'changeRoute', { ride: AHEAD, stops: stops.map(spotNamed), to: spotNamed(to) });
const say = (ctx: SetupCtx, p: P) => ctx.act('rides', 'setNote', { ride: AHEAD, note: p.note });

/** Where the stop is was written in a chat, and corrected there. */
export const stopForFriend = task(
  'rides/stop-for-friend',
  params({
    friends: distinct(2, friend()),
    spots: distinct(3, oneOf(...SPOTS)),
    thing: oneOf('the picnic', 'the binoculars', 'the kite', 'the blankets', 'the thermos'),
    note: oneOf(
      'Short stop on the way, two minutes.',
      'We stop once and bring a basket in.',
      'One stop first please, back in a minute.',
    ),
  }),
  {
    tags: ['cross-app', 'search', 'transcription'],
    needs: { lookups: 2, conditions: 1 },
    ask: {
      en: [
        p =>
          `${given(p.friends[0]!)} has ${p.thing} for our trip to the lighthouse on Sunday and wrote on Parley where we can collect it. Add that place as a stop to the Hopalong I booked, and change the note to the driver to “${p.note}”`,
        p =>
          `On Sunday’s ride to Gullwing Point we have to pick up ${p.thing} from ${p.friends[0]}; where is in our Parley chat. Put the stop in, and let the driver’s note say “${p.note}”`,
      ],
      zh: [
        p =>
          `周日去灯塔要先去${p.friends[0]}那里拿东西，地点发在 Parley 上了。请给已预约的蹦蹦出行（Hopalong）加上这个途经点，并把给司机的备注改成“${p.note}”`,
      ],
    },
    setup: (s, p, ctx) => {
      // Another ride is booked for the day before.
      const lighthouse = s.apps.rides.rides[AHEAD]!;
      s.apps.rides.rides['HL-28290'] = {
        ...lighthouse,
        to: spotNamed('Harrow Bay Central'),
        at: lighthouse.at! - 86_400_000,
        people: 1,
        note: '',
        nextAt: null,
      };
      const [a, b, c] = p.spots as [string, string, string];
      receive(s, ctx, contactOf(p.friends[0]!), `You can pick up ${p.thing} at ${a} on Sunday morning`, 200);
      receive(s, ctx, contactOf(p.friends[0]!), `Change of plan, I will be at ${b} with it instead`, 30);
      receive(s, ctx, contactOf(p.friends[1]!), `On Sunday morning I am at ${c}, come by!`, 20);
    },
    expect: {
      stops: { weight: 2, change: (_s, p, ctx) => reroute(ctx, [p.spots[1]!]) },
      noted: (_s, p, ctx) => say(ctx, p),
    },
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.friends[0]!);
      const said = find(seen, text(/^Change of plan, I will be at/)).name;
      const place = /I will be at (.+) with it/.exec(said)![1]!;
      seen = yield* openRide('Sun, 15 Mar, 10:05');
      seen = yield tap(seen, rid('change'));
      seen = yield tap(seen, rid('add-stop'));
      seen = yield* findPlace(seen, place);
      seen = yield tap(seen, rid('save-route'));
      seen = yield tap(seen, rid('change-note'));
      seen = yield fill(seen, field('Note to the driver'), p.note, { clear: true });
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      whereItWasFirst: {
        change: (_s, p, ctx) => {
          reroute(ctx, [p.spots[0]!]);
          say(ctx, p);
        },
        because: ['stops', 'sideEffects'],
      },
      asTheDestination: {
        change: (_s, p, ctx) => {
          reroute(ctx, [], p.spots[1]!);
          say(ctx, p);
        },
        because: ['stops', 'sideEffects'],
      },
    },
  },
);
