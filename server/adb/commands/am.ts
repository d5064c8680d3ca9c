import { tasksOf } from '../activities.ts';
import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { broadcast } from '../broadcasts.ts';
import { orException, ShellException } from '../exceptions.ts';
import { fullName, NEW_TASK, readComponent, readIntent, wordsFor, type AndroidIntent } from '../intents.ts';
import { appNamed, CLIPPER_CLASSES, packageNamed } from '../packages.ts';
import { isRunning } from '../processes.ts';
import { resolve } from '../resolve.ts';
import { closeTasksOf, isInFront, start, stopApp } from '../activity-starter.ts';

/** Words that an option of a start takes; what they ask for, a profile or another display, a phone here has not. */
const OPTIONS: Readonly<Record<string, number>> = {
  '-D': 0,
  '-N': 0,
  '-R': 1,
  '-P': 1,
  '--start-profiler': 1,
  '--sampling': 1,
  '--streaming': 0,
  '--attach-agent': 1,
  '--attach-agent-bind': 1,
  '--user': 1,
  '--display': 1,
  '--windowingMode': 1,
  '--activityType': 1,
  '--task': 1,
  '--task-overlay': 0,
  '--lock-task': 0,
  '--allow-background-starts': 0,
  '--receiver-permission': 1,
  '--async': 0,
  '--track-allocation': 0,
  '--splashscreen-icon': 0,
  '--splashscreen-show-icon': 0,
  '--dismiss-keyguard': 0,
};

async function startActivity(args: readonly string[], { device }: CommandContext): Promise<Output> {
  let [waits, stops] = [false, false];
  let out = '';
  return orException(
    'start',
    async () => {
      const intent = readIntent(args, option => {
        if (option === '-W') waits = true;
        else if (option === '-S') stops = true;
        else return OPTIONS[option];
        return 0;
      });
      const { targets, missing } = resolve(device.tree, intent);
      if (stops) {
        const owner =
          intent.component?.package ?? (targets.length === 1 ? targets[0]!.app?.package : undefined);
        if (owner === undefined)
          return refuse(
            targets.length > 1
              ? `Error: Intent matches multiple activities; can't stop: ${wordsFor(intent)}`
              : `Error: Intent does not match any activities: ${wordsFor(intent)}`,
          );
        out += `Stopping: ${owner}\n`;
        const app = appNamed(owner);
        if (app) await stopApp(device, app.id);
      }
      out += `Starting: ${wordsFor(intent)}\n`;
      // Without -W errors go to stderr. The status is 0 in both cases, as on Android.
      const result = (text: string): Output => (waits ? { out: `${out}${text}` } : { out, err: text });
      if (missing)
        return result(
          `Error type 3\nError: Activity class {${fullName(intent.component!)}} does not exist.\n`,
        );
      const started = targets.length === 0 ? undefined : await start(device, targets, intent);
      if (!started)
        return result(
          `Error: Activity not started, unable to resolve ${wordsFor({ ...intent, flags: intent.flags | NEW_TASK })}\n`,
        );
      const { how, state, component, ms } = started;
      const warning =
        how === 'top'
          ? 'Warning: Activity not started, intent has been delivered to currently running top-most instance.\n'
          : how === 'front'
            ? 'Warning: Activity not started, its current task has been brought to the front\n'
            : '';
      if (!waits) return result(warning);
      const launch = how === 'top' ? 'UNKNOWN (0)' : state;
      return result(
        `${warning}Status: ok\nLaunchState: ${launch}\nActivity: ${component}\nTotalTime: ${ms}\nWaitTime: ${ms + 3}\nComplete\n`,
      );
    },
    () => out,
  );
}

/** Words behind options that take one, such as `--user 0`. */
function operands(args: readonly string[]): string[] {
  return args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--user');
}

async function forceStop(args: readonly string[], { device }: CommandContext): Promise<Output> {
  const [name] = operands(args);
  if (name === undefined)
    return orException('force-stop', () => {
      throw new ShellException('IllegalArgumentException', 'Argument expected after "force-stop"');
    });
  const found = packageNamed(device.tree, name);
  if (found?.app) await stopApp(device, found.app.id);
  return {};
}

/** Closes the background tasks of one app, or of all. */
async function kill(device: CommandContext['device'], name?: string): Promise<Output> {
  const apps =
    name === undefined
      ? device.tree.ui.tasks.map(task => task.app)
      : [packageNamed(device.tree, name)?.app?.id];
  for (const app of new Set(apps))
    if (app !== undefined) await closeTasksOf(device, app, task => !isInFront(device, task));
  return {};
}

function stackList({ device }: CommandContext): Output {
  const { width, height } = device.size;
  const bounds = `[0,0][${width},${height}]`;
  return {
    out: tasksOf(device.tree)
      .map(({ id, visible, app, activities }) => {
        const top = fullName(activities[0]!.component);
        const type = app === null ? 'home' : 'standard';
        const root = fullName(activities.at(-1)!.component);
        return [
          `RootTask id=${id} bounds=${bounds} displayId=0 userId=0`,
          ` configuration={1.0 mcc mnc ${type} fullscreen}`,
          `  taskId=${id}: ${root} bounds=${bounds} userId=0 visible=${visible} topActivity=ComponentInfo{${top}}`,
          '\n',
        ].join('\n');
      })
      .join(''),
  };
}

