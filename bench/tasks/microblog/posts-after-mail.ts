import type { Phone } from '../../../apps/catalogue.ts';
import { draftOf } from '../../../apps/microblog/select.ts';
import { other, putEvent, searchFor } from '../calendar/make.ts';
import { task } from '../form.ts';
import { arrived, conversation, openMail, person, type Person } from '../mail/make.ts';
import { dayAt, distinct, int, made, oneOf, params, type Day } from '../sample.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import { all, back, button, done, field, fill, row, tab, tap, text, type Steps } from '../steps.ts';
import { act, openMenu } from './make.ts';

const EVENTS = [
  'Paper boat race',
  'Sign painting day',
  'Harbour sketching',
  'Lamp repair café',
  'Loud choir',
  'Map swap',
] as const;
const FATES = ['off', 'later', 'on'] as const;
type Fate = (typeof FATES)[number];
/** How a mail says it. */
const SAY: Readonly<Record<Fate, (event: string) => string>> = {
  off: event => `Dear Robin,\n\n${event} is off, I am afraid: no room and no biscuits. Not this year.`,
  later: event =>
    `Dear Robin,\n\nwe have to move ${event} to some day in May. I will write when I know which.`,
  on: event => `Dear Robin,\n\n${event} stands as planned. Bring everybody.`,
};
interface P {
  events: string[];
  fates: Fate[];
  people: Person[];
  days: number[];
}
const fates = made(({ random }): Fate[] => {
  const turn = Math.floor(random() * 3);
  const turned = [...FATES.slice(turn), ...FATES.slice(0, turn)];
  return random() < 0.5 ? turned : turned.toReversed();
});
const words = (event: string) => `${event}: come along, it costs nothing. More from me on the day.`;
const subject = (event: string) => `${event}, news`;
const scheduled = (i: number) => `scheduled-task-${i}`;
const dayOf = (s: Phone, p: P, i: number): Day =>
  dayAt(addDays(startOfDay(s.clock.now, s.clock.zone), p.days[i]!, s.clock.zone), s.clock.zone);
const at = (p: P, fate: Fate) => p.fates.indexOf(fate);

/** Opens an event of the calendar by its title and deletes it. */
function* deleteEvent(title: string): Steps {
  let seen = yield* searchFor(title);
  seen = yield tap(seen, row(title));
  seen = yield tap(seen, button('More options'));
  seen = yield tap(seen, button('Delete'));
  return yield tap(seen, button('Delete'));
}

/** Three mails decide what becomes of three posts that wait, and of an event. */
export const postsAfterMail = task(
  'microblog/posts-after-mail',
  params({
    events: distinct(3, oneOf(...EVENTS)),
    fates,
    people: distinct(3, person()),
    days: distinct(3, int(12, 40)),
  }),
  {
    tags: ['cross-app', 'condition', 'clean-up', 'multi-step'],
    needs: { lookups: 3, conditions: 3, memory: 3 },
    ask: {
      en: [
        p =>
          `I have scheduled Chirrup posts for ${p.events.join(', ')}. Each organiser has mailed me today how it stands. If it is called off, throw the scheduled post away and delete the event from my calendar; if it gets another day, put the post back into the drafts; if it takes place, leave it.`,
        p =>
          `Read today’s mails about ${p.events[0]}, ${p.events[1]} and ${p.events[2]}, and bring my scheduled posts on Chirrup in line: the one that is postponed goes to the drafts, the one that will not happen is deleted, in my calendar too, and the other stays.`,
      ],
      zh: [
        p =>
          `我在啾啾上为 ${p.events.join('、')} 各定时了一条帖子。今天主办人都发了邮件说明情况：取消的，删掉定时帖并从日历里删除该日程；改期的，把帖子移回草稿；照常的不动。`,
      ],
    },
    setup: (s, p, ctx) => {
      p.events.forEach((event, i) => {
        const day = dayOf(s, p, i);
        s.apps.microblog.scheduled[scheduled(i)] = {
          draft: draftOf(words(event)),
          at: day.at - 14 * 3_600_000,
        };
        putEvent(s, other(i), { title: event, day: day.iso, at: 600 + i * 90, minutes: 120 });
        arrived(
          s,
          ctx,
          `news-${i}`,
          { sender: p.people[i]!, subject: subject(event), text: SAY[p.fates[i]!](event) },
          60 + i * 35,
        );
      });
    },
    expect: {
      thrownAway: (_s, p, ctx) => act(ctx, 'dropScheduled', { scheduled: scheduled(at(p, 'off')) }),
      putBack: (_s, p, ctx) => act(ctx, 'unschedule', { scheduled: scheduled(at(p, 'later')) }),
      deleted: (s, p, ctx) => {
        const event = other(at(p, 'off'));
        const { startDate } = s.apps.calendar.events[event]!;
        ctx.act('calendar', 'remove', { event, date: startDate, scope: 'all' });
      },
    },
    solve: function* (seen, p) {
      const found = new Map<string, Fate>();
      for (const event of p.events) {
        const query = `subject:"${subject(event)}"`;
        if (found.size === 0) seen = yield* openMail(seen, query, subject(event));
        else {
          seen = yield fill(seen, field('Search mail'), query, { clear: true });
          seen = yield tap(seen, conversation(subject(event)));
        }
        const said = all(seen, text(new RegExp(event)))
          .map(e => e.name)
          .join(' ');
        found.set(event, /is off/.test(said) ? 'off' : /have to move/.test(said) ? 'later' : 'on');
        seen = yield back();
      }
      seen = yield* openMenu('drafts');
      seen = yield tap(seen, tab('Scheduled'));
      for (const [event, fate] of found) {
        if (fate === 'on') continue;
        const its = fate === 'off' ? /^Delete/ : /draft/i;
        seen = yield tap(seen, {
          what: `${fate}: ${event}`,
          rank: e =>
            e.role === 'button' && its.test(e.name) && e.name.includes(event) && /^(delete|draft)-/.test(e.id)
              ? 0
              : null,
        });
      }
      const off = [...found].find(([, fate]) => fate === 'off')![0];
      yield* deleteEvent(off);
      yield done();
    },
    nearMisses: {
      theOtherWayRound: {
        change: (_s, p, ctx) => {
          act(ctx, 'dropScheduled', { scheduled: scheduled(at(p, 'later')) });
          act(ctx, 'unschedule', { scheduled: scheduled(at(p, 'off')) });
        },
        because: ['putBack', 'deleted', 'sideEffects'],
      },
    },
  },
);
