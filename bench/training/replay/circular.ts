import { isUnrewarded } from '../../../judges/rewards/types.ts';
import { equal } from '../../../src/state/json.ts';
import { draw, hashSeed, type Random } from '../../../src/state/random.ts';
import { monteCarlo } from '../returns.ts';
import { PRIORITY } from '../retrace.ts';
import type { Trajectory, Transition } from '../types.ts';

/** A transition with what off-policy learning needs besides: behaviour log-probability, version and penalty are the transition's own. */
export interface Stored extends Transition {
  /** Monte Carlo return from here, penalties included; null where a reward after it was lost. */ return:
    | number
    | null;
}
export interface StoredTrajectory extends Omit<Trajectory, 'transitions'> {
  transitions: readonly Stored[];
}

export interface ReplaySettings {
  /** Transitions that are held; whole trajectories go out, the oldest first. */
  capacity: number;
  /** Versions that a trajectory's oldest decision may lag behind; Infinity is not JSON, so null is no limit. */
  maxLag: number | null;
  /** Sampled ∝ priority to this power. */
  exponent: number;
  /** Discount of the Monte Carlo returns. */
  gamma: number;
  seed: number;
}
/** DistRL's (arXiv 2410.14803) capacity and exponent; a lag limit and a discount are ours to set. */
export const REPLAY: ReplaySettings = {
  capacity: 10_000,
  maxLag: null,
  exponent: PRIORITY.exponent,
  gamma: 0.99,
  seed: 1,
};

interface Slot {
  id: number;
  priority: number;
  trajectory: StoredTrajectory;
}
export interface ReplayState {
  version: 1;
  settings: ReplaySettings;
  random: Random;
  next: number;
  slots: Slot[];
}
export interface Sampled {
  id: number;
  /** Chance of it in this draw, for whoever corrects for it. */ probability: number;
  trajectory: StoredTrajectory;
}

/** A trajectory with the return of each of its transitions: of reward + penalty. */
export function withReturns(trajectory: Trajectory, gamma: number): StoredTrajectory {
  const returns = monteCarlo(
    trajectory.transitions.map(t => (t.reward === null ? null : t.reward + t.penalty)),
    gamma,
  );
  return {
    ...trajectory,
    transitions: trajectory.transitions.map((t, i) => ({ ...t, return: returns[i]! })),
  };
}

/** Replay of the newest trajectories, drawn by priority. All chance is a counter-based stream in its state. */
export class CircularReplay {
  private readonly state: ReplayState;

  /** Throws RangeError for settings outside their range, for a saved state of another version, and for other settings than the saved ones, which would not go on as they began. */
  constructor(settings: ReplaySettings = REPLAY, saved?: ReplayState) {
    const { capacity, maxLag, exponent, gamma } = settings;
    if (
      !(
        Number.isInteger(capacity) &&
        capacity >= 1 &&
        (maxLag === null || maxLag >= 0) &&
        Number.isFinite(exponent) &&
        exponent >= 0 &&
        gamma >= 0 &&
        gamma <= 1
      )
    )
      throw new RangeError(`These settings of a replay cannot be: ${JSON.stringify(settings)}`);
    if (saved && saved.version !== 1)
      throw new RangeError(
        `The saved replay is of version ${String(saved.version)}, and 1 is what can be read`,
      );
    if (saved && !(Array.isArray(saved.slots) && saved.random))
      throw new RangeError('The saved replay is not whole');
    if (saved && !equal(saved.settings, settings))
      throw new RangeError(
        `The saved replay has other settings: ${JSON.stringify(saved.settings)}. Go on with those, or start anew.`,
      );
    this.state = saved
      ? structuredClone(saved)
      : {
          version: 1,
          settings,
          random: { seed: hashSeed(`replay ${settings.seed}`), draws: 0 },
          next: 0,
          slots: [],
        };
  }

  get trajectories(): number {
    return this.state.slots.length;
  }
  get transitions(): number {
    return this.state.slots.reduce((sum, { trajectory }) => sum + trajectory.transitions.length, 0);
  }

  /**
   * Adds a trajectory and gives its id, and the ids of those that had to go. Without a priority it has the highest of all, so that each is seen once. One that infrastructure
   * lost, that has no transition, or that is longer than the whole replay is not taken: id null.
   */
  add(trajectory: Trajectory, priority?: number): { id: number | null; evicted: number[] } {
    const { settings, slots } = this.state;
    const size = trajectory.transitions.length;
    if (isUnrewarded(trajectory.outcome) || size === 0 || size > settings.capacity)
      return { id: null, evicted: [] };
    const id = this.state.next++;
    slots.push({
      id,
      priority: valid(priority ?? (slots.reduce((most, s) => Math.max(most, s.priority), 0) || 1)),
      trajectory: withReturns(trajectory, settings.gamma),
    });
    const evicted: number[] = [];
    for (let stored = this.transitions; stored > settings.capacity;) {
      const oldest = slots.shift()!;
      stored -= oldest.trajectory.transitions.length;
      evicted.push(oldest.id);
    }
    return { id, evicted };
  }

  /** Lets go of what lags too far behind the weights of now; gives the ids. */
  age(version: number): number[] {
    const { maxLag } = this.state.settings;
    if (maxLag === null) return [];
    const stale = this.state.slots
      .filter(({ trajectory }) => version - trajectory.versions[0] > maxLag)
      .map(s => s.id);
    this.state.slots = this.state.slots.filter(s => !stale.includes(s.id));
    return stale;
  }

  /** Sets priorities after they were learned from. Ids that are gone meanwhile are passed over. Throws RangeError for one that is no number of 0 or more. */
  update(priorities: readonly { id: number; priority: number }[]): void {
    for (const { id, priority } of priorities) {
      const slot = this.state.slots.find(s => s.id === id);
      if (slot) slot.priority = valid(priority);
    }
  }

  /** `count` trajectories with replacement, in proportion to priority^exponent; all alike where every priority is 0. Empty where the replay is. */
  sample(count: number): Sampled[] {
    const {
      slots,
      settings: { exponent },
    } = this.state;
    if (slots.length === 0) return [];
    // Beside the greatest, so that no sum of great ones is infinite.
    const greatest = slots.reduce((most, s) => Math.max(most, s.priority), 0);
    const none = greatest === 0 && exponent > 0;
    const raw = slots.map(s => (s.priority / (greatest || 1)) ** exponent);
    const ends: number[] = [];
    let total = 0;
    for (const weight of raw) ends.push((total += none ? 1 : weight));
    return Array.from({ length: count }, () => {
      const { value, next } = draw(this.state.random);
      this.state.random = next;
      const found = ends.findIndex(end => value * total < end);
      const i = found < 0 ? slots.length - 1 : found;
      return {
        id: slots[i]!.id,
        probability: (none ? 1 : raw[i]!) / total,
        trajectory: slots[i]!.trajectory,
      };
    });
  }

  save(): ReplayState {
    return structuredClone(this.state);
  }
}

function valid(priority: number): number {
  if (!(Number.isFinite(priority) && priority >= 0))
    throw new RangeError(`A priority is 0 or more, not ${priority}`);
  return priority;
}
