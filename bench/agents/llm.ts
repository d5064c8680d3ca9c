import { hashSeed } from '../../src/state/random.ts';
import { codecs, movesOf, NoAction, type Codec, type Context } from '../codecs/index.ts';
import { episodeKey, tryOf } from '../run/episode-id.ts';
import { shrink } from '../codecs/shared/resize.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import {
  NoMoveError,
  type Agent,
  type Brief,
  type ModelCall,
  type Move,
  type PromptMessage,
  type RefusedReply,
} from './agent.ts';
import {
  connect,
  EndpointError,
  type CallModel,
  type EndpointOptions,
  type Message,
  type Reply,
} from './endpoint.ts';

export { EndpointError } from './endpoint.ts';

/** A model behind an endpoint that speaks the chat-completions protocol. The key is never written to a run. */
export interface LlmOptions extends EndpointOptions {
  /** How the model reads the screen and writes its actions. Default: the phone's own JSON. */
  codec?: Codec | undefined;
  /** Earlier turns that the model sees, and pictures, the present one among them. Default: 8 turns, and the codec's pictures or 1. */
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

type Settings = Required<Pick<LlmOptions, 'history' | 'pictures' | 'shuffle' | 'repairs'>> & {
  codec: Codec;
  /** Whether prices are known, so that calls have a cost. */
  isPriced: boolean;
  /** The seed that requests have, where the options give one. */
  seed: number | undefined;
};

/** The seed among the further keys of a request. */
const seedIn = ({ extra = {} }: LlmOptions): number | undefined =>
  Number.isSafeInteger(extra['seed']) ? (extra['seed'] as number) : undefined;

/** Plays with a model. Throws TypeError for an address that is none. */
export function llm(options: LlmOptions): Agent {
  const { codec = codecs['tapworld']!, priceIn, priceOut } = options;
  const settings: Settings = {
    codec,
    history: options.history ?? 8,
    pictures: options.pictures ?? 1 + (codec.picture?.earlier?.count ?? 0),
    shuffle: options.shuffle ?? false,
    repairs: options.repairs ?? 2,
    isPriced: priceIn !== undefined && priceOut !== undefined,
    seed: seedIn(options),
  };
  const callModel = connect(options);
  return {
    name: 'llm',
    describe: 'a model behind an OpenAI-compatible endpoint',
    pictures: settings.pictures > 0,
    start(brief: Brief) {
      const player = new LlmPlayer(brief, settings, callModel);
      return observation => player.play(observation);
    },
  };
}

/** Plays one episode. */
class LlmPlayer {
  #brief: Brief;
  #settings: Settings;
  #callModel: CallModel;
  #turns: Turn[] = [];
  /** Steps that are left. */
  #left: number;
  /** Further moves of the last reply: an end that gives the answer is an answer, and then the end. */
  #waiting: Move[] = [];

  constructor(brief: Brief, settings: Settings, callModel: CallModel) {
    this.#brief = brief;
    this.#settings = settings;
    this.#callModel = callModel;
    this.#left = brief.budget;
  }

