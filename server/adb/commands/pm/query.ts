import { lines, type CommandContext, type Output } from '../../command.ts';
import { orException } from '../../exceptions.ts';
import { readIntent } from '../../intents.ts';
import { resolve, type Target } from '../../resolve.ts';

const MATCH = 'priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=';
const RESOLVER = 'android/com.android.internal.app.ResolverActivity';

function activityInfo({ component, app }: Target): string[] {
  const [owner = '', name = ''] = component.split('/');
  const fullName = name.startsWith('.') ? owner + name : name;
  return [
    'ActivityInfo:',
    `  name=${fullName}`,
    `  packageName=${owner}`,
    `  labelRes=0x0 nonLocalizedLabel=${app?.name ?? null} icon=0x0 banner=0x0`,
    '  enabled=true exported=true directBootAware=false',
    `  taskAffinity=${owner} targetActivity=null persistableMode=PERSIST_ROOT_ONLY`,
    '  launchMode=0 flags=0x0 privateFlags=0x0 theme=0x0',
    '  ApplicationInfo:',
    `    packageName=${owner}`,
    `    labelRes=0x0 nonLocalizedLabel=${app?.name ?? null} icon=0x0 banner=0x0`,
    `    processName=${owner}`,
  ];
}

/** How much is printed of an activity: its component in a line alone, its component under the match, or all of its info. */
type Detail = 'components' | 'brief' | 'full';
const details = (target: Target, detail: Detail): string[] =>
  detail === 'full' ? activityInfo(target) : [target.component];

/** The one activity that an intent opens; Android's chooser where there are several. */
function resolved(targets: readonly Target[], detail: Detail): Output {
  if (targets.length === 0) return lines('No activity found');
  const isOnly = targets.length === 1;
  const chosen: Target = isOnly ? targets[0]! : { component: RESOLVER, opening: { kind: 'home' } };
  const match = detail === 'components' ? [] : [`${MATCH}${isOnly}`];
  return lines(...match, ...details(chosen, detail));
}

function listed(targets: readonly Target[], detail: Detail): Output {
  if (targets.length === 0) return lines('No activities found');
  if (detail === 'components') return lines(...targets.map(({ component }) => component));
  const printed = [`${targets.length} activities found:`];
  for (const [i, target] of targets.entries()) {
    printed.push(`  Activity #${i}:`, `    ${MATCH}false`);
    printed.push(...details(target, detail).map(line => `    ${line}`));
  }
  return lines(...printed);
}

/** `pm resolve-activity|query-activities [--brief] [--components] INTENT`. */
export function query(verb: string, args: readonly string[], { device }: CommandContext): Promise<Output> {
  return orException(verb, () => {
    let detail: Detail = 'full';
    const intent = readIntent(args, option => {
      if (option === '--components') detail = 'components';
      else if (option === '--brief') detail = detail === 'components' ? detail : 'brief';
      else return option === '--user' || option === '--query-flags' ? 1 : undefined;
      return 0;
    });
    const { targets } = resolve(device.tree, intent);
    return verb === 'resolve-activity' ? resolved(targets, detail) : listed(targets, detail);
  });
}
