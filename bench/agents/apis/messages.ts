import { FUNCTION_TOOLS } from '../../codecs/shared/functions.ts';
import type { Size } from '../../codecs/codec.ts';
import {
  partsOf,
  pictureIn,
  systemOf,
  textOf,
  withExtra,
  type Api,
  type Message,
  type Part,
  type Settings,
} from './api.ts';
import { lazily, sendBy } from './sdk.ts';

export const MESSAGES_URL = 'https://api.anthropic.com';
/** The computer tool and the feature that it belongs to; `--set tools=…` and `--set betas=…` name others. */
const COMPUTER = 'computer_20251124';
const BETA = 'computer-use-2025-11-24';
/** What was read so far is kept by the provider for the next call. */
const KEPT = { cache_control: { type: 'ephemeral' } } as const;

type Block = Record<string, unknown> & { type: string };
interface ToolUse extends Block {
  type: 'tool_use';
  id: string;
  name: string;
  input: unknown;
}
interface Answer {
  content?: Block[];
  stop_reason?: string | null;
  usage?: {
    input_tokens?: number;
    output_tokens?: number;
    cache_read_input_tokens?: number | null;
    cache_creation_input_tokens?: number | null;
  } | null;
}

const isToolUse = (block: Block): block is ToolUse => block.type === 'tool_use';

function blockOf(part: Part): Block {
  if (part.type === 'text') return { type: 'text', text: part.text };
  const { mime, base64 } = pictureIn(part.image_url.url);
  return { type: 'image', source: { type: 'base64', media_type: mime, data: base64 } };
}

const toolsFor = ({ width, height }: Size): Block[] => [
  { type: COMPUTER, name: 'computer', display_width_px: width, display_height_px: height },
  ...FUNCTION_TOOLS.map(({ name, description, parameters }) => ({
    type: 'custom',
    name,
    description,
    input_schema: parameters,
  })),
];

/** The blocks of a user’s turn. Each call of a tool before it needs a result: the first is what is seen now. */
function blocksOf(message: Message, before: Message | undefined): Block[] {
  const blocks = partsOf(message).map(blockOf);
  const calls = ((before?.raw as Block[] | undefined) ?? []).filter(isToolUse);
  return calls.length === 0
    ? blocks
    : calls.map(({ id }, i) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: i === 0 ? blocks : [{ type: 'text', text: 'See the first result of this turn.' }],
      }));
}

function conversationOf(messages: readonly Message[]): { role: string; content: unknown }[] {
  const turns = messages.filter(({ role }) => role !== 'system');
  return turns.map((message, i) => {
    const { role, content, raw } = message;
    if (role === 'assistant') return { role, content: raw ?? textOf(content) };
    const blocks = blocksOf(message, turns[i - 1]);
    // The end of what is the same in the next call.
    if (i === turns.length - 1) Object.assign(blocks.at(-1)!, KEPT);
    return { role, content: blocks };
  });
}

/** The system prompt, which an empty one is not. */
function systemIn(messages: readonly Message[]): object {
  const text = systemOf(messages);
  return text === '' ? {} : { system: [{ type: 'text', text, ...KEPT }] };
}

/** A reply as the codec `anthropic` reads it: its words, and each call of a tool as JSON. */
const textIn = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(block => {
      if (isToolUse(block)) {
        const { type, name, input } = block;
        return [JSON.stringify({ type, name, input })];
      }
      return block.type === 'text' ? [String(block['text'])] : [];
    })
    .join('\n');

/** Anthropic Messages, by the provider’s own client. Throws TypeError for an address that is none. */
export function messagesApi(settings: Settings): Api {
  const { url, key, model, temperature, maxTokens, reasoningEffort, extra, hasTools } = settings;
  const baseURL = new URL(url).href.replace(/\/+$/, '').replace(/\/v1$/, '');
  const clientOf = lazily(async () => {
    const { default: Client } = await import('@anthropic-ai/sdk');
    return new Client({ baseURL, apiKey: key ?? null, authToken: null, maxRetries: 0 });
  });
  return {
    address: `${baseURL}/v1/messages`,
    bodyOf({ messages, screen }) {
      const usesTools = hasTools && screen !== null;
      return withExtra(
        {
          model,
          max_tokens: maxTokens,
          ...systemIn(messages),
          messages: conversationOf(messages),
          ...(usesTools ? { tools: toolsFor(screen), betas: [BETA] } : {}),
          ...(temperature === undefined ? {} : { temperature }),
          ...(reasoningEffort === undefined ? {} : { output_config: { effort: reasoningEffort } }),
        },
        extra,
      );
    },
    send(body, timeout, signal) {
      const options = { timeout, ...(signal ? { signal } : {}) };
      const call = async () => {
        const client = await clientOf();
        return client.beta.messages.create({ ...body, stream: false } as never, options);
      };
      return sendBy(call, signal);
    },
    read(answer, body) {
      const { content = [], stop_reason: end, usage } = (answer ?? {}) as Answer;
      const [read, written] = [usage?.cache_read_input_tokens ?? 0, usage?.cache_creation_input_tokens ?? 0];
      const limit = body['max_tokens'];
      return {
        reply: {
          text: textIn(content),
          ...(end === 'max_tokens' ? { cutAt: typeof limit === 'number' ? limit : null } : {}),
          ...(content.length > 0 ? { raw: content } : {}),
        },
        tokens: {
          // `input_tokens` counts neither what was read from the cache nor what was written to it.
          prompt: (usage?.input_tokens ?? 0) + read + written,
          cached: read,
          written,
          completion: usage?.output_tokens ?? 0,
        },
      };
    },
  };
}
