export interface AdamOptions {
  /** Step size. */
  rate: number;
  beta1: number;
  beta2: number;
  epsilon: number;
}

export const ADAM: AdamOptions = { rate: 0.05, beta1: 0.9, beta2: 0.99, epsilon: 1e-6 };

/** Adam (Kingma and Ba, arXiv 1412.6980), descending. A weight whose gradient was always 0 stays unchanged. */
export class Adam {
  readonly first: Float32Array;
  readonly second: Float32Array;
  steps: number;

  constructor(size: number, state?: { first: Float32Array; second: Float32Array; steps: number }) {
    this.first = state?.first ?? new Float32Array(size);
    this.second = state?.second ?? new Float32Array(size);
    this.steps = state?.steps ?? 0;
  }

  /** Changes `weights` by one step and clears `gradient`. */
  step(weights: Float32Array, gradient: Float64Array, { rate, beta1, beta2, epsilon }: AdamOptions): void {
    const { first, second } = this;
    this.steps++;
    const correction = (rate * Math.sqrt(1 - beta2 ** this.steps)) / (1 - beta1 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i]!;
      // Unused moments decay at their next use, not here: an old gradient does not move a rare feature.
      if (g === 0) continue;
      const m = beta1 * first[i]! + (1 - beta1) * g;
      const v = beta2 * second[i]! + (1 - beta2) * g * g;
      first[i] = m;
      second[i] = v;
      weights[i] = weights[i]! - (correction * m) / (Math.sqrt(v) + epsilon);
      gradient[i] = 0;
    }
  }
}
