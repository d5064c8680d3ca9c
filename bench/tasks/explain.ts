import type { Phone } from '../../apps/catalogue.ts';
import { freePlaces } from '../../judges/allow.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import type { Fact, RowFact } from '../../judges/compare/facts.ts';
import { freeTest } from '../../judges/compare/index.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { ExpectedChangeText, ExpectedFact, TaskExpectation } from '../../src/protocol/wire/tasks.ts';
import { isObject } from '../../src/state/json.ts';
import { isOpen, makeOthers, rulesOf, type Judged, type Made } from './expected.ts';
import type { NamedChange, Task } from './form.ts';
import type { Instance } from './instance.ts';

type FreeTest = (path: string) => boolean;

/** Table of what left the phone, of which the words say everything. */
const LEDGER = '/os/effects';

/** What counts of a new row: its fields without wear, ids of its own, and what is empty. */
function fieldsOf({ path, key, value, shape }: RowFact, isFree: FreeTest) {
  if (!isObject(value)) return undefined;
  return Object.entries(value)
    .filter(([name, held]) => held !== undefined && held !== '' && held !== key && name !== 'id')
    .map(([name, held]) => ({ name, held, child: shape.child(name) }))
    .filter(({ child }) => child.lifetime === 'data' && child.comparison !== 'position')
    .map(({ name, held, child }) => ({
      name,
      value: held,
      compares: isFree(`${path}/${name}`) ? 'free' : child.comparison,
    }));
}

function factText(fact: Fact, isFree: FreeTest): ExpectedFact {
  const fields = fact.kind === 'added' && fact.table !== LEDGER ? fieldsOf(fact, isFree) : undefined;
  return {
    path: fact.path,
    words: describeFact(fact),
    isFree: isFree(fact.path),
    ...(fields ? { fields } : {}),
  };
}

/** The facts of one alternative of a change, made on the start after the changes before it. */
function factsOf(judged: Judged, { name }: NamedChange, alternative: number, free: readonly string[]) {
  const { task, start } = judged;
  const made: Made = { phone: start, changes: [] };
  const plan = { anchors: {}, alternatives: { [name]: alternative } };
  const change = makeOthers(judged, made, plan, start).changes.find(other => other.name === name)!;
  if (change.impossible !== undefined) return { metAtStart: false, facts: undefined };
  const facts = changesSince(task.schema, change.before, change.after);
  const fresh = new Set(facts.flatMap(fact => (fact.kind === 'added' ? [fact.key] : [])));
  const isFree = freeTest([...free], key => fresh.has(key));
  return { metAtStart: change.metAtStart, facts: facts.map(fact => factText(fact, isFree)) };
}

function changeText(judged: Judged, named: NamedChange, free: readonly string[]): ExpectedChangeText {
  const made = rulesOf(named).map((_, alternative) => factsOf(judged, named, alternative, free));
  return {
    name: named.name,
    weight: named.weight,
    isOpen: isOpen(named),
    metAtStart: made[0]!.metAtStart,
    endings: made.flatMap(({ facts }) => (facts ? [facts] : [])),
  };
}

/** How the start differs from the world: what an agent finds. */
const setupText = ({ schema }: Task, world: Phone, start: Phone): string[] =>
  changesSince(schema, world, start).map(describeFact);

function userText({ spec }: Task, params: unknown): TaskExpectation['user'] {
  const say = (words: string | ((p: unknown) => string)) =>
    typeof words === 'function' ? words(params) : words;
  return Object.entries(spec.user ?? {}).map(([name, { about, says }]) => ({
    name,
    about,
    says: { en: say(says.en), zh: say(says.zh) },
  }));
}

function answerText({ task, params, start, answerSheet }: Instance): TaskExpectation['answer'] {
  if (!task.answer || !answerSheet) return null;
  const key = task.answer.key({ was: start, p: params });
  return { sheet: answerSheet, weight: task.answer.weight ?? 1, key };
}

/** An instance as people read it: its goal in every phrasing, its set-up, and what must hold at the end, in words. */
export function explain(world: Phone, instance: Instance): TaskExpectation {
  const { task, seed, params, start } = instance;
  const { ask, goals = {}, invariants = {} } = task.spec;
  const free = freePlaces(task.free, params);
  const goalsIn = (language: 'en' | 'zh') =>
    ask[language].map(words => (typeof words === 'function' ? words(params) : words));
  return {
    seed,
    params,
    goals: { en: goalsIn('en'), zh: goalsIn('zh') },
    clock: start.clock.now,
    zone: start.clock.zone,
    setup: setupText(task, world, start),
    changes: task.expected.map(named => changeText(instance, named, free)),
    goalTests: Object.entries(goals).map(([name, goal]) => ({
      name,
      weight: typeof goal === 'object' ? goal.weight : 1,
    })),
    invariants: Object.keys(invariants),
    free,
    answer: answerText(instance),
    user: userText(task, params),
  };
}
