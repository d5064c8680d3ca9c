import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { isTyping, typingSteps } from '../../src/protocol/typing.ts';
import { startServer, type RunningServer } from '../start.ts';
import type { Episode } from './episodes.ts';

const LOOK = { screenshot: false, elements: true } as const;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 120_000);
afterAll(() => server.close());

const make = (task: string, reward: unknown = 'action-level') =>
  server.context.episodes.create({ task, seed: 2, reward: reward as string });
const step = (episode: Episode, action: Action, observe: object = LOOK) =>
  server.context.episodes.step(episode, action, observe);

/** Plays the solver; `as` may say the same otherwise. Gives the components of each step. */
async function play(
  episode: Episode,
  as: (action: Action, seen: Observation) => Action = a => a,
  observe: object = LOOK,
): Promise<(number | undefined)[]> {
  const { instance } = episode;
  let { observation: seen } = await server.context.episodes.observe(episode, LOOK);
  const way = instance.solve(seen);
  const earned: (number | undefined)[] = [];
  for (let next = way.next(); !next.done; next = way.next(seen)) {
    const taken = await step(episode, as(next.value, seen), observe);
    earned.push(taken.components['action']);
    seen =
      observe === LOOK
        ? taken.observation
        : (await server.context.episodes.observe(episode, LOOK)).observation;
  }
  expect(episode.outcome).toBe('success');
  return earned;
}

/** The same by coordinates, and apps by their names in capitals. */
function byHand(action: Action, { elements = [] }: Observation): Action {
  if (action.type === 'open_app') return { type: 'open_app', app: ` ${action.app.toUpperCase()} ` };
  if (action.type !== 'tap' || action.element === undefined) return action;
  const [l, t, r, b] = elements.find(e => e.id === action.element)!.bounds as [
    number,
    number,
    number,
    number,
  ];
  return { type: 'tap', x: Math.floor((l + r) / 2), y: Math.floor((t + b) / 2) };
}

describe('the solver’s own way', () => {
  it.each(['notes/create-note', 'browser/slider', 'calculator/work-out', 'clock/set-alarm', 'contacts/add'])(
    'earns 1 at every step, however it is said: %s',
    async task => {
      const known = server.context.episodes.tasks.list().some(t => t.id === task);
      const id = known ? task : server.context.episodes.tasks.list({ suite: task.split('/')[0]! })[0]!.id;
      const own = await play(await make(id));
      expect(
        own.every(r => r === 1),
        `${id} ${own}`,
      ).toBe(true);
      const said = await play(await make(id), byHand);
      expect(
        said.every(r => r === 1),
        `${id} ${said}`,
      ).toBe(true);
    },
    120_000,
  );

  it('earns the same where the agent asks for no elements', async () => {
    expect(
      new Set(await play(await make('notes/create-note'), a => a, { screenshot: false, elements: false })),
    ).toEqual(new Set([1]));
  }, 60_000);
});

describe('another way', () => {
  const open: Action = { type: 'open_app', app: 'notes' };
  const newNote = (seen: Observation): Action => ({
    type: 'tap',
    element: seen.elements!.find(e => e.name === 'New note')!.id,
  });

  it('earns nothing from the step that leaves it, and again from the state that it left', async () => {
    const episode = await make('notes/create-note');
    const { observation } = await step(episode, open);
    // Nothing changes but the time: the next action of the solver is still the right one.
    expect((await step(episode, { type: 'wait', ms: 5 })).components).toEqual({ action: 0 });
    expect((await step(episode, { type: 'tap', element: 'gone' })).components).toEqual({ action: 0 });
    expect((await step(episode, newNote(observation))).components).toEqual({ action: 1 });
    // A text of one's own leads away for good.
    expect((await step(episode, { type: 'type', text: 'Else' })).components).toEqual({ action: 0 });
    expect((await step(episode, { type: 'done' })).components).toEqual({ action: 0 });
  }, 60_000);

  it('is each fork’s own', async () => {
    const episode = await make('notes/create-note');
    const { observation } = await step(episode, open);
    const [a, b] = (await server.context.episodes.fork(episode, 2)) as [Episode, Episode];
    expect((await step(a, { type: 'key', key: 'home' })).components).toEqual({ action: 0 });
    expect((await step(b, newNote(observation))).components).toEqual({ action: 1 });
    expect((await step(episode, newNote(observation))).components).toEqual({ action: 1 });
    const [late] = (await server.context.episodes.fork(b)) as [Episode];
    const title: Action = { type: 'type', text: (episode.instance.params as { title: string }).title };
    // The new note's title has the caret.
    expect((await step(late, title)).components).toEqual((await step(b, title)).components);
  }, 60_000);

  it('costs no look where the reward was not asked for', async () => {
    const { cache } = server.context.stepper;
    const looks = () => cache.hits + cache.misses;
    const [plain, asked] = [await make('notes/create-note', 'dense'), await make('notes/create-note')];
    const before = looks();
    await step(plain, open, { screenshot: false, elements: false });
    expect(looks() - before).toBe(1);
    expect([plain.oracle, plain.lastSeen]).toEqual([undefined, undefined]);
    await step(asked, open, { screenshot: false, elements: false });
    expect(looks() - before).toBe(3);
  }, 60_000);
});

