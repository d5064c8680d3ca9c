import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  all,
  button,
  done,
  field,
  fill,
  longPress,
  open,
  row,
  scrollTo,
  tap,
  SolverError,
} from '../steps.ts';
import { addPerson, GIVEN, idOf, mobile, numberOf } from './make.ts';

const FAMILY = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow', 'Gosling'] as const;
interface P {
  given: string[];
  family: string[];
  company: string;
  ends: number[];
  many: number;
}
const ids = (p: P) => p.given.map((g, i) => idOf(g, p.family[i]!));
const asked = (p: P) => ids(p).slice(0, p.many);

const bin = (ctx: SetupCtx, contacts: string[]) => ctx.act('contacts', 'bin', { contacts });

export const deleteCompany = task(
  'contacts/delete-company',
  {
    given: distinct(6, oneOf(...GIVEN)),
    family: distinct(6, oneOf(...FAMILY)),
    ends: distinct(6, int(200, 899)),
    many: int(2, 4),
    company: oneOf('Pier Fair', 'Gannet Removals', 'Tideline Tiles', 'Merrow Windows', 'Copperworks'),
  },
  {
    tags: ['delete', 'filter', 'condition'],
    ask: {
      en: [
        p => `Delete everyone whose company is ${p.company} from my contacts.`,
        p =>
          `I am done with ${p.company}: delete all contacts who have it as their company, and nobody else.`,
      ],
      zh: [p => `把通讯录里公司是 ${p.company} 的联系人全部删除，其他人不要动。`],
    },
    // One contact names the company only in its notes; another works for a company with a longer name.
    setup: (s, p, ctx) => {
      ids(p).forEach((_, i) =>
        addPerson(s, ctx, p.given[i]!, p.family[i]!, {
          phones: mobile(numberOf(p.ends[i]!)),
          company: i < p.many ? p.company : i === p.many ? `${p.company} Museum` : '',
          notes: i > p.many ? `Used to be at ${p.company}` : '',
        }),
      );
    },
    // Somebody may delete them for good at once, from the bin.
    expect: {
      gone: (_s, p, ctx, now) => {
        bin(ctx, asked(p));
        ctx.act('contacts', 'remove', {
          contacts: asked(p).filter(id => !now.apps.contacts.contacts[id]),
        });
      },
    },
    solve: function* (seen, { company }) {
      seen = yield open('contacts');
      seen = yield tap(seen, button('Search contacts'));
      seen = yield fill(seen, field('Search contacts'), company, { enter: true });
      // A row's name is the person's name, followed by the field that the search matched.
      const names = all(seen, row(new RegExp(`, ${company}$`))).map(e => e.name);
      if (names.length === 0) throw new SolverError(`Nobody of ${company} was found`);
      seen = yield longPress(seen, row(names[0]!));
      for (const name of names.slice(1)) {
        seen = yield* scrollTo(seen, row(name));
        seen = yield tap(seen, row(name));
      }
      seen = yield tap(seen, button('Delete'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      theNotesToo: { change: (_s, p, ctx) => bin(ctx, ids(p)), because: 'sideEffects' },
      theMuseumToo: {
        change: (_s, p, ctx) => bin(ctx, ids(p).slice(0, p.many + 1)),
        because: 'sideEffects',
      },
      mergedInstead: {
        change: (_s, p, ctx) => ctx.act('contacts', 'merge', { contacts: asked(p) }),
        because: ['gone', 'sideEffects'],
      },
    },
    alternatives: {
      forGood: {
        change: (s, p, ctx) => {
          ctx.act('contacts', 'bin', { contacts: asked(p) });
          ctx.act('contacts', 'remove', { contacts: asked(p) });
        },
      },
    },
  },
);
