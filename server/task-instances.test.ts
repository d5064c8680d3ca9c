import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from '../apps/catalogue.ts';
import { SolverError } from '../bench/tasks/steps.ts';
import type { Action } from '../src/protocol/action.ts';
import type {
  JudgedNearMiss,
  SolutionLine,
  SolutionStep,
  TaskExpectation,
} from '../src/protocol/wire/tasks.ts';
import { registry, type Instance, type TaskSource } from './episodes/tasks.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

/** What the solver of notes/create-note does here, on pages that draw nothing. */
let solve: (instance: Instance) => Generator<Action, void>;
const tasks: TaskSource = {
  ...registry,
  async instantiate(id, seed, options) {
    const instance = await registry.instantiate(id, seed, options);
    return { ...instance, solve: () => solve(instance) };
  },
};

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ tasks });
});
afterAll(() => f.close());

const at = '/v1/tasks/notes/create-note';
const expectation = async (task: string, seed = 3) =>
  (await f.post(`/v1/tasks/${task}/expectation`, { seed })).body as TaskExpectation;

describe('a template', () => {
  it('says in lists which splits it is in and what it needs', async () => {
    const [listed] = (await f.get('/v1/tasks?suite=notes')).body.filter(
      (task: { id: string }) => task.id === 'notes/create-note',
    );
    expect(listed.splits).toEqual(expect.arrayContaining(['small', 'train']));
    expect(listed.splits).not.toContain('all');
    expect(listed.needs).toMatchObject({ apps: 1, asks: false });
  });

  it('says its floors, near misses, twin and where its source is', async () => {
    expect((await f.get(at)).body).toMatchObject({
      expects: 'possible',
      floors: { nothing: 0 },
      nearMisses: ['inTheTitle'],
      alternatives: ['inAFolder'],
      source: 'bench/tasks/notes/create-note.ts',
      counterpart: 'MarkorCreateNote',
    });
    const twins = [...(await f.get('/v1/tasks')).body].filter((task: { twin?: string }) => task.twin);
    expect((await f.get(`/v1/tasks/${twins[0].id}`)).body.twin).toBe(twins[0].twin);
  });

  it('gives its source, and where it begins in it', async () => {
    const { path, line, text } = (await f.get(`${at}/source`)).body;
    expect(path).toBe('bench/tasks/notes/create-note.ts');
    expect(text.split('\n')[line - 1]).toMatch(/^export const createNote/);
  });

  it('has a source, whichever it is', async () => {
    for (const { id } of (await f.get('/v1/tasks')).body)
      expect([id, (await f.get(`/v1/tasks/${id}`)).body.source]).toEqual([
        id,
        expect.stringMatching(/^bench\/tasks\/.+\.ts$/),
      ]);
    expect((await f.get('/v1/tasks/android-world/markor-create-note/source')).body.path).toBe(
      'bench/tasks/notes/create-note.ts',
    );
  });
});

describe('what an instance expects', () => {
  it('is told in words: what must hold, and what is free', async () => {
    const { goals, changes, free, setup, answer } = await expectation('notes/create-note');
    expect(goals.en).toHaveLength(2);
    expect(goals.zh[0]).toMatch(/备忘录/);
    expect(setup).toEqual([]);
    expect(answer).toBeNull();
    const [written] = changes;
    expect(written).toMatchObject({ name: 'written', weight: 1, metAtStart: false });
    const [fact] = written!.endings[0]!;
    expect(fact!.words).toMatch(/^notes › notes › .+ was added: “/);
    expect(fact!.fields).toContainEqual({ name: 'title', value: expect.any(String), compares: 'words' });
    expect(free).toEqual(expect.arrayContaining([expect.stringMatching(/\/folder$/)]));
  });

  it('has the answer sheet with its key, and the user’s table', async () => {
    const { answer } = await expectation('calculator/find-result');
    const [field] = Object.keys(answer!.sheet.fields);
    expect(answer!.key[field!]).toBeDefined();
    const asking = await expectation('chat/ask-what-to-write');
    expect(asking.user[0]!.about.en.length).toBeGreaterThan(0);
    expect(asking.user[0]!.says.zh).not.toBe('');
  });

  it('is the same whenever it is asked for', async () => {
    const first = await f.post(`${at}/expectation`, { seed: 8 });
    expect((await f.post(`${at}/expectation`, { seed: 8 })).text).toBe(first.text);
    expect((await f.post(`${at}/expectation`, { seed: 9 })).text).not.toBe(first.text);
  });

  it('can be told of every template', async () => {
    for (const { id } of (await f.get('/v1/tasks')).body) {
      const { status, text } = await f.post(`/v1/tasks/${id}/expectation`, { seed: 1 });
      expect([id, status, status === 200 ? '' : text]).toEqual([id, 200, '']);
    }
  });
});

