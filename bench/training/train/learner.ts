import { groupAdvantages } from '../advantages.ts';
import { anchorAdvantages } from '../anchors.ts';
import {
  returnOf,
  type Batch,
  type Group,
  type Penalties,
  type WorkerPoolOptions,
} from '../collect/index.ts';
import { grpo, type GrpoStats, type Weighted } from '../grpo.ts';
import { penalise, type Past, type PenaltyChoice } from '../penalties/index.ts';
import type { PositiveReplay } from '../replay/positive.ts';
import type { Adam } from '../policy/adam.ts';
import type { Choice } from '../policy/actor.ts';
import type { Model } from '../policy/model.ts';
import type { TrainConfig } from './config.ts';

/** The figures of one iteration, a line of metrics.jsonl. Shares and means are over its rollouts. */
export interface Iteration extends GrpoStats {
  iteration: number;
  version: number;
  rollouts: number;
  steps: number;
  success: number;
  progress: number;
  return: number;
  /** Groups whose returns differ; nothing is learned from the others. */
  informative: number;
  /** Groups without a success to which a solver's rollout was added. */
  guided: number;
  /** How many versions the oldest decisions were behind, on average; 0 in lockstep. */
  behind: number;
}

/** A solver's rollout on a group's instance: each decision with its log-probability under the present policy, and the sum of rewards. */
export type SolverRollouts = ReadonlyMap<
  Group,
  { decisions: readonly (Choice & { logProb: number })[]; returned: number }
>;

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Decisions of each rollout with their advantages. All decisions share the rollout's advantage within its group; with `steps`, each adds its own
 * advantage over others in the same state. Groups whose returns are all equal are left out. A solver's rollout counts as one more member, and
 * comes first.
 */
export function weighted(
  groups: readonly Group[],
  { spread, steps }: Pick<TrainConfig, 'spread' | 'steps'>,
  solved: SolverRollouts = new Map(),
): { rollouts: { item: Weighted[]; advantage: number; success: boolean }[]; informative: number } {
  let informative = 0;
  const rollouts = groups.flatMap(group => {
    const guide = solved.get(group);
    const found = groupAdvantages([...group.rollouts.map(returnOf), ...(guide ? [guide.returned] : [])], {
      epsilon: spread,
    });
    if (!found.informative) return [];
    informative++;
    const [of] = guide ? found.advantages.slice(-1) : [];
    // Replay is for the policy's own successes, and this is not one.
    const byGuide =
      guide && of
        ? [
            {
              item: guide.decisions.map((decision): Weighted => ({ ...decision, advantage: of })),
              advantage: of,
              success: false,
            },
          ]
        : [];
    const beside =
      steps &&
      anchorAdvantages(
        group.rollouts.map(({ transitions }) =>
          transitions.map(({ anchor, stateHash, reward, penalty }) => ({
            // A device that tells no anchor is known by its whole state.
            anchor: anchor ?? stateHash,
            reward: reward === null ? null : reward + penalty,
          })),
        ),
        { gamma: steps.gamma, epsilon: spread },
      );
    return [
      ...byGuide,
      ...group.rollouts.flatMap(({ transitions, outcome }, i) => {
        const advantage = found.advantages[i];
        if (advantage === null || advantage === undefined) return [];
        const item = transitions.map(({ choice, logProb }, t): Weighted => ({
          ...(choice as Choice),
          logProb,
          advantage: advantage + (steps ? steps.weight * (beside![i]![t] ?? 0) : 0),
        }));
        return [{ item, advantage, success: outcome === 'success' }];
      }),
    ];
  });
  return { rollouts, informative };
}

/** What an update changes. */
export interface Learned {
  model: Model;
  reference: Model;
  optimiser: Adam;
  replay: PositiveReplay<Weighted[]> | null;
}

/** Updates the model from the groups of a batch, and from replayed successes. Returns the iteration's figures. */
export function learn(
  { model, reference, optimiser, replay }: Learned,
  { groups, behind }: Pick<Batch, 'groups' | 'behind'>,
  iteration: number,
  {
    grpo: options,
    seed,
    replay: settings,
    spread,
    steps,
  }: Pick<TrainConfig, 'grpo' | 'seed' | 'replay' | 'spread' | 'steps'>,
  solved: SolverRollouts = new Map(),
): Iteration {
  const { rollouts: candidates, informative } = weighted(groups, { spread, steps }, solved);
  // Everything that was just played is used; replayed rollouts come on top.
  const played = candidates.map(({ item }) => item);
  const again =
    replay && settings ? replay.batch(played, Math.round(played.length / (1 - settings.share))).replayed : [];
  replay?.add(candidates);
  const decisions = [...played, ...again.map(({ item }) => item)].flat();
  const stats: GrpoStats =
    decisions.length > 0
      ? grpo(
          model,
          options.kl === 0 ? null : reference,
          optimiser,
          decisions,
          options,
          `${seed}/${iteration}`,
        )
      : { decisions: 0, loss: 0, entropy: 0, kl: 0, clipped: 0, ratio: 1 };
  const rollouts = groups.flatMap(group => group.rollouts);
  return {
    iteration,
    version: iteration,
    rollouts: rollouts.length,
    steps: rollouts.reduce((sum, t) => sum + t.transitions.length, 0),
    success: mean(rollouts.map(t => Number(t.outcome === 'success'))),
    progress: mean(rollouts.map(t => t.verdict?.progress ?? 0)),
    return: mean(rollouts.map(t => returnOf(t) ?? 0)),
    informative,
    guided: solved.size,
    behind: mean(behind),
    ...stats,
  };
}

/** How the rollouts of a training are played, wherever that is. */
export const playedAs = (config: TrainConfig): Pick<WorkerPoolOptions, 'seed' | 'episode' | 'penalties'> => ({
  seed: config.seed,
  episode: {
    reward: { name: config.reward, options: { ...config.rewardOptions } },
    observe: { screenshot: false, elements: true },
  },
  penalties: charges(config.penalties, config.stepCost),
});

/** The chosen penalties plus the cost of a step, as `rollout` wants them. */
export function charges(choice: PenaltyChoice, stepCost: number): Penalties {
  const isOff = Object.keys(choice).length === 0;
  return (past = []) => {
    const history: Past[] = past.flatMap(({ observation, action }) =>
      observation ? [{ observation, action }] : [],
    );
    return ({ observation, decision, next, invalid, outcome }) => {
      if (isOff) return -stepCost;
      const { penalty } = penalise(choice, {
        observation,
        decision,
        next: invalid ? null : next,
        result: { ...(invalid === 'refused' ? { refused: true } : {}), ...(outcome ? { outcome } : {}) },
        history,
      });
      history.push({ observation, action: decision.action });
      return penalty - stepCost;
    };
  };
}
