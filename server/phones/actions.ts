import { actionSchemas, type Action } from '../../src/protocol/action.ts';
import { wellFormed } from '../../src/state/json.ts';
import { TOO_DEEP, tooDeep } from '../../src/state/nesting.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { validate } from '../../src/state/validate.ts';
import { ApiError } from '../errors.ts';

const refuse = (message: string, details?: unknown): never => {
  throw new ApiError('INVALID_ACTION', message, details);
};

/**
 * An action from outside, checked and in pixels. Throws INVALID_ACTION for an unknown type or field, a place outside the screen, a
 * wait that is too long, an unknown key or direction. Half of a surrogate pair in a text becomes U+FFFD: models write such halves, and
 * a phone that kept one could not be written as UTF-8.
 */
export function readAction(value: unknown, phone: AnyPhone): Action {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('An action is an object with a type');
  if (tooDeep(value)) return refuse(TOO_DEEP);
  const { type } = value as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(actionSchemas, type))
    return refuse(
      `Unknown action ${JSON.stringify(type)}; there are ${Object.keys(actionSchemas).join(', ')}`,
    );
  const reasons = validate(actionSchemas[type as Action['type']], value);
  if (reasons.length > 0)
    return refuse(
      `The ${type} does not fit: ${reasons
        .slice(0, 3)
        .map(r => `${r.path || '/'} ${r.message}`)
        .join('; ')}`,
      reasons,
    );
  const action = wellFormed(value as Action);
  return inPixels(action, (x, y) => placeInPixels(x, y, spaceOf(action), phone));
}

type Space = 'pixel' | 'unit' | 'thousand';
const spaceOf = (action: Action): Space => ('space' in action && action.space) || 'pixel';
/** Largest coordinate of a space; a pixel space ends with the screen. */
const SPACE_ENDS = { unit: 1, thousand: 1000, pixel: undefined };

/** A place on the phone's screen. Throws INVALID_ACTION if it lies outside. */
function placeInPixels(x: number, y: number, space: Space, { device }: AnyPhone): [number, number] {
  const { screen, orientation } = device;
  const [width, height] =
    orientation === 'landscape' ? [screen.height, screen.width] : [screen.width, screen.height];
  const end = SPACE_ENDS[space];
  const px = end ? Math.min(width - 1, (x / end) * width) : x;
  const py = end ? Math.min(height - 1, (y / end) * height) : y;
  const isOnScreen = px >= 0 && py >= 0 && px < width && py < height;
  const isInSpace = !end || (x <= end && y <= end);
  if (!isOnScreen || !isInSpace)
    refuse(`${x}, ${y} lies outside the screen (${end ? `0 to ${end}` : `${width} × ${height} pixels`})`);
  return [px, py];
}

/** The action with every place passed through `place`. Throws INVALID_ACTION if a tap has no target, or two. */
function inPixels(action: Action, place: (x: number, y: number) => [number, number]): Action {
  switch (action.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press': {
      if (action.element !== undefined) {
        if (action.x !== undefined || action.y !== undefined)
          refuse(`A ${action.type} has x and y or an element, not both`);
        return action;
      }
      if (action.x === undefined || action.y === undefined)
        return refuse(`A ${action.type} needs x and y, or an element`);
      const [x, y] = place(action.x, action.y);
      return { type: action.type, x, y };
    }
    case 'touch': {
      const [x, y] = place(action.x, action.y);
      return {
        type: 'touch',
        phase: action.phase,
        x,
        y,
        ...(action.pointer === undefined ? {} : { pointer: action.pointer }),
      };
    }
    case 'swipe':
    case 'drag':
      return {
        type: action.type,
        from: place(action.from[0]!, action.from[1]!),
        to: place(action.to[0]!, action.to[1]!),
        ...(action.ms === undefined ? {} : { ms: action.ms }),
      };
    default:
      return action;
  }
}
