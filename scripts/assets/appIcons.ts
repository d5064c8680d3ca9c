/** Writes assets/icons/<app>.svg, one launcher icon an app. Run: npx tsx scripts/assets/appIcons.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcons } from './appIconArt.ts';

const out = join(import.meta.dirname, '../../assets/icons');
mkdirSync(out, { recursive: true });
for (const [app, { ground, glyph, behind = '' }] of Object.entries(appIcons)) {
  // A soft drop of the glyph onto its ground, as a shape, since filters cost frames on a launcher.
  const shadow = `<g transform="translate(0 1.6)" opacity=".16">${glyph.replace(/(fill|stroke)="#[^"]*"/g, '$1="#000"')}</g>`;
  writeFileSync(
    join(out, `${app}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108"><defs><linearGradient id="g-${app}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs><rect width="108" height="108" fill="url(#g-${app})"/>${behind}${shadow}${glyph}</svg>\n`,
  );
}
console.log(`${Object.keys(appIcons).length} icons`);
