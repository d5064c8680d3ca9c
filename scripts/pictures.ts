/**
 * `npm run pictures` redraws the pictures of the documents: docs/images/wall.jpg (a phone for each app) and docs/apps.jpg (two
 * screens of each app). Run `npm run build` first.
 */
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { apps, createWorld } from '../apps/catalogue.ts';
import { routeScenes } from '../cli/screens/routes.ts';
import { play } from '../cli/screens/scene.ts';
import type { Scene } from '../apps/scenes.ts';
import { openStage } from '../cli/screens/stage.ts';
import { requireBuilt } from '../cli/host.ts';
import { findBrowser } from '../server/renderers/browser-find.ts';

/** The second screen to show of each app: the beginning of its scene's name, without the app's. */
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
  food: '/restaurant/nine-carp-noodles',
  forum: '/post/post-spring-ride',
  gallery: '/view/file-img-20260307-1016',
  mail: '/thread/thread-hana-sketches',
  maps: '/place/place-cafe-bollard',
  messages: '/thread/t-elsie',
  microblog: '/account/account-herons',
  music: '/playing, playing',
  notes: '/note/note-gift-ideas',
  phone: '/call, talking',
  recipes: '/recipe/recipe-shakshuka',
  recorder: '/play/file-recordings-margaret-4-march, playing',
  rides: '/ride/HL-28316',
  settings: '/bluetooth',
  shop: '/product/p-rain-jacket',
  stays: '/property/netloft',
  todo: '/list/list-work',
  wallet: '/bills',
  weather: '/map/',
};
const SCALE = 0.75;
const GAP = 16;

/** A sheet of pictures in rows: `width` and `height` of a tile in pixels, `across` tiles in a row. */
interface Sheet {
  path: string;
  width: number;
  height: number;
  across: number;
  background: string;
  /** CSS of a tile. */
  tile: string;
}

const WALL: Sheet = {
  path: 'docs/images/wall.jpg',
  width: 171,
  height: 380,
  across: 10,
  background: 'linear-gradient(160deg, #dbe4ee, #eef1f5)',
  tile: 'border:5px solid #1b1f24;border-radius:22px;box-shadow:0 6px 18px #1b1f2440',
};
const APPS: Sheet = {
  path: 'docs/apps.jpg',
  width: 180,
  height: 400,
  across: 12,
  background: '#dfe5ea',
  tile: 'border-radius:14px;box-shadow:0 2px 8px #0003',
};

const tileOf = (bytes: Buffer) => `<img src="data:image/webp;base64,${bytes.toString('base64')}">`;

/** Lays pictures out as a sheet and writes it as a JPEG. */
async function writeSheet(browser: Browser, sheet: Sheet, pictures: readonly Buffer[]): Promise<void> {
  const { path, width, height, across, background, tile } = sheet;
  const border = tile.includes('border:') ? 10 : 0;
  const page = await browser.newPage({
    viewport: { width: across * (width + border + GAP) + GAP, height: 800 },
  });
  const css =
    `body{margin:0;padding:${GAP}px;display:flex;flex-wrap:wrap;gap:${GAP}px;background:${background}}` +
    `img{width:${width}px;height:${height}px;object-fit:cover;${tile}}`;
  await page.setContent(`<style>${css}</style>${pictures.map(tileOf).join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())));
  await page.screenshot({ path, type: 'jpeg', quality: 84, fullPage: true });
  console.log(`${path}: ${pictures.length} screens`);
}

requireBuilt();
mkdirSync('docs/images', { recursive: true });
const world = await createWorld();
const scenes = await routeScenes(world);
const stage = await openStage(world);
const firsts: Buffer[] = [];
const seconds: Buffer[] = [];
const picture = async (scene: Scene) => {
  await play(stage, scene);
  return stage.picture(SCALE);
};
try {
  for (const { id } of apps) {
    const begins = SECOND[id];
    const second = begins === undefined ? undefined : scenes.find(s => s.name.startsWith(`${id}${begins}`));
    if (!second)
      throw new Error(`SECOND has no scene for ${id}: add the screen to show beside its first one`);
    firsts.push(await picture(scenes.find(s => s.app === id)!));
    seconds.push(await picture(second));
  }
} finally {
  await stage.close();
}
const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
try {
  await writeSheet(browser, WALL, seconds);
  await writeSheet(
    browser,
    APPS,
    firsts.flatMap((first, i) => [first, seconds[i]!]),
  );
} finally {
  await browser.close();
}
process.exit(0);
