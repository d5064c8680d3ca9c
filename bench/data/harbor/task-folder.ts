import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Task } from '../../tasks/form.ts';
import type { Instance } from '../../tasks/instance.ts';
import { summary } from '../../tasks/registry.ts';
import type { Action } from '../../../src/protocol/action.ts';

const FILES = join(import.meta.dirname, 'files');
const SCRIPTS = ['environment/tapworld/start.sh', 'solution/solve.sh', 'tests/test.sh'];
const PACKAGE = new URL('../../../package.json', import.meta.url);
/** The server, as the services of a task know it. */
const URL_INSIDE = 'http://tapworld:8100';
const AGENT_SECONDS = 3_600;
const VERIFIER_SECONDS = 120;

/** An instance of a task with what solves it. */
export interface Solved {
  task: Task;
  seed: number;
  instance: Pick<Instance, 'goal' | 'budget' | 'answerSheet'>;
  actions: readonly Action[];
}

/** The name of a task's folder: `notes-create-note-3`. */
export const folderNameOf = ({ task, seed }: Pick<Solved, 'task' | 'seed'>): string =>
  `${task.id.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${seed}`;

/** The agent's token, for its episode alone. It is the same in every task: nobody but the agent is in the network of a task. */
const AGENT_TOKEN = 'tapworld-agent';
/** Harbor wants headers to name credentials, and takes them from its own environment. */
const AGENT_VARIABLE = 'TAPWORLD_AGENT_TOKEN';

/** JSON's texts, numbers and lists of texts are TOML's. */
const toml = (value: unknown): string => JSON.stringify(value);
const table = (name: string, values: Record<string, unknown>): string =>
  [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${toml(value)}`), ''].join('\n');

function configOf(solved: Solved, operator: string): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const { task, seed, instance } = solved;
  const { level, apps, tags } = summary(task);
  const name = `tapworld/${folderNameOf(solved).toLowerCase()}`;
  return [
    'schema_version = "1.4"',
    '',
    table('task', { name, version, description: instance.goal, keywords: ['phone', 'gui', ...tags] }),
    table('metadata', { task_id: task.id, seed, level, apps, budget: instance.budget }),
    table('agent', { timeout_sec: AGENT_SECONDS }),
    table('verifier', { timeout_sec: VERIFIER_SECONDS }),
    table('verifier.env', { TAPWORLD_URL: URL_INSIDE, TAPWORLD_TOKEN: operator }),
    table('solution.env', { TAPWORLD_URL: URL_INSIDE, [AGENT_VARIABLE]: AGENT_TOKEN }),
    table('environment', { cpus: 2, memory_mb: 4_096, storage_mb: 8_192 }),
    table('[environment.mcp_servers]', {
      name: 'phone',
      transport: 'streamable-http',
      url: `${URL_INSIDE}/mcp`,
    }),
    table('environment.mcp_servers.headers', {
      Authorization: `Bearer \${${AGENT_VARIABLE}}`,
    }),
  ].join('\n');
}

function instructionOf({ instance: { goal, budget, answerSheet } }: Solved): string {
  const asked = answerSheet
    ? `\nHand in the answer with the tool \`answer\`. Its fields: ${JSON.stringify(answerSheet.fields)}\n`
    : '';
  return `${goal}

You do this on a phone, with the tools of the MCP server \`phone\`. You have ${budget} steps; looking costs none.
${asked}Call \`done\` when it is done, or \`impossible\` where it cannot be.
`;
}

/** Writes a task of Harbor into a folder that is there. The operator's token is new each time: the agent must not guess it. */
export function writeTaskFolder(folder: string, solved: Solved): void {
  const operator = randomBytes(18).toString('base64url');
  const { task, seed, actions } = solved;
  cpSync(FILES, folder, { recursive: true });
  for (const script of SCRIPTS) chmodSync(join(folder, script), 0o755);
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('task.toml', configOf(solved, operator));
  write('instruction.md', instructionOf(solved));
  write(
    'environment/tapworld/task.json',
    `${JSON.stringify({ task: task.id, seed, operator, agent: AGENT_TOKEN })}\n`,
  );
  write('solution/actions.jsonl', `${actions.map(action => JSON.stringify(action)).join('\n')}\n`);
}
