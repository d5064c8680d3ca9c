import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelCall } from './agent.ts';
import {
  failureOf,
  isLost,
  isPassing,
  isWrongSetup,
  messageIn,
  remedyFor,
  type HttpAnswer,
} from './endpoint-failure.ts';

/** How a model is called; `run.json` records it. What is left out is not sent, and the endpoint's own default holds. */
export interface Sampling {
  temperature?: number | undefined;
  /** Most tokens of a reply. Default 4,096; sent as `max_completion_tokens` where the endpoint asks for that. */
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

export interface EndpointOptions extends Sampling {
  /** Up to `/chat/completions`, such as `http://127.0.0.1:8000/v1`. */
  url: string;
  model: string;
  key?: string | undefined;
  /** Price of a million tokens, in any currency: the cost is known where both are given. */
  priceIn?: number | undefined;
  priceOut?: number | undefined;
  /** Waits between tries; for tests. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

export type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string | Part[];
}

export interface Reply {
  text: string;
  /** The most tokens that the reply could have, where it was cut at them. */
  cutAt?: number | null;
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

/** A call of the endpoint, with more keys of its body. Adds what it used to `used`. Throws EndpointError. */
export type CallModel = (
  messages: readonly Message[],
  used: ModelCall,
  signal?: AbortSignal,
  more?: Body,
) => Promise<Reply>;

type Body = Readonly<Record<string, unknown>>;

/** First wait after a failed call, ms; it doubles each time, up to the longest. */
const BACKOFF_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const MAX_TOKENS = 4_096;
/** Longest part of an endpoint's answer that a message repeats, characters. */
const MOST_QUOTED = 300;

/** The text of a message: a string, or the text of its parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('');
}

interface Completion {
  choices?: { finish_reason?: unknown; message?: { content?: unknown; refusal?: unknown } }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
}

/**
 * A model behind the chat-completions protocol.
 *
 * The first call checks the set-up, since a call of its own would cost tokens and would not send what an episode sends. Until it has
 * succeeded the other calls wait, one is made at a time, and its failure stops the run. Throws TypeError for an address that is none.
 */
export function connect(options: EndpointOptions): CallModel {
  const endpoint = new Endpoint(options);
  return (messages, used, signal, more = {}) => endpoint.call(messages, used, signal, more);
}

/** An endpoint, with what its answers have shown about it. */
class Endpoint {
  #options: EndpointOptions;
  #address: string;
  /** The name of the body's limit of tokens; endpoints differ in it. */
  #limitName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  #hasAnswered = false;
  /** While the call that checks the set-up is made: resolves with its failure. */
  #checking: Promise<EndpointError | undefined> | undefined;

  constructor(options: EndpointOptions) {
    this.#options = options;
    this.#address = `${new URL(options.url).href.replace(/\/+$/, '')}/chat/completions`;
  }

  async call(
    messages: readonly Message[],
    used: ModelCall,
    signal: AbortSignal | undefined,
    more: Body,
  ): Promise<Reply> {
    if (this.#hasAnswered) return this.#complete(messages, used, signal, more);
    if (this.#checking) {
      const failure = await this.#checking;
      // An error of its own for each caller: `model` says what that caller used.
      if (failure) throw new EndpointError(failure.message, failure.stopsRun);
      return this.call(messages, used, signal, more);
    }
    const first = this.#complete(messages, used, signal, more);
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

  /** Makes a call, again while a failure may pass. */
  async #complete(
    messages: readonly Message[],
    used: ModelCall,
    signal: AbortSignal | undefined,
    more: Body,
  ): Promise<Reply> {
    const { tries = 6 } = this.#options;
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      const body = this.#bodyOf(messages, more);
      const since = performance.now();
      const answer = await this.#send(body, signal);
      used.ms += Math.round(performance.now() - since);
      used.calls++;
      if (answer.status === 200) return this.#replyIn(answer.text, body, used);
      if (this.#wantsOtherLimit(answer, body)) {
        this.#limitName = 'max_completion_tokens';
        continue;
      }
      if (!isPassing(answer, this.#hasAnswered) || attempt >= tries) throw this.#errorFor(answer, attempt);
      await this.#pause(answer, attempt, signal);
    }
  }

  /** Whether the options limit the tokens of a reply themselves. */
  get #limitsItself(): boolean {
    const { extra = {} } = this.#options;
    return 'max_tokens' in extra || 'max_completion_tokens' in extra;
  }

  #wantsOtherLimit({ status, text }: HttpAnswer, body: Record<string, unknown>): boolean {
    if (this.#limitsItself) return false;
    return status === 400 && 'max_tokens' in body && text.includes('max_completion_tokens');
  }

  #bodyOf(messages: readonly Message[], more: Body): Record<string, unknown> {
    const { model, temperature, maxTokens = MAX_TOKENS, reasoningEffort, extra } = this.#options;
    const body: Record<string, unknown> = {
      model,
      messages,
      ...(temperature === undefined ? {} : { temperature }),
      ...(this.#limitsItself ? {} : { [this.#limitName]: maxTokens }),
      ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
      ...extra,
      ...more,
    };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  }

  async #send(body: Record<string, unknown>, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const { key, timeoutMs = 120_000 } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(this.#address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(body),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const text = await response.text();
      return { status: response.status, text, cause: '', retryAfter: response.headers.get('retry-after') };
    } catch (error) {
      signal?.throwIfAborted();
      return failureOf(error);
    }
  }

