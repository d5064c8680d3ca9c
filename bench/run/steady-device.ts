import { setTimeout as sleep } from 'node:timers/promises';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import type { AboutEpisode, EpisodeVerdict } from '../../src/protocol/wire/episodes.ts';
import type { Device, EpisodeOptions, Start, StepResult } from '../tasks/device.ts';
import { WireError, type Client } from './client.ts';

/** Nothing is looked at: steps that are taken again were seen already. */
const BLIND: Observe = { screenshot: false, elements: false, tree: false };
/** Wait before a call is sent again, in ms: twice as long each time. */
const WAIT_MS = { first: 50, most: 2_000 };
const PATIENCE_MS = 120_000;
/** Times that an episode is brought back for one call. */
const TRIES = 4;

/** Refusals that say nothing about the call: it may be sent again, to whoever is there then. */
const PASSING: ReadonlySet<string> = new Set([
  'SERVER_UNREACHABLE',
  'HTTP_ERROR',
  'CAPACITY_REACHED',
  'DRAINING',
  'STORE_UNAVAILABLE',
  'BROWSER_MISSING',
  'CANCELLED',
]);
/** Refusals after which the episode is played again from its start: the server has lost it, or has given it up. */
const LOST: ReadonlySet<string> = new Set([
  'EPISODE_NOT_FOUND',
  'PHONE_NOT_FOUND',
  'RENDERER_LOST',
  'EPISODE_ENDED',
  'SESSION_CLOSED',
  'BUILD_DIFFERS',
]);

const codeOf = (error: unknown): string | undefined => (error instanceof WireError ? error.code : undefined);

export interface SteadyOptions {
  /** Names this device’s sessions: no two devices that play at once may share it. */
  name: string;
  observe?: Observe;
  /** Called after each step. */
  onStep?: () => void;
  /** How long servers may be away, in ms. Default 120,000. */
  patienceMs?: number;
  /** Waits so many ms. Default: by the process’s timers. */
  wait?: (ms: number) => Promise<unknown>;
}

/** A step that was taken. */
interface Taken {
  action: Action;
  format: { ok: boolean } | undefined;
  stateHash: string;
}

/** The episode that is played. */
interface Playing {
  id: string;
  task: string;
  seed: number;
  options: EpisodeOptions;
  startHash: string;
  /** Times that it was started; each start has a name of its own. */
  starts: number;
  /** Ids of its earlier starts. */
  earlier: string[];
  taken: Taken[];
}

/**
 * A simulated phone on servers that may die. A call whose answer is lost is sent again under the same key, and so done once. Steps that the
 * store did not get before a server died are taken again, which gives the same states. An episode that is lost as a whole is
 * started again, and brought to where it was. Throws DIVERGED if a step that is taken again leads elsewhere, and what the servers refuse.
 */
export class SteadyDevice implements Device {
  readonly #client: Client;
  readonly #name: string;
  readonly #patienceMs: number;
  readonly #wait: (ms: number) => Promise<unknown>;
  readonly #onStep: () => void;
  #observe: Observe | undefined;
  #playing: Playing | undefined;
  #episodes = 0;
  /** Whether a server may have lost a step since its last answer. */
  #isInDoubt = false;
  /** Calls that were sent again, steps that were taken again, and episodes that were started again. */
  readonly counts = { again: 0, steps: 0, starts: 0 };

  constructor(
    client: Client,
    { name, observe, patienceMs = PATIENCE_MS, wait = sleep, onStep = () => {} }: SteadyOptions,
  ) {
    this.#onStep = onStep;
    this.#client = client;
    this.#name = name;
    this.#observe = observe;
    this.#patienceMs = patienceMs;
    this.#wait = wait;
  }

  /** The episode’s id. */
  get episode(): string | undefined {
    return this.#playing?.id;
  }

  async reset(task: string, seed: number, { observe, ...options }: EpisodeOptions = {}): Promise<Start> {
    await this.close();
    if (observe) this.#observe = observe;
    this.#episodes++;
    const playing: Playing = {
      id: '',
      task,
      seed,
      options,
      startHash: '',
      starts: 0,
      earlier: [],
      taken: [],
    };
    const start = await this.#patiently(() => this.#start(playing, this.#observe));
    this.#playing = playing;
    return { ...start, answerSheet: start.answerSheet ?? null };
  }

