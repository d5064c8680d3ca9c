/**
 * Writes src/sdk/react/palette/*.css and index.ts: Material 3 colour tokens of every palette, light and dark.
 * Run: npx tsx scripts/assets/palette.ts. Fails when a pair of a colour and what is written on it falls under WCAG AA.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  argbFromHex,
  DynamicScheme,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  SchemeContent,
  SchemeTonalSpot,
  SchemeVibrant,
} from '@material/material-color-utilities';
import type { DynamicColor } from '@material/material-color-utilities';
import { seeds } from './seeds.ts';
import type { Seed } from './seeds.ts';

const roles = [
  'primary',
  'onPrimary',
  'primaryContainer',
  'onPrimaryContainer',
  'secondary',
  'onSecondary',
  'secondaryContainer',
  'onSecondaryContainer',
  'tertiary',
  'onTertiary',
  'tertiaryContainer',
  'onTertiaryContainer',
  'error',
  'onError',
  'errorContainer',
  'onErrorContainer',
  'background',
  'onBackground',
  'surface',
  'surfaceDim',
  'surfaceBright',
  'surfaceContainerLowest',
  'surfaceContainerLow',
  'surfaceContainer',
  'surfaceContainerHigh',
  'surfaceContainerHighest',
  'surfaceVariant',
  'onSurface',
  'onSurfaceVariant',
  'outline',
  'outlineVariant',
  'inverseSurface',
  'inverseOnSurface',
  'inversePrimary',
  'scrim',
  'shadow',
] as const;
type Role = (typeof roles)[number];
type Tokens = Record<Role, number>;

const surfaces: readonly Role[] = [
  'surface',
  'surfaceDim',
  'surfaceBright',
  'surfaceContainerLowest',
  'surfaceContainerLow',
  'surfaceContainer',
  'surfaceContainerHigh',
  'surfaceContainerHighest',
];
const pairs: readonly [Role, Role][] = [
  ...(['primary', 'secondary', 'tertiary', 'error'] as const).flatMap((r): [Role, Role][] => {
    const R = (r[0]!.toUpperCase() + r.slice(1)) as 'Primary';
    return [
      [`on${R}`, r as 'primary'],
      [`on${R}Container`, `${r as 'primary'}Container`],
    ];
  }),
  ['onBackground', 'background'],
  ['inverseOnSurface', 'inverseSurface'],
  ['inversePrimary', 'inverseSurface'],
  ...surfaces.flatMap((s): [Role, Role][] => [
    ['onSurface', s],
    ['onSurfaceVariant', s],
  ]),
  // Coloured text and icons stand on these surfaces everywhere in the kit.
  ...(
    [
      'surface',
      'surfaceContainerLow',
      'surfaceContainer',
      'surfaceContainerHigh',
      'surfaceContainerHighest',
    ] as const
  ).flatMap((s): [Role, Role][] => [
    ['primary', s],
    ['error', s],
  ]),
];

const kebab = (role: string): string => role.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`);

function scheme(seed: Seed, dark: boolean): DynamicScheme {
  const hct = Hct.fromInt(argbFromHex(seed.hex));
  if (seed.kind === 'brand') return new SchemeContent(hct, dark, 0);
  return seed.kind === 'vivid' ? new SchemeVibrant(hct, dark, 0) : new SchemeTonalSpot(hct, dark, 0);
}

/** Tokens of one palette. Brand palettes keep the exact seed as their light primary where white on it passes AA. */
function tokens(seed: Seed, dark: boolean): Tokens {
  const from = scheme(seed, dark);
  const colours = new MaterialDynamicColors();
  const out = Object.fromEntries(roles.map(r => [r, (colours[r]() as DynamicColor).getArgb(from)])) as Tokens;
  const argb = argbFromHex(seed.hex);
  if (seed.kind === 'brand') {
    // The content scheme tints surfaces with the brand's full chroma; a phone's apps sit on calmer ground.
    const calm = new SchemeTonalSpot(Hct.fromInt(argb), dark, 0);
    for (const r of [
      ...surfaces,
      'background',
      'onBackground',
      'surfaceVariant',
      'onSurface',
      'onSurfaceVariant',
      'outline',
      'outlineVariant',
      'inverseSurface',
      'inverseOnSurface',
      'secondary',
      'onSecondary',
      'secondaryContainer',
      'onSecondaryContainer',
    ] as const)
      out[r] = (colours[r]() as DynamicColor).getArgb(calm);
    const tone = Hct.fromInt(argb);
    const of = (t: number) => Hct.from(tone.hue, Math.max(tone.chroma, 24), t).toInt();
    if (dark)
      Object.assign(out, {
        primary: of(80),
        onPrimary: of(20),
        primaryContainer: of(30),
        onPrimaryContainer: of(90),
        inversePrimary: of(40),
      });
    else {
      const keep =
        contrast(0xffffffff, argb) >= 4.5 && surfaces.slice(3).every(s => contrast(argb, out[s]) >= 4.5);
      Object.assign(out, {
        primary: keep ? argb : of(40),
        onPrimary: 0xffffffff,
        primaryContainer: of(90),
        onPrimaryContainer: of(10),
        inversePrimary: of(80),
      });
    }
  }
  return out;
}

