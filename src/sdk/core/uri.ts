/** Several escapes in a row: those of one character belong together. */
const ESCAPES = /(?:%[\dA-Fa-f]{2})+/g;
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Percent-encoded text in words. Never throws, since addresses come from outside: as on Android, bytes that
 * are no character become U+FFFD; a lone % stays.
 */
export const decodeUri = (text: string): string =>
  text.replace(ESCAPES, run =>
    utf8.decode(Uint8Array.from(run.slice(1).split('%'), hex => parseInt(hex, 16))),
  );
