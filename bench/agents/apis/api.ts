import type { Size } from '../../codecs/codec.ts';
import type { HttpAnswer } from '../endpoint-failure.ts';

export type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** A turn of a conversation with a model. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string | Part[];
  /** An assistant’s turn as its API gave it: calls of tools and reasoning go back unchanged. */
  raw?: unknown;
}

export interface Reply {
  /** What the model wrote, its calls of tools as the codec reads them. */
  text: string;
  /** The most tokens that the reply could have, where it was cut at them. */
  cutAt?: number | null;
  /** The reply as the API gave it, where it has to go back as it was. */
  raw?: unknown;
}

/** Tokens of a call. `prompt` counts all that was sent; those that were read from the provider’s cache, or written to it, are part of it. */
export interface Tokens {
  prompt: number;
  cached: number;
  written: number;
  completion: number;
}

/** How a model is asked; what is left out is not sent. */
export interface Settings {
  url: string;
  model: string;
  key?: string | undefined;
  temperature?: number | undefined;
  maxTokens: number;
  reasoningEffort?: string | undefined;
  /** More keys of the body, which go before the agent’s own; null leaves a key out. */
  extra?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the model gets the API’s own tools for a computer, and not only a description of them. */
  hasTools: boolean;
}

/** A conversation, and the size of its present picture; null where there is none. */
export interface Question {
  messages: readonly Message[];
  screen: Size | null;
}

/** One way in which models are called over HTTP. */
export interface Api {
  /** Where calls go, for messages. */
  address: string;
  /** The request’s body. Equal questions give equal bodies. */
  bodyOf(question: Question): Record<string, unknown>;
  /** Sends a body once. Does not throw but for an abort by the caller. */
  send(
    body: Record<string, unknown>,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<HttpAnswer>;
  /** Reads what the API answered with status 200. */
  read(answer: unknown, body: Record<string, unknown>): { reply: Reply; tokens: Tokens };
  /** Whether a refusal is about the body’s form, and the next body is another one. */
  adapts?(refusal: HttpAnswer, body: Record<string, unknown>): boolean;
}

/** A body with the keys that the user adds or leaves out. */
export function withExtra(
  body: Record<string, unknown>,
  extra: Settings['extra'] = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...body, ...extra }).filter(([, value]) => value !== null));
}

/** The text of a message or of a reply: a string, or the text of its parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('');
}

/** The parts of a message: a text is one of them. */
export const partsOf = ({ content }: Message): Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

/** The text of the messages that tell the model its task. */
export const systemOf = (messages: readonly Message[]): string =>
  messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => textOf(content))
    .join('\n\n');

/** Type and base64 of a data URL. */
export function pictureIn(url: string): { mime: string; base64: string } {
  const [, mime = '', base64 = ''] = /^data:([\w/]+);base64,(.*)$/s.exec(url) ?? [];
  return { mime, base64 };
}
