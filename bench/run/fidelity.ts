import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { bytesOf } from '../../src/protocol/screenshot.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import type { Observed } from '../../src/protocol/wire/common.ts';
import type { MadePhone, StepResult } from '../../src/protocol/wire/phones.ts';
import { equal } from '../../src/state/json.ts';
import { reversedKeys } from '../../src/state/order.ts';
import { streamOf } from '../../src/state/random.ts';
import { WireError, type Client } from './client.ts';
import { walkAction, type Held } from './walk.ts';
import { patient } from './wire-device.ts';

/** Two phones that should be equal and differ. */
export interface Difference {
  app: string;
  walk: number;
  step: number;
  action: Action;
  /** Whether the other phone had taken the same steps, or had been restored from a snapshot. */
  other: 'replayed' | 'restored';
  /** The parts of the observation that differ, such as `picture` and `elements`. */
  parts: string[];
  /** Operations that turn the first phone's state into the other's, at most 20. */
  state: Operation[];
}

/** The parts of a phone that are compared. */
type Screen = Required<Pick<Observed, 'observation' | 'stateHash'>>;

/** Compares everything, with a lossless picture. */
const OBSERVE = { screenshot: 'png', elements: true } as const;
const MOST_OPERATIONS = 20;

/** Settings of the phones; walks use them in turn. */
const SETTINGS: readonly Operation[][] = [
  [],
  [{ op: 'replace', path: '/device/orientation', value: 'landscape' }],
  [
    { op: 'replace', path: '/os/settings/displaySize', value: 'large' },
    { op: 'replace', path: '/os/settings/theme', value: 'dark' },
  ],
  [
    { op: 'replace', path: '/os/settings/textScale', value: 1.3 },
    { op: 'replace', path: '/os/settings/forceRtl', value: true },
    { op: 'replace', path: '/os/settings/magnification', value: true },
  ],
];

/** The names of the parts in which two observations differ. */
export function parts(one: Screen, other: Screen): string[] {
  const { screenshot: a, ...first } = one.observation as Observation & Record<string, unknown>;
  const { screenshot: b, ...second } = other.observation as Observation & Record<string, unknown>;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [
    ...(one.stateHash === other.stateHash ? [] : ['stateHash']),
    ...(fileOf(a).equals(fileOf(b)) ? [] : ['picture']),
    ...[...names]
      .filter(
        name => !equal((first as Record<string, unknown>)[name], (second as Record<string, unknown>)[name]),
      )
      .sort(),
  ];
}

const pictures = (...screens: [Screen, Screen]) =>
  screens.map(({ observation }) => fileOf(observation.screenshot)) as [Buffer, Buffer];

/** The bytes of a picture; none where there is none. */
function fileOf(screenshot: Observation['screenshot']): Buffer {
  return screenshot ? bytesOf(screenshot) : Buffer.alloc(0);
}

/** Restores a snapshot on a phone. Uploads the blobs that its server lacks first. */
async function restore(from: Client, to: Client, phone: string, snapshot: unknown): Promise<void> {
  try {
    await to.put(`/v1/phones/${phone}/snapshot`, snapshot);
  } catch (error) {
    if (!(error instanceof WireError) || error.code !== 'BLOB_MISSING') throw error;
    const hashes = JSON.stringify(error.details).match(/[0-9a-f]{64}/g) ?? [];
    for (const hash of new Set(hashes))
      await to.putBytes(`/v1/blobs/${hash}`, await from.bytes('GET', `/v1/blobs/${hash}`));
    await to.put(`/v1/phones/${phone}/snapshot`, snapshot);
  }
}

/** How a walk ended: nothing if the phones stayed equal. */
interface WalkEnd {
  difference?: Difference;
  pictures?: [first: Buffer, other: Buffer];
}

/** A phone, and the server that it is on. */
interface At {
  client: Client;
  id: string;
}

/**
 * Walks through an app at random on a phone of server `a`. On server `b` a second phone takes the same steps, and a third is restored from each
 * snapshot of the first. State hash, elements and the picture's bytes have to be equal after every step. Returns the difference that ended the
 * walk, if there was one, with both pictures. `language` is the BCP 47 tag that the phones are set to.
 */
