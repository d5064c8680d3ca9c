import { added, only, same } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, open, row, tap } from '../steps.ts';
import { alive, called, known } from './make.ts';

const made = (was: Phone, now: Phone, name: string) =>
  added(was.apps.contacts.groups, now.apps.contacts.groups).filter(g => g.name === name);
const inside = (s: Phone, group: string) =>
  alive(s)
    .filter(c => c.groups.includes(group))
    .map(c => c.id)
    .sort();
const put = (s: Phone, group: string, name: string | null, ids: readonly string[]) => {
  if (name !== null) s.apps.contacts.groups[group] = { name };
  for (const id of ids) s.apps.contacts.contacts[id]!.groups.push(group);
};

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
    goals: {
      group: ({ was, now, p }) =>
        only(added(was.apps.contacts.groups, now.apps.contacts.groups), g => g.name === p.name),
      members: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(made(was, now, p.name), g =>
            same(
              inside(now, g.id),
              p.people
                .slice(0, 3)
                .map(c => c.id)
                .sort(),
            ),
          ),
      },
    },
    invariants: {
      oldGroups: ({ was, now, p }) =>
        p.people.every(c =>
          was.apps.contacts.contacts[c.id]!.groups.every(g =>
            now.apps.contacts.contacts[c.id]?.groups.includes(g),
          ),
        ),
    },
    allow: (s, p) => [
      newIn(s.apps.contacts.groups),
      ...p.people.slice(0, 3).map(c => s.apps.contacts.contacts[c.id]!.groups),
    ],
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
      onlyTwo: {
        change: (s, p) =>
          put(
            s,
            'group-new',
            p.name,
            p.people.slice(0, 2).map(c => c.id),
          ),
        because: 'members',
      },
      oneTooMany: {
        change: (s, p) =>
          put(
            s,
            'group-new',
            p.name,
            p.people.map(c => c.id),
          ),
        because: ['members', 'sideEffects'],
      },
      anotherName: {
        change: (s, p) =>
          put(
            s,
            'group-new',
            `${p.name}s`,
            p.people.slice(0, 3).map(c => c.id),
          ),
        because: ['group', 'members'],
      },
      empty: { change: (s, p) => put(s, 'group-new', p.name, []), because: 'members' },
      twoGroups: {
        change: (s, p) => {
          put(
            s,
            'group-new',
            p.name,
            p.people.slice(0, 3).map(c => c.id),
          );
          s.apps.contacts.groups['group-more'] = { name: 'New group' };
        },
        because: 'group',
      },
      movedOutOfOldOnes: {
        change: (s, p) => {
          put(s, 'group-new', p.name, []);
          for (const c of p.people.slice(0, 3)) s.apps.contacts.contacts[c.id]!.groups = ['group-new'];
        },
        because: 'oldGroups',
      },
      intoAnOldOne: {
        change: (s, p) =>
          put(
            s,
            'group-family',
            null,
            p.people
              .slice(0, 3)
              .filter(c => !c.groups.includes('group-family'))
              .map(c => c.id),
          ),
        because: ['group', 'members'],
      },
    },
  },
);
