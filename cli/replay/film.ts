import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { findBrowser } from '../../server/renderers/browser-find.ts';
import { CliError } from '../errors.ts';
import type { ExportedEpisode } from './exported.ts';

/** Width of a film, pixels. */
const WIDTH = 360;
/** Height of the line under the screen, pixels. */
const CAPTION = 56;

/** The film’s frames are drawn and encoded in a page; these are what the page is given. */
interface Frame {
  picture: string;
  /** The size of the screen as it is held, in whose pixels the touch is. */
  screen: { width: number; height: number };
  touch: ExportedEpisode['steps'][number]['touch'];
  caption: string;
}

/** The page in which a film is made, with the module that writes GIFs. */
interface Encoding {
  gifenc: typeof import('gifenc');
}

/**
 * An episode as an animated GIF: the screen before each action with its touch, what is done under it. `stepMs` is how long a step is shown.
 * Throws NO_PICTURES where the run kept none.
 */
export async function filmOf(episode: ExportedEpisode, stepMs = 1_000): Promise<Buffer> {
  const { steps, screen } = episode;
  const frames: Frame[] = steps.flatMap(({ picture, touch, screen: held }, i) => {
    const caption = steps[i + 1]?.words ?? `${episode.outcome} after ${steps.length - 1} steps`;
    return picture === null ? [] : [{ picture, touch, caption, screen: held }];
  });
  if (frames.length === 0)
    throw new CliError('NO_PICTURES', 'There is no picture of any step of this episode', {
      status: 2,
    });
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const file = createRequire(import.meta.url).resolve('gifenc/dist/gifenc.esm.js');
    const encoder = `data:text/javascript;base64,${readFileSync(file).toString('base64')}`;
    await page.addScriptTag({
      type: 'module',
      content: `import * as gifenc from '${encoder}'; window.gifenc = gifenc;`,
    });
    await page.waitForFunction(() => 'gifenc' in window);
    const height = Math.round((WIDTH * screen.height) / screen.width);
    const base64 = await page.evaluate(drawFilm, {
      frames,
      width: WIDTH,
      height,
      caption: CAPTION,
      stepMs,
    });
    return Buffer.from(base64, 'base64');
  } finally {
    await browser.close();
  }
}

/** Runs in the page: draws the frames one after another, and gives the film as base64. */
async function drawFilm({
  frames,
  width,
  height,
  caption,
  stepMs,
}: {
  frames: Frame[];
  width: number;
  height: number;
  caption: number;
  stepMs: number;
}): Promise<string> {
  const { GIFEncoder, quantize, applyPalette } = (window as unknown as Encoding).gifenc;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height + caption;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const gif = GIFEncoder();
  for (const { picture, touch, screen, caption: words } of frames) {
    // A phone that is held across the frame stands in its middle.
    const scale = Math.min(width / screen.width, height / screen.height);
    const [left, top] = [(width - screen.width * scale) / 2, (height - screen.height * scale) / 2];
    const image = new Image();
    image.src = picture;
    await image.decode();
    pen.fillStyle = '#14151a';
    pen.fillRect(0, 0, width, height + caption);
    pen.drawImage(image, left, top, screen.width * scale, screen.height * scale);
    pen.fillStyle = '#ffffff';
    pen.font = '15px system-ui, sans-serif';
    const lines: string[] = [''];
    for (const word of words.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (pen.measureText(longer).width <= width - 24) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length > 2) lines[1] += ' …';
    lines.slice(0, 2).forEach((line, i) => pen.fillText(line, 12, height + 22 + i * 20, width - 24));
    if (touch) {
      pen.strokeStyle = '#ff3d71';
      pen.fillStyle = '#ff3d7166';
      pen.lineWidth = 3;
      // No function with a name here: the transpiler would wrap it in a helper that the page does not have.
      const [x, y] = [left + touch.from[0] * scale, top + touch.from[1] * scale];
      if (touch.box) {
        const [boxLeft, boxTop, boxRight, boxBottom] = touch.box;
        pen.strokeRect(
          left + boxLeft * scale,
          top + boxTop * scale,
          (boxRight - boxLeft) * scale,
          (boxBottom - boxTop) * scale,
        );
      }
      pen.beginPath();
      if (touch.to) {
        pen.moveTo(x, y);
        pen.lineTo(left + touch.to[0] * scale, top + touch.to[1] * scale);
        pen.stroke();
        pen.beginPath();
      }
      pen.arc(x, y, touch.long ? 18 : 13, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
    }
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, 256);
    gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, { palette, delay: stepMs });
  }
  gif.finish();
  const bytes: Uint8Array = gif.bytes();
  let text = '';
  for (let i = 0; i < bytes.length; i += 8_192) text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  return btoa(text);
}
