import { instantiate } from '../../bench/tasks/registry.ts';
import type { RunningServer } from '../../server/start.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';

/** A step of a solver, in the words of other protocols too. */
export interface Step {
  action: Action;
  /** Calls of tools that do the same. */
  tools: { name: string; arguments: Record<string, unknown> }[];
  /** Actions of cua-lite that do the same. */
  gui: { name: string; arguments: Record<string, unknown> }[];
}

const tap = (ref: string) => ({ name: 'mobile_click_on_screen_at_coordinates', arguments: { ref } });
const press = (button: string) => ({ name: 'mobile_press_button', arguments: { button } });

/** The middle of an element, from 0 to 1000. */
function middle({ bounds: [left, top, right, bottom] }: Element, width: number, height: number) {
  return [(500 * (left! + right!)) / width, (500 * (top! + bottom!)) / height];
}

function stepOf(
  action: Action,
  { elements = [] }: Observation,
  [width, height]: readonly [number, number],
): Step {
  const ref = 'element' in action && action.element !== undefined ? action.element : undefined;
  const found = elements.find(({ index, id }) => ref === (typeof ref === 'number' ? index : id));
  const before = found
    ? {
        tools: [tap(found.id)],
        gui: [{ name: 'tap', arguments: { coordinate: middle(found, width, height) } }],
      }
    : { tools: [], gui: [] };
  switch (action.type) {
    case 'tap':
      return { action, ...before };
    case 'type': {
      const { text } = action;
      const typed = { name: 'mobile_type_keys', arguments: { text } };
      const gui = { name: 'type', arguments: { text } };
      return { action, tools: [...before.tools, typed], gui: [...before.gui, gui] };
    }
    case 'key': {
      const button = action.key === 'back' ? 'Back' : 'Home';
      return { action, tools: [press(action.key)], gui: [{ name: 'system_button', arguments: { button } }] };
    }
    case 'open_app': {
      const { app } = action;
      const opened = { name: 'mobile_launch_app', arguments: { packageName: app } };
      return { action, tools: [opened], gui: [{ name: 'open_app', arguments: { app_name: app } }] };
    }
    case 'done':
      return {
        action,
        tools: [{ name: 'done', arguments: {} }],
        gui: [{ name: 'terminate', arguments: { status: 'success' } }],
      };
    default:
      throw new Error(`No other protocol's words for ${action.type} here`);
  }
}

/** What the solver of a template does on an instance. */
export async function wayOf(
  { context: { episodes } }: RunningServer,
  task: string,
  seed: number,
): Promise<Step[]> {
  const EYES = { screenshot: false, elements: true } as const;
  const { solve } = await instantiate(task, seed);
  const episode = await episodes.create({ task, seed });
  const { width, height } = episode.phone.now.device.screen;
  let seen: Observation = (await episodes.observe(episode, EYES)).observation;
  const way = solve(seen);
  const steps: Step[] = [];
  for (let next = way.next(); !next.done; next = way.next(seen)) {
    steps.push(stepOf(next.value, seen, [width, height]));
    seen = (await episodes.step(episode, next.value, EYES)).observation;
  }
  episodes.remove(episode.id);
  return steps;
}
