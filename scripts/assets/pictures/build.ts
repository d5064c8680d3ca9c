/**
 * Draws assets/pictures and its index.json from fixed seeds. Run: npx tsx scripts/assets/pictures/build.ts [name part]
 * With a name part, only those pictures are drawn again; the index is always written whole.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAlphaFlag } from '../webp.ts';
import { launch, repoRoot } from '../render.ts';
import { moments } from './gallery.ts';
import { people } from './people.ts';
import { views } from './camera.ts';
import { describe, portrait } from './portrait.ts';
import { finish } from './scene.ts';
import { covers } from './music.ts';
import { artistPictures } from './music-artists.ts';
import { photos } from './photos.ts';
import { dishes } from './recipes.ts';
import { meals } from './meals.ts';
import { wares } from './shop.ts';
import { stays } from './stays.ts';
import { wallpapers } from './wallpapers.ts';

const out = join(repoRoot, 'assets/pictures');
mkdirSync(out, { recursive: true });
const only = process.argv[2];

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const pad = (i: number): string => String(i).padStart(2, '0');
const jobs = [
  ...people.map((p, i) => ({
    name: `portrait-${pad(i + 1)}-${slug(`${p.who} ${p.hair === 'bald' ? 'bald' : `${p.colour} ${p.hair}`}`)}`,
    kind: 'portrait' as const,
    width: 192,
    height: 192,
    description: describe(p),
    quality: 88,
    svg: () => portrait(p, i),
  })),
  ...wallpapers.map(s => ({
    ...s,
    name: `wallpaper-${s.name}`,
    quality: 80,
    svg: () => finish(s, s.draw()),
  })),
  ...photos.map(s => ({ ...s, quality: 76, svg: () => finish(s, s.draw()) })),
  // Drawn as large as the others and kept smaller: grain costs bytes.
  ...moments.map(s => ({
    ...s,
    width: Math.round(s.width * 0.625),
    height: Math.round(s.height * 0.625),
    quality: 36,
    svg: () =>
      finish(s, s.draw()).replace(
        /^<svg ([^>]*?)width="\d+" height="\d+"/,
        `<svg $1width="${Math.round(s.width * 0.625)}" height="${Math.round(s.height * 0.625)}"`,
      ),
  })),
  ...artistPictures.map(s => ({ ...s, quality: 58, svg: s.draw })),
  ...covers.map(s => ({ ...s, quality: 62, svg: s.draw })),
  ...dishes.map(s => ({ ...s, quality: 50, svg: s.draw })),
  ...meals.map(s => ({ ...s, quality: 30, svg: s.draw })),
  ...views.map(s => ({ ...s, quality: 36, svg: s.draw })),
  ...wares.map(s => ({ ...s, quality: 40, svg: s.draw })),
  ...stays.map(s => ({ ...s, quality: 50, svg: s.draw })),
];
const twice = jobs.find((j, i) => jobs.findIndex(k => k.name === j.name) !== i);
if (twice) throw new Error(`two pictures are named ${twice.name}`);

const browser = await launch();
try {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  for (const job of jobs) {
    const file = join(out, `${job.name}.webp`);
    if (only ? !job.name.includes(only) && existsSync(file) : false) continue;
    await page.setViewportSize({ width: job.width, height: job.height });
    await page.setContent(`<body style="margin:0">${job.svg()}</body>`);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: job.quality });
    writeFileSync(file, withAlphaFlag(Buffer.from(data, 'base64')));
  }
} finally {
  await browser.close();
}

for (const f of readdirSync(out))
  if (f.endsWith('.webp') && !jobs.some(j => `${j.name}.webp` === f)) rmSync(join(out, f));
const index = jobs.map(j => {
  const bytes = readFileSync(join(out, `${j.name}.webp`));
  return {
    name: j.name,
    file: `${j.name}.webp`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    mime: 'image/webp',
    width: j.width,
    height: j.height,
    kind: j.kind,
    description: j.description,
  };
});
writeFileSync(join(out, 'index.json'), `[\n${index.map(e => `  ${JSON.stringify(e)}`).join(',\n')}\n]\n`);
console.log(`${index.length} pictures, ${(index.reduce((s, e) => s + e.size, 0) / 1e6).toFixed(2)} MB`);
