import { InvalidArgumentError, Option, type Command } from 'commander';
import { apiNames, apis, type ApiKind, type ApiName } from '../bench/agents/apis/index.ts';
import { memoryNames, type MemoryName } from '../bench/agents/memory.ts';
import { hasModel } from '../bench/agents/model-agents.ts';
import type { Plan } from '../bench/run/folder.ts';
import { defined } from './defined.ts';
import { usage } from './errors.ts';
import { amount, between, endpoint, whole } from './program.ts';

/** The options of `--agent llm`, as they are typed. */
export interface ModelOptions {
  model?: string;
  api?: string;
  url?: string;
  actions?: string;
  priceIn?: number;
  priceOut?: number;
  priceCached?: number;
  priceWritten?: number;
  temperature?: number;
  maxTokens?: number;
  memory?: string;
  history?: number;
  historyPictures?: number;
  retries?: number;
  requestsPerMinute?: number;
  tokensPerMinute?: number;
  /** Seconds. */
  timeout?: number;
  reasoningEffort?: string;
  set?: Record<string, unknown>;
}

/** Options that a run keeps, and that resuming it cannot change. The address may change: an endpoint moves. */
export const PLANNED_MODEL = [
  'model',
  'api',
  'actions',
  'priceIn',
  'priceOut',
  'priceCached',
  'priceWritten',
  'temperature',
  'maxTokens',
  'memory',
  'history',
  'historyPictures',
  'retries',
  'requestsPerMinute',
  'tokensPerMinute',
  'timeout',
  'reasoningEffort',
  'set',
] as const satisfies readonly (keyof ModelOptions)[];

/** Options of what the model sees and writes, which the other agents decide themselves. */
const OF_LLM = [
  'actions',
  'memory',
  'history',
  'historyPictures',
] as const satisfies readonly (keyof ModelOptions)[];

/** The name of an option as it is typed: `--price-in`. */
export const flag = (name: string) => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** Keys of a request that the agent itself fills in. */
const OWN_KEYS = new Set(['model', 'messages', 'input', 'stream']);

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
    .option('--model <name>', 'the model of llm; OPENAI_API_KEY or ANTHROPIC_API_KEY holds its key')
    .addOption(
      new Option(
        '--api <name>',
        'how it is called: OpenAI Chat Completions, Anthropic Messages or OpenAI Responses (default chat)',
      ).choices(apiNames),
    )
    .option(
      '--url <address>',
      'its endpoint, of a chat up to /chat/completions (default: OPENAI_BASE_URL or ANTHROPIC_BASE_URL; for anthropic and responses the provider’s own)',
      endpoint,
    )
    .option('--price-in <number>', 'price of a million prompt tokens', amount)
    .option('--price-out <number>', 'price of a million completion tokens', amount)
    .option(
      '--price-cached <number>',
      'price of prompt tokens that the provider had kept (default: --price-in)',
      amount,
    )
    .option(
      '--price-written <number>',
      'price of prompt tokens that it keeps for later calls (default: --price-in)',
      amount,
    )
    .option('--temperature <number>', 'sampling temperature (default: the endpoint’s)', between(0, 2))
    .option('--max-tokens <number>', 'most tokens of a reply (default 4096)', whole(1))
    .option('--reasoning-effort <name>', 'how long a reasoning model thinks: low, medium, high ...')
    .addOption(
      new Option(
        '--memory <name>',
        'what the model sees of earlier turns: the last ones with pictures, or in words alone, or with a summary of all before that it writes (default pictures)',
      ).choices(memoryNames),
    )
    .option('--history <number>', 'earlier turns that the model is shown (default 8)', whole(0, 1_000))
    .option(
      '--history-pictures <number>',
      'pictures that the model is shown, the present one among them (default: as the action format wants, 1)',
      whole(0, 1_000),
    )
    .option('--retries <number>', 'how often a failed call is sent again (default 5)', whole(0, 100))
    .option('--requests-per-minute <number>', 'most calls in any minute', whole(1))
    .option('--tokens-per-minute <number>', 'most tokens in any minute', whole(1))
    .option('--timeout <seconds>', 'how long a call may take (default 120)', between(0.1, 86_400))
    .option(
      '--set <key=value>',
      'one more key of each request, as JSON or text; null leaves the key out (may be repeated)',
      addKey,
    );

/** What `run.json` keeps of the model; undefined for an agent that has none. Throws USAGE. */
export function modelOf(agent: string, options: ModelOptions): Plan['llm'] {
  const { model, actions, priceIn, priceOut, priceCached, priceWritten } = options;
  if (!hasModel(agent)) {
    const wrong = PLANNED_MODEL.find(name => options[name] !== undefined);
    if (wrong !== undefined) throw usage(`${flag(wrong)} is for agents with a model: llm, m3a, t3a, planner`);
    return undefined;
  }
  const own = agent === 'llm' ? undefined : OF_LLM.find(name => options[name] !== undefined);
  if (own !== undefined) throw usage(`${flag(own)} is for --agent llm: ${agent} has its own`);
  const api = options.api as ApiName | undefined;
  const kind: ApiKind = apis[api ?? 'chat'];
  const url = options.url ?? process.env[kind.urlName] ?? kind.url;
  if (model === undefined || url === undefined)
    throw usage(`--agent ${agent} needs a --model, and its endpoint as --url or in ${kind.urlName}`);
  if ((priceIn === undefined) !== (priceOut === undefined))
    throw usage('Give --price-in and --price-out, or neither');
  if (priceIn === undefined && (priceCached !== undefined || priceWritten !== undefined))
    throw usage('--price-cached and --price-written need --price-in and --price-out');
  const { temperature, maxTokens, history, historyPictures, reasoningEffort } = options;
  const memory = options.memory as MemoryName | undefined;
  const { retries, timeout, requestsPerMinute, tokensPerMinute, set: extra } = options;
  const tries = retries === undefined ? undefined : retries + 1;
  const timeoutMs = timeout === undefined ? undefined : Math.round(1_000 * timeout);
  return {
    url,
    model,
    ...defined({ api, actions, priceIn, priceOut, priceCached, priceWritten }),
    ...defined({ temperature, maxTokens, memory, history, historyPictures, reasoningEffort }),
    ...defined({ tries, timeoutMs, requestsPerMinute, tokensPerMinute, extra }),
  };
}

/** The model of the simulated user, if the options name one. Throws USAGE. */
export function userOf({
  userModel: model,
  userApi,
  userUrl,
}: {
  userModel?: string;
  userApi?: string;
  userUrl?: string;
}): Plan['user'] {
  if (model === undefined) {
    if (userApi === undefined && userUrl === undefined) return undefined;
    throw usage('--user-api and --user-url need a --user-model');
  }
  const api = userApi as ApiName | undefined;
  const kind: ApiKind = apis[api ?? 'chat'];
  const url = userUrl ?? process.env[kind.urlName] ?? kind.url;
  if (url === undefined) throw usage(`--user-model needs its endpoint as --user-url or in ${kind.urlName}`);
  return { ...defined({ api }), url, model };
}

/** The key of a model, from the environment. */
export const keyOf = ({ api = 'chat' }: { api?: ApiName }): string | undefined =>
  process.env[apis[api].keyName];
