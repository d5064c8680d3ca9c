import { failureOf, type HttpAnswer } from '../endpoint-failure.ts';
import { textOf, withExtra, type Api, type Message, type Settings } from './api.ts';

interface Completion {
  choices?: { finish_reason?: unknown; message?: { content?: unknown; refusal?: unknown } }[];
  usage?: {
    prompt_tokens?: number;
    completion_tokens?: number;
    prompt_tokens_details?: { cached_tokens?: number } | null;
  } | null;
}

const messageOf = ({ role, content }: Message) => ({ role, content });

/** OpenAI Chat Completions, which most servers of models speak. Throws TypeError for an address that is none. */
export function chatApi(settings: Settings): Api {
  const { url, key, model, temperature, maxTokens, reasoningEffort, extra = {} } = settings;
  const address = `${new URL(url).href.replace(/\/+$/, '')}/chat/completions`;
  /** The name of the body’s limit of tokens; endpoints differ in it. */
  let limitName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  /** Whether the user’s own keys limit the tokens of a reply. */
  const limitsItself = 'max_tokens' in extra || 'max_completion_tokens' in extra;

  return {
    address,
    bodyOf: ({ messages }) =>
      withExtra(
        {
          model,
          messages: messages.map(messageOf),
          ...(temperature === undefined ? {} : { temperature }),
          ...(limitsItself ? {} : { [limitName]: maxTokens }),
          ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
        },
        extra,
      ),
    async send(body, timeoutMs, signal): Promise<HttpAnswer> {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key ? { authorization: `Bearer ${key}` } : {}),
          },
          body: JSON.stringify(body),
          signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
        });
        const text = await response.text();
        return { status: response.status, text, cause: '', retryAfter: response.headers.get('retry-after') };
      } catch (error) {
        signal?.throwIfAborted();
        return failureOf(error);
      }
    },
    read(answer, body) {
      const { choices, usage } = (answer ?? {}) as Completion;
      const { finish_reason: end, message } = choices?.[0] ?? {};
      const limit = body['max_completion_tokens'] ?? body['max_tokens'];
      return {
        reply: {
          text: textOf(message?.content) || textOf(message?.refusal),
          ...(end === 'length' ? { cutAt: typeof limit === 'number' ? limit : null } : {}),
        },
        tokens: {
          prompt: usage?.prompt_tokens ?? 0,
          cached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
          written: 0,
          completion: usage?.completion_tokens ?? 0,
        },
      };
    },
    adapts({ status, text }, body) {
      const wantsOther = status === 400 && 'max_tokens' in body && text.includes('max_completion_tokens');
      if (limitsItself || !wantsOther) return false;
      limitName = 'max_completion_tokens';
      return true;
    },
  };
}
