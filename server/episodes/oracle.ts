import { follows, type Meant, type Reference } from '../../judges/rewards/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { isTyping, restOfTyping, typingSteps, type Typing } from '../../src/protocol/typing.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { SILENT, type Log } from '../log.ts';
import { anchorOf } from './anchor.ts';
import type { Instance } from './tasks.ts';

type Solver = Generator<Action, unknown, Observation>;
/**
 * A screen of the trajectory, and the key by which it is recognised. `rest` is set in the middle of typing, which the agent may do in
 * several steps and the solver does in one: it is the part that is left. The solver is not shown such a screen.
 */
export interface Waypoint {
  key: string;
  observation: Observation;
  rest?: Action;
}

const contains = ([left, top, right, bottom]: readonly number[], x: number, y: number) =>
  x >= left! && x < right! && y >= top! && y < bottom!;
const area = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);

/** The element that an action targets, given the observation before it. Typing without an element targets the field with the caret. */
function elementOf(action: Action, { elements = [] }: Observation): Element | undefined {
  if ('element' in action && action.element !== undefined)
    return typeof action.element === 'number'
      ? elements[action.element]
      : elements.find(e => e.id === action.element);
  return action.type === 'type' || action.type === 'clear'
    ? elements.find(e => e.states.focused && e.states.editable)
    : undefined;
}

/** The point at which an action aims, in pixels; undefined if it has none. */
export function pointOf(
  action: Action,
  observation: Observation | undefined,
): { x: number; y: number } | undefined {
  if ('x' in action && action.x !== undefined && action.y !== undefined) return { x: action.x, y: action.y };
  const [l, t, r, b] = (observation && elementOf(action, observation)?.bounds) ?? [];
  return b === undefined ? undefined : { x: (l! + r!) / 2, y: (t! + b) / 2 };
}

/** The box within which a point has the same effect. For a slider, it is the part of the track that sets the same value. */
function boundsOf(action: Action, observation: Observation): readonly number[] | undefined {
  const own = elementOf(action, observation);
  if (own || !('x' in action) || action.x === undefined || action.y === undefined) return own?.bounds;
  const { x, y } = action;
  const under = (observation.elements ?? []).filter(e => contains(e.bounds, x, y));
  const slider = under.find(e => e.range);
  if (!slider) return under.filter(e => e.states.clickable).sort((a, b) => area(a) - area(b))[0]?.bounds;
  const {
    range,
    bounds: [left, top, right, bottom],
  } = slider as Element & { range: NonNullable<Element['range']> };
  const half = ((right! - left!) * range.step) / Math.max(range.step, range.max - range.min) / 2;
  return [Math.max(left!, x - half), top!, Math.min(right!, x + half), bottom!];
}

function meant(action: Action, observation: Observation): Meant {
  const bounds = boundsOf(action, observation);
  return { action, ...(bounds ? { bounds } : {}) };
}

/** Gives equivalent actions one form: an app is named by its id, and typing into an empty field does not clear it. */
function normalize(action: Action, observation: Observation | undefined): Action {
  if (action.type === 'type' && action.clear && observation && elementOf(action, observation)?.value === '')
    return { ...action, clear: false };
  if (action.type !== 'open_app') return action;
  const wanted = action.app.trim().toLowerCase();
  const meta = [...catalogue.metas.values()].find(m =>
    [m.id, m.name, m.package].some(n => n.toLowerCase() === wanted),
  );
  return { type: 'open_app', app: meta?.id ?? action.app };
}

/** The simple steps that typing may start with: the first one and, if that one clears an empty field, the second too. */
function beginsOf(action: Action, observation: Observation): Action[] {
  if (!isTyping(action)) return [];
  const field = elementOf(action, observation);
  const steps = typingSteps(action, field && !field.states.focused ? field.id : undefined);
  return steps.slice(0, steps[0]?.type === 'clear' && field?.value === '' ? 2 : 1);
}

/** Whether two trees differ in nothing but the clock and random state. */
export const sameScreen = (one: AnyPhone, other: AnyPhone): boolean => anchorOf(one) === anchorOf(other);

/** A tracker between two steps, as a value. It is JSON. */
export interface OracleValue {
  trajectory: readonly Waypoint[];
  isOnTrajectory: boolean;
  rest?: Action;
}

