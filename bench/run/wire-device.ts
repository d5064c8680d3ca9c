import { setTimeout as sleep } from 'node:timers/promises';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import type { Device, EpisodeOptions, Start, StepResult } from '../tasks/device.ts';
import type { EpisodeVerdict, ForkedEpisodes } from '../../src/protocol/wire/episodes.ts';
import { WireError, type Client } from './client.ts';

/** Times that a step or a reset is sent again where the server lost its renderer or has no room. */
const TRIES = 3;
/** Longest wait before sending again, seconds. */
const MOST_WAIT_S = 5;

const pause = (seconds: number) => sleep<void>(1_000 * seconds);

/** What a call that failed can be sent again for: the phone is as it was before it. */
const passing = (error: unknown): error is WireError =>
  error instanceof WireError && (error.code === 'RENDERER_LOST' || error.code === 'CAPACITY_REACHED');

/** Sends again what failed for the server's own reasons, a bounded number of times. Throws what the last try threw. */
export async function patient<T>(
  call: () => Promise<T>,
  wait: (seconds: number) => Promise<void> = pause,
): Promise<T> {
  let lost: WireError | undefined;
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      // A server that gave the episode up with the step says so: what lost it is the reason.
      if (lost && error instanceof WireError && error.code === 'EPISODE_ENDED') throw lost;
      if (!passing(error) || tries === TRIES) throw error;
      lost = error;
      await wait(Math.min(MOST_WAIT_S, error.retryAfter ?? 0));
    }
  }
}

/** A simulated phone on a server, reached over HTTP: one episode at a time. */
export class WireDevice implements Device {
  #client: Client;
  #observe: Observe | undefined;
  #episode: string | undefined;
  #phone: string | undefined;
  #starting: Promise<void> | undefined;

  constructor(client: Client, { observe }: { observe?: Observe } = {}) {
    this.#client = client;
    this.#observe = observe;
  }

  /** The episode's id on its server. */
  get episode(): string | undefined {
    return this.#episode;
  }

  async reset(task: string, seed: number, { observe, ...options }: EpisodeOptions = {}): Promise<Start> {
    // At once, so that who closes meanwhile waits for the episode that is still to come, and deletes it.
    const before = this.close();
    const spec = observe ?? this.#observe;
    const started = before.then(() =>
      patient(() =>
        this.#client.post<Start & { id: string; phone: string }>('/v1/episodes', {
          task,
          seed,
          ...options,
          ...(spec ? { observe: spec } : {}),
        }),
      ),
    );
    this.#starting = started.then(({ id, phone }) => {
      this.#episode = id;
      this.#phone = phone;
    });
    // Who waits for `made` is told; a failure that nobody has asked this one about would end the process.
    this.#starting.catch(() => {});
    const { id: _, phone: __, ...start } = await started;
    await this.#starting;
    if (observe) this.#observe = observe;
    return { ...start, answerSheet: start.answerSheet ?? null };
  }

  step(
    action: Action,
    observe: Observe | undefined = this.#observe,
    format?: { ok: boolean },
    heard?: readonly string[],
  ): Promise<StepResult> {
    const path = this.#path('/step');
    return patient(() =>
      this.#client.post<StepResult>(path, {
        action,
        ...(observe ? { observe } : {}),
        ...(format ? { format } : {}),
        ...(heard ? { heard } : {}),
      }),
    );
  }

  /** Copies of the episode as it stands, each on a device of its own. Throws NO_EPISODE, CAPACITY_REACHED, and LIVE_PAGE where a page keeps a state of its own. */
  async fork(count: number, { reseed }: { reseed?: boolean } = {}): Promise<WireDevice[]> {
    const path = this.#path('/fork');
    const { episodes } = await patient(() =>
      this.#client.post<ForkedEpisodes>(path, {
        count,
        ...(reseed === undefined ? {} : { reseed }),
      }),
    );
    return episodes.map(({ id }) => {
      const copy = new WireDevice(this.#client, this.#observe ? { observe: this.#observe } : {});
      copy.#episode = id;
      return copy;
    });
  }

  async observe(
    observe: Observe | undefined = this.#observe,
  ): Promise<{ observation: Observation; stateHash: string }> {
    const path = this.#path('/observe');
    return patient(() => this.#client.post(path, observe ? { observe } : {}));
  }

  /** The phone's events since the start are not kept by devices; the verdict is on its present state. */
  async verdict(): Promise<EpisodeVerdict> {
    const answer = await this.#client.get<EpisodeVerdict & { verdict?: EpisodeVerdict }>(
      this.#path('/verdict'),
    );
    return answer.verdict ?? answer;
  }

  /** The whole state of the phone. Throws NO_EPISODE. */
  async wholeState(): Promise<unknown> {
    this.#path('');
    return this.#client.get(`/v1/phones/${this.#phone}/state`);
  }

  async close(): Promise<void> {
    // A reset that nobody waits for any more leaves an episode too.
    await this.#starting?.catch(() => {});
    const episode = this.#episode;
    this.#episode = undefined;
    if (episode !== undefined) await this.#client.delete(`/v1/episodes/${episode}`).catch(() => {});
  }

  #path(call: string): string {
    if (this.#episode === undefined)
      throw new WireError('NO_EPISODE', 'The device has no episode: reset() comes first', 0);
    return `/v1/episodes/${this.#episode}${call}`;
  }
}
