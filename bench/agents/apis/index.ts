import type { Api, Settings } from './api.ts';
import { chatApi } from './chat.ts';
import { MESSAGES_URL, messagesApi } from './messages.ts';
import { RESPONSES_URL, responsesApi } from './responses.ts';

/** What tapworld knows of an API before it is called. */
export interface ApiKind {
  describe: string;
  /** The codec that models of this API were made for, and whose tools it has. */
  codec: string;
  /** Whether that codec’s tools are the API’s own. */
  hasTools: boolean;
  /** Names of the environment that hold the key and the address. */
  keyName: string;
  urlName: string;
  /** The provider’s own address; undefined where there is no one provider. */
  url?: string;
  /** The end of an address that is not part of `--url`. */
  path: string;
  open(settings: Settings): Api;
}

/** APIs by the name that `--api` takes. */
export const apis = {
  chat: {
    describe: 'OpenAI Chat Completions, which most servers of models speak',
    codec: 'tapworld',
    hasTools: false,
    keyName: 'OPENAI_API_KEY',
    urlName: 'OPENAI_BASE_URL',
    path: '/chat/completions',
    open: chatApi,
  },
  anthropic: {
    describe: 'Anthropic Messages, with its computer tool',
    codec: 'anthropic',
    hasTools: true,
    keyName: 'ANTHROPIC_API_KEY',
    urlName: 'ANTHROPIC_BASE_URL',
    url: MESSAGES_URL,
    path: '/v1/messages',
    open: messagesApi,
  },
  responses: {
    describe: 'OpenAI Responses, with its computer tool',
    codec: 'openai',
    hasTools: true,
    keyName: 'OPENAI_API_KEY',
    urlName: 'OPENAI_BASE_URL',
    url: RESPONSES_URL,
    path: '/responses',
    open: responsesApi,
  },
} as const satisfies Record<string, ApiKind>;

export type ApiName = keyof typeof apis;
export const apiNames = Object.keys(apis) as ApiName[];
