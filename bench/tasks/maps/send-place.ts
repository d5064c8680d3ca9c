import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { isWith, person, send, sent } from '../messages/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct } from '../sample.ts';
import { button, done, field, fill, first, has, row, tap } from '../steps.ts';
import { goTo, known, spot, type Known } from './make.ts';

const words = (s: Phone, k: Known) => {
  const at = spot(s, k);
  return `${at.name}\n${at.address}\ngeo:${at.latitude},${at.longitude}`;
};
const line = (s: Phone, k: Known) => s.apps.maps.places[k.id]!.address.replace(/, Harrow Bay.*$/, '');

export const sendPlace = task(
  'maps/send-place',
  { places: distinct(2, known()), people: distinct(2, person()) },
  {
    tags: ['share', 'cross-app'],
    ask: {
      en: [
        ({ places, people }) =>
          `Share ${places[0]!.name} from Wayfare with ${people[0]!.name} by text message.`,
        ({ places, people }) =>
          `Find ${places[0]!.name} in the maps app and send the place to ${people[0]!.name} as an SMS.`,
      ],
      zh: [
        ({ places, people }) =>
          `在 Wayfare 里找到 ${places[0]!.name}，用短信把这个地点分享给 ${people[0]!.name}。`,
      ],
    },
    goals: {
      sent: ({ was, now, p }) =>
        only(
          sent(was, now),
          m =>
            isWith(now, m.thread, [p.people[0]!]) &&
            m.text.includes(p.places[0]!.name) &&
            m.text.includes(line(now, p.places[0]!)),
        ),
    },
    allow: s => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
    solve: function* (_, { places, people }) {
      let seen = yield* goTo(places[0]!.name);
      seen = has(seen, button('Share'))
        ? yield tap(seen, button('Share'))
        : yield tap(
            yield { type: 'scroll', element: 'scroll/buttons', direction: 'right', amount: 1 },
            button('Share'),
          );
      seen = yield tap(seen, button('Messages'));
      seen = yield fill(seen, field('Name or phone number'), people[0]!.number);
      seen = yield tap(seen, first(row(new RegExp(people[0]!.number))));
      yield tap(seen, button(/^Send (SMS|MMS)$/));
      yield done();
    },
    nearMisses: {
      theOtherPlace: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], words(s, p.places[1]!)),
        because: 'sent',
      },
      theOtherPerson: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], words(s, p.places[0]!)),
        because: 'sent',
      },
      nameAlone: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.places[0]!.name), because: 'sent' },
      toBoth: {
        change: (s, p, ctx) => {
          send(s, ctx, [p.people[0]!], words(s, p.places[0]!));
          send(s, ctx, [p.people[1]!], words(s, p.places[0]!));
        },
        because: 'sent',
      },
    },
  },
);
