import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { parseAllDocuments } from 'yaml';
import { commands } from '../../cli/commands.ts';
import type { CommandSpec } from '../../cli/program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const DEPLOY = join(root, 'deploy');
/** What clients, probes and Prometheus ask a server and a gateway for, unless `--port` says otherwise. */
export const PORT = 8100;
/** Paths that answer without a token. */
export const PROBES = ['/health', '/ready'];
/** Seconds for which a server may run after `--drain-timeout`: calls are refused, clients read, the store gets the last writes. */
export const AFTER_DRAIN_S = 15;

export const textOf = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');

/** Files under deploy/ whose names end so. */
export const filesOf = (...ends: string[]): string[] =>
  readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' })
    .filter(path => ends.some(end => path.endsWith(end)))
    .sort();

/** The documents of a YAML file. Throws on what is no YAML, and on a key that stands twice. */
export function yamlOf(path: string): any[] {
  return parseAllDocuments(textOf(path), { merge: true, strict: true, uniqueKeys: true }).map(document => {
    const [problem] = [...('errors' in document ? document.errors : []), ...document.warnings];
    if (problem) throw new Error(`${path}: ${problem.message}`);
    return document.toJS();
  });
}

/** Names of the variables of an env file. */
export const envNames = (path: string): string[] =>
  [...textOf(path).matchAll(/^([\w-]+)=/gm)].map(([, name]) => name!);

/** Values of variables; one that is not given is `x`. */
type Variables = Readonly<Record<string, string>>;

/** A text with its variables replaced: `${NAME:?why}` of compose, `$(NAME)` of Kubernetes, whose values have variables too. */
const filled = (text: string, variables: Variables): string =>
  text.replaceAll(/\$\{(\w+)[^}]*\}|\$\((\w+)\)/g, (_, ofCompose?: string, ofKubernetes?: string) => {
    const { [(ofCompose ?? ofKubernetes)!]: value = 'x', ...others } = variables;
    return filled(value, others);
  });

/** Names of the variables in a command line. */
export const variablesOf = (args: readonly string[]): string[] =>
  args.flatMap(arg => [...arg.matchAll(/\$[{(](\w+)/g)].map(([, name]) => name!));

/** Variables of the environment that stand for options. */
const VARIABLES = ['TAPWORLD_TOKEN', 'TAPWORLD_STORE', 'TAPWORLD_QUEUE'];

/** The options of a command line of `tapworld`. Throws on an unknown command or option, a missing option, and a value that is none. */
export function optionsOf(
  args: readonly string[],
  variables: Variables = {},
  env: Variables = {},
): Record<string, any> {
  const [name, ...rest] = args.map(arg => filled(arg, variables));
  const spec = commands.find((each): each is CommandSpec => each.name === name && !('commands' in each));
  if (!spec) throw new Error(`tapworld has no command ${name}`);
  const silent = { writeOut: () => {}, writeErr: () => {} };
  const command = spec.shape(new Command(name).exitOverride().configureOutput(silent));
  const given = Object.entries(env).map(([key, value]) => [key, filled(value, variables)] as const);
  const before = { ...process.env };
  try {
    for (const key of VARIABLES) delete process.env[key];
    Object.assign(process.env, Object.fromEntries(given));
    return command.parse(rest, { from: 'user' }).opts();
  } finally {
    process.env = before;
  }
}

/** The port on which a command answers probes, by its options. */
export const portOf = ({ port, metricsPort }: Record<string, any>): number => metricsPort ?? port;
