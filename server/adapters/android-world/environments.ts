import type { Episode, Episodes } from '../../episodes/episodes.ts';
import { ApiError } from '../../errors.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Phones } from '../../phones/phones.ts';
import { keepNames } from '../../sessions/kept-names.ts';
import { Endings, SessionNames, type CloseStatus, type Ending } from '../../sessions/names.ts';
import { playedBy } from '../../store/cells.ts';
import type { Persistence } from '../../store/persistence.ts';
import { DEFAULT_SUITE, type Suite } from './suite.ts';

/** How long an environment that nobody calls keeps its phone, in ms. HTTP does not say that a client has left, and a model may think for long. */
export const PHONE_MS = 3_600_000;
/** How long it keeps its suite, in ms. */
const SUITE_MS = 24 * PHONE_MS;

/** One client's environment: a suite, and the episode or bare phone that it plays on. */
export interface Environment {
  name: string;
  suite: Suite;
  episode: Episode | undefined;
  phone: Phone | undefined;
  /** The instance that the episode plays. */
  instance: { type: string; index: number } | undefined;
  /** The instance that was torn down, until something else is played. */
  tornDown: { type: string; index: number } | undefined;
  /** Why it has no phone any more, where the client did not end it. */
  closedReason: string | undefined;
  /** When it was called last, in ms. */
  usedAt: number;
}

const blank = (name: string, usedAt: number): Environment => ({
  name,
  suite: DEFAULT_SUITE,
  episode: undefined,
  phone: undefined,
  instance: undefined,
  tornDown: undefined,
  closedReason: undefined,
  usedAt,
});

/** What the store has of an environment. */
interface KeptEnvironment {
  name: string;
  suite: Suite;
  instance: { type: string; index: number } | null;
}

/** What environments are made of. */
export interface EnvironmentsContext {
  phones: Phones;
  episodes: Pick<Episodes, 'on'>;
  persistence?: Persistence | undefined;
}

/** Environments by the names that clients give them. Reading a name does not create its environment. */
export class Environments {
  private readonly phones: Phones;
  private readonly episodes: EnvironmentsContext['episodes'];
  private readonly persistence: EnvironmentsContext['persistence'];
  private readonly now: () => number;
  private readonly all = new Map<string, Environment>();
  private readonly byPhone = new Map<string, Environment>();
  /** Environments that are gone. Their names may be used again. */
  private readonly gone = new Endings();
  /** Episodes by the keys that clients give their starts. Their ids are those of their phones. */
  readonly sessions: SessionNames<Episode>;

  /** `now` is monotonic, in ms. */
  constructor(
    { phones, episodes, persistence }: EnvironmentsContext,
    now: () => number = () => performance.now(),
  ) {
    this.phones = phones;
    this.episodes = episodes;
    this.persistence = persistence;
    this.now = now;
    this.sessions = new SessionNames({
      idOf: ({ phone }) => phone.id,
      end: id => phones.find(id) && phones.remove(id),
    });
    phones.removed.add((_, phone) => this.onPhoneRemoved(phone));
    this.keep();
  }

  /** Keeps environments with their phones. One without a phone has nothing but its suite, and is not kept. */
  private keep(): void {
    const { phones, persistence, sessions } = this;
    persistence?.add({
      name: 'androidWorld',
      of: phone => {
        const found = this.byPhone.get(phone.id);
        if (!found) return undefined;
        const { name, suite, instance = null } = found;
        return { name, suite, instance } satisfies KeptEnvironment;
      },
      restore: (phone, kept) => this.restore(phone, kept as KeptEnvironment),
      indexOf: phone => this.byPhone.get(phone.id)?.name,
    });
    keepNames(
      { phones, persistence },
      {
        name: 'androidWorld',
        names: sessions,
        idOn: phone => this.byPhone.get(phone.id) && phone.id,
        phoneOf: ({ phone }) => phone.id,
        toJson: () => null,
        fromJson: phone => this.episodes.on(phone),
      },
    );
  }

  private restore(phone: Phone, { name, suite, instance }: KeptEnvironment): void {
    const env = blank(name, this.now());
    const episode = this.episodes.on(phone);
    Object.assign(env, { suite, instance: instance ?? undefined, ...(episode ? { episode } : { phone }) });
    this.all.set(name, env);
    this.byPhone.set(phone.id, env);
  }

