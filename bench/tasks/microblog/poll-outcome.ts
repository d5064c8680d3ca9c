import { ME } from '../../../apps/microblog/select.ts';
import { task } from '../form.ts';
import { distinct, made, oneOf, params } from '../sample.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { done, field, fill, rid, tap, button, first } from '../steps.ts';
import { openPost, postWith, publish, put } from './make.ts';

const EVENTS = [
  ['boat cleaning', 'Boat cleaning on Saturday: which time suits you?', '洗船'],
  ['picnic in Fennel Park', 'Picnic in Fennel Park: which time suits you?', '茴香公园野餐'],
  ['board game evening', 'Board games at mine: which time suits you?', '桌游之夜'],
  ['choir rehearsal', 'Extra rehearsal before the concert: which time suits you?', '合唱排练'],
  ['kite flying', 'Kites on Long Strand: which time suits you?', '放风筝'],
] as const;
type P = { event: number; times: string[]; votes: number[] };
const best = ({ votes }: P): number => votes.indexOf(Math.max(...votes));
const share = ({ votes }: P): number => (100 * Math.max(...votes)) / votes.reduce((a, b) => a + b, 0);
/** What is to be posted: the winner, or that nothing has more than half. */
const said = (time: string, percent: number): string =>
  percent > 50 ? `${time} it is. See you there!` : 'No majority. I will ask again on Friday.';
const outcome = (p: P): string => said(p.times[best(p)]!, share(p));
const post = (p: P): string => EVENTS[p.event]![1];

/** Votes for three times: the first has far more or less than half, and the places are shuffled. */
const clearVotes = made(({ random }): number[] => {
  const most = 20 + Math.floor(random() * 15);
  const rest = random() < 0.5 ? Math.floor(most * 0.7) : Math.floor(most * 1.5);
  const second = Math.floor(rest * 0.55);
  const votes = [most, second, rest - second];
  const turn = Math.floor(random() * 3);
  return [...votes.slice(turn), ...votes.slice(0, turn)];
});

/** The times of the poll on the screen, each with its share of the votes in percent. */
function resultsIn(seen: Observation): { time: string; share: number }[] {
  const words = (seen.elements ?? []).filter(e => e.role === 'text').map(e => e.name);
  return words.flatMap((name, i) => {
    const percent = /^(\d+)%$/.exec(words[i + 1] ?? '');
    return /^\d\d:\d\d$/.test(name) && percent ? [{ time: name, share: Number(percent[1]) }] : [];
  });
}

export const pollOutcome = task(
  'microblog/poll-outcome',
  params({
    event: oneOf(0, 1, 2, 3, 4),
    times: distinct(3, oneOf('09:00', '10:30', '12:15', '14:00', '16:30', '18:00', '19:45')),
    votes: clearVotes,
  }),
  {
    tags: ['condition', 'transcription'],
    ask: {
      en: [
        ({ event }) =>
          `My Chirrup poll about the time for the ${EVENTS[event]![0]} has ended. If one time got more than half of the votes, reply to the poll with “<time> it is. See you there!” (the time as in the poll); otherwise reply “No majority. I will ask again on Friday.”`,
        ({ event }) =>
          `Look how my poll on the ${EVENTS[event]![0]} ended. Write below it: “<time> it is. See you there!” with the winning time, but only if that has more than 50%. If not, write “No majority. I will ask again on Friday.”`,
      ],
      zh: [
        ({ event }) =>
          `我在啾啾上关于${EVENTS[event]![2]}时间的投票结束了。如果有一个时间得票过半，就在投票下回复“<时间> it is. See you there!”；否则回复“No majority. I will ask again on Friday.”`,
      ],
    },
    setup: (s, p, ctx) => {
      const poll = (votes: readonly number[]) => ({
        choices: p.times.map((t, i) => ({ text: t, votes: votes[i]! })),
        minutes: 1_440,
        endsAt: ctx.now - 60_000 * 30,
        voted: null,
      });
      put(s, ctx, { by: ME, text: post(p), minutesAgo: 1_470, poll: poll(p.votes) });
      // Another poll of the owner with the same times, and another winner.
      const other = EVENTS[(p.event + 1) % EVENTS.length]![1];
      put(s, ctx, {
        by: ME,
        text: other,
        minutesAgo: 1_480,
        poll: poll([p.votes[2]!, p.votes[0]!, p.votes[1]!]),
      });
    },
    expect: {
      replied: (s, p, ctx) => publish(ctx, outcome(p), { replyTo: postWith(s, ME, post(p)) }),
    },
    solve: function* (seen, p) {
      seen = yield* openPost(`“${post(p)}”`);
      const results = resultsIn(seen);
      const best = results.toSorted((one, other) => other.share - one.share)[0]!;
      seen = yield tap(seen, first(rid('reply')));
      seen = yield fill(seen, field('Text of post 1'), said(best.time, best.share));
      yield tap(seen, button('Post'));
      yield done();
    },
    nearMisses: {
      theOtherPoll: {
        change: (s, p, ctx) =>
          publish(ctx, outcome(p), { replyTo: postWith(s, ME, EVENTS[(p.event + 1) % EVENTS.length]![1]) }),
        because: ['replied', 'sideEffects'],
      },
      anotherTime: {
        change: (s, p, ctx) =>
          publish(ctx, `${p.times[(best(p) + 1) % 3]} it is. See you there!`, {
            replyTo: postWith(s, ME, post(p)),
          }),
        because: ['replied', 'sideEffects'],
      },
      onItsOwn: { change: (_s, p, ctx) => publish(ctx, outcome(p)), because: ['replied', 'sideEffects'] },
    },
  },
);
