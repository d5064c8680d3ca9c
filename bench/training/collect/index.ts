export { Aborted, type Wait } from './abort.ts';
export { collect, type Collected, type Collection, type CollectOptions, type Left } from './collector.ts';
export type { CrewOptions } from './crew.ts';
export { branchAt, groupRollouts, type Branch, type Group, type GroupOptions } from './groups.ts';
export type { Batch, Learner, Update } from './learner.ts';
export { lockstep } from './lockstep.ts';
export { Mistake } from './mistake.ts';
export {
  returnOf,
  rollout,
  type Penalised,
  type Penalties,
  type RolloutOptions,
  type Standing,
} from './rollout.ts';
export { lineOf, STATUS, type RendererShare, type Statistics, type Status } from './statistics.ts';
export type { Draw, Numbered, Told } from './work.ts';