  get size(): number {
    return this.all.size;
  }

  /**
   * Takes over the environment of a name, if the server that had it has died. Throws STORE_UNAVAILABLE, and CAPACITY_REACHED where
   * another one plays it.
   */
  async look(name: string): Promise<void> {
    if (this.all.has(name) || !this.persistence) return;
    if (await this.persistence.adoptBy('androidWorld', name)) return;
    const cell = await this.persistence.playerOf(name, 'androidWorld');
    if (cell !== undefined) throw playedBy(cell);
  }

  /** The environment of a name, to read: a blank one where there is none. */
  of(name: string): Environment {
    const found = this.all.get(name);
    if (found) found.usedAt = this.now();
    return found ?? blank(name, this.now());
  }

  /** The environment of a name, created where there is none. */
  getOrCreate(name: string): Environment {
    const found = this.of(name);
    this.all.set(name, found);
    this.gone.delete(name);
    return found;
  }

  /** The phone of an environment: its episode's, or one without a task. Throws EPISODE_NOT_FOUND if its phone was deleted, and CAPACITY_REACHED. */
  phone(name: string): Phone {
    const known = this.of(name);
    if (known.closedReason !== undefined) throw new ApiError('EPISODE_NOT_FOUND', known.closedReason);
    const phoneOf = known.episode?.phone ?? known.phone;
    if (phoneOf) return phoneOf;
    const phone = this.phones.create({});
    const env = this.getOrCreate(name);
    env.phone = phone;
    this.byPhone.set(phone.id, env);
    this.persistence?.changed(phone);
    return phone;
  }

  /** Replaces what was played by an episode. Throws EPISODE_NOT_FOUND if the environment was closed meanwhile, and deletes the episode. */
  play(name: string, env: Environment, episode: Episode, instance: Environment['instance']): void {
    if (this.all.get(name) !== env) {
      this.phones.remove(episode.phone.id);
      throw new ApiError('EPISODE_NOT_FOUND', 'The environment was closed meanwhile');
    }
    this.drop(env);
    Object.assign(env, { episode, instance });
    this.byPhone.set(episode.phone.id, env);
    this.persistence?.changed(episode.phone);
  }

  /** Deletes the phone that is played on: no other client uses it. */
  drop(env: Environment, how: Ending = 'closed'): void {
    const phone = env.episode?.phone ?? env.phone;
    if (phone && this.byPhone.delete(phone.id)) {
      this.sessions.ended(phone.id, how);
      this.phones.remove(phone.id);
    }
    Object.assign(env, {
      episode: undefined,
      phone: undefined,
      instance: undefined,
      tornDown: undefined,
      closedReason: undefined,
    });
  }

  /** Gives an environment back. Its name may be used again. */
  close(name: string): CloseStatus {
    const env = this.all.get(name);
    if (!env) return this.gone.has(name) ? 'already_closed' : 'unknown';
    const status = env.closedReason === undefined ? 'closed' : 'already_closed';
    this.drop(env);
    this.forget(name, 'closed');
    return status;
  }

  private forget(name: string, how: Ending): void {
    this.all.delete(name);
    this.gone.add(name, how);
  }

  /** Deletes the phones, and later the suites, of environments that nobody calls. */
  sweep(): void {
    for (const [name, env] of this.all) {
      const idle = this.now() - env.usedAt;
      if (idle >= PHONE_MS && (env.episode ?? env.phone)) {
        this.drop(env, 'expired');
        env.closedReason = `Nobody called this environment for ${PHONE_MS / 60_000} minutes, and its phone was deleted: initialize a task or reset`;
      }
      if (idle >= SUITE_MS) this.forget(name, 'expired');
    }
  }

  /** Someone else deleted a phone. */
  private onPhoneRemoved(phone: Phone): void {
    const env = this.byPhone.get(phone.id);
    if (!env) return;
    this.byPhone.delete(phone.id);
    this.sessions.phoneRemoved(phone.id, phone);
    Object.assign(env, {
      episode: undefined,
      phone: undefined,
      instance: undefined,
      closedReason: `The phone of this environment was deleted: initialize a task or reset`,
    });
  }
}
