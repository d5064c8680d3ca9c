import type { MadePhone, StepResult } from '../../src/protocol/wire/phones.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation, Observe } from '../../src/protocol/observation.ts';
import { streamOf } from '../../src/state/random.ts';
import { realWait } from '../training/collect/abort.ts';
import { patient } from '../run/wire-device.ts';
import type { Client } from '../run/client.ts';

type Draw = () => number;
const pick = <T>(items: readonly T[], random: Draw): T => items[Math.floor(random() * items.length)]!;

/** 60 % taps, 15 % scrolls, 15 % typing, 10 % back and home; a tap where there is nothing to type into or to scroll. */
export function mixAction({ elements = [] }: Observation, random: Draw): Action {
  const matching = (fits: (e: Element) => boolean) => elements.filter(e => e.states.enabled && fits(e));
  const tap = (): Action => {
    const clickable = matching(e => e.states.clickable);
    return clickable.length > 0
      ? { type: 'tap', element: pick(clickable, random).id }
      : { type: 'key', key: 'home' };
  };
  const kind = random();
  if (kind < 0.6) return tap();
  if (kind < 0.75) {
    const scrollers = matching(e => e.states.scrollable);
    return scrollers.length > 0
      ? {
          type: 'scroll',
          element: pick(scrollers, random).id,
          direction: pick(['down', 'down', 'up'] as const, random),
        }
      : tap();
  }
  if (kind < 0.9) {
    const fields = matching(e => e.states.editable);
    return fields.length > 0
      ? {
          type: 'type',
          element: pick(fields, random).id,
          text: pick(['Tuesday', 'see you at six', '12.50'], random),
        }
      : tap();
  }
  return { type: 'key', key: pick(['back', 'back', 'home'] as const, random) };
}

/** Steps that a phone spends in an app before the next one is opened. */
const APP_STEPS = 15;

/** A phone that is stepped at random over every app. */
export class Walker {
  readonly id: string;
  #client: Client;
  #apps: readonly string[];
  #random: Draw;
  #observe: Observe | undefined;
  #seen: Observation | undefined;
  #taken: number;

  private constructor(
    client: Client,
    id: string,
    number: number,
    apps: readonly string[],
    observe: Observe | undefined,
  ) {
    this.#client = client;
    this.id = id;
    this.#apps = apps;
    this.#observe = observe;
    this.#random = streamOf(number, 'bench mix');
    this.#taken = number * APP_STEPS;
  }

  /** Walker `number`, on a new phone; it has its first app open. */
  static async begin(
    client: Client,
    number: number,
    apps: readonly string[],
    observe?: Observe,
  ): Promise<Walker> {
    const { id } = await client.post<MadePhone>('/v1/phones', { seed: number });
    const walker = new Walker(client, id, number, apps, observe);
    await walker.step();
    return walker;
  }

  /** Takes the next step; gives whether it was one of the mix, and not the opening of the next app. */
  async step(): Promise<boolean> {
    const opens = this.#taken % APP_STEPS === 0 || !this.#seen;
    const action: Action = opens
      ? { type: 'open_app', app: this.#apps[Math.floor(this.#taken / APP_STEPS) % this.#apps.length]! }
      : mixAction(this.#seen!, this.#random);
    this.#taken++;
    const { observation } = await patient(() =>
      this.#client.post<StepResult>(`/v1/phones/${this.id}/step`, {
        action,
        ...(this.#observe ? { observe: this.#observe } : {}),
      }),
    );
    this.#seen = observation;
    return !opens;
  }
}

/** So many walkers, begun a few at a time. */
export async function walkers(
  client: Client,
  count: number,
  apps: readonly string[],
  observe?: Observe,
): Promise<Walker[]> {
  const all: Walker[] = [];
  for (let next = 0; next < count; next += 16)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(16, count - next) }, (_, i) =>
          Walker.begin(client, next + i, apps, observe),
        ),
      )),
    );
  return all;
}

/** Runs `work` while all walkers step without a pause; it can ask how many steps have ended. The steps under way then end too. */
export async function walking<T>(
  of: readonly Pick<Walker, 'step'>[],
  work: (ended: () => number) => Promise<T>,
): Promise<T> {
  let ended = 0;
  let isOver = false;
  const steps = Promise.all(
    of.map(async walker => {
      while (!isOver) {
        await walker.step();
        ended++;
      }
    }),
  );
  const failed = new Promise<never>((_, reject) => void steps.catch(reject));
  try {
    return await Promise.race([work(() => ended), failed]);
  } finally {
    isOver = true;
    await steps.catch(() => {});
  }
}

/** Steps a second of walkers that all step without a pause, for so many ms. */
export const load = (of: readonly Walker[], ms: number): Promise<number> =>
  walking(of, async ended => {
    const since = performance.now();
    await realWait(ms);
    return (1_000 * ended()) / (performance.now() - since);
  });