  /** The next move. Throws EndpointError, and NoMoveError if the model gave no action. */
  async play(observation: Observation): Promise<Move> {
    const next = this.#waiting.shift();
    if (next && !observation.lastError) {
      this.#left--;
      return next;
    }
    this.#waiting = [];
    const { codec, shuffle } = this.#settings;
    const context: Context = shuffle ? { seed: hashSeed(`${episodeKey(this.#brief)} ${this.#left}`) } : {};
    const turn: Turn = {
      ...codec.show(observation, this.#left--, context),
      picture: pictureOf(observation),
      reply: '',
    };
    return this.#ask(turn, observation, context);
  }

  /** A seed that the requests have is another for each try; without one the endpoint draws as it likes. */
  #drawKeys(): Record<string, unknown> {
    const { seed } = this.#settings;
    const number = tryOf(this.#brief);
    return seed === undefined || number === 1 ? {} : { seed: seed + number - 1 };
  }

  /** Asks for a move until a reply contains an action, `repairs` times at most after the first. */
  async #ask(turn: Turn, observation: Observation, context: Context): Promise<Move> {
    const { codec, repairs, isPriced } = this.#settings;
    const messages = this.#messagesFor(turn);
    const used: ModelCall = {
      text: '',
      calls: 0,
      promptTokens: 0,
      completionTokens: 0,
      ms: 0,
      cost: isPriced ? 0 : null,
      prompt: messages.map(promptOf),
    };
    const refused: RefusedReply[] = [];
    for (let repair = 0; ; repair++) {
      const reply = await this.#replyTo(messages, used);
      try {
        const actions = movesOf(codec, reply.text, observation, this.#brief.answerSheet, context);
        // A reply that had to be asked for again did not have the form, whatever came of it.
        const format = { ok: repair === 0 && (codec.isFormed?.(reply.text) ?? true) };
        this.#remember(turn, reply, observation);
        const [action, ...more] = actions;
        this.#waiting = more.map(each => ({ action: each, format }));
        return { action: action!, format, model: used };
      } catch (error) {
        if (!(error instanceof NoAction)) throw error;
        refused.push(refusalOf(reply, error.message));
        used.refused = refused;
        if (repair >= repairs) throw new NoMoveError(noMove(refused), used);
        messages.push(
          // Endpoints refuse an assistant's message that is empty.
          { role: 'assistant', content: reply.text || '…' },
          { role: 'user', content: askAgain(reply, error.message) },
        );
      }
    }
  }

  async #replyTo(messages: readonly Message[], used: ModelCall): Promise<Reply> {
    try {
      const reply = await this.#callModel(messages, used, this.#brief.signal, this.#drawKeys());
      used.text = reply.text;
      return reply;
    } catch (error) {
      // The turn's calls are paid for, although they gave nothing.
      if (error instanceof EndpointError) error.model = used;
      throw error;
    }
  }

  #remember(turn: Turn, reply: Reply, observation: Observation): void {
    const { codec, pictures } = this.#settings;
    this.#turns.push({
      ...turn,
      list: '',
      reply: reply.text,
      picture: pictures > 1 ? pictureOf(observation, codec.picture?.earlier?.width) : undefined,
    });
  }

  /** The task, the last turns, and the present one. */
  #messagesFor(present: Turn): Message[] {
    const { codec, history, pictures } = this.#settings;
    const { goal, answerSheet } = this.#brief;
    const sheet = answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : '';
    const messages: Message[] = [{ role: 'system', content: `${codec.rules}\n\nThe task: ${goal}${sheet}` }];
    const visible = [...(history === 0 ? [] : this.#turns.slice(-history)), present];
    for (const [i, turn] of visible.entries()) {
      messages.push({ role: 'user', content: contentOf(turn, i >= visible.length - pictures) });
      if (turn !== present) messages.push({ role: 'assistant', content: turn.reply });
    }
    return messages;
  }
}

/** A turn as the model sees it. Earlier turns have no `list`: their picture or reply says what was on the screen. */
function contentOf({ head, list, picture }: Turn, isPictured: boolean): Message['content'] {
  const text = list === '' ? head : `${head}\n${list}`;
  if (picture === undefined || !isPictured) return text;
  return [
    { type: 'text', text },
    { type: 'image_url', image_url: { url: picture } },
  ];
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

/** The message to a model whose reply held no action. */
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

/** The picture as a data URL, no wider than `width`; only a lossless one is made smaller. */
function pictureOf({ screenshot }: Observation, width?: number): string | undefined {
  if (!screenshot) return undefined;
  const { mime, base64 } = screenshot;
  return `data:${mime};base64,${width !== undefined && mime === 'image/png' ? shrink(base64, width) : base64}`;
}
