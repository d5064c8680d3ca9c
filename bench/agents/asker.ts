import type { Observation } from '../../src/protocol/observation.ts';
import { NoAction, type Size } from '../codecs/index.ts';
import { shrink } from '../codecs/shared/resize.ts';
import { NoMoveError, type Brief, type ModelCall, type PromptMessage, type RefusedReply } from './agent.ts';
import {
  EndpointError,
  nothingUsed,
  type CallModel,
  type Message,
  type Part,
  type Reply,
  type Sampling,
} from './endpoint.ts';
import type { Prices } from './prices.ts';
import { LimitError } from './spending.ts';

/** Longest part of a reply that an error repeats, characters. */
const MOST_QUOTED = 200;

/** What a reply holds, with the reply, and how often it had to be asked for again. */
export interface Said<T> {
  value: T;
  reply: Reply;
  repairs: number;
}

export interface AskerOptions {
  callModel: CallModel;
  prices: Prices & Pick<Sampling, 'extra'>;
  /** How often a reply that cannot be read is asked for again. */
  repairs: number;
}

/** Asks a model the questions of one move, and counts what they took together. */
export class Asker {
  readonly used: ModelCall;
  readonly #options: AskerOptions;
  readonly #brief: Brief;
  readonly #refused: RefusedReply[] = [];

  constructor(options: AskerOptions, brief: Brief) {
    this.#options = options;
    this.#brief = brief;
    this.used = nothingUsed(options.prices);
  }

  /**
   * Asks until `read` can read the reply, `repairs` times at most after the first. `read` throws NoAction for a reply that it cannot
   * read. Throws EndpointError, LimitError, and NoMoveError if no reply could be read.
   */
  async ask<T>(
    question: readonly Message[],
    screen: Size | null,
    read: (reply: Reply) => T,
  ): Promise<Said<T>> {
    const messages = [...question];
    this.used.prompt = [...(this.used.prompt ?? []), ...messages.map(promptOf)];
    const { repairs: most } = this.#options;
    for (let repairs = 0; ; repairs++) {
      const reply = await this.#replyTo(messages, screen);
      try {
        return { value: read(reply), reply, repairs };
      } catch (error) {
        if (!(error instanceof NoAction)) throw error;
        this.#refused.push(refusalOf(reply, error.message));
        this.used.refused = this.#refused;
        if (repairs >= most) throw new NoMoveError(noMove(this.#refused), this.used);
        messages.push(
          // Endpoints refuse an assistant's message that is empty.
          { role: 'assistant', content: reply.text || '…', ...rawOf(reply) },
          { role: 'user', content: askAgain(reply, error.message) },
        );
      }
    }
  }

  /** A seed that the requests have is another for each try; without one the endpoint draws as it likes. */
  #drawKeys(number: number): Record<string, unknown> {
    const seed = this.#options.prices.extra?.['seed'];
    return typeof seed === 'number' && number > 1 ? { seed: seed + number - 1 } : {};
  }

  async #replyTo(messages: readonly Message[], screen: Size | null): Promise<Reply> {
    const { signal, try: number = 1 } = this.#brief;
    try {
      const scope = number === 1 ? undefined : `try ${number}`;
      const asked = { messages, screen, scope, more: this.#drawKeys(number) };
      const reply = await this.#options.callModel(asked, this.used, signal);
      this.used.text = reply.text;
      return reply;
    } catch (error) {
      // The turn's calls are paid for, although they gave nothing.
      if (error instanceof EndpointError || error instanceof LimitError) error.model = this.used;
      else if (signal?.aborted) throw Object.assign(new Error('The run stopped'), { model: this.used });
      throw error;
    }
  }
}

/** Keeps a reply as its API gave it, where it did. */
export const rawOf = ({ raw }: { raw?: unknown }) => (raw === undefined ? {} : { raw });

/** The size of the present picture. */
export const sizeOf = ({ screenshot }: Observation): Size | null =>
  screenshot ? { width: screenshot.width, height: screenshot.height } : null;

/** The picture as a data URL, no wider than `width`; only a lossless one is made smaller. */
export function pictureOf({ screenshot }: Observation, width?: number): string | undefined {
  if (!screenshot) return undefined;
  const { mime, base64 } = screenshot;
  return `data:${mime};base64,${width !== undefined && mime === 'image/png' ? shrink(base64, width) : base64}`;
}

/** A text with pictures after it, as a message has them. */
export function withPictures(text: string, pictures: readonly (string | undefined)[]): Message['content'] {
  const parts = pictures.flatMap((url): Part[] =>
    url === undefined ? [] : [{ type: 'image_url', image_url: { url } }],
  );
  return parts.length === 0 ? text : [{ type: 'text', text }, ...parts];
}

/** The task, as every agent tells it after its rules. */
export function taskOf({ goal, answerSheet }: Brief): string {
  const sheet = answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : '';
  return `The task: ${goal}${sheet}`;
}

/** A message as a run keeps it. */
const promptOf = ({ role, content }: Message): PromptMessage => ({
  role,
  parts:
    typeof content === 'string'
      ? [{ text: content }]
      : content.map(part => (part.type === 'text' ? { text: part.text } : { picture: part.image_url.url })),
});

function refusalOf({ text, cutAt }: Reply, why: string): RefusedReply {
  if (cutAt === undefined) return { text, why };
  const limit = cutAt === null ? '' : ` (${cutAt})`;
  return { text, why: `it was cut at max_tokens${limit}`, cut: true };
}

/** The message to a model whose reply could not be read. */
const askAgain = ({ cutAt }: Reply, why: string) =>
  cutAt === undefined
    ? `That cannot be done: ${why}. Answer as described.`
    : 'Your reply was too long and was cut before it was complete. Answer as described, and more briefly.';

/** Why an episode ends without an action: the fault of the last reply, and its text. */
function noMove(refused: readonly RefusedReply[]): string {
  const { text, why: reason, cut } = refused.at(-1)!;
  const quoted = text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
  const count = refused.length === 1 ? 'one reply' : `${refused.length} replies`;
  const remedy = cut ? '. --max-tokens allows longer replies' : '';
  return `The model gave no action in ${count}: ${reason}${remedy}. The last reply was ${quoted === '' ? 'empty' : JSON.stringify(quoted)}`;
}
