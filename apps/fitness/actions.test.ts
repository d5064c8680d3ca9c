// Over 300 lines: one test or more for each action of the app.
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { fileAt } from '../../src/sdk/core/storage.ts';
import { evenSplits } from './actions/activities.ts';
import { parseGpx } from './select.ts';
import { activity, later, made, note, phoneWith, run, state, toast, top } from './testing.ts';

let world: AnyPhone;
let phone: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
  phone = phoneWith(world);
});

const of = (p: AnyPhone, id: string) => state(p).activities[id]!;
const fresh = (p: AnyPhone, was = phone) => made(state(was).activities, state(p).activities);
const at = (day: number, hour: number, minute = 0) =>
  epochOf({ year: 2026, month: 3, day, hour, minute }, 'Europe/London');
const RIDE = 'activity-20250906-0940';

describe('activities', () => {
  test('addActivity enters one by hand, with even splits and a usual name', () => {
    const p = run(phone, 'addActivity', {
      name: '',
      type: 'run',
      startedAt: at(11, 7),
      seconds: 1500,
      metres: 4200,
    });
    expect(of(p, fresh(p)[0]!)).toMatchObject({
      name: 'Morning run',
      seconds: 1500,
      elapsed: 1500,
      metres: 4200,
      source: 'manual',
      splits: [357, 357, 357, 358, 71],
    });
    expect(
      of(
        run(phone, 'addActivity', {
          name: 'Core',
          type: 'strength',
          startedAt: at(11, 7),
          seconds: 900,
          metres: 500,
        }),
        'x',
      ) ?? null,
    ).toBeNull();
    expect(
      fresh(
        run(phone, 'addActivity', { name: 'x', type: 'run', startedAt: at(11, 7), seconds: 0, metres: 100 }),
      ),
    ).toEqual([]);
    expect(
      toast(
        run(phone, 'addActivity', { name: 'x', type: 'run', startedAt: at(13, 7), seconds: 60, metres: 100 }),
      ),
    ).toBe('It can’t begin in the future');
    const strength = run(phone, 'addActivity', {
      name: 'Core',
      type: 'strength',
      startedAt: at(11, 7),
      seconds: 900,
      metres: 500,
    });
    expect(of(strength, fresh(strength)[0]!).metres).toBe(0);
  });

  test('editActivity changes words and type; amounts only of what was entered by hand', () => {
    const p = run(phone, 'editActivity', {
      activity: RIDE,
      name: ' Out west ',
      type: 'walk',
      notes: 'n',
      effort: 3,
      seconds: 5,
      metres: 5,
    });
    expect(of(p, RIDE)).toMatchObject({
      name: 'Out west',
      type: 'walk',
      notes: 'n',
      effort: 3,
      metres: of(phone, RIDE).metres,
      seconds: of(phone, RIDE).seconds,
    });
    expect(of(run(phone, 'editActivity', { activity: RIDE, name: ' ' }), RIDE)).toEqual(of(phone, RIDE));
    const hand = phoneWith(world, f => {
      f.activities['activity-hand'] = activity({ source: 'manual' });
    });
    expect(
      of(
        run(hand, 'editActivity', {
          activity: 'activity-hand',
          seconds: 600,
          metres: 2000,
          startedAt: at(9, 8),
        }),
        'activity-hand',
      ),
    ).toMatchObject({ seconds: 600, elapsed: 600, metres: 2000, startedAt: at(9, 8), splits: [300, 300] });
  });

  test('pickStart keeps date and time apart', () => {
    const value = at(10, 18, 30);
    const dated = run(phone, 'pickStart', { key: 'add', part: 'date', value, result: at(8, 0) });
    expect(state(dated).draft).toEqual({ key: 'add', startedAt: at(8, 18, 30) });
    expect(
      state(run(dated, 'pickStart', { key: 'add', part: 'time', value, result: 7 * 60 + 5 })).draft!
        .startedAt,
    ).toBe(at(8, 7, 5));
    expect(
      state(run(dated, 'pickStart', { key: 'add', part: 'time', value, result: null })).draft!.startedAt,
    ).toBe(at(8, 18, 30));
  });

  test('deleteActivities takes away, closes what shows it, and undo brings back', () => {
    const open = run(phone, 'openAt', { app: 'fitness', path: `/activity/${RIDE}` }, 'system');
    const p = run(open, 'deleteActivities', { activities: [RIDE, RIDE, 'activity-none'] });
    expect(of(p, RIDE)).toBeUndefined();
    expect([state(p).undo!.text, top(p)]).toEqual(['Activity deleted', '/']);
    expect(state(run(p, 'undo')).activities).toEqual(state(phone).activities);
    expect(state(run(phone, 'undo'))).toEqual(state(phone));
  });

  test('mergeActivities makes one of those of a type, and undo parts them', () => {
    const two = phoneWith(world, f => {
      f.activities['activity-b'] = activity({
        name: 'Second',
        startedAt: at(10, 8),
        metres: 2500,
        seconds: 800,
        splits: evenSplits(2500, 800),
        notes: 'b',
        heart: 150,
        maxHeart: 170,
      });
      f.activities['activity-a'] = activity({
        name: 'First',
        startedAt: at(10, 7),
        metres: 1500,
        seconds: 600,
        splits: evenSplits(1500, 600),
        notes: 'a',
      });
    });
    const p = run(two, 'mergeActivities', { activities: ['activity-b', 'activity-a'] });
    const whole = of(p, fresh(p, two)[0]!);
    expect(whole).toMatchObject({
      name: 'First',
      startedAt: at(10, 7),
      metres: 4000,
      seconds: 1400,
      notes: 'a\nb',
      heart: 150,
      laps: [
        { seconds: 600, metres: 1500 },
        { seconds: 800, metres: 2500 },
      ],
    });
    expect(whole.splits.reduce((s, n) => s + n, 0)).toBe(1400);
    expect([of(p, 'activity-a'), of(p, 'activity-b')]).toEqual([undefined, undefined]);
    expect(state(run(p, 'undo')).activities).toEqual(state(two).activities);
    expect(toast(run(two, 'mergeActivities', { activities: ['activity-a', RIDE] }))).toBe(
      'Only activities of one type can be merged',
    );
    expect(toast(run(two, 'mergeActivities', { activities: ['activity-a'] }))).toBe(
      'Select two activities or more',
    );
  });

  test('exportGpx writes a file that importGpx takes in again, once', () => {
    const p = run(phone, 'exportGpx', { activity: RIDE });
    const file = fileAt(p.device.storage.files, 'Documents/Tracks/Lighthouse by bike.gpx')!;
    expect(file.mime).toBe('application/gpx+xml');
    const parsed = parseGpx(file.text!)!;
    expect(parsed).toMatchObject({
      name: 'Lighthouse by bike',
      type: 'ride',
      startedAt: of(phone, RIDE).startedAt,
      seconds: of(phone, RIDE).seconds,
      track: of(phone, RIDE).track,
    });
    expect(Math.abs(parsed.metres - of(phone, RIDE).metres)).toBeLessThan(120);
    const gone = run(p, 'deleteActivities', { activities: [RIDE] });
    const back = run(gone, 'importGpx', { file: file.id });
    expect(of(back, fresh(back, gone)[0]!)).toMatchObject({
      name: 'Lighthouse by bike',
      type: 'ride',
      source: 'imported',
    });
    expect(toast(run(back, 'importGpx', { file: file.id }))).toBe('This activity is there already');
    expect(toast(run(phone, 'exportGpx', { activity: 'activity-20260110-1000' }))).toBe(
      'This activity has no track',
    );
    expect(
      fileAt(
        run(phone, 'exportGpx', { activity: RIDE, folder: 'Download' }).device.storage.files,
        'Download/Lighthouse by bike.gpx',
      ),
    ).toBeDefined();
    expect(toast(run(phone, 'importGpx', { file: 'file-none' }))).toBe('This file is gone');
  });

  test('shareActivity offers its figures as text', () => {
    expect(
      run(phone, 'shareActivity', { activity: 'activity-20260308-0900' }).ui.dialogs.at(-1),
    ).toMatchObject({
      kind: 'share',
      intent: {
        mime: 'text/plain',
        text: expect.stringMatching(
          /^Week 6 \(run, Sun 8 Mar, 09:00\)\nDistance 5\.00 km\nTime 33:20\nPace 6:40 \/km\n/,
        ),
      },
    });
  });

  test('pickPhotos asks, addPhotos keeps, removePhoto takes off', () => {
    expect(run(phone, 'pickPhotos', { activity: RIDE }).ui.dialogs.at(-1)).toMatchObject({ kind: 'photos' });
    const p = run(phone, 'addPhotos', { activity: RIDE, result: ['file-a', 'file-b'] });
    expect(of(p, RIDE).photos).toEqual(['file-a', 'file-b']);
    expect(of(run(p, 'removePhoto', { activity: RIDE, photo: 'file-a' }), RIDE).photos).toEqual(['file-b']);
  });

  test('rememberSearch puts it first, once', () =>
    expect(state(run(phone, 'rememberSearch', { query: ' Pool ' })).searches).toEqual([
      'Pool',
      'lighthouse',
    ]));
});

