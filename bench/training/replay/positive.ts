import { equal } from '../../../src/state/json.ts';
import { draw, hashSeed, type Random } from '../../../src/state/random.ts';

/** A rollout that the learner may see again. */
export interface StoredItem<T> {
  item: T;
  advantage: number;
  /** Iteration that it was taken in. */ iteration: number;
}

export interface PositiveSettings {
  /** κ: how many of an iteration's successes are taken. */
  top: number;
  /** γ: share of a batch that comes from the buffer, in [0, 1). */
  share: number;
  /** Rollouts that are held at most; the oldest go first. */
  capacity: number;
  seed: number;
}
/** No figure for κ and γ is published in facts/training.md; these are ours, small enough that a batch stays on-policy by three quarters. */
export const POSITIVE: PositiveSettings = { top: 4, share: 0.25, capacity: 256, seed: 1 };

export interface PositiveState<T> {
  version: 1;
  settings: PositiveSettings;
  random: Random;
  iteration: number;
  kept: StoredItem<T>[];
}

/**
 * Difficulty-adaptive positive replay (AdaGRPO, MobileRL, arXiv 2509.18119): each iteration leaves its κ successes of highest advantage, which are those of the
 * tasks that mostly fail; a batch is γ from the buffer and 1 − γ on-policy. Items are JSON where it is saved.
 */
export class PositiveReplay<T> {
  private readonly state: PositiveState<T>;

  /** Throws RangeError for settings outside their range, for a saved state of another version, and for other settings than the saved ones. */
  constructor(settings: PositiveSettings = POSITIVE, saved?: PositiveState<T>) {
    const { top, share, capacity } = settings;
    if (
      !(
        Number.isInteger(top) &&
        top >= 1 &&
        share >= 0 &&
        share < 1 &&
        Number.isInteger(capacity) &&
        capacity >= 1
      )
    )
      throw new RangeError(
        `top and capacity are whole and above 0, share lies in [0, 1): ${JSON.stringify(settings)}`,
      );
    if (saved && saved.version !== 1)
      throw new RangeError(
        `The saved replay is of version ${String(saved.version)}, and 1 is what can be read`,
      );
    if (saved && !(Array.isArray(saved.kept) && saved.random))
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
          random: { seed: hashSeed(`positive replay ${settings.seed}`), draws: 0 },
          iteration: 0,
          kept: [],
        };
  }

  get size(): number {
    return this.state.kept.length;
  }

  /** Takes the best successes of an iteration and gives those that were taken. Of equal advantages, the first. A success with no advantage has nothing to teach. */
  add(rollouts: readonly { item: T; advantage: number | null; success: boolean }[]): StoredItem<T>[] {
    const {
      settings: { top, capacity },
      iteration,
    } = this.state;
    const best = rollouts
      .flatMap(({ item, advantage, success }) =>
        success && advantage !== null && advantage > 0 ? [{ item, advantage, iteration }] : [],
      )
      .sort((a, b) => b.advantage - a.advantage)
      .slice(0, top);
    this.state.kept = [...this.state.kept, ...best].slice(-capacity);
    this.state.iteration++;
    return best;
  }

  /**
   * A batch of `size`: round(γ size) from the buffer, each at most once, the rest on-policy in its order. Where one of them is too short the other fills up; fewer
   * than `size` where both are.
   */
  batch(onPolicy: readonly T[], size: number): { replayed: StoredItem<T>[]; onPolicy: T[] } {
    const wanted = Math.round(this.state.settings.share * size);
    const replayed = this.sample(Math.min(Math.max(wanted, size - onPolicy.length), this.size));
    return { replayed, onPolicy: onPolicy.slice(0, size - replayed.length) };
  }

  private sample(count: number): StoredItem<T>[] {
    const left = [...this.state.kept];
    return Array.from({ length: count }, () => {
      const { value, next } = draw(this.state.random);
      this.state.random = next;
      return left.splice(Math.floor(value * left.length), 1)[0]!;
    });
  }

  save(): PositiveState<T> {
    return structuredClone(this.state);
  }
}
