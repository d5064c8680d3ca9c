import { isObject } from '../../src/state/json.ts';
import { NoAction } from '../codecs/index.ts';
import { objectsIn } from '../codecs/shared/json.ts';
import type { Knowledge } from '../tasks/user.ts';
import type { Brief, ModelCall } from './agent.ts';
import { Asker } from './asker.ts';
import { connect, type CallModel, type EndpointOptions, type Message } from './endpoint.ts';

/** How often a reply that cannot be read is asked for again. */
const REPAIRS = 2;

const RULES = `You are the owner of a phone. An assistant works on it for you, and may ask you questions. You are given what you know, each thing with a name, and a question.
Say which of these things the question asks for, also where it does so in other words; a question for something else asks for none of them. Answer with one JSON object:
{"heard": ["name", "name"]}`;

/** What somebody knows, as lines. */
const linesOf = (knows: Readonly<Record<string, string>>): string =>
  Object.entries(knows)
    .map(([name, says]) => `- ${name}: ${says}`)
    .join('\n');

/** Reads which things a question asks for. Throws NoAction for a reply without a list of their names. */
function namesIn(text: string, known: readonly string[]): string[] {
  const heard = [...objectsIn(text)].findLast(object => isObject(object) && Array.isArray(object['heard']))?.[
    'heard'
  ];
  if (!Array.isArray(heard)) throw new NoAction('there is no JSON object with a list "heard" in it');
  const unknown = heard.find(name => !known.includes(name as string));
  if (unknown !== undefined)
    throw new NoAction(`there is no ${JSON.stringify(unknown)}; there are ${known.join(', ')}`);
  return heard as string[];
}

/** A question that was heard: names of what it asks for, and what the model took. */
export interface Heard {
  heard: string[];
  model: ModelCall;
}

/** Has a model decide what a question asks the simulated user for. What the user then says stays that of the task. */
export class Hearer {
  readonly #callModel: CallModel;
  readonly #options: EndpointOptions;

  /** Throws TypeError for an address that is none. */
  constructor(options: EndpointOptions) {
    this.#options = options;
    this.#callModel = connect(options);
  }

  /** Throws EndpointError, and NoMoveError if no reply could be read. */
  async hear(brief: Brief, knows: Readonly<Record<string, string>>, question: string): Promise<Heard> {
    const asker = new Asker({ callModel: this.#callModel, prices: this.#options, repairs: REPAIRS }, brief);
    const messages: Message[] = [
      { role: 'system', content: RULES },
      {
        role: 'user',
        content: `What you asked the assistant to do: ${brief.goal}\n\nWhat you know:\n${linesOf(knows)}\n\nThe question: ${question}`,
      },
    ];
    const { value } = await asker.ask(messages, null, ({ text }) => namesIn(text, Object.keys(knows)));
    return { heard: value, model: asker.used };
  }
}

/** What the user of a task says to each thing that it knows, by its name. */
export const sayingsOf = <P>(
  knows: Knowledge<P>,
  params: P,
  language: Brief['language'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(knows).map(([name, { says }]) => {
      const words = says[language];
      return [name, typeof words === 'function' ? words(params) : words];
    }),
  );
