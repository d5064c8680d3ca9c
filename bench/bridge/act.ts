import { actionSchemas, type Action, type ActionOf, type Key } from '../../src/protocol/action.ts';
import type { Element, LastError } from '../../src/protocol/observation.ts';
import { validate } from '../../src/state/validate.ts';
import type { AppMap } from './app-map.ts';
import type { ShellResult, Shell } from './connection.ts';
import { quoted } from './quote.ts';
import type { TextEntry } from './text.ts';

/** What moves a device. */
export interface Hands {
  shell: Shell;
  apps: AppMap;
  text: TextEntry;
  /** Pixels as it is held. */
  screen: { width: number; height: number };
}

/** The agent's own mistake, by the code that a server gives it. */
export class InvalidAction extends Error {
  readonly code = 'INVALID_ACTION';
}

/** Android's key codes (android.view.KeyEvent). */
const CODES: Readonly<Record<Key, number>> = {
  back: 4,
  home: 3,
  recents: 187,
  enter: 66,
  delete: 67,
  tab: 61,
  escape: 111,
  arrow_up: 19,
  arrow_down: 20,
  arrow_left: 21,
  arrow_right: 22,
  volume_up: 24,
  volume_down: 25,
  power: 26,
};
/** How long a finger lies for a long press, and how long one takes for a swipe, a drag and a slow scroll, ms. */
const [LONG_MS, SWIPE_MS, DRAG_MS, SCROLL_MS] = [800, 300, 1_000, 600];
/** Most of what is visible that one pull of a finger scrolls, and how much an action scrolls by itself. */
const [PULL, SCROLLED] = [0.8, 0.7];
const LINE_MS = 60_000;
/** Starts what a launcher's icon starts, as it does: its task is brought to the front as it was left. */
const FROM_LAUNCHER = '-a android.intent.action.MAIN -c android.intent.category.LAUNCHER -f 0x10200000';

const notHere = (ref: number | string): LastError => ({
  code: 'ELEMENT_NOT_FOUND',
  message: `No element ${JSON.stringify(ref)} on the screen`,
});
const find = (elements: readonly Element[], ref: number | string): Element | undefined =>
  typeof ref === 'number' ? elements[ref] : elements.find(e => e.id === ref);
const middle = ({ bounds }: Element): [number, number] => [
  Math.round((bounds[0]! + bounds[2]!) / 2),
  Math.round((bounds[1]! + bounds[3]!) / 2),
];

/** An action from outside, checked. Throws InvalidAction. */
export function readAction(value: Action): Action {
  const schema = Object.hasOwn(actionSchemas, value?.type) ? actionSchemas[value.type] : undefined;
  if (!schema)
    throw new InvalidAction(
      `Unknown action ${JSON.stringify(value?.type)}; there are ${Object.keys(actionSchemas).join(', ')}`,
    );
  const reasons = validate(schema, value);
  if (reasons.length > 0)
    throw new InvalidAction(
      `The ${value.type} does not fit: ${reasons
        .slice(0, 3)
        .map(r => `${r.path || '/'} ${r.message}`)
        .join('; ')}`,
    );
  return value;
}

/** What a device says where it does not take an action, as one that lets no shell touch its screen. */
const refusal = ({ out, err, status }: ShellResult): LastError | undefined =>
  status === 0
    ? undefined
    : { code: 'REFUSED', message: (err || out).trim().slice(0, 300) || `status ${status}` };

type Space = 'pixel' | 'unit' | 'thousand';

/** A place of an action in whole pixels. Throws InvalidAction where it lies outside the screen. */
function place(
  { width, height }: Hands['screen'],
  x: number,
  y: number,
  space: Space = 'pixel',
): [number, number] {
  const most = space === 'unit' ? 1 : space === 'thousand' ? 1_000 : undefined;
  const [px, py] = most ? [(x / most) * width, (y / most) * height] : [x, y];
  if (!(px >= 0 && py >= 0 && px <= width && py <= height))
    throw new InvalidAction(
      `${x}, ${y} lies outside the screen (${most ? `0 to ${most}` : `${width} × ${height} pixels`})`,
    );
  return [Math.min(width - 1, Math.round(px)), Math.min(height - 1, Math.round(py))];
}

