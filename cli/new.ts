import { Option } from 'commander';
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { agentFile, agentTestFile } from './new/agent.ts';
import { appFiles, appLine } from './new/app.ts';
import { camel } from './new/names.ts';
import { newTemplate, taskLine } from './new/task.ts';
import type { SplitName } from './new/splits.ts';
import type { TemplateKind } from './new/template-model.ts';
import { CliError, usage } from './errors.ts';
import type { CommandSpec } from './program.ts';

const root = new URL('../', import.meta.url);
const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

interface Made {
  files: Record<string, string>;
  line: string;
  into: string;
  check: string;
  page: string;
  /** What else the user should know. */
  notes?: string[];
  split?: SplitName;
}

interface Options {
  /** What an app is called on the phone. */
  name?: string;
  kind?: TemplateKind;
  split?: SplitName;
}

const TEMPLATE_KINDS: readonly TemplateKind[] = ['edit', 'query', 'cross-app', 'impossible'];
const SPLIT_NAMES: readonly SplitName[] = ['test', 'train'];

const makers: Record<string, (name: string, options: Options) => Made | Promise<Made>> = {
  app(id, { name: title }) {
    if (!new RegExp(`^${NAME}$`).test(id))
      throw usage(`The id of an app is small letters and digits, with - between words: ${id}`);
    const name =
      title ??
      id
        .split('-')
        .map(w => w[0]!.toUpperCase() + w.slice(1))
        .join(' ');
    if (!/^[^'`\\<>{}]{1,24}$/.test(name))
      throw usage('The name of an app is 1 to 24 letters, without quotes and brackets');
    const files = appFiles(id, name);
    // A picture that somebody drew already stays.
    for (const path of Object.keys(files))
      if (path.startsWith('assets/') && existsSync(new URL(path, root))) delete files[path];
    return {
      files,
      line: appLine(id),
      into: 'apps/index.ts',
      check: `npm run check -- --app ${id}`,
      page: 'docs/add-an-app.md',
    };
  },
  async task(id, { kind = 'edit', split: wanted }) {
    const [, suite, name] = new RegExp(`^(${NAME})/(${NAME})$`).exec(id) ?? [];
    if (!suite || !name)
      throw usage(`A task is suite/name, such as notes/pin-a-note, in small letters: ${id}`);
    const { text, exportName, split, copiedFrom } = await newTemplate(suite, name, kind, wanted);
    return {
      files: { [`bench/tasks/${suite}/${name}.ts`]: text },
      line: taskLine(suite, name, exportName),
      into: 'bench/tasks/index.ts',
      check: `npx tapworld check ${id} --write`,
      page: 'docs/add-a-task.md',
      split,
      notes: [
        originNote(suite, kind, copiedFrom),
        `It joined the split ${split} (${splitRule(wanted)}). A running server knows it after a restart.`,
      ],
    };
  },
  agent(name) {
    if (!new RegExp(`^${NAME}$`).test(name))
      throw usage(`The name of an agent is small letters and digits, with - between words: ${name}`);
    return {
      files: {
        [`bench/agents/${name}.ts`]: agentFile(name),
        [`bench/agents/${name}.test.ts`]: agentTestFile(name),
      },
      line: `export { ${camel(name)} } from './${name}.ts';\n`,
      into: 'bench/agents/all.ts',
      check: `npx tapworld run --agent ${name} --split mini --seeds 1`,
      page: 'docs/add-an-agent.md',
    };
  },
};

/** Says what a new template started from, and why if that is not a template of its suite. */
function originNote(suite: string, kind: TemplateKind, copiedFrom: string | null): string {
  const next = 'Replace its goal, set-up, solver and near misses.';
  if (copiedFrom?.startsWith(`${suite}/`)) return `It started as a copy of ${copiedFrom}. ${next}`;
  const missing = `No template of kind ${kind} in ${suite} could be copied`;
  if (copiedFrom === null)
    return `${missing}, so it started as a generic one, which opens Notes or the suite's app. ${next}`;
  return `${missing}, so it started as a copy of ${copiedFrom}. ${next}`;
}

const splitRule = (wanted: SplitName | undefined): string =>
  wanted === undefined ? 'three of test to two of train within a suite' : 'as --split says';

async function addToSplit(split: SplitName, id: string): Promise<void> {
  const { joinSplit } = await import('./new/splits.ts');
  joinSplit(split, id);
}

/** Options that only one kind of thing has. Throws USAGE where one is given for another. */
function assertOptionsFit(kind: string, options: Options): void {
  if (options.name !== undefined && kind !== 'app') throw usage('--name is for apps');
  for (const name of ['kind', 'split'] as const)
    if (options[name] !== undefined && kind !== 'task') throw usage(`--${name} is for tasks`);
}

/** Writes the files of a new app, task or agent, none of which may be there. */
export const create: CommandSpec = {
  name: 'new',
  describe: 'makes the files of a new app, task or agent',
  shape: command =>
    command
      .argument('<kind>', Object.keys(makers).join(', '))
      .argument('<id>', 'an app’s id, a task’s suite/name, or an agent’s name')
      .option('--name <text>', 'what an app is called on the phone')
      .addOption(new Option('--kind <kind>', 'kind of task (default: edit)').choices(TEMPLATE_KINDS))
      .addOption(
        new Option(
          '--split <split>',
          'split that a task joins (default: keeps three of test to two of train)',
        ).choices(SPLIT_NAMES),
      ),
  async run(options: Options, [kind = '', id = '']) {
    const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
    if (!make) throw usage(`There is no new ${kind}; there are ${Object.keys(makers).join(', ')}`);
    assertOptionsFit(kind, options);
    const { files, line, into, check, page, notes = [], split } = await make(id, options);
    const existing = Object.keys(files).filter(path => existsSync(new URL(path, root)));
    if (existing.length > 0)
      throw new CliError(
        'FILE_EXISTS',
        `${existing[0]} is there already; nothing was written. Choose another ${kind === 'agent' ? 'name' : 'id'}, or change the files that are there`,
      );
    for (const [path, text] of Object.entries(files)) {
      const file = new URL(path, root);
      mkdirSync(dirname(file.pathname), { recursive: true });
      writeFileSync(file, text);
    }
    if (kind === 'app') {
      // Made from the names in the files that were just written.
      const icons = ['--import', 'tsx', 'scripts/assets/icons.ts', '--app', id];
      execFileSync(process.execPath, icons, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      for (const file of ['icons.ts', 'kit.ts']) files[`apps/${id}/ui/${file}`] = '';
    }
    appendFileSync(new URL(into, root), line);
    if (split) await addToSplit(split, id);
    // In the repo's own format, so that nobody's first check fails for it.
    const sources = Object.keys(files).filter(path => /\.(tsx?|css|json|md)$/.test(path));
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...sources], {
      cwd: root,
      stdio: 'ignore',
    });
    const edited = split ? [into, `bench/tasks/splits/${split}.json`] : [into];
    const value = { kind, id, files: [...Object.keys(files), ...edited], check, page, notes };
    return {
      value,
      text: [
        ...value.files.map(file => `wrote ${file}`),
        '',
        ...notes,
        `${page} explains each file. Next: ${check}`,
      ].join('\n'),
    };
  },
};
