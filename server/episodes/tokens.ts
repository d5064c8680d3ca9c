import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The SHA-256 of a token, hexadecimal: by it an episode is found, and nobody learns the token from it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Bytes of a secret. */
const SECRET_BYTES = 32;

/** A new secret of a server. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Tokens of agents. A token follows from the secret and the episode’s id, so it outlives the server where the secret does. */
export class Tokens {
  private readonly secret: Uint8Array;

  constructor(secret: Uint8Array = newSecret()) {
    this.secret = secret;
  }

  of(episode: string): string {
    return createHmac('sha256', this.secret).update(episode).digest('base64url').slice(0, 24);
  }
}
