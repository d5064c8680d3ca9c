import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Blobs } from '../blobs.ts';
import { ApiError, STATUS, toApiError } from '../errors.ts';
import type { Phones } from './phones.ts';
import type { Stepper } from './stepper.ts';

/** Drawn screenshots that are kept, those longest unused out first: about 150 KB each. */
const MOST_KEPT = 512;

/**
 * Screenshots that trees name: `snapshot:<sha256>` is a phone's snapshot among the bytes, drawn when it is shown. They are drawn before the
 * step of a phone that names them, while nobody holds a renderer: a page that waited for one with its own in hand could wait for ever.
 */
export class Shots {
  private readonly phones: Phones;
  private readonly blobs: Pick<Blobs, 'get'>;
  private readonly stepper: Stepper;
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(phones: Phones, blobs: Pick<Blobs, 'get'>, stepper: Stepper) {
    this.phones = phones;
    this.blobs = blobs;
    this.stepper = stepper;
    stepper.prepare = tree => this.ready(tree);
  }

  /** The PNG of a snapshot, as its phone showed it. Throws BLOB_NOT_FOUND, INVALID_SNAPSHOT, BLOB_MISSING, and as a step does. */
  picture(sha256: string): Promise<Buffer> {
    const picture = this.kept.get(sha256) ?? this.draw(sha256);
    this.kept.delete(sha256);
    this.kept.set(sha256, picture);
    picture.catch(() => this.kept.delete(sha256));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) break;
      this.kept.delete(oldest);
    }
    return picture;
  }

  private async draw(sha256: string): Promise<Buffer> {
    const { now } = this.phones.read(parsed((await this.blobs.get(sha256)).bytes));
    return this.stepper.picture(`snapshot ${sha256}`, now);
  }

  /** Draws what a tree names beyond the world. One that cannot be drawn is a picture that is not there, for every phone alike. */
  private async ready(tree: AnyPhone): Promise<void> {
    await Promise.all(
      named(tree, this.phones.world.tree).map(sha256 =>
        this.picture(sha256).catch(thrown => {
          if (STATUS[toApiError(thrown).code] >= 500) throw thrown;
        }),
      ),
    );
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ApiError('INVALID_SNAPSHOT', 'These bytes are no snapshot');
  }
}

/** Snapshots that `now` names and `was` did not. Parts that both share are not looked at. */
function named(now: unknown, was: unknown): string[] {
  if (now === was) return [];
  if (typeof now === 'string') return /^snapshot:[0-9a-f]{64}$/.test(now) ? [now.slice(9)] : [];
  if (typeof now !== 'object' || now === null) return [];
  const before = (typeof was === 'object' && was !== null ? was : {}) as Record<string, unknown>;
  return Object.entries(now).flatMap(([key, child]) =>
    child === before[key] ? [] : named(child, before[key]),
  );
}
