import { chromium } from 'playwright';
import type { StudioPage } from '../../bench/bench/index.ts';
import { findBrowser } from '../../server/renderers/browser-find.ts';

const VIEWPORT = { width: 1920, height: 1080 };

// Scripts of the page are text: compiled functions call helpers that the page does not have.
/** Keeps the ms between the page's frames for as long as it is open. */
const COUNT_FRAMES = `{
  const frames = (window.frameTimes = []);
  let last = performance.now();
  requestAnimationFrame(function count(now) {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(count);
  });
}`;

/** Whether each card of the wall that lies in view has its picture, and there is one. */
const HAS_PICTURES = `(() => {
  const cards = [...document.querySelectorAll('[role=listitem]')].filter(card => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return cards.length > 0 && cards.every(card => card.querySelector('img'));
})()`;

/** Opens the studio in a browser of its own. Throws BROWSER_MISSING. */
export async function openStudio(url: string, path: string): Promise<StudioPage> {
  const { path: executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args,
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.addInitScript({ content: COUNT_FRAMES });
    await page.goto(`${url}/#${path}`);
    return {
      pictures: async () => {
        await page.waitForFunction(HAS_PICTURES, undefined, { timeout: 120_000 });
      },
      frames: () => page.evaluate<number[]>('window.frameTimes.splice(0)'),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
