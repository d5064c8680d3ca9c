import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Writes the fontconfig file that makes a browser draw with the repo's own fonts and no others.
 * @param repoRoot folder that holds assets/fonts
 * @param outDir folder for the file and fontconfig's cache; made when absent
 * @returns absolute path of the file, for the environment variable FONTCONFIG_FILE
 * @throws when the template in assets/fonts does not have the lines to fill in
 */
export function writeFontConfig(repoRoot: string, outDir: string): string {
  const fonts = resolve(repoRoot, 'assets/fonts');
  const out = resolve(outDir);
  const cache = join(out, 'fontconfig-cache');
  mkdirSync(cache, { recursive: true });
  let text = readFileSync(join(fonts, 'fonts.conf'), 'utf8');
  for (const [line, filled] of [
    ['<dir prefix="relative">.</dir>', `<dir>${xml(fonts)}</dir>`],
    ['<cachedir>CACHE_DIR</cachedir>', `<cachedir>${xml(cache)}</cachedir>`],
  ] as const) {
    if (!text.includes(line)) throw new Error(`assets/fonts/fonts.conf: expected the line ${line}`);
    text = text.replace(line, () => filled);
  }
  const path = join(out, 'fonts.conf');
  writeFileSync(path, text);
  return path;
}
