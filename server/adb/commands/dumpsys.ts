import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { sections } from '../dumpsys/all.ts';
import { SYSTEM_PID } from '../ids.ts';
import { strftime } from './date.ts';

const USAGE = `usage: dumpsys
         To dump all services.
or:
       dumpsys [-t TIMEOUT] [--priority LEVEL] [--clients] [--dump] [--pid] [--thread] [--help | -l | --skip SERVICES | SERVICE [ARGS]]
         --help: shows this help
         -l: only list services, do not dump them
         -t TIMEOUT_SEC: TIMEOUT to use in seconds instead of default 10 seconds
         -T TIMEOUT_MS: TIMEOUT to use in milliseconds instead of default 10 seconds
         --pid: dump PID instead of usual dump
         --proto: filter services that support dumping data in proto format. Dumps
               will be in proto format.
         --priority LEVEL: filter services based on specified priority
               LEVEL must be one of CRITICAL | HIGH | NORMAL
         --skip SERVICES: dumps all services but SERVICES (comma-separated list)
         SERVICE [ARGS]: dumps only service SERVICE, optionally passing ARGS to it
`;

/** Services of a higher priority than NORMAL. */
const PRIORITIES: Readonly<Record<string, readonly string[]>> = {
  CRITICAL: ['SurfaceFlinger', 'activity', 'cpuinfo', 'input', 'window'],
  HIGH: ['connectivity', 'meminfo'],
};
const RAISED: ReadonlySet<string> = new Set(Object.values(PRIORITIES).flat());

/** What a dump is asked for. */
interface Request {
  lists: boolean;
  pids: boolean;
  proto: boolean;
  priority?: string;
  skipped: readonly string[];
  /** The service and its arguments; empty for all services. */
  service: readonly string[];
}

/** Reads the options before the service; undefined for wrong ones. */
function readRequest(args: readonly string[]): Request | undefined {
  const request: Request = { lists: false, pids: false, proto: false, skipped: [], service: [] };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('-')) return { ...request, service: args.slice(i) };
    if (arg === '-l') request.lists = true;
    else if (arg === '--pid') request.pids = true;
    else if (arg === '--proto') request.proto = true;
    // No dump here takes time, so a limit of it changes nothing.
    else if (arg === '-t' || arg === '-T') {
      if (!/^\d+$/.test(args[++i] ?? '')) return undefined;
    } else if (arg === '-p' || arg === '--priority') {
      request.priority = args[++i] ?? '';
      if (!['CRITICAL', 'HIGH', 'NORMAL'].includes(request.priority)) return undefined;
    } else if (arg === '--skip') {
      // The names are one list or, as old versions have them, all words that follow.
      request.skipped = args.slice(i + 1).flatMap(names => names.split(','));
      return request;
    } else return undefined;
  }
  return request;
}

function chosen({ priority, skipped }: Request): Command[] {
  const isOf = (name: string) =>
    priority === undefined ||
    (priority === 'NORMAL' ? !RAISED.has(name) : PRIORITIES[priority]!.includes(name));
  return sections.filter(({ name }) => isOf(name) && !skipped.includes(name));
}

const RULE = '-'.repeat(79);

/** All of some services, each under its name. */
async function dumpAll(found: readonly Command[], skipped: readonly string[], context: CommandContext) {
  const { clock } = context.device.tree;
  const names = [...found.map(({ name }) => name), ...skipped.map(name => `${name} (skipped)`)].sort();
  let out = `Currently running services:\n${names.map(name => `  ${name}\n`).join('')}`;
  for (const section of found) {
    const { out: dump = '' } = await section.run([], context);
    const ended = `--------- 0.001s was the duration of dumpsys ${section.name}, ending at: ${strftime('%F %T', clock.now, clock.zone)}`;
    out += `${RULE}\nDUMP OF SERVICE ${section.name}:\n${dump.toString()}${ended}\n`;
  }
  return { out };
}

/** `dumpsys`: what a service of the phone says of itself, or what all say. */
export const dumpsys: Command = {
  name: 'dumpsys',
  async run(args, context): Promise<Output> {
    if (args[0] === '--help') return { out: USAGE };
    const request = readRequest(args);
    if (!request) return refuse(USAGE, 255);
    if (request.proto) return refuse('dumpsys: no service of this phone dumps in proto format', 1);
    const [name, ...rest] = request.service;
    const found = name === undefined ? chosen(request) : sections.filter(each => each.name === name);
    if (request.lists) return lines('Currently running services:', ...found.map(each => `  ${each.name}`));
    if (found.length === 0 && name !== undefined) return { err: `Can't find service: ${name}\n`, status: 0 };
    if (request.pids) return lines(...found.map(() => String(SYSTEM_PID)));
    return name === undefined ? dumpAll(found, request.skipped, context) : found[0]!.run(rest, context);
  },
};
