import { setTimeout as sleep } from 'node:timers/promises';
import { hashSeed } from '../../src/state/random.ts';
import type { ModelCall } from './agent.ts';
import type { Api, Question, Reply, Tokens } from './apis/api.ts';
import { apis, type ApiKind, type ApiName } from './apis/index.ts';
import {
  isLost,
  isPassing,
  isWrongSetup,
  messageIn,
  remedyFor,
  type HttpAnswer,
} from './endpoint-failure.ts';
import { Limiter, type Rates } from './limiter.ts';
import { costOf, isPriced, type Prices } from './prices.ts';
import { ReplyCache } from './reply-cache.ts';
import type { Spending } from './spending.ts';

export type { Message, Part, Reply } from './apis/api.ts';

/** How a model is called; `run.json` records it. What is left out is not sent, and the endpoint's own default holds. */
export interface Sampling extends Rates {
  temperature?: number | undefined;
  /** Most tokens of a reply. Default 4,096; a chat gets it as `max_completion_tokens` where the endpoint asks for that. */
  maxTokens?: number | undefined;
  /** How long a reasoning model thinks, in the endpoint's words: low, medium, high ... */
  reasoningEffort?: string | undefined;
  /** More keys of the request's body, which go before the agent's own; null leaves a key out. */
  extra?: Readonly<Record<string, unknown>> | undefined;
  /** How often a call is tried while the endpoint is busy or broken. Default 6. */
  tries?: number | undefined;
  /** How long a call may take, ms. Default 120,000. */
  timeoutMs?: number | undefined;
}

export interface EndpointOptions extends Sampling, Prices {
  /** The protocol. Default chat. */
  api?: ApiName | undefined;
  /** As `--url` takes it: of a chat up to `/chat/completions`, such as `http://127.0.0.1:8000/v1`. */
  url: string;
  model: string;
  key?: string | undefined;
  /** Whether the model gets the API’s own tools. Default false. */
  hasTools?: boolean | undefined;
  /** A folder in which replies are kept, and found again by what was asked. */
  cache?: string | undefined;
  /** What the run has spent and may spend. */
  spending?: Spending | undefined;
  /** Waits between tries; for tests. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

/** The endpoint refused the call or could not be reached: the failure says nothing about the model. */
export class EndpointError extends Error {
  readonly code = 'ENDPOINT_FAILED' as const;
  /** Whether every later call would fail in the same way, so that the run has to stop. */
  readonly stopsRun: boolean;
  /** What the calls of this turn used before it failed. */
  model?: ModelCall;
  constructor(message: string, stopsRun = false) {
    super(message);
    this.stopsRun = stopsRun;
  }
}

/** A question to the endpoint, and what tells it from an equal one that has to be asked anew. */
export interface Asked extends Question {
  scope?: string | undefined;
  /** More keys of the body, before all others. */
  more?: Readonly<Record<string, unknown>> | undefined;
}

/** A call of the endpoint. Adds what it used to `used`. Throws EndpointError, and LimitError where the run may spend no more. */
export type CallModel = (asked: Asked, used: ModelCall, signal?: AbortSignal) => Promise<Reply>;

/** First wait after a failed call, ms; it doubles each time, up to the longest. */
const BACKOFF_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A wait is up to this part of it longer, so that calls that failed together do not come back together. */
const JITTER = 0.25;
const MAX_TOKENS = 4_096;
/** Longest part of an endpoint's answer that a message repeats, characters. */
const MOST_QUOTED = 300;

/**
 * A model behind an API.
 *
 * The first call checks the set-up, since a call of its own would cost tokens and would not send what an episode sends. Until it has
 * succeeded the other calls wait, one is made at a time, and its failure stops the run. Throws TypeError for an address that is none.
 */
export function connect(options: EndpointOptions): CallModel {
  const endpoint = new Endpoint(options);
  return (asked, used, signal) => endpoint.call(asked, used, signal);
}

/** An endpoint, with what its answers have shown about it. */
class Endpoint {
  #options: EndpointOptions;
  #kind: ApiKind;
  #api: Api;
  #limiter: Limiter;
  #cache: ReplyCache | undefined;
  #hasAnswered = false;
  /** Waits so far: each has a jitter of its own. */
  #waits = 0;
  /** While the call that checks the set-up is made: resolves with its failure. */
  #checking: Promise<EndpointError | undefined> | undefined;

  constructor(options: EndpointOptions) {
    const { api = 'chat', maxTokens = MAX_TOKENS, hasTools = false, cache, wait } = options;
    this.#options = options;
    this.#kind = apis[api];
    this.#api = this.#kind.open({ ...options, maxTokens, hasTools });
    this.#limiter = new Limiter(options, wait ? { wait } : {});
    if (cache !== undefined) this.#cache = new ReplyCache(cache);
  }

  async call(asked: Asked, used: ModelCall, signal?: AbortSignal): Promise<Reply> {
    const body = this.#bodyOf(asked);
    const kept = this.#cache?.get(this.#api.address, keptAs(body), asked.scope ?? '');
    if (kept !== undefined) return this.#keptReply(kept, body, used);
    if (this.#hasAnswered) return this.#complete(asked, used, signal);
    if (this.#checking) {
      const failure = await this.#checking;
      // An error of its own for each caller: `model` says what that caller used.
      if (failure) throw new EndpointError(failure.message, failure.stopsRun);
      return this.call(asked, used, signal);
    }
    const first = this.#complete(asked, used, signal);
    this.#checking = first.then(
      () => undefined,
      (error: unknown) => (error instanceof EndpointError ? error : undefined),
    );
    try {
      const reply = await first;
      this.#hasAnswered = true;
      return reply;
    } finally {
      this.#checking = undefined;
    }
  }

