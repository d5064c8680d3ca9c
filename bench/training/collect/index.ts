export { Aborted, type Wait } from './abort.ts';
export { collect } from './collect.ts';
export type { Collected, Collection, CollectOptions, Remaining } from './ledger.ts';
export type { Pool, WorkerPoolOptions } from './pool-options.ts';
export {
  branchAt,
  groupName,
  groupOf,
  groupRollouts,
  type Branch,
  type Group,
  type GroupOptions,
} from './groups.ts';
export type { Batch, Learner, Update } from './learner.ts';
export { lockstep } from './lockstep.ts';
export { UserError } from './user-error.ts';
export {
  returnOf,
  rollout,
  type Penalised,
  type Penalties,
  type RolloutOptions,
  type EpisodeState,
} from './rollout.ts';
export {
  lineOf,
  STATUS,
  type RendererShare,
  type Statistics,
  type Status,
  type Tally,
} from './statistics.ts';
export { lostBeforeStart, type Draw, type Numbered, type RolloutNotice } from './work.ts';
export { describeLoss, isPermanent, LossStreak } from './losses.ts';
