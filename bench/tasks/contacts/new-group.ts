import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, open, row, tap } from '../steps.ts';
import { called, known } from './make.ts';

const first = (p: { people: { id: string }[] }, count = 3) => p.people.slice(0, count).map(c => c.id);

export const newGroup = task(
  'contacts/new-group',
  {
    people: distinct(
      4,
      known().where(c => c.groups.length > 0),
    ),
    name: oneOf('Choir', 'Allotment', 'Book club', 'Boat share', 'Quiz team', 'Repair café'),
  },
  {
    tags: ['create', 'multi-entity'],
    ask: {
      en: [
        ({ people: [a, b, c], name }) =>
          `Make a group called “${name}” in Contacts, with ${called(a!)}, ${called(b!)} and ${called(c!)} in it.`,
        ({ people: [a, b, c], name }) =>
          `In my contacts, put ${called(a!)}, ${called(b!)} and ${called(c!)} into a new group “${name}”.`,
      ],
      zh: [
        ({ people: [a, b, c], name }) =>
          `在通讯录里新建群组“${name}”，把 ${called(a!)}、${called(b!)}、${called(c!)} 加进去。`,
      ],
    },
    expect: {
      group: (_s, p, ctx) => ctx.act('contacts', 'createGroup', { name: p.name }),
      members: {
        weight: 2,
        change: (s, p, ctx) => {
          const [group] = Object.entries(s.apps.contacts.groups).find(([, g]) => g.name === p.name)!;
          ctx.act('contacts', 'addToGroup', { group, contacts: first(p) });
        },
      },
    },
    solve: function* (seen, { people, name }) {
      seen = yield open('contacts');
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Groups'));
      seen = yield tap(seen, button('New group'));
      seen = yield fill(seen, field('Group name'), name);
      seen = yield tap(seen, button('Create'));
      seen = yield tap(seen, { ...button('Add contacts'), first: true } as ReturnType<typeof button>);
      for (const c of people.slice(0, 3)) {
        seen = yield fill(seen, field('Search contacts'), called(c), { clear: true });
        seen = yield tap(seen, row(called(c)));
      }
      yield tap(seen, button('Add'));
      yield done();
    },
    nearMisses: {
      movedOutOfOldOnes: {
        change: (s, p, ctx) => {
          for (const id of first(p))
            for (const group of [...s.apps.contacts.contacts[id]!.groups])
              ctx.act('contacts', 'removeFromGroup', { group, contacts: [id] });
          ctx.act('contacts', 'createGroup', { name: p.name, contacts: first(p) });
        },
        because: 'sideEffects',
      },
    },
  },
);
