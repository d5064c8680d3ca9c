import { existsSync } from 'node:fs';
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { apps, catalogue, createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import type { UndoPairs, UndoSteps } from '../apps/undo.ts';
import { describeFact } from '../judges/compare/describe.ts';
import { changesSince } from '../judges/side-effects.ts';
import { advance, dispatch } from '../src/sdk/core/engine.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

const SECOND = 1_000;
const HOUR = 3_600_000;

const pairsOf = async (app: string): Promise<UndoPairs> => {
  const file = new URL(`../apps/${app}/undo.ts`, import.meta.url);
  if (!existsSync(file)) return {};
  return ((await import(file.href)) as { undo: UndoPairs }).undo;
};

const at = (phone: Phone, time: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, time).phone as unknown as Phone;

/** Plays steps a second apart. `was` is the phone before the pair. */
function play(app: string, steps: UndoSteps, phone: Phone, was: Phone): Phone {
  const list = typeof steps === 'function' ? steps(phone, was) : steps;
  return list.reduce((now, [action, args = {}, of = app]) => {
    const next = dispatch(catalogue, now as unknown as AnyPhone, of, action, args).phone;
    return at(next as unknown as Phone, next.clock.now + SECOND);
  }, phone);
}

/** What somebody left on a phone, in words, an hour later: the world has answered, and timers have run. */
function leftBehind(was: Phone, now: Phone): string[] {
  const until = now.clock.now + HOUR;
  return changesSince(phoneSchema, at(was, until), at(now, until)).map(describeFact);
}

/** Phones to play on: the world, and others whose chance and time differ. */
const SEEDS = [0, 1, 2] as const;
function phoneOf(app: string, seed: number): Phone {
  const own = produce(world, draft => {
    if (seed > 0) draft.random.seed = seed;
  });
  const later = at(own, own.clock.now + seed * 13 * 60 * SECOND);
  return play('system', [['openApp', { app }]], later, later);
}

describe.each(apps.map(({ id }) => id))('what is done and taken back in %s', id => {
  it('is listed in its undo.ts', async () => {
    expect(Object.keys(await pairsOf(id)).length, `apps/${id}/undo.ts`).toBeGreaterThan(0);
  });

  it.each(SEEDS)('leaves no side effect, on seed %i', async seed => {
    const start = phoneOf(id, seed);
    const wrong: string[] = [];
    for (const [name, { start: change = () => {}, before = [], act, undo }] of Object.entries(
      await pairsOf(id),
    )) {
      const own = produce(start, change);
      const ready = play(id, before, own, own);
      const acted = play(id, act, ready, own);
      const undone = play(id, undo, acted, ready);
      wrong.push(...leftBehind(ready, undone).map(words => `${name}: ${words}`));
      const isTakenBack = typeof undo === 'function' || undo.length > 0;
      if (isTakenBack && leftBehind(ready, acted).length === 0)
        wrong.push(`${name}: there is nothing to take back`);
    }
    expect(wrong).toEqual([]);
  });
});

it('an app that is disabled for a while keeps its alarms, which are silent meanwhile', () => {
  const start = world as unknown as AnyPhone;
  const enable = (phone: AnyPhone, enabled: boolean) =>
    dispatch(catalogue, phone, 'system', 'setAppOption', { app: 'clock', enabled }).phone;
  const clocks = (phone: AnyPhone) => Object.values(phone.timers).filter(t => t.app === 'clock');
  expect(clocks(start).length).toBeGreaterThan(0);
  const off = enable(start, false);
  expect(clocks(enable(off, true))).toEqual(clocks(start));
});
