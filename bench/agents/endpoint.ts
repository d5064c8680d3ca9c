import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelCall } from './agent.ts';

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

/** A call of the endpoint. Adds what it used to `spent`. Throws EndpointError. */
export type CallModel = (
  messages: readonly Message[],
  spent: ModelCall,
  signal?: AbortSignal,
) => Promise<Reply>;

/** First wait after a failed call, ms; it doubles each time, up to the longest. */
const BACKOFF_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const MAX_TOKENS = 4_096;
/** Longest part of an endpoint's answer that a message repeats, characters. */
const MOST_SAID = 300;

const WRONG_SETUP = new Set([401, 403, 404]);
/** Failures of a connection that no second try mends. */
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME']);
const NO_LISTENER = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const isCertificate = (code: string) => /CERT|SIGNATURE|ERR_TLS/.test(code);

/** What came of a call: an HTTP status, or 0 and the code of what went wrong with the connection. */
interface HttpAnswer {
  status: number;
  text: string;
  cause: string;
  retryAfter: string | null;
}

/** Why a fetch failed: `fetch failed` alone hides the cause. */
function failureOf(error: unknown): HttpAnswer {
  const { message, name, cause } = error as Error & { cause?: unknown };
  if (name === 'TimeoutError') return { status: 0, cause: 'TIMEOUT', text: message, retryAfter: null };
  const {
    code = '',
    message: why = '',
    errors = [],
  } = (cause ?? {}) as {
    code?: string;
    message?: string;
    errors?: readonly Error[];
  };
  const text = why || errors.map(each => each.message).join('; ') || message;
  return { status: 0, cause: code, text: text.includes(code) ? text : `${code}: ${text}`, retryAfter: null };
}

/** What an endpoint says went wrong: the message in its JSON where there is one, else its text. */
export function messageIn(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    const said = (error as { message?: unknown } | null | undefined)?.message ?? error ?? message ?? detail;
    if (said !== undefined && said !== null) return typeof said === 'string' ? said : JSON.stringify(said);
  } catch {
    // It is no JSON.
  }
  return text;
}

/** Whether no later call can succeed. A failure without a code is fetch's own: a port or an address that it refuses. */
const isLost = ({ status, cause }: HttpAnswer) =>
  status === 0 && (cause === '' || NO_HOST.has(cause) || NO_LISTENER.has(cause) || isCertificate(cause));

