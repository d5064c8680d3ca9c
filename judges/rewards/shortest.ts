/**
 * R = r (1 − α (T − T_min) / T) for a success in T steps (MobileRL, arXiv 2509.18119). T < T_min counts as T = T_min. Throws
 * RangeError for an α outside (0, 1].
 */
export function shortestPathReward(reward: number, steps: number, shortest: number, alpha = 1): number {
  if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies in (0, 1], not ${alpha}`);
  if (!(steps >= 1)) throw new RangeError(`A success takes a step, not ${steps}`);
  return reward * (1 - (alpha * (steps - Math.min(shortest, steps))) / steps);
}

/** The fewest steps in which each instance is known to be solved: the solver's, or a better episode's. */
export class Shortest {
  private readonly found = new Map<string, number>();
  private readonly solver: (task: string) => number | undefined;

  private readonly limit: number;

  /**
   * `solver` gives the steps of a template's solver, or undefined where they are unknown. At most `limit` instances are kept;
   * the oldest are dropped first.
   */
  constructor(
    solver: (task: string) => number | undefined = () => undefined,
    saved: Readonly<Record<string, number>> = {},
    limit = 100_000,
  ) {
    this.solver = solver;
    this.limit = limit;
    for (const [key, steps] of Object.entries(saved)) this.found.set(key, steps);
  }

  /** T_min of an instance; undefined where nobody has solved it. */
  of(task: string, seed: number): number | undefined {
    const [known, own] = [this.found.get(`${task}#${seed}`), this.solver(task)];
    return known === undefined || own === undefined ? (known ?? own) : Math.min(known, own);
  }

  /** Records a success in so many steps. */
  record(task: string, seed: number, steps: number): void {
    if (steps >= (this.of(task, seed) ?? Infinity)) return;
    this.found.delete(`${task}#${seed}`);
    this.found.set(`${task}#${seed}`, steps);
    if (this.found.size > this.limit) this.found.delete(this.found.keys().next().value!);
  }

  /**
   * Rewards of a group of rollouts of one instance, in their order: 0 for failures, the adjusted reward for successes, null
   * where a rollout has none. The group's own successes count towards T_min first, so the order in which rollouts end does
   * not matter.
   */
  adjusted(
    task: string,
    seed: number,
    rollouts: readonly { reward: number | null; success: boolean; steps: number }[],
    alpha = 1,
  ): (number | null)[] {
    for (const { success, steps } of rollouts) if (success) this.record(task, seed, steps);
    const shortest = this.of(task, seed);
    return rollouts.map(({ reward, success, steps }) =>
      reward === null ? null : success ? shortestPathReward(reward, steps, shortest ?? steps, alpha) : 0,
    );
  }

  save(): Record<string, number> {
    return Object.fromEntries(this.found);
  }
}
