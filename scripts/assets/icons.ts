/**
 * `npm run icons [-- --app ID] [--fresh]` writes src/sdk/react/icons.ts and laterIcons.ts, the icons that the shell and the kit draw, and for each
 * app ui/icons.ts, those that only its own screens draw, with ui/kit.ts, the kit typed for them. An app's icons come with its screens; those of
 * the phone are on every page, those of its first picture from the start. A name is a string in the sources, where the compiler asks for it. A table keeps what it has while the sources mention it; `--fresh`
 * begins with empty tables. iconNames.ts lists the icons that also have a filled drawing, `<name>_fill`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import svgpath from 'svgpath';
import { growToDemand, type Drawn } from './demanded.ts';
import { filled, filledInApps, renamed } from './iconNames.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'node_modules/@material-symbols/svg-400/rounded');

const MADE = '// Made by `npm run icons` from Material Symbols Rounded (Apache-2.0).';
/** Files that the generator writes, and those that no phone loads. */
const SKIPPED = /\/ui\/(icons|kit)\.ts$|\/react\/(?:icons|laterIcons)\.ts$|\.test\.tsx?$|\/kit\/gallery/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !SKIPPED.test(path)) yield path;
  }
}

const fileOf = (name: string, fill: boolean): string =>
  join(source, `${renamed[name] ?? name}${fill ? '-fill' : ''}.svg`);

/** Path data of one drawing; undefined where the set has none. */
function drawing(name: string, fill = false): string | undefined {
  const file = fileOf(name, fill);
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, 'utf8');
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(m => m[1]);
  if (paths.length === 0 || !svg.includes('viewBox="0 -960 960 960"'))
    throw new Error(`${file}: no path in the expected view box`);
  // Whole numbers of a box of 960: a twelfth of a pixel of an icon of 24 points on a screen of three pixels a point.
  return svgpath(paths.join('')).rel().round(0).toString();
}

