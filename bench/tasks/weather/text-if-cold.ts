import { only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { isWith, openWith, person, say, send, sent } from '../messages/make.ts';
import { date, distinct, int, oneOf, params } from '../sample.ts';
import { done, find } from '../steps.ts';
import { dayAfter, dayRow, figures, setSky, showDays, spot } from './make.ts';

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
    },
    goals: {
      sent: ({ was, now, p }) =>
        only(sent(was, now), m => isWith(now, m.thread, [p.people[0]!]) && sameText(m.text, right(p))),
    },
    allow: s => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
    solve: function* (seen, p) {
      seen = yield* showDays(p.place.name);
      const { low } = figures(find(seen, dayRow(p.day)).name);
      seen = yield* openWith(seen, p.people[0]!);
      yield* say(seen, low < p.under ? COLD : MILD);
      yield done();
    },
    nearMisses: {
      theOpposite: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.cold ? MILD : COLD),
        because: 'sent',
      },
      toAnother: { change: (s, p, ctx) => send(s, ctx, [p.people[1]!], right(p)), because: 'sent' },
      twice: {
        change: (s, p, ctx) => {
          send(s, ctx, [p.people[0]!], right(p));
          send(s, ctx, [p.people[0]!], right(p));
        },
        because: 'sent',
      },
      withTheFigure: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], `${right(p)} ${p.under} °C`),
        because: 'sent',
      },
      unitsToo: {
        change: (s, p, ctx) => {
          send(s, ctx, [p.people[0]!], right(p));
          s.apps.weather.units.temperature = 'f';
        },
        because: 'sideEffects',
      },
    },
  },
);