/** What a user can do about a failure; empty where nothing is known. */
function remedyFor(answered: HttpAnswer, key: string | undefined): string {
  if (answered.status === 0) {
    const { cause } = answered;
    if (NO_HOST.has(cause)) return 'No such host was found: check --url';
    if (NO_LISTENER.has(cause)) return 'Nothing listens there: start the model’s server, or correct --url';
    if (isCertificate(cause))
      return 'Its certificate is not trusted: NODE_EXTRA_CA_CERTS names a file with the authority’s certificate';
    return cause === 'TIMEOUT' ? '--timeout allows a call more time' : '';
  }
  if (answered.status === 401)
    return key ? 'Check the key in OPENAI_API_KEY' : 'Set OPENAI_API_KEY to the endpoint’s key';
  if (answered.status === 403) return 'The key in OPENAI_API_KEY may not use this model';
  if (answered.status === 404) return 'Check --model, and that --url ends before /chat/completions';
  if (answered.status === 400)
    return 'Check --model and the options of the call (--set KEY=null leaves one out)';
  return '';
}

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
  const { model, key, temperature, maxTokens, reasoningEffort, extra = {} } = options;
  const { tries = 6, timeoutMs = 120_000, priceIn, priceOut, wait } = options;
  const endpoint = `${new URL(options.url).href.replace(/\/+$/, '')}/chat/completions`;
  const limitsItself = 'max_tokens' in extra || 'max_completion_tokens' in extra;
  let limitName = 'max_tokens';
  let hasAnswered = false;
  /** The call that checks the set-up, while it is made: gives its failure. */
  let checking: Promise<EndpointError | undefined> | undefined;

  function bodyFor(messages: readonly Message[]): Record<string, unknown> {
    const body: Record<string, unknown> = {
      model,
      messages,
      ...(temperature === undefined ? {} : { temperature }),
      ...(limitsItself ? {} : { [limitName]: maxTokens ?? MAX_TOKENS }),
      ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
      ...extra,
    };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  }

  async function send(body: Record<string, unknown>, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(endpoint, {
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

  /** The endpoint may repeat the key, which no file of a run may have. */
  const withoutKey = (text: string) => (key ? text.replaceAll(key, '***') : text);

  function errorFor(answered: HttpAnswer, attempts: number): EndpointError {
    const message = withoutKey(messageIn(answered.text)).slice(0, MOST_SAID);
    const what =
      answered.status === 0
        ? `The model’s endpoint could not be reached: ${message}`
        : `The model’s endpoint answered ${answered.status}: ${message || 'an empty answer'}`;
    const remedy = remedyFor(answered, key);
    const where = attempts > 1 ? `${endpoint}, ${attempts} tries` : endpoint;
    const stops = !hasAnswered || WRONG_SETUP.has(answered.status) || isLost(answered);
    return new EndpointError(`${what} (${where})${remedy ? `. ${remedy}` : ''}`, stops);
  }
  /** Whether the same call may succeed later. A host that has never answered is a wrong address, not a server that restarts. */
  function isPassing(answered: HttpAnswer): boolean {
    if (answered.status !== 0) return [408, 429].includes(answered.status) || answered.status >= 500;
    return hasAnswered ? !isCertificate(answered.cause) : !isLost(answered);
  }

  function read(text: string, body: Record<string, unknown>, spent: ModelCall): Reply {
    let reply: Completion | null;
    try {
      reply = JSON.parse(text) as Completion | null;
    } catch {
      // Something else than a model answered.
      throw new EndpointError(
        `The model’s endpoint answered with something other than JSON: ${withoutKey(text).slice(0, 100)} (${endpoint}). Check that --url ends before /chat/completions`,
        !hasAnswered,
      );
    }
    spent.promptTokens += reply?.usage?.prompt_tokens ?? 0;
    spent.completionTokens += reply?.usage?.completion_tokens ?? 0;
    if (priceIn !== undefined && priceOut !== undefined)
      spent.cost = (spent.promptTokens * priceIn + spent.completionTokens * priceOut) / 1e6;
    const { finish_reason: end, message } = reply?.choices?.[0] ?? {};
    const limit = body['max_completion_tokens'] ?? body['max_tokens'];
    return {
      text: textOf(message?.content) || textOf(message?.refusal),
      ...(end === 'length' ? { cutAt: typeof limit === 'number' ? limit : null } : {}),
    };
  }

  async function complete(
    messages: readonly Message[],
    spent: ModelCall,
    signal?: AbortSignal,
  ): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      const body = bodyFor(messages);
      const since = performance.now();
      const answered = await send(body, signal);
      spent.ms += Math.round(performance.now() - since);
      spent.calls++;
      if (answered.status === 200) return read(answered.text, body, spent);
      const wantsOtherName =
        answered.status === 400 && 'max_tokens' in body && answered.text.includes('max_completion_tokens');
      if (wantsOtherName && !limitsItself) {
        limitName = 'max_completion_tokens';
        continue;
      }
      if (!isPassing(answered) || attempt >= tries) throw errorFor(answered, attempt);
      const requested = answered.retryAfter === null ? NaN : Number(answered.retryAfter);
      const ms = requested >= 0 ? requested * 1_000 : BACKOFF_MS * 2 ** (attempt - 1);
      const pause = Math.min(LONGEST_WAIT_MS, ms);
      await (wait ? wait(pause) : sleep(pause, undefined, signal ? { signal } : {}));
    }
  }

  return async function ask(messages, spent, signal): Promise<Reply> {
    if (hasAnswered) return complete(messages, spent, signal);
    if (checking) {
      const failure = await checking;
      // An error of its own for each caller: `model` says what that caller used.
      if (failure) throw new EndpointError(failure.message, failure.stopsRun);
      return ask(messages, spent, signal);
    }
    const first = complete(messages, spent, signal);
    checking = first.then(
      () => undefined,
      (error: unknown) => (error instanceof EndpointError ? error : undefined),
    );
    try {
      const reply = await first;
      hasAnswered = true;
      return reply;
    } finally {
      checking = undefined;
    }
  };
}
