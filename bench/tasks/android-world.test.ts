import { produce } from 'immer';
import { expect, it } from 'vitest';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { COMPLEXITY, counterpartBudget } from './android-world.ts';
import { frontOf } from './front.ts';
import { budgetOf } from './instance.ts';
import { tasks } from './registry.ts';

it('budgets are ten times the complexity, rounded down, and not what floating point makes of it', () => {
  expect(Object.keys(COMPLEXITY)).toHaveLength(116);
  expect(
    (
      [
        'OsmAndFavorite',
        'OsmAndMarker',
        'BrowserMultiply',
        'MarkorMergeNotes',
        'SimpleCalendarDeleteEvents',
        'SystemWifiTurnOff',
      ] as const
    ).map(counterpartBudget),
  ).toEqual([13, 20, 22, 78, 14, 10]);
});

it('a template that AndroidWorld has too is the only one, and its solver fits the published budget', () => {
  const asked = [...tasks.values()].flatMap(t =>
    t.spec.counterpart ? [{ id: t.id, name: t.spec.counterpart, steps: budgetOf(t).steps }] : [],
  );
  expect(new Set(asked.map(a => a.name)).size).toBe(asked.length);
  expect(asked.filter(a => a.steps === 0 || a.steps > counterpartBudget(a.name))).toEqual([]);
});

/** Where AndroidWorld begins with what it asks for, doing nothing succeeds; here something has to be said that can only be seen. */
it('what has to be made sure of asks how it was', () => {
  const verify = [...tasks.values()].filter(t => t.spec.counterpart?.endsWith('Verify'));
  expect(verify.map(t => t.kind)).toEqual(verify.map(() => 'both'));
});

it('the screen in front is what a person would see', async () => {
  const world = (await createWorld()) as unknown as Phone;
  const showing = (change: (s: Phone) => void = () => {}) =>
    frontOf(
      produce(world, s => {
        s.ui.tasks = [
          {
            id: 'task-1',
            app: 'clock',
            stack: [
              { id: 'screen-1', app: 'clock', path: '/timers' },
              { id: 'screen-2', app: 'clock', path: '/new-timer' },
            ],
          },
        ];
        s.ui.surfaces['screen-2'] = { values: { digits: '130' } };
        s.ui.foreground = 'task-1';
        s.ui.awake = true;
        s.ui.locked = false;
        change(s);
      }),
    );
  expect(showing()).toEqual({ app: 'clock', path: '/new-timer', surface: { values: { digits: '130' } } });
  expect(
    showing(s => {
      s.ui.surfaces = {};
    })?.surface,
  ).toEqual({});
  const hidden: ((s: Phone) => void)[] = [
    s => {
      s.ui.foreground = null;
    },
    s => {
      s.ui.locked = true;
    },
    s => {
      s.ui.awake = false;
    },
    s => {
      s.ui.recents = true;
    },
  ];
  expect(hidden.map(showing)).toEqual([null, null, null, null]);
});
