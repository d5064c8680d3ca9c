import { hashSeed } from '../../src/state/random.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { codecs, movesOf, type Codec, type Context } from '../codecs/index.ts';
import type { Agent, Brief, Move } from './agent.ts';
import { episodeKey } from '../run/episode-id.ts';
import { apis } from './apis/index.ts';
import { Asker, pictureOf, rawOf, sizeOf, taskOf } from './asker.ts';
import {
  connect,
  type CallModel,
  type EndpointOptions,
  type Message,
  type Reply,
  type Sampling,
} from './endpoint.ts';
import { memories, type Memory, type MemoryName, type Turn } from './memory.ts';
import type { Prices } from './prices.ts';

export { EndpointError } from './endpoint.ts';

/** A model behind an API. The key is never written to a run. */
export interface LlmOptions extends EndpointOptions {
  /** How the model reads the screen and writes its actions. Default: the codec of the API. */
  codec?: Codec | undefined;
  /** What the model sees of earlier turns. Default `pictures`. */
  memory?: MemoryName | undefined;
  /** Earlier turns that the model sees, and pictures, the present one among them. Default: 8 turns, and the codec's pictures or 1. */
  history?: number | undefined;
  historyPictures?: number | undefined;
  /** Whether labels are shuffled at each step, where the codec has any; by the task and its seed. Default false. */
  shuffle?: boolean | undefined;
  /** How often a reply that holds no action is asked for again. Default 2. */
  repairs?: number | undefined;
}

/** An agent that plays with a model in a way of its own. */
export interface ModelAgent {
  /** The action format that it uses. */
  codec: string;
  /** Throws TypeError for an address that is none. */
  open(options: LlmOptions): Agent;
}

interface Settings {
  codec: Codec;
  pictures: number;
  shuffle: boolean;
  repairs: number;
  /** Whether the model has the codec’s tools from its API. */
  hasTools: boolean;
  prices: Prices & Pick<Sampling, 'extra'>;
  memory: () => Memory;
}

/** Replies that cannot be read are asked for again so often. */
export const REPAIRS = 2;
const HISTORY = 8;

/** Plays with a model. Throws TypeError for an address that is none. */
export function llm(options: LlmOptions): Agent {
  const kind = apis[options.api ?? 'chat'];
  const { codec = codecs[kind.codec]! } = options;
  const memory = options.memory ?? 'pictures';
  const pictures =
    memory === 'text' ? 0 : (options.historyPictures ?? 1 + (codec.picture?.earlier?.count ?? 0));
  const settings: Settings = {
    codec,
    pictures,
    shuffle: options.shuffle ?? false,
    repairs: options.repairs ?? REPAIRS,
    hasTools: kind.hasTools && codec.name === kind.codec,
    prices: options,
    memory: () => memories[memory]({ history: options.history ?? HISTORY, pictures }),
  };
  const callModel = connect({ ...options, hasTools: settings.hasTools });
  return {
    name: 'llm',
    describe: 'a model behind an API',
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
  #memory: Memory;
  #turns: Turn[] = [];
  /** Steps that are left. */
  #left: number;
  /** Further moves of the last reply: an end that gives the answer is an answer, and then the end. */
  #waiting: Move[] = [];

  constructor(brief: Brief, settings: Settings, callModel: CallModel) {
    this.#brief = brief;
    this.#settings = settings;
    this.#callModel = callModel;
    this.#memory = settings.memory();
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

  /** Asks for a move until a reply contains an action. */
  async #ask(turn: Turn, observation: Observation, context: Context): Promise<Move> {
    const { codec, repairs: most, prices } = this.#settings;
    const asker = new Asker({ callModel: this.#callModel, prices, repairs: most }, this.#brief);
    const rules = this.#rules(turn);
    const before = await this.#memory.messagesFor(this.#turns, turn, asker, rules);
    const { answerSheet } = this.#brief;
    const { value, reply, repairs } = await asker.ask([rules, ...before], sizeOf(observation), ({ text }) =>
      movesOf(codec, text, observation, answerSheet, context),
    );
    // A reply that had to be asked for again did not have the form, whatever came of it.
    const format = { ok: repairs === 0 && (codec.isFormed?.(reply.text) ?? true) };
    this.#remember(turn, reply, observation);
    const [action, ...more] = value;
    this.#waiting = more.map(each => ({ action: each, format }));
    return { action: action!, format, model: asker.used };
  }

  #remember(turn: Turn, reply: Reply, observation: Observation): void {
    const { codec, pictures } = this.#settings;
    this.#turns.push({
      ...turn,
      reply: reply.text,
      ...rawOf(reply),
      picture: pictures > 1 ? pictureOf(observation, codec.picture?.earlier?.width) : undefined,
    });
  }

  /** How the model has to answer, and its task. */
  #rules({ picture }: Turn): Message {
    const { codec, hasTools } = this.#settings;
    const rules = (hasTools && picture !== undefined && codec.toolRules) || codec.rules;
    return { role: 'system', content: `${rules}\n\n${taskOf(this.#brief)}` };
  }
}
