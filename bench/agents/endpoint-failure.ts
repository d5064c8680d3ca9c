const WRONG_SETUP = new Set([401, 403, 404]);
/** Failures of a connection that no second try mends. */
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME']);
const NO_LISTENER = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const isCertificate = (code: string) => /CERT|SIGNATURE|ERR_TLS/.test(code);

/** The result of a call: an HTTP status, or 0 and the code of the connection's failure. */
export interface HttpAnswer {
  status: number;
  text: string;
  cause: string;
  retryAfter: string | null;
}

/** Why a fetch failed: `fetch failed` alone hides the cause. */
export function failureOf(error: unknown): HttpAnswer {
  const { message, name, cause } = error as Error & { cause?: unknown };
  if (name === 'TimeoutError') return { status: 0, cause: 'TIMEOUT', text: message, retryAfter: null };
  const {
    code = '',
    message: reason = '',
    errors = [],
  } = (cause ?? {}) as {
    code?: string;
    message?: string;
    errors?: readonly Error[];
  };
  const text = reason || errors.map(each => each.message).join('; ') || message;
  return { status: 0, cause: code, text: text.includes(code) ? text : `${code}: ${text}`, retryAfter: null };
}

/** What an endpoint says went wrong: the message in its JSON where there is one, else its text. */
export function messageIn(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    const detailText =
      (error as { message?: unknown } | null | undefined)?.message ?? error ?? message ?? detail;
    if (detailText !== undefined && detailText !== null)
      return typeof detailText === 'string' ? detailText : JSON.stringify(detailText);
  } catch {
    // It is no JSON.
  }
  return text;
}

/** Whether the key, the model or the address is wrong. */
export const isWrongSetup = ({ status }: HttpAnswer) => WRONG_SETUP.has(status);

/** Whether no later call can succeed. A failure without a code is fetch's own: a port or an address that it refuses. */
export const isLost = ({ status, cause }: HttpAnswer) =>
  status === 0 && (cause === '' || NO_HOST.has(cause) || NO_LISTENER.has(cause) || isCertificate(cause));

/** What a user can do about a failure; empty where nothing is known. */
export function remedyFor(
  answer: HttpAnswer,
  key: string | undefined,
  { keyName, path }: { keyName: string; path: string },
): string {
  if (answer.status === 0) {
    const { cause } = answer;
    if (NO_HOST.has(cause)) return 'No such host was found: check --url';
    if (NO_LISTENER.has(cause)) return 'Nothing listens there: start the model’s server, or correct --url';
    if (isCertificate(cause))
      return 'Its certificate is not trusted: NODE_EXTRA_CA_CERTS names a file with the authority’s certificate';
    return cause === 'TIMEOUT' ? '--timeout allows a call more time' : '';
  }
  if (answer.status === 401)
    return key ? `Check the key in ${keyName}` : `Set ${keyName} to the endpoint’s key`;
  if (answer.status === 403) return `The key in ${keyName} may not use this model`;
  if (answer.status === 404) return `Check --model, and that --url ends before ${path}`;
  if (answer.status === 400)
    return 'Check --model and the options of the call (--set KEY=null leaves one out)';
  return '';
}

/** Whether the same call may succeed later. A host that has never answered is a wrong address, not a server that restarts. */
export function isPassing(answer: HttpAnswer, hasAnswered: boolean): boolean {
  if (answer.status !== 0) return [408, 429].includes(answer.status) || answer.status >= 500;
  return hasAnswered ? !isCertificate(answer.cause) : !isLost(answer);
}