describe('typing in several steps', () => {
  /** What a family does that types where the caret is, told by the solver's own elements. */
  async function inSteps(
    episode: Episode,
    own: (steps: Action[]) => Action[] = steps => steps,
  ): Promise<(number | undefined)[]> {
    const { instance } = episode;
    let { observation: seen } = await server.context.episodes.observe(episode, LOOK);
    const way = instance.solve(seen);
    const earned: (number | undefined)[] = [];
    for (let next = way.next(); !next.done; next = way.next(seen)) {
      const action = next.value;
      const named =
        'element' in action && action.element !== undefined
          ? seen.elements!.find(e => e.id === action.element || e.index === action.element)
          : undefined;
      for (const one of own(
        isTyping(action)
          ? typingSteps(action, named && !named.states.focused ? named.id : undefined)
          : [action],
      )) {
        const taken = await step(episode, one);
        earned.push(taken.components['action']);
        seen = taken.observation;
      }
    }
    return earned;
  }

  it.each(['notes/create-note', 'contacts/add-contact', 'clock/set-alarm', 'messages/send-to-number'])(
    'is the solver’s way as well: %s',
    async task => {
      const episode = await make(task);
      const earned = await inSteps(episode);
      expect([episode.outcome, new Set(earned)]).toEqual(['success', new Set([1])]);
      expect(earned.length).toBeGreaterThan((await play(await make(task))).length);
    },
    120_000,
  );

  it('goes on after what changed nothing, in a fork too, and is left by another text', async () => {
    const episode = await make('contacts/add-contact');
    const { instance } = episode;
    let { observation: seen } = await server.context.episodes.observe(episode, LOOK);
    const way = instance.solve(seen);
    let next = way.next();
    for (
      ;
      !next.done &&
      !(
        next.value.type === 'type' &&
        next.value.element !== undefined &&
        seen.elements!.some(e => e.id === (next.value as { element?: unknown }).element && !e.states.focused)
      );
      next = way.next(seen)
    )
      seen = (await step(episode, next.value)).observation;
    const typing = next.value as Extract<Action, { type: 'type' }>;
    expect((await step(episode, { type: 'tap', element: typing.element! })).components).toEqual({
      action: 1,
    });
    expect((await step(episode, { type: 'wait', ms: 5 })).components).toEqual({ action: 0 });
    const [right, wrong] = (await server.context.episodes.fork(episode, 2)) as [Episode, Episode];
    expect((await step(wrong, { type: 'type', text: 'Somebody else' })).components).toEqual({ action: 0 });
    expect((await step(wrong, { type: 'type', text: typing.text })).components).toEqual({ action: 0 });
    const typed = await step(right, {
      type: 'type',
      text: typing.text,
      ...(typing.enter ? { enter: true } : {}),
    });
    expect(typed.components).toEqual({ action: 1 });
    const after = way.next(typed.observation);
    expect((await step(right, after.value as Action)).components).toEqual({ action: 1 });
    expect(
      (await step(episode, { type: 'type', text: typing.text, ...(typing.enter ? { enter: true } : {}) }))
        .components,
    ).toEqual({ action: 1 });
  }, 120_000);
});
