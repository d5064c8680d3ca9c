import type { Cost, SceneCost } from './lab/scenes.ts';
import { progress, rounded, table, type Output, type Progress } from './output.ts';

const roundedCost = ({ callMs, scriptMs, layoutMs, paintMs, rasterMs }: Cost): Cost => ({
  callMs: rounded(callMs),
  scriptMs: rounded(scriptMs),
  layoutMs: rounded(layoutMs),
  paintMs: rounded(paintMs),
  rasterMs: rounded(rasterMs),
});
const roundedScene = ({ app, scene, ...cost }: SceneCost): SceneCost => ({
  app,
  scene,
  ...roundedCost(cost),
});

const row = (name: string, { callMs, scriptMs, layoutMs, paintMs, rasterMs }: Cost): string[] => [
  name,
  ...[callMs, scriptMs, layoutMs, paintMs, rasterMs].map(ms => ms.toFixed(1)),
];

const list = (title: string, costs: readonly SceneCost[], typical: Cost): string[] => [
  title,
  '',
  table(
    ['scene', 'call', 'script', 'layout', 'paint', 'raster'],
    [...costs.map(cost => row(cost.scene, cost)), row('(median of all)', typical)],
  ),
];

/** `bench --scenes`: the screens of these apps that cost the most CPU. */
export async function benchScenes(apps: readonly string[]): Promise<Output> {
  const { dearestScenes } = await import('./lab/scenes.ts');
  let bar: Progress | undefined;
  const found = await dearestScenes(
    apps,
    scenes => {
      bar = progress('screens', scenes);
    },
    () => bar?.step(),
  ).finally(() => bar?.stop());
  const { scenes, broken } = found;
  const typical = roundedCost(found.typical);
  const toDraw = found.toDraw.map(roundedScene);
  const toShow = found.toShow.map(roundedScene);
  return {
    ok: broken.length === 0,
    value: { scenes, typical, toDraw, toShow, broken },
    text: [
      ...list(`The dearest of ${scenes} screens to draw, by paint and raster, CPU ms:`, toDraw, typical),
      '',
      ...list('The dearest to show, by the call on the page, CPU ms:', toShow, typical),
      ...broken.map(name => `${name} could not be shown`),
    ].join('\n'),
  };
}
