import { existsSync } from 'node:fs';
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { apps, catalogue, createWorld, type Phone } from '../apps/catalogue.ts';
import type { OutwardPlays } from '../apps/outward.ts';
import type { UndoPairs, UndoSteps } from '../apps/undo.ts';
import { tasks } from '../bench/tasks/registry.ts';
import { instantiateOn } from '../bench/tasks/instance.ts';
import { beginJudging, judgeAt } from '../bench/tasks/expectation.ts';
import { endingsAtStart, expectedAtStart, type Judged } from '../bench/tasks/expected.ts';
import { advance, dispatch } from '../src/sdk/core/engine.ts';
import { diff, type Operation } from '../src/state/diff.ts';
import { hash } from '../src/state/hash.ts';
import { reversedKeys } from '../src/state/order.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

/*
 * The order of the keys of an object is no part of a phone: hashes, diffs and snapshots know nothing of it, so a phone that was restored
 * has another than one that lived through the same. What apps do, and what judges say, has to be the same for both.
 * JavaScript keeps keys that look like array indexes (`7`) in their own order: tables with such ids are not reversed, so nothing is shown of them.
 */

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const SECOND = 1_000;
const HOUR = 3_600_000;
/** As many operations as a failure shows. */
const SHOWN = 3;

/** What `reversedKeys` made of values, by these: phones share most of their parts. */
const known = new WeakMap<object, object>();

const reversed = <T>(value: T): T => reversedKeys(value, known);

/** How a phone that comes of the other order of keys differs, at most `SHOWN` operations. */
const differences = (one: AnyPhone, other: AnyPhone): Operation[] =>
  hash(one) === hash(other) ? [] : diff(one, other).slice(0, SHOWN);

/** Plays acts, each also on the phone with its keys reversed, and gives those after which the two differ. */
class Twice {
  readonly wrong: string[] = [];
  phone: AnyPhone;

  constructor(phone: AnyPhone) {
    this.phone = phone;
  }

  private step(name: string, work: (phone: AnyPhone) => AnyPhone): void {
    const next = work(this.phone);
    const found = differences(next, work(reversed(this.phone)));
    if (found.length > 0) this.wrong.push(`${name}: ${JSON.stringify(found).slice(0, 400)}`);
    this.phone = next;
  }

  act(app: string, action: string, args: object = {}): void {
    this.step(`${app}.${action}`, phone => dispatch(catalogue, phone, app, action, args).phone);
  }

  wait(ms: number): void {
    this.step(`${ms} ms`, phone => advance(catalogue, phone, phone.clock.now + ms).phone);
  }

  /** Plays steps a second apart. `was` is the phone before what is taken back. */
  steps(app: string, steps: UndoSteps, was: AnyPhone): void {
    const list = typeof steps === 'function' ? steps(asPhone(this.phone), asPhone(was)) : steps;
    for (const [action, args = {}, of = app] of list) {
      this.act(of, action, args);
      this.wait(SECOND);
    }
  }
}

const asPhone = (phone: AnyPhone) => phone as unknown as Phone;

/** What a file of an app exports, where there is one. */
async function exported<T>(app: string, file: string, name: string): Promise<T | undefined> {
  const url = new URL(`../apps/${app}/${file}`, import.meta.url);
  if (!existsSync(url)) return undefined;
  return ((await import(url.href)) as Record<string, T>)[name];
}

describe.each(apps.map(({ id }) => id))('in %s, whatever the order of keys', id => {
  it('what is done and taken back is the same', async () => {
    const wrong: string[] = [];
    const pairs = (await exported<UndoPairs>(id, 'undo.ts', 'undo')) ?? {};
    for (const [name, { start = () => {}, before = [], act, undo }] of Object.entries(pairs)) {
      const twice = new Twice(produce(world, draft => start(draft as unknown as Phone)));
      twice.act('system', 'openApp', { app: id });
      twice.steps(id, before, twice.phone);
      const ready = twice.phone;
      twice.steps(id, act, ready);
      twice.steps(id, undo, ready);
      twice.wait(HOUR);
      wrong.push(...twice.wrong.map(words => `${name}: ${words}`));
    }
    expect(wrong).toEqual([]);
  });

  it('what leaves the phone is the same', async () => {
    const wrong: string[] = [];
    const plays = (await exported<OutwardPlays>(id, 'outward.ts', 'outward')) ?? {};
    for (const [name, { before, act, takesMs = 0, erase }] of Object.entries(plays)) {
      const twice = new Twice(world);
      const play = (of = id, action: string, args: object = {}) => {
        twice.act(of, action, args);
        twice.wait(SECOND);
      };
      for (const each of before?.(asPhone(twice.phone)) ?? []) play(each.app, each.action, each.args);
      const outward = act(asPhone(twice.phone));
      play(outward.app, outward.action, outward.args);
      twice.wait(takesMs);
      for (const each of erase(asPhone(twice.phone))) play(each.app, each.action, each.args);
      wrong.push(...twice.wrong.map(words => `${name}: ${words}`));
    }
    expect(wrong).toEqual([]);
  });
});

it('every template expects and judges the same, whatever the order of keys', () => {
  const wrong: string[] = [];
  for (const task of tasks.values()) {
    const { params, start } = instantiateOn(asPhone(world), task, 1);
    const one: Judged = { task, params, start };
    const other: Judged = { ...one, start: reversed(start) };
    const ends = [expectedAtStart(one).phone, expectedAtStart(other).phone] as unknown as AnyPhone[];
    const found = differences(ends[0]!, ends[1]!);
    if (found.length > 0) wrong.push(`${task.id} expects: ${JSON.stringify(found).slice(0, 400)}`);
    for (const ending of [start, ...endingsAtStart(one)]) {
      const said = { answer: null, declared: 'done' } as const;
      const verdict = judgeAt(one, beginJudging(one), ending, said).verdict;
      const same = judgeAt(other, beginJudging(other), reversed(ending), said).verdict;
      const [a, b] = [JSON.stringify(verdict), JSON.stringify(same)];
      if (a !== b) wrong.push(`${task.id} judges: ${a.slice(0, 300)} <> ${b.slice(0, 300)}`);
    }
  }
  expect(wrong).toEqual([]);
});
