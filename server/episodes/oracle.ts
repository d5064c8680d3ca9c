import { follows, type Meant, type Reference } from '../../judges/rewards/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { isTyping, restOfTyping, typingSteps, type Typing } from '../../src/protocol/typing.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { SILENT, type Log } from '../log.ts';
import type { Instance } from './tasks.ts';

type Solver = Generator<Action, unknown, Observation>;
/**
 * A screen on the way, and by what it is known again. The solver was shown it, but for one in the middle of typing, which agents may do in several steps where the solver does
 * it in one: `rest` is what is left of that.
 */
interface Waypoint {
  key: string;
  seen: Observation;
  rest?: Action;
}

const contains = ([left, top, right, bottom]: readonly number[], x: number, y: number) =>
  x >= left! && x < right! && y >= top! && y < bottom!;
const area = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);

/** The element that an action is for, in what was seen before it; for typing without one, the field that has the caret. */
function elementOf(action: Action, { elements = [] }: Observation): Element | undefined {
  if ('element' in action && action.element !== undefined)
    return typeof action.element === 'number'
      ? elements[action.element]
      : elements.find(e => e.id === action.element);
  return action.type === 'type' || action.type === 'clear'
    ? elements.find(e => e.states.focused && e.states.editable)
    : undefined;
}

/** Where an action goes to, in pixels. */
export function pointOf(action: Action, seen: Observation | undefined): { x: number; y: number } | undefined {
  if ('x' in action && action.x !== undefined && action.y !== undefined) return { x: action.x, y: action.y };
  const [l, t, r, b] = (seen && elementOf(action, seen)?.bounds) ?? [];
  return b === undefined ? undefined : { x: (l! + r!) / 2, y: (t! + b) / 2 };
}

/** The box that a point has to fall in to mean the same; of a slider, that part of its track which gives the same value. */
function boundsOf(action: Action, seen: Observation): readonly number[] | undefined {
  const own = elementOf(action, seen);
  if (own || !('x' in action) || action.x === undefined || action.y === undefined) return own?.bounds;
  const { x, y } = action;
  const under = (seen.elements ?? []).filter(e => contains(e.bounds, x, y));
  const slider = under.find(e => e.range);
  if (!slider) return under.filter(e => e.states.clickable).sort((a, b) => area(a) - area(b))[0]?.bounds;
  const {
    range,
    bounds: [left, top, right, bottom],
  } = slider as Element & { range: NonNullable<Element['range']> };
  const half = ((right! - left!) * range.step) / Math.max(range.step, range.max - range.min) / 2;
  return [Math.max(left!, x - half), top!, Math.min(right!, x + half), bottom!];
}

function meant(action: Action, seen: Observation): Meant {
  const bounds = boundsOf(action, seen);
  return { action, ...(bounds ? { bounds } : {}) };
}

/** The same for all that mean the same: an app is named by its id, name or package, and an empty field may be emptied or not. */
function normalize(action: Action, seen: Observation | undefined): Action {
  if (action.type === 'type' && action.clear && seen && elementOf(action, seen)?.value === '')
    return { ...action, clear: false };
  if (action.type !== 'open_app') return action;
  const wanted = action.app.trim().toLowerCase();
  const meta = [...catalogue.metas.values()].find(m =>
    [m.id, m.name, m.package].some(n => n.toLowerCase() === wanted),
  );
  return { type: 'open_app', app: meta?.id ?? action.app };
}

/** The simple steps with which typing can begin: the first, and behind the emptying of an empty field the next one too. */
function beginsOf(action: Action, seen: Observation): Action[] {
  if (!isTyping(action)) return [];
  const field = elementOf(action, seen);
  const steps = typingSteps(action, field && !field.states.focused ? field.id : undefined);
  return steps.slice(0, steps[0]?.type === 'clear' && field?.value === '' ? 2 : 1);
}

/** A screen is known again by all of the phone that is not time or chance. */
const keyOf = ({ apps, ui, os, device }: AnyPhone): string => hash({ apps, ui, os, device });

/** Whether two trees are the same but for time and chance. */
export const sameScreen = (one: AnyPhone, other: AnyPhone): boolean => keyOf(one) === keyOf(other);

/**
 * What a template's solver would do, for as long as the agent does the same. After a departure there is no reference: a solver that is started in the middle
 * would do again what is done. It goes on where the phone comes back to a state that lay on the way, as after an action that changed nothing. The solver is
 * shown observations alone, and is run again over those where it has to be copied or taken back.
 */