/** Where a string can only be an icon's name. */
const SURELY = /\bicon(?:=|: )['"]([a-z0-9_]+)['"]|<Icon\s+name="([a-z0-9_]+)"/g;

/** Where a string is no icon's name, though an icon may be called so: `typeof x === 'function'`, `css['box']`, `role="menu"`. */
const ELSEWHERE: readonly RegExp[] = [
  // An index, and what is compared.
  /\[['"][a-z0-9_]+['"]\]/g,
  /(?:[=!]==\s*|\bcase\s+)['"][a-z0-9_]+['"]/g,
  /['"][a-z0-9_]+['"]\s+(?:in\b|[=!]==)/g,
  // Unions of a type.
  /(?<=[^|]\|\s*)['"][a-z0-9_]+['"](?=\s*[|;,)}>\]])/g,
  /['"][a-z0-9_]+['"](?=\s*\|[^|])/g,
  // The first argument of a call that names an element, an event, a field or a value.
  /\b(?:\w+\.)?(?:querySelector|querySelectorAll|createElement|closest|matches|getAttribute|addEventListener|get|set|dispatch|call|runOn|openDialog|useScreenState|useFieldText|useProvider)(?:<[^()]*>)?\(\s*(?:\w+,\s*)?['"][a-z0-9_]+['"]/g,
  // Attributes and properties of the page that hold other words.
  /\b(?:className|data-[a-z]+|role|rid|enterKey|inputMode|type|kind|by|id|key|variant|shape|tone)(?:=|: )['"][a-z0-9_]+['"]/g,
];
/** A file of the phone without components that speaks of no icon names none: its words are those of rules. */
const namesNone = (file: string, text: string): boolean =>
  !file.endsWith('.tsx') && !/\bapps\//.test(file) && !/icon/i.test(text);

const WORD = /['"]([a-z0-9_]{3,})['"]/g;

/** The strings of a source that may be names of icons. */
function mentioned(file: string, text: string): string[] {
  if (namesNone(file, text)) return [];
  const rest = ELSEWHERE.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return [...rest.matchAll(WORD)].map(([, word]) => word!);
}

/** The icons that the sources of folders name, with their drawings, in order of name. Throws for a name that the set lacks. */
function inUse(folders: readonly string[], fills: readonly string[]): Map<string, string> {
  const names = new Set<string>();
  const unknown: string[] = [];
  for (const file of folders.flatMap(folder => [...sources(join(root, folder))])) {
    const text = readFileSync(file, 'utf8');
    for (const word of mentioned(file, text)) names.add(word);
    for (const [, prop, name] of text.matchAll(SURELY)) {
      names.add((prop ?? name)!);
      if (drawing((prop ?? name)!) === undefined) unknown.push(`${file}: ${prop ?? name}`);
    }
  }
  if (unknown.length > 0) throw new Error(`No such icon in Material Symbols:\n${unknown.join('\n')}`);
  const table = new Map<string, string>();
  for (const name of [...names].sort()) {
    const outline = drawing(name);
    if (outline === undefined) continue;
    table.set(name, outline);
    if (fills.includes(name)) table.set(`${name}_fill`, drawing(name, true)!);
  }
  return table;
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/.test(name) ? name : `'${name}'`);
const rows = (icons: ReadonlyMap<string, string>): string =>
  [...icons].map(([name, d]) => `  ${keyOf(name)}: '${d}',`).join('\n');

const phoneTable = (icons: ReadonlyMap<string, string>): string => `${MADE}
import type { FilledIn, NameIn } from './iconTable.ts';
import type { laterIcons } from './laterIcons.ts';

/** Path data of the icons of a phone's first picture, drawn in viewBox "0 -960 960 960"; \`_fill\` marks the filled drawing. */
export const icons = {
${rows(icons)}
};

type Icons = typeof icons & typeof laterIcons;
/** Icons that every page has. An app has its own beside them: apps/<app>/ui/icons.ts. */
export type IconName = NameIn<Icons>;
/** Those of them that have a filled drawing. */
export type FilledIconName = FilledIn<Icons>;
`;

const laterTable = (icons: ReadonlyMap<string, string>): string => `${MADE}
/** As icons.ts: the icons of the phone that come with its panels and with the first app. */
export const laterIcons = {
${rows(icons)}
};
`;

const appTable = (icons: ReadonlyMap<string, string>): string => `${MADE}
import type * as phone from '../../../src/sdk/react/icons.ts';
import type { FilledIn, NameIn } from '../../../src/sdk/react/iconTable.ts';

/** Icons that only this app draws. */
export const icons = {
${rows(icons)}
};

/** Every icon that this app may draw: the phone's and its own. */
export type IconName = phone.IconName | NameIn<typeof icons>;
/** Those of them that have a filled drawing. */
export type FilledIconName = phone.FilledIconName | FilledIn<typeof icons>;
`;

/** Components of the kit that take names of icons. */
const TYPED = [
  ...[
    'Avatar',
    'BottomBar',
    'Button',
    'Chip',
    'Dialog',
    'EmptyState',
    'Fab',
    'Icon',
    'IconButton',
    'ListRow',
  ],
  ...['Menu', 'SearchField', 'Segmented', 'Slider', 'SwipeRow', 'SwitchRow', 'Tabs', 'TextField'],
];

const APP_KIT = `${MADE}
import * as kit from '../../../src/sdk/react/kit/index.ts';
import type { Kit } from '../../../src/sdk/react/kit/own.ts';
import type { FilledIconName, IconName } from './icons.ts';

export * from '../../../src/sdk/react/kit/index.ts';

// The same components; their types know this app's icons.
type Own = Kit<IconName, FilledIconName>;
${TYPED.map(name => `export const ${name} = kit.${name} as Own['${name}'];`).join('\n')}

export type AvatarProps = kit.AvatarProps<IconName, FilledIconName>;
export type BarItem = kit.BarItem<FilledIconName>;
export type IconButtonProps = kit.IconButtonProps<IconName, FilledIconName>;
export type ListRowProps = kit.ListRowProps<IconName>;
export type MenuItem = kit.MenuItem<IconName>;
export type MenuProps = kit.MenuProps<IconName>;
export type SwipeAction = kit.SwipeAction<IconName>;
export type TabItem = kit.TabItem<FilledIconName>;
export type TextFieldProps = kit.TextFieldProps<IconName>;
`;

const PHONE = ['src/shell', 'src/sdk'];
const LATER = 'src/sdk/react/laterIcons.ts';

/** Sources that draw a phone's first picture. Any other part of the phone stands below a `Later`, or in an app. */
const FIRST =
  /\/shell\/(?:\w+\.tsx|status\/.*|launcher\/(?:Launcher|AppIcon|Widgets)\.tsx|lock\/LockScreen\.tsx|overlays\/Toast\.tsx)$|\/kit\/(?:Icon|Picture)\.tsx$/;

/** Names of icons that those sources mention, as outlines. */
function firstNames(): ReadonlySet<string> {
  const files = PHONE.flatMap(folder => [...sources(join(root, folder))]).filter(file => FIRST.test(file));
  return new Set(files.flatMap(file => mentioned(file, readFileSync(file, 'utf8'))));
}

function checkSet(): void {
  if (!existsSync(source)) throw new Error('@material-symbols/svg-400 is not installed: npm install');
  const lacking = [...filled, ...filledInApps].filter(name => drawing(name, true) === undefined);
  if (lacking.length > 0) throw new Error(`No filled drawing of ${lacking.join(', ')}: see iconNames.ts`);
}

/** A table of icons as files. */
interface TableFile extends Drawn {
  /** What it may hold, by name. */
  drawings: ReadonlyMap<string, string>;
  /** The files that hold it, by path. */
  texts(icons: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
}

const NAME = /^ {2}'?(\w+)'?: '/gm;

const namesIn = (path: string): string[] =>
  existsSync(join(root, path))
    ? [...readFileSync(join(root, path), 'utf8').matchAll(NAME)].map(([, name]) => name!)
    : [];

/** A table with those icons that its files have and its sources still mention. */
function tableOf(
  paths: readonly string[],
  folder: string,
  drawings: ReadonlyMap<string, string>,
  texts: TableFile['texts'],
  shared: Drawn['shared'] = () => false,
): TableFile {
  const mentioned = new Set(drawings.keys());
  const held = new Set(paths.flatMap(namesIn).filter(name => mentioned.has(name) && !shared(name)));
  return { folder, drawings, texts, mentioned, held, shared };
}

const textsOf = ({ drawings, held, texts }: TableFile): ReadonlyMap<string, string> =>
  texts(new Map([...drawings].filter(([name]) => held.has(name))));

function phoneTables(icons: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const first = firstNames();
  const part = (isFirst: boolean) =>
    new Map([...icons].filter(([name]) => first.has(name.replace(/_fill$/, '')) === isFirst));
  return new Map([
    ['src/sdk/react/icons.ts', phoneTable(part(true))],
    [LATER, laterTable(part(false))],
  ]);
}

const phoneTableFile = (): TableFile =>
  tableOf(['src/sdk/react/icons.ts', LATER], 'src', inUse(PHONE, filled), phoneTables);

function appTableFile(app: string, phone: TableFile): TableFile {
  const path = `apps/${app}/ui/icons.ts`;
  return tableOf(
    [path],
    `apps/${app}`,
    inUse([`apps/${app}`], [...filled, ...filledInApps]),
    icons => new Map([[path, appTable(icons)]]),
    name => phone.held.has(name),
  );
}

const appNames = (): string[] =>
  readdirSync(join(root, 'apps'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The tables of icons as their files hold them, less what the sources mention no more, and the apps' kits: texts by path in the repo.
 * Throws for icons that do not exist.
 */
export function iconFiles(): Map<string, string> {
  checkSet();
  const phone = phoneTableFile();
  const tables = [phone, ...appNames().map(app => appTableFile(app, phone))];
  return new Map([
    ...tables.flatMap(table => [...textsOf(table)]),
    ...appNames().map(app => [`apps/${app}/ui/kit.ts`, APP_KIT] as const),
  ]);
}

/** Puts into tables the icons that the compiler asks for, and writes them; with `fresh` nothing else stays in them. */
function update(tables: readonly TableFile[], fresh: boolean): void {
  if (fresh) for (const { held } of tables) held.clear();
  growToDemand(root, tables, () => {
    for (const [path, text] of tables.flatMap(table => [...textsOf(table)]))
      writeFileSync(join(root, path), text);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { app, fresh = false } = parseArgs({
    options: { app: { type: 'string' }, fresh: { type: 'boolean' } },
  }).values;
  checkSet();
  const apps = app === undefined ? appNames() : [app];
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  for (const name of apps) writeFileSync(join(root, `apps/${name}/ui/kit.ts`), APP_KIT);
  const phone = phoneTableFile();
  if (app === undefined) update([phone], fresh);
  const tables = apps.map(name => appTableFile(name, phone));
  update(tables, fresh);
  console.log(`${[phone, ...tables].reduce((sum, { held }) => sum + held.size, 0)} icons written`);
}
