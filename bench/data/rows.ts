import { isUnrewarded } from '../../judges/rewards/types.ts';
import { tryOf } from '../run/episode-id.ts';
import type { Episode, Step } from './source.ts';

/** A column of a table: its type as DuckDB and Parquet have it, and what it holds. */
export interface Column {
  type: string;
  says: string;
}
export type Row = Record<string, unknown>;

/** The table `episodes`: one row for each episode that has ended. */
export const EPISODES: Record<string, Column> = {
  run: { type: 'VARCHAR', says: 'id of the run' },
  task: { type: 'VARCHAR', says: 'id of the task' },
  seed: { type: 'BIGINT', says: 'of the instance' },
  try: { type: 'INTEGER', says: 'which try of the instance, from 1' },
  agent: { type: 'VARCHAR', says: 'who played' },
  language: { type: 'VARCHAR', says: 'of the goal: en, zh' },
  goal: { type: 'VARCHAR', says: 'what was asked; null where the episode was lost before it began' },
  answer_sheet: { type: 'JSON', says: 'fields to answer, where the task has them' },
  level: { type: 'INTEGER', says: '1 to 4' },
  apps: { type: 'VARCHAR[]', says: 'apps that the task needs' },
  outcome: { type: 'VARCHAR', says: 'success, failure, truncated, agent_error, infra_error, app_crashed' },
  success: { type: 'BOOLEAN', says: 'null for infra_error and app_crashed, which say nothing of the agent' },
  success_undeclared: { type: 'BOOLEAN', says: 'success where the end need not be declared' },
  progress: { type: 'DOUBLE', says: '0 to 1; null without a verdict' },
  side_effects: { type: 'VARCHAR[]', says: 'paths of side effects: data that changed and must not' },
  steps: { type: 'INTEGER', says: 'steps taken' },
  budget: { type: 'INTEGER', says: 'steps allowed' },
  declared: { type: 'VARCHAR', says: 'done, impossible or null' },
  reward: { type: 'DOUBLE', says: 'sum of the rewards; null where there is none, which is not 0' },
  ms: { type: 'BIGINT', says: 'how long it took' },
  elapsed_ms: { type: 'BIGINT', says: 'when it ended, after its leg began' },
  leg: { type: 'INTEGER', says: '0, one more for each time that the run was resumed' },
  model_calls: { type: 'BIGINT', says: 'calls of its model' },
  prompt_tokens: { type: 'BIGINT', says: 'tokens that it read' },
  completion_tokens: { type: 'BIGINT', says: 'tokens that it wrote' },
  model_ms: { type: 'BIGINT', says: 'time of its calls' },
  cost: { type: 'DOUBLE', says: 'where prices are known' },
  error_code: { type: 'VARCHAR', says: 'why it failed, where something did' },
  error_message: { type: 'VARCHAR', says: 'the same in words' },
  verdict: { type: 'JSON', says: 'the whole verdict' },
};

