import type { AppDef } from '../src/sdk/core/app.ts';

/** JSON Schema as it is read here, whatever TypeBox made. */
interface Node {
  type?: string;
  description?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  'x-lifetime'?: string;
  minimum?: number;
  maximum?: number;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const head = (...titles: string[]) => [row(...titles), `|${titles.map(() => '---').join('|')}|`];

/** A schema's kind in a word or two. */
function kindOf(node: Node): string {
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map(v => JSON.stringify(v)).join(', ');
  if (node.anyOf) return [...new Set(node.anyOf.map(kindOf))].join(' or ');
  if (node.patternProperties) return 'table';
  if (node.items) return `list of ${kindOf(node.items)}`;
  return node.type ?? 'any';
}

/** Every field below a schema with its path, such as `notes.{id}.title`; what stands inside a field that may be null is its own. */
function* fieldsOf(
  node: Node,
  path = '',
  wears = false,
): Generator<{ path: string; kind: string; wears: boolean; about: string }> {
  const worn = wears || node['x-lifetime'] === 'trace';
  if (path !== '' && node.description !== undefined)
    yield { path, kind: kindOf(node), wears: worn, about: node.description };
  for (const [name, inner] of Object.entries(node.properties ?? {}))
    yield* fieldsOf(inner, path === '' ? name : `${path}.${name}`, worn);
  for (const inner of Object.values(node.patternProperties ?? {}))
    yield* fieldsOf(inner, `${path}.{id}`, worn);
  if (node.items) yield* fieldsOf(node.items, `${path}[]`, worn);
  const inside = node.anyOf?.filter(n => n.properties ?? n.items ?? n.patternProperties) ?? [];
  // Forms of one thing are told one by one where they can be told apart at all.
  for (const inner of inside)
    yield* fieldsOf(
      { ...inner, ...(inside.length === 1 ? { description: undefined } : {}) } as Node,
      path,
      worn,
    );
}

const argsOf = (schema: Node): string =>
  Object.keys(schema.properties ?? {})
    .map(name => `\`${name}\``)
    .join(', ');

/** Text of docs/apps/<id>.md: what an app has, from its own declaration. */
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
  const seen = new Set<string>();
  const fields = [...fieldsOf(app.state as unknown as Node)].filter(f => {
    const key = `${f.path} ${f.about}`;
    if (seen.has(key)) return false;
    seen.add(key);
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
      ? ['## Intents that it takes', '', ...head('verb', 'what', 'opens', 'in the chooser'), ...intents, '']
      : []),
    '## Actions',
    '',
    ...head('action', 'what it does', 'with'),
    ...Object.entries(app.actions).map(([name, a]) =>
      row(`\`${name}\``, a.describe, argsOf(a.args as unknown as Node)),
    ),
    '',
    '## State',
    '',
    'What wears by use is captured and never judged.',
    '',
    ...head('field', 'form', 'what', ''),
    ...fields.map(f => row(`\`${f.path}\``, f.kind, f.about, f.wears ? 'wears' : '')),
    '',
  ].join('\n');
}

/** Text of docs/apps.md: all apps, each with its screens. */
export function indexPage(apps: readonly AppDef[]): string {
  return [
    '# The apps',
    '',
    'Written by `npx tapworld apps --write`; do not edit. Each app has a page with its screens, intents, actions and state. `npx tapworld gallery --out FOLDER` draws them all.',
    '',
    '![Two screens of each app](apps.jpg)',
    '',
    `${apps.length} apps, ${apps.reduce((sum, a) => sum + Object.keys(a.routes).length, 0)} screens, ${apps.reduce((sum, a) => sum + Object.keys(a.actions).length, 0)} actions.`,
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
