/**
 * Two screens of every app side by side, as docs/apps.jpg. `npm run build` first.
 *   npx tsx scripts/contact-sheet.ts [--out docs/apps.jpg]
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { apps, createWorld } from '../apps/catalogue.ts';
import { routeScenes } from '../cli/screens/routes.ts';
import { play } from '../cli/screens/scene.ts';
import type { Scene } from '../apps/scenes.ts';
import { openStage } from '../cli/screens/stage.ts';
import { requireBuilt } from '../cli/host.ts';
import { findBrowser } from '../server/renderers/browser-find.ts';

/** The screen of an app that is shown beside its first one: the beginning of its scene's name after the app's. */
const SECOND: Readonly<Record<string, string>> = {
  answers: '/, submitted',
  browser: '/, https://bayecho.example/',
  calculator: '/, scientific',
  calendar: '/event/event-lantern-review',
  camera: '/, recording',
  chat: '/thread/t-ines-carvajal',
  clock: '/world, with hands',
  contacts: '/contact/contact-ines-carvajal',
  expenses: '/charts',
  files: '/category/image, pictures as a grid',
  fitness: '/activity/',
  gallery: '/view/file-img-20260307-1016',
  maps: '/place/place-cafe-bollard',
  messages: '/thread/t-elsie',
  music: '/playing, playing',
  notes: '/note/note-gift-ideas',
  phone: '/call, talking',
  recipes: '/recipe/recipe-shakshuka',
  recorder: '/play/file-recordings-margaret-4-march, playing',
  settings: '/bluetooth',
  todo: '/list/list-work',
  weather: '/map/',
};
const SCALE = 0.5;
const TILE = { width: 180, height: 400, gap: 14, across: 11 };

const {
  values: { out },
} = parseArgs({ options: { out: { type: 'string', default: 'docs/apps.jpg' } } });
requireBuilt();
const world = await createWorld();
const scenes = await routeScenes(world);
const stage = await openStage(world);
const pictures: Buffer[] = [];
const picture = async (scene: Scene) => {
  await play(stage, scene);
  pictures.push(await stage.picture(SCALE));
};
try {
  for (const { id } of apps) {
    const second =
      SECOND[id] === undefined ? undefined : scenes.find(s => s.name.startsWith(`${id}${SECOND[id]}`));
    if (!second)
      throw new Error(`What is shown of ${id} beside its first screen? SECOND has no scene for it`);
    await picture(scenes.find(s => s.app === id)!);
    await picture(second);
  }
} finally {
  await stage.close();
}
const tiles = pictures
  .map(bytes => `<img src="data:image/webp;base64,${bytes.toString('base64')}">`)
  .join('');
const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
try {
  const width = TILE.across * (TILE.width + TILE.gap) + TILE.gap;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(
    `<style>body{margin:0;padding:${TILE.gap}px;display:flex;flex-wrap:wrap;gap:${TILE.gap}px;background:#dfe5ea}img{width:${TILE.width}px;height:${TILE.height}px;border-radius:14px;object-fit:cover;box-shadow:0 2px 8px #0003}</style>${tiles}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map(i => i.decode())));
  await page.screenshot({ path: out, type: 'jpeg', quality: 82, fullPage: true });
} finally {
  await browser.close();
}
console.log(`${pictures.length} screens in ${out}`);
process.exit(0);
