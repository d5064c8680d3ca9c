import type { Observation } from '../../src/protocol/observation.ts';
import { movesOf, type Codec } from '../codecs/index.ts';
import type { Agent, Brief, Move } from './agent.ts';
import { Asker, pictureOf, sizeOf, taskOf, withPictures } from './asker.ts';
import { connect, type CallModel, type EndpointOptions, type Message } from './endpoint.ts';
import { wordsIn } from './memory.ts';

/** An agent that sums up each step from the screens before and after it, and chooses the next action by these summaries. */
export interface Reflecting {
  name: string;
  describe: string;
  codec: Codec;
  /** Whether the model sees pictures, beside the lists of elements. */
  pictures: boolean;
}

/** A step that was taken, and is not summed up yet. */
interface Taken {
  reply: string;
  screen: Screen;
}

/** A screen as the model sees it. */
interface Screen {
  text: string;
  picture: string | undefined;
}

const REPAIRS = 2;

const ASK_SUMMARY = `Look at the screen before your last action and at the screen after it, and sum the step up in one or two sentences, for yourself: what you meant to do, and whether
it worked. Say what did not happen that you expected. Keep what the task needs of what you have read. Answer with the summary alone.`;

/** The agent, as it plays by a model. Throws TypeError for an address that is none. */
export function reflecting(
  about: Reflecting,
  options: EndpointOptions & { repairs?: number | undefined },
): Agent {
  const callModel = connect(options);
  const { name, describe, pictures } = about;
  return {
    name,
    describe,
    pictures,
    start(brief: Brief) {
      const player = new ReflectingPlayer(brief, about, callModel, options);
      return observation => player.play(observation);
    },
  };
}

class ReflectingPlayer {
  readonly #brief: Brief;
  readonly #about: Reflecting;
  readonly #callModel: CallModel;
  readonly #options: EndpointOptions & { repairs?: number | undefined };
  /** A summary of each step. */
  readonly #history: string[] = [];
  #last: Taken | undefined;
  #left: number;

  constructor(
    brief: Brief,
    about: Reflecting,
    callModel: CallModel,
    options: EndpointOptions & { repairs?: number | undefined },
  ) {
    this.#brief = brief;
    this.#about = about;
    this.#callModel = callModel;
    this.#options = options;
    this.#left = brief.budget;
  }

  /** The next move. Throws EndpointError, and NoMoveError if the model gave no action. */
  async play(observation: Observation): Promise<Move> {
    const { codec } = this.#about;
    const { repairs = REPAIRS } = this.#options;
    const asker = new Asker({ callModel: this.#callModel, prices: this.#options, repairs }, this.#brief);
    const screen = this.#screenOf(observation);
    const size = sizeOf(observation);
    if (this.#last) {
      const said = await asker.ask(this.#summaryOf(this.#last, screen), size, wordsIn);
      this.#history.push(said.value);
    }
    const {
      value,
      reply,
      repairs: asked,
    } = await asker.ask(this.#choiceOn(screen), size, ({ text }) =>
      movesOf(codec, text, observation, this.#brief.answerSheet),
    );
    this.#last = { reply: reply.text, screen };
    return { action: value[0]!, format: { ok: asked === 0 }, model: asker.used };
  }

  #screenOf(observation: Observation): Screen {
    const { codec, pictures } = this.#about;
    const { head, list } = codec.show(observation, this.#left--);
    return { text: `${head}\n${list}`, picture: pictures ? pictureOf(observation) : undefined };
  }

  /** The question for the next action: the task, the summaries and the present screen. */
  #choiceOn({ text, picture }: Screen): Message[] {
    const steps = this.#history.map((summary, i) => `Step ${i + 1}: ${summary}`);
    const before =
      steps.length === 0 ? 'You have done nothing yet.' : `What you have done:\n${steps.join('\n')}`;
    return [this.#rules(), { role: 'user', content: withPictures(`${before}\n\n${text}`, [picture]) }];
  }

  /** The question for a summary of the last step. */
  #summaryOf({ reply, screen }: Taken, now: Screen): Message[] {
    const text = `The screen before:\n${screen.text}\n\nYour answer was:\n${reply}\n\nThe screen after:\n${now.text}\n\n${ASK_SUMMARY}`;
    return [this.#rules(), { role: 'user', content: withPictures(text, [screen.picture, now.picture]) }];
  }

  #rules(): Message {
    return { role: 'system', content: `${this.#about.codec.rules}\n\n${taskOf(this.#brief)}` };
  }
}
