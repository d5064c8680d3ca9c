import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { later, made, phoneWith, run, state } from './testing.ts';
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
type Step = readonly [action: string, args?: object];
const after = (phone: AnyPhone, ...steps: readonly Step[]): AnyPhone =>
  steps.reduce((at, [action, args]) => later(run(at, action, args), 1_000), phone);

const SWIM = 'activity-20250907-1015';
const run5 = { metric: 'distance', type: 'run', period: 'month', target: 50_000 } as const;

describe('what is done and taken back leaves no data behind', () => {
  test('an activity, a goal, a weight', () => {
    const added = run(world, 'addActivity', {
      name: 'Swim',
      type: 'swim',
      startedAt: world.clock.now - 7_200_000,
      seconds: 1800,
      metres: 1000,
    });
    const [activity] = made(state(world).activities, state(added).activities);
    expect(data(run(added, 'deleteActivities', { activities: [activity] }))).toEqual(data(world));
    const set = run(world, 'addGoal', run5);
    const [goal] = made(state(world).goals, state(set).goals);
    expect(data(run(set, 'deleteGoal', { goal }))).toEqual(data(world));
    const logged = run(world, 'logWeight', { grams: 74_000 });
    const [weight] = made(state(world).weights, state(logged).weights);
    expect(data(run(logged, 'deleteWeight', { weight }))).toEqual(data(world));
  });

  const pairs: Record<string, () => readonly Step[]> = {
    'a deletion': () => [['deleteActivities', { activities: [SWIM] }], ['undo']],
    'a merger': () => [
      [
        'mergeActivities',
        {
          activities: Object.entries(state(world).activities)
            .filter(([, a]) => a.type === 'run')
            .slice(0, 2)
            .map(([id]) => id),
        },
      ],
      ['undo'],
    ],
    'an edit': () => [
      ['editActivity', { activity: SWIM, name: 'Swim', effort: 9 }],
      ['editActivity', { activity: SWIM, name: 'Sea swim, Long Strand', effort: 5 }],
    ],
    'a photo': () => [
      ['addPhotos', { activity: SWIM, result: ['file-photo'] }],
      ['removePhoto', { activity: SWIM, photo: 'file-photo' }],
    ],
    'a recording': () => [
      ['startRecording', { type: 'walk' }],
      ['begin'],
      ['pauseRecording'],
      ['resumeRecording'],
      ['finishRecording'],
      ['discardRecording'],
    ],
    settings: () => [
      ['setSettings', { units: 'imperial', firstDay: 0 }],
      ['setProfile', { heightCm: 180 }],
      ['setSettings', { units: 'metric', firstDay: 1 }],
      ['setProfile', { heightCm: 178 }],
    ],
    'a goal': () => [
      ['editGoal', { goal: 'goal-hike', metric: 'count', type: 'walk', period: 'week', target: 3 }],
      ['editGoal', { goal: 'goal-hike', metric: 'count', type: 'hike', period: 'month', target: 2 }],
    ],
  };
  test.each(Object.keys(pairs))('%s', name => {
    const steps = pairs[name]!();
    expect(data(after(world, steps[0]!))).not.toEqual(data(world));
    expect(data(after(world, ...steps))).toEqual(data(world));
  });
});

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
