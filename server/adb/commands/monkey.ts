import type { Action } from '../../../src/protocol/action.ts';
import { streamOf } from '../../../src/state/random.ts';
import { topActivity } from '../activities.ts';
import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { MAIN } from '../intents.ts';
import { ownName, packages } from '../packages.ts';
import { resolve, type Target } from '../resolve.ts';
import { start } from '../activity-starter.ts';

const LAUNCHED = 'android.intent.category.LAUNCHER';
const MONKEYED = 'android.intent.category.MONKEY';
/** Options that are followed by a value, apart from the shares of events. */
const VALUED: ReadonlySet<string> = new Set([
  '-f',
  '--port',
  '--setup',
  '--profile-wait',
  '--device-sleep-time',
  '--pkg-blacklist-file',
  '--pkg-whitelist-file',
  '--script-log',
]);
/** Most events of a run. More would occupy a renderer for minutes. */
const MAX_EVENTS = 5_000;

/** Default shares of events in percent. Events that this phone lacks (trackball, keyboard flip) are left out. */
const SHARES: Readonly<Record<string, number>> = {
  touch: 40,
  motion: 25,
  nav: 10,
  majornav: 10,
  syskeys: 5,
  appswitch: 10,
};

interface Plan {
  names: string[];
  categories: string[];
  seed: number;
  throttle: number;
  shares: Record<string, number>;
  count: number;
  verbose: boolean;
}

function plan(args: readonly string[]): Plan | string {
  const read: Plan = {
    names: [],
    categories: [],
    seed: 0,
    throttle: 0,
    shares: { ...SHARES },
    count: NaN,
    verbose: false,
  };
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (/^\d+$/.test(arg)) {
      read.count = Number(arg);
      continue;
    }
    if (arg === '-v') {
      read.verbose = true;
      continue;
    }
    const share = /^--pct-(\w+)$/.exec(arg)?.[1];
    if (
      arg === '-p' ||
      arg === '-c' ||
      arg === '-s' ||
      arg === '--throttle' ||
      share !== undefined ||
      VALUED.has(arg)
    ) {
      const value = args[++at];
      if (value === undefined) return `** Error: Argument expected after "${arg}"`;
      if (arg === '-p') read.names.push(value);
      else if (arg === '-c') read.categories.push(value);
      else if (share !== undefined || arg === '-s' || arg === '--throttle') {
        const number = Number(value);
        if (!Number.isFinite(number) || number < 0) return `** Error: "${value}" is not a number`;
        if (arg === '-s') read.seed = number;
        else if (arg === '--throttle') read.throttle = Math.round(number);
        else if (share! in SHARES) read.shares[share!] = number;
      }
    } else if (!arg.startsWith('--')) return `** Error: Unknown option: ${arg}`;
  }
  if (Number.isNaN(read.count)) return '** Error: Count not specified';
  return read.count > MAX_EVENTS ? `** Error: at most ${MAX_EVENTS} events at once` : read;
}

/** The activities that a run may start. */
function targetsOf({ device: { tree } }: CommandContext, { names, categories }: Plan): Target[] {
  const wanted = categories.length === 0 ? [LAUNCHED, MONKEYED] : categories;
  if (!wanted.includes(LAUNCHED)) return [];
  const own = names.map(ownName);
  const owners = packages(tree).filter(
    each => each.app && each.enabled && (names.length === 0 || own.includes(each.name)),
  );
  return owners.flatMap(
    ({ name }) =>
      resolve(tree, { action: MAIN, categories: [LAUNCHED], package: name, flags: 0, extras: {} }).targets,
  );
}

const USAGE = [
  'usage: monkey [-p ALLOWED_PACKAGE [-p ALLOWED_PACKAGE] ...]',
  '              [-c MAIN_CATEGORY [-c MAIN_CATEGORY] ...]',
  '              [--pct-touch PERCENT] [--pct-motion PERCENT]',
  '              [--throttle MILLISEC] [-s SEED] [-v]',
  '              COUNT',
].join('\n');

/** What a verbose run prints first. */
const verboseHead = ({ seed, count, names, categories }: Plan): string[] => [
  `:Monkey: seed=${seed} count=${count}`,
  ...names.map(name => `:AllowPackage: ${name}`),
  ...categories.map(category => `:IncludeCategory: ${category}`),
];

/** `monkey`: starts an app from its launcher icon, then touches the screen at random by a seed. */
export const monkey: Command = {
  name: 'monkey',
  async run(args, context): Promise<Output> {
    const { device } = context;
    const read = plan(args);
    if (typeof read === 'string') return refuse(`${read}\n${USAGE}`, 255);
    const { names, seed, throttle, count, shares, verbose } = read;
    const targets = targetsOf(context, read);
    if (targets.length === 0) return { out: '** No activities found to run, monkey aborted.\n', status: 252 };
    const own = names.map(ownName);
    const startedAt = device.tree.clock.now;
    const next = streamOf(seed, 'monkey');
    const below = (limit: number) => Math.floor(next() * limit);
    const point = (): [number, number] => [below(device.size.width), below(device.size.height)];
    const launch = () => start(device, [targets[below(targets.length)]!], { flags: 0 });
    const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
    const event = (): Action | null => {
      let at = next() * all;
      const kind = Object.keys(shares).find(each => (at -= shares[each]!) < 0);
      const [x, y] = point();
      switch (kind) {
        case 'touch':
          return { type: 'tap', x, y };
        case 'motion':
          return { type: 'swipe', from: [x, y], to: point(), ms: 300 };
        case 'nav':
          return {
            type: 'key',
            key: (['arrow_up', 'arrow_down', 'arrow_left', 'arrow_right'] as const)[below(4)]!,
          };
        case 'majornav':
          return { type: 'key', key: (['back', 'enter'] as const)[below(2)]! };
        case 'syskeys':
          return { type: 'key', key: (['home', 'back', 'volume_up', 'volume_down'] as const)[below(4)]! };
        default:
          return null;
      }
    };
    for (let n = 0; n < count; n++) {
      // It returns to its packages whenever it has left them.
      const left = names.length > 0 && !own.includes(topActivity(device.tree).component.package);
      const action = n === 0 || left ? null : event();
      if (action === null) await launch();
      else await device.input(action);
      if (throttle > 0) await device.input({ type: 'wait', ms: throttle });
    }
    const ms = device.tree.clock.now - startedAt;
    return lines(
      ...(verbose ? verboseHead(read) : []),
      `Events injected: ${count}`,
      `## Network stats: elapsed time=${ms}ms (0ms mobile, 0ms wifi, ${ms}ms not connected)`,
      ...(verbose ? ['// Monkey finished'] : []),
    );
  },
};
