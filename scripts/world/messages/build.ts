/** Makes apps/messages/world.json from scripts/world/messages: `npx tsx scripts/world/messages/build.ts`. The same input gives the same bytes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cast } from '../cast.ts';
import { conversations, replies } from './index.ts';
import { places } from '../places.ts';
import type { Person } from '../person.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { ME, Messages, type Message } from '../../../apps/messages/state.ts';
import { canonical, canonicalAll, keyOf, vCardOf } from '../../../apps/messages/text.ts';

const at = (date: string, time: string): number => {
  const [year, month, day, hour, minute] = `${date} ${time}`.match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const scenes = JSON.parse(
  readFileSync(new URL('../../../assets/pictures/scenes.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const people = cast as readonly Person[];
const numberOf = (who: string): string => canonical(people.find(p => p.id === who)?.phone ?? who);

const state: Messages = {
  threads: {},
  messages: {},
  scheduled: {},
  replies: {},
  settings: {
    deliveryReports: true,
    deleteCodes: false,
    swipeStart: 'archive',
    swipeEnd: 'archive',
    showPictures: true,
    preview: true,
    smsCentre: '+44 7700 900000',
  },
  drafts: {},
  attached: {},
  planned: null,
  opened: '',
  held: [],
  searches: ['boiler', 'code'],
};
for (const c of conversations) {
  const thread = `t-${c.id}`;
  const to = canonicalAll(c.with.map(numberOf));
  const own: [string, Message][] = Object.entries(c.days)
    .flatMap(([date, lines]) => lines.map(l => [date, l] as const))
    .map(([date, [time, from, what, mark]], i) => {
      const { text = '', photo, contact, place } = typeof what === 'string' ? { text: what } : what;
      const card = contact && people.find(p => p.id === contact)!;
      const where = place && places.find(p => p.id === place)!;
      const mine = from === 'me';
      return [
        `m-${c.id}-${String(i + 1).padStart(2, '0')}`,
        {
          thread,
          from: mine ? ME : from === 'them' ? to[0]! : numberOf(from),
          at: at(date, time) + i,
          text,
          ...(photo ? { photo: scenes[photo] ?? photo } : {}),
          ...(card
            ? {
                card: {
                  name: card.name,
                  number: card.phone,
                  text: vCardOf({
                    name: card.name,
                    phones: [{ label: 'Mobile', number: card.phone }],
                    emails: [{ address: card.email }],
                    company: card.company ?? '',
                    address: card.address,
                  }),
                },
              }
            : {}),
          ...(where ? { place: { name: where.name, address: where.address } } : {}),
          status: !mine ? 'received' : mark === 'failed' ? 'failed' : 'delivered',
          ...(mine && mark !== 'failed' ? { deliveredAt: at(date, time) + i + 3_500 } : {}),
          starred: mark === 'starred',
        },
      ];
    });
  own.forEach(([id, m], i) => {
    if (i > 0 && own[i - 1]![1].at > m.at) throw new Error(`${id} stands after a later one`);
  });
  Object.assign(state.messages, Object.fromEntries(own));
  const unread = c.unread ?? 0;
  state.threads[thread] = {
    people: to,
    name: c.name ?? '',
    pinned: c.pinned ?? false,
    archived: c.archived ?? false,
    spam: c.spam ?? false,
    muted: c.muted ? 'always' : null,
    createdAt: own[0]![1].at,
    readAt: unread > 0 ? own[own.length - unread]![1].at - 1 : own.at(-1)![1].at,
  };
  if (c.draft) state.drafts[keyOf(to)] = c.draft;
}
for (const [who, rules] of Object.entries(replies))
  state.replies[keyOf([numberOf(who)])] = rules!.map(r => ({
    any: [...(r.any ?? [])],
    question: r.question ?? false,
    delayMs: r.delayMs,
    text: [...r.text],
  }));

const wrong = validate(Messages, state);
if (wrong.length > 0)
  throw new Error(
    wrong
      .slice(0, 5)
      .map(w => `${w.path} ${w.message}`)
      .join('\n'),
  );
writeFileSync(new URL('../../../apps/messages/world.json', import.meta.url), `${JSON.stringify(state)}\n`);
console.log(
  `${Object.keys(state.threads).length} conversations, ${Object.keys(state.messages).length} messages`,
);