export class OracleTracker {
  private readonly instance: Instance;
  private readonly log: Log;
  private trajectory: readonly Waypoint[];
  private isOnTrajectory: boolean;
  private rest: Action | undefined;
  private solver: Solver | undefined;
  private asked = 0;
  private nextAction: Action | null = null;
  /** Whether the last stop is one whose action has not been taken yet. */
  private isPending = false;
  private current: { action: Action; reference: Reference; seen: Observation } | null = null;

  constructor(
    instance: Instance,
    log: Log = SILENT,
    trajectory: readonly Waypoint[] = [],
    on = true,
    rest?: Action,
  ) {
    this.instance = instance;
    this.log = log;
    this.trajectory = trajectory;
    this.isOnTrajectory = on;
    this.rest = rest;
  }

  /** One that goes on by itself from here, for a fork between two steps. */
  copy(): OracleTracker {
    return new OracleTracker(
      this.instance,
      this.log,
      this.isPending && this.isOnTrajectory ? this.trajectory.slice(0, -1) : this.trajectory,
      this.isOnTrajectory,
      this.rest,
    );
  }

  /** What the solver would do on this screen; null off its way, and where it has ended or found no way on. */
  referenceFor(phone: AnyPhone, { screenshot: _, tree: __, ...seen }: Observation): Reference | null {
    const key = keyOf(phone);
    // The step after the last look did not happen.
    if (this.isPending && this.isOnTrajectory) {
      if (this.trajectory.at(-1)!.key === key) return this.current?.reference ?? null;
      this.trajectory = this.trajectory.slice(0, -1);
      this.solver = undefined;
    }
    this.isPending = true;
    if (this.isOnTrajectory) {
      this.trajectory = [...this.trajectory, { key, seen, ...(this.rest ? { rest: this.rest } : {}) }];
    } else {
      const back = this.trajectory.findLastIndex(waypoint => waypoint.key === key);
      if (back < 0) return (this.current = null);
      this.trajectory = this.trajectory.slice(0, back + 1);
      this.isOnTrajectory = true;
      this.rest = this.trajectory.at(-1)!.rest;
    }
    const action = this.rest ?? this.ask();
    const begins = action ? beginsOf(action, seen) : [];
    const reference = action && {
      ...meant(normalize(action, seen), seen),
      ...(begins.length > 0 ? { begins: begins.map(each => meant(each, seen)) } : {}),
    };
    this.current = action && reference && { action, reference, seen };
    return reference;
  }

  /** Where an action goes to on the screen that was looked at, and in the form in which it is compared. */
  normalized(action: Action): { action: Action; point?: { x: number; y: number } } {
    const point = pointOf(action, this.current?.seen);
    return { action: normalize(action, this.current?.seen), ...(point ? { point } : {}) };
  }

  /** The action that was taken on the screen that was looked at. */
  advance(action: Action): void {
    this.isPending = false;
    const { current } = this;
    const followed = current
      ? follows({ ...this.normalized(action), reference: current.reference })
      : undefined;
    this.isOnTrajectory = followed !== undefined;
    this.rest =
      followed && followed !== current!.reference
        ? restOfTyping(current!.action as Typing, followed.action)
        : undefined;
  }

  /** Someone else has changed the phone: a departure, whatever the agent does. */
  depart(): void {
    this.isPending = false;
    this.isOnTrajectory = false;
    this.rest = undefined;
    this.current = null;
  }

  /** The solver's answer to the last waypoint. */
  private ask(): Action | null {
    const trajectory = this.trajectory.filter(waypoint => !waypoint.rest);
    if (this.asked > trajectory.length || !this.solver) {
      this.solver = undefined;
      this.asked = 0;
    }
    if (this.asked === trajectory.length) return this.nextAction;
    try {
      for (; this.asked < trajectory.length; this.asked++) {
        const { seen } = trajectory[this.asked]!;
        const next = this.solver ? this.solver.next(seen) : (this.solver = this.instance.solve(seen)).next();
        this.nextAction = next.done ? null : next.value;
      }
    } catch (err) {
      // The solver cannot go on from here: the step has no reference, and is no fault of the agent.
      this.log.warn({ err }, 'the reference solver threw: the steps that follow have no reference');
      this.asked = trajectory.length;
      this.nextAction = null;
    }
    return this.nextAction;
  }
}
