import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError, usage } from './errors.ts';
import { VARIANTS, mirrored, type Variant } from './gallery/variants.ts';
import { galleryPage, sheetPage, type Drawn } from './gallery/page.ts';
import { requireBuilt } from './host.ts';
import { progress, type Output } from './output.ts';
import { LANGUAGES, type Language } from '../src/sdk/core/words/words.ts';
import { among, between, names, type CommandSpec } from './program.ts';

interface Options {
  out: string;
  app?: string[];
  look?: string[];
  scale: number;
  match?: string;
  language: Language;
}

/** A file's name from a scene's. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
/** Width of a sheet: eight tiles. */
const SHEET = 8 * 228 + 12;

/** Draws every scene in every look, a picture each. Scenes that cannot be shown are told, and the others go on. */
async function draw(
  out: string,
  variants: readonly Variant[],
  scale: number,
  fits: (scene: { app: string; name: string }) => boolean,
  language: Language,
): Promise<{ drawn: Drawn[]; broken: { scene: string; look: Variant; what: string }[] }> {
  const [{ createWorld }, { attempt }, { openStage }, { allScenes }, { spokenIn }, { play }] =
    await Promise.all([
      import('../apps/catalogue.ts'),
      import('./screens/attempt.ts'),
      import('./screens/stage.ts'),
      import('./screens/all.ts'),
      import('./screens/language.ts'),
      import('./screens/scene.ts'),
    ]);
  const world = await createWorld();
  const scenes = (await allScenes(world)).filter(fits).map(scene => spokenIn(scene, language));
  if (scenes.length === 0)
    throw new CliError(
      'SCENE_NOT_FOUND',
      'No screen fits what was asked for; `tapworld apps` lists the apps',
      { status: 2 },
    );
  const stage = await openStage(world);
  const bar = progress('screens', scenes.length * variants.length);
  const drawn: Drawn[] = [];
  const broken: { scene: string; look: Variant; what: string }[] = [];
  try {
    for (const [i, scene] of scenes.entries()) {
      const files: Drawn['files'] = {};
      let wide = false;
      for (const look of variants) {
        try {
          const shown = look === 'rtl' ? mirrored(scene) : scene;
          const { screen, picture } = await attempt(stage, async () => ({
            ...(await play(stage, shown, VARIANTS[look].change)),
            picture: await stage.picture(scale),
          }));
          wide = screen.width > screen.height;
          const file = `${scene.app}/${String(i + 1).padStart(3, '0')}-${slug(scene.name)}.${look}.webp`;
          mkdirSync(join(out, scene.app), { recursive: true });
          writeFileSync(join(out, file), picture);
          files[look] = file;
        } catch (error) {
          broken.push({ scene: scene.name, look, what: (error as Error).message.slice(0, 200) });
        }
        bar.step();
      }
      drawn.push({ name: scene.name, app: scene.app, files, wide });
    }
  } finally {
    bar.stop();
    await stage.close();
  }
  return { drawn, broken };
}

/** Takes the contact sheet of each app and look. */
async function takeSheets(
  out: string,
  drawn: readonly Drawn[],
  variants: readonly Variant[],
): Promise<string[]> {
  const [{ chromium }, { findBrowser }] = await Promise.all([
    import('playwright'),
    import('../server/renderers/browser-find.ts'),
  ]);
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: ['--no-sandbox'],
  });
  const sheets: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: SHEET, height: 800 } });
    for (const app of new Set(drawn.map(d => d.app))) {
      for (const look of variants) {
        const html = join(out, `${app}.${look}.sheet.html`);
        writeFileSync(html, sheetPage(drawn, app, look));
        await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
        sheets.push(`${app}.${look}.png`);
        await page.screenshot({ path: join(out, sheets.at(-1)!), fullPage: true });
        rmSync(html);
      }
    }
  } finally {
    await browser.close();
  }
  return sheets;
}

export const gallery: CommandSpec = {
  name: 'gallery',
  describe: 'draws every screen of every app: light, dark, large text, right to left',
  shape: command =>
    command
      .requiredOption('--out <folder>', 'where pictures, contact sheets and index.html are written')
      .option('--app <ids>', 'some apps; shell is the phone’s own', names)
      .option('--look <names>', `some of ${Object.keys(VARIANTS).join(', ')}`, names)
      .option('--language <language>', 'what the phone speaks', among(LANGUAGES), 'en')
      .option('--match <text>', 'scenes whose name holds this')
      .option('--scale <number>', 'pixels for a point', between(0.5, 4), 1),
  async run({ out, app, look, scale, match, language }: Options): Promise<Output> {
    const unknown = look?.find(name => !Object.hasOwn(VARIANTS, name));
    if (unknown !== undefined)
      throw usage(`No look ${unknown}; there are ${Object.keys(VARIANTS).join(', ')}`);
    requireBuilt();
    const variants = (look ?? Object.keys(VARIANTS)) as Variant[];
    const folder = resolve(out);
    mkdirSync(folder, { recursive: true });
    const { drawn, broken } = await draw(
      folder,
      variants,
      scale,
      s => (!app || app.includes(s.app)) && (!match || s.name.includes(match)),
      language,
    );
    const sheets = await takeSheets(folder, drawn, variants);
    writeFileSync(join(folder, 'index.html'), galleryPage(drawn, variants));
    const value = {
      screens: drawn.length,
      pictures: drawn.reduce((n, d) => n + Object.keys(d.files).length, 0),
      sheets,
      broken,
    };
    return {
      value,
      ok: broken.length === 0,
      text: [
        ...broken.map(b => `${b.scene}, ${b.look}: ${b.what}`),
        `${value.screens} screens, ${value.pictures} pictures, ${sheets.length} contact sheets: ${join(folder, 'index.html')}`,
      ].join('\n'),
    };
  },
};
