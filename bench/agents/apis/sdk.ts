import { failureOf, type HttpAnswer } from '../endpoint-failure.ts';

/** What the clients of both providers throw: a status and headers where a server answered, and the cause where none did. */
interface SdkError extends Error {
  status?: number;
  headers?: { get(name: string): string | null };
  error?: unknown;
}

const MS = 1_000;

/** Seconds to wait, as a server asks for them; null where it does not. */
function retryAfterIn(headers: SdkError['headers']): string | null {
  const ms = headers?.get('retry-after-ms');
  if (ms) return String(Number(ms) / MS);
  return headers?.get('retry-after') ?? null;
}

/** A failed call of a provider’s client as an answer over HTTP. */
export function answerOfFailure(error: unknown): HttpAnswer {
  const { status, headers, error: body, name, message } = error as SdkError;
  if (typeof status === 'number') {
    const text = body === undefined ? message : JSON.stringify(body);
    return { status, text, cause: '', retryAfter: retryAfterIn(headers) };
  }
  if (/Timeout/.test(name) || /timed out/i.test(message))
    return { status: 0, cause: 'TIMEOUT', text: message, retryAfter: null };
  // The clients wrap what fetch threw.
  const { cause } = error as { cause?: unknown };
  return failureOf(cause instanceof Error ? cause : error);
}

/** Opens a client with its first call: a command that calls no model should not wait until it is loaded. */
export function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined;
  return () => (opening ??= open());
}

/** Makes a call by a provider’s client, once. Throws only what the caller’s own abort throws. */
export async function sendBy(
  call: () => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<HttpAnswer> {
  try {
    return { status: 200, text: JSON.stringify(await call()), cause: '', retryAfter: null };
  } catch (error) {
    signal?.throwIfAborted();
    return answerOfFailure(error);
  }
}