function target(
  screen: Hands['screen'],
  elements: readonly Element[],
  action: ActionOf<'tap' | 'double_tap' | 'long_press'>,
): [number, number] | LastError {
  if (action.element !== undefined) {
    if (action.x !== undefined || action.y !== undefined)
      throw new InvalidAction(`A ${action.type} has x and y or an element, not both`);
    const found = find(elements, action.element);
    return found ? middle(found) : notHere(action.element);
  }
  if (action.x === undefined || action.y === undefined)
    throw new InvalidAction(`A ${action.type} needs x and y, or an element`);
  return place(screen, action.x, action.y, action.space);
}

/** What a scroll pulls: the one that is named or holds what is named, else the largest that has room along its way. */
function scroller(
  elements: readonly Element[],
  { element: ref, direction }: ActionOf<'scroll'>,
): Element | LastError {
  const nothing: LastError = { code: 'NOTHING_SCROLLS', message: `Nothing here scrolls ${direction}` };
  if (ref !== undefined) {
    const found = find(elements, ref);
    if (!found) return notHere(ref);
    for (let at: Element | undefined = found; at; at = at.parent === null ? undefined : elements[at.parent])
      if (at.states.scrollable) return at;
    return nothing;
  }
  const size = ({ bounds: [l, t, r, b] }: Element) => [r! - l!, b! - t!] as const;
  const scrollers = elements.filter(e => e.states.scrollable);
  const area = (e: Element) => size(e)[0] * size(e)[1];
  // No dump says which way a thing scrolls: a strip scrolls sideways, and what is no strip up and down.
  const isStrip = (e: Element) => size(e)[0] > 2 * size(e)[1] || /Horizontal|ViewPager/.test(e.className);
  const fitting = scrollers.filter(e => isStrip(e) === (direction === 'left' || direction === 'right'));
  return [...(fitting.length > 0 ? fitting : scrollers)].sort((a, b) => area(b) - area(a))[0] ?? nothing;
}

/** A place across a scroller where a finger touches nothing that would take its pull for itself: a slider. */
function clearLine(
  elements: readonly Element[],
  { bounds: [l, t, r, b] }: Element,
  vertical: boolean,
): number {
  const [from, to] = vertical ? [l!, r!] : [t!, b!];
  const sliders = elements
    .filter(e => e.role === 'slider')
    .map(e => (vertical ? [e.bounds[0]!, e.bounds[2]!] : [e.bounds[1]!, e.bounds[3]!]) as [number, number]);
  const tried = [0.5, 0.05, 0.95, 0.25, 0.75].map(share => Math.round(from + share * (to - from)));
  return tried.find(at => !sliders.some(([low, high]) => at >= low && at <= high)) ?? tried[0]!;
}

async function scroll(
  { shell }: Hands,
  elements: readonly Element[],
  action: ActionOf<'scroll'>,
): Promise<LastError | undefined> {
  const box = scroller(elements, action);
  if ('code' in box) return box;
  const vertical = action.direction === 'up' || action.direction === 'down';
  const [low, high] = vertical ? [box.bounds[1]!, box.bounds[3]!] : [box.bounds[0]!, box.bounds[2]!];
  const across = clearLine(elements, box, vertical);
  const forward = action.direction === 'down' || action.direction === 'right';
  for (let left = action.amount ?? SCROLLED; left > 0.01; left -= PULL) {
    const pull = Math.min(left, PULL);
    // The finger goes against where one wants to look.
    const ends = [(1 + pull) / 2, (1 - pull) / 2].map(share => Math.round(low + share * (high - low)));
    const [from, to] = forward ? ends : [...ends].reverse();
    await shell.shell(
      `input swipe ${vertical ? `${across} ${from} ${across} ${to}` : `${from} ${across} ${to} ${across}`} ${SCROLL_MS}`,
    );
  }
  return undefined;
}

