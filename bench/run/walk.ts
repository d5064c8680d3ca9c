import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';

/** The phone's screen in pixels. */
export interface Size {
  width: number;
  height: number;
}
/** Where a finger is held on the screen, by pointer. */
export type Held = Map<number, [x: number, y: number]>;

const WORDS = [
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
type Draw = () => number;
const pick = <T>(items: readonly T[], random: Draw): T => items[Math.floor(random() * items.length)]!;

/**
 * The next step of a seeded walk: a person who tries everything, some of it where nothing is. `held` is changed to the fingers that
 * are down after the action.
 */
export function walkAction(
  { elements = [] }: Observation,
  { width, height }: Size,
  touches: Held,
  random: Draw,
): Action {
  const anywhere = (): [number, number] => [Math.floor(random() * width), Math.floor(random() * height)];
  const inside = ({ bounds: [l, t, r, b] }: Element): [number, number] => [
    Math.floor((l! + r!) / 2),
    Math.floor((t! + b!) / 2),
  ];
  const where = (fits: (e: Element) => boolean) => elements.filter(fits);
  const within = ([x, y]: [number, number]): [number, number] => [
    Math.min(width - 1, Math.max(0, x)),
    Math.min(height - 1, Math.max(0, y)),
  ];
  if (touches.size > 0 && random() < 0.7) {
    const [pointer, [x, y]] = pick([...touches], random);
    if (random() < 0.5) {
      touches.delete(pointer);
      return { type: 'touch', phase: 'up', x, y, pointer };
    }
    const to = within([x + Math.floor((random() - 0.5) * 300), y + Math.floor((random() - 0.5) * 600)]);
    touches.set(pointer, to);
    return { type: 'touch', phase: 'move', x: to[0], y: to[1], pointer };
  }
  // A screen that has turned itself off has nothing to try.
  if (elements.length === 0 && random() < 0.5) return { type: 'key', key: 'power' };
  const clickable = where(e => e.states.clickable);
  const some = <T>(items: readonly T[], share: number, make: (item: T) => Action) =>
    items.length > 0 ? [{ share, make: () => make(pick(items, random)) }] : [];
  const kinds: { share: number; make: () => Action }[] = [
    ...some(clickable, 46, e => ({ type: 'tap', element: e.id })),
    ...some(
      where(e => e.states.editable),
      12,
      e => ({
        type: 'type',
        element: e.id,
        text: pick(WORDS, random),
        ...(random() < 0.2 ? { clear: true } : {}),
        ...(random() < 0.2 ? { enter: true } : {}),
      }),
    ),
    ...some(
      where(e => e.states.scrollable),
      10,
      e => ({
        type: 'scroll',
        element: e.id,
        direction: pick(['up', 'down', 'down', 'left', 'right'] as const, random),
        amount: pick([0.3, 0.7, 2], random),
      }),
    ),
    ...some(
      where(e => e.states.longClickable),
      5,
      e => ({ type: 'long_press', element: e.id }),
    ),
    ...some(elements, 2, e => ({ type: 'double_tap', element: e.id })),
    ...some(touches.size < 5 ? clickable : [], 4, e => {
      const [x, y] = inside(e);
      const pointer = [0, 1, 2, 3, 4].find(i => !touches.has(i))!;
      touches.set(pointer, [x, y]);
      return { type: 'touch', phase: 'down', x, y, pointer };
    }),
    {
      share: 3,
      make: () => {
        const [x, y] = anywhere();
        return { type: 'tap', x, y };
      },
    },
    {
      share: 3,
      make: () => ({ type: 'swipe', from: anywhere(), to: anywhere(), ms: pick([100, 300, 1_500], random) }),
    },
    { share: 1, make: () => ({ type: 'drag', from: anywhere(), to: anywhere() }) },
    {
      share: 3,
      make: () => ({
        type: 'swipe',
        from: [Math.floor(width / 2), 2],
        to: [Math.floor(width / 2), Math.floor(height / 2)],
      }),
    },
    {
      share: 9,
      make: () => ({
        type: 'key',
        key: pick(
          [
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
          ] as const,
          random,
        ),
      }),
    },
    { share: 3, make: () => ({ type: 'wait', ms: pick([500, 5_000, 60_000, 3_600_000], random) }) },
  ];
  let at = random() * kinds.reduce((sum, { share }) => sum + share, 0);
  return (kinds.find(({ share }) => (at -= share) < 0) ?? kinds.at(-1)!).make();
}
