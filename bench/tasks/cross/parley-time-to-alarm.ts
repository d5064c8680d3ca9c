import { called, friend, openThread, receive } from '../chat/make.ts';
import { addAlarm as tapAlarm } from '../clock/make.ts';
import { anyOf, task } from '../form.ts';
import { distinct, oneOf, params, time } from '../sample.ts';
import { done, find, text } from '../steps.ts';
import { addAlarm, addDatedAlarm, tomorrow } from './make.ts';

const says = (at: { text: string }) => `I am at your door at ${at.text} sharp`;

/** A friend's message gives the time of the alarm; a later message changed it. */
export const parleyTimeToAlarm = task(
  'cross/parley-time-to-alarm',
  params({
    friends: distinct(2, friend()),
    times: distinct(3, time('05:40', '08:55', 5)),
    label: oneOf('Pick-up', 'Lift', 'At the door', 'Up and out', 'Van comes'),
  }),
  {
    tags: ['transfer', 'newest', 'cross-app'],
    ask: {
      en: [
        ({ friends, label }) =>
          `${called(friends[0]!)} wrote on Parley when they are at my door tomorrow. Set an alarm for exactly that time, labelled “${label}”.`,
        ({ friends, label }) =>
          `Make an alarm “${label}” at the time that ${called(friends[0]!)} last gave on Parley.`,
      ],
      zh: [
        ({ friends, label }) =>
          `${called(friends[0]!)}在 Parley 上说了明天几点到我家门口。按最新说的时间设一个闹钟，标签写“${label}”。`,
      ],
    },
    setup: (s, { friends, times }, ctx) => {
      receive(s, ctx, friends[0]!.id, says(times[1]!), 50);
      receive(s, ctx, friends[0]!.id, says(times[0]!), 8);
      receive(s, ctx, friends[1]!.id, says(times[2]!), 4);
    },
    expect: {
      rings: anyOf(
        (_s, p, ctx) => addAlarm(ctx, p.times[0]!.minutes, p.label),
        (s, p, ctx) => addDatedAlarm(s, ctx, p.times[0]!.minutes, p.label, tomorrow(s)),
      ),
    },
    solve: function* (seen, { friends, times, label }) {
      seen = yield* openThread(seen, called(friends[0]!));
      const [, hour, minute] = /at (\d\d):(\d\d) sharp/.exec(find(seen, text(says(times[0]!))).name)!;
      yield* tapAlarm(Number(hour) * 60 + Number(minute), label);
      yield done();
    },
    nearMisses: {
      theFirstTime: {
        change: (_s, p, ctx) => addAlarm(ctx, p.times[1]!.minutes, p.label),
        because: ['rings', 'sideEffects'],
      },
      theOtherFriends: {
        change: (_s, p, ctx) => addAlarm(ctx, p.times[2]!.minutes, p.label),
        because: ['rings', 'sideEffects'],
      },
      inTheEvening: {
        change: (_s, p, ctx) => addAlarm(ctx, p.times[0]!.minutes + 720, p.label),
        because: ['rings', 'sideEffects'],
      },
    },
    alternatives: {
      onADate: {
        change: (s, p, ctx) => addDatedAlarm(s, ctx, p.times[0]!.minutes, p.label, tomorrow(s)),
      },
    },
  },
);