/** The table `steps`: one row for each action, with what was seen before it. */
export const STEPS: Record<string, Column> = {
  run: { type: 'VARCHAR', says: 'id of the run' },
  task: { type: 'VARCHAR', says: 'id of the task' },
  seed: { type: 'BIGINT', says: 'of the instance' },
  try: { type: 'INTEGER', says: 'which try of the instance, from 1' },
  step: { type: 'INTEGER', says: 'from 1' },
  goal: { type: 'VARCHAR', says: 'what was asked' },
  outcome: { type: 'VARCHAR', says: 'how the episode ended' },
  app: { type: 'VARCHAR', says: 'in front before the action' },
  route: { type: 'VARCHAR', says: 'its screen' },
  clock: { type: 'BIGINT', says: 'the phone’s time before the action, epoch ms' },
  action_type: { type: 'VARCHAR', says: 'tap, type, scroll, …' },
  action: { type: 'JSON', says: 'the whole action' },
  thought: { type: 'VARCHAR', says: 'of a demonstration' },
  element_id: { type: 'VARCHAR', says: 'what the action is put to; null where it is put to nothing' },
  element_index: { type: 'INTEGER', says: 'its place among the elements' },
  element_role: { type: 'VARCHAR', says: 'its role' },
  element_name: { type: 'VARCHAR', says: 'what it says' },
  element_bounds: { type: 'DOUBLE[]', says: 'left, top, right, bottom, in pixels of the screen' },
  reward: { type: 'DOUBLE', says: 'null where there is none, which is not 0' },
  components: { type: 'MAP(VARCHAR, DOUBLE)', says: 'what the reward is made of' },
  terminated: { type: 'BOOLEAN', says: 'whether the episode ended by it' },
  truncated: { type: 'BOOLEAN', says: 'whether the budget ended with it' },
  error_code: { type: 'VARCHAR', says: 'why the action had no effect, where it had none' },
  model_text: { type: 'VARCHAR', says: 'what the model wrote' },
  state_hash: { type: 'VARCHAR', says: 'of the phone before the action' },
  next_state_hash: { type: 'VARCHAR', says: 'of the phone after it' },
  picture: { type: 'VARCHAR', says: 'file name of the picture before the action: SHA-256 and ending' },
  next_picture: { type: 'VARCHAR', says: 'of the one after it' },
};

/** Of the table `steps` in files alone: large. */
export const STEP_ELEMENTS: Record<string, Column> = {
  elements: { type: 'JSON', says: 'the elements that were seen before the action' },
};
export const STEP_PICTURE: Record<string, Column> = {
  picture_bytes: { type: 'BLOB', says: 'the picture before the action' },
};

/** The row of an episode. */
export function episodeRow({ run, result, goal, answerSheet }: Episode): Row {
  const {
    task,
    seed,
    level,
    apps,
    outcome,
    verdict,
    steps,
    budget,
    declared,
    reward,
    ms,
    elapsedMs,
    leg,
    usage,
    error,
  } = result;
  const lost = isUnrewarded(outcome);
  return {
    run: run.id,
    task,
    seed,
    try: tryOf(result),
    agent: run.plan.agent,
    language: run.plan.language ?? 'en',
    goal,
    answer_sheet: answerSheet,
    level,
    apps,
    outcome,
    success: lost ? null : outcome === 'success',
    success_undeclared: lost ? null : (verdict?.successUndeclared ?? null),
    progress: verdict?.progress ?? null,
    side_effects: verdict?.sideEffects.map(effect => effect.path) ?? null,
    steps,
    budget,
    declared: declared ?? null,
    reward: lost ? null : (reward ?? null),
    ms,
    elapsed_ms: elapsedMs,
    leg,
    model_calls: usage?.calls ?? null,
    prompt_tokens: usage?.promptTokens ?? null,
    completion_tokens: usage?.completionTokens ?? null,
    model_ms: usage?.ms ?? null,
    cost: usage?.cost ?? null,
    error_code: error?.code ?? null,
    error_message: error?.message ?? null,
    verdict: verdict ?? null,
  };
}

/** The row of a step, without its elements. */
export function stepRow({ run, result, goal }: Episode, s: Step): Row {
  return {
    run: run.id,
    task: result.task,
    seed: result.seed,
    try: tryOf(result),
    step: s.step,
    goal,
    outcome: result.outcome,
    app: s.before.foreground?.app ?? null,
    route: s.before.foreground?.route ?? null,
    clock: s.before.clock ?? null,
    action_type: s.action.type,
    action: s.action,
    thought: s.thought,
    element_id: s.target?.id ?? null,
    element_index: s.target?.index ?? null,
    element_role: s.target?.role ?? null,
    element_name: s.target?.name ?? null,
    element_bounds: s.target?.bounds ?? null,
    reward: s.reward,
    components: s.components,
    terminated: s.terminated,
    truncated: s.truncated,
    error_code: s.after.lastError?.code ?? null,
    model_text: s.model?.text ?? null,
    state_hash: s.stateHash,
    next_state_hash: s.nextStateHash,
    picture: s.before.picture ?? null,
    next_picture: s.after.picture ?? null,
  };
}
