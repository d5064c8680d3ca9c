import type { MadePhone, StepResult } from '../../src/protocol/wire/phones.ts';
import type { Observe } from '../../src/protocol/observation.ts';
import { streamOf } from '../../src/state/random.ts';
import type { Client } from '../run/client.ts';
import { patient } from '../run/wire-device.ts';
import { shuffle } from '../training/policy/clone.ts';
import { median, quantile, timed, withServer, type Lab, type LabServer } from './lab.ts';

/** Pairs of phones in different apps, pairs in the same app as a control, and groups of four apps. */
const PAIRS = 20;
const CONTROLS = 4;
const FOURS = 4;
/** Groups by the number of phones that are stepped in them: the share of the time that a group gets. */
const TURNS = 2 * PAIRS + 2 * CONTROLS + 4 * FOURS;

/** Steps that a phone takes before any count, and in each round those that it takes alone and those in turn: half of them down, half up. */
const WARM_UP = 2;
const ALONE = 2;
const IN_TURN = 2;

const LOOKS = {
  elements: { screenshot: false, elements: true },
  picture: {},
} as const satisfies Record<string, Observe>;
type Look = keyof typeof LOOKS;
type Shares = Record<Look, number>;

export const SWAP_FIGURES = [
  'swap.elementsShare',
  'swap.pictureShare',
  'swap.worstShare',
  'swap.sameAppElementsShare',
  'swap.sameAppPictureShare',
  'swap.fourElementsShare',
  'swap.fourPictureShare',
];

/** So many groups of different apps, drawn so that none comes again before each has come. */
export function groupsOf(
  apps: readonly string[],
  size: number,
  count: number,
  random: () => number,
): string[][] {
  if (apps.length < size) return [];
  const groups: string[][] = [];
  let left: string[] = [];
  while (groups.length < count) {
    if (left.length < size) left = shuffle([...apps], random);
    groups.push(left.splice(0, size));
  }
  return groups;
}

/** A phone with an app open whose steps scroll down and up again. */
class Scroller {
  readonly id: string;
  #client: Client;
  #isDown = false;

  private constructor(client: Client, id: string) {
    this.#client = client;
    this.id = id;
  }

  static async begin(client: Client, app: string): Promise<Scroller> {
    const { id } = await client.post<MadePhone>('/v1/phones', { seed: 1 });
    const action = { type: 'open_app', app };
    await patient(() =>
      client.post<StepResult>(`/v1/phones/${id}/step`, { action, observe: LOOKS.elements }),
    );
    return new Scroller(client, id);
  }

  /** Takes a step; gives how long it took, ms. */
  step(look: Look): Promise<number> {
    this.#isDown = !this.#isDown;
    const action = { type: 'scroll', direction: this.#isDown ? 'down' : 'up' };
    const body = { action, observe: LOOKS[look] };
    return timed(() => patient(() => this.#client.post<StepResult>(`/v1/phones/${this.id}/step`, body)));
  }
}

/** How much longer steps take in turn than those of each phone alone, as a share; measured for so many ms, at least once. */
async function shareOf(phones: readonly Scroller[], look: Look, ms: number): Promise<number> {
  const until = performance.now() + ms;
  const alone = phones.map((): number[] => []);
  const inTurn = phones.map((): number[] => []);
  for (let step = 0; step < WARM_UP; step++) for (const phone of phones) await phone.step(look);
  do {
    for (const [i, phone] of phones.entries()) {
      // The step with which the page changes to this phone is none of a phone alone.
      await phone.step(look);
      for (let step = 0; step < ALONE; step++) alone[i]!.push(await phone.step(look));
    }
    for (let step = 0; step < IN_TURN; step++)
      for (const [i, phone] of phones.entries()) inTurn[i]!.push(await phone.step(look));
  } while (performance.now() < until);
  const sum = (times: readonly number[][]) => times.reduce((ms, of) => ms + median(of), 0);
  return sum(inTurn) / sum(alone) - 1;
}

/** The shares of a group of phones, each with its app open, on the server's one page. */
async function groupShares(
  { client, remove }: LabServer,
  apps: readonly string[],
  ms: number,
): Promise<Shares> {
  const phones: Scroller[] = [];
  for (const app of apps) phones.push(await Scroller.begin(client, app));
  try {
    const elements = await shareOf(phones, 'elements', ms / 2);
    return { elements, picture: await shareOf(phones, 'picture', ms / 2) };
  } finally {
    remove(phones.map(({ id }) => id));
  }
}

/**
 * What it costs that a page changes from one phone to another: how much longer steps take that phones take in turn than steps of one phone
 * after the other, as a share, without and with pictures. Medians over pairs of phones in different apps, over pairs in the same app, and
 * over rounds of four phones in four apps; the worst is the 90th percentile of pairs in different apps.
 */
export const swap = (lab: Lab, apps: readonly string[]): Promise<Record<string, number>> =>
  withServer(lab, { stepCacheMb: 0, renderers: 1 }, async server => {
    await server.warm();
    const random = streamOf(1, 'bench swap');
    const measured = async (groups: readonly string[][]): Promise<Shares[]> => {
      const shares: Shares[] = [];
      for (const group of groups)
        shares.push(await groupShares(server, group, (lab.loadMs * group.length) / TURNS));
      return shares;
    };
    const fours = groupsOf(apps, 4, FOURS, random);
    const pairs = await measured(groupsOf(apps, 2, PAIRS, random));
    const same = await measured(groupsOf(apps, 1, CONTROLS, random).map(([app]) => [app!, app!]));
    const four = await measured(fours);
    const middle = (shares: readonly Shares[], look: Look) => median(shares.map(share => share[look]));
    const worst = (look: Look) =>
      quantile(
        pairs.map(share => share[look]),
        0.9,
      );
    const figures = {
      'swap.elementsShare': middle(pairs, 'elements'),
      'swap.pictureShare': middle(pairs, 'picture'),
      'swap.worstShare': Math.max(worst('elements'), worst('picture')),
      'swap.sameAppElementsShare': middle(same, 'elements'),
      'swap.sameAppPictureShare': middle(same, 'picture'),
      'swap.fourElementsShare': middle(four, 'elements'),
      'swap.fourPictureShare': middle(four, 'picture'),
    };
    // Too few apps for some of them.
    return Object.fromEntries(Object.entries(figures).filter(([, share]) => !Number.isNaN(share)));
  });