  async #start(playing: Playing, observe: Observe | undefined): Promise<Start> {
    const { task, seed, options, starts } = playing;
    const key = `${this.#name}/${this.#episodes}/${starts}`;
    const body = { task, seed, ...options, ...(observe ? { observe } : {}) };
    const start = await this.#client.post<Start & { id: string }>('/v1/episodes', body, { key });
    playing.id = start.id;
    playing.startHash = start.stateHash;
    return start;
  }

  async step(
    action: Action,
    observe: Observe | undefined = this.#observe,
    format?: { ok: boolean },
  ): Promise<StepResult> {
    const playing = this.#current();
    const result = await this.#surely(() => this.#take(playing, action, observe, format));
    playing.taken.push({ action, format, stateHash: result.stateHash });
    this.#onStep();
    return result;
  }

  /** Takes the next step, or gets the answer to it if it was taken already. */
  #take(
    { id, taken, startHash }: Playing,
    action: Action,
    observe: Observe | undefined,
    format: { ok: boolean } | undefined,
    nth = taken.length,
  ): Promise<StepResult> {
    const base = taken[nth - 1]?.stateHash ?? startHash;
    const body = { action, base, ...(observe ? { observe } : {}), ...(format ? { format } : {}) };
    return this.#client.post<StepResult>(`/v1/episodes/${id}/step`, body, { key: `step-${nth}` });
  }

  observe(
    observe: Observe | undefined = this.#observe,
  ): Promise<{ observation: Observation; stateHash: string }> {
    const playing = this.#current();
    return this.#surely(() =>
      this.#client.post(`/v1/episodes/${playing.id}/observe`, observe ? { observe } : {}),
    );
  }

  verdict(): Promise<EpisodeVerdict> {
    const playing = this.#current();
    return this.#surely(() => this.#client.get<EpisodeVerdict>(`/v1/episodes/${playing.id}/verdict`));
  }

  async close(): Promise<void> {
    const playing = this.#playing;
    this.#playing = undefined;
    if (!playing) return;
    // One that was lost may have come back with its server.
    for (const id of [...playing.earlier, playing.id])
      await this.#patiently(() => this.#client.delete(`/v1/episodes/${id}`)).catch((error: unknown) => {
        if (!LOST.has(codeOf(error) ?? '')) throw error;
      });
  }

  #current(): Playing {
    if (!this.#playing)
      throw new WireError('NO_EPISODE', 'The device has no episode: reset() comes first', 0);
    return this.#playing;
  }

  /** Makes a call on the episode as it is known here, whatever its servers have lost. */
  async #surely<T>(call: () => Promise<T>): Promise<T> {
    return this.#patiently(async () => {
      for (let tries = 1; ; tries++) {
        try {
          if (this.#isInDoubt) await this.#catchUp();
          return await call();
        } catch (error) {
          const code = codeOf(error) ?? '';
          // The server is behind what this device knows, or has lost the episode: a second look will tell.
          if (tries === TRIES || (code !== 'STATE_MOVED' && !LOST.has(code))) throw error;
          this.#isInDoubt = true;
        }
      }
    });
  }

  /** Sends a call again as long as servers are away. Throws what the last try threw. */
  async #patiently<T>(call: () => Promise<T>): Promise<T> {
    let [waited, delay] = [0, WAIT_MS.first];
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!PASSING.has(codeOf(error) ?? '') || waited >= this.#patienceMs) throw error;
        this.counts.again++;
        this.#isInDoubt = true;
        await this.#wait(delay);
        waited += delay;
        delay = Math.min(2 * delay, WAIT_MS.most);
      }
    }
  }

  /** Brings the episode to where this device knows it to be. */
  async #catchUp(): Promise<void> {
    const playing = this.#playing;
    if (playing) {
      const there = await this.#stepsThere(playing);
      for (let nth = there; nth < playing.taken.length; nth++) await this.#takeAgain(playing, nth);
    }
    this.#isInDoubt = false;
  }

  /** How many steps the servers know of; an episode that they have lost is started again. */
  async #stepsThere(playing: Playing): Promise<number> {
    try {
      const about = await this.#client.get<AboutEpisode>(`/v1/episodes/${playing.id}`);
      const isLost = about.outcome === 'infra_error' || about.steps > playing.taken.length + 1;
      if (!isLost) return Math.min(about.steps, playing.taken.length);
      await this.#client.delete(`/v1/episodes/${playing.id}`);
    } catch (error) {
      if (!LOST.has(codeOf(error) ?? '')) throw error;
    }
    playing.starts++;
    playing.earlier.push(playing.id);
    this.counts.starts++;
    await this.#start(playing, BLIND);
    return 0;
  }

  async #takeAgain(playing: Playing, nth: number): Promise<void> {
    const { action, format, stateHash } = playing.taken[nth]!;
    this.counts.steps++;
    const result = await this.#take(playing, action, BLIND, format, nth);
    if (result.stateHash === stateHash) return;
    throw new WireError(
      'DIVERGED',
      `Step ${nth + 1} of ${playing.task} ${playing.seed} led to ${result.stateHash} when it was taken again, and to ${stateHash} before`,
      0,
    );
  }
}
