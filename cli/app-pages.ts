import type { AppDef } from '../src/sdk/core/app.ts';

/** The part of JSON Schema that these pages read. */
interface Node {
  type?: string;
  description?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  'x-lifetime'?: 'data' | 'trace' | 'history';
  'x-compare'?: string;
  'x-bin'?: boolean;
  'x-stamp-where'?: string;
  'x-hangs-on'?: { table: string };
  minimum?: number;
  maximum?: number;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const head = (...titles: string[]) => [row(...titles), `|${titles.map(() => '---').join('|')}|`];

/** A schema's type in a word or two. */
function kindOf(node: Node): string {
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map(v => JSON.stringify(v)).join(', ');
  if (node.anyOf) return [...new Set(node.anyOf.map(kindOf))].join(' or ');
  if (node.patternProperties) return 'table';
  if (node.items) return `list of ${kindOf(node.items)}`;
  return node.type ?? 'any';
}

type Lifetime = NonNullable<Node['x-lifetime']>;

/** A mark of a schema, or of what it is where it is not null. */
const markOf = <K extends keyof Node>(node: Node, mark: K): Node[K] =>
  node[mark] ?? node.anyOf?.map(inner => inner[mark]).find(value => value !== undefined);

/** How judges treat a field, in a word or two; empty where its value is compared as it is. */
function judgedAs(node: Node, lifetime: Lifetime): string {
  if (lifetime !== 'data') return lifetime;
  if (markOf(node, 'x-bin')) return 'bin';
  const hangsOn = markOf(node, 'x-hangs-on');
  const stampWhere = markOf(node, 'x-stamp-where');
  return [
    ...(hangsOn ? [`goes with ${hangsOn.table.slice(1).replaceAll('/', '.')}`] : []),
    ...[markOf(node, 'x-compare') ?? []].flat(),
    ...(stampWhere ? [`stamp with ${stampWhere}`] : []),
  ].join(', ');
}

/** Every field below a schema with its path, such as `notes.{id}.title`. Fields of a value that may be null are listed too. */
function* fieldsOf(
  node: Node,
  path = '',
  above: Lifetime = 'data',
): Generator<{ path: string; kind: string; judged: string; about: string }> {
  const lifetime = node['x-lifetime'] ?? above;
  if (path !== '' && node.description !== undefined)
    yield { path, kind: kindOf(node), judged: judgedAs(node, lifetime), about: node.description };
  for (const [name, inner] of Object.entries(node.properties ?? {}))
    yield* fieldsOf(inner, path === '' ? name : `${path}.${name}`, lifetime);
  for (const inner of Object.values(node.patternProperties ?? {}))
    yield* fieldsOf(inner, `${path}.{id}`, lifetime);
  if (node.items) yield* fieldsOf(node.items, `${path}[]`, lifetime);
  const inside = node.anyOf?.filter(n => n.properties ?? n.items ?? n.patternProperties) ?? [];
  // List the alternatives one by one if there are several.
  for (const inner of inside)
    yield* fieldsOf(
      { ...inner, ...(inside.length === 1 ? { description: undefined } : {}) } as Node,
      path,
      lifetime,
    );
}

const argsOf = (schema: Node): string =>
  Object.keys(schema.properties ?? {})
    .map(name => `\`${name}\``)
    .join(', ');

/** Text of docs/apps/<id>.md, from the app's declaration. */
export function appPage(app: AppDef): string {
  const intents = (app.intents ?? []).map(f =>
    row(f.verb, f.mime ?? (f.scheme ? `${f.scheme}:` : ''), `\`${f.route}\``, f.label ?? ''),
  );
  const provides = Object.keys(app.provides ?? {});
  const facts = [
    ...(provides.length > 0 ? [`Provides ${provides.join(', ')}.`] : []),
    ...((app.uses ?? []).length > 0 ? [`Its screens read ${app.uses!.join(', ')}.`] : []),
    ...((app.permissions ?? []).length > 0 ? [`May ask for ${app.permissions!.join(', ')}.`] : []),
    ...((app.channels ?? []).length > 0
      ? [`Notifies about ${app.channels!.map(c => c.name.toLowerCase()).join(', ')}.`]
      : []),
  ];
  const listed = new Set<string>();
  const fields = [...fieldsOf(app.state as unknown as Node)].filter(f => {
    const key = `${f.path} ${f.about}`;
    if (listed.has(key)) return false;
    listed.add(key);
    return true;
  });
  return [
    `# ${app.name}`,
    '',
    'Written by `npx tapworld apps --write`; do not edit.',
    '',
    `\`${app.id}\`, \`${app.package}\`. ${app.describe}`,
    ...(facts.length > 0 ? ['', facts.join(' ')] : []),
    '',
    '## Screens',
    '',
    ...head('path', 'screen', 'activity'),
    ...Object.entries(app.routes).map(([path, r]) => row(`\`${path}\``, r.title, `\`${r.activity}\``)),
    '',
    ...(intents.length > 0
      ? [
          '## Intents it handles',
          '',
          ...head('verb', 'type or scheme', 'opens', 'name in the chooser'),
          ...intents,
          '',
        ]
      : []),
    '## Actions',
    '',
    ...head('action', 'what it does', 'arguments'),
    ...Object.entries(app.actions).map(([name, a]) =>
      row(`\`${name}\``, a.describe, argsOf(a.args as unknown as Node)),
    ),
    '',
    '## State',
    '',
    'The last column says how a task’s judge compares a field, if not as it is: see [judging](../judging.md). A `trace` records how the app was used and is never judged; of a `history` only erasing counts.',
    '',
    ...head('field', 'type', 'meaning', 'judged as'),
    ...fields.map(f => row(`\`${f.path}\``, f.kind, f.about, f.judged)),
    '',
  ].join('\n');
}

/** Text of docs/apps.md: all apps with their screens. */
export function indexPage(apps: readonly AppDef[]): string {
  const screens = apps.reduce((sum, app) => sum + Object.keys(app.routes).length, 0);
  const actions = apps.reduce((sum, app) => sum + Object.keys(app.actions).length, 0);
  return [
    '# Apps',
    '',
    'Written by `npx tapworld apps --write`; do not edit. Each app has a page that lists its screens, intents, actions and state. `npx tapworld gallery --out FOLDER` draws every screen.',
    '',
    '![Two screens of each app](apps.jpg)',
    '',
    `${apps.length} apps, ${screens} screens, ${actions} actions.`,
    '',
    ...head('app', 'what it is', 'screens'),
    ...apps.map(a =>
      row(
        `[${a.name}](apps/${a.id}.md)`,
        a.describe,
        [...new Set(Object.values(a.routes).map(r => r.title))].join(', '),
      ),
    ),
    '',
  ].join('\n');
}
