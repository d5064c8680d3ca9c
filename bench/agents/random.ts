import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { streamOf } from '../../src/state/random.ts';
import { drawOf, type Agent } from './agent.ts';

const TEXTS = ['milk', '07:30', '42', 'yes', 'Sam', 'See you at six.', '12.50'];
const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

type Draw = () => number;
const pick = <T>(items: readonly T[], random: Draw): T => items[Math.floor(random() * items.length)]!;

/** The kinds of action that the elements allow, each with its share of the draws and how one is made. */
function legal(elements: readonly Element[], random: Draw): { share: number; make: () => Action }[] {
  const matching = (fits: (e: Element) => boolean) => elements.filter(e => e.states.enabled && fits(e));
  const clickable = matching(e => e.states.clickable);
  const long = matching(e => e.states.longClickable);
  const fields = matching(e => e.states.editable);
  const scrollers = matching(e => e.states.scrollable);
  const some = <T>(items: readonly T[], share: number, make: (item: T) => Action) =>
    items.length > 0 ? [{ share, make: () => make(pick(items, random)) }] : [];
  return [
    ...some(clickable, 60, e => ({ type: 'tap', element: e.id })),
    ...some(fields, 15, e => ({ type: 'type', element: e.id, text: pick(TEXTS, random) })),
    ...some(scrollers, 12, e => ({ type: 'scroll', element: e.id, direction: pick(DIRECTIONS, random) })),
    ...some(long, 3, e => ({ type: 'long_press', element: e.id })),
    { share: 8, make: () => ({ type: 'key', key: pick(['back', 'back', 'home'] as const, random) }) },
    { share: 2, make: () => ({ type: 'wait', ms: 2_000 }) },
  ];
}

/** One action that the screen allows, drawn from `random`. */
export function randomAction({ elements = [] }: Observation, random: Draw): Action {
  const kinds = legal(elements, random);
  let at = random() * kinds.reduce((sum, { share }) => sum + share, 0);
  return (kinds.find(({ share }) => (at -= share) < 0) ?? kinds.at(-1)!).make();
}

/** Presses, types, scrolls and goes back without looking at the goal; says that it is done with the last step that it has. */
export const random: Agent = {
  name: 'random',
  describe: 'seeded chance among what the screen allows',
  pictures: false,
  start({ budget, ...brief }) {
    const draw = streamOf(...drawOf(brief), 'agent random');
    let left = budget;
    return observation => (--left <= 0 ? { type: 'done' } : randomAction(observation, draw));
  },
};
