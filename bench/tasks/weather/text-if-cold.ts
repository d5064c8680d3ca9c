import { task } from '../form.ts';
import { openWith, person, say } from '../messages/make.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { done, find } from '../steps.ts';
import { dayAfter, dayRow, figures, PLACES, setSky, showDays, spot } from './make.ts';

const COLD = 'Bring a warm coat.',
  MILD = 'A jumper will do.';
const right = (p: { cold: boolean }): string => (p.cold ? COLD : MILD);

/** The low of a night decides what is written. */
export const textIfCold = task(
  'weather/text-if-cold',
  params({
    place: spot(),
    day: date(1, 7),
    people: distinct(2, person()),
    under: int(3, 9),
    cold: oneOf(true, false),
  }),
  {
    tags: ['condition', 'cross-app', 'message', 'threshold'],
    ask: {
      en: [
        p =>
          `Check the low for ${p.place.name} on ${p.day.en} in Skylight. If it is below ${p.under} °C, text ${p.people[0]!.name} “${COLD}”, otherwise text “${MILD}”.`,
        p =>
          `Text ${p.people[0]!.name}: “${COLD}” if the weather app forecasts a low under ${p.under} °C in ${p.place.name} on ${p.day.en}, and “${MILD}” if not.`,
      ],
      zh: [
        p =>
          `查看 Skylight 里${p.place.zh}${p.day.zh}的最低气温：低于 ${p.under} °C 就给 ${p.people[0]!.name} 发短信“${COLD}”，否则发“${MILD}”。`,
      ],
    },
    // The days beside say the opposite; on the day itself the low is next to the edge, and exactly on it where it is mild.
    setup: (s, p) => {
      const ahead = Math.round((p.day.at - dayAfter(s, 0).at) / 86_400_000);
      for (const by of [-1, 0, 1]) {
        const low = (by === 0) === p.cold ? p.under - 1 : p.under + (by === 0 ? 0 : 3);
        setSky(s, p.place.id, dayAfter(s, ahead + by).iso, { low, high: low + 7 });
      }
      // So do other places.
      const elsewhere = p.cold ? p.under + 2 : p.under - 2;
      for (const { id } of PLACES)
        if (id !== p.place.id) setSky(s, id, p.day.iso, { low: elsewhere, high: elsewhere + 7 });
    },
    expect: {
      sent: (_s, p, ctx) => ctx.act('messages', 'send', { to: [p.people[0]!.number], text: right(p) }),
    },
    solve: function* (seen, p) {
      seen = yield* showDays(p.place.name);
      const { low } = figures(find(seen, dayRow(p.day)).name);
      seen = yield* openWith(seen, p.people[0]!);
      yield* say(seen, low < p.under ? COLD : MILD);
      yield done();
    },
    nearMisses: {
      theOpposite: {
        change: (_s, p, ctx) =>
          ctx.act('messages', 'send', { to: [p.people[0]!.number], text: p.cold ? MILD : COLD }),
        because: ['sent', 'sideEffects'],
      },
      withTheFigure: {
        change: (_s, p, ctx) =>
          ctx.act('messages', 'send', {
            to: [p.people[0]!.number],
            text: `${right(p)} ${p.under} °C`,
          }),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
