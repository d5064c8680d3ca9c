import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../../bench/run/client.ts';
import { episodeName } from '../../bench/run/episode-id.ts';
import type { Prompt, Replay, Retold } from '../../src/protocol/wire/replays.ts';
import { CliError } from '../errors.ts';
import { retell } from '../explain/episode.ts';
import { episodeIn, playAgain, promptsIn } from '../replay/episode.ts';
import type { RunShelf } from './shelf.ts';

/** Replays whose phones stay on the server. */
const MOST_KEPT = 6;
/** Episodes that are played on at once to find where they were lost. */
const RETOLD_AT_ONCE = 2;
const MOST_RETOLD = 500;

/** Results by what they were made of, the oldest first out. */
class Recent<T> {
  readonly #made = new Map<string, { stamp: string; value: Promise<T> }>();
  readonly #most: number;
  readonly #leave: (value: T) => void;

  constructor(most: number, leave: (value: T) => void = () => {}) {
    this.#most = most;
    this.#leave = leave;
  }

  /** The known result, or a new one if the stamp has changed. A failure is not kept. */
  get(key: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const known = this.#made.get(key);
    if (known?.stamp === stamp) return known.value;
    const made = { stamp, value: make() };
    this.#drop(key);
    this.#made.set(key, made);
    made.value.catch(() => {
      if (this.#made.get(key) === made) this.#made.delete(key);
    });
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.#most) this.#drop(oldest!);
    return made.value;
  }

  #drop(key: string): void {
    const known = this.#made.get(key);
    this.#made.delete(key);
    void known?.value.then(this.#leave).catch(() => {});
  }
}

/** Changes with every line that an episode’s folder gains. */
const stampOf = (folder: string): string =>
  ['steps.jsonl', 'episode.json']
    .map(name => join(folder, name))
    .map(file => (existsSync(file) ? `${statSync(file).size} ${statSync(file).mtimeMs}` : ''))
    .join(' ');

/** Episodes of the runs of a shelf, played again on a server. */
export class Replays {
  readonly #shelf: RunShelf;
  readonly #client: () => Client;
  readonly #replays = new Recent<Replay>(MOST_KEPT, replay => void this.#forget(replay));
  readonly #retold = new Recent<Retold>(MOST_RETOLD);
  #retelling = 0;
  readonly #waiting: (() => void)[] = [];

  /** `client` calls the server on which episodes are played. */
  constructor(shelf: RunShelf, client: () => Client) {
    this.#shelf = shelf;
    this.#client = client;
  }

  /**
   * An episode, played again when it is first asked for and when its record has grown. Throws RUN_NOT_FOUND, RUN_INVALID and
   * EPISODE_NOT_FOUND.
   */
  async replay(run: string, name: string): Promise<Replay> {
    const { path, plan } = this.#shelf.data(run);
    const stamp = stampOf(episodeIn(path, name).folder);
    return this.#replays.get(JSON.stringify([run, name]), stamp, () =>
      playAgain(this.#client(), path, plan, name),
    );
  }

  /**
   * From which step on an episode was lost, and where it left the solver’s way. Throws the same, and EPISODE_OPEN for one
   * without a result.
   */
  async retell(run: string, name: string): Promise<Retold> {
    const { path, plan, results } = this.#shelf.data(run);
    const { folder } = episodeIn(path, name);
    const result = results.find(each => episodeName(each) === name);
    if (!result)
      throw new CliError('EPISODE_OPEN', `The episode ${name} has not ended yet: ask again when it has`, {
        status: 2,
      });
    return this.#retold.get(JSON.stringify([run, name]), stampOf(folder), () =>
      this.#inTurn(() => retell(this.#client(), path, plan, result)),
    );
  }

  /** What a model was asked for a step. Throws RUN_NOT_FOUND, EPISODE_NOT_FOUND and PROMPT_NOT_FOUND. */
  prompt(run: string, name: string, step: number): Prompt {
    const found = promptsIn(this.#shelf.path(run), name).find(each => each.step === step);
    if (!found)
      throw new CliError(
        'PROMPT_NOT_FOUND',
        `The run has kept no prompt of step ${step}: its agent is no model, or an older build played it`,
        { status: 2 },
      );
    return found;
  }

  /** Runs `work` when fewer than RETOLD_AT_ONCE others do: each makes a copy of its episode a step. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#retelling >= RETOLD_AT_ONCE)
      await new Promise<void>(resolve => {
        this.#waiting.push(resolve);
      });
    else this.#retelling++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#retelling--;
    }
  }

  async #forget({ steps }: Replay): Promise<void> {
    const copies = steps.flatMap(({ phone }) => phone ?? []);
    await Promise.all(copies.map(phone => this.#client().delete(`/v1/phones/${phone}`))).catch(() => {});
  }
}
