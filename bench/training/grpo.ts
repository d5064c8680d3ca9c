import { streamOf } from '../../src/state/random.ts';
import { Adam, type AdamOptions } from './policy/adam.ts';
import type { Choice } from './policy/actor.ts';
import { shuffle } from './policy/clone.ts';
import { logSoftmax, type Model } from './policy/model.ts';

export interface GrpoOptions extends AdamOptions {
  /** The ratio of probabilities counts within 1 − clip … 1 + clip. */
  clip: number;
  /** Weight of the divergence from the reference policy; 0 leaves it out. */
  kl: number;
  /** Weight of the entropy. */
  entropy: number;
  /** Times that a batch is gone through. */
  epochs: number;
  /** Decisions of one step of the optimiser. */
  batch: number;
}

/** A decision with what it was worth, beside others of its group. */
export interface Weighted extends Choice {
  advantage: number;
  /** Of the choice under the policy that made it. */ logProb: number;
}

/** What an update did, over its decisions. */
export interface GrpoStats {
  decisions: number;
  loss: number;
  entropy: number;
  kl: number;
  clipped: number;
  ratio: number;
}

/**
 * Adds the gradient of the loss of some decisions: −min(ρA, clip(ρ)A) + kl · KL(π ‖ reference) − entropy · H(π), a mean over decisions.
 * Divergence and entropy are exact sums over the candidates, and not estimated by the one that was drawn.
 */
export function grpoGradient(
  model: Model,
  reference: Model | null,
  decisions: readonly Weighted[],
  { clip, kl, entropy }: Pick<GrpoOptions, 'clip' | 'kl' | 'entropy'>,
  gradient: Float64Array,
): GrpoStats {
  const n = decisions.length;
  const stats: GrpoStats = { decisions: n, loss: 0, entropy: 0, kl: 0, clipped: 0, ratio: 0 };
  for (const { features, picked, advantage, logProb } of decisions) {
    const logProbs = logSoftmax(model.scores(features));
    const probs = logProbs.map(Math.exp);
    const ratio = Math.exp(logProbs[picked]! - logProb);
    const limited = Math.min(1 + clip, Math.max(1 - clip, ratio));
    const isClipped = limited * advantage < ratio * advantage;
    const byScore = new Float64Array(probs.length);
    // Where the limit is what counts, the ratio moves nothing.
    if (!isClipped && advantage !== 0) {
      for (const [i, p] of probs.entries()) byScore[i] = byScore[i]! + (advantage * ratio * p) / n;
      byScore[picked] = byScore[picked]! - (advantage * ratio) / n;
    }
    let h = 0;
    for (const [i, p] of probs.entries()) if (p > 0) h -= p * logProbs[i]!;
    if (entropy !== 0)
      for (const [i, p] of probs.entries())
        byScore[i] = byScore[i]! + (p > 0 ? (entropy * p * (logProbs[i]! + h)) / n : 0);
    let divergence = 0;
    if (kl !== 0 && reference) {
      const others = reference.logProbs(features);
      for (const [i, p] of probs.entries()) if (p > 0) divergence += p * (logProbs[i]! - others[i]!);
      for (const [i, p] of probs.entries())
        if (p > 0) byScore[i] = byScore[i]! + (kl * p * (logProbs[i]! - others[i]! - divergence)) / n;
    }
    model.backward(features, byScore, gradient);
    stats.loss += (-Math.min(ratio * advantage, limited * advantage) + kl * divergence - entropy * h) / n;
    stats.entropy += h / n;
    stats.kl += divergence / n;
    stats.clipped += (isClipped ? 1 : 0) / n;
    stats.ratio += ratio / n;
  }
  return stats;
}

/** Goes through decisions `epochs` times in an order drawn from `seed`, a step of the optimiser for each batch. Gives what the last epoch measured. */
export function grpo(
  model: Model,
  reference: Model | null,
  optimiser: Adam,
  decisions: readonly Weighted[],
  options: GrpoOptions,
  seed: string,
): GrpoStats {
  const random = streamOf(seed, 'grpo');
  const gradient = new Float64Array(model.weights.length);
  const order = decisions.map((_, i) => i);
  const total: GrpoStats = { decisions: decisions.length, loss: 0, entropy: 0, kl: 0, clipped: 0, ratio: 0 };
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += options.batch) {
      const batch = order.slice(from, from + options.batch).map(i => decisions[i]!);
      const stats = grpoGradient(model, reference, batch, options, gradient);
      optimiser.step(model.weights, gradient, options);
      if (epoch < options.epochs - 1) continue;
      for (const key of ['loss', 'entropy', 'kl', 'clipped', 'ratio'] as const)
        total[key] += (stats[key] * batch.length) / order.length;
    }
  }
  return total;
}
