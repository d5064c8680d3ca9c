import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { agentFile, agentTestFile } from './new/agent.ts';
import { appFiles, appLine } from './new/app.ts';
import { camel } from './new/names.ts';
import { taskFile, taskLine } from './new/task.ts';
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
}

const makers: Record<string, (name: string, title: string | undefined) => Made> = {
  app(id, title) {
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
  task(id) {
    const [, suite, name] = new RegExp(`^(${NAME})/(${NAME})$`).exec(id) ?? [];
    if (!suite || !name)
      throw usage(`A task is suite/name, such as notes/pin-a-note, in small letters: ${id}`);
    return {
      files: { [`bench/tasks/${suite}/${name}.ts`]: taskFile(suite, name) },
      line: taskLine(suite, name),
      into: 'bench/tasks/index.ts',
      check: `npx tapworld check ${id} --write`,
      page: 'docs/add-a-task.md',
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

/** Writes the files of a new app, task or agent, none of which may be there. */
export const create: CommandSpec = {
  name: 'new',
  describe: 'makes the files of a new app, task or agent',
  shape: command =>
    command
      .argument('<kind>', Object.keys(makers).join(', '))
      .argument('<id>', 'an app’s id, a task’s suite/name, or an agent’s name')
      .option('--name <text>', 'what an app is called on the phone'),
  async run(options: { name?: string }, [kind = '', id = '']) {
    const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
    if (!make) throw usage(`There is no new ${kind}; there are ${Object.keys(makers).join(', ')}`);
    if (options.name !== undefined && kind !== 'app') throw usage('--name is for apps');
    const { files, line, into, check, page } = make(id, options.name);
    const there = Object.keys(files).filter(path => existsSync(new URL(path, root)));
    if (there.length > 0)
      throw new CliError(
        'FILE_EXISTS',
        `${there[0]} is there already; nothing was written. Choose another ${kind === 'agent' ? 'name' : 'id'}, or change the files that are there`,
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
    // In the repo's own format, so that nobody's first check fails for it.
    const sources = Object.keys(files).filter(path => /\.(tsx?|css|json|md)$/.test(path));
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...sources], {
      cwd: root,
      stdio: 'ignore',
    });
    const value = { kind, id, files: [...Object.keys(files), into], check, page };
    return {
      value,
      text: `${value.files.map(f => `wrote ${f}`).join('\n')}\n\n${page} says what each is for. Then: ${check}`,
    };
  },
};
