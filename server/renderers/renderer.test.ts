import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { serveDummy } from './dummy.ts';
import { Renderer } from './renderer.ts';
import type { PictureOptions } from './surface.ts';

let page: Awaited<ReturnType<typeof serveDummy>>;
let browsers: Browser[];
/** Two of the first browser, one of the second. */
let renderers: Renderer[];

beforeAll(async () => {
  page = await serveDummy();
  browsers = await Promise.all([Browser.launch(), Browser.launch()]);
  renderers = await Promise.all([0, 0, 1].map(i => Renderer.create(browsers[i]!, page.url)));
}, 60_000);

afterAll(async () => {
  await Promise.all(browsers.map(browser => browser.close()));
  await page.close();
});

test('a call gives back what it was given', async () => {
  const [renderer] = renderers as [Renderer];
  const rows = Array.from({ length: 2_000 }, (_, i) => ({
    id: `row${i}`,
    text: `it's "quoted" \\ and\nbroken\u2028 微信 😀 \${no}`,
  }));
  for (const value of [null, 0, '', "'", { a: [1, { b: 'é' }] }, rows, JSON.parse('{"__proto__":{"a":1}}')]) {
    expect(JSON.stringify(await renderer.call('echo', value))).toBe(JSON.stringify(value));
  }
  expect(await renderer.call('nothing')).toBeUndefined();
});

test('what the page throws is an error of the page, and the renderer goes on', async () => {
  const [renderer] = renderers as [Renderer];
  await expect(renderer.call('throws', 'no such row')).rejects.toMatchObject({
    code: 'PAGE_ERROR',
    message: expect.stringContaining('no such row'),
  });
  await expect(renderer.call('missing')).rejects.toMatchObject({ code: 'PAGE_ERROR' });
  expect(renderer.alive).toBe(true);
  expect(await renderer.call('echo', 1)).toBe(1);
});

test('console errors and uncaught exceptions are kept', async () => {
  const renderer = renderers[1]!;
  await renderer.call('logs', 'first');
  await renderer.call('settle');
  expect(renderer.errors).toEqual(['first', expect.stringContaining('late first')]);
});

test('errors are counted past those that are kept', async () => {
  const renderer = renderers[1]!;
  const before = renderer.errorCount;
  for (let i = 0; i < 60; i++) await renderer.call('logs', `no ${i}`);
  await renderer.call('settle');
  expect([renderer.errors.length, renderer.errorCount - before]).toEqual([50, 120]);
});

test('a page has the screen, the touch and the stillness of a phone', async () => {
  expect(await renderers[0]!.call('size')).toEqual([360, 800, 3, 'portrait-primary']);
  expect(await renderers[0]!.call('media')).toEqual([true, true, 5]);
});

test('another screen is taken on, and left again', async () => {
  const renderer = renderers[0]!;
  await renderer.resize({ width: 800, height: 360 });
  expect(await renderer.call('size')).toEqual([800, 360, 3, 'landscape-primary']);
  for (let pictures = 0; pictures < 2; pictures++)
    expect(
      dimensions((await renderer.picture({ mime: 'png', screen: { width: 800, height: 360 } })).bytes),
    ).toEqual([2400, 1080]);
  expect(dimensions((await renderer.picture({ mime: 'png', scale: 1.5 })).bytes)).toEqual([540, 1200]);
  expect(dimensions((await renderer.picture({ mime: 'png' })).bytes)).toEqual([1080, 2400]);
});

const PICTURES: PictureOptions[] = [
  { mime: 'jpeg' },
  { mime: 'png' },
  { mime: 'webp', quality: 70 },
  { mime: 'jpeg', scale: 1.5 },
  { mime: 'jpeg', scale: 2.625 },
  { mime: 'png', scale: 1 },
];

test.each(PICTURES)(
  'the same page is the same bytes on any renderer, whatever it showed before: %j',
  async options => {
    const histories = [[3, 1, 2], [1, 0, 2, 1, 2], [2]];
    const hashes = await Promise.all(
      renderers.map(async (renderer, i) => {
        const pictures: string[] = [];
        for (let round = 0; round < 3; round++) {
          let bytes = '';
          for (const screen of histories[i]!) {
            await renderer.call('draw', screen);
            bytes = createHash('sha256')
              .update((await renderer.picture(options)).bytes)
              .digest('hex');
          }
          pictures.push(bytes);
        }
        return pictures;
      }),
    );
    expect(new Set(hashes.flat()).size).toBe(1);
    await renderers[0]!.call('draw', 4);
    expect(
      createHash('sha256')
        .update((await renderers[0]!.picture(options)).bytes)
        .digest('hex'),
    ).not.toBe(hashes[0]![0]);
  },
  60_000,
);

test('a page that does not answer is a lost renderer', async () => {
  const renderer = await Renderer.create(browsers[1]!, page.url);
  await expect(renderer.call('hang', null, 300)).rejects.toMatchObject({ code: 'RENDERER_LOST' });
  expect(renderer.alive).toBe(false);
  await expect(renderer.call('echo', 1)).rejects.toMatchObject({ code: 'RENDERER_LOST' });
  await renderer.close();
});

test('a page that spins is ended with its browser, whose other pages it would hold up', async () => {
  const browser = await Browser.launch();
  const [spinning, other] = await Promise.all([
    Renderer.create(browser, page.url),
    Renderer.create(browser, page.url),
  ]);
  const own = browser.pids();
  expect(own.length).toBeGreaterThan(0);
  await expect(spinning.call('spin', null, 300)).rejects.toMatchObject({ code: 'RENDERER_LOST' });
  await expect
    .poll(() => [other.alive, browser.pids().filter(pid => own.includes(pid))], { timeout: 8_000 })
    .toEqual([false, []]);
  await browser.close();
  expect(await renderers[2]!.call('echo', 1)).toBe(1);
}, 20_000);

test('a page that is not there is lost, and no app’s error', async () => {
  await expect(Renderer.create(browsers[0]!, 'http://127.0.0.1:9/')).rejects.toMatchObject({
    code: 'RENDERER_LOST',
  });
});

test('memory is given back, and pictures are the same bytes afterwards, upright and sideways', async () => {
  const [renderer] = renderers;
  for (const screen of [
    { width: 360, height: 800 },
    { width: 800, height: 360 },
  ]) {
    const before = (await renderer!.picture({ mime: 'png', screen })).base64;
    const used = browsers[0]!.pss();
    await renderer!.collectGarbage({ surfaces: true });
    expect(browsers[0]!.pss()).toBeLessThan(used);
    expect((await renderer!.picture({ mime: 'png', screen })).base64 === before).toBe(true);
  }
});

test('a page that was closed leaves no listener in its browser', async () => {
  const browser = await Browser.launch();
  const before = browser.listeners;
  const renderer = await Renderer.create(browser, page.url);
  expect(browser.listeners).toBe(before + 1);
  await renderer.close();
  expect(browser.listeners).toBe(before);
  await browser.close();
}, 20_000);

function dimensions(png: Buffer): number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