  #bodyOf({ more, ...question }: Asked): Record<string, unknown> {
    return { ...this.#api.bodyOf(question), ...more };
  }

  /** A reply that is kept: its tokens are told as they were, and nothing is paid. */
  #keptReply(answer: unknown, body: Record<string, unknown>, used: ModelCall): Reply {
    const { reply, tokens } = this.#api.read(answer, body);
    addTokens(used, tokens);
    used.kept = (used.kept ?? 0) + 1;
    used.keptTokens = (used.keptTokens ?? 0) + tokens.prompt + tokens.completion;
    return reply;
  }

  /** Makes a call, again while a failure may pass. */
  async #complete(asked: Asked, used: ModelCall, signal?: AbortSignal): Promise<Reply> {
    const { tries = 6, timeoutMs = 120_000, spending } = this.#options;
    for (let attempt = 1; ; attempt++) {
      spending?.demand();
      const place = await this.#limiter.take(signal);
      signal?.throwIfAborted();
      const body = this.#bodyOf(asked);
      const since = performance.now();
      const answer = await this.#api.send(body, timeoutMs, signal);
      used.ms += Math.round(performance.now() - since);
      used.calls++;
      if (answer.status === 200) {
        const { reply, tokens } = this.#read(answer.text, body, asked, used);
        place.used(tokens.prompt + tokens.completion);
        return reply;
      }
      place.used(0);
      if (this.#api.adapts?.(answer, body)) continue;
      if (!isPassing(answer, this.#hasAnswered) || attempt >= tries) throw this.#errorFor(answer, attempt);
      await this.#pause(answer, attempt, signal);
    }
  }

  /** Waits as long as the endpoint asks to, or longer after each attempt; a little longer each time than others wait. */
  async #pause({ retryAfter }: HttpAnswer, attempt: number, signal?: AbortSignal): Promise<void> {
    const { wait } = this.#options;
    const requested = retryAfter === null ? NaN : Number(retryAfter);
    const ms = requested >= 0 ? requested * 1_000 : BACKOFF_MS * 2 ** (attempt - 1);
    const jitter = (JITTER * hashSeed(`${process.pid} ${this.#waits++}`)) / 2 ** 53;
    const pause = Math.round(Math.min(LONGEST_WAIT_MS, ms) * (1 + jitter));
    await (wait ? wait(pause) : sleep(pause, undefined, signal ? { signal } : {}));
  }

  #read(
    text: string,
    body: Record<string, unknown>,
    { scope = '' }: Asked,
    used: ModelCall,
  ): { reply: Reply; tokens: Tokens } {
    const answer = this.#parse(text);
    const { reply, tokens } = this.#api.read(answer, body);
    const cost = costOf(tokens, this.#options);
    addTokens(used, tokens);
    if (cost !== null) used.cost = (used.cost ?? 0) + cost;
    this.#options.spending?.add({ cost, tokens: tokens.prompt + tokens.completion });
    if (reply.text !== '' || reply.raw !== undefined) this.#keep(body, scope, answer);
    return { reply, tokens };
  }

  #keep(body: Record<string, unknown>, scope: string, answer: unknown): void {
    try {
      this.#cache?.put(this.#api.address, keptAs(body), scope, answer);
    } catch (error) {
      // Every other reply would be lost too.
      const why = (error as Error).message;
      throw new EndpointError(
        `The model’s reply cannot be kept: ${why}. Give --cache a folder to write to`,
        true,
      );
    }
  }

  #parse(text: string): unknown {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // Something else than a model answered.
      throw new EndpointError(
        `The model’s endpoint answered with something other than JSON: ${this.#withoutKey(text).slice(0, 100)} (${this.#api.address}). Check that --url ends before ${this.#kind.path}`,
        !this.#hasAnswered,
      );
    }
  }

  #errorFor(answer: HttpAnswer, attempts: number): EndpointError {
    const message = this.#withoutKey(messageIn(answer.text)).slice(0, MOST_QUOTED);
    const summary =
      answer.status === 0
        ? `The model’s endpoint could not be reached: ${message}`
        : `The model’s endpoint answered ${answer.status}: ${message || 'an empty answer'}`;
    const remedy = remedyFor(answer, this.#options.key, this.#kind);
    const source = attempts > 1 ? `${this.#api.address}, ${attempts} tries` : this.#api.address;
    const stopsRun = !this.#hasAnswered || isWrongSetup(answer) || isLost(answer);
    return new EndpointError(`${summary} (${source})${remedy ? `. ${remedy}` : ''}`, stopsRun);
  }

  /** The endpoint may repeat the key, which no file of a run may contain. */
  #withoutKey(text: string): string {
    const { key } = this.#options;
    return key ? text.replaceAll(key, '***') : text;
  }
}

/** What a reply is kept under: a chat’s limit of tokens has two names, and means the same. */
function keptAs({ max_completion_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? body : { ...body, max_tokens: limit };
}

function addTokens(used: ModelCall, { prompt, cached, written, completion }: Tokens): void {
  used.promptTokens += prompt;
  used.completionTokens += completion;
  if (cached > 0) used.cachedTokens = (used.cachedTokens ?? 0) + cached;
  if (written > 0) used.writtenTokens = (used.writtenTokens ?? 0) + written;
}

/** What a model has used before its first call. */
export const nothingUsed = (prices: Prices): ModelCall => ({
  text: '',
  calls: 0,
  promptTokens: 0,
  completionTokens: 0,
  ms: 0,
  cost: isPriced(prices) ? 0 : null,
});
