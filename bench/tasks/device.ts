import type { Action } from '../../src/protocol/action.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import type { EpisodeStep, Questions } from '../../src/protocol/wire/episodes.ts';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import type { Verdict } from '../../judges/judge.ts';
import type { Language } from './form.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';

export interface EpisodeOptions {
  language?: Language;
  /** BCP 47 tag of what the phone itself speaks; as the device is set where left out. */
  phoneLanguage?: string;
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
  /** Identifies the state whatever the phone's clock says, where the device can tell: learners group steps by it. */
  anchor?: string;
}

/** `reward` is null after an infrastructure loss or a failure of the judge. */
export type StepResult = EpisodeStep;

/** A phone that runs episodes: simulated, over HTTP or in this process, or physical. */
export interface Device {
  /** Starts an episode of a task's instance and abandons the one before. */
  reset(task: string, seed: number, options?: EpisodeOptions): Promise<Start>;
  /**
   * Takes a step. `observe` overrides the episode's options for this observation; `format` goes to rewards that use it; `heard` says what a
   * question to the user asks for.
   */
  step(
    action: Action,
    observe?: Observe,
    format?: { ok: boolean },
    heard?: readonly string[],
  ): Promise<StepResult>;
  /** The verdict on the current state, with what the user was asked and what the verdict depends on, where the device says so. */
  verdict(): Promise<Verdict & { questions?: Questions; versions?: Versions }>;
  /** The whole state of the phone. Undefined for phones that cannot tell it, such as physical ones. */
  wholeState?(): Promise<unknown>;
  /**
   * Forks this device into `count` devices that continue independently from this step; this one is unchanged. `reseed` gives
   * each its own randomness. Undefined for phones that cannot be forked, such as physical ones.
   */
  fork?(count: number, options?: { reseed?: boolean }): Promise<Device[]>;
  close(): Promise<void>;
}
