import { streamOf } from '../../../src/state/random.ts';
import { Adam, ADAM, type AdamOptions } from './adam.ts';
import type { Choice } from './actor.ts';
import type { Model } from './model.ts';

export interface CloneOptions extends AdamOptions {
  /** Passes over all choices. */
  epochs: number;
  /** Choices a step. */
  batch: number;
  seed: number;
}

export const CLONE: CloneOptions = { ...ADAM, rate: 0.01, epochs: 6, batch: 32, seed: 0 };

/** Mean log-likelihood of choices, in nats, which cloning maximises. */
export const likelihood = (model: Model, choices: readonly Choice[]): number =>
  choices.reduce((sum, { features, picked }) => sum + model.logProbs(features)[picked]!, 0) /
  Math.max(1, choices.length);

/** Adds the gradient of the choices' mean negative log-likelihood, and returns that likelihood. */
export function cloneGradient(model: Model, choices: readonly Choice[], gradient: Float64Array): number {
  let loss = 0;
  for (const { features, picked } of choices) {
    const logProbs = model.logProbs(features);
    loss -= logProbs[picked]! / choices.length;
    const byScore = logProbs.map(Math.exp).map(p => p / choices.length);
    byScore[picked] = byScore[picked]! - 1 / choices.length;
    model.backward(features, byScore, gradient);
  }
  return loss;
}

/** Behaviour cloning: makes the choices likelier. Returns their mean log-likelihood after each epoch. */
export function clone(
  model: Model,
  choices: readonly Choice[],
  { epochs, batch, seed, ...adam }: CloneOptions = CLONE,
): number[] {
  const random = streamOf(seed, 'clone');
  const optimiser = new Adam(model.weights.length);
  const gradient = new Float64Array(model.weights.length);
  const order = choices.map((_, i) => i);
  return Array.from({ length: epochs }, () => {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      cloneGradient(
        model,
        order.slice(from, from + batch).map(i => choices[i]!),
        gradient,
      );
      optimiser.step(model.weights, gradient, adam);
    }
    return likelihood(model, choices);
  });
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
