import type { Action } from '../../protocol/action.ts';
import type { ReplayStep } from '../../protocol/wire/replays.ts';
import { touchOf } from '../../protocol/touch.ts';
import { formatAction } from '../format.ts';

type Before = Pick<ReplayStep, 'elements' | 'screen'>;

const areaOf = ([left, top, right, bottom]: readonly number[]) => (right! - left!) * (bottom! - top!);

/** The name of what an action touches: of the element that it names, or of the smallest one under its point. */
function nameUnder(action: Action, { elements, screen }: Before): string {
  const touch = touchOf(action, elements, screen);
  if (!touch) return '';
  const [x, y] = touch.from;
  const under = elements.filter(({ name, bounds: [l, t, r, b] }) =>
    Boolean(name && x >= l! && x < r! && y >= t! && y < b!),
  );
  return under.sort((one, other) => areaOf(one.bounds) - areaOf(other.bounds))[0]?.name ?? '';
}

/** An action in words, given the screen that it was chosen for: `tap “Save”`. */
export function stepWords(action: Action | null, before: Before | undefined): string {
  if (!action) return 'The start';
  const isPress = action.type === 'tap' || action.type === 'double_tap' || action.type === 'long_press';
  const name = isPress && before ? nameUnder(action, before) : '';
  return name === '' ? formatAction(action) : `${action.type.replace('_', ' ')} “${name}”`;
}