function luminance(argb: number): number {
  const [r, g, b] = [16, 8, 0].map(s => {
    const c = ((argb >> s) & 255) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
function contrast(a: number, b: number): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const failures: string[] = [];
const folder = join(import.meta.dirname, '../../src/sdk/react/palette');
mkdirSync(folder, { recursive: true });

for (const seed of seeds) {
  const blocks = [false, true].map(dark => {
    const t = tokens(seed, dark);
    for (const [on, under] of pairs) {
      const ratio = contrast(t[on], t[under]);
      if (ratio < 4.5)
        failures.push(`${seed.name} ${dark ? 'dark' : 'light'}: ${on} on ${under} is ${ratio.toFixed(2)}`);
    }
    const lines = roles.map(r => `  --c-${kebab(r)}: ${hexFromArgb(t[r])};`);
    lines.push(`  --c-seed: ${seed.hex.toLowerCase()};`, `  color-scheme: ${dark ? 'dark' : 'light'};`);
    const own = `[data-palette="${seed.name}"]`;
    return `${dark ? `[data-theme="dark"] ${own}:not([data-theme="light"]),\n[data-theme="dark"]${own}` : own} {\n${lines.join('\n')}\n}\n`;
  });
  writeFileSync(
    join(folder, `${seed.name}.css`),
    `/* Made by scripts/assets/palette.ts from ${seed.hex}. */\n${blocks.join('\n')}`,
  );
}

const list = (names: string[]) => names.map(n => `  '${n}',`).join('\n');
writeFileSync(
  join(folder, 'index.ts'),
  `// Made by scripts/assets/palette.ts; seeds are in scripts/assets/seeds.ts.
export const paletteNames = [
${list(seeds.map(s => s.name))}
] as const

/** Value of \`data-palette\`: the phone's own palettes are \`system-\` and a wallpaper's name, an app's palette is its id. */
export type PaletteName = (typeof paletteNames)[number]

/** Wallpapers that have a system palette; the first is the default. */
export const wallpaperNames = [
${list(seeds.filter(s => s.name.startsWith('system-')).map(s => s.name.slice(7)))}
] as const

export type WallpaperName = (typeof wallpaperNames)[number]
`,
);
writeFileSync(
  join(folder, 'all.css'),
  `/* Made by scripts/assets/palette.ts. */\n${seeds.map(s => `@import './${s.name}.css';\n`).join('')}`,
);
if (failures.length > 0) throw new Error(`contrast under 4.5:\n${failures.join('\n')}`);
console.log(`${seeds.length} palettes, every pair at least 4.5`);