/**
 * Runs a template's solver alongside the agent, and gives the solver's action as a reference while the agent does the same. After a
 * departure there is no reference, because a solver that started in the middle would repeat finished work. The tracker resumes when
 * the phone returns to a state of the trajectory, such as after an action without effect. The solver sees observations only. To copy
 * it or to take a step back, the tracker runs it again over the recorded observations.
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
  /** Whether the agent has not acted at the last waypoint yet. */
  private isPending = false;
  private current: { action: Action; reference: Reference; observation: Observation } | null = null;

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

  /** The screens that the solver was shown, and the rest of its typing; null off the trajectory. With these another solver goes on from here. */
  get path(): { seen: readonly Observation[]; rest: Action | null } | null {
    if (!this.isOnTrajectory) return null;
    const seen = this.trajectory.filter(waypoint => !waypoint.rest).map(waypoint => waypoint.observation);
    return { seen, rest: this.rest ?? null };
  }

  /** An independent tracker at the same place, for a fork between two steps. */
  copy(): OracleTracker {
    return OracleTracker.from(this.instance, this.log, this.value());
  }

  /** The tracker between two steps. */
  value(): OracleValue {
    const { isPending, isOnTrajectory, trajectory, rest } = this;
    return {
      trajectory: isPending && isOnTrajectory ? trajectory.slice(0, -1) : trajectory,
      isOnTrajectory,
      ...(rest ? { rest } : {}),
    };
  }

  /** A tracker that goes on from a value. */
  static from(
    instance: Instance,
    log: Log,
    { trajectory, isOnTrajectory, rest }: OracleValue,
  ): OracleTracker {
    return new OracleTracker(instance, log, trajectory, isOnTrajectory, rest);
  }

  /** The solver's action on this screen; null off the trajectory, and if the solver has ended or failed. */
  referenceFor(phone: AnyPhone, { screenshot: _, tree: __, ...observation }: Observation): Reference | null {
    const key = anchorOf(phone);
    // The agent's step failed after the last call: undo that waypoint unless the screen is the same.
    if (this.isPending && this.isOnTrajectory) {
      if (this.trajectory.at(-1)!.key === key) return this.current?.reference ?? null;
      this.trajectory = this.trajectory.slice(0, -1);
      this.solver = undefined;
    }
    this.isPending = true;
    if (this.isOnTrajectory) {
      const waypoint = { key, observation, ...(this.rest ? { rest: this.rest } : {}) };
      this.trajectory = [...this.trajectory, waypoint];
    } else {
      const back = this.trajectory.findLastIndex(waypoint => waypoint.key === key);
      if (back < 0) return (this.current = null);
      this.trajectory = this.trajectory.slice(0, back + 1);
      this.isOnTrajectory = true;
      this.rest = this.trajectory.at(-1)!.rest;
    }
    const action = this.rest ?? this.ask();
    const begins = action ? beginsOf(action, observation) : [];
    const reference = action && {
      ...meant(normalize(action, observation), observation),
      ...(begins.length > 0 ? { begins: begins.map(each => meant(each, observation)) } : {}),
    };
    this.current = action && reference && { action, reference, observation };
    return reference;
  }

  /** An action in the form in which actions are compared, with the point it aims at on the current screen. */
  normalized(action: Action): { action: Action; point?: { x: number; y: number } } {
    const point = pointOf(action, this.current?.observation);
    return { action: normalize(action, this.current?.observation), ...(point ? { point } : {}) };
  }

  /** Records the agent's action on the current screen. */
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

  /** Leaves the trajectory because somebody other than the agent has changed the phone. */
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
        const { observation } = trajectory[this.asked]!;
        this.solver ??= this.instance.solve(observation);
        // A generator ignores the argument of its first call.
        const next = this.solver.next(observation);
        this.nextAction = next.done ? null : next.value;
      }
    } catch (err) {
      // The agent is not to blame: the steps simply have no reference from here on.
      this.log.warn({ err }, 'the reference solver threw: the steps that follow have no reference');
      this.asked = trajectory.length;
      this.nextAction = null;
    }
    return this.nextAction;
  }
}