export async function fidelityWalk(
  a: Client,
  b: Client,
  { app, walk, steps, language }: { app: string; walk: number; steps: number; language?: string | undefined },
  onStep: () => void = () => {},
): Promise<WalkEnd> {
  const make = (client: Client) =>
    client.post<MadePhone>('/v1/phones', {
      seed: walk,
      scenario: SETTINGS[walk % SETTINGS.length],
      ...(language === undefined ? {} : { language }),
    });
  const [one, two, three] = await Promise.all([make(a), make(b), make(b)]);
  const pair = new WalkingPair({ app, walk }, { client: a, id: one.id }, { client: b, id: two.id }, three.id);
  const random = streamOf(walk, app, 'fidelity');
  const touches: Held = new Map();
  let observation: Observation | undefined;
  try {
    for (let at = 1; at <= steps; at++) {
      const action: Action = observation
        ? walkAction(observation, observation.screenshot ?? one.screen, touches, random)
        : { type: 'open_app', app };
      const end = await pair.step(at, action, onStep);
      if (end) return end;
      observation = pair.observation;
    }
    return {};
  } finally {
    await Promise.allSettled([
      a.delete(`/v1/phones/${one.id}`),
      b.delete(`/v1/phones/${two.id}`),
      b.delete(`/v1/phones/${three.id}`),
    ]);
  }
}

/** Two phones that take the same steps, and a third that is restored from the first. */
class WalkingPair {
  /** Of the first phone, after the last step. */
  observation: Observation | undefined;
  #walk: Pick<Difference, 'app' | 'walk'>;
  #first: At;
  #second: At;
  /** The phone on the second server that snapshots are restored on. */
  #restored: At;

  constructor(walk: Pick<Difference, 'app' | 'walk'>, first: At, second: At, restored: string) {
    this.#walk = walk;
    this.#first = first;
    this.#second = second;
    this.#restored = { client: second.client, id: restored };
  }

  /** Takes step `at` on both phones and compares all three; the end of the walk if they differ. */
  async step(at: number, action: Action, onStep: () => void): Promise<WalkEnd | undefined> {
    const take = ({ client, id }: At) =>
      patient(() => client.post<StepResult>(`/v1/phones/${id}/step`, { action, observe: OBSERVE }));
    const [first, second] = await Promise.all([take(this.#first), take(this.#second)]);
    onStep();
    this.observation = first.observation;
    const replayed = parts(first, second);
    if (replayed.length > 0)
      return {
        difference: await this.#differenceTo(this.#second, at, action, 'replayed', replayed),
        pictures: pictures(first, second),
      };
    const third = await this.#restore();
    // `lastError` comes with the step only, so a restored phone does not have it.
    const { lastError: _, ...compared } = first.observation;
    const restored = parts({ ...first, observation: compared }, third);
    if (restored.length === 0) return undefined;
    return {
      difference: await this.#differenceTo(this.#restored, at, action, 'restored', restored),
      pictures: pictures(first, third),
    };
  }

  /** The third phone, restored from the first: from its snapshot with the keys of all objects in the opposite order. */
  async #restore(): Promise<Screen> {
    const { client, id } = this.#restored;
    const snapshot = await this.#first.client.get(`/v1/phones/${this.#first.id}/snapshot`);
    await restore(this.#first.client, client, id, reversedKeys(snapshot));
    return patient(() => client.post<Screen>(`/v1/phones/${id}/observe`, { observe: OBSERVE }));
  }

  async #differenceTo(
    phone: At,
    at: number,
    action: Action,
    other: Difference['other'],
    differing: string[],
  ): Promise<Difference> {
    const stateOf = ({ client, id }: At) => client.get<unknown>(`/v1/phones/${id}/state?path=`);
    const [first, second] = await Promise.all([stateOf(this.#first), stateOf(phone)]);
    const state = diff(first, second).slice(0, MOST_OPERATIONS);
    return { ...this.#walk, step: at, action, other, parts: differing, state };
  }
}
