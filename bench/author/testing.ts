import { catalogue, createWorld, type Phone } from '../../apps/catalogue.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { Action } from '../../src/protocol/action.ts';
import { ACTION_MS } from '../../src/protocol/action.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Deed, Recording, RecordedStep } from './recording.ts';

export const world = (await createWorld()) as unknown as Phone;

const STATES: Element['states'] = {
  enabled: true,
  checkable: false,
  checked: false,
  selected: false,
  focusable: true,
  focused: false,
  scrollable: false,
  clickable: true,
  longClickable: false,
  editable: false,
  password: false,
};

/** An element of a screen: `['button', 'Move to folder']`, with an id where it shows a row. */
export type Shown = readonly [role: string, name: string, id?: string];

const elementOf = ([role, name, id = `${role}/${name}`]: Shown, index: number): Element => ({
  index,
  id,
  parent: null,
  role,
  className: '',
  resourceId: '',
  name,
  bounds: [0, 10 * index, 100, 10 * index + 10],
  states: { ...STATES, editable: role === 'textbox' },
  package: '',
});

/** A rule that a step runs: app, action, arguments. */
export type Rule = readonly [app: string, action: string, args: unknown];

/** A step of a take: what is on the screen, what is done to the first of it, and the rules that run. */
export interface Planned {
  screen: readonly Shown[];
  app?: string;
  route?: string;
  /** The app that is in front afterwards, if another. */
  opens?: string;
  does?: (element: Element) => Action;
  rules?: readonly Rule[];
}

const tap = ({ id }: Element): Action => ({ type: 'tap', element: id });

/** Plays steps by rules alone, as a phone would. */
export function played(start: Phone, plan: readonly Planned[]): Deed[] {
  let phone = start as unknown as AnyPhone;
  return plan.map(({ screen, app = 'notes', route = '/', opens = app, does = tap, rules = [] }) => {
    const elements = screen.map(elementOf);
    const seen = {
      elements,
      foreground: { app, package: '', activity: '', route },
      keyboard: false,
      clock: phone.clock.now,
    } as Observation;
    const events: PhoneEvent[] = [];
    for (const [owner, action, args] of rules) {
      const outcome = dispatch(catalogue, phone, owner, action, args);
      phone = outcome.phone;
      events.push(...outcome.events);
    }
    phone = advance(catalogue, phone, phone.clock.now + ACTION_MS).phone;
    const step: RecordedStep = {
      action: does(elements[0]!),
      seen,
      shows: { ...seen, foreground: { ...seen.foreground, app: opens } },
      events,
      after: phone as unknown as Phone,
    };
    return { kind: 'step', step };
  });
}

/** A recording without a set-up. */
export const recordingOf = (deeds: readonly Deed[], more: Partial<Recording> = {}): Recording => ({
  base: world,
  setup: [],
  start: world,
  solution: { start: world, deeds, declared: 'done' },
  alternatives: [],
  nearMisses: [],
  ...more,
});
