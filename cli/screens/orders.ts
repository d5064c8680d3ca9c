import { PNG } from 'pngjs';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Scene } from '../../apps/scenes.ts';
import { play } from './scene.ts';
import type { Stage } from './stage.ts';

/** A scene that one page draws otherwise than a fresh page. */
export interface OrderDifference {
  scene: string;
  /** What the page had shown before. */
  after: 'all scenes' | 'all scenes, in the opposite order';
  /** What differs. */
  parts: ('picture' | 'reply')[];
  /** Pixels of the picture around everything that differs: left, top, right, bottom. */
  region?: [number, number, number, number];
}

interface Look {
  picture: Buffer;
  reply: string;
}

async function look(stage: Stage, scene: Scene): Promise<Look> {
  const reply = JSON.stringify(await play(stage, scene));
  return { picture: await stage.picture(1, 'png'), reply };
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
  after: OrderDifference['after'],
  fresh: Look,
  other: Look,
): OrderDifference[] {
  const sameReply = fresh.reply === other.reply;
  const samePicture = fresh.picture.equals(other.picture);
  if (sameReply && samePicture) return [];
  return [
    {
      scene: name,
      after,
      parts: [...(samePicture ? [] : ['picture' as const]), ...(sameReply ? [] : ['reply' as const])],
      ...(samePicture ? {} : { region: regionOf(fresh.picture, other.picture) }),
    },
  ];
}

/**
 * Draws each scene on a page of its own, on a page that has shown all of them, and on one that showed them in the opposite order.
 * Gives where the picture's bytes or the reply differ. `step` is called after each of the five times that a scene is drawn.
 */
export async function orderDifferences(
  stage: Stage,
  scenes: readonly Scene[],
  step: () => void = () => {},
): Promise<OrderDifference[]> {
  const fresh = new Map<Scene, Look>();
  for (const scene of scenes) {
    await stage.freshPage();
    fresh.set(scene, await look(stage, scene));
    step();
  }
  const found: OrderDifference[] = [];
  const orders = [
    ['all scenes', scenes],
    ['all scenes, in the opposite order', [...scenes].reverse()],
  ] as const;
  for (const [after, order] of orders) {
    await stage.freshPage();
    for (const scene of order) {
      await play(stage, scene);
      step();
    }
    for (const scene of order) {
      found.push(...compare(scene, after, fresh.get(scene)!, await look(stage, scene)));
      step();
    }
  }
  return found;
}

/** The first screen of every app, the phone's first tabs, and what lies over them: a sample that takes seconds. */
export function sampleOf(scenes: readonly Scene[]): Scene[] {
  const first = new Map<string, Scene>();
  for (const scene of scenes) if (!first.has(scene.app)) first.set(scene.app, scene);
  return [...first.values()];
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
