import { isSilenced } from '../../../src/sdk/core/notifications.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import { keyOf, posted } from '../cmd/notification.ts';
import { lines, type Command } from '../command.ts';
import { hexOf, uidOf } from '../ids.ts';

/** `dumpsys notification [--noredact]`: the notifications. Without the option texts are replaced by their lengths, as on Android. */
export const notification: Command = {
  name: 'notification',
  run(args, { device }) {
    const open = args.includes('--noredact');
    const words = (text: string) => (open ? `String (${text})` : `String [length=${text.length}]`);
    const records = posted(device).flatMap(each => {
      const { app, channel, tag, title, text, at, ongoing, silent, actions, lines: more } = each;
      const pkg = catalogue.metas.get(app)?.package ?? app;
      const key = keyOf(each);
      const flags = (ongoing ? 0x2 : 0) | (silent ? 0x8 : 0);
      const record = [
        `pkg=${pkg}`,
        'user=UserHandle{0}',
        `id=${key.split('|')[2]}`,
        `tag=${tag}`,
        `importance=${silent ? 2 : 4}`,
        `key=${key}`,
      ];
      const content = [
        `channel=${channel}`,
        'shortcut=null contentView=null vibrate=null sound=null defaults=0x0',
        `flags=0x${flags.toString(16)}`,
        'color=0x00000000',
        `actions=${actions.length}`,
        'vis=PRIVATE',
      ];
      return [
        `    NotificationRecord(0x${hexOf(key)}: ${record.join(' ')}: Notification(${content.join(' ')}))`,
        `      uid=${uidOf(app)} userId=0`,
        `      opPkg=${pkg}`,
        `      flags=0x${flags.toString(16)}`,
        `      key=${key}`,
        `      when=${at}`,
        '      extras={',
        `          android.title=${words(title)}`,
        `          android.text=${words(text)}`,
        ...(more
          ? [
              `          android.textLines=CharSequence[] (${more.length})`,
              ...(open ? more.map((line, i) => `            [${i}] ${line}`) : []),
            ]
          : []),
        '      }',
        ...(actions.length > 0
          ? [
              '      actions={',
              ...actions.map(
                ({ label }, i) =>
                  `        [${i}] "${label}" -> PendingIntent{${hexOf(key + label)}: broadcastIntent}`,
              ),
              '      }',
            ]
          : []),
        `      mCreationTimeMs=${at}`,
      ];
    });
    return lines(
      'Current Notification Manager state:',
      '  Notification List:',
      ...records,
      '  ',
      `  mZenMode=${isSilenced(device.tree) ? 'ZEN_MODE_IMPORTANT_INTERRUPTIONS' : 'ZEN_MODE_OFF'}`,
    );
  },
};