async function type(
  { shell, text }: Hands,
  elements: readonly Element[],
  action: ActionOf<'type'> | ActionOf<'clear'>,
): Promise<LastError | undefined> {
  let field = elements.find(e => e.states.editable && e.states.focused);
  if (action.element !== undefined) {
    const found = find(elements, action.element);
    if (!found) return notHere(action.element);
    if (!found.states.focused) await shell.shell(`input tap ${middle(found).join(' ')}`);
    field = found;
  } else if (!field) return { code: 'NO_FOCUS', message: 'No text field has the caret' };
  if (action.type === 'clear' || action.clear) await text.clear(field.value?.length ?? field.name.length);
  if (action.type === 'clear') return undefined;
  if (action.text !== '') await text.type(action.text);
  if (action.enter) await shell.shell(`input keyevent ${CODES.enter}`);
  return undefined;
}

async function open({ shell, apps }: Hands, wanted: string): Promise<LastError | undefined> {
  const missing: LastError = { code: 'APP_NOT_FOUND', message: `No app ${wanted} is installed` };
  const pkg = apps.find(wanted);
  if (pkg === undefined) return missing;
  const entry = await apps.entry(pkg);
  if (entry === undefined) return missing;
  const { out, err } = await shell.shell(`am start ${FROM_LAUNCHER} -n ${quoted(entry)}`);
  return /^Error/m.test(`${out}\n${err}`)
    ? {
        code: 'APP_NOT_FOUND',
        message: `${wanted} does not start: ${`${out}\n${err}`.match(/^Error.*/m)![0]}`,
      }
    : undefined;
}

/**
 * One action by lines of a device's shell, on what was seen last. Gives why it had no effect, where that is known before. Throws
 * InvalidAction, NO_TEXT_KEYBOARD and DEVICE_LOST.
 */
export async function act(
  controls: Hands,
  action: Action,
  elements: readonly Element[],
): Promise<LastError | undefined> {
  const { shell, screen } = controls;
  const runLine = async (line: string, limitMs?: number): Promise<LastError | undefined> =>
    refusal(await shell.shell(line, limitMs === undefined ? {} : { limitMs }));
  switch (action.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press': {
      const at = target(screen, elements, action);
      if ('code' in at) return at;
      const [x, y] = at;
      return runLine(
        {
          tap: `input tap ${x} ${y}`,
          double_tap: `input tap ${x} ${y} & input tap ${x} ${y}; wait`,
          long_press: `input swipe ${x} ${y} ${x} ${y} ${LONG_MS}`,
        }[action.type],
      );
    }
    case 'swipe':
    case 'drag': {
      const [from, to] = [
        place(screen, action.from[0]!, action.from[1]!, action.space),
        place(screen, action.to[0]!, action.to[1]!, action.space),
      ];
      const ms = action.ms ?? (action.type === 'swipe' ? SWIPE_MS : DRAG_MS);
      return runLine(
        `input ${action.type === 'swipe' ? 'swipe' : 'draganddrop'} ${from.join(' ')} ${to.join(' ')} ${ms}`,
        LINE_MS + ms,
      );
    }
    case 'scroll':
      return scroll(controls, elements, action);
    case 'type':
    case 'clear':
      return type(controls, elements, action);
    case 'key':
      return runLine(`input keyevent ${CODES[action.key]}`);
    case 'open_app':
      return open(controls, action.app);
    case 'wait':
      return action.ms > 0 ? runLine(`sleep ${action.ms / 1_000}`, LINE_MS + action.ms) : undefined;
    case 'touch': {
      if ((action.pointer ?? 0) > 0) return { code: 'ONE_FINGER', message: 'Over adb there is one finger' };
      return runLine(
        `input motionevent ${action.phase.toUpperCase()} ${place(screen, action.x, action.y, action.space).join(' ')}`,
      );
    }
    // What is said to a person is not the device's.
    case 'answer':
    case 'ask_user':
    case 'done':
    case 'impossible':
      return undefined;
  }
}
