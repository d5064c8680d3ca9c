import { groupAdvantages } from '../advantages.ts';
import { anchorAdvantages } from '../anchors.ts';
import { returnOf, type Batch, type Group, type Penalties } from '../collect/index.ts';
import { grpo, type GrpoStats, type Weighted } from '../grpo.ts';
import { penalise, type Past, type PenaltyChoice } from '../penalties/index.ts';
import type { PositiveReplay } from '../replay/positive.ts';
import type { Adam } from '../policy/adam.ts';
import type { Choice } from '../policy/actor.ts';
import type { Model } from '../policy/model.ts';
import type { TrainConfig } from './config.ts';

/** What came of one iteration, a line of metrics.jsonl. Shares and means are over its rollouts. */
export interface Iteration extends GrpoStats {
  iteration: number;
  version: number;
  rollouts: number;
  steps: number;
  success: number;
  progress: number;
  return: number;
  /** Groups whose returns differ: of the others nothing is learned. */
  informative: number;
  /** Groups without a success that were shown how. */
  guided: number;
  /** Mean versions that its oldest decisions were behind; 0 in lockstep. */
  behind: number;
}

/** What a solver does on a group's instance, each decision with its log-probability under the policy as it is, and the sum of its rewards. */
export type Shown = ReadonlyMap<
  Group,
  { decisions: readonly (Choice & { logProb: number })[]; returned: number }
>;

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/**
 * Decisions of each rollout with their advantages: the rollout's beside its group, which all of its decisions share, and the step's beside what others did in the same state.
 * Groups without a difference have none. What was shown to a group counts as one rollout more, and comes first.
 */
export function weighted(
  groups: readonly Group[],
  { spread, steps }: Pick<TrainConfig, 'spread' | 'steps'>,
  shown: Shown = new Map(),
): { rollouts: { item: Weighted[]; advantage: number; success: boolean }[]; informative: number } {
  let informative = 0;
  const rollouts = groups.flatMap(group => {
    const guide = shown.get(group);
    const found = groupAdvantages([...group.rollouts.map(returnOf), ...(guide ? [guide.returned] : [])], {
      epsilon: spread,
    });
    if (!found.informative) return [];
    informative++;
    const [of] = guide ? found.advantages.slice(-1) : [];
    // It is no success of the policy's own, which replay is for.
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
          transitions.map(({ stateHash, reward, penalty }) => ({
            stateHash,
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

/** What a learner changes. */
export interface Learned {
  model: Model;
  reference: Model;
  optimiser: Adam;
  replay: PositiveReplay<Weighted[]> | null;
}

/** One update: changes the model by what the groups of a batch say, and by earlier successes besides; tells what was measured. */
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
  shown: Shown = new Map(),
): Iteration {
  const { rollouts: told, informative } = weighted(groups, { spread, steps }, shown);
  // All that was just played counts, and what is replayed comes on top.
  const played = told.map(({ item }) => item);
  const again =
    replay && settings ? replay.batch(played, Math.round(played.length / (1 - settings.share))).replayed : [];
  replay?.take(told);
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
    guided: shown.size,
    behind: mean(behind),
    ...stats,
  };
}

/** The penalties of a choice and what each step costs, as rollouts ask for them. */
export function charges(choice: PenaltyChoice, stepCost: number): Penalties {
  const isOff = Object.keys(choice).length === 0;
  return (past = []) => {
    const history: Past[] = past.flatMap(({ seen, action }) => (seen ? [{ seen, action }] : []));
    return ({ seen, decision, next, invalid, outcome }) => {
      if (isOff) return -stepCost;
      const { penalty } = penalise(choice, {
        seen,
        decision,
        next: invalid ? null : next,
        result: { ...(invalid === 'refused' ? { refused: true } : {}), ...(outcome ? { outcome } : {}) },
        history,
      });
      history.push({ seen, action: decision.action });
      return penalty - stepCost;
    };
  };
}
