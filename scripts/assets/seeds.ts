/** One seed colour a palette. `calm` and `vivid` follow a wallpaper; `brand` keeps an app's own colour as far as AA allows. */
export type Seed = { name: string; hex: string; kind: 'calm' | 'vivid' | 'brand' }

/** System palettes follow wallpapers (the first is the default); everyday apps bring their brand. */
export const seeds: readonly Seed[] = [
  { name: 'system-fjord', hex: '#2F7F8F', kind: 'calm' },
  { name: 'system-dune', hex: '#B8683A', kind: 'calm' },
  { name: 'system-meadow', hex: '#5B8A3A', kind: 'calm' },
  { name: 'system-dusk', hex: '#8A5AA8', kind: 'calm' },
  { name: 'system-harbour', hex: '#3F66B8', kind: 'calm' },
  { name: 'system-blossom', hex: '#C4567A', kind: 'calm' },
  { name: 'system-aurora', hex: '#1F9A7E', kind: 'vivid' },
  { name: 'system-slate', hex: '#6A7280', kind: 'calm' },
  { name: 'chat', hex: '#0F8A7A', kind: 'brand' },
  { name: 'notes', hex: '#F2B705', kind: 'brand' },
  { name: 'answers', hex: '#6B4FD8', kind: 'brand' },
  { name: 'wallet', hex: '#B4622D', kind: 'brand' },
  { name: 'video', hex: '#E0355B', kind: 'brand' },
  { name: 'journal', hex: '#E9A100', kind: 'brand' },
  { name: 'microblog', hex: '#3F51D9', kind: 'brand' },
  { name: 'forum', hex: '#7A4AA0', kind: 'brand' },
  { name: 'shop', hex: '#E8590C', kind: 'brand' },
  { name: 'music', hex: '#35D6A0', kind: 'brand' },
  { name: 'books', hex: '#8A6A44', kind: 'brand' },
  { name: 'rail', hex: '#1F5FAE', kind: 'brand' },
  { name: 'maps', hex: '#4F8A5B', kind: 'brand' },
  { name: 'meet', hex: '#2A62E2', kind: 'brand' },
  { name: 'food', hex: '#D7263D', kind: 'brand' },
  { name: 'rides', hex: '#C6F135', kind: 'brand' },
  { name: 'stays', hex: '#14532D', kind: 'brand' },
  { name: 'mail', hex: '#3457D5', kind: 'brand' },
  { name: 'weather', hex: '#2F80C9', kind: 'brand' },
<<<<<<< HEAD
  { name: 'expenses', hex: '#2C8E66', kind: 'brand' },
=======
  { name: 'recipes', hex: '#B5482A', kind: 'brand' },
>>>>>>> e360361757b4351faadf80340a9dec17ef42c5a8
]
