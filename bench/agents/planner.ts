import type { Observation } from '../../src/protocol/observation.ts';
import type { Action } from '../../src/protocol/action.ts';
import { isObject } from '../../src/state/json.ts';
import { codecs, movesOf, NoAction } from '../codecs/index.ts';
import { objectsIn } from '../codecs/shared/json.ts';
import type { Agent, Brief, Move } from './agent.ts';
import { Asker, pictureOf, sizeOf, taskOf, withPictures } from './asker.ts';
import { connect, type CallModel, type EndpointOptions, type Message } from './endpoint.ts';
import type { ModelAgent } from './llm.ts';

type Options = EndpointOptions & { repairs?: number | undefined };

const REPAIRS = 2;
/** Earlier actions that the model is shown. */
const MOST_ACTIONS = 12;
/** Longest scratch pad, characters. */
const MOST_NOTES = 4_000;

const CODEC = codecs['tapworld']!;

const RULES = `You work by a plan and with a scratch pad. Besides "thought" and "action" your JSON object may have:
"plan": ["..."]   what is left to do, in order; give it in your first answer, and again whenever it changes
"notes": ["..."]   lines that are added to your scratch pad: what you have read that you will need. Screens are forgotten, the pad is not.
Begin each thought with whether your last action did what you meant it to.`;

/** What a reply gives besides its action. */
interface Answer {
  action: Action;
  plan: readonly string[] | undefined;
  notes: readonly string[];
  thought: string;
}

const linesOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter(line => typeof line === 'string' && line.trim() !== '') : undefined;

/** Reads a reply. Throws NoAction for one without an action, and for a first one without a plan. */
function answerIn(text: string, observation: Observation, brief: Brief, hasPlan: boolean): Answer {
  const [action] = movesOf(CODEC, text, observation, brief.answerSheet);
  const about = [...objectsIn(text)].findLast(object => isObject(object['action'])) ?? {};
  const plan = linesOf(about['plan']);
  if (!hasPlan && !plan?.length) throw new NoAction('the first answer needs a "plan"');
  const thought = about['thought'];
  return {
    action: action!,
    plan,
    notes: linesOf(about['notes']) ?? [],
    thought: typeof thought === 'string' ? thought : '',
  };
}

class PlanningPlayer {
  readonly #brief: Brief;
  readonly #callModel: CallModel;
  readonly #options: Options;
  #plan: readonly string[] | undefined;
  readonly #notes: string[] = [];
  readonly #done: string[] = [];
  #left: number;

  constructor(brief: Brief, callModel: CallModel, options: Options) {
    this.#brief = brief;
    this.#callModel = callModel;
    this.#options = options;
    this.#left = brief.budget;
  }

  /** The next move. Throws EndpointError, and NoMoveError if the model gave no action or no plan. */
  async play(observation: Observation): Promise<Move> {
    const { repairs: most = REPAIRS } = this.#options;
    const asker = new Asker(
      { callModel: this.#callModel, prices: this.#options, repairs: most },
      this.#brief,
    );
    const { value, repairs } = await asker.ask(this.#question(observation), sizeOf(observation), ({ text }) =>
      answerIn(text, observation, this.#brief, this.#plan !== undefined),
    );
    const { action, plan, notes, thought } = value;
    this.#plan = plan ?? this.#plan;
    this.#note(notes);
    this.#done.push(`${thought} ${JSON.stringify(action)}`.trim());
    return { action, format: { ok: repairs === 0 }, model: asker.used };
  }

  /** Adds lines to the scratch pad; the oldest go where it grows too long. */
  #note(lines: readonly string[]): void {
    this.#notes.push(...lines);
    while (this.#notes.length > 1 && this.#notes.join('\n').length > MOST_NOTES) this.#notes.shift();
  }

  #question(observation: Observation): Message[] {
    const { head, list } = CODEC.show(observation, this.#left--);
    const parts = [
      partOf('Your plan', this.#plan ?? [], 'You have no plan yet.'),
      partOf('Your scratch pad', this.#notes, 'Your scratch pad is empty.'),
      partOf('Your last answers', this.#done.slice(-MOST_ACTIONS), 'You have done nothing yet.'),
      `${head}\n${list}`,
    ];
    return [
      { role: 'system', content: `${CODEC.rules}\n\n${RULES}\n\n${taskOf(this.#brief)}` },
      { role: 'user', content: withPictures(parts.join('\n\n'), [pictureOf(observation)]) },
    ];
  }
}

const partOf = (title: string, lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : `${title}:\n${lines.map(line => `- ${line}`).join('\n')}`;

/** Plays by a plan that the model keeps, and a scratch pad that outlives the screens. Throws TypeError for an address that is none. */
function plan(options: Options): Agent {
  const callModel = connect(options);
  return {
    name: 'planner',
    describe: 'a model with a plan that it keeps, and a scratch pad',
    pictures: true,
    start(brief: Brief) {
      const player = new PlanningPlayer(brief, callModel, options);
      return observation => player.play(observation);
    },
  };
}

export const planner: ModelAgent = { codec: 'tapworld', open: plan };
