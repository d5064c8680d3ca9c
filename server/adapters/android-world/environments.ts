import type { Episode } from '../../episodes/episodes.ts';
import { ApiError } from '../../errors.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Phones } from '../../phones/phones.ts';

/** What `create_suite` of AndroidWorld takes unless it is told: two instances a template, seed 42. */
export const DEFAULT_SUITE = { family: 'android_world', combinations: 2, seed: 42 };
/** How long the phone of an environment that nobody calls is kept, in ms: HTTP does not tell that a client is gone, and a model may think for long. */
export const PHONE_MS = 3_600_000;
/** How long the suite of one is. */
const SUITE_MS = 24 * PHONE_MS;

/** One client's environment: a suite, and the episode or bare phone that it plays on. */
export interface Env {
  suite: typeof DEFAULT_SUITE;
  episode: Episode | undefined;
  phone: Phone | undefined;
  last: { type: string; index: number } | undefined;
  /** Why its phone is gone, where the client did not end it. */ lost: string | undefined;
  /** When it was called last. */ used: number;
}

const blank = (used: number): Env => ({
  suite: DEFAULT_SUITE,
  episode: undefined,
  phone: undefined,
  last: undefined,
  lost: undefined,
  used,
});

/** Environments by the names that clients give them. A name that was only asked about is not kept. */
export class Environments {
  private readonly phones: Phones;
  private readonly now: () => number;
  private readonly all = new Map<string, Env>();
  private readonly byPhone = new Map<string, Env>();

  /** `now` is monotonic, in ms. */
  constructor(phones: Phones, now: () => number = () => performance.now()) {
    this.phones = phones;
    this.now = now;
    phones.removed.add(id => this.forget(id));
  }

  get size(): number {
    return this.all.size;
  }

  /** The environment of a name, to read. */
  of(name: string): Env {
    const found = this.all.get(name);
    if (found) found.used = this.now();
    return found ?? blank(this.now());
  }

  /** The environment of a name, which is kept from now on. */
  kept(name: string): Env {
    const found = this.of(name);
    this.all.set(name, found);
    return found;
  }

  /** The phone that a client looks at: its episode's, or one without a task. Throws EPISODE_NOT_FOUND where the one it had is gone, and CAPACITY_REACHED. */
  phone(name: string): Phone {
    const known = this.of(name);
    if (known.lost !== undefined) throw new ApiError('EPISODE_NOT_FOUND', known.lost);
    const has = known.episode?.phone ?? known.phone;
    if (has) return has;
    const phone = this.phones.create({});
    const env = this.kept(name);
    env.phone = phone;
    this.byPhone.set(phone.id, env);
    return phone;
  }

  /** Puts an episode in the place of what was played. Throws EPISODE_NOT_FOUND where the environment was closed since it was `kept`; then the episode is gone. */
  play(name: string, env: Env, episode: Episode, last: Env['last']): void {
    if (this.all.get(name) !== env) {
      this.phones.remove(episode.phone.id);
      throw new ApiError('EPISODE_NOT_FOUND', 'The environment was closed meanwhile');
    }
    this.drop(env);
    Object.assign(env, { episode, last });
    this.byPhone.set(episode.phone.id, env);
  }

  /** Ends what is played: the phones are the client's alone. */
  drop(env: Env): void {
    const phone = env.episode?.phone ?? env.phone;
    if (phone && this.byPhone.delete(phone.id)) this.phones.remove(phone.id);
    Object.assign(env, { episode: undefined, phone: undefined, last: undefined, lost: undefined });
  }

  close(name: string): void {
    this.drop(this.of(name));
    this.all.delete(name);
  }

  /** Lets go of what nobody calls any more. */
  sweep(): void {
    for (const [name, env] of this.all) {
      const idle = this.now() - env.used;
      if (idle >= PHONE_MS && (env.episode ?? env.phone)) {
        this.drop(env);
        env.lost = `Nobody called this environment for ${PHONE_MS / 60_000} minutes, and its phone was let go: initialize a task or reset`;
      }
      if (idle >= SUITE_MS) this.all.delete(name);
    }
  }

  /** Its phone was deleted by someone else. */
  private forget(phone: string): void {
    const env = this.byPhone.get(phone);
    if (!env) return;
    this.byPhone.delete(phone);
    Object.assign(env, {
      episode: undefined,
      phone: undefined,
      last: undefined,
      lost: `The phone of this environment was deleted: initialize a task or reset`,
    });
  }
}
