import { runOn } from '../../../src/sdk/core/engine.ts';
import type { Notification } from '../../../src/state/phone/os.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import { lines, refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { numberOf, uidOf } from '../ids.ts';

/** The app that posts the shell's notifications. */
const POSTER = 'settings';

/** Android's key of a notification: user, package, id, tag, uid. */
export const keyOf = ({ app, tag }: Pick<Notification, 'app' | 'tag'>): string =>
  `0|${catalogue.metas.get(app)?.package ?? app}|${numberOf(`${app} ${tag}`)}|${tag}|${uidOf(app)}`;

/** The notifications of the shade, newest first. */
export function posted({ tree }: AdbDevice): Notification[] {
  return Object.entries(tree.os.notifications)
    .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1))
    .map(([, each]) => each);
}

const HELP = [
  'usage: cmd notification SUBCMD [args]',
  '',
  'SUBCMDs:',
  '  list',
  '  get <notification-key>',
  '  set_dnd [on|none (same as on)|priority|alarms|all|off (same as all)]',
  '  post [-t|--title TITLE] <tag> <text>',
].join('\n');

async function post(device: AdbDevice, given: readonly string[]): Promise<Output> {
  const args = [...given];
  let title = '';
  while (args[0]?.startsWith('-')) {
    const flag = args.shift()!;
    const value = args.shift();
    if (value === undefined) return refuse(`Error: ${flag} needs a value`, 255);
    if (flag === '-t' || flag === '--title') title = value;
  }
  const [tag, ...words] = args;
  if (tag === undefined || words.length === 0)
    return refuse('usage: cmd notification post [flags] <tag> <text>', 255);
  const text = words.join(' ');
  await device.change(draft =>
    runOn(catalogue, draft)
      .ctx(POSTER)
      .notify({
        channel: 'shell_cmd',
        tag,
        title: title || 'Shell',
        text,
      }),
  );
  return lines(
    'posting:',
    '  Notification(channel=shell_cmd shortcut=null contentView=null vibrate=null sound=null' +
      ' defaults=0x0 flags=0x0 color=0x00000000 vis=PRIVATE)',
  );
}

/** `cmd notification`: lists and posts notifications, and sets Do Not Disturb. */
export const notification: Command = {
  name: 'notification',
  async run([verb, ...args], { device }) {
    switch (verb) {
      case 'list':
        return lines(...posted(device).map(keyOf));
      case 'get': {
        const found = posted(device).find(each => keyOf(each) === args[0]);
        return found
          ? lines(
              `NotificationRecord(key=${keyOf(found)}: Notification(channel=${found.channel} category=null))`,
            )
          : refuse(`error: no active notification matching key: ${args[0] ?? ''}`, 255);
      }
      case 'post':
        return post(device, args);
      case 'set_dnd': {
        const on = ['on', 'none', 'priority', 'alarms'].includes(args[0] ?? '');
        if (!on && args[0] !== 'off' && args[0] !== 'all') return lines('Unknown DND mode requested');
        await device.run('system', 'changeSettings', { settings: { doNotDisturb: { on } } });
        return {};
      }
      default:
        return refuse(HELP, verb === undefined ? 0 : 255);
    }
  },
};
