import { isWith, person, sent } from '../messages/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct } from '../sample.ts';
import { button, done, field, fill, first, has, row, tap } from '../steps.ts';
import { saysOnly } from '../wording.ts';
import { goTo, known, spot, type Known } from './make.ts';

/** The place as Wayfare shares it. */
const shared = (s: Phone, k: Known) => {
  const at = spot(s, k);
  return `${at.name}\n${at.address}\ngeo:${at.latitude},${at.longitude}`;
};
/** Whether a text says which place it is and where, and nothing else. */
function isPlace(s: Phone, k: Known, who: string, text: string): boolean {
  const street = spot(s, k).address.replace(/, Harrow Bay.*$/, '');
  return saysOnly(text, [k.name, street], [shared(s, k), who]);
}

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
    expect: {
      // What Wayfare writes, or as much of it as says which place it is and where.
      sent: (s, { places: [place], people: [who] }, ctx, now) => {
        const own = sent(s, now).find(
          m => isWith(now, m.thread, [who!]) && isPlace(s, place!, who!.name, m.text),
        );
        ctx.act('messages', 'send', { to: [who!.number], text: own?.text ?? shared(s, place!) });
      },
    },
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
      nameAlone: {
        change: (_s, { places: [place], people: [who] }, ctx) =>
          ctx.act('messages', 'send', { to: [who!.number], text: place!.name }),
        because: ['sent', 'sideEffects'],
      },
      bothPlaces: {
        change: (s, { places, people: [who] }, ctx) =>
          ctx.act('messages', 'send', {
            to: [who!.number],
            text: places.map(place => shared(s, place)).join('\n'),
          }),
        because: ['sent', 'sideEffects'],
      },
    },
    alternatives: {
      byHand: {
        change: (s, { places: [place], people: [who] }, ctx) =>
          ctx.act('messages', 'send', {
            to: [who!.number],
            text: `${place!.name}, ${spot(s, place!).address}`,
          }),
      },
    },
  },
);