describe('near misses', () => {
  it('are judged by state, with what refuses them', async () => {
    const [miss] = (await f.post(`${at}/near-misses`, { seed: 3 })).body as JudgedNearMiss[];
    expect(miss).toMatchObject({
      name: 'inTheTitle',
      because: ['written', 'sideEffects'],
      refused: true,
      problem: null,
    });
    expect(miss!.refusedBy.toSorted()).toEqual(['sideEffects', 'written']);
    expect(miss!.verdict!.sideEffects[0]!.words).toContain('and should be');
  });

  it('are only named where they have to be played', async () => {
    const played = [...(await f.get('/v1/tasks')).body].find(({ id }: { id: string }) =>
      Object.values(registry.find(id).spec.nearMisses).some(miss => 'how' in miss),
    );
    const judged = (await f.post(`/v1/tasks/${played.id}/near-misses`, { seed: 1 })).body as JudgedNearMiss[];
    expect(judged).toContainEqual(expect.objectContaining({ refused: null, refusedBy: [] }));
  });
});

describe('a solution', () => {
  beforeEach(() => {
    solve = function* ({ params }) {
      const { title, body } = params as { title: string; body: string };
      yield rule('notes', 'create', { kind: 'plain' });
      const episode = f.app.context.episodes.list()[0]!;
      const { notes } = (episode.phone.now as unknown as Phone).apps.notes;
      const note = Object.keys(notes).find(id => notes[id]!.title === '' && notes[id]!.body === '');
      yield rule('notes', 'edit', { note, title, body });
      yield { type: 'done' };
    };
  });
  const play = async (): Promise<SolutionLine[]> => {
    const { text } = await f.post(`${at}/solution`, { seed: 3 });
    return text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
  };

  it('comes step by step, with a picture and what is met so far, and leaves no phone behind', async () => {
    const [about, ...lines] = await play();
    expect(about).toMatchObject({ screen: { width: 1080, height: 2400 }, zone: expect.any(String) });
    const steps = lines.slice(0, -1) as SolutionStep[];
    expect(steps.map(({ step, action }) => [step, action?.type])).toEqual([
      [0, undefined],
      [1, 'tap'],
      [2, 'tap'],
      [3, 'done'],
    ]);
    expect(steps[0]!.picture).toMatch(/^data:image\/webp;base64,/);
    expect(steps.map(({ verdict }) => verdict.progress)).toEqual([0, 0, 1, 1]);
    expect(steps.at(-1)!.verdict.success).toBe(true);
    expect(lines.at(-1)).toEqual({ outcome: 'success' });
    expect((await f.get('/v1/phones')).body).toEqual([]);
  });

  it('ends with the reason where the solver finds no way', async () => {
    solve = () => {
      throw new SolverError('No button “New note” on the screen');
    };
    const lines = await play();
    expect(lines.at(-1)).toEqual({
      error: { code: 'SOLVER_FAILED', message: 'No button “New note” on the screen' },
    });
    expect((await f.get('/v1/phones')).body).toEqual([]);
  });

  it('shows the start without a phone', async () => {
    const { status, headers } = await f.get(`${at}/start?seed=3`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await f.get(`${at}/start`)).body.error.code).toBe('INVALID_BODY');
    expect((await f.get('/v1/phones')).body).toEqual([]);
  });
});

it('templates that are not there have none of these', async () => {
  for (const call of ['expectation', 'near-misses', 'solution'])
    expect((await f.post(`/v1/tasks/no/task/${call}`, { seed: 1 })).body.error.code).toBe('TASK_NOT_FOUND');
  for (const call of ['source', 'start?seed=1'])
    expect((await f.get(`/v1/tasks/no/task/${call}`)).body.error.code).toBe('TASK_NOT_FOUND');
});
