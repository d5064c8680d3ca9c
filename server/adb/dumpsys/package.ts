import { strftime } from '../commands/date.ts';
import type { Command, Output } from '../command.ts';
import {
  identity,
  isGranted,
  packageNamed,
  packages,
  pathOf,
  requestedBy,
  versionCode,
  type Package,
} from '../packages.ts';
import { processOf } from '../processes.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';

const MAIN_FILTER = [
  '          Action: "android.intent.action.MAIN"',
  '          Category: "android.intent.category.LAUNCHER"',
];

/** The resolver tables of an app's activities. */
function filters({ name, app }: Package): string[] {
  if (!app) return [];
  const activity = (route: string) => `${name}/${app.routes[route]!.activity}`;
  const entry = (route: string, more: readonly string[]) => [
    `        ${identity(activity(route))} ${activity(route)} filter ${identity(`${activity(route)} filter`)}`,
    ...more,
  ];
  const schemes = app.intents.filter(filter => filter.scheme !== undefined);
  const types = app.intents.filter(filter => filter.mime !== undefined);
  const action = (verb: string) =>
    `          Action: "android.intent.action.${verb === 'CAPTURE' ? 'IMAGE_CAPTURE' : verb}"`;
  return [
    'Activity Resolver Table:',
    ...(types.length > 0
      ? [
          '  Full MIME Types:',
          ...types.flatMap(filter => [
            `      ${filter.mime}:`,
            ...entry(filter.route, [action(filter.verb), `          StaticType: "${filter.mime}"`]),
          ]),
          '',
        ]
      : []),
    ...(schemes.length > 0
      ? [
          '  Schemes:',
          ...schemes.flatMap(filter => [
            `      ${filter.scheme}:`,
            ...entry(filter.route, [action(filter.verb), `          Scheme: "${filter.scheme}"`]),
          ]),
          '',
        ]
      : []),
    '  Non-Data Actions:',
    '      android.intent.action.MAIN:',
    ...entry('/', MAIN_FILTER),
    '',
  ];
}

const PERMISSION_FLAGS = 'USER_SENSITIVE_WHEN_GRANTED|USER_SENSITIVE_WHEN_DENIED';

function section(tree: AnyPhone, each: Package): string[] {
  const { name, uid, app, system, enabled, version, installedAt } = each;
  const at = strftime('%Y-%m-%d %H:%M:%S', installedAt, tree.clock.zone);
  const requested = app ? requestedBy(app) : [];
  const isStopped = app ? tree.os.installed[app.id]?.stopped === true : processOf(tree, name) === undefined;
  const code = pathOf(each).replace(/\/[^/]+$/, '');
  return [
    `  Package [${name}] (${identity(name)}):`,
    `    userId=${uid}`,
    `    pkg=Package{${identity(`${name} pkg`)} ${name}}`,
    `    codePath=${code}`,
    `    resourcePath=${code}`,
    `    versionCode=${versionCode(each)} minSdk=33 targetSdk=33`,
    `    versionName=${version}`,
    '    splits=[base]',
    `    flags=[ ${system ? 'SYSTEM ' : ''}HAS_CODE ALLOW_CLEAR_USER_DATA ALLOW_BACKUP ]`,
    `    pkgFlags=[ ${system ? 'SYSTEM ' : ''}HAS_CODE ALLOW_CLEAR_USER_DATA ALLOW_BACKUP ]`,
    `    dataDir=/data/user/0/${name}`,
    `    timeStamp=${at}`,
    `    firstInstallTime=${at}`,
    `    lastUpdateTime=${at}`,
    ...(requested.length > 0
      ? ['    requested permissions:', ...requested.map(permission => `      ${permission}`)]
      : []),
    `    User 0: ceDataInode=${uid} installed=true hidden=false suspended=false` +
      ` stopped=${isStopped} notLaunched=false enabled=${enabled ? 0 : 3} instant=false virtual=false`,
    `      firstInstallTime=${at}`,
    ...(app && requested.length > 0
      ? [
          '      runtime permissions:',
          ...requested.map(
            permission =>
              `        ${permission}: granted=${isGranted(tree, app, permission)}, flags=[ ${PERMISSION_FLAGS} ]`,
          ),
        ]
      : []),
  ];
}

/** The dump of one package, or of all. */
export function packageDump(tree: AnyPhone, args: readonly string[]): Output {
  const name = args.find(arg => !arg.startsWith('-'));
  const all =
    name === undefined ? packages(tree) : [packageNamed(tree, name)].filter(each => each !== undefined);
  if (all.length === 0) return { out: `Unable to find package: ${name}\n` };
  return {
    out: [...all.flatMap(filters), 'Packages:', ...all.flatMap(each => [...section(tree, each), ''])]
      .map(line => `${line}\n`)
      .join(''),
  };
}

/** `dumpsys package`. */
export const packageSection: Command = {
  name: 'package',
  run: (args, { device }) => packageDump(device.tree, args),
};
