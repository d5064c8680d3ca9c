import type { Act } from './acts.ts';
import type { Parameter } from './parameters.ts';
import type { Recording } from './recording.ts';
import { findRow } from './rows.ts';
import { solverCode } from './solver.ts';

/** What an author says of a recorded task. Goals have holes: `Move “{note.title}” to {folder.name}.` */
export interface Said {
  /** `suite/name`. */
  id: string;
  /** What the expected change is called in verdicts. */
  change: string;
  tags: readonly string[];
  ask: { en: readonly string[]; zh: readonly string[] };
}

const camel = (name: string) => name.replace(/-(.)/g, (_, next: string) => next.toUpperCase());

/** JSON as a person writes an object in TypeScript, with code in place of texts that stand for something. */
function valueCode(value: unknown, codeOf: (text: string) => string | undefined): string {
  if (typeof value === 'string')
    return codeOf(value) ?? `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(item => valueCode(item, codeOf)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
      const code = valueCode(item, codeOf);
      return code === name ? name : `${name}: ${code}`;
    });
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** A goal as a template literal: `{note.title}` becomes `${p.note.title}`. */
const goalCode = (goal: string) =>
  `p => \`${goal.replace(/[`\\$]/g, '\\$&').replace(/\{([\w.]+)\}/g, '${p.$1}')}\``;

function samplerCode(parameter: Parameter): string {
  if (parameter.kind === 'text') {
    const values = [parameter.value, ...parameter.others].map(value => valueCode(value, () => undefined));
    return `oneOf(${values.join(', ')})`;
  }
  const { app, table, label } = parameter;
  const source = `from('${app}', '${table}')`;
  if (label === undefined) return source;
  // A row is named by its label, so no other may have it.
  return `${source}.where((row, phone) => row.${label} !== '' && Object.values(phone.apps.${app}.${table}).filter(other => other.${label} === row.${label}).length === 1)`;
}

/** Code of the acts of an expected change. */
function actLines(
  acts: readonly Act[],
  parameters: readonly Parameter[],
): { lines: string[]; makes: boolean } {
  const made = new Map<string, string>();
  const names = new Set<string>();
  let makes = false;
  const codeOf = (text: string): string | undefined => {
    const name = made.get(text);
    if (name) return name;
    for (const each of parameters) {
      if (each.kind === 'row' && each.id === text) return `p.${each.name}.id`;
      if (each.kind === 'text' && each.value === text) return `p.${each.name}`;
    }
    return undefined;
  };
  const lines = acts.map(({ app, action, args, makes: rows }) => {
    const call =
      app === 'system'
        ? `ctx.system('${action}', ${valueCode(args, codeOf)})`
        : `ctx.act('${app}', '${action}', ${valueCode(args, codeOf)})`;
    if (rows.length === 0) return `${call};`;
    makes = true;
    const [row] = rows;
    let name = camel(row!.id.slice(0, row!.id.lastIndexOf('-'))) || 'made';
    while (names.has(name)) name += '2';
    names.add(name);
    made.set(row!.id, name);
    const place = `s.${row!.table.replaceAll('/', '.')}`;
    return `const ${name} = madeIn(() => ${place}, () => ${call});`;
  });
  return { lines, makes };
}

/** The text of a template's file, as a programmer would write it; the formatter lays it out. */
export function templateText(
  { start, steps }: Recording,
  acts: readonly Act[],
  parameters: readonly Parameter[],
  said: Said,
): string {
  const rowOf = (id: string) => findRow(start, id)?.row;
  const solver = solverCode(steps, parameters, rowOf);
  const { lines, makes } = actLines(acts, parameters);
  const samplers = [
    ...(parameters.some(({ kind }) => kind === 'row') ? ['from'] : []),
    ...(parameters.some(({ kind }) => kind === 'text') ? ['oneOf'] : []),
  ];
  const usesState = makes ? 's' : '_s';
  const usesParams = lines.some(line => /\bp\./.test(line)) ? 'p' : '_p';
  const name = said.id.split('/')[1]!;
  return `import { task } from '../form.ts';
${samplers.length > 0 ? `import { ${samplers.join(', ')} } from '../sample.ts';\n` : ''}${makes ? `import { madeIn } from '../setup.ts';\n` : ''}import { ${solver.imports.join(', ')} } from '../steps.ts';

export const ${camel(name)} = task(
  '${said.id}',
  { ${parameters.map(each => `${each.name}: ${samplerCode(each)}`).join(',\n')} },
  {
    tags: [${said.tags.map(tag => `'${tag}'`).join(', ')}],
    ask: {
      en: [${said.ask.en.map(goalCode).join(', ')}],
      zh: [${said.ask.zh.map(goalCode).join(', ')}],
    },
    expect: {
      ${said.change}: (${usesState}, ${usesParams}, ctx) => {
        ${lines.join('\n        ')}
      },
    },
    solve: function* (seen, p) {
      ${solver.lines.join('\n      ')}
    },
  },
);
`;
}