describe('goals', () => {
  const goal = { metric: 'distance', type: 'ride', period: 'month', target: 60_000 };
  test('addGoal sets one; the same twice and nothing at all are refused', () => {
    const p = run(phone, 'addGoal', goal);
    const [id] = made(state(phone).goals, state(p).goals);
    expect(state(p).goals[id!]).toEqual({ ...goal, createdAt: p.clock.now, reached: '1970-01-01' });
    expect(toast(run(p, 'addGoal', { ...goal, target: 1 }))).toBe(
      'There is a goal for monthly ride distance already',
    );
    expect(state(run(phone, 'addGoal', { ...goal, target: 0 })).goals).toEqual(state(phone).goals);
    const steps = run(run(phone, 'deleteGoal', { goal: 'goal-steps' }), 'addGoal', {
      metric: 'steps',
      type: 'run',
      period: 'week',
      target: 9000,
    });
    expect(state(steps).goals[made(state(phone).goals, state(steps).goals)[0]!]).toMatchObject({
      type: null,
      period: 'day',
    });
  });
  test('editGoal changes one, deleteGoal takes it away', () => {
    expect(
      state(
        run(phone, 'editGoal', {
          goal: 'goal-run',
          metric: 'distance',
          type: 'run',
          period: 'week',
          target: 15_000,
        }),
      ).goals['goal-run']!.target,
    ).toBe(15_000);
    expect(
      state(
        run(phone, 'editGoal', { goal: 'goal-run', metric: 'time', type: null, period: 'week', target: 1 }),
      ).goals['goal-run'],
    ).toEqual(state(phone).goals['goal-run']);
    expect(state(run(phone, 'deleteGoal', { goal: 'goal-run' })).goals['goal-run']).toBeUndefined();
  });
  test('checkGoals says once for each period what is reached', () => {
    const p = run(
      phoneWith(world, f => {
        f.goals = {
          'goal-x': {
            metric: 'count',
            type: null,
            period: 'week',
            target: 3,
            createdAt: 0,
            reached: '1970-01-01',
          },
        };
      }),
      'checkGoals',
    );
    expect(note(p, 'goal-goal-x')).toMatchObject({
      title: 'Goal reached',
      text: 'Weekly activities: 3 activities',
    });
    expect(state(p).goals['goal-x']!.reached).toBe('2026-03-09');
    expect(
      note(run(run(p, 'clearNotifications', {}, 'system'), 'checkGoals'), 'goal-goal-x'),
    ).toBeUndefined();
    expect(
      note(
        run(
          phoneWith(world, f => {
            f.settings.goalAlerts = false;
            f.goals = {
              'goal-x': {
                metric: 'count',
                type: null,
                period: 'week',
                target: 3,
                createdAt: 0,
                reached: '1970-01-01',
              },
            };
          }),
          'checkGoals',
        ),
        'goal-goal-x',
      ),
    ).toBeUndefined();
  });
  test('the day’s steps are told when they come', () => {
    expect(note(later(phone, 13 * 3_600_000), 'goal-goal-steps')?.text ?? 'none').toMatch(/8,000 steps|none/);
    const easy = run(phone, 'editGoal', {
      goal: 'goal-steps',
      metric: 'steps',
      type: null,
      period: 'day',
      target: 5500,
    });
    expect(note(later(easy, 13 * 3_600_000), 'goal-goal-steps')).toBeDefined();
  });
});

