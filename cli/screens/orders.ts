import { PNG } from 'pngjs';
import type { RenderReply } from '../../src/protocol/renderer.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { RendererLostError } from '../../server/renderers/errors.ts';
import { hash } from '../../src/state/hash.ts';
import type { Scene } from '../../apps/scenes.ts';
import { play } from './scene.ts';
import type { Stage } from './stage.ts';

/** How a page that drew a scene otherwise than a fresh page is unlike it: what it had shown before, or how its phones are written. */
export type History =
  | 'all scenes'
  | 'all scenes, in the opposite order'
  | 'all scenes, their phones with their keys reversed'
  | 'nothing, and takes the phone up where the scene leaves it';

type Part = 'picture' | 'reply' | 'observation' | 'hash';

/** A scene that one page draws otherwise than a fresh page. */
export interface OrderDifference {
  scene: string;
  after: History;
  /** What differs: the picture, the last reply, what it observes, or the hash of the phone once the replies' operations are applied. */
  parts: Part[];
  /** Pixels of the picture around everything that differs: left, top, right, bottom. */
  region?: [number, number, number, number];
  /** The two pictures: the fresh page's and the other's. */
  pictures?: [fresh: Buffer, other: Buffer];
}

/** A scene that could not be drawn. */
export interface BrokenScene {
  scene: string;
  what: string;
}

export interface OrderProof {
  differences: OrderDifference[];
  broken: BrokenScene[];
}

interface Drawing {
  picture: Buffer;
  /** Hashes: the order of keys is no part of what they are of. */
  reply: string;
  observation: string;
  hash: string;
}

async function drawing(stage: Stage, scene: Scene): Promise<Drawing> {
  return drawn(stage, await play(stage, scene));
}

async function drawn(stage: Stage, reply: RenderReply): Promise<Drawing> {
  const picture = await stage.picture(1, 'png');
  return { picture, reply: hash(reply), observation: hash(reply.observation), hash: stage.stateHash() };
}

