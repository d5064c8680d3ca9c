import {
  leftOpen,
  listedIn,
  noBirthday,
  other,
  plainCalendar,
  putEvent,
  saveNew,
  showDay,
} from '../calendar/make.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { called, friend, openThread, say, send } from '../chat/make.ts';
import { task } from '../form.ts';
import { dayAt, int, made, oneOf, params, timeText, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import { all, back, button, done, scrollTo, SolverError, rid, tap, text } from '../steps.ts';
import { answer, comment, openPost, postId, postRow, putPost, search } from './make.ts';

const GAMES = ['Tidewright', 'Nine Lanterns', 'Capstan', 'Salt and Rope', 'Lamplighters'] as const;
const BUSY = ['Dentist with Ida', 'Choir committee', 'Boiler man', 'Call about the van'] as const;
const COUNT = 3;
const LENGTH = 180;
const YES = 'I am in, and I bring crisps.';
interface P {
  friend: { id: string; name: string; remark: string };
  game: string;
  busy: string;
  days: number[];
  hour: number;
  free: number;
}
const title = (p: P, i: number) => `${p.game} night ${['one', 'two', 'three'][i]}`;
const PLACE = 'Second Tide, back room';
const dayOf = (s: Phone, p: P, i: number): Day =>
  dayAt(addDays(startOfDay(s.clock.now, s.clock.zone), p.days[i]!, s.clock.zone), s.clock.zone);
const startOf = (p: P, i: number) => (p.hour + (i === 1 ? 1 : 0)) * 60;
const message = (p: P, day: Day) => `${p.game} on ${day.en}.`;
const enter = (s: Phone, ctx: SetupCtx, p: P, i: number) =>
  saveNew(s, ctx, {
    title: title(p, i),
    day: dayOf(s, p, i).iso,
    at: startOf(p, i),
    minutes: LENGTH,
    place: PLACE,
  });
/** Three days of the next weeks, in order. */
const threeDays = made(({ random }): number[] => {
  const first = 2 + Math.floor(random() * 4);
  const second = first + 3 + Math.floor(random() * 4);
  return [first, second, second + 3 + Math.floor(random() * 4)];
});
const minutesOf = (said: string) => Number(said.slice(0, 2)) * 60 + Number(said.slice(3));

/** Of three evenings, the first that collides with nothing. */
export const firstFreeNight = task(
  'forum/first-free-night',
  params({
    friend: friend(),
    game: oneOf(...GAMES),
    busy: oneOf(...BUSY),
    days: threeDays,
    hour: int(17, 19),
    free: oneOf(0, 1, 2),
  }),
  {
    tags: ['cross-app', 'condition', 'date', 'create'],
    needs: { lookups: 6, conditions: 3, memory: 3 },
    ask: {
      en: [
        p =>
          `There are three ${p.game} nights announced in c/boards on Hearthside. Put the earliest one for which I am free from start to end into my calendar, as announced, comment below it “${YES}” and tell ${called(p.friend)} on Parley which it is, like “${p.game} on Friday 3 April.”`,
        p =>
          `Check the ${p.game} nights of Board Games Bay on Hearthside against my calendar. The first that overlaps with nothing is mine: add it to the calendar from the post, write “${YES}” under the post, and let ${called(p.friend)} know on Parley in the form “${p.game} on Friday 3 April.”`,
      ],
      zh: [
        p =>
          `Hearthside 的 c/boards 里有三场 ${p.game} 桌游夜。把最早一场与我日历完全不冲突的按帖子内容加进日历，在那个帖子下评论“${YES}”，再在 Parley 上告诉${called(p.friend)}是哪天，格式如“${p.game} on Friday 3 April.”`,
      ],
    },
    setup: (s, p, ctx) => {
      const days = Array.from({ length: COUNT }, (_, i) => dayOf(s, p, i));
      plainCalendar(s, ctx, 8, [], iso => noBirthday(s, iso) && !days.some(d => d.iso === iso));
      days.forEach((day, i) => {
        const collides = i < p.free;
        putEvent(s, other(i), {
          title: p.busy,
          day: day.iso,
          at: collides ? startOf(p, i) + LENGTH - 30 : startOf(p, i) - 90,
          minutes: 60,
        });
      });
      // The order in which they were posted is not that of the evenings.
      [1, 2, 0].forEach((i, n) => {
        const from = days[i]!.at + startOf(p, i) * 60_000;
        putPost(s, `night-${n}`, {
          community: 'com-boards',
          by: 'meeple_maria',
          kind: 'event',
          title: title(p, i),
          text: 'Three tables, newcomers at mine.',
          event: { from, until: from + LENGTH * 60_000, place: PLACE },
          minutesAgo: 3_000 - n * 700,
        });
      });
      s.apps.forum.habits = {};
    },
    expect: {
      entered: (s, p, ctx) => enter(s, ctx, p, p.free),
      commented: (_s, p, ctx) => comment(ctx, postId(`night-${[1, 2, 0].indexOf(p.free)}`), YES),
      told: (s, p, ctx) => send(s, ctx, p.friend.id, message(p, dayOf(s, p, p.free))),
    },
    free: s => leftOpen(s),
    solve: function* (seen, p) {
      seen = yield* search(`community:boards title:"${p.game} night"`);
      const nights: { name: string; day: Day; from: number; to: number }[] = [];
      for (const i of [0, 1, 2]) {
        seen = yield tap(seen, postRow(title(p, i)));
        const said = all(seen, text(/\d\d:\d\d to \d\d:\d\d/))[0];
        if (!said) throw new SolverError('No time on the post');
        const [, number, month] = /(\d+) ([A-Z][a-z]{2})/.exec(said.name)!;
        const at = Date.UTC(2026, ['Mar', 'Apr'].indexOf(month!) + 2, Number(number), 12);
        const [from, to] = [...said.name.matchAll(/\d\d:\d\d/g)].map(m => minutesOf(m[0]));
        nights.push({ name: title(p, i), day: dayAt(at, 'Europe/London'), from: from!, to: to! });
        seen = yield back();
      }
      for (const { name, day, from, to } of nights) {
        seen = yield* showDay(day);
        const short = `${day.en.slice(0, 3)}, ${day.en.split(' ')[1]} ${day.en.split(' ')[2]!.slice(0, 3)}`;
        const isBusy = listedIn(seen).some(
          e => e.day === short && e.from < timeText(to) && e.to > timeText(from),
        );
        if (isBusy) continue;
        seen = yield* openPost(name);
        seen = yield* answer(seen, null, YES);
        seen = yield* scrollTo(seen, rid('calendar'), { direction: 'up' });
        seen = yield tap(seen, rid('calendar'));
        seen = yield tap(seen, button('Save'));
        seen = yield* openThread(seen, called(p.friend));
        yield* say(seen, message(p, day));
        return yield done();
      }
      throw new SolverError('No night is free');
    },
    nearMisses: {
      anotherNight: {
        change: (s, p, ctx) => {
          const i = (p.free + 1) % 3;
          enter(s, ctx, p, i);
          comment(ctx, postId(`night-${[1, 2, 0].indexOf(i)}`), YES);
          send(s, ctx, p.friend.id, message(p, dayOf(s, p, i)));
        },
        because: ['entered', 'commented', 'told', 'sideEffects'],
      },
    },
  },
);
