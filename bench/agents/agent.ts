import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { Start } from '../tasks/device.ts';
import type { Language } from '../tasks/form.ts';

/** An episode as an agent gets it. */
export interface Brief extends Pick<Start, 'goal' | 'budget' | 'answerSheet'> {
  /** Task and seed are for agents that are no models: solvers, and chance that can be repeated. */
  task: string;
  seed: number;
  /** Which try of the instance, from 1 on: an agent that draws draws anew for each. Left out where there is one. */
  try?: number;
  language: Language;
  /** Aborted when the run stops: what is under way for this episode can be left. */
  signal?: AbortSignal;
}

/** What seeds the draws of an agent for an episode: each try has draws of its own, and the first those of an only one. */
export const drawOf = ({ task, seed, try: number = 1 }: Pick<Brief, 'task' | 'seed' | 'try'>) =>
  [seed, task, ...(number === 1 ? [] : [`try ${number}`])] as const;

/** A reply of a model that held no action: what it wrote, why it was refused, and whether it was cut at the limit of tokens. */
export interface RefusedReply {
  text: string;
  why: string;
  cut?: true;
}

/** What a model was asked: text, and pictures as data URLs. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  parts: readonly ({ text: string } | { picture: string })[];
}

/** What a model wrote for a move, and what it took: tokens, ms, and cost where prices are known. `calls` counts tries too. */
export interface ModelCall {
  text: string;
  calls: number;
  promptTokens: number;
  completionTokens: number;
  /** Prompt tokens that the provider read from its cache, and wrote to it; left out where there are none. */
  cachedTokens?: number;
  writtenTokens?: number;
  /** Replies that were kept from an earlier run: they are no calls, cost nothing, and tell the tokens of then. */
  kept?: number;
  /** Prompt and completion tokens of those replies, which are part of the others. */
  keptTokens?: number;
  ms: number;
  cost: number | null;
  /** Replies before `text` that held no action, in order; all of them where the model gave none. Left out where there is none. */
  refused?: RefusedReply[];
  /** What it was asked, whole; a run keeps it apart from the steps. */
  prompt?: readonly PromptMessage[];
}

/** Thrown by an agent whose model gave no action: `model` counts the calls, and has what the model wrote. */
export class NoMoveError extends Error {
  readonly model: ModelCall;
  constructor(message: string, model: ModelCall) {
    super(message);
    this.model = model;
  }
}

/** How a move of a replay was found: as it was recorded, at another place, or a scroll to look for it. `text` says where it departed. */
export interface Replayed {
  how: 'recorded' | 'resolved' | 'looked';
  text?: string;
}

/** What an action is put to, as it was on the screen that it was chosen for. */
export type Target = Pick<Element, 'id' | 'role' | 'name' | 'bounds' | 'index'>;

/** An action with what a model said of it and whether that had the demanded form, or how a replay came to it; `thought` and `target` are kept with the step. */
export interface Move {
  action: Action;
  format?: { ok: boolean };
  model?: ModelCall;
  replay?: Replayed;
  thought?: string;
  target?: Target;
}

/** Gives the next action for what is seen, or null when it stops without a word. */
export type Player = (observation: Observation) => Action | Move | null | Promise<Action | Move | null>;

export interface Agent {
  name: string;
  describe: string;
  /** Whether it looks at pictures; where not, none is drawn. */
  pictures: boolean;
  /** False for one that does the same in every try of an instance; left out for one that may not. */
  draws?: false;
  /** Called once an episode. What it throws, here or later, is the agent's error. */
  start(brief: Brief): Player | Promise<Player>;
}
