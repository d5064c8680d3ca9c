import { hashSeed } from '../../src/state/random.ts';
import { codecs, movesOf, NoAction, type Codec, type Context } from '../codecs/index.ts';
import { shrink } from '../codecs/shared/resize.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import {
  NoMoveError,
  type Agent,
  type Brief,
  type ModelCall,
  type Move,
  type RefusedReply,
} from './agent.ts';
import { connect, EndpointError, type EndpointOptions, type Message, type Reply } from './endpoint.ts';

export { EndpointError } from './endpoint.ts';

/** A model behind an endpoint that speaks the chat-completions protocol. The key is never written to a run. */
export interface LlmOptions extends EndpointOptions {
  /** How it is told of the screen and writes its actions. Default: the phone's own JSON. */
  codec?: Codec | undefined;
  /** Turns that the model is reminded of, and how many pictures it sees, the present one among them. Default 8, and what the codec wants or 1. */
  history?: number | undefined;
  pictures?: number | undefined;
  /** Whether labels are shuffled at each step, where the codec has any; by the task and its seed. Default false. */
  shuffle?: boolean | undefined;
  /** How often a reply that holds no action is asked for again. Default 2. */
  repairs?: number | undefined;
}

interface Turn {
  head: string;
  list: string;
  picture: string | undefined;
  reply: string;
}

/** Longest part of a reply that an error repeats, characters. */
const MOST_QUOTED = 200;

/** Plays with a model. Throws TypeError for an address that is none. */
export function llm(options: LlmOptions): Agent {
  const {
    codec = codecs['tapworld']!,
    history = 8,
    pictures = 1 + (codec.picture?.earlier?.count ?? 0),
    shuffle = false,
    repairs = 2,
    priceIn,
    priceOut,
  } = options;
  const callModel = connect(options);

  return {
    name: 'llm',
    describe: 'a model behind an OpenAI-compatible endpoint',
    pictures: pictures > 0,
    start({ goal, budget, answerSheet, task, seed, signal }: Brief) {
      const system = `${codec.rules}\n\nThe task: ${goal}${answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : ''}`;
      const turns: Turn[] = [];
      let left = budget;
      // What a reply asked for beyond its first action: an end that says the answer is an answer, and then the end.
      let waiting: Move[] = [];
      return async (observation): Promise<Action | Move> => {
        const next = waiting.shift();
        if (next && !observation.lastError) {
          left--;
          return next;
        }
        waiting = [];
        const context: Context = shuffle ? { seed: hashSeed(`${task} ${seed} ${left}`) } : {};
        const now: Turn = {
          ...codec.show(observation, left--, context),
          picture: pictureOf(observation),
          reply: '',
        };
        const visible = [...(history === 0 ? [] : turns.slice(-history)), now];
        const messages: Message[] = [{ role: 'system', content: system }];
        for (const [i, turn] of visible.entries()) {
          // Of an earlier turn the words of the screen are left out: the picture or the reply says what was there.
          const text = turn === now && turn.list !== '' ? `${turn.head}\n${turn.list}` : turn.head;
          const isPictured = turn.picture !== undefined && i >= visible.length - pictures;
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
        const refused: RefusedReply[] = [];
        for (let repair = 0; ; repair++) {
          const reply = await callModel(messages, spent, signal).catch((error: unknown) => {
            // What the turn used is paid for, although it came to nothing.
            if (error instanceof EndpointError) error.model = spent;
            throw error;
          });
          spent.text = reply.text;
          try {
            const [action, ...more] = movesOf(codec, reply.text, observation, answerSheet, context);
            // What had to be asked for again did not have the form, whatever came of it.
            const format = { ok: repair === 0 && (codec.isFormed?.(reply.text) ?? true) };
            waiting = more.map(each => ({ action: each, format }));
            turns.push({
              ...now,
              list: '',
              reply: reply.text,
              picture: pictures > 1 ? pictureOf(observation, codec.picture?.earlier?.width) : undefined,
            });
            return { action: action!, format, model: spent };
          } catch (error) {
            if (!(error instanceof NoAction)) throw error;
            refused.push(refusalOf(reply, error.message));
            spent.refused = refused;
            if (repair >= repairs) throw new NoMoveError(noMove(refused), spent);
            messages.push(
              // Endpoints refuse an assistant's message that is empty.
              { role: 'assistant', content: reply.text || '…' },
              { role: 'user', content: askAgain(reply, error.message) },
            );
          }
        }
      };
    },
  };
}

const refusalOf = ({ text, cutAt }: Reply, why: string): RefusedReply =>
  cutAt === undefined
    ? { text, why }
    : { text, why: `it was cut at max_tokens${cutAt === null ? '' : ` (${cutAt})`}`, cut: true };

/** What the model is told of a reply that held no action. */
const askAgain = ({ cutAt }: Reply, why: string) =>
  cutAt === undefined
    ? `That cannot be done: ${why}. Answer as described.`
    : 'Your reply was too long and was cut before it was complete. Answer as described, and more briefly.';

/** Why an episode ends without an action: the last reply's fault, and what that reply was. */
function noMove(refused: readonly RefusedReply[]): string {
  const { text, why, cut } = refused.at(-1)!;
  const quoted = text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
  const count = refused.length === 1 ? 'one reply' : `${refused.length} replies`;
  const remedy = cut ? '. --max-tokens allows longer replies' : '';
  return `The model gave no action in ${count}: ${why}${remedy}. The last reply was ${quoted === '' ? 'empty' : JSON.stringify(quoted)}`;
}

/** What is seen as an address, no wider than `width`; only what is lossless is made smaller. */
function pictureOf({ screenshot }: Observation, width?: number): string | undefined {
  if (!screenshot) return undefined;
  const { mime, base64 } = screenshot;
  return `data:${mime};base64,${width !== undefined && mime === 'image/png' ? shrink(base64, width) : base64}`;
}
