import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { writeFontConfig } from '../../server/renderers/fontconfig.ts';

export const repoRoot = resolve(import.meta.dirname, '../..');

/** A headless browser that draws with the repo's fonts. TAPWORLD_CHROMIUM names another binary. The caller closes it. */
export async function launch(): Promise<Browser> {
  const conf = writeFontConfig(repoRoot, mkdtempSync(join(tmpdir(), 'tapworld-fonts-')));
  return chromium.launch({
    executablePath: process.env['TAPWORLD_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--disable-gpu',
    ],
    env: { ...process.env, FONTCONFIG_FILE: conf } as Record<string, string>,
  });
}