describe('body and settings', () => {
  test('logWeight keeps one entry a day; deleteWeight takes one away', () => {
    const p = run(phone, 'logWeight', { grams: 73_900 });
    expect(Object.values(state(p).weights)).toContainEqual({ day: '2026-03-12', grams: 73_900 });
    expect(Object.keys(state(run(p, 'logWeight', { grams: 73_500 })).weights)).toEqual(
      Object.keys(state(p).weights),
    );
    expect(
      state(run(phone, 'logWeight', { grams: 74_000, day: '2026-03-09' })).weights['weight-2026-03-09']!
        .grams,
    ).toBe(74_000);
    expect(state(run(phone, 'logWeight', { grams: 5 })).weights).toEqual(state(phone).weights);
    expect(state(run(phone, 'logWeight', { grams: 74_000, day: '2026-03-13' })).weights).toEqual(
      state(phone).weights,
    );
    expect(
      state(run(phone, 'deleteWeight', { weight: 'weight-2026-03-09' })).weights['weight-2026-03-09'],
    ).toBeUndefined();
  });
  test('setProfile and setSettings change what they name', () => {
    expect(state(run(phone, 'setProfile', { heightCm: 180 })).profile).toMatchObject({
      heightCm: 180,
      maxHeart: 186,
    });
    expect(state(run(phone, 'setSettings', { units: 'imperial' })).settings).toMatchObject({
      units: 'imperial',
      firstDay: 1,
    });
  });
});
