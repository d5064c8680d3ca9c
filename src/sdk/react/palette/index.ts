// Made by scripts/assets/palette.ts; seeds are in scripts/assets/seeds.ts.
export const paletteNames = [
  'system-fjord',
  'system-dune',
  'system-meadow',
  'system-dusk',
  'system-harbour',
  'system-blossom',
  'system-aurora',
  'system-slate',
  'chat',
  'notes',
  'answers',
  'wallet',
  'video',
  'journal',
  'microblog',
  'forum',
  'shop',
  'music',
  'books',
  'rail',
  'maps',
  'meet',
  'food',
  'rides',
  'stays',
  'mail',
  'weather',
  'expenses',
  'recipes',
  'fitness',
] as const

/** Value of `data-palette`: the phone's own palettes are `system-` and a wallpaper's name, an app's palette is its id. */
export type PaletteName = (typeof paletteNames)[number]

/** Wallpapers that have a system palette; the first is the default. */
export const wallpaperNames = [
  'fjord',
  'dune',
  'meadow',
  'dusk',
  'harbour',
  'blossom',
  'aurora',
  'slate',
] as const

export type WallpaperName = (typeof wallpaperNames)[number]
