import { exactly, onlyFields } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
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
const guest = (address: string) => ({ name: address, address, contact: null, answer: 'waiting' as const });
const invite = (s: Phone, id: string, addresses: readonly string[]) => {
  s.apps.calendar.events[id]!.guests = addresses.map(guest);
};

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
    goals: {
      invited: ({ now, p }) =>
        exactly(
          now.apps.calendar.events[ASKED]?.guests ?? [],
          p.people.slice(0, 2).map(address => g => g.address.toLowerCase() === address),
        ),
    },
    invariants: {
      rest: ({ was, now }) =>
        now.apps.calendar.events[ASKED] !== undefined &&
        onlyFields(
          was.apps.calendar.events[ASKED]!,
          now.apps.calendar.events[ASKED],
          [],
          ['guests', 'editedAt'],
        ),
    },
    // Whether Calendar may read the contacts is the person's own affair: the phone asks.
    allow: s => [
      s.apps.calendar.events[ASKED]!.guests,
      s.apps.calendar.events[ASKED]!.editedAt,
      s.os.permissions['calendar'],
    ],
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
      onlyOne: { change: (s, p) => invite(s, ASKED, p.people.slice(0, 1)), because: 'invited' },
      theThirdForTheSecond: {
        change: (s, p) => invite(s, ASKED, [p.people[0]!, p.people[2]!]),
        because: 'invited',
      },
      toTheShopping: {
        change: (s, p) => invite(s, other(1), p.people.slice(0, 2)),
        because: ['invited', 'sideEffects'],
      },
      allThree: { change: (s, p) => invite(s, ASKED, p.people), because: 'invited' },
      andMovedIt: {
        change: (s, p) => {
          invite(s, ASKED, p.people.slice(0, 2));
          s.apps.calendar.events[ASKED]!.startMinute -= 30;
        },
        because: ['rest', 'sideEffects'],
      },
    },
    alternatives: { otherOrder: { change: (s, p) => invite(s, ASKED, [p.people[1]!, p.people[0]!]) } },
  },
);
