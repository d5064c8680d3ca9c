import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { phoneWith, run, state } from './testing.ts';
import { Fitness } from './state.ts';
import { amountOf, gramsOf, metresTyped, weightNumber } from './units.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = phoneWith(await createWorld());
});

/** What counts of the app's state: no wear, and not for when a goal was last said to be reached. */
const data = (phone: AnyPhone): unknown =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(state(phone)).filter(([key]) => lifetimeAt(Fitness, [key]) === 'data'),
      ),
      (key, value: unknown) => (key === 'reached' ? undefined : value),
    ),
  );

const SWIM = 'activity-20250907-1015';

describe('saving what did not change writes nothing', () => {
  test('an activity that was entered by hand', () => {
    for (const [id, a] of Object.entries(state(world).activities).filter(([, x]) => x.source === 'manual')) {
      const { name, type, notes, effort, seconds, metres, startedAt } = a;
      const args = { activity: id, name, type, notes, effort, seconds, metres, startedAt };
      expect(data(run(world, 'editActivity', args))).toEqual(data(world));
    }
    const longer = run(world, 'editActivity', { activity: SWIM, seconds: 900 });
    expect(state(longer).activities[SWIM]).toMatchObject({ seconds: 900, elapsed: 900, splits: [900] });
  });

  test('an amount whose digits would round it', () => {
    const shown = weightNumber(74_230, 'imperial');
    expect(gramsOf(shown, 'imperial')).not.toBe(74_230);
    const typed = (text: string) => amountOf([text], [shown], 74_230, () => gramsOf(text, 'imperial'));
    expect([typed(shown), typed('160')]).toEqual([74_230, gramsOf('160', 'imperial')]);
    expect(amountOf(['5'], [''], undefined, () => metresTyped('5', 'metric'))).toBe(5_000);
  });
});
