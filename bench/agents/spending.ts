import type { ModelCall } from './agent.ts';

/** Most that a run may take; without a number there is no limit. */
export interface Limits {
  /** In the currency of the prices. */
  maxCost?: number | undefined;
  /** Prompt and completion tokens together. */
  maxTokens?: number | undefined;
}

export type LimitCode = 'COST_LIMIT' | 'TOKEN_LIMIT';

/** A run has taken what it may: no further call is made. */
export class LimitError extends Error {
  readonly code: LimitCode;
  /** Every other call would be refused too. */
  readonly stopsRun = true;
  /** What the calls of this turn used before. */
  model?: ModelCall;
  constructor(code: LimitCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a run has spent on models so far, and what it may. */
export class Spending {
  readonly #limits: Limits;
  #cost: number;
  #tokens: number;

  /** `before` is what earlier legs of the run have spent. */
  constructor(limits: Limits, before: { cost: number | null; tokens: number } = { cost: 0, tokens: 0 }) {
    this.#limits = limits;
    this.#cost = before.cost ?? 0;
    this.#tokens = before.tokens;
  }

  add({ cost, tokens }: { cost: number | null; tokens: number }): void {
    this.#cost += cost ?? 0;
    this.#tokens += tokens;
  }

  /** The limit that is reached; undefined while none is. */
  get reached(): LimitError | undefined {
    const { maxCost, maxTokens } = this.#limits;
    if (maxCost !== undefined && this.#cost >= maxCost)
      return new LimitError(
        'COST_LIMIT',
        `The run has cost ${this.#cost.toFixed(4)}, and may cost ${maxCost}: resume it with a higher --max-cost`,
      );
    if (maxTokens !== undefined && this.#tokens >= maxTokens)
      return new LimitError(
        'TOKEN_LIMIT',
        `The run has taken ${this.#tokens} tokens, and may take ${maxTokens}: resume it with a higher --max-run-tokens`,
      );
    return undefined;
  }

  /** Throws LimitError once a limit is reached. */
  demand(): void {
    const { reached } = this;
    if (reached) throw reached;
  }
}
