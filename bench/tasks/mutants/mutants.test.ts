import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../../apps/catalogue.ts';
import { creates, removes } from '../../../judges/allow.ts';
import { changesSince, newRow } from '../../../judges/side-effects.ts';
import { checkTask } from '../conformance.ts';
import { expectedAtStart } from '../expected.ts';
import { anyOf, task, type Task } from '../form.ts';
import { instantiateOn } from '../instance.ts';
import { oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import { honestEndings } from './endings.ts';
import { harmfulMutants } from './harmful.ts';
import { judgeMutants, type MutantResult } from './index.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

const common = {
  tags: ['few-instances'],
  ask: { en: ['Do it.', 'Please do it.'], zh: ['做吧。'] },
  solve: function* () {
    yield done();
  },
};
const params = { word: oneOf('amber', 'basalt') };
const COUNT = 200;
/** More than there are: one mutant or more for every table of the phone. */
const ALL = 10_000;

const mutantsOf = (of: Task, count = COUNT): MutantResult => judgeMutants(instantiateOn(world, of, 1), count);
/** What survived, by kind of change and place: without the values. */
const survivorsOf = (of: Task): string[] => [
  ...new Set(
    mutantsOf(of).survivors.map(({ mutant }) =>
      mutant.replace(/ from .*/s, '').replace(/-[0-9a-z]{9}/, '-x'),
    ),
  ),
];

const sendText = (ctx: SetupCtx, to: string, text: string) => ctx.act('messages', 'send', { to: [to], text });

/** Writes a new note. */
function write(s: Phone, ctx: SetupCtx, body: string, kind: 'plain' | 'markdown' = 'plain'): void {
  ctx.act('notes', 'create', { kind });
  ctx.act('notes', 'edit', { note: s.apps.notes.draft!, title: 'Stones', body });
}
const newNote = (s: Phone, now: Phone) =>
  Object.entries(now.apps.notes.notes).find(([id]) => !(id in s.apps.notes.notes))?.[1];

const exact = task('notes/exact', params, {
  ...common,
  expect: { written: (s, { word }, ctx) => write(s, ctx, word) },
});

describe('a template that is right', () => {
  it('has no survivors', () => {
    const { count, survivors } = mutantsOf(exact);
    expect(survivors).toEqual([]);
    expect(count.harmful).toBeGreaterThan(150);
    expect(count.refused).toBe(count.harmful);
    expect(count.accepted).toBe(count.harmless);
  });
  it('has the same mutants each time', () => {
    const names = () => {
      const { start, task: of, seed } = instantiateOn(world, exact, 1);
      const { phone } = expectedAtStart(instantiateOn(world, exact, 1));
      const facts = changesSince(of.schema, start, phone);
      return harmfulMutants(of.schema, start, phone, facts, 50, seed).map(mutant => mutant.name);
    };
    expect(names()).toEqual(names());
  });
});

describe('a template that is too wide is found', () => {
  it('where a goal looks for a part of a text', () => {
    const substring = task('notes/substring', params, {
      ...common,
      goals: {
        written: ({ was, now, p }) => newNote(was, now)?.body.includes(p.word) ?? false,
      },
      allow: s => [creates(s.apps.notes.notes)],
      alternatives: { honest: { change: (s, { word }, ctx) => write(s, ctx, word) } },
    });
    const found = survivorsOf(substring);
    expect(found).toContain('honest, altered /apps/notes/notes/note-x/body');
    // The title, which the goal never reads.
    expect(found).toContain('honest, altered /apps/notes/notes/note-x/title');
    expect(found.some(name => name.startsWith('honest, twice'))).toBe(true);
  });
  it('where a rule takes whatever the present has', () => {
    const trusting = task('notes/trusting', params, {
      ...common,
      expect: {
        written: (s, { word }, ctx, now) => write(s, ctx, newNote(s, now)?.body ?? word),
      },
    });
    expect(survivorsOf(trusting)).toEqual(['expected, altered /apps/notes/notes/note-x/body']);
  });
  it('where an allowance covers rows that nobody named', () => {
    const allowing = task('notes/allowing', params, {
      ...common,
      goals: { written: ({ was, now, p }) => newNote(was, now)?.body === p.word },
      allow: s => [
        creates(s.apps.notes.notes),
        removes(s.apps.notes.notes, Object.keys(world.apps.notes.notes)),
      ],
      alternatives: { honest: { change: (s, { word }, ctx) => write(s, ctx, word) } },
    });
    const unrelated = mutantsOf(allowing, ALL).survivors.filter(({ mutant }) => mutant.includes('deleted'));
    expect(unrelated.map(({ difference }) => difference.length)).toEqual([1]);
  });
  it('where the goal looks for one of two things that were asked for', () => {
    const half = task('notes/half', params, {
      ...common,
      goals: { written: ({ was, now }) => newNote(was, now) !== undefined },
      allow: s => [creates(s.apps.notes.notes), creates(s.apps.todo.tasks)],
      alternatives: {
        both: {
          change: (s, { word }, ctx) => {
            write(s, ctx, word);
            ctx.act('todo', 'add', { text: word, due: null, priority: 'none', list: 'list-errands' });
          },
        },
      },
    });
    expect(survivorsOf(half).some(name => name.startsWith('both, left out: todo'))).toBe(true);
  });
  it('and a survivor says what was expected, what the judge said, and what differs', () => {
    const trusting = task('notes/trusting', params, {
      ...common,
      expect: {
        written: (s, { word }, ctx, now) => write(s, ctx, newNote(s, now)?.body ?? word),
      },
    });
    expect(mutantsOf(trusting).survivors[0]).toMatchObject({
      task: 'notes/trusting',
      seed: 1,
      expected: 'refused',
      got: 'accepted',
      difference: [expect.stringMatching(/^notes › notes › .* › body changed from/)],
    });
  });
});

describe('what a template accepts by its own words', () => {
  it('is no harmful mutant where it is another of its alternatives', () => {
    const either = task('notes/either', params, {
      ...common,
      expect: {
        written: anyOf(
          (s, { word }, ctx) => write(s, ctx, word),
          (s, { word }, ctx) => write(s, ctx, word, 'markdown'),
        ),
      },
    });
    const { count, survivors } = mutantsOf(either);
    expect(survivors).toEqual([]);
    expect(count.admitted).toBeGreaterThan(0);
  });
  it('is none in a field that is free, and other fields still count', () => {
    const freely = task('notes/freely', params, {
      ...common,
      expect: { written: (s, { word }, ctx) => write(s, ctx, word) },
      free: s => [newRow(s.apps.notes.notes).body],
    });
    const { count, survivors } = mutantsOf(freely);
    expect(survivors).toEqual([]);
    expect(count.admitted).toBe(2);
  });
  it('is none in a field that a rule may choose; the rule still decides which values', () => {
    const chosen = task('notes/chosen', params, {
      ...common,
      expect: {
        written: (s, { word }, ctx, now) => write(s, ctx, newNote(s, now)?.body ?? word),
      },
      choices: s => [newRow(s.apps.notes.notes).body],
    });
    const { count, survivors } = mutantsOf(chosen);
    expect(survivors).toEqual([]);
    expect(count.admitted).toBe(2);
  });
});

describe('a waiver', () => {
  const trusting = (waives: Record<string, string>) =>
    task('notes/trusting', params, {
      ...common,
      expect: {
        written: (s, { word }, ctx, now) => write(s, ctx, newNote(s, now)?.body ?? word),
      },
      waives,
    });
  const label = 'altered /apps/notes/notes/*/body';
  it('names a mutant by its whole label, and is counted', () => {
    const { survivors, waived } = mutantsOf(trusting({ [label]: 'any text will do' }));
    expect(survivors).toEqual([]);
    expect(waived.map(({ reason }) => reason)).toEqual(['any text will do', 'any text will do']);
  });
  it('hides nothing by a part of a name', () => {
    expect(mutantsOf(trusting({ '/body': 'too short', altered: 'too wide' })).survivors).toHaveLength(2);
  });
  it('is judged however few mutants are asked for', () => {
    const of = instantiateOn(world, trusting({ [label]: 'any text will do' }), 1);
    expect(judgeMutants(of, 1).waived).toHaveLength(2);
  });
  it('fails the check where nothing needs it', async () => {
    const needless = 'altered /apps/notes/notes/*/title';
    const of = trusting({ [label]: 'any text will do', [needless]: 'any title will do' });
    const { failures } = await checkTask(world, of, new Map(), [1], undefined, { mutants: 20 });
    const told = failures.filter(({ what }) => what.includes('it waives'));
    expect(told.map(({ what }) => what)).toEqual([
      `it waives “${needless}”, and no such mutant has survived`,
    ]);
  });
});

describe('endings that cannot be', () => {
  it('are not made of the ledger: an entry never goes while what it tells of stays', () => {
    const texting = task('messages/texting', params, {
      ...common,
      expect: { told: (_s, { word }, ctx) => sendText(ctx, '+447700900612', word) },
    });
    const instance = instantiateOn(world, texting, 1);
    const { start, task: of, seed } = instance;
    const { phone } = honestEndings(instance)[0]!;
    const facts = changesSince(of.schema, start, phone);
    const labels = harmfulMutants(of.schema, start, phone, facts, COUNT, seed).map(m => m.label);
    const ofLedger = labels.filter(label => label.includes('/os/effects/'));
    expect(ofLedger.some(label => /^(left out|altered)/.test(label))).toBe(false);
    expect(ofLedger.some(label => label.startsWith('one more /os/effects/*/to'))).toBe(true);
    expect(labels.some(label => label.startsWith('left out /apps/messages/messages/*'))).toBe(true);
  });
  it('are not made of changes that need each other', () => {
    const { survivors, count } = mutantsOf(
      task('notes/two-parts', params, {
        ...common,
        expect: {
          written: (s, { word }, ctx) => write(s, ctx, word),
          told: (_s, { word }, ctx) => sendText(ctx, '+447700900612', word),
        },
      }),
    );
    expect(survivors).toEqual([]);
    expect(count.refused).toBe(count.harmful);
  });
});
