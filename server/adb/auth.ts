import { createPublicKey, publicDecrypt, timingSafeEqual, constants, type KeyObject } from 'node:crypto';

/** Kinds of an AUTH message. */
export const AUTH = { TOKEN: 1, SIGNATURE: 2, PUBLIC_KEY: 3 } as const;
export const TOKEN_BYTES = 20;

/** The prefix of a SHA-1 digest in PKCS #1 v1.5 (RFC 8017, 9.2). Clients sign the token as if it were such a digest. */
const SHA1_INFO = Buffer.from('3021300906052b0e03021a05000414', 'hex');

const WORD_BYTES = 4;

/** Reads a key from a line of `adb_keys` or a PUBLIC_KEY message: base64 of Android's RSA structure, then a name. Throws Error. */
export function readPublicKey(line: string): KeyObject {
  const bytes = Buffer.from(line.replace(/\0.*$/s, '').trim().split(/\s/)[0] ?? '', 'base64');
  const wordCount = bytes.length >= WORD_BYTES ? bytes.readUInt32LE(0) : 0;
  const size = wordCount * WORD_BYTES;
  // Little-endian numbers: the length of the modulus in words, its inverse, the modulus, R² and the exponent.
  if (wordCount < 16 || wordCount > 256 || bytes.length !== 3 * WORD_BYTES + 2 * size)
    throw new Error('Not an ADB public key: its length is wrong');
  const modulus = Buffer.from(bytes.subarray(2 * WORD_BYTES, 2 * WORD_BYTES + size)).reverse();
  const exponent = Buffer.alloc(WORD_BYTES);
  exponent.writeUInt32BE(bytes.readUInt32LE(2 * WORD_BYTES + 2 * size), 0);
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'RSA',
      n: modulus.toString('base64url'),
      e: exponent.subarray(exponent.findIndex(byte => byte !== 0)).toString('base64url'),
    },
  });
}

/** Reads the keys of an `adb_keys` text, one in each line. Throws Error with the number of an invalid line. */
export function readKeys(text: string): KeyObject[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return [readPublicKey(line)];
    } catch (error) {
      throw new Error(`Line ${i + 1}: ${(error as Error).message}`, { cause: error });
    }
  });
}

/** Whether a signature of a token was made with this key. */
export function isSignedBy(key: KeyObject, token: Buffer, signature: Buffer): boolean {
  let found: Buffer;
  try {
    found = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
  } catch {
    // The signature was not made with this key's private half.
    return false;
  }
  const wanted = Buffer.concat([SHA1_INFO, token]);
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}
