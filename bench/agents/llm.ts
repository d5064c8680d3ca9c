import { setTimeout as sleep } from 'node:timers/promises';
import { hashSeed } from '../../src/state/random.ts';
import { codecs, movesOf, NoAction, type Codec, type Context } from '../codecs/index.ts';
import { shrink } from '../codecs/shared/resize.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Agent, Brief, ModelCall, Move } from './agent.ts';

/** A model behind an endpoint that speaks the chat-completions protocol. The key is never written to a run. */
export interface LlmOptions {
  /** Up to `/chat/completions`, such as `http://127.0.0.1:8000/v1`. */
  url: string;
  model: string;
  /** How it is told of the screen and writes its actions. Default: the phone's own JSON. */
  codec?: Codec | undefined;
  key?: string | undefined;
  /** Turns that the model is reminded of, and how many pictures it sees, the present one among them. Default 8, and what the codec wants or 1. */
  history?: number | undefined;
  pictures?: number | undefined;
  /** Whether labels are shuffled at each step, where the codec has any; by the task and its seed. Default false. */
  shuffle?: boolean | undefined;
  /** How often a call is tried while the endpoint is busy or broken. Default 6. */
  tries?: number | undefined;
  /** How often a reply that holds no action is asked for again. Default 2. */
  repairs?: number | undefined;
  /** How long a call may take, ms. Default 120,000. */
  timeoutMs?: number | undefined;
  temperature?: number | undefined;
  maxTokens?: number | undefined;
  /** Price of a million tokens, in any currency: what a run cost is told where both are given. */
  priceIn?: number | undefined;
  priceOut?: number | undefined;
  /** Waits between tries; for tests. */
  wait?: (ms: number) => Promise<unknown>;
}

/** The endpoint refused, or was not to be had: nothing is known of the agent. */
export class EndpointError extends Error {
  code = 'ENDPOINT_FAILED' as const;
}

interface Turn {
  head: string;
  list: string;
  picture: string | undefined;
  reply: string;
}
interface Usage {
  prompt_tokens?: number;
  completion_tokens?: number;
}
type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string | Part[];
}

