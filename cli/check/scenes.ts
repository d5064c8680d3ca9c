import { progress } from '../output.ts';
import type { OrderDifference, OrderProof } from '../screens/orders.ts';
import type { Options } from './options.ts';
import { writePictures } from './pictures.ts';

export interface Drawn {
  scenes: number;
  differences: (Omit<OrderDifference, 'pictures'> & { pictures?: string[] })[];
  broken: OrderProof['broken'];
}

/** How many scenes to draw. By default all of them with --walks, else none. */
export const scenesWanted = ({ scenes, walks }: Options): number | 'all' => scenes ?? (walks > 0 ? 'all' : 0);

/** A file name for a scene. */
const fileNameOf = (scene: string): string =>
  scene
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Draws scenes of apps on a fresh page, on pages that have shown the others in two orders, and from phones with their keys reversed. */
export async function drawScenes(
  count: number | 'all',
  { app: apps, language }: Pick<Options, 'app' | 'language'>,
): Promise<Drawn> {
  const [
    { createWorld },
    { allScenes, drawingsOf, proveOrders, sampleOf },
    { isTranslated, spokenIn },
    { openStage },
  ] = await Promise.all([
    import('../../apps/catalogue.ts'),
    import('../screens/orders.ts'),
    import('../screens/language.ts'),
    import('../screens/stage.ts'),
  ]);
  const world = await createWorld();
  const ofApps = (await allScenes(world))
    .filter(({ app }) => !apps || apps.includes(app))
    .filter(({ app }) => language === 'en' || isTranslated(app))
    .map(scene => spokenIn(scene, language));
  const scenes = count === 'all' ? ofApps : sampleOf(ofApps, count);
  const stage = await openStage(world);
  const bar = progress('scenes drawn', drawingsOf(scenes));
  try {
    const { differences, broken } = await proveOrders(stage, scenes, () => bar.step());
    return { scenes: scenes.length, differences: differences.map(withPictures), broken };
  } finally {
    bar.stop();
    await stage.close();
  }
}

const withPictures = ({ pictures, ...difference }: OrderDifference): Drawn['differences'][number] => ({
  ...difference,
  ...(pictures ? { pictures: writePictures(fileNameOf(difference.scene), pictures) } : {}),
});

/** A difference for people: which scene, what differs, and where its pictures are. */
export function sceneDifferenceText(difference: Drawn['differences'][number]): string {
  const { scene, after, parts, region, pictures = [] } = difference;
  const where = region ? ` at [${region.join(', ')}]` : '';
  return [
    `${scene}: after ${after} the page differs in ${parts.join(', ')}${where}`,
    ...pictures.map(path => `    ${path}`),
  ].join('\n');
}
