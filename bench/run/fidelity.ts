import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import type { Observed } from '../../src/protocol/wire/common.ts';
import type { MadePhone, StepResult } from '../../src/protocol/wire/phones.ts';
import { equal } from '../../src/state/json.ts';
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

/** What two phones are compared by. */
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
    ...(a?.base64 === b?.base64 ? [] : ['picture']),
    ...[...names]
      .filter(
        name => !equal((first as Record<string, unknown>)[name], (second as Record<string, unknown>)[name]),
      )
      .sort(),
  ];
}

const pictures = (...screens: [Screen, Screen]) =>
  screens.map(({ observation }) => Buffer.from(observation.screenshot?.base64 ?? '', 'base64')) as [
    Buffer,
    Buffer,
  ];

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

/**
 * Walks through an app at random on a phone of server `a`. On server `b` a second phone takes the same steps, and a third is restored from each
 * snapshot of the first. State hash, elements and the picture's bytes have to be equal after every step. Returns the difference that ended the
 * walk, if there was one, with both pictures.
 */
export async function fidelityWalk(
  a: Client,
  b: Client,
  { app, walk, steps }: { app: string; walk: number; steps: number },
  onStep: () => void = () => {},
): Promise<{ difference?: Difference; pictures?: [first: Buffer, other: Buffer] }> {
  const random = streamOf(walk, app, 'fidelity');
  const make = (client: Client) =>
    client.post<MadePhone>('/v1/phones', {
      seed: walk,
      scenario: SETTINGS[walk % SETTINGS.length],
    });
  const [one, two, three] = await Promise.all([make(a), make(b), make(b)]);
  const step = (client: Client, id: string, action: Action) =>
    patient(() => client.post<StepResult>(`/v1/phones/${id}/step`, { action, observe: OBSERVE }));
  const stateOf = (client: Client, id: string) => client.get<unknown>(`/v1/phones/${id}/state?path=`);
  const differs = async (
    at: number,
    action: Action,
    other: Difference['other'],
    id: string,
    wrong: string[],
  ): Promise<Difference> => {
    const [first, second] = await Promise.all([stateOf(a, one.id), stateOf(b, id)]);
    return {
      app,
      walk,
      step: at,
      action,
      other,
      parts: wrong,
      state: diff(first, second).slice(0, MOST_OPERATIONS),
    };
  };
  const touches: Held = new Map();
  let observation: Observation = {
    foreground: { app: '', package: '', activity: '', route: '' },
    keyboard: false,
    clock: 0,
  };
  try {
    for (let at = 1; at <= steps; at++) {
      const action: Action =
        at === 1
          ? { type: 'open_app', app }
          : walkAction(observation, observation.screenshot ?? one.screen, touches, random);
      const [first, second] = await Promise.all([step(a, one.id, action), step(b, two.id, action)]);
      onStep();
      const replayed = parts(first, second);
      if (replayed.length > 0)
        return {
          difference: await differs(at, action, 'replayed', two.id, replayed),
          pictures: pictures(first, second),
        };
      await restore(a, b, three.id, await a.get(`/v1/phones/${one.id}/snapshot`));
      const third = await patient(() =>
        b.post<Screen>(`/v1/phones/${three.id}/observe`, { observe: OBSERVE }),
      );
      // `lastError` comes with the step only, so a restored phone does not have it.
      const { lastError: _, ...shown } = first.observation;
      const restored = parts({ ...first, observation: shown }, third);
      if (restored.length > 0)
        return {
          difference: await differs(at, action, 'restored', three.id, restored),
          pictures: pictures(first, third),
        };
      observation = first.observation;
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