  /** Waits as long as the endpoint asks to, or longer after each attempt. */
  async #pause({ retryAfter }: HttpAnswer, attempt: number, signal?: AbortSignal): Promise<void> {
    const { wait } = this.#options;
    const requested = retryAfter === null ? NaN : Number(retryAfter);
    const ms = requested >= 0 ? requested * 1_000 : BACKOFF_MS * 2 ** (attempt - 1);
    const pause = Math.min(LONGEST_WAIT_MS, ms);
    await (wait ? wait(pause) : sleep(pause, undefined, signal ? { signal } : {}));
  }

  #replyIn(text: string, body: Record<string, unknown>, used: ModelCall): Reply {
    const completion = this.#parse(text);
    this.#addUsage(completion, used);
    const { finish_reason: end, message } = completion?.choices?.[0] ?? {};
    const limit = body['max_completion_tokens'] ?? body['max_tokens'];
    return {
      text: textOf(message?.content) || textOf(message?.refusal),
      ...(end === 'length' ? { cutAt: typeof limit === 'number' ? limit : null } : {}),
    };
  }

  #parse(text: string): Completion | null {
    try {
      return JSON.parse(text) as Completion | null;
    } catch {
      // Something else than a model answered.
      throw new EndpointError(
        `The model’s endpoint answered with something other than JSON: ${this.#withoutKey(text).slice(0, 100)} (${this.#address}). Check that --url ends before /chat/completions`,
        !this.#hasAnswered,
      );
    }
  }

  #addUsage(completion: Completion | null, used: ModelCall): void {
    const { priceIn, priceOut } = this.#options;
    used.promptTokens += completion?.usage?.prompt_tokens ?? 0;
    used.completionTokens += completion?.usage?.completion_tokens ?? 0;
    if (priceIn !== undefined && priceOut !== undefined)
      used.cost = (used.promptTokens * priceIn + used.completionTokens * priceOut) / 1e6;
  }

  #errorFor(answer: HttpAnswer, attempts: number): EndpointError {
    const message = this.#withoutKey(messageIn(answer.text)).slice(0, MOST_QUOTED);
    const summary =
      answer.status === 0
        ? `The model’s endpoint could not be reached: ${message}`
        : `The model’s endpoint answered ${answer.status}: ${message || 'an empty answer'}`;
    const remedy = remedyFor(answer, this.#options.key);
    const source = attempts > 1 ? `${this.#address}, ${attempts} tries` : this.#address;
    const stopsRun = !this.#hasAnswered || isWrongSetup(answer) || isLost(answer);
    return new EndpointError(`${summary} (${source})${remedy ? `. ${remedy}` : ''}`, stopsRun);
  }

  /** The endpoint may repeat the key, which no file of a run may contain. */
  #withoutKey(text: string): string {
    const { key } = this.#options;
    return key ? text.replaceAll(key, '***') : text;
  }
}
