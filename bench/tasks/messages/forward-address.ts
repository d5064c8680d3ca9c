import { task } from '../form.ts';
import { slateTexts } from '../probes/texts.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, field, fill, first, longPress, row, tap } from '../steps.ts';
import { openWith, person, receive, send } from './make.ts';

const text = (place: string, street: string, number: number) => `${place}: ${number} ${street}, Harrow Bay`;

/** Forwards a message unchanged; the message beside it names another place. */
export const forwardAddress = task(
  'messages/forward-address',
  {
    people: distinct(3, person()),
    places: distinct(
      2,
      oneOf('Rehearsal room', 'Boat shed', 'Quiz night', 'Seed swap', 'Print workshop', 'Choir evening'),
    ),
    street: oneOf('Chandler Street', 'Cooperage Lane', 'Meadow Rise', 'Halt Road', 'Strand Road'),
    number: int(3, 90),
  },
  {
    tags: ['forward', 'transcription'],
    counterpart: 'SimpleSmsSendReceivedAddress',
    ask: {
      en: [
        ({ people: [a, b], places }) =>
          `${a!.name} texted me the address of the ${places[0]!.toLowerCase()}. Forward that message to ${b!.name} by text, unchanged.`,
        ({ people: [a, b], places }) =>
          `Send ${b!.name} the text message in which ${a!.name} gives the address of the ${places[0]!.toLowerCase()}, word for word.`,
      ],
      zh: [
        ({ people: [a, b], places }) =>
          `${a!.name} 发短信告诉了我 ${places[0]!.toLowerCase()} 的地址。把那条短信原样转发给 ${b!.name}。`,
      ],
    },
    setup: (s, { people, places, street, number }, ctx) => {
      receive(s, ctx, people[0]!.number, text(places[0]!, street, number), 40);
      receive(s, ctx, people[0]!.number, text(places[1]!, street, number + 4), 38);
      receive(s, ctx, people[0]!.number, 'Tell whoever wants to come along', 37);
      receive(s, ctx, people[2]!.number, text(places[0]!, street, number + 1), 20);
    },
    expect: {
      forwarded: (s, p, ctx) => send(s, ctx, [p.people[1]!], text(p.places[0]!, p.street, p.number)),
    },
    solve: function* (seen, { people, places, street, number }) {
      seen = yield* openWith(seen, people[0]!);
      seen = yield longPress(seen, {
        what: 'message',
        rank: e =>
          e.resourceId.endsWith('message') &&
          seen.elements!.some(x => x.parent === e.index && x.name === text(places[0]!, street, number))
            ? 0
            : null,
      });
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Forward'));
      seen = yield fill(seen, field('Name or phone number'), people[1]!.number);
      seen = yield tap(seen, first(row(new RegExp(people[1]!.number))));
      yield tap(seen, button('Send SMS'));
      yield done();
    },
    nearMisses: {
      theOtherAddress: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], text(p.places[1]!, p.street, p.number + 4)),
        because: ['forwarded', 'sideEffects'],
      },
      fromSomeoneElse: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], text(p.places[0]!, p.street, p.number + 1)),
        because: ['forwarded', 'sideEffects'],
      },
      backToTheSender: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], text(p.places[0]!, p.street, p.number)),
        because: ['forwarded', 'sideEffects'],
      },
    },
    slate: ({ people }, was) =>
      slateTexts(
        was,
        people.map(who => who.number),
      ),
  },
);
