/** What one kind of work has cost since the start, in ms. */
export interface Stage {
  count: number;
  totalMs: number;
  maxMs: number;
}

/** Sums of how long each kind of work took, for metrics. */
export class Stages {
  #stages: Record<string, Stage> = {};

  /** Adds one piece of work that began at `since`, a `performance.now()`. */
  add(name: string, since: number): void {
    const ms = performance.now() - since;
    const stage = (this.#stages[name] ??= { count: 0, totalMs: 0, maxMs: 0 });
    stage.count++;
    stage.totalMs += ms;
    if (ms > stage.maxMs) stage.maxMs = ms;
  }

  read(): Record<string, Stage> {
    return structuredClone(this.#stages);
  }
}
