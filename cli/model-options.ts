import { InvalidArgumentError, type Command } from 'commander';
import type { Plan } from '../bench/run/folder.ts';
import { usage } from './errors.ts';
import { amount, between, endpoint, whole } from './program.ts';

/** The options of `--agent llm`, as they are typed. */
export interface ModelOptions {
  model?: string;
  url?: string;
  actions?: string;
  priceIn?: number;
  priceOut?: number;
  temperature?: number;
  maxTokens?: number;
  history?: number;
  callTries?: number;
  /** Seconds. */
  timeout?: number;
  reasoningEffort?: string;
  set?: Record<string, unknown>;
}

/** Options that a run keeps, and that resuming it cannot change. The address may change: an endpoint moves. */
export const PLANNED_MODEL = [
  'model',
  'actions',
  'priceIn',
  'priceOut',
  'temperature',
  'maxTokens',
  'history',
  'callTries',
  'timeout',
  'reasoningEffort',
  'set',
] as const satisfies readonly (keyof ModelOptions)[];

/** The name of an option as it is typed: `--price-in`. */
export const flag = (name: string) => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** Keys of a request that the agent itself fills in. */
const OWN_KEYS = new Set(['model', 'messages', 'stream']);

/** An option `key=value`, added to those before; the value is JSON where it can be read as such, else text. */
function addKey(text: string, before: Record<string, unknown> = {}): Record<string, unknown> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It has to be KEY=VALUE, such as top_p=0.9.');
  const [key, value] = [text.slice(0, at), text.slice(at + 1)];
  if (OWN_KEYS.has(key)) throw new InvalidArgumentError(`The agent itself fills in ${key}.`);
  return { ...before, [key]: valueOf(value) };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Adds the options of `--agent llm` to a command. */
export const withModel = (command: Command): Command =>
  command
    .option('--model <name>', 'the model of llm; OPENAI_API_KEY holds its key')
    .option('--url <address>', 'its endpoint, up to /chat/completions (default: OPENAI_BASE_URL)', endpoint)
    .option('--price-in <number>', 'price of a million prompt tokens', amount)
    .option('--price-out <number>', 'price of a million completion tokens', amount)
    .option('--temperature <number>', 'sampling temperature (default: the endpoint’s)', between(0, 2))
    .option('--max-tokens <number>', 'most tokens of a reply (default 4096)', whole(1))
    .option('--reasoning-effort <name>', 'how long a reasoning model thinks: low, medium, high ...')
    .option('--history <number>', 'earlier turns that the model is shown (default 8)', whole(0, 1_000))
    .option('--call-tries <number>', 'how often a failed call is tried (default 6)', whole(1, 100))
    .option('--timeout <seconds>', 'how long a call may take (default 120)', between(0.1, 86_400))
    .option(
      '--set <key=value>',
      'one more key of each request, as JSON or text; null leaves the key out (may be repeated)',
      addKey,
    );

/** What `run.json` keeps of the model; undefined for an agent that has none. Throws USAGE. */
export function modelOf(agent: string, options: ModelOptions): Plan['llm'] {
  const { model, url = process.env['OPENAI_BASE_URL'], actions, priceIn, priceOut } = options;
  if (agent !== 'llm') {
    const wrong = PLANNED_MODEL.find(name => options[name] !== undefined);
    if (wrong !== undefined) throw usage(`${flag(wrong)} is for --agent llm`);
    return undefined;
  }
  if (model === undefined || url === undefined)
    throw usage('--agent llm needs a --model, and its endpoint as --url or in OPENAI_BASE_URL');
  if ((priceIn === undefined) !== (priceOut === undefined))
    throw usage('Give --price-in and --price-out, or neither');
  const { temperature, maxTokens, history, callTries, timeout, reasoningEffort, set } = options;
  return {
    url,
    model,
    ...(actions === undefined ? {} : { actions }),
    ...(priceIn === undefined || priceOut === undefined ? {} : { priceIn, priceOut }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(history === undefined ? {} : { history }),
    ...(callTries === undefined ? {} : { tries: callTries }),
    ...(timeout === undefined ? {} : { timeoutMs: Math.round(1_000 * timeout) }),
    ...(reasoningEffort === undefined ? {} : { reasoningEffort }),
    ...(set === undefined ? {} : { extra: set }),
  };
}
