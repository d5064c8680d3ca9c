import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import {
  allSettings,
  deleteSetting,
  isNamespace,
  NAMESPACES,
  readSetting,
  writeSetting,
  type Namespace,
} from '../settings-map.ts';

const HELP = `Settings provider (settings) commands:
  help
      Print this help text.
  get [--user <USER_ID> | current] NAMESPACE KEY
      Retrieve the current value of KEY.
  put [--user <USER_ID> | current] NAMESPACE KEY VALUE [TAG] [default]
      Change the contents of KEY to VALUE.
  delete [--user <USER_ID> | current] NAMESPACE KEY
      Delete the entry for KEY.
  reset [--user <USER_ID> | current] NAMESPACE {PACKAGE_NAME | RESET_MODE}
      Reset the global/secure table: RESET_MODE is one of untrusted_defaults, untrusted_clear, trusted_defaults.
  list [--user <USER_ID> | current] NAMESPACE
      Print all defined settings.
      NAMESPACE is one of {system, secure, global}, case-insensitive
`;
const VERBS = ['get', 'put', 'delete', 'reset', 'list'];
const MODES = ['untrusted_defaults', 'untrusted_clear', 'trusted_defaults'];
const MINUS_ONE = 255;

const thrown = (verb: string, error: string): Output =>
  refuse(
    `Exception occurred while executing '${verb}':\njava.lang.IllegalArgumentException: ${error}`,
    MINUS_ONE,
  );

/** `settings`: Android's three tables, backed by the phone's own settings. */
export const settings: Command = {
  name: 'settings',
  async run(given, { device }) {
    const args = [...given];
    const user = args.indexOf('--user');
    if (user >= 0) args.splice(user, 2);
    const verb = args[0]?.toLowerCase();
    if (verb === undefined) return { out: HELP, status: MINUS_ONE };
    if (verb === 'help' || verb === '-h') return { out: HELP };
    if (!VERBS.includes(verb)) return refuse(`Invalid command: ${args[0]}`, MINUS_ONE);
    const [, table, key, value] = args;
    const namespace = table?.toLowerCase();
    if (namespace === undefined) return refuse('Bad arguments', MINUS_ONE);
    if (!isNamespace(namespace)) return refuse(`Invalid namespace '${table}'`, MINUS_ONE);
    if (verb === 'list')
      return lines(...allSettings(device.tree, namespace).map(([name, text]) => `${name}=${text}`));
    if (key === undefined || (verb === 'put' && value === undefined))
      return refuse('Bad arguments', MINUS_ONE);
    if (verb === 'reset') return reset(device, namespace, key);
    if (verb !== 'put' && value !== undefined) return refuse('Too many arguments', MINUS_ONE);
    if (verb === 'get') return lines(readSetting(device.tree, namespace, key) ?? 'null');
    if (verb === 'delete') return lines(`Deleted ${await deleteSetting(device, namespace, key)} rows`);
    return (await writeSetting(device, namespace, key, value!))
      ? {}
      : thrown(verb, `Invalid value: ${value} for setting: ${key}`);
  },
};

/** Deletes what a shell wrote; `trusted_defaults` also resets the phone's own settings. */
async function reset(device: CommandContext['device'], namespace: Namespace, label: string): Promise<Output> {
  if (namespace === 'system') return refuse('Bad arguments', MINUS_ONE);
  const kept = Object.keys(device.tree.device.shell?.settings ?? {})
    .filter(row => row.startsWith(`${namespace}/`))
    .map(row => row.slice(namespace.length + 1));
  const own = label === 'trusted_defaults' ? Object.keys(NAMESPACES[namespace]) : [];
  if (MODES.includes(label) || label === 'com.android.shell')
    for (const key of new Set([...kept, ...own])) await deleteSetting(device, namespace, key);
  return {};
}
