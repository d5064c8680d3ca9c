import { added, only, same } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { readCards } from '../../../apps/contacts/select.ts';
import { dialled } from '../../../src/sdk/core/telephone.ts';
import { task, type Phone } from '../form.ts';
import { distinct } from '../sample.ts';
import { button, done, field, fill, row, tap } from '../steps.ts';
import { called, known, openManage, type Contact } from './make.ts';

/** Name and numbers of each contact, sorted. */
const facts = (
  cards: readonly Pick<
    Contact,
    'prefix' | 'given' | 'family' | 'phonetic' | 'nickname' | 'company' | 'phones'
  >[],
) => cards.map(c => [called(c), ...c.phones.map(p => dialled(p.number)).sort()].join(' ')).sort();
const files = (was: Phone, now: Phone) =>
  added(was.device.storage.files, now.device.storage.files).filter(f => f.binned === null);

export const exportChosen = task(
  'contacts/export-chosen',
  { people: distinct(3, known()) },
  {
    tags: ['export', 'multi-entity', 'files'],
    ask: {
      en: [
        ({ people: [a, b] }) =>
          `Export the contacts ${called(a!)} and ${called(b!)}, and only these two, to a vCard file.`,
        ({ people: [a, b] }) =>
          `Write a .vcf file with ${called(a!)} and ${called(b!)} from my contacts and nobody else.`,
      ],
      zh: [({ people: [a, b] }) => `从通讯录只导出 ${called(a!)} 和 ${called(b!)} 两个人到一个 vCard 文件。`],
    },
    goals: {
      file: ({ was, now }) => only(files(was, now), f => f.name.endsWith('.vcf') && f.text !== undefined),
      cards: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(files(was, now), f => same(facts(readCards(f.text ?? '')), facts(p.people.slice(0, 2)))),
      },
    },
    allow: s => [newIn(s.device.storage.files)],
    solve: function* (seen, { people }) {
      seen = yield* openManage(seen);
      seen = yield tap(seen, row('Export to file'));
      seen = yield tap(seen, button('Everyone'));
      for (const c of people.slice(0, 2)) {
        seen = yield fill(seen, field('Search contacts'), called(c), { clear: true });
        seen = yield tap(seen, row(called(c)));
      }
      yield tap(seen, button('Export'));
      yield done();
    },
    nearMisses: {
      everyone: {
        change: (s, p, ctx) =>
          ctx.act('contacts', 'exportCards', { contacts: Object.keys(s.apps.contacts.contacts) }),
        because: 'cards',
      },
      oneOfThem: {
        change: (s, p, ctx) => ctx.act('contacts', 'exportCards', { contacts: [p.people[0]!.id] }),
        because: 'cards',
      },
      anotherToo: {
        change: (s, p, ctx) => ctx.act('contacts', 'exportCards', { contacts: p.people.map(c => c.id) }),
        because: 'cards',
      },
      anotherInstead: {
        change: (s, p, ctx) =>
          ctx.act('contacts', 'exportCards', { contacts: p.people.slice(1).map(c => c.id) }),
        because: 'cards',
      },
      alsoDeleted: {
        change: (s, p, ctx) => {
          ctx.act('contacts', 'exportCards', { contacts: p.people.slice(0, 2).map(c => c.id) });
          ctx.act('contacts', 'bin', { contacts: [p.people[0]!.id] });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      otherOrder: {
        change: (s, p, ctx) =>
          ctx.act('contacts', 'exportCards', { contacts: [p.people[1]!.id, p.people[0]!.id] }),
      },
    },
  },
);
