import type { Hashing } from './hashing.ts';

/** Features of each candidate, as indices of the weights. */
export type Sparse = readonly (readonly number[])[];

/** A log-linear policy: π(a) ∝ exp(Σ w over the features of a). Features of the table's second half count `memorised` each. */
export class Model {
  readonly hashing: Hashing;
  readonly weights: Float32Array;

  constructor(hashing: Hashing, weights: Float32Array = new Float32Array(2 ** (hashing.bits + 1))) {
    if (weights.length !== 2 ** (hashing.bits + 1))
      throw new RangeError(`${weights.length} weights where 2^${hashing.bits + 1} belong`);
    this.hashing = hashing;
    this.weights = weights;
  }

  /** The value of a feature at an index. */
  #value(place: number): number {
    return place < this.weights.length / 2 ? 1 : this.hashing.memorised;
  }

  /** Unnormalised log-probabilities. */
  scores(features: Sparse): Float64Array {
    const {
      weights,
      hashing: { memorised },
    } = this;
    const half = weights.length / 2;
    return Float64Array.from(features, places => {
      let [general, byHeart] = [0, 0];
      for (const place of places) {
        if (place < half) general += weights[place]!;
        else byHeart += weights[place]!;
      }
      return general + memorised * byHeart;
    });
  }

  /** Log-probabilities of the candidates, in nats. */
  logProbs(features: Sparse): Float64Array {
    return logSoftmax(this.scores(features));
  }

  /** Adds ∂L/∂w to `gradient`, where `byScore` is ∂L/∂score of each candidate. */
  backward(features: Sparse, byScore: Float64Array, gradient: Float64Array): void {
    for (const [i, places] of features.entries()) {
      const by = byScore[i]!;
      if (by !== 0) for (const place of places) gradient[place] = gradient[place]! + by * this.#value(place);
    }
  }

  /** Moves the weights towards another model's and keeps a share in [0, 1] of the old ones: an exponential moving average. */
  towards({ weights }: Model, keep: number): void {
    for (let i = 0; i < weights.length; i++)
      if (weights[i] !== this.weights[i])
        this.weights[i] = keep * this.weights[i]! + (1 - keep) * weights[i]!;
  }

  copy(): Model {
    return new Model(this.hashing, this.weights.slice());
  }
}

/** Log softmax without overflow. */
export function logSoftmax(scores: Float64Array): Float64Array {
  let top = -Infinity;
  for (const score of scores) if (score > top) top = score;
  let total = 0;
  for (const score of scores) total += Math.exp(score - top);
  const normal = top + Math.log(total);
  return scores.map(score => score - normal);
}

/** Index of the candidate that a number from [0, 1) draws. */
export function sample(logProbs: Float64Array, at: number): number {
  let left = at;
  for (const [i, logProb] of logProbs.entries()) {
    left -= Math.exp(logProb);
    if (left < 0) return i;
  }
  return logProbs.length - 1;
}

/** Index of the likeliest candidate; a number from [0, 1) draws among equals. */
export function greedy(logProbs: Float64Array, at: number): number {
  let top = -Infinity;
  for (const logProb of logProbs) if (logProb > top) top = logProb;
  const best = [...logProbs.keys()].filter(i => logProbs[i] === top);
  return best[Math.min(best.length - 1, Math.floor(at * best.length))]!;
}
