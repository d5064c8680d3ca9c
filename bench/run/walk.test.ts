import { expect, it } from 'vitest';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Element } from '../../src/protocol/observation.ts';
import { streamOf } from '../../src/state/random.ts';
import { randomAction } from '../agents/random.ts';
import { mixAction } from '../bench/mix.ts';
import { parts } from './fidelity.ts';
import { walkAction, type Held } from './walk.ts';

const element = (id: string, states: Partial<Element['states']>): Element => ({
  index: 0,
  id,
  parent: null,
  role: 'button',
  className: '',
  resourceId: '',
  name: id,
  bounds: [0, 0, 100, 100],
  package: '',
  states: {
    enabled: true,
    checkable: false,
    checked: false,
    selected: false,
    focusable: false,
    focused: false,
    scrollable: false,
    clickable: false,
    longClickable: false,
    editable: false,
    password: false,
    ...states,
  },
});
const observation: Observation = {
  elements: [
    element('press', { clickable: true }),
    element('off', { clickable: true, enabled: false }),
    element('long', { longClickable: true }),
    element('field', { editable: true }),
    element('list', { scrollable: true }),
  ],
  foreground: { app: 'notes', package: '', activity: '', route: '/' },
  keyboard: false,
  clock: 0,
};
const repeat = <T>(draw: () => T) => Array.from({ length: 2_000 }, draw);

it('a walk is the same for the same seed, stays on the screen, and lifts only fingers that are down', () => {
  const walk = (seed: number) => {
    const random = streamOf(seed, 'test');
    const touches: Held = new Map();
    const down = new Set<number>();
    return repeat(() => {
      const action = walkAction(observation, { width: 1080, height: 2400 }, touches, random);
      if (action.type === 'touch') {
        expect([action.x >= 0 && action.x < 1080, action.y >= 0 && action.y < 2400]).toEqual([true, true]);
        if (action.phase === 'down') {
          expect(down.has(action.pointer!)).toBe(false);
          down.add(action.pointer!);
        } else expect(down.has(action.pointer!)).toBe(true);
        if (action.phase === 'up') down.delete(action.pointer!);
      }
      return action;
    });
  };
  expect(walk(1)).toEqual(walk(1));
  expect(walk(1)).not.toEqual(walk(2));
  const kinds = new Set(walk(3).map(({ type }) => type));
  for (const kind of [
    'tap',
    'type',
    'scroll',
    'long_press',
    'double_tap',
    'swipe',
    'drag',
    'key',
    'wait',
    'touch',
  ] as const)
    expect(kinds).toContain(kind);
});

it('the random agent does what the screen allows, and nothing else', () => {
  const random = streamOf(1, 'test');
  const fits = { tap: 'press', type: 'field', scroll: 'list', long_press: 'long' } as Record<string, string>;
  for (const action of repeat(() => randomAction(observation, random)))
    if ('element' in action) expect(action.element).toBe(fits[action.type]);
  expect(
    repeat(() => randomAction({ ...observation, elements: [] }, random)).every(
      ({ type }) => type === 'key' || type === 'wait',
    ),
  ).toBe(true);
});

it('the mix has the shares that it is measured with', () => {
  const random = streamOf(1, 'test');
  const kinds = repeat(() => mixAction(observation, random).type);
  const share = (type: string) => kinds.filter(kind => kind === type).length / kinds.length;
  for (const [type, of] of [
    ['tap', 0.6],
    ['scroll', 0.15],
    ['type', 0.15],
    ['key', 0.1],
  ] as const)
    expect(Math.abs(share(type) - of), type).toBeLessThan(0.03);
});

it('names the parts of two observations that differ', () => {
  const shot = { mime: 'image/png', width: 1, height: 1, base64: 'AA==' };
  const one = { observation: { ...observation, screenshot: shot }, stateHash: 'a' };
  expect(parts(one, structuredClone(one))).toEqual([]);
  expect(
    parts(one, {
      observation: {
        ...observation,
        keyboard: true,
        screenshot: { ...shot, base64: 'AQ==' },
        lastError: { code: 'X', message: '' },
      },
      stateHash: 'b',
    }),
  ).toEqual(['stateHash', 'picture', 'keyboard', 'lastError']);
});
