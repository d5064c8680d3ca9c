import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';

/** The phone's screen in pixels. */
export interface Size {
  width: number;
  height: number;
}
/** Where each finger is on the screen, by pointer. */
export type Held = Map<number, [x: number, y: number]>;

const TEXTS = [
  'a',
  'Hello there',
  '42.50',
  'ni hao',
  '雨下了',
  'line\nbreak',
  '👍🏽 ok',
  'مرحبا',
  '2026-03-14',
];
const DIRECTIONS = ['up', 'down', 'down', 'left', 'right'] as const;
const KEYS = [
  'back',
  'back',
  'back',
  'back',
  'home',
  'recents',
  'enter',
  'delete',
  'volume_up',
  'arrow_left',
] as const;

type Draw = () => number;
type Place = [x: number, y: number];
/** A kind of action, with its share of the draws. */
interface Kind {
  share: number;
  make: () => Action;
}

const pick = <T>(items: readonly T[], random: Draw): T => items[Math.floor(random() * items.length)]!;

/**
 * The next step of a seeded walk: a person who tries everything, some of it where nothing is. `touches` is changed to the fingers that
 * are down after the action.
 */
export function walkAction({ elements = [] }: Observation, size: Size, touches: Held, random: Draw): Action {
  if (touches.size > 0 && random() < 0.7) return moveFinger(size, touches, random);
  // A screen that has turned itself off has nothing to try.
  if (elements.length === 0 && random() < 0.5) return { type: 'key', key: 'power' };
  const kinds = [...elementKinds(elements, touches, random), ...screenKinds(size, random)];
  let at = random() * kinds.reduce((sum, { share }) => sum + share, 0);
  return (kinds.find(({ share }) => (at -= share) < 0) ?? kinds.at(-1)!).make();
}

/** Moves or lifts one of the fingers that are down. */
function moveFinger({ width, height }: Size, touches: Held, random: Draw): Action {
  const within = ([x, y]: Place): Place => [
    Math.min(width - 1, Math.max(0, x)),
    Math.min(height - 1, Math.max(0, y)),
  ];
  const [pointer, [x, y]] = pick([...touches], random);
  if (random() < 0.5) {
    touches.delete(pointer);
    return { type: 'touch', phase: 'up', x, y, pointer };
  }
  const to = within([x + Math.floor((random() - 0.5) * 300), y + Math.floor((random() - 0.5) * 600)]);
  touches.set(pointer, to);
  return { type: 'touch', phase: 'move', x: to[0], y: to[1], pointer };
}

/** Actions on elements, each only where an element takes it. */
function elementKinds(elements: readonly Element[], touches: Held, random: Draw): Kind[] {
  const having = (state: keyof Element['states']) => elements.filter(e => e.states[state]);
  const kindOf = (items: readonly Element[], share: number, make: (item: Element) => Action): Kind[] =>
    items.length > 0 ? [{ share, make: () => make(pick(items, random)) }] : [];
  const clickable = having('clickable');
  return [
    ...kindOf(clickable, 46, e => ({ type: 'tap', element: e.id })),
    ...kindOf(having('editable'), 12, e => ({
      type: 'type',
      element: e.id,
      text: pick(TEXTS, random),
      ...(random() < 0.2 ? { clear: true } : {}),
      ...(random() < 0.2 ? { enter: true } : {}),
    })),
    ...kindOf(having('scrollable'), 10, e => ({
      type: 'scroll',
      element: e.id,
      direction: pick(DIRECTIONS, random),
      amount: pick([0.3, 0.7, 2], random),
    })),
    ...kindOf(having('longClickable'), 5, e => ({ type: 'long_press', element: e.id })),
    ...kindOf(elements, 2, e => ({ type: 'double_tap', element: e.id })),
    ...kindOf(touches.size < 5 ? clickable : [], 4, e => putFinger(e, touches)),
  ];
}

/** Puts a finger down in the middle of an element. */
function putFinger({ bounds: [l, t, r, b] }: Element, touches: Held): Action {
  const [x, y]: Place = [Math.floor((l! + r!) / 2), Math.floor((t! + b!) / 2)];
  const pointer = [0, 1, 2, 3, 4].find(i => !touches.has(i))!;
  touches.set(pointer, [x, y]);
  return { type: 'touch', phase: 'down', x, y, pointer };
}

/** Actions that need no element. */
function screenKinds({ width, height }: Size, random: Draw): Kind[] {
  const anywhere = (): Place => [Math.floor(random() * width), Math.floor(random() * height)];
  const tap = (): Action => {
    const [x, y] = anywhere();
    return { type: 'tap', x, y };
  };
  const middle = Math.floor(width / 2);
  return [
    { share: 3, make: tap },
    {
      share: 3,
      make: () => ({ type: 'swipe', from: anywhere(), to: anywhere(), ms: pick([100, 300, 1_500], random) }),
    },
    { share: 1, make: () => ({ type: 'drag', from: anywhere(), to: anywhere() }) },
    // Opens the shade.
    { share: 3, make: () => ({ type: 'swipe', from: [middle, 2], to: [middle, Math.floor(height / 2)] }) },
    { share: 9, make: () => ({ type: 'key', key: pick(KEYS, random) }) },
    { share: 3, make: () => ({ type: 'wait', ms: pick([500, 5_000, 60_000, 3_600_000], random) }) },
  ];
}
