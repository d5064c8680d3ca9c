import { AndroidWorldError, fromAndroidWorld, uiElements, type UiElement } from '../../src/protocol/android-world.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { headOf, listOf, NoAction, objectsIn, type Codec } from './codec.ts';

const RULES = `You operate an Android phone for its owner. Each turn you see the screen as a picture and as a list of UI elements, and answer with one line of reasoning and one action as JSON:
Reason: one or two sentences
Action: {"action_type": ...}

Actions:
{"action_type": "click", "index": 3}   also double_tap and long_press; or "x" and "y" in pixels in place of index
{"action_type": "input_text", "text": "words", "index": 3}   types into a field and presses Enter; "clear_text": true empties it first
{"action_type": "keyboard_enter"}
{"action_type": "scroll", "direction": "down", "index": 3}   shows what lies below; also up, left, right; without an index the whole screen
{"action_type": "swipe", "direction": "up"}   moves the finger that way
{"action_type": "navigate_home"}, {"action_type": "navigate_back"}
{"action_type": "open_app", "app_name": "Notes"}
{"action_type": "wait"}
{"action_type": "answer", "text": "..."}   answers the user; where several things are asked for, in their order, parted by commas
{"action_type": "status", "goal_status": "complete"}   everything that was asked is done
{"action_type": "status", "goal_status": "infeasible"}   it cannot be done on this phone

index is the number of an element in the list. Change nothing that was not asked for.`;

/** The picture's own size in pixels; of the elements' frame where there is none. */
export function sizeOf(seen: Observation): { width: number; height: number } {
  const ends = (seen.elements ?? []).map(e => e.bounds);
  return { width: Math.max(1, ...ends.map(b => b[2]!)), height: Math.max(1, ...ends.map(b => b[3]!)) };
}

/** An element with what it has, as a line of JSON: what is false or empty says nothing. */
function line(e: UiElement, index: number): string {
  const { bbox_pixels: { x_min, y_min, x_max, y_max }, bbox: _, ...rest } = e;
  const said = Object.fromEntries(Object.entries(rest).filter(([key, value]) => value !== null && value !== false && key !== 'is_visible' && key !== 'resource_id'));
  return `UI element ${index}: ${JSON.stringify({ ...said, bbox: [x_min, y_min, x_max, y_max] })}`;
}

/** AndroidWorld's JSON actions over its UI elements. */
export const androidWorld: Codec = {
  name: 'android-world', describe: 'AndroidWorld’s JSON actions over its UI elements', rules: RULES,
  show: (seen, left) => ({ head: headOf(seen, left), list: listOf(uiElements(seen.elements ?? [], sizeOf(seen)).map(line)) }),
  parse(reply, seen, sheet) {
    const found = [...objectsIn(reply)].filter(o => typeof o['action_type'] === 'string').at(-1);
    if (!found) throw new NoAction('there is no JSON object with an "action_type" in it');
    try {
      return fromAndroidWorld(found, { elements: seen.elements ?? [], screen: sizeOf(seen), sheet });
    } catch (error) {
      throw error instanceof AndroidWorldError ? new NoAction(error.message) : error;
    }
  },
};