/** First wait after a failed call, ms; it doubles each time, up to the longest. */
const BACKOFF_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Plays with a model. Throws TypeError for an address that is none. */
export function llm(options: LlmOptions): Agent {
  const {
    model,
    codec = codecs['tapworld']!,
    key,
    history = 8,
    pictures = 1 + (codec.picture?.earlier?.count ?? 0),
    shuffle = false,
    tries = 6,
    repairs = 2,
    timeoutMs = 120_000,
    temperature = 0,
    maxTokens = 1_024,
    priceIn,
    priceOut,
    wait = sleep,
  } = options;
  const endpoint = `${new URL(options.url).href.replace(/\/+$/, '')}/chat/completions`;

  /** One call; the endpoint's own failures are tried again, later each time or when it says. */
  async function complete(messages: Message[], spent: ModelCall): Promise<string> {
    const body = JSON.stringify({ model, messages, temperature, max_tokens: maxTokens });
    const headers = {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    };
    for (let attempt = 1; ; attempt++) {
      const since = performance.now();
      const { status, text, after } = await fetch(endpoint, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        async r => ({ status: r.status, text: await r.text(), after: r.headers.get('retry-after') }),
        (error: Error) => ({ status: 0, text: error.message, after: null }),
      );
      spent.ms += Math.round(performance.now() - since);
      spent.calls++;
      if (status === 200) {
        const reply = parsed(text);
        spent.promptTokens += reply.usage?.prompt_tokens ?? 0;
        spent.completionTokens += reply.usage?.completion_tokens ?? 0;
        if (priceIn !== undefined && priceOut !== undefined)
          spent.cost = (spent.promptTokens * priceIn + spent.completionTokens * priceOut) / 1e6;
        const content = reply.choices?.[0]?.message?.content;
        return typeof content === 'string' ? content : '';
      }
      const passing = status === 0 || status === 408 || status === 429 || status >= 500;
      const why = `${endpoint} ${status === 0 ? `was not to be had: ${text}` : `answered ${status}: ${text.slice(0, 300)}`}`;
      if (!passing || attempt >= tries) throw new EndpointError(passing ? `${why} (${attempt} tries)` : why);
      const told = Number(after);
      await wait(
        Math.min(
          LONGEST_WAIT_MS,
          after !== null && told >= 0 ? told * 1_000 : BACKOFF_MS * 2 ** (attempt - 1),
        ),
      );
    }
  }

  return {
    name: 'llm',
    describe: 'a model behind an OpenAI-compatible endpoint',
    pictures: pictures > 0,
    start({ goal, budget, answerSheet, task, seed }: Brief) {
      const system = `${codec.rules}\n\nThe task: ${goal}${answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : ''}`;
      const turns: Turn[] = [];
      let left = budget;
      // What a reply asked for beyond its first action: an end that says the answer is an answer, and then the end.
      let waiting: Move[] = [];
      return async (seen): Promise<Action | Move> => {
        const next = waiting.shift();
        if (next && !seen.lastError) {
          left--;
          return next;
        }
        waiting = [];
        const context: Context = shuffle ? { seed: hashSeed(`${task} ${seed} ${left}`) } : {};
        const now: Turn = { ...codec.show(seen, left--, context), picture: pictureOf(seen), reply: '' };
        const shown = [...turns.slice(-history), now];
        const messages: Message[] = [{ role: 'system', content: system }];
        for (const [i, turn] of shown.entries()) {
          // Of an earlier turn the words of the screen are left out: the picture or the reply says what was there.
          const text = turn === now && turn.list !== '' ? `${turn.head}\n${turn.list}` : turn.head;
          const isPictured = turn.picture !== undefined && i >= shown.length - pictures;
          messages.push({
            role: 'user',
            content: isPictured
              ? [
                  { type: 'text', text },
                  { type: 'image_url', image_url: { url: turn.picture! } },
                ]
              : text,
          });
          if (turn !== now) messages.push({ role: 'assistant', content: turn.reply });
        }
        const spent: ModelCall = {
          text: '',
          calls: 0,
          promptTokens: 0,
          completionTokens: 0,
          ms: 0,
          cost: priceIn !== undefined && priceOut !== undefined ? 0 : null,
        };
        for (let repair = 0; ; repair++) {
          const reply = (spent.text = await complete(messages, spent));
          try {
            const [action, ...more] = movesOf(codec, reply, seen, answerSheet, context);
            // What had to be asked for again did not have the form, whatever came of it.
            const format = { ok: repair === 0 && (codec.isFormed?.(reply) ?? true) };
            waiting = more.map(each => ({ action: each, format }));
            turns.push({
              ...now,
              list: '',
              reply,
              picture: pictures > 1 ? pictureOf(seen, codec.picture?.earlier?.width) : undefined,
            });
            return { action: action!, format, model: spent };
          } catch (error) {
            if (!(error instanceof NoAction) || repair >= repairs)
              throw error instanceof NoAction
                ? new Error(`The model gave no action: ${error.message}`)
                : error;
            messages.push(
              { role: 'assistant', content: reply },
              { role: 'user', content: `That cannot be done: ${error.message}. Answer as described.` },
            );
          }
        }
      };
    },
  };
}

/** What is seen as an address, no wider than `width`; only what is lossless is made smaller. */
function pictureOf({ screenshot }: Observation, width?: number): string | undefined {
  if (!screenshot) return undefined;
  const { mime, base64 } = screenshot;
  return `data:${mime};base64,${width !== undefined && mime === 'image/png' ? shrink(base64, width) : base64}`;
}

/** A body as the protocol has it. Throws ENDPOINT_FAILED for one that is no JSON: then something else answered. */
function parsed(text: string): { choices?: { message?: { content?: unknown } }[]; usage?: Usage } {
  try {
    return JSON.parse(text) as ReturnType<typeof parsed>;
  } catch {
    throw new EndpointError(`The endpoint answered with no JSON: ${text.slice(0, 100)}`);
  }
}
