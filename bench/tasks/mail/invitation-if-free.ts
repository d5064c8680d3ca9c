import type { Phone } from '../../../apps/catalogue.ts';
import { epochOf, partsAt } from '../../../src/state/clock.ts';
import { other, putEvent } from '../calendar/make.ts';
import { task } from '../form.ts';
import { date, int, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, has, option, tap, type Matcher } from '../steps.ts';
import { arrived, openMail, person, type Person } from './make.ts';

interface P {
  who: Person;
  what: string;
  busy: string;
  day: Day;
  hour: number;
  isFree: boolean;
}
const MAIL = 'mail-invite';
const subject = (p: P) => `Invitation: ${p.what}`;
const at = (s: Phone, p: P, minute: number) =>
  epochOf(
    { ...partsAt(p.day.at, s.clock.zone), hour: Math.floor(minute / 60), minute: minute % 60, second: 0 },
    s.clock.zone,
  );
const reply = (ctx: SetupCtx, answer: 'yes' | 'maybe' | 'no') =>
  ctx.act('mail', 'answered', { mail: MAIL, answer, result: true });

/** Yes where the calendar is free then, no where it is not. */
export const invitationIfFree = task(
  'mail/invitation-if-free',
  params({
    who: person(),
    what: oneOf(
      'Bonfire',
      'House concert',
      'Garden planning',
      'Pizza oven test',
      'Map evening',
      'Rehearsal visit',
    ),
    busy: oneOf('Piano tuner', 'Blood pressure check', 'Roof inspection', 'Parents’ call', 'Boat survey'),
    day: date(35, 70),
    hour: int(13, 19),
    isFree: oneOf(true, false),
  }),
  {
    tags: ['condition', 'invitation', 'cross-app', 'calendar'],
    needs: { lookups: 2, conditions: 2 },
    ask: {
      en: [
        p =>
          `${p.who.name} invited me by mail to “${p.what}”. If it collides with anything that has a time in my calendar, say no; otherwise say yes so that it is entered there.`,
        p =>
          `Answer ${p.who.name}’s mail invitation “${p.what}”: accept it if I am free for the whole of it, decline it if something in my calendar overlaps.`,
      ],
      zh: [
        p =>
          `${p.who.name} 发邮件邀请我参加“${p.what}”。如果和日历里的日程时间冲突就回复不参加，否则回复参加并写入日历。`,
      ],
    },
    setup: (s, p, ctx) => {
      (s.os.permissions['mail'] ??= {})['calendar'] = 'always';
      const from = p.hour * 60;
      for (const [id, e] of Object.entries(s.apps.calendar.events))
        if (!e.allDay && e.repeat === null && e.startDate === p.day.iso) delete s.apps.calendar.events[id];
      // Series of that weekday would decide for themselves.
      for (const e of Object.values(s.apps.calendar.events))
        if (e.repeat !== null && !e.allDay && e.repeat.until === null) e.repeat.until = '2026-04-01';
      for (const e of Object.values(s.apps.calendar.events))
        if (e.repeat?.until && !e.allDay && e.repeat.until > '2026-04-01') e.repeat.until = '2026-04-01';
      putEvent(s, other(1), {
        title: p.busy,
        day: p.day.iso,
        at: p.isFree ? from + 120 : from + 75,
        minutes: 60,
      });
      putEvent(s, other(2), { title: 'Early train', day: p.day.iso, at: from - 150, minutes: 150 });
      arrived(
        s,
        ctx,
        'invite',
        {
          sender: p.who,
          subject: subject(p),
          text: `Dear Robin,\n\nwould you come? I should love to see you there.\n\n${p.who.name.split(' ')[0]}`,
          invitation: {
            title: p.what,
            from: at(s, p, from),
            to: at(s, p, from + 120),
            place: 'Long Strand Beach',
            notes: '',
            answer: 'waiting',
            event: null,
          },
        },
        80,
      );
    },
    expect: { answered: (_s, p, ctx) => reply(ctx, p.isFree ? 'yes' : 'no') },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${subject(p)}"`, new RegExp(subject(p)));
      const free = has(seen, button('Reply')) && !has(seen, collides());
      yield tap(seen, option(free ? 'Yes' : 'No'));
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (_s, p, ctx) => reply(ctx, p.isFree ? 'no' : 'yes'),
        because: ['answered', 'sideEffects'],
      },
      maybe: { change: (_s, _p, ctx) => reply(ctx, 'maybe'), because: ['answered', 'sideEffects'] },
    },
  },
);
const collides = (): Matcher => ({
  what: 'a collision',
  rank: e => (/^At the same time/.test(e.name) ? 0 : null),
});
