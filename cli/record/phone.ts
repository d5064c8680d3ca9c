import type { Phone } from '../../apps/catalogue.ts';
import type { Client } from '../../bench/run/client.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { bytesOf } from '../../src/protocol/screenshot.ts';
import type { MadePhone, StepResult } from '../../src/protocol/wire/phones.ts';
import type { Observed } from '../../src/protocol/wire/common.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { diff } from '../../src/state/diff.ts';
import { restore } from '../../src/state/layers.ts';

/** What is on a phone's screen, and the phone. */
export interface Seen {
  observation: Observation;
  /** Name of its picture. */
  picture: string;
  phone: Phone;
  /** As `GET /v1/phones/:id/snapshot` gives it, to go back here. */
  snapshot: unknown;
}

/** Pictures of steps, at the screen's points. */
const OBSERVE = { screenshot: 'webp', scale: 1, elements: true } as const;

/** Phones of this server on which takes are recorded, reached by its own calls. */
export class TakePhones {
  readonly #client: () => Client;
  readonly #world: Phone;
  /** Pictures that were taken, by their names. */
  readonly pictures: Map<string, Buffer>;
  #lastPicture: number;

  constructor(client: () => Client, world: Phone, pictures = new Map<string, Buffer>()) {
    this.#client = client;
    this.#world = world;
    this.pictures = pictures;
    this.#lastPicture = Math.max(0, ...[...pictures.keys()].map(name => Number.parseInt(name, 10) || 0));
  }

  /** Makes a phone with this tree. Gives its id. */
  async make(start: Phone): Promise<string> {
    const { seed } = start.random;
    const seeded = { ...this.#world, random: { ...this.#world.random, seed } };
    const { id } = await this.#client().post<MadePhone>('/v1/phones', {
      seed,
      scenario: diff(seeded, start),
    });
    return id;
  }

  async look(id: string): Promise<Seen> {
    const { observation } = await this.#client().post<Observed>(`/v1/phones/${id}/observe`, {
      observe: OBSERVE,
    });
    return this.#seen(id, observation);
  }

  /** Does an action. `refused` says why the phone did not do it. */
  async step(
    id: string,
    action: unknown,
    base?: string,
  ): Promise<Seen & { events: PhoneEvent[]; refused?: string }> {
    const { observation, events, error } = await this.#client().post<StepResult>(`/v1/phones/${id}/step`, {
      action,
      observe: OBSERVE,
      ...(base === undefined ? {} : { base }),
    });
    const refused = error?.message ?? observation.lastError?.message;
    return {
      ...(await this.#seen(id, observation)),
      events: events as PhoneEvent[],
      ...(refused === undefined ? {} : { refused }),
    };
  }

  /** Edits the state by RFC 6902 operations. Rejects with the server's INVALID_PATCH and INVALID_STATE. */
  async edit(id: string, operations: unknown): Promise<Seen> {
    await this.#client().call('PATCH', `/v1/phones/${id}/state`, operations);
    return this.look(id);
  }

  async goBackTo(id: string, { snapshot }: Pick<Seen, 'snapshot'>): Promise<void> {
    await this.#client().put(`/v1/phones/${id}/snapshot`, snapshot);
  }

  /** Deletes a phone; one that is gone already is no fault. */
  async remove(id: string): Promise<void> {
    await this.#client()
      .delete(`/v1/phones/${id}`)
      .catch(() => {});
  }

  /** Keeps a picture, and gives its name. */
  keep(picture: Buffer): string {
    const name = `${++this.#lastPicture}.webp`;
    this.pictures.set(name, picture);
    return name;
  }

  /** A picture of a tree, without keeping a phone of it. Gives its name. */
  async picture(tree: Phone): Promise<string> {
    const id = await this.make(tree);
    try {
      return this.keep(await this.#client().bytes('GET', `/v1/phones/${id}/screenshot?format=webp&scale=1`));
    } finally {
      await this.remove(id);
    }
  }

  async #seen(id: string, { screenshot, ...observation }: Observation): Promise<Seen> {
    const snapshot = await this.#client().get<unknown>(`/v1/phones/${id}/snapshot`);
    const { now } = restore(snapshot, () => this.#world);
    return {
      observation,
      picture: this.keep(bytesOf(screenshot!)),
      phone: now,
      snapshot,
    };
  }
}
