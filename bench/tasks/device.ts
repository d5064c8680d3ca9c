import type { Action } from '../../src/protocol/action.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import type { EpisodeStep } from '../../src/protocol/wire/episodes.ts';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import type { Verdict } from '../../judges/judge.ts';
import type { Language } from './form.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';

export interface EpisodeOptions {
  language?: Language;
  phrasing?: number;
  budget?: number;
  reward?: RewardChoice;
  observe?: {
    screenshot?: 'jpeg' | 'png' | 'webp' | false;
    scale?: number;
    elements?: boolean;
    marks?: boolean;
  };
}

export interface Start {
  goal: string;
  budget: number;
  answerSheet: AnswerSheet | null;
  observation: Observation;
  stateHash: string;
}

/** `reward` is null where there is none: a step lost to infrastructure, or a judge that failed. */
export type StepResult = EpisodeStep;

/** A phone that plays episodes: a simulated one over the wire or in this process, or a real one. */
export interface Device {
  /** Starts an episode of a task's instance, leaving the one before. */
  reset(task: string, seed: number, options?: EpisodeOptions): Promise<Start>;
  /** `observe` is what is to be seen after it, where that differs from the episode's; `format` is told to rewards that ask for it. */
  step(action: Action, observe?: Observe, format?: { ok: boolean }): Promise<StepResult>;
  /** The verdict on the present state. */
  verdict(): Promise<Verdict>;
  /**
   * So many devices that go on from this step, each on its own; this one stays where it is. `reseed` gives each a chance of its own. Missing
   * where a phone cannot be copied, such as a real one.
   */
  fork?(count: number, options?: { reseed?: boolean }): Promise<Device[]>;
  close(): Promise<void>;
}
