import { draftOf } from '../../../apps/calendar/actions.ts';
import type { Guest } from '../../../apps/calendar/state.ts';
import { anyOf, task, type Phone } from '../form.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, has, rid, scrollTo, tap } from '../steps.ts';
import { ASKED, openEvent, other, putEvent } from './make.ts';

const PEOPLE = [
  'mira.osei@inletmail.example',
  'jonas@weirsound.example',
  'priya.raman@lumenmail.example',
  'tomferris@inletmail.example',
  'hana.morikawa@lumenmail.example',
  'leo.brandtner@postbird.example',
  'aoife.brennan@lumenmail.example',
] as const;

/** A guest whose address was typed, or who was chosen from the contacts where the present has them so; capitals do not count. */
function guestOf(now: Phone, address: string): Guest {
  const made = now.apps.calendar.events[ASKED]?.guests.find(g => g.address.toLowerCase() === address);
  const contact = made?.contact ? now.apps.contacts.contacts[made.contact] : undefined;
  const isTheirs = contact?.emails.some(e => e.address.toLowerCase() === address) ?? false;
  const known = made && isTheirs ? { name: made.name, contact: made.contact } : undefined;
  const written = made?.address ?? address;
  return { name: written, contact: null, ...known, address: written, answer: 'waiting' };
}
function invite(s: Phone, ctx: SetupCtx, id: string, guests: readonly Guest[]): void {
  const event = s.apps.calendar.events[id]!;
  const initial = { ...draftOf(event, event.startDate), guests: [...event.guests, ...guests] };
  const { title, place, notes } = initial;
  ctx.act('calendar', 'save', { form: id, initial, title, place, notes, event: id, date: event.startDate });
}

export const inviteTwo = task(
  'calendar/invite-two',
  params({
    title: oneOf('Film night', 'Beach tidy', 'Supper at ours', 'Board games', 'Trial of the canoe'),
    people: distinct(3, oneOf(...PEOPLE)),
    day: date(2, 60),
    at: time('10:00', '20:00', 30),
  }),
  {
    tags: ['invitation', 'permission', 'multi-step'],
    ask: {
      en: [
        ({ title, people, day }) =>
          `Invite ${people[0]} and ${people[1]} to “${title}” on ${day.en} in my calendar.`,
        ({ title, people, day }) =>
          `Add two guests to the event “${title}” of ${day.en}: ${people[0]} and ${people[1]}.`,
      ],
      zh: [
        ({ title, people, day }) => `在日历里邀请 ${people[0]} 和 ${people[1]} 参加${day.zh}的“${title}”。`,
      ],
    },
    setup: (s, { title, day, at }) => {
      putEvent(s, ASKED, { title, day: day.iso, at: at.minutes, minutes: 120, place: 'home' });
      putEvent(s, other(1), {
        title: `${title}, shopping for it`,
        day: day.iso,
        at: at.minutes - 120,
        minutes: 60,
      });
    },
    expect: {
      invited: anyOf(
        (s, { people: [a, b] }, ctx, now) => invite(s, ctx, ASKED, [guestOf(now, a!), guestOf(now, b!)]),
        // One after the other: each is told on their own.
        (s, { people }, ctx, now) => {
          for (const address of people.slice(0, 2)) invite(s, ctx, ASKED, [guestOf(now, address)]);
        },
      ),
    },
    solve: function* (_seen, { title, people, day }) {
      let seen = yield* openEvent(title, day);
      seen = yield tap(seen, button('Edit'));
      seen = yield* scrollTo(seen, rid('add-people'));
      seen = yield tap(seen, rid('add-people'));
      if (has(seen, button('Don’t allow'))) seen = yield tap(seen, button('Don’t allow'));
      for (const address of people.slice(0, 2))
        seen = yield fill(seen, field('Name or email address'), address, { enter: true });
      seen = yield tap(seen, button('Done'));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      toTheShopping: {
        change: (s, { people }, ctx) =>
          invite(
            s,
            ctx,
            other(1),
            people.slice(0, 2).map(address => guestOf(s, address)),
          ),
        because: ['invited', 'sideEffects'],
      },
      aThirdInvitedAndTakenOut: {
        change: (s, { people }, ctx) => {
          invite(
            s,
            ctx,
            ASKED,
            people.map(address => guestOf(s, address)),
          );
          const event = s.apps.calendar.events[ASKED]!;
          event.guests.pop();
        },
        because: ['invited', 'sideEffects'],
      },
    },
    alternatives: {
      otherOrder: {
        change: (s, { people: [a, b] }, ctx) => invite(s, ctx, ASKED, [guestOf(s, b!), guestOf(s, a!)]),
      },
      oneByOneWithACapital: {
        change: (s, { people: [a, b] }, ctx) => {
          for (const address of [`${b![0]!.toUpperCase()}${b!.slice(1)}`, a!])
            invite(s, ctx, ASKED, [guestOf(s, address)]);
        },
      },
      fromTheContacts: {
        change: (s, { people }, ctx) => {
          const guests = people.slice(0, 2).map(address => {
            const found = Object.entries(s.apps.contacts.contacts).find(([, c]) =>
              c.emails.some(e => e.address === address),
            );
            return found
              ? { ...guestOf(s, address), name: `${found[1].given} ${found[1].family}`, contact: found[0] }
              : guestOf(s, address);
          });
          invite(s, ctx, ASKED, guests);
        },
      },
    },
  },
);
