import { FUNCTION_TOOLS } from '../../codecs/shared/functions.ts';
import {
  partsOf,
  systemOf,
  textOf,
  withExtra,
  type Api,
  type Message,
  type Part,
  type Settings,
} from './api.ts';
import { lazily, sendBy } from './sdk.ts';

export const RESPONSES_URL = 'https://api.openai.com/v1';

type Item = Record<string, unknown> & { type?: string };
interface Answer {
  output?: Item[];
  status?: string;
  incomplete_details?: { reason?: string } | null;
  usage?: {
    input_tokens?: number;
    output_tokens?: number;
    input_tokens_details?: { cached_tokens?: number } | null;
  } | null;
}

const TOOLS: readonly Item[] = [
  { type: 'computer' },
  ...FUNCTION_TOOLS.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    parameters,
    strict: false,
  })),
];

const partOf = (part: Part): Item =>
  part.type === 'text'
    ? { type: 'input_text', text: part.text }
    : { type: 'input_image', image_url: part.image_url.url, detail: 'auto' };

/** The result of a call of a tool: what is seen now, for a computer as a picture. */
function resultOf(call: Item, picture: string, text: string): Item {
  const { call_id } = call;
  if (call.type === 'function_call') return { type: 'function_call_output', call_id, output: text };
  const checks = call['pending_safety_checks'] as unknown[] | undefined;
  return {
    type: 'computer_call_output',
    call_id,
    output: { type: 'computer_screenshot', image_url: picture },
    ...(checks?.length ? { acknowledged_safety_checks: checks } : {}),
  };
}

const isCall = ({ type }: Item): boolean => type === 'computer_call' || type === 'function_call';

/** The picture of a turn. */
const pictureOf = (message: Message): string | undefined =>
  partsOf(message).flatMap(part => (part.type === 'image_url' ? [part.image_url.url] : []))[0];

/** An assistant’s items go back as they were only where their results can be given, which takes a picture. */
function itemsBefore(message: Message, before: Message): Item[] | undefined {
  const items = before.raw as Item[] | undefined;
  return items?.some(isCall) && pictureOf(message) !== undefined ? items : undefined;
}

function inputOf(messages: readonly Message[]): Item[] {
  const turns = messages.filter(({ role }) => role !== 'system');
  return turns.flatMap((message, i): Item[] => {
    if (message.role === 'assistant') {
      const next = turns[i + 1];
      const items = next && itemsBefore(next, message);
      return items ?? [{ role: 'assistant', content: textOf(message.content) }];
    }
    const before = turns[i - 1];
    const items = before && itemsBefore(message, before);
    const parts = partsOf(message);
    if (!items) return [{ role: 'user', content: parts.map(partOf) }];
    const results = items.filter(isCall).map(call => resultOf(call, pictureOf(message)!, textOf(parts)));
    const hasPicture = results.some(({ type }) => type === 'computer_call_output');
    const rest = hasPicture ? parts.filter(({ type }) => type === 'text') : parts;
    return [...results, { role: 'user', content: rest.map(partOf) }];
  });
}

/** A reply as the codec `openai` reads it: its words, and each call as JSON. */
function textIn(items: readonly Item[]): string {
  const texts = items.flatMap((item): string[] => {
    switch (item.type) {
      case 'message':
        return [messageText(item['content'] as Item[] | undefined)];
      case 'function_call':
        return [JSON.stringify({ type: item.type, name: item['name'], arguments: item['arguments'] })];
      case 'computer_call':
        return actionsOf(item).map(action => JSON.stringify({ type: 'computer_call', action }));
      default:
        return [];
    }
  });
  return texts.join('\n');
}

const messageText = (parts: readonly Item[] = []): string =>
  parts.map(part => String(part['text'] ?? part['refusal'] ?? '')).join('');

const actionsOf = (call: Item): unknown[] =>
  (call['actions'] as unknown[] | undefined) ?? (call['action'] === undefined ? [] : [call['action']]);

/**
 * OpenAI Responses, by the provider’s own client. Nothing is stored there: what a model reasoned goes back in encrypted form. Throws
 * TypeError for an address that is none.
 */
export function responsesApi(settings: Settings): Api {
  const { url, key, model, temperature, maxTokens, reasoningEffort, extra, hasTools } = settings;
  const baseURL = new URL(url).href.replace(/\/+$/, '');
  const clientOf = lazily(async () => {
    const { default: Client } = await import('openai');
    return new Client({ baseURL, apiKey: key ?? '', maxRetries: 0 });
  });
  return {
    address: `${baseURL}/responses`,
    bodyOf: ({ messages, screen }) =>
      withExtra(
        {
          model,
          instructions: systemOf(messages),
          input: inputOf(messages),
          max_output_tokens: maxTokens,
          store: false,
          include: ['reasoning.encrypted_content'],
          ...(hasTools && screen !== null ? { tools: TOOLS } : {}),
          ...(temperature === undefined ? {} : { temperature }),
          ...(reasoningEffort === undefined ? {} : { reasoning: { effort: reasoningEffort } }),
        },
        extra,
      ),
    send(body, timeout, signal) {
      const options = { timeout, ...(signal ? { signal } : {}) };
      const call = async () => {
        const client = await clientOf();
        return client.responses.create({ ...body, stream: false } as never, options);
      };
      return sendBy(call, signal);
    },
    read(answer, body) {
      const { output = [], status, incomplete_details: cut, usage } = (answer ?? {}) as Answer;
      const isCut = status === 'incomplete' && cut?.reason === 'max_output_tokens';
      const limit = body['max_output_tokens'];
      return {
        reply: {
          text: textIn(output),
          ...(isCut ? { cutAt: typeof limit === 'number' ? limit : null } : {}),
          ...(output.length > 0 ? { raw: output } : {}),
        },
        tokens: {
          prompt: usage?.input_tokens ?? 0,
          cached: usage?.input_tokens_details?.cached_tokens ?? 0,
          written: 0,
          completion: usage?.output_tokens ?? 0,
        },
      };
    },
  };
}