async function taskCommand(kind: string, args: readonly string[], context: CommandContext): Promise<Output> {
  const [verb, id] = args;
  if (kind === 'stack' && (verb === 'list' || verb === 'info')) return stackList(context);
  const { device } = context;
  const record = tasksOf(device.tree).find(task => String(task.id) === id)?.record;
  if (verb === 'remove' || verb === 'focus') {
    // Android removes a task that is gone without an error.
    if (!record) return verb === 'remove' ? {} : refuse(`Error: no task ${id ?? ''}`, 255);
    await device.run('system', verb === 'remove' ? 'closeTask' : 'openTask', { task: record.id });
    return {};
  }
  // Screens cannot be pinned on this phone.
  if (kind === 'task' && verb === 'lock') return lines('Activity manager is not in lockTaskMode');
  return refuse(`Error: unknown command '${verb ?? ''}'`, 255);
}

function service(verb: string, args: readonly string[]): Promise<Output> {
  let out = '';
  return orException(
    verb,
    () => {
      const intent = readIntent(
        args,
        option => OPTIONS[option] ?? (option === '--fgservice' ? 0 : undefined),
      );
      const stops = verb === 'stopservice' || verb === 'stop-service';
      const isClipper = CLIPPER_CLASSES.includes(intent.component?.class ?? '');
      if (isClipper && !stops) return lines(`Starting service: ${wordsFor(intent)}`);
      out = `${stops ? 'Stopping' : 'Starting'} service: ${wordsFor(intent)}\n`;
      return {
        out,
        err: stops ? 'Service not stopped: was not running.\n' : 'Error: Not found; no service started.\n',
        status: 255,
      };
    },
    () => out,
  );
}

function instrument(args: readonly string[]): Output {
  const named = args.filter(arg => !arg.startsWith('-') && readComponent(arg)).at(-1) ?? '';
  const component = readComponent(named);
  const full = component ? fullName(component) : named;
  return {
    ...lines(
      `INSTRUMENTATION_STATUS: Error=Unable to find instrumentation info for: ComponentInfo{${full}}`,
      'INSTRUMENTATION_STATUS: id=ActivityManagerService',
      'INSTRUMENTATION_STATUS_CODE: -1',
    ),
    err: `android.util.AndroidException: INSTRUMENTATION_FAILED: ${named}\n`,
    status: 1,
  };
}

/** The prefix of an extra in an intent URI. */
function typePrefix(value: unknown): string {
  if (typeof value === 'boolean') return 'B.';
  return typeof value === 'number' ? 'i.' : 'S.';
}

/** An intent as an `intent:` URI. */
function uriOf(intent: AndroidIntent): string {
  const parts = [
    intent.action && intent.action !== 'android.intent.action.VIEW' && `action=${intent.action}`,
    ...intent.categories.map(category => `category=${category}`),
    intent.type && `type=${intent.type}`,
    intent.flags !== 0 && `launchFlags=0x${(intent.flags >>> 0).toString(16)}`,
    intent.package && `package=${intent.package}`,
    intent.component && `component=${fullName(intent.component)}`,
    ...Object.entries(intent.extras).map(
      ([key, value]) => `${typePrefix(value)}${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
    ),
  ].filter(Boolean);
  return `${intent.data ?? ''}#Intent;${parts.map(part => `${part};`).join('')}end`;
}

/** `am`: starts and ends activities, and sends broadcasts. */
export const am: Command = {
  name: 'am',
  async run([verb = '', ...args], context) {
    const { device } = context;
    switch (verb) {
      case 'start':
      case 'start-activity':
        return startActivity(args, context);
      case 'force-stop':
      case 'stop-app':
        return forceStop(args, context);
      case 'kill':
        return kill(device, operands(args)[0] ?? '');
      case 'kill-all':
        return kill(device);
      case 'broadcast':
        return broadcast(args, context);
      case 'stack':
      case 'task':
        return taskCommand(verb, args, context);
      case 'startservice':
      case 'start-service':
      case 'startforegroundservice':
      case 'start-foreground-service':
      case 'stopservice':
      case 'stop-service':
        return service(verb, args);
      case 'instrument':
        return instrument(args);
      case 'get-current-user':
        return lines('0');
      case 'get-inactive':
        return lines(`Idle=${!isRunning(device.tree, appNamed(operands(args)[0] ?? '')?.id ?? '')}`);
      case 'wait-for-broadcast-idle':
      case 'wait-for-broadcast-barrier':
        return lines('All broadcast queues are idle!');
      case 'to-uri':
      case 'to-intent-uri':
        return orException(verb, () => lines(uriOf(readIntent(args))));
      case '':
        return refuse(
          'Activity manager (activity) commands: start-activity, start, force-stop, kill, kill-all,' +
            ' broadcast, stack, task, instrument, get-current-user',
          255,
        );
      default:
        return refuse(`Unknown command: ${verb}`, 255);
    }
  },
};
