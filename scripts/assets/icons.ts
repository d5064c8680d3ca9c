/**
 * Writes src/sdk/react/icons.ts from the icon names below. Run: npx tsx scripts/assets/icons.ts
 * Every icon has viewBox "0 -960 960 960"; a name with the suffix `_fill` is the selected state.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled, outlined, renamed } from './iconNames.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'node_modules/@material-symbols/svg-400/rounded')

function pathOf(file: string): string {
  const svg = readFileSync(file, 'utf8')
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((m) => m[1])
  if (paths.length === 0 || !svg.includes('viewBox="0 -960 960 960"')) throw new Error(`${file}: no path in the expected view box`)
  return paths.join('')
}

const entries: [string, string][] = []
const missing: string[] = []
for (const name of [...new Set([...outlined, ...filled])]) {
  const file = join(source, `${name}.svg`)
  if (existsSync(file)) entries.push([name, pathOf(file)])
  else missing.push(name)
}
for (const name of [...new Set(filled)]) {
  const file = join(source, `${name}-fill.svg`)
  if (existsSync(file)) entries.push([`${name}_fill`, pathOf(file)])
  else missing.push(`${name}-fill`)
}
const withFill = new Set(['push_pin', 'airplanemode_active', 'emoji_emotions'])
for (const [name, of] of Object.entries(renamed)) {
  const file = join(source, `${of}.svg`)
  if (!existsSync(file)) { missing.push(of); continue }
  entries.push([name, pathOf(file)])
  const fill = join(source, `${of}-fill.svg`)
  if (withFill.has(name) && existsSync(fill)) entries.push([`${name}_fill`, pathOf(fill)])
}
if (missing.length > 0) throw new Error(`not in @material-symbols/svg-400: ${missing.join(', ')}`)

const unique = new Map(entries)
const sorted = [...unique].sort(([a], [b]) => (a < b ? -1 : 1))
const lines = sorted.map(([name, d]) => `  ${/^[a-z_]\w*$/.test(name) ? name : `'${name}'`}: '${d}',`)
writeFileSync(
  join(root, 'src/sdk/react/icons.ts'),
  `// Made by scripts/assets/icons.ts from Material Symbols Rounded (Apache-2.0); change the list there.

/** Path data of every icon, drawn in viewBox "0 -960 960 960". \`_fill\` marks the selected state. */
export const icons = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof icons
`,
)
console.log(`${sorted.length} icons`)
