import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { parseAnswer, type AnswerSheet } from '../../../src/state/answers.ts';
import { DEFAULT_AMOUNT, fingerOf, scrollerOf } from '../shared/gestures.ts';
import { elementOf, focusedField, pathOf, targetOf, type Point } from '../shared/screen.ts';
import { SCREEN } from './screens.ts';

/** How far two points may be apart, pixels of the screen: a thousandth of it is 2.4, a pixel of a picture 360 wide is 3. */
const NEAR = 4;
const isNear = ([ax, ay]: Point, [bx, by]: Point) => Math.max(Math.abs(ax - bx), Math.abs(ay - by)) <= NEAR;

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/**
 * Whether two actions do the same on a screen. Points may differ by the resolution of a grammar's coordinates, and reasons may differ.
 */
export function meansTheSame(
  a: Action,
  b: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
): boolean {
  if (a.type === 'scroll' && b.type === 'swipe') return isSameScroll(a, b, observation);
  if (a.type === 'type' && a.text === '' && a.clear && !a.enter && b.type === 'clear')
    return fieldOf(a, observation) === fieldOf(b, observation);
  if (a.type !== b.type) return false;
  switch (a.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press':
      return isNear(targetOf(a, observation, SCREEN), targetOf(b as typeof a, observation, SCREEN));
    case 'swipe':
    case 'drag':
      return pathOf(a, SCREEN).every((point, i) => isNear(point, pathOf(b as typeof a, SCREEN)[i]!));
    case 'scroll':
      return isEqualScroll(a, b as typeof a, observation);
    case 'type':
      return isEqualTyping(a, b as typeof a, observation);
    case 'clear':
      return fieldOf(a, observation) === fieldOf(b as typeof a, observation);
    case 'answer':
      return isEqualAnswer(a, b as typeof a, sheet);
    case 'key':
      return a.key === (b as typeof a).key;
    case 'open_app':
      return a.app === (b as typeof a).app;
    case 'wait':
      return a.ms === (b as typeof a).ms;
    case 'ask_user':
      return a.question === (b as typeof a).question;
    case 'touch':
      return JSON.stringify(a) === JSON.stringify(b);
    case 'done':
    case 'impossible':
      return true;
  }
}

/** A scroll that is written as the swipe of its finger. */
function isSameScroll(scroll: Of<'scroll'>, swipe: Of<'swipe'>, observation: Observation): boolean {
  const [from, to] = fingerOf(scroll, observation, SCREEN, 'test');
  const [otherFrom, otherTo] = pathOf(swipe, SCREEN);
  return isNear(from, otherFrom) && isNear(to, otherTo);
}

function isEqualScroll(a: Of<'scroll'>, b: Of<'scroll'>, observation: Observation): boolean {
  // A picture's pixels are coarser than the screen's.
  const tolerance = observation.screenshot ? 0.08 : 0.02;
  return (
    a.direction === b.direction &&
    scrollerOf(a, observation)?.index === scrollerOf(b, observation)?.index &&
    Math.abs((a.amount ?? DEFAULT_AMOUNT) - (b.amount ?? DEFAULT_AMOUNT)) < tolerance
  );
}

function isEqualTyping(a: Of<'type'>, b: Of<'type'>, observation: Observation): boolean {
  const startsEmpty = ({ clear }: Of<'type'>) => clear === true || focusedField(observation)?.value === '';
  return (
    a.text === b.text &&
    (a.enter ?? false) === (b.enter ?? false) &&
    fieldOf(a, observation) === fieldOf(b, observation) &&
    startsEmpty(a) === startsEmpty(b)
  );
}

function isEqualAnswer(a: Of<'answer'>, b: Of<'answer'>, sheet: AnswerSheet | null): boolean {
  if (!sheet) return JSON.stringify(a.fields) === JSON.stringify(b.fields);
  if (Object.keys(a.fields).length !== Object.keys(b.fields).length) return false;
  return Object.entries(sheet.fields).every(([id, field]) => {
    const [one, other] = [a, b].map(({ fields }) => JSON.stringify(parseAnswer(field, fields[id])));
    return one === other;
  });
}

const fieldOf = (
  { element }: { element?: number | string | undefined },
  observation: Observation,
): number | undefined =>
  element === undefined ? focusedField(observation)?.index : elementOf(element, observation).index;