/** The pixels around everything in which two pictures differ; the larger picture where their sizes do. */
function regionOf(a: Buffer, b: Buffer): [number, number, number, number] {
  const [one, two] = [PNG.sync.read(a), PNG.sync.read(b)];
  const { width, height } = one;
  if (width !== two.width || height !== two.height)
    return [0, 0, Math.max(width, two.width), Math.max(height, two.height)];
  const box: [number, number, number, number] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (one.data.readUInt32BE(4 * i) === two.data.readUInt32BE(4 * i)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  return box;
}

function compare(
  { name }: Scene,
  after: History,
  fresh: Drawing,
  other: Drawing,
  text: 'reply' | 'observation' = 'reply',
): OrderDifference | undefined {
  const samePicture = fresh.picture.equals(other.picture);
  const parts: Part[] = [];
  if (!samePicture) parts.push('picture');
  if (fresh[text] !== other[text]) parts.push(text);
  if (fresh.hash !== other.hash) parts.push('hash');
  if (parts.length === 0) return undefined;
  const difference: OrderDifference = { scene: name, after, parts };
  if (samePicture) return difference;
  const { picture } = fresh;
  return {
    ...difference,
    region: regionOf(picture, other.picture),
    pictures: [picture, other.picture],
  };
}

/** Draws scenes on one stage. A page that dies is renewed, and so is what it had shown; a second death in a row is a broken scene. */
class Prover {
  readonly proof: OrderProof = { differences: [], broken: [] };
  private readonly fresh = new Map<Scene, Drawing>();
  private readonly stage: Stage;
  private readonly step: () => void;

  constructor(stage: Stage, step: () => void) {
    this.stage = stage;
    this.step = step;
  }

  /** Draws each scene on a page of its own. */
  async drawFresh(scenes: readonly Scene[]): Promise<void> {
    for (const scene of scenes) {
      await this.stage.freshPage();
      const fresh = await this.attempt(scene, () => drawing(this.stage, scene));
      if (fresh) this.fresh.set(scene, fresh);
      if (!scene.do) continue;
      // A page with a state of its own cannot be taken up.
      if (fresh && !this.stage.phone().ui.live) await this.takeUp(scene, fresh);
      else this.step();
    }
  }

  /** Shows the phone as the scene leaves it on a page that knows nothing of what led there. */
  private async takeUp(scene: Scene, fresh: Drawing): Promise<void> {
    const left = this.stage.phone();
    const takenUp = await this.attempt(scene, async () => {
      await this.stage.freshPage();
      return drawn(this.stage, await this.stage.show(left));
    });
    const after = 'nothing, and takes the phone up where the scene leaves it';
    const difference = takenUp && compare(scene, after, fresh, takenUp, 'observation');
    if (difference) this.proof.differences.push(difference);
  }

  /** Draws all scenes on one page, and then each once more to compare it. */
  async drawAfterAll(after: History, order: readonly Scene[]): Promise<void> {
    const known = order.filter(scene => this.fresh.has(scene));
    await this.stage.freshPage();
    await this.showAll(known);
    for (const scene of known) await this.drawToCompare(after, scene, known);
  }

  /** Draws each scene once more, on a page whose phones have their keys reversed. */
  async drawReversed(order: readonly Scene[]): Promise<void> {
    await this.stage.freshPage('reversed');
    for (const scene of order.filter(each => this.fresh.has(each)))
      await this.drawToCompare('all scenes, their phones with their keys reversed', scene);
  }

  private async drawToCompare(after: History, scene: Scene, shown: readonly Scene[] = []): Promise<void> {
    const again = await this.attempt(scene, () => drawing(this.stage, scene), shown);
    const difference = again && compare(scene, after, this.fresh.get(scene)!, again);
    if (difference) this.proof.differences.push(difference);
  }

  private async showAll(scenes: readonly Scene[]): Promise<void> {
    for (const scene of scenes) await this.attempt(scene, () => play(this.stage, scene));
  }

  /** Does `work` once more on a new page, which has shown `history`, where the first dies under it. */
  private async attempt<T>(
    scene: Scene,
    work: () => Promise<T>,
    history: readonly Scene[] = [],
  ): Promise<T | undefined> {
    try {
      return await work().catch(async (error: unknown) => {
        if (!(error instanceof RendererLostError)) throw error;
        await this.stage.renew();
        if (history.length > 0) await this.showAll(history);
        return work();
      });
    } catch (error) {
      this.proof.broken.push({ scene: scene.name, what: (error as Error).message });
      await this.stage.renew();
      return undefined;
    } finally {
      this.step();
    }
  }
}

/** How often each scene is drawn, and once more where it does something. */
const DRAWINGS = 6;

/** How often `proveOrders` draws scenes. */
export const drawingsOf = (scenes: readonly Scene[]): number =>
  DRAWINGS * scenes.length + scenes.filter(scene => scene.do).length;

/**
 * Draws each scene on a page of its own, on a page that has shown all of them, on one that showed them in the opposite order, and on one
 * whose phones have the keys of all their objects in the opposite order. The phone that a scene leaves is drawn on one more page of its own.
 * Gives where the picture's bytes, the reply or the state's hash differ, and the scenes that could not be drawn.
 * `step` is called for each of the `drawingsOf` these scenes.
 */
export async function proveOrders(
  stage: Stage,
  scenes: readonly Scene[],
  step: () => void = () => {},
): Promise<OrderProof> {
  const prover = new Prover(stage, step);
  await prover.drawFresh(scenes);
  await prover.drawAfterAll('all scenes', scenes);
  await prover.drawAfterAll('all scenes, in the opposite order', [...scenes].reverse());
  await prover.drawReversed(scenes);
  return prover.proof;
}

/**
 * A sample of `count` scenes that takes from every app in turn, the first scene of each first and then others spread over the app's
 * list. The same scenes give the same sample.
 */
export function sampleOf<T extends { app: string }>(scenes: readonly T[], count: number): T[] {
  const apps = [...new Set(scenes.map(({ app }) => app))];
  const byApp = apps.map(app => spread(scenes.filter(scene => scene.app === app)));
  const rounds = Math.max(0, ...byApp.map(list => list.length));
  const sample: T[] = [];
  for (let round = 0; round < rounds; round++)
    for (const list of byApp) sample.push(...list.slice(round, round + 1));
  return sample.slice(0, count);
}

/** The same list, ordered so that any number of its first items lie far apart in it. */
function spread<T>(list: readonly T[]): T[] {
  const golden = (Math.sqrt(5) - 1) / 2;
  const order = list.map((_, i) => ({ i, key: (i * golden) % 1 }));
  return order.sort((a, b) => a.key - b.key || a.i - b.i).map(({ i }) => list[i]!);
}

/** Every scene of every app and of the shell, made from a world. */
export async function allScenes(world: AnyPhone): Promise<Scene[]> {
  const [{ dialogScenes, routeScenes }, { shellScenes }] = await Promise.all([
    import('./routes.ts'),
    import('./shell.ts'),
  ]);
  const routes = await routeScenes(world);
  return [...routes, ...(await dialogScenes(world, routes)), ...shellScenes(world)];
}
