import { isObject } from '../../../src/state/json.ts';
import { NoAction } from '../codec.ts';

/** Most braces at which reading an object is tried: each try may read the whole text. */
const MOST_TRIES = 1_000;

/** The end of the object that begins at a brace; -1 if it has none. Braces in strings do not count. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from, quoted = false; at < text.length; at++) {
    const c = text[at];
    if (quoted) {
      if (c === '\\') at++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{') depth++;
    else if (c === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** The outermost JSON objects in a text, whatever is around them. */
export function* objectsIn(text: string): Generator<Record<string, unknown>> {
  for (let at = text.indexOf('{'), tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    let next = at + 1;
    const end = endOf(text, at);
    if (end > 0) {
      try {
        yield JSON.parse(text.slice(at, end)) as Record<string, unknown>;
        next = end;
      } catch {
        /* A brace among words. */
      }
    }
    at = text.indexOf('{', next);
  }
}

/** A call of a tool: its name and arguments. */
export interface ToolCall {
  name: string;
  args: Record<string, unknown>;
}

/** The last two calls of a reply; only the last if the one before cannot be read. Throws NoAction as `toolCall` does. */
export function lastCalls(
  reply: string,
  tools: readonly string[],
  key: string,
): [ToolCall | undefined, ToolCall] {
  const objects = [...objectsIn(reply)];
  const last = toolCall(objects, tools, key);
  const before = objects.at(-2);
  try {
    return [before && toolCall([before], tools, key), last];
  } catch (error) {
    if (error instanceof NoAction) return [undefined, last];
    throw error;
  }
}

/**
 * The last call of one of these tools among objects (`objectsIn` a reply): `{ name, arguments }` or `{ name, input }`, arguments as an object or as JSON in a string, or
 * arguments alone that have `key`, which are the first tool’s. Throws NoAction with what is missing.
 */
export function toolCall(
  objects: readonly Record<string, unknown>[],
  tools: readonly string[],
  key: string,
): ToolCall {
  let found: ToolCall | undefined;
  let wrong = `there is no JSON object with a call of ${tools.join(' or ')} in it`;
  for (const object of objects) {
    const { name } = object;
    if (typeof name === 'string') {
      const args = argumentsOf(object);
      if (!tools.includes(name))
        wrong = `there is no tool ${JSON.stringify(name)}; there are ${tools.join(', ')}`;
      else if (!args) wrong = `the call of ${name} has no arguments`;
      found = tools.includes(name) && args ? { name, args } : undefined;
    } else if (key in object) found = { name: tools[0]!, args: object };
  }
  if (!found) throw new NoAction(wrong);
  return found;
}

function argumentsOf(object: Record<string, unknown>): Record<string, unknown> | undefined {
  const args = object['arguments'] ?? object['input'] ?? object['parameters'];
  if (typeof args !== 'string') return isObject(args) ? args : undefined;
  try {
    const parsed = JSON.parse(args) as unknown;
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** A text argument. Throws NoAction for anything else. */
export function textOf(args: Record<string, unknown>, key: string, of: string): string {
  const value = args[key];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new NoAction(`${of} needs a ${key}`);
  return value;
}

/** A number argument, also as text. Throws NoAction for anything else. */
export function numberOf(value: unknown, label: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new NoAction(`${label} is no number`);
  return number;
}

/** An argument in seconds, as ms of a wait. Throws NoAction for anything else. */
export const secondsOf = (value: unknown, label: string): number =>
  Math.round(numberOf(value, label) * 1_000);
